/// Where a bridge explains a rule that somebody's message or app breaks, by the rule's id.
package enum RuleAddress {
    package static func of(_ id: String) -> String { "/docs/#/rules/\(id)" }
}
