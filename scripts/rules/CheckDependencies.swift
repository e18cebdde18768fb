import Foundation

/// Checks the imports below a folder with the same rule as the tests, without a package build.
@main enum CheckDependencies {
    static func main() throws {
        let root = CommandLine.arguments.dropFirst().first ?? "."
        let violations = DependencyRule.violations(in: try Repository(root: root))
        for violation in violations { print(violation) }
        if !violations.isEmpty { exit(1) }
    }
}
