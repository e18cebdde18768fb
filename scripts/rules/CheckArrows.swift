import Foundation

/// Checks the arrows of the sources under a folder with the tests' own rule, in a moment and without a build.
@main enum CheckArrows {
    static func main() throws {
        let root = CommandLine.arguments.dropFirst().first ?? "."
        let violations = ArrowRule.violations(in: try House(root: root))
        for violation in violations { print(violation) }
        if !violations.isEmpty { exit(1) }
    }
}
