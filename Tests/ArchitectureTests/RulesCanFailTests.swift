import Testing

/// A file for the test of an architecture rule, and the expected result: one violation, or no violation.
struct Sample: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var path: String
    var text: String
    /// A part of the expected violation's message; nil if the file breaks no rule.
    var says: String?

    var testDescription: String {
        "\(rule.name): \(path): \(text.prefix(60).split(separator: "\n").joined(separator: " "))"
    }

    /// The paths of additional empty files in the repository of the test.
    var others: [String] = []

    init(_ rule: Rule, _ path: String, _ text: String, says: String?) {
        self.rule = rule
        self.path = path
        self.text = text
        self.says = says
    }

    func beside(_ paths: String...) -> Sample {
        var copy = self
        copy.others = paths
        return copy
    }
}

/// Tests that each architecture rule reports files that break the rule, and accepts similar files that follow the rule.
@Suite struct RulesCanFail {
    @Test(
        arguments: dependencySamples + manifestSamples + sizeSamples + wordSamples + webSamples + mapSamples
            + docSamples
            + inlinableSamples + completionSamples + sumSamples + extensionSamples)
    func `A bad sample is reported, a good one is not`(_ sample: Sample) {
        let found = sample.rule.violations(Repository([(sample.path, sample.text)] + sample.others.map { ($0, "") }))
            .map(\.description)
        if let says = sample.says {
            #expect(found.count == 1)
            #expect(found.first?.contains(says) == true, "\(found)")
            #expect(found.first?.hasPrefix(sample.path) == true)
        } else {
            #expect(found.isEmpty, "\(found)")
        }
    }

    @Test func `Every forbidden text is found`() {
        for word in WordRule.words {
            for kind in word.kinds {
                let path = kind.isEmpty ? "scripts/sample" : "Sources/SDLProtocol/sample.\(kind)"
                let found = WordRule.violations(in: Repository([(path, "one\n\"\(word.text) \"")]))
                #expect(found.contains { $0.what.hasPrefix(word.text) && $0.line == 2 }, "\(word.text) in \(path)")
            }
        }
    }

    @Test(arguments: [
        ("// OVL-21, 23 and 99", "OVL-99"), ("/// Ruling 7", "RULING-7"), ("func `Row 41: it is so`() {}", "CORE-41"),
        ("Diagnostic(rule: \"4.12\", message: m)", "4.12"), ("// OVL-E1.9", "OVL-E1.9"),
        ("[\"rule\": \"tree.bent\"]", "tree.bent"), ("RuleAddress.hint(at: \"4.13\")", "4.13"),
        ("struct JournalNotice { enum Rule {\n case lost = \"journal.lost\" } }", "journal.lost"),
        ("// OVL-21…23, OVL-E1.4", nil),
    ])
    func `A rule without a sentence is reported`(_ line: String, _ says: String?) {
        let table =
            "| id | rule | source |\n|---|---|---|\n| OVL-21 | A. | S |\n| OVL-23 | B. | S |\n| OVL-E1.4 | C. | S |"
        let found = CitationRule.violations(
            in: Repository([("docs/rules/overlays.md", table), ("Sources/SDLKit/A.swift", line)]))
        #expect(found.map(\.path) == (says == nil ? [] : ["Sources/SDLKit/A.swift"]), "\(found)")
        #expect(found.allSatisfy { $0.what.hasPrefix(says ?? "") })
    }

    @Test(arguments: [
        ("| OVL-21 | No stop | S |", "one sentence"), ("| OVL-21 | Two. Of them. | S |", "one sentence"),
        ("| OVL-21 | No source. |  |", "one sentence"), ("| OVL-20 | Again. | S |", "second time"),
        ("| OVL-21 | Not on the page. | S |", "stale"),
    ])
    func `An incomplete table of rules is reported`(_ row: String, _ says: String) {
        let table = "| id | rule | source |\n| OVL-20 | Good. | S |\n\(row)"
        let page = "[\n  {\"id\": \"OVL-20\", \"text\": \"Good.\", \"source\": \"S\"}\n]"
        let found = CitationRule.violations(
            in: Repository([("docs/rules/overlays.md", table), (CitationRule.page, page)]))
        #expect(found.contains { $0.what.contains(says) }, "\(found)")
    }

    @Test func `An unexpected file on the top level is reported`() {
        let found = TopLevelRule.violations(names: ["Sources", ".build", "notes.txt", "node_modules"])
        #expect(found.map(\.path) == ["node_modules", "notes.txt"])
    }

