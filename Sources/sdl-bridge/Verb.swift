import Glibc
import JSON
import SDLBridge
import SDLSupport
import SessionReplay

/// A command-line verb that sends a request to a running bridge.
struct Verb: Sendable {
    /// The second step of a verb, which sends the verb's request. It is called only after all arguments were parsed.
    typealias Step = (Client) throws -> Outcome

    let name: String
    let words: String
    let help: String
    /// The descriptions of the verb's options, one line for each option.
    var details = ""
    var grammar = Arguments.Grammar()
    /// Whether the verb is the short form of another verb.
    var isAlias = false
    /// Parses the arguments and returns the step that sends the request. Throws if an argument is invalid; nothing is
    /// sent then.
    let read: @Sendable (Arguments) throws -> Step

    /// The outcome of a verb: the text to print, and the bridge's answer, which determines the exit code.
    struct Outcome {
        var answer: Client.Answer?
        /// The text that the verb prints; nil to print the answer as JSON.
        var text: String?
    }

    static let all: [Verb] = own + commands

    /// Returns the verb with whose name `words` begins, and the number of words of this name. If several names match,
    /// returns the verb with the longest name.
    static func find(_ words: [String]) -> (verb: Verb, length: Int)? {
        var longest: (verb: Verb, length: Int)?
        for verb in all {
            let name = verb.name.split(separator: " ").map(String.init)
            if words.starts(with: name), name.count > longest?.length ?? 0 { longest = (verb, name.count) }
        }
        return longest
    }

    static var list: String {
        """
        \(own.map { "  \($0.name) \($0.words)\n      \($0.help)" }.joined(separator: "\n"))

        and every command of the API; --help after a command shows its options (head-unit and bridge may be left out):

        \(commands.filter { !$0.isAlias }.map { "  \($0.name) \($0.words)" }.joined(separator: "\n"))
        """
    }

    /// Returns the error text for words that are not a verb. The text suggests the most similar verbs.
    static func unknown(_ words: [String]) -> String {
        let word = words.first ?? ""
        let below = all.map(\.name).filter { $0.hasPrefix("\(word) ") }
        guard below.isEmpty else {
            let typed = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
            let nearest = NearestMatch.order(below, by: typed).prefix(candidateLimit).joined(separator: ", ")
            let more = below.count > candidateLimit ? ", … (\(below.count) verbs)" : ""
            return typed == word
                ? "\"\(word)\" needs another word: \(nearest)\(more)"
                : "there is no verb \"\(typed)\"; the nearest are \(nearest)\(more)"
        }
        let nearest = NearestMatch.nearest(to: word, in: all.map(\.name)).map { "; did you mean \($0)?" } ?? ""
        return "there is no verb \"\(word)\"\(nearest)"
    }

    /// The maximum number of verbs that an error message suggests.
    private static let candidateLimit = 8

