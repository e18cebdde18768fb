/// Creates the address of the page that documents a rule. A bridge serves the page.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/api/#/rules/\(id)" }

    /// Returns the last sentence of an error for app developers. The sentence mentions the bridge, because only a
    /// running bridge serves the page of the rule.
    package static func hint(at id: String) -> String { "See \(of(id)) of the bridge." }
}