    static let dependencySamples = [
        Sample(
            .dependencies, "Sources/SDLProtocol/A.swift", "import SDLSupport\npackage import SDLRPC\n",
            says: ":2: SDLProtocol may not import SDLRPC"),
        Sample(
            .dependencies, "Sources/SDLManagers/Menus/A.swift", "import SDLHeadUnit", says: "SDLManagers may not import"
        ),
        Sample(
            .dependencies, "Sources/SDLHeadUnit/A.swift", "public import SDLKit", says: "SDLHeadUnit may not import"),
        Sample(.dependencies, "Sources/SDLRPC/A.swift", "import struct Foundation.Data", says: "SDLRPC may not import"),
        Sample(
            .dependencies, "Sources/SDLProtocol/A.swift", "  @preconcurrency import Glibc // time",
            says: "SDLProtocol may not import Glibc"),
        Sample(
            .dependencies, "Sources/SDLRPC/A.swift", "#if canImport(Glibc)\nimport Glibc\n#endif",
            says: ":2: SDLRPC may not import"
        ),
        Sample(.dependencies, "Sources/SDLBridge/A.swift", "@_exported import SDLKit", says: "re-exports"),
        Sample(.dependencies, "Sources/Attic/A.swift", "let one = 1", says: "no row"),
        Sample(
            .dependencies, "Tests/SDLProtocolTests/A.swift", "import SDLBridge", says: "SDLProtocolTests may not import"
        ),
        Sample(.dependencies, "Sources/SDLKit/Exports.swift", "@_exported public import SDLRPC", says: nil),
        Sample(
            .dependencies, "Sources/SDLKit/A.swift", "/// import Foundation\nlet word = \"import Foundation\"",
            says: nil),
        Sample(
            .dependencies, "Tests/SDLProtocolTests/A.swift", "import Foundation\n@testable import SDLProtocol",
            says: nil),
    ]

    static let manifestSamples = [
        Sample(
            .manifest, "Package.swift", manifest("tests(\"SDLRPC\"),", "module(\"SDLRPC\"),"),
            says: "SDLRPCTests is listed before SDLRPC"),
        Sample(
            .manifest, "Package.swift", manifest("module(\"SDLRPC\"),", "module(\"SDLProtocol\"),"),
            says: "comes before SDLRPC in the table"),
        Sample(.manifest, "Package.swift", manifest("module(\"Attic\"),"), says: "Attic has no row"),
        Sample(
            .manifest, "Package.swift", manifest("module(\"SDLRPC\"),", "module(\n\"CarUI\", [", "\"SDLRPC\",", "]),"),
            says: "CarUI may not depend on SDLRPC"),
        Sample(
            .manifest, "Package.swift", manifest("module(\"SDLSupport\"), // \"SDLKit\"", "tests(\"SDLSupport\"),"),
            says: nil),
        Sample(.manifest, "Package.swift", manifest("module(\"JSON\", [.unsafeFlags([])]),"), says: "unsafe flags"),
        Sample(
            .manifest, "Package.swift", "func module() { testLinking }\n" + manifest("module(\"JSON\"),"),
            says: "unsafe flags"),
        Sample(
            .manifest, "Package.swift", manifest("module(\"JSON\", testLinking),", "tests(\"JSON\"),"),
            says: "unsafe flags"),
        Sample(
            .manifest, "Package.swift",
            "let testLinking = [.unsafeFlags([])]\nfunc tests() { testLinking }\n"
                + manifest("module(\"JSON\"),", "tests(\"JSON\", testLinking),"),
            says: nil),
    ]

    static func manifest(_ calls: String...) -> String {
        "let package = Package(\n    targets: [\n        " + calls.joined(separator: "\n        ") + "\n    ]\n)\n"
    }

    static let sizeSamples = [
        Sample(.sizes, "Sources/SDLRPC/A.swift", lines(501), says: "501 lines"),
        Sample(.sizes, "web/core/a.js", lines(501), says: "501 lines"),
        Sample(.sizes, "web/styles/a.css", lines(900), says: "900 lines"),
        Sample(.sizes, "Tests/smoke/test_a.py", lines(501), says: "501 lines"),
        Sample(.sizes, "docs/decisions/007-a.md", lines(41), says: "the limit is 40"),
        Sample(.sizes, "docs/decisions/007-a.md", lines(40), says: nil),
        Sample(.sizes, "Sources/SDLRPC/A.swift", lines(500), says: nil),
        Sample(.sizes, "Sources/SDLRPC/Generated/A.swift", lines(9000), says: nil),
    ]

