/// A mistake of the app, reported to the app's developer. A diagnostic says what is wrong, which rule is violated, and
/// how to fix the mistake.
package struct Diagnostic: Hashable, Sendable {
    /// The id of the rule, such as `OVL-04`.
    package let rule: String
    package let message: String
    package let fix: String

    package init(rule: String, message: String, fix: String) {
        self.rule = rule
        self.message = message
        self.fix = fix
    }
}
