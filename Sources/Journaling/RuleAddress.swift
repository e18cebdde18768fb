/// Creates the address of the web page that documents a rule. A running bridge serves this page.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/api/#/rules/\(id)" }

    /// Returns the last sentence of an error for app developers. The sentence contains the address of the rule's page.
    /// The sentence also names the bridge, because only a running bridge serves this page.
    package static func hint(at id: String) -> String { "See \(of(id)) of the bridge." }
}
