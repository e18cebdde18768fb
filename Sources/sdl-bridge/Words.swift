/// The words behind a verb: options with their values, and the rest in order.
final class Words {
    private var plain: [String] = []
    private var options: [String: String] = [:]
    private var flags: Set<String> = []

    private static let allFlags: Set<String> = ["--json", "--follow"]
    private static let allOptions: Set<String> = [
        "--url", "--token", "--app", "--button", "--mode", "--text", "--query", "--role", "--timeout", "--limit",
        "--size",
    ]

    init(_ words: some Sequence<String>) throws {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if Self.allFlags.contains(word) {
                flags.insert(word)
            } else if Self.allOptions.contains(word) {
                guard let value = rest.popFirst() else { throw Options.Unknown(description: "\(word) lacks its value") }
                options[word] = value
            } else if word.hasPrefix("--") {
                throw Options.Unknown(description: "\(word) is unknown")
            } else {
                plain.append(word)
            }
        }
    }

    var isJSON: Bool { flags.contains("--json") }

    func flag(_ name: String) -> Bool { flags.contains(name) }
    func option(_ name: String) -> String? { options[name] }
    func take() -> String? { plain.isEmpty ? nil : plain.removeFirst() }

    func need(_ name: String) throws -> String {
        guard let word = take() else { throw Options.Unknown(description: "\(name) is missing") }
        return word
    }

    func number(_ name: String) throws -> Int {
        let word = try need(name)
        guard let number = Int(word) else { throw Options.Unknown(description: "\(name): \(word) is no whole number") }
        return number
    }

    /// What is left is too much.
    func end() throws {
        if let word = plain.first { throw Options.Unknown(description: "\"\(word)\" is one word too many") }
    }
}
