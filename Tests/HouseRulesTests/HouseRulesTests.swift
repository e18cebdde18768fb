import Foundation
import Testing

/// The rules of the house, kept by the house as it stands.
@Suite struct HouseRules {
    static let house = Result { try House(root: House.root) }

    @Test(arguments: Rule.all)
    func `The house keeps the rule`(_ rule: Rule) throws {
        for violation in rule.violations(try HouseRules.house.get()) { Issue.record("\(violation)") }
    }

    @Test func `The rules see the whole house`() throws {
        let files = try HouseRules.house.get().files
        #expect(files.contains { $0.path == "Package.swift" })
        #expect(files.contains { $0.path == "Makefile" })
        #expect(files.contains { $0.path == "Sources/SDLSupport/Lock.swift" })
        #expect(files.contains { $0.path == ".ci/run" })
        let targets = ManifestRule.targets(of: try #require(files.first { $0.path == "Package.swift" }))
        let folders = Set(files.compactMap(\.target))
        #expect(folders.subtracting(targets.map(\.name)).isEmpty, "these folders are no targets of the manifest")
    }

    @Test func `The top level holds only what belongs there`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: House.root)
        for violation in TopLevelRule.violations(names: names) { Issue.record("\(violation)") }
    }
}

/// A rule that reads files, by name.
struct Rule: CustomTestStringConvertible, Sendable {
    var name: String
    var violations: @Sendable (House) -> [Violation]

    var testDescription: String { name }

    static let arrows = Rule(name: "arrows", violations: ArrowRule.violations)
    static let manifest = Rule(name: "manifest", violations: ManifestRule.violations)
    static let sizes = Rule(name: "sizes", violations: SizeRule.violations)
    static let words = Rule(name: "words", violations: WordRule.violations)
    static let web = Rule(name: "web", violations: WebRule.violations)
    static let map = Rule(name: "map", violations: MapRule.violations)
    static let docs = Rule(name: "docs", violations: DocRule.violations)
    static let citations = Rule(name: "citations", violations: CitationRule.violations)
    static let meanings = Rule(name: "meanings", violations: MeaningRule.violations)
    static let inlinable = Rule(name: "inlinable", violations: InlinableRule.violations)
    static let endings = Rule(name: "endings", violations: EndingRule.violations)
    static let sums = Rule(name: "sums", violations: SumRule.violations)
    static let extensions = Rule(name: "extensions", violations: ExtensionRule.violations)
    static let all = [
        arrows, manifest, sizes, words, web, map, docs, citations, meanings, inlinable, endings, sums, extensions,
    ]
}
