import Foundation
import SDLRPC
import Testing

@testable import SDLHMILink
@testable import SDLHeadUnit

/// docs/messages.md says of each message what the head unit does with it, and the code does that.
@Suite struct MessageTableTests {
    @Test func `Each request has its line, which says what becomes of it alone and with a web HMI`() throws {
        let lines = try Self.lines(of: "Requests")
        let requests = SDLRPCRegistry.messages.filter { $0.kind == .request }
        #expect(lines.map { $0[0] }.sorted() == requests.map { $0.name }.sorted())
        for request in requests {
            let line = lines.first { $0[0] == request.name }
            #expect(line?[1] == (RequestRoute.all[request.functionID] == nil ? "refused" : "done"), "\(request.name)")
            #expect(line?[2] == Self.way(of: request.functionID), "\(request.name)")
        }
    }

    @Test func `Each notification has its line, which says what leads to it`() throws {
        let lines = try Self.lines(of: "Notifications")
        let notifications = SDLRPCRegistry.messages.filter { $0.kind == .notification }.map { $0.name }
        #expect(lines.map { $0[0] }.sorted() == notifications.sorted())
        let source = try Self.source(of: "SDLHeadUnit")
        for line in lines {
            // What a notification is made by stands in the source, or nothing there makes it.
            let isMade = source.contains(try Regex("SDL\(line[0])(?![A-Za-z])"))
            #expect(line[1] == (isMade ? "sent" : "-"), "\(line[0])")
            #expect(line[2] == (CoverageTests.withoutHMI[line[0]] == nil ? "handed on" : "-"), "\(line[0])")
        }
    }

    @Test func `Where a request is seen is a place of the state tree`() throws {
        let shapes = try Self.text("docs/state-tree.md").components(separatedBy: "\n##")
        for line in try Self.lines(of: "Requests") where line[4] != "-" {
            let place = line[4].trimmingCharacters(in: ["`"])
            let isTop = place.hasPrefix("headUnit/")
            let shape = shapes.first { $0.hasPrefix(isTop ? " `headUnit`" : "# `headUnit/apps/K`") }
            let key = isTop ? String(place.dropFirst("headUnit/".count)) : place
            #expect(shape?.contains("`\(key)`") == true, "\(line[0]): \(place)")
        }
    }

    private static func way(of function: SDLFunctionID) -> String {
        let asked = [RequestTranslation.functions, ForwardedRequests.functions, CoverageTests.lasting]
        if asked.contains(where: { $0.contains(function) }) { return "asked" }
        if CoverageTests.told[function] != nil { return "told" }
        return CoverageTests.own.contains(function) ? "not told" : "refused"
    }

    /// The cells of each line of a chapter's table.
    private static func lines(of chapter: String) throws -> [[String]] {
        let chapters = try text("docs/messages.md").components(separatedBy: "\n## ")
        let table = chapters.first { $0.hasPrefix(chapter) }?.split(separator: "\n").filter { $0.hasPrefix("| ") } ?? []
        return table.dropFirst().map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func source(of room: String) throws -> String {
        let folder = root.appending(path: "Sources/\(room)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let swift = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
