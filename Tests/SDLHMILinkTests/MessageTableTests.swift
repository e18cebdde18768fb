import Foundation
import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink
@testable import SDLHeadUnit

/// Tests that the tables in docs/messages.md and docs/fidelity.md match the code. The tables list what the head unit
/// does with each message.
///
/// If the environment variable `SDL_WRITE_CONTRACTS` is 1, the tests write the tables. The changes for each message are
/// then visible in a review. The effect of a request and the place where it is seen are written by hand, in
/// docs/messages.md; the tests keep them.
@Suite struct MessageTableTests {
    @Test func `Each of the 63 requests is listed with its effect alone and with a web HMI`() throws {
        let requests = SDLRPCRegistry.messages.filter { $0.kind == .request }
        #expect(requests.count == 63)
        let effects = try Self.effects()
        let lines = requests.map { request -> [String] in
            let (function, route) = (request.functionID, RequestRoute.all[request.functionID])
            let (effect, place) = effects[request.name] ?? ("?", "-")
            #expect(effect != "?", "Describe the effect of \(request.name) in docs/messages.md")
            return [request.name, route == nil ? "refused" : "done", Self.handling(of: function), effect, place]
        }
        let head = ["request", "alone", "web HMI", "effect", "seen at"]
        try Self.checkTable([head] + lines, under: "Requests", in: "docs/messages.md")
    }

    @Test func `Each notification is listed with its cause`() throws {
        let lines = try Self.notices().map { name, isMade, isHandedOn, when in
            [name, isMade ? "sent" : "-", isHandedOn ? "forwarded" : "-", when]
        }
        let head = ["notification", "alone", "web HMI", "sent when"]
        try Self.checkTable([head] + lines, under: "Notifications", in: "docs/messages.md")
    }

    @Test func `Requests without effect and notifications that are never sent are listed with the reason`() throws {
        let requests = SDLRPCRegistry.messages.filter { $0.kind == .request && RequestRoute.all[$0.functionID] == nil }
        let effects = try Self.effects()
        let lines = requests.map { [$0.name, "answered as unsupported", effects[$0.name]?.effect ?? "?"] }
        let unsent = try Self.notices().filter { !$0.isMade }.map { name, _, isHandedOn, when in
            [name, isHandedOn ? "sent by a web HMI only" : "never sent", when]
        }
        let head = ["message", "here", "why"]
        try Self.checkTable([head] + lines + unsent, under: "Without effect", in: "docs/fidelity.md")
    }

    @Test func `Each message with documented differences from SDL Core is listed`() throws {
        let requests = SDLRPCRegistry.messages.filter { $0.kind == .request }
            .map { ($0.name, hasEffect: RequestRoute.all[$0.functionID] != nil) }
        let notices = try Self.notices().map { ($0.name, hasEffect: $0.isMade) }
        let differences = try Self.differences()
        let lines = try (requests + notices).compactMap { name, hasEffect -> [String]? in
            let word = try Regex("\\b\(name)\\b")
            let those = differences.filter { $0.contains(word) } + (hasEffect ? [] : ["without effect"])
            return those.isEmpty ? nil : [name, those.joined(separator: "; ")]
        }
        try Self.checkTable([["message", "differs in"]] + lines, under: "Message by message", in: "docs/fidelity.md")
    }

    /// Returns the first column of those tables in docs/fidelity.md that list differences from SDL Core.
    private static func differences() throws -> [String] {
        let chapters = try text("docs/fidelity.md").components(separatedBy: "\n## ")
        let named = ["On purpose", "Without a web HMI", "Needed only in a real car", "Not there yet"]
        let received = chapters.filter { chapter in named.contains { chapter.hasPrefix("\($0)\n") } }
        let rows = received.flatMap { $0.components(separatedBy: "\n") }.filter { $0.hasPrefix("| ") }
        return rows.compactMap { $0.components(separatedBy: " | ").first.map { String($0.dropFirst(2)) } }
            .filter { $0 != "what" }
    }

    @Test func `Each intended difference documents SDL Core, this head unit, the reason and the switch`() throws {
        let chapters = try Self.text("docs/fidelity.md").components(separatedBy: "\n## ")
        let chapter = try #require(chapters.first { $0.hasPrefix("On purpose\n") })
        let rows = chapter.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        let schema = try Self.schema()
        let options = try Self.text("Sources/sdl-bridge/Options.swift")
        for row in rows {
            let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            #expect(cells.count == 5 && cells.allSatisfy { !$0.isEmpty }, "\(row)")
            if cells.last == "none" { continue }
            let named = try #require((cells.last ?? "").firstMatch(of: /^`([\w.-]+)`( 0)?$/), "\(row): no switch")
            let name = String(named.output.1)
            // The name is a member in the profile's schema, or a command-line option.
            let steps = name.split(separator: ".").map(String.init)
            let member = steps.reduce(schema as JSONValue?) { $0?["properties"]?[$1] }
            #expect(member != nil || name.hasPrefix("--") && options.contains(name), "there is no \(name)")
        }
    }

