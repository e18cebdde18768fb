/// Where a bridge explains a rule that somebody's message or app breaks, by the rule's id.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/#/rules/\(id)" }

    /// The end of an error that reaches an app's developer, who may have no bridge open.
    package static func hint(at id: String) -> String { "See \(of(id)) of the bridge." }
}