    /// The verbs for frequent tasks. Every other verb runs one command of the API.
    static let own: [Verb] =
        [
            Verb(name: "apps", words: "", help: "list registered apps and the processes that the bridge started") { _ in
                apps
            },
            Verb(
                name: "state", words: "[POINTER]",
                help: "print the state, or the part at a JSON pointer such as /headUnit/apps"
            ) { words in
                let pointer = words.take() ?? ""
                return { Outcome(answer: try $0.call("GET", "/v1/state?path=\(Client.escaped(pointer))")) }
            },
            Verb(name: "get", words: "PATH", help: "print the answer at a path such as /v1/elements") {
                words in
                let path = try words.need("PATH")
                guard path.hasPrefix("/") else { throw Options.Unknown(description: "\(path): a path begins with /") }
                return { Outcome(answer: try $0.call("GET", path)) }
            },
            Verb(name: "activate", words: "APP", help: "bring an app to the foreground, by its key") { words in
                let app = try words.need("APP")
                return {
                    Outcome(answer: try $0.call("POST", "/v1/apps/\(Client.escaped(app)):activate", .object([:])))
                }
            },
            Verb(
                name: "press", words: "TEXT | --button NAME",
                help: "wait for the element with this text and press it; or press a button of the car",
                grammar: Arguments.Grammar(options: ["--button", "--mode", "--app", "--timeout"])
            ) { words in
                guard let button = words.option("--button") else { return try use(words, role: nil) }
                var body: JSONValue = ["name": .string(button)]
                body["mode"] = words.option("--mode").map { .string($0) }
                let asked = body
                return { Outcome(answer: try $0.call("POST", "/v1/head-unit/button:press", asked)) }
            },
            Verb(
                name: "choose", words: "TEXT", help: "select the choice with this text",
                grammar: Arguments.Grammar(options: ["--app", "--timeout"])
            ) { words in try use(words, role: "choice") },
            drive,
            Verb(name: "tap", words: "X Y", help: "tap the screen") { words in
                let (x, y) = (try words.number("X"), try words.number("Y"))
                return {
                    Outcome(answer: try $0.call("POST", "/v1/head-unit/touch:tap", ["x": .int(x), "y": .int(y)]))
                }
            },
            Verb(
                name: "expect", words: "POINTER[=VALUE] | --text TEXT | --query FILTER | JSON",
                help: "wait until a condition is met; --timeout MS (default: 5000)",
                grammar: Arguments.Grammar(options: ["--text", "--query", "--role", "--timeout"]), read: expect),
            Verb(
                name: "log", words: "[FILTER] [--limit N] [--follow]", help: "print rows of the journal, one per line",
                grammar: Arguments.Grammar(options: ["--limit"], flags: ["--follow"]), read: log),
            Verb(
                name: "screenshot", words: "FILE.png",
                help: "save a PNG of the page's car screen; needs Chromium on the bridge's machine",
                grammar: Arguments.Grammar(options: ["--size"]), read: screenshot),
            save, codegen, host("start"), host("stop"), host("restart"), call,
        ]
        + [
            "say": "headUnit.voice", "type": "headUnit.overlay.type", "slide": "headUnit.overlay.slide",
            "background": "headUnit.app.background", "disconnect": "headUnit.app.disconnect",
        ].sorted { $0.key < $1.key }.compactMap(shortened)

    private static func shortened(_ name: String, _ command: String) -> Verb? {
        CommandSignature.all.first { $0.name == command }.map { Verb(command: $0, name: name) }
    }

    private static func host(_ verb: String) -> Verb {
        Verb(name: verb, words: "NAME", help: "\(verb) an app's process") { words in
            let name = try words.need("NAME")
            return { Outcome(answer: try $0.call("POST", "/v1/hosts/\(Client.escaped(name)):\(verb)", .object([:]))) }
        }
    }

    var usage: String {
        """
        sdl-bridge \(name) \(words)
            \(help)
        \(details.isEmpty ? "" : "\n\(details)\n")
          --json           print the bridge's answer unchanged
          --url URL        the bridge's address (http://127.0.0.1:8080); also taken from SDL_BRIDGE_URL
          --token TEXT     the bridge's token; also taken from SDL_BRIDGE_TOKEN
        """
    }

    // MARK: Longer verbs

    private static func use(_ words: Arguments, role: String?) throws -> Step {
        var locator: JSONValue = ["name": .string(try words.need("TEXT"))]
        locator["app"] = words.option("--app").map { .string($0) }
        locator["timeoutMs"] = try words.optionalNumber("--timeout").map { .int($0) }
        locator["role"] = role.map { .string($0) }
        let asked = locator
        return { Outcome(answer: try $0.call("POST", "/v1/elements:use", asked)) }
    }

    private static func apps(_ client: Client) throws -> Outcome {
        let answer = try client.call("GET", "/v1/apps")
        let hosts = try client.call("GET", "/v1/hosts")
        var lines: [String] = []
        for (key, app) in answer.json?.object ?? [:] {
            lines.append("\(key)\t\(app["name"]?.string ?? "")\t\(app["hmiLevel"]?.string ?? "")")
        }
        for (name, host) in hosts.json?.object ?? [:] {
            lines.append("(process)\t\(name)\t\(host["state"]?.string ?? "")")
        }
        return Outcome(answer: answer, text: lines.isEmpty ? "no apps" : lines.joined(separator: "\n"))
    }

