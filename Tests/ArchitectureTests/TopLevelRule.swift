/// The repository's root may contain only the listed names, and names that begin with a dot.
enum TopLevelRule {
    static let allowed: Set<String> = [
        "Package.swift", "Sources", "Tests", "web", "openapi", "README.md", "Makefile", "CHANGELOG.md", "LICENSE",
        "docs", "scripts", "CONTRIBUTING.md", "SECURITY.md", "packaging", "wireshark",
        "python",
    ]

    static func violations(names: [String]) -> [Violation] {
        names.sorted().filter { !$0.hasPrefix(".") && !allowed.contains($0) }
            .map { Violation(path: $0, what: "does not belong on the top level") }
    }
}
