import JSON
import SDLLog
import SDLSupport
import SessionReplay
import WebServing

// The route that returns a session as a test script.
extension CapsuleReads {
    func addScript(to api: inout API) {
        api.waiting(
            .read(
                "/v1/script", "script",
                "Get a test that repeats the driver's actions of this session and expects the same effects.",
                tag: "Journal",
                query: [
                    .init("to", .word(ScriptLanguage.allCases.map(\.rawValue)), "the test's language; default: pytest"),
                    .init("from", LogReads.number, "only actions from this row on; default: the whole session"),
                    .init("until", LogReads.number, "only actions up to this row"),
                    .init(
                        "expect", .text(),
                        "further expectations: a JSON array of bodies of /v1/expect, each with the row that it follows"),
                ], .other("text/plain"))
        ) { request in
            let text = try await script(request)
            return Response(
                headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
                body: .bytes(Array(text.utf8)))
        }
    }

    private func script(_ request: Request) async throws -> String {
        let name = request.query["to"] ?? ScriptLanguage.pytest.rawValue
        guard let language = ScriptLanguage(rawValue: name) else {
            throw Problem(
                .badRequest, detail: "to=\(name) is not a language.", hint: "The languages are \(ScriptLanguage.list).")
        }
        let (first, last) = (try number(request, "from") ?? 0, try number(request, "until") ?? .max)
        guard first <= last else {
            throw Problem(.badRequest, detail: "until=\(last) is before from=\(first).")
        }
        let expectations = try Self.expectations(request.query["expect"])
        return try await ConcurrencyLimit.scripts.run {
            let session = try await source.session(from: first)
            return Recording(of: session, rows: first...last, adding: expectations).script(in: language)
        }
    }

    private static func expectations(_ text: String?) throws(Problem) -> [(row: UInt64, words: JSONValue)] {
        guard let text else { return [] }
        guard let all = (try? JSONValue(parsing: text))?.array else {
            throw Problem(.badRequest, detail: "expect is not a JSON array.")
        }
        var found: [(row: UInt64, words: JSONValue)] = []
        for one in all {
            guard let row = one["row"]?.int.flatMap({ UInt64(exactly: $0) }) else {
                throw Problem(.badRequest, detail: "The expectation \(one) has no row.")
            }
            var words = one
            words["row"] = nil
            _ = try Expectation(words)
            found.append((row, words))
        }
        return found
    }
}

extension ConcurrencyLimit {
    /// Limits the number of scripts that are written at the same time.
    fileprivate static let scripts = ConcurrencyLimit("scripts", atOnce: 1, waiting: 16)
}

extension CapsuleSource {
    /// Returns the rows and states of this run from which the session can be read, beginning with the row with the
    /// number `row`.
    func session(from row: UInt64) async throws -> Session {
        await hub.gathered()
        let row = max(row, hub.rowsBefore + 1)
        let all = (await hub.history?.stretches() ?? []).filter { $0.firstRow > hub.rowsBefore }
        var stretch = Session.Stretch()
        var next = hub.rowsBefore
        for part in all[(all.lastIndex { $0.firstRow <= row } ?? 0)...] {
            // This part of the state history may have been deleted after the list of parts was made.
            guard let lines = part.lines() else { continue }
            if stretch.state == nil { (stretch.state, next) = (lines.state, part.firstRow - 1) }
            stretch.changes += lines.changes
        }
        let index = await hub.log.rowIndex()
        while true {
            let page = try await hub.log.page(LogQuery(order: .after(next), limit: LogQuery.maximumLimit), in: index)
            for line in page.rows { stretch.rows += line + [UInt8(ascii: "\n")] }
            guard let after = page.next else { break }
            next = after
        }
        return Session(stretch)
    }
}