    @Sendable private static func expect(_ words: Arguments) throws -> Step {
        var body: JSONValue = .object([:])
        body["timeoutMs"] = try words.optionalNumber("--timeout").map { .int($0) }
        if let text = words.option("--text") {
            body["locator"] = ["text": .string(text), "role": .string(words.option("--role") ?? "text")]
        } else if let query = words.option("--query") {
            body["q"] = .string(query)
        } else {
            try say(words.need("POINTER"), in: &body)
        }
        let asked = body
        return { Outcome(answer: try $0.call("POST", "/v1/expect", asked), text: "met") }
    }

    /// Adds the argument `word` of `expect` to the body of the request. `word` is a JSON pointer, a JSON pointer with a
    /// value, or members of the body as JSON.
    private static func say(_ word: String, in body: inout JSONValue) throws {
        if word.hasPrefix("{") { return try Arguments.add(word, to: &body) }
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        body["path"] = .string(parts.first ?? "")
        // A value that is not valid JSON becomes a text.
        if parts.count == 2 { body["equals"] = Arguments.json(parts[1]) ?? .string(parts[1]) }
    }

    @Sendable private static func log(_ words: Arguments) throws -> Step {
        let (follows, isJSON) = (words.flag("--follow"), words.isJSON)
        let limit = try words.optionalNumber("--limit") ?? 100
        let filter = Client.escaped(words.take() ?? "")
        return { client in
            let answer = try client.call("GET", "/v1/log?limit=\(limit)&q=\(filter)")
            // The bridge refuses a filter that it cannot read, or a limit that is too large.
            if answer.status == 400, let problem = answer.json, let detail = problem["detail"]?.string {
                throw Options.Unknown(description: [detail, problem["hint"]?.string ?? ""].joined(separator: " "))
            }
            let rows = answer.json?["rows"]?.array ?? []
            guard follows, answer.status == 200 else {
                return Outcome(answer: answer, text: rows.map(line).joined(separator: "\n"))
            }
            for row in rows { print(isJSON ? "\(row)" : line(row)) }
            // Flush the rows, because a program that reads the output through a pipe waits for the rows.
            fflush(nil)
            let last = rows.last?["seq"]?.int ?? answer.json?["last"]?.int ?? 0
            try follow(client, filter, after: last) { print(isJSON ? "\($0)" : line($0)) }
            return Outcome(answer: nil, text: nil)
        }
    }

    /// Calls `show` for each new row that matches `filter`, until the connection ends. The rows are requested with the
    /// filter, because only the bridge can apply it. Rows that change later are not shown again.
    private static func follow(
        _ client: Client, _ filter: String, after start: Int, show: (JSONValue) -> Void
    ) throws {
        var last = start
        try client.events("/v1/events?topics=log") { message in
            guard message["rows"]?.array?.contains(where: { ($0["seq"]?.int ?? 0) > last }) == true else { return true }
            let query = "/v1/log?after=\(last)&limit=1000&q=\(filter)"
            for row in (try? client.call("GET", query))?.json?["rows"]?.array ?? [] {
                show(row)
                last = max(last, row["seq"]?.int ?? 0)
            }
            fflush(nil)
            return true
        }
    }

    /// Formats a row of the log as readable text.
    static func line(_ row: JSONValue) -> String {
        let name = ["name", "command", "call", "rule", "what"].lazy.compactMap { row[$0]?.string }.first ?? ""
        let arrow = row["direction"]?.string == "toApp" ? "→ app" : row["direction"] == nil ? "" : "→ car"
        let end = [RowWords.of(row), row["result"]?.string, row["latencyMs"].map { "\($0) ms" }]
        let words = [
            "\(row["seq"]?.int ?? 0)", row["wall"]?.string ?? "", row["app"]?.string ?? "-", row["kind"]?.string ?? "",
        ]
        return (words + [arrow, name] + end.compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
