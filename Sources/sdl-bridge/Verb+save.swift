import Capsules
import SDLBridge

#if canImport(Glibc)
import Glibc
#endif

extension Verb {
    static let save = Verb(
        name: "save", words: "FILE [--last 5m] [--after ROW] [--before ROW]",
        help: "save this session as one file, a capsule, which `open` shows",
        grammar: Arguments.Grammar(options: ["--last", "--after", "--before"])
    ) { words in
        var query: [String] = []
        if let last = words.option("--last") { query.append("last=\(Client.escaped(last))") }
        for name in ["after", "before"] {
            if let row = try words.optionalNumber("--\(name)") { query.append("\(name)=\(row)") }
        }
        let (file, path) = (
            try words.need("FILE"), "/v1/capsule" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        )
        return { client in try save(client, path, into: file) }
    }

    private static func save(_ client: Client, _ path: String, into name: String) throws -> Outcome {
        let file = try AtomicFile(name)
        var end: [UInt8] = []
        do {
            let answer = try client.download(path) { piece in
                try file.write(piece)
                end = Array((end + piece).suffix(CapsuleReader.endBytes))
            }
            if let answer { return Outcome(answer: answer) }
        } catch let failure as Client.Failure where file.bytes > 0 {
            throw cut(file, failure.description)
        }
        // If the bridge stops during the answer, the answer ends early.
        guard CapsuleReader.isEnd(end) else { throw cut(file, "the bridge stopped while it was sending") }
        try file.finish()
        // If the capsule is written to a stream, print nothing else to this stream.
        return Outcome(answer: nil, text: file.isStream ? nil : "\(name): \(size(file.bytes))")
    }

    private static func cut(_ file: AtomicFile, _ why: String) -> Client.Failure {
        file.leave()
        guard !file.isStream else {
            return Client.Failure(description: "\(why). \(file.path) has the first \(file.bytes) bytes of the capsule")
        }
        return Client.Failure(
            description:
                "\(why). The part that was received is in \(file.partPath) and can be opened; \(file.path) is unchanged"
        )
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1_000_000 ? "\((bytes + 999) / 1_000) KB" : "\(Double(bytes / 100_000) / 10) MB"
    }
}
