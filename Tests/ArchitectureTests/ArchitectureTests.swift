import Foundation
import Testing

/// Tests that the repository follows every architecture rule.
@Suite struct ArchitectureRules {
    static let repository = Result { try Repository(root: Repository.root) }

    @Test(arguments: Rule.all)
    func `The repository follows the rule`(_ rule: Rule) throws {
        for violation in rule.violations(try ArchitectureRules.repository.get()) { Issue.record("\(violation)") }
    }

    @Test func `The rules read the whole repository`() throws {
        let files = try ArchitectureRules.repository.get().files
        #expect(files.contains { $0.path == "Package.swift" })
        #expect(files.contains { $0.path == "Makefile" })
        #expect(files.contains { $0.path == "Sources/SDLSupport/Lock.swift" })
        #expect(files.contains { $0.path == ".ci/run" })
        let targets = ManifestRule.targets(of: try #require(files.first { $0.path == "Package.swift" }))
        let folders = Set(files.compactMap(\.target))
        #expect(folders.subtracting(targets.map(\.name)).isEmpty, "these folders are not targets in Package.swift")
    }

    @Test func `The top level has only the expected files`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root)
        for violation in TopLevelRule.violations(names: names) { Issue.record("\(violation)") }
    }
}

/// An architecture rule. `violations` returns the places in a repository that break the rule.
struct Rule: CustomTestStringConvertible, Sendable {
    var name: String
    var violations: @Sendable (Repository) -> [Violation]

    var testDescription: String { name }

    static let dependencies = Rule(name: "dependencies", violations: DependencyRule.violations)
    static let manifest = Rule(name: "manifest", violations: ManifestRule.violations)
    static let sizes = Rule(name: "sizes", violations: SizeRule.violations)
    static let words = Rule(name: "words", violations: WordRule.violations)
    static let web = Rule(name: "web", violations: WebRule.violations)
    static let map = Rule(name: "map", violations: MapRule.violations)
    static let docs = Rule(name: "docs", violations: DocRule.violations)
    static let citations = Rule(name: "citations", violations: CitationRule.violations)
    static let inlinable = Rule(name: "inlinable", violations: InlinableRule.violations)
    static let completions = Rule(name: "completions", violations: CompletionRule.violations)
    static let sums = Rule(name: "sums", violations: SumRule.violations)
    static let extensions = Rule(name: "extensions", violations: ExtensionRule.violations)
    static let all = [
        dependencies, manifest, sizes, words, web, map, docs, citations, inlinable, completions, sums, extensions,
    ]
}
