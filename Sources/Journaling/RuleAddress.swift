/// The bridge's documentation page of a rule, by the rule's id.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/api/#/rules/\(id)" }

    /// The last sentence of an error for app developers, who may not have a bridge open.
    package static func hint(at id: String) -> String { "See \(of(id)) of the bridge." }
}
