/// Something the app does wrong, told where the inspector lists it: what, which rule, and how to mend it.
package struct Diagnostic: Hashable, Sendable {
    /// The row of the interface's rules, such as `OVL-04`.
    package let rule: String
    package let message: String
    package let fix: String

    package init(rule: String, message: String, fix: String) {
        self.rule = rule
        self.message = message
        self.fix = fix
    }
}
