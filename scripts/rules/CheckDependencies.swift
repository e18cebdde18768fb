import Foundation

/// Checks the imports below a folder with `DependencyRule`, as the tests do, but without a package build.
@main enum CheckDependencies {
    static func main() throws {
        let root = CommandLine.arguments.dropFirst().first ?? "."
        let violations = DependencyRule.violations(in: try Repository(root: root))
        for violation in violations { print(violation) }
        if !violations.isEmpty { exit(1) }
    }
}
