/// The address of the page that documents a rule, on a bridge. The id of the rule is part of the address.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/api/#/rules/\(id)" }

    /// The last sentence of an error for app developers. It names the bridge, because the page is only available on a
    /// running bridge.
    package static func hint(at id: String) -> String { "See \(of(id)) of the bridge." }
}
