import SDLBridge
import SessionReplay

extension Verb {
    static let codegen = Verb(
        name: "codegen", words: "[FILE] [--from ROW] [--until ROW] [--to pytest|swift|curl]",
        help: "print a test that repeats the driver's actions of this session, or of a capsule, and their effects",
        details: """
              --from ROW       begin with the first action at or after this row of the log
              --until ROW      end with this row
              --to LANGUAGE    pytest (default), swift or curl
            """,
        grammar: Arguments.Grammar(options: ["--from", "--until", "--to"])
    ) { words in
        let name = words.option("--to") ?? ScriptLanguage.pytest.rawValue
        guard let language = ScriptLanguage(rawValue: name) else {
            throw Options.Unknown(description: "--to \(name): the languages are \(ScriptLanguage.list)")
        }
        let (first, last) = (try words.optionalNumber("--from"), try words.optionalNumber("--until"))
        let rows = max(0, first ?? 0)...max(0, last ?? .max, first ?? 0)
        guard let file = words.take() else {
            let query = ["to=\(name)"] + (first.map { ["from=\($0)"] } ?? []) + (last.map { ["until=\($0)"] } ?? [])
            return { client in
                let answer = try client.call("GET", "/v1/script?\(query.joined(separator: "&"))")
                return Outcome(answer: answer, text: String(decoding: answer.body.dropLast(), as: UTF8.self))
            }
        }
        return { _ in
            do {
                let session = try Session(capsule: file)
                let recording = Recording(of: session, rows: UInt64(rows.lowerBound)...UInt64(rows.upperBound))
                return Outcome(text: String(recording.script(in: language).dropLast()))
            } catch {
                throw Options.Unknown(description: "\(file) \(error)")
            }
        }
    }
}
