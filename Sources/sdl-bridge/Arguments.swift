import JSON
import SDLBridge
import SDLSupport

/// The arguments after a verb, such as `press`: options with their values, and all other arguments in order.
///
/// The initializer throws if an option is unknown.
final class Arguments {
    /// The options that a verb accepts.
    struct Grammar {
        var options: [String] = []
        /// The options whose value true may be omitted: `--save` means `--save true`.
        var switches: [String] = []
        var flags: [String] = []

        static let common = Grammar(options: ["--url", "--token"], flags: ["--json"])

        var all: [String] { options + switches + flags }

        static func + (one: Grammar, other: Grammar) -> Grammar {
            Grammar(
                options: one.options + other.options, switches: one.switches + other.switches,
                flags: one.flags + other.flags)
        }
    }

    private var plain: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    init(_ words: some Sequence<String>, _ grammar: Grammar) throws {
        let grammar = .common + grammar
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                plain += rest
                break
            } else if grammar.flags.contains(word) {
                flags.insert(word)
            } else if grammar.switches.contains(word) {
                let isSaid = rest.first.map { ["true", "false"].contains($0) } ?? false
                values[word, default: []].append(isSaid ? rest.removeFirst() : "true")
            } else if grammar.options.contains(word) {
                guard let value = rest.popFirst() else { throw Options.Unknown(description: "\(word) needs a value") }
                values[word, default: []].append(value)
            } else if word.hasPrefix("--") {
                let nearest = NearestMatch.nearest(to: word, in: grammar.all).map { "; did you mean \($0)?" } ?? ""
                throw Options.Unknown(description: "\(word) is unknown\(nearest)")
            } else {
                plain.append(word)
            }
        }
    }

    var isJSON: Bool { flags.contains("--json") }

    func flag(_ name: String) -> Bool { flags.contains(name) }
    /// Returns the value of an option; nil if the option was not given. If the option was given several times, returns
    /// the last value.
    func option(_ name: String) -> String? { values[name]?.last }
    /// Returns all values of an option that may be given several times.
    func options(_ name: String) -> [String] { values[name] ?? [] }
    func take() -> String? { plain.isEmpty ? nil : plain.removeFirst() }

    /// Removes and returns all remaining arguments that are not options.
    func takeAll() -> [String] {
        defer { plain = [] }
        return plain
    }

    func need(_ name: String) throws -> String {
        guard let word = take() else { throw Options.Unknown(description: "\(name) is missing") }
        return word
    }

    func number(_ name: String) throws -> Int { try Self.whole(try need(name), name) }

    /// Returns the option's value as a number, or nil if the option is not given.
    func optionalNumber(_ name: String) throws -> Int? { try option(name).map { try Self.whole($0, name) } }

    static func json(_ word: String) -> JSONValue? { try? JSONValue(parsing: word) }

    static func add(_ word: String, to body: inout JSONValue) throws {
        guard let members = json(word)?.object else {
            throw Options.Unknown(description: "\(word) is not a JSON object")
        }
        for (name, value) in members { body[name] = value }
    }

    static func whole(_ word: String, _ name: String) throws -> Int {
        guard let number = Int(word) else {
            throw Options.Unknown(description: "\(name): \(word) is not a whole number")
        }
        return number
    }

    /// Throws if an argument is left over.
    func end() throws {
        if let word = plain.first { throw Options.Unknown(description: "\"\(word)\" is an unexpected argument") }
    }
}