    static func lines(_ count: Int) -> String { String(repeating: "\n", count: count) }

    static let wordSamples = [
        Sample(
            .words, "Sources/SDLBridge/A.swift", "\ntry await Task<Never, Never>.sleep(for: .seconds(1))",
            says: ":2: sleep(: time goes"),
        Sample(.words, "Tests/SDLSupportTests/A.swift", "let lock = Mutex(1)", says: "Mutex: the thread"),
        Sample(.words, "Sources/SDLHeadUnit/A.swift", "final class A: @unchecked Sendable {}", says: "only C wrappers"),
        Sample(.words, "scripts/start", "cd /work/main", says: "path of one machine"),
        Sample(.words, "web/panels/log/log.js", "row.innerHTML = text", says: "textContent"),
        Sample(.words, "Tests/smoke/test_a.py", "    time.sleep(1)", says: "never for time"),
        Sample(.words, "docs/a.md", "TODO: write this", says: "do it"),
        Sample(
            .words, "Sources/SDLSupport/A.swift", "final class A: @unchecked Sendable {}\npthread_mutex_lock(mutex)",
            says: nil),
        Sample(
            .words, "Sources/SDLRPC/A.swift", "/// Never a `Mutex`, never Task.sleep(1)\nlet asleep = isAsleep()",
            says: nil),
        Sample(.words, "docs/a.md", "GET /v1/work/1, ../work/a, TODOS", says: nil),
    ]

    static let webSamples = [
        Sample(
            .web, "web/panels/log/log.js", "import { draw } from \"../screen/screen.js\";",
            says: "may not import web/panels/screen/screen.js"),
        Sample(
            .web, "web/core/store.js", "import { Log } from '../panels/log/log.js'",
            says: "may not import web/panels/log/log.js"),
        Sample(.web, "web/core/store.js", "import {\n  one,\n} from \"../main.js\";", says: ":3: may not import"),
        Sample(
            .web, "web/panels/log/log.js", "const late = await import(\"../screen/screen.js\");", says: "may not import"
        ),
        Sample(.web, "web/main.js", "import React from \"react\";", says: "no dependencies"),
        Sample(.web, "web/core/reduce.js", "document.title = \"now\";", says: "only core/dom.js"),
        Sample(
            .web, "web/panels/log/log.js",
            "import { el } from \"../../core/dom.js\";\nimport { row } from \"./row.js\";", says: nil),
        Sample(
            .web, "web/test/store.test.js",
            "import test from \"node:test\";\nimport { Store } from \"../core/store.js\";", says: nil),
        Sample(.web, "web/core/dom.js", "export const make = (name) => document.createElement(name);", says: nil),
    ]

    static let mapSamples = [
        Sample(.map, "README.md", "\nSee [it](docs/gone.md).", says: ":2: points to docs/gone.md"),
        Sample(.map, "docs/a.md", "[up](../LICENSE#one) and [here](b.md)", says: nil).beside("LICENSE", "docs/b.md"),
        Sample(.map, "docs/a.md", "[sideways](b.md)", says: "points to docs/b.md"),
        Sample(.map, "docs/a.md", "as `Sources/Attic/A.swift` does", says: "points to Sources/Attic/A.swift"),
        Sample(.map, "docs/a.md", "a row in `Tests/Any/A.swift:12`, `Sources/Name/<name>.swift`", says: nil)
            .beside("Tests/Any/A.swift"),
        Sample(.map, "docs/a.md", "the folder [Any](../Tests/Any/), `web/later`, `https://a/b`", says: nil)
            .beside("Tests/Any/A.swift"),
    ]

    static let inlinableSamples = [
        Sample(
            .inlinable, "Sources/SDLSupport/A.swift", "package struct A<B> {\n    @inlinable package init() {}\n}",
            says: "A.swift:1: A is generic"),
        Sample(
            .inlinable, "Sources/SDLSupport/A.swift", "public struct A<B> {\n    @inlinable init() {}\n}", says: nil),
        Sample(.inlinable, "Sources/SDLSupport/A.swift", "package final class A<B> {\n}", says: "A is generic"),
        Sample(.inlinable, "Sources/SDLBridge/A.swift", "package struct A<B> {\n    package init() {}\n}", says: nil),
    ]

