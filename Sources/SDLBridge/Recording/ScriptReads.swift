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
        let (first, last) = (try request.rowNumber("from") ?? 0, try request.rowNumber("until") ?? .max)
        guard first <= last else {
            throw Problem(.badRequest, detail: "until=\(last) is before from=\(first).")
        }
        let expectations = try Self.expectations(request.query["expect"])
        return try await ConcurrencyLimit.scripts.run {
            var recording = try await source.recording(of: first...last)
            recording.add(expectations)
            return recording.script(in: language)
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
    /// Records a part of this run. Reads one page of the log and one section of the state history at a time, and nothing
    /// after the part.
    fileprivate func recording(of rows: ClosedRange<UInt64>) async throws -> Recording {
        await hub.gathered()
        let first = max(rows.lowerBound, hub.rowsBefore + 1)
        let all = (await hub.history?.stretches() ?? []).filter {
            $0.firstRow > hub.rowsBefore && $0.row <= rows.upperBound
        }
        var sections = all[(all.lastIndex { $0.firstRow <= first } ?? 0)...]
        func changes() -> [UInt8]? {
            // A section may have been deleted since the list of sections was made.
            while let section = sections.popFirst() { if let lines = section.lines() { return lines.changes } }
            return nil
        }
        var walk = SessionWalk()
        var next = hub.rowsBefore
        while let section = sections.first {
            if let lines = section.lines() {
                walk.begin(lines.state)
                next = section.firstRow - 1
                break
            }
            sections.removeFirst()
        }
        var reader = RecordingReader(rows: rows)
        let index = await hub.log.rowIndex()
        while next < rows.upperBound {
            let limit = Int(min(UInt64(LogQuery.maximumLimit), rows.upperBound - next))
            let page = try await hub.log.page(LogQuery(order: .after(next), limit: limit), in: index)
            walk.read(page.rows.lazy.map { $0[...] }, changes: changes) { reader.take($0, $1) }
            guard let after = page.next else { break }
            next = after
        }
        walk.end(changes: changes) { reader.take($0, $1) }
        return reader.end()
    }
}