    @Test func `Each quirk of other head units is documented and can be set`() throws {
        let known = try Self.schema()["properties"]?["quirks"]?["properties"]
        let lines = Profile.Quirk.allCases.map { quirk in
            ["`\(quirk.rawValue)`", known?[quirk.rawValue]?["description"]?.string ?? "cannot be set"]
        }
        #expect(!lines.contains { $0[1] == "cannot be set" }, "\(lines)")
        #expect(known?.object?.count == lines.count, "the schema has a quirk that the code does not have")
        let head = ["`quirks.`", "what it does"]
        try Self.checkTable([head] + lines, under: "Quirks", in: "docs/profile-reference.md")
    }

    private static func schema() throws -> JSONValue {
        try JSONValue(parsing: Array(try text("Sources/SDLHeadUnit/Profiles/profile.schema.json").utf8))
    }

    @Test func `The documented place of each request exists in the state tree`() throws {
        let shapes = try Self.text("docs/state-tree.md").components(separatedBy: "\n##")
        for (request, text) in try Self.effects() where text.place != "-" {
            let place = text.place.filter { $0 != "`" }
            let isTop = place.hasPrefix("headUnit/")
            let shape = shapes.first { $0.hasPrefix(isTop ? " `headUnit`" : "# `headUnit/apps/K`") }
            let key = isTop ? String(place.dropFirst("headUnit/".count)) : place
            #expect(shape?.contains("`\(key)`") == true, "\(request): \(place)")
        }
    }

    /// Returns the effect of each request and the place where it is seen, by the request's name, from docs/messages.md.
    private static func effects() throws -> [String: (effect: String, place: String)] {
        let chapter = try #require(try text("docs/messages.md").components(separatedBy: "\n## ").dropFirst().first)
        let rows = chapter.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], ($0[3], $0[4])) })
    }

    private static func handling(of function: SDLFunctionID) -> String {
        let asked = [
            RequestTranslation.functions, ForwardedRequests.functions, QuestionTranslation.functions,
            CoverageTests.longRunning,
        ]
        if asked.contains(where: { $0.contains(function) }) { return "asked" }
        if CoverageTests.notified[function] != nil { return "notified" }
        return CoverageTests.own.contains(function) ? "not notified" : "refused"
    }

    private static func notices() throws -> [(name: String, isMade: Bool, isHandedOn: Bool, when: String)] {
        let source = try source(of: "SDLHeadUnit")
        let notifications = SDLRPCRegistry.messages.filter { $0.kind == .notification }.sorted { $0.name < $1.name }
        #expect(Set(notifications.map { $0.functionID }) == Set(Notices.all.keys))
        return try notifications.map { type in
            let whyNot = CoverageTests.withoutHMI[type.name]
            // A notification counts as sent if the source contains the name of its type.
            let isMade = try whyNot != CoverageTests.ofApps && source.contains(Regex("SDL\(type.name)(?![A-Za-z])"))
            let isHandedOn = whyNot == nil
            return (type.name, isMade, isHandedOn, Notices.all[type.functionID] ?? "?")
        }
    }

    /// Fails the test unless the table below the heading `chapter` has exactly these rows. `file` is the name of the
    /// document. If `SDL_WRITE_CONTRACTS` is 1, writes the table instead.
    static func checkTable(_ rows: [[String]], under chapter: String, in file: String) throws {
        var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
        lines.insert("|" + String(repeating: "---|", count: rows[0].count), at: 1)
        var chapters = try text(file).components(separatedBy: "\n## ")
        let index = try #require(chapters.firstIndex { $0.hasPrefix("\(chapter)\n") })
        let present = chapters[index].components(separatedBy: "\n")
        let first = present.firstIndex { $0.hasPrefix("|") } ?? present.count
        let last = present.lastIndex { $0.hasPrefix("|") } ?? present.count - 1
        if ProcessInfo.processInfo.environment["SDL_WRITE_CONTRACTS"] != nil {
            chapters[index] = (present[..<first] + lines + present[(last + 1)...]).joined(separator: "\n")
            try chapters.joined(separator: "\n## ").write(
                to: root.appending(path: file), atomically: true, encoding: .utf8)
            return
        }
        for line in lines where !present.contains(line) { Issue.record("\(file) has no line\n\(line)") }
        #expect(present[first...last].elementsEqual(lines), "\(file) is outdated: run with SDL_WRITE_CONTRACTS=1")
    }

    private static func source(of target: String) throws -> String {
        let folder = root.appending(path: "Sources/\(target)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let swift = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