    static let extensionSamples = [
        Sample(.extensions, "Sources/SDLKit/A.swift", "\nextension [Row] {}", says: "A.swift:2: this makes every file"),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension [[Row.Cell]] {}", says: "depend on Row.Cell"),
        Sample(.extensions, "Sources/SDLManagers/A.swift", "package extension Sequence<Row> {}", says: "on Row:"),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension [String: Row] {}", says: "depend on Row:"),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension Array where Element == Row {}", says: "on Row:"),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension Row {\n    var cells: [Row] { [] }\n}", says: nil),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension [String] {}", says: nil),
        Sample(.extensions, "Sources/SDLKit/A.swift", "extension Array {}", says: nil),
        Sample(.extensions, "Sources/SDLHeadUnit/A.swift", "extension [Row] {}", says: nil),
    ]

    static let completionSamples = [
        Sample(
            .completions, "Sources/SDLKit/A.swift",
            "extension A {\n    public func go(\n        _ one: Int, then done: @escaping () -> Void\n    ) {}\n}",
            says: "A.swift:2: A.go(_:then:) reports its end"),
        Sample(
            .completions, "Sources/SDLManagers/A.swift",
            "public typealias Done =\n    @MainActor (Int) -> Void\n\n@MainActor\nopen class A {\n    open func go(_ end: Done?) {}\n}",
            says: "A.go(_:) reports its end"),
        Sample(
            .completions, "Sources/SDLKit/A.swift",
            "public struct A {\n    public func ask(of delegate: any SDLKeyboardDelegate) {}\n}",
            says: "A.ask(of:) reports its end"),
        Sample(
            .completions, "Tests/IntegrationTests/CompletionCalls.swift", "Call(\"go\", of: \"A.go(_:)\")",
            says: "A.go(_:) is not a public call"),
        Sample(
            .completions, "Sources/SDLKit/A.swift",
            "public struct A {\n    public func go(_ one: (Int, Int)) -> Int { 1 }\n}",
            says: nil),
        Sample(
            .completions, "Sources/SDLKit/A.swift", "public struct A {\n    package func go(_ end: () -> Void) {}\n}",
            says: nil),
    ]

    static let sumSamples = [
        Sample(
            .sums, "Sources/SDLBridge/A.swift",
            "extension A {\n    static let one: [A] = [\n        A()\n    ]\n\n    static let two: [A] = []\n"
                + "    static let all: [A] =\n        one\n}",
            says: "A.swift:6: two is not in a list that A.all contains"),
        Sample(
            .sums, "Tests/ArchitectureTests/A.swift",
            "struct A {\n    static let one = A(name: \"all\")\n    private static let two = [A(2), A(3)]\n    static let all = [one]\n}",
            says: "two is not in a list"),
        Sample(
            .sums, "Sources/SDLBridge/A.swift",
            "extension A {\n    static let one: [A] = []\n    static let two: [A] =\n        one + [\n            A()\n        ]\n"
                + "    static let all: [A] = two\n    static let limit = 3\n    static let names: [String] = []\n}",
            says: nil),
        Sample(
            .sums, "Sources/SDLBridge/A.swift",
            "struct A {\n    static let one = A(1)\n    static let all: [A] = [A(2), A(3)]\n}", says: nil),
    ]

    static let docSamples = [
        Sample(.docs, "Sources/SDLKit/A.swift", "public struct A {}", says: "A.swift:1: no doc comment"),
        Sample(.docs, "Sources/SDLKit/A.swift", "/// Words\npublic struct A {}", says: "no doc comment"),
        Sample(.docs, "Sources/SDLKit/A.swift", "/// An A.\n@MainActor\npublic final class A {\n}", says: nil),
        Sample(.docs, "Sources/SDLManagers/A.swift", "/// An A.\npublic enum A {\n    case one\n}", says: "case one"),
        Sample(.docs, "Sources/SDLManagers/A.swift", "enum A {\n    case one\n}", says: nil),
        Sample(
            .docs, "Sources/SDLKit/A.swift", "/// An A.\npublic protocol A {\n    func one()\n}", says: "func one()"),
        Sample(.docs, "Sources/SDLKit/A.swift", "    public override var one: Int", says: nil),
        Sample(
            .docs, "Sources/SDLKit/A.swift",
            "/// An A.\npublic protocol A {\n    /// One.\n    func one()\n}\nextension A {\n    public func one() {}\n}",
            says: nil),
        Sample(
            .docs, "Sources/SDLKit/A.swift",
            "/// An A.\npublic protocol A {\n    /// One.\n    func one()\n}\nextension A {\n    public func two() {}\n}",
            says: "two()"),
        Sample(.docs, "Sources/SDLHeadUnit/A.swift", "public struct A {}", says: nil),
    ]
}
