import Glibc
import SDLSupport

/// One thing that can be said to a running bridge from the command line.
struct Verb: Sendable {
    let name: String
    let words: String
    let help: String
    let run: @Sendable (Client, Words) throws -> Outcome

    /// What is printed, and how the process ends: 0 done, 1 refused or not as expected, 2 wrong words, 3 no bridge.
    struct Outcome {
        var answer: Client.Answer?
        /// For people; the answer's own JSON when there is nothing better to say.
        var text: String?
    }

    static let all: [Verb] = [
        Verb(
            name: "apps", words: "", help: "which apps are registered, and processes that are looked after", run: apps),
        Verb(name: "state", words: "[POINTER]", help: "the state, or the part at a JSON pointer such as /headUnit/apps")
        {
            client, words in
            let pointer = words.take() ?? ""
            return Outcome(answer: try client.call("GET", "/v1/state?path=\(Client.escaped(pointer))"), text: nil)
        },
        Verb(name: "activate", words: "APP", help: "bring an app to the front, by its key") { client, words in
            let app = try words.need("APP")
            return Outcome(answer: try client.call("POST", "/v1/apps/\(Client.escaped(app)):activate", .object([:])))
        },
        Verb(
            name: "press", words: "TEXT | --button NAME",
            help: "press what says so, once it is there; or a button of the car"
        ) {
            client, words in
            if let button = words.option("--button") {
                var body: JSONValue = ["name": .string(button)]
                body["mode"] = words.option("--mode").map { .string($0) }
                return Outcome(answer: try client.call("POST", "/v1/head-unit/button:press", body))
            }
            return try use(client, words, role: nil)
        },
        Verb(name: "choose", words: "TEXT", help: "take the choice that is called so") { client, words in
            try use(client, words, role: "choice")
        },
        Verb(name: "tap", words: "X Y", help: "put a finger on the screen and lift it") { client, words in
            let (x, y) = (try words.number("X"), try words.number("Y"))
            return Outcome(answer: try client.call("POST", "/v1/head-unit/touch:tap", ["x": .int(x), "y": .int(y)]))
        },
        Verb(
            name: "expect", words: "POINTER[=VALUE] | --text TEXT | --query FILTER",
            help: "wait until it holds; --timeout MS, 5000 when left out", run: expect),
        Verb(name: "log", words: "[FILTER] [--limit N] [--follow]", help: "rows of the journal, one a line", run: log),
        Verb(name: "screenshot", words: "FILE.png", help: "the car as its page shows it, through an installed Chromium")
        {
            client, words in try screenshot(client, words)
        },
        host("start"), host("stop"), host("restart"),
    ]

    private static func host(_ verb: String) -> Verb {
        Verb(name: verb, words: "NAME", help: "\(verb) the process of an app") { client, words in
            let name = try words.need("NAME")
            return Outcome(answer: try client.call("POST", "/v1/hosts/\(Client.escaped(name)):\(verb)", .object([:])))
        }
    }

    /// How this one is used.
    var usage: String {
        """
        sdl-bridge \(name) \(words)
            \(help)

          --json           print the bridge's own answer
          --url URL        where that bridge is (http://127.0.0.1:8080); also taken from SDL_BRIDGE_URL
          --token TEXT     what it wants to be shown; also taken from SDL_BRIDGE_TOKEN
        """
    }

    // MARK: What takes more than a line

    private static func use(_ client: Client, _ words: Words, role: String?) throws -> Outcome {
        var locator: JSONValue = ["name": .string(try words.need("TEXT"))]
        locator["app"] = words.option("--app").map { .string($0) }
        locator["timeoutMs"] = words.option("--timeout").flatMap { Int($0) }.map { .int($0) }
        locator["role"] = role.map { .string($0) }
        return Outcome(answer: try client.call("POST", "/v1/elements:use", locator))
    }

    private static func apps(_ client: Client, _ words: Words) throws -> Outcome {
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

    private static func expect(_ client: Client, _ words: Words) throws -> Outcome {
        var body: JSONValue = .object([:])
        body["timeoutMs"] = words.option("--timeout").flatMap { Int($0) }.map { .int($0) }
        if let text = words.option("--text") {
            body["locator"] = ["text": .string(text), "role": .string(words.option("--role") ?? "text")]
        } else if let query = words.option("--query") {
            body["q"] = .string(query)
        } else {
            let parts = try words.need("POINTER").split(separator: "=", maxSplits: 1).map(String.init)
            body["path"] = .string(parts.first ?? "")
            // What is no JSON is meant as a text.
            if parts.count == 2 { body["equals"] = (try? JSONValue(parsing: parts[1])) ?? .string(parts[1]) }
        }
        let answer = try client.call("POST", "/v1/expect", body)
        return Outcome(answer: answer, text: "it holds")
    }

    private static func log(_ client: Client, _ words: Words) throws -> Outcome {
        let follows = words.flag("--follow")
        let limit = words.option("--limit") ?? "100"
        let filter = words.take() ?? ""
        let answer = try client.call("GET", "/v1/log?limit=\(limit)&q=\(Client.escaped(filter))")
        let rows = answer.json?["rows"]?.array ?? []
        guard follows, answer.status == 200 else {
            return Outcome(answer: answer, text: rows.map(line).joined(separator: "\n"))
        }
        for row in rows { print(words.isJSON ? "\(row)" : line(row)) }
        // Whoever reads through a pipe waits for what is there already, too.
        fflush(nil)
        // A row that is completed comes again; what the filter wants is asked of the bridge, which knows the grammar.
        var last = rows.last?["seq"]?.int ?? answer.json?["last"]?.int ?? 0
        try client.events("/v1/events?topics=log") { message in
            guard message["rows"]?.array?.contains(where: { ($0["seq"]?.int ?? 0) > last }) == true else { return true }
            let query = "/v1/log?after=\(last)&limit=1000&q=\(Client.escaped(filter))"
            for row in (try? client.call("GET", query))?.json?["rows"]?.array ?? [] {
                print(words.isJSON ? "\(row)" : line(row))
                last = max(last, row["seq"]?.int ?? 0)
            }
            fflush(nil)
            return true
        }
        return Outcome(answer: nil, text: nil)
    }

    /// A row for people.
    static func line(_ row: JSONValue) -> String {
        let name = ["name", "command", "call", "rule", "what"].lazy.compactMap { row[$0]?.string }.first ?? ""
        let arrow = row["direction"]?.string == "toApp" ? "→ app" : row["direction"] == nil ? "" : "→ car"
        let end = [row["result"]?.string, row["latencyMs"].map { "\($0) ms" }, row["message"]?.string]
        let words = [
            "\(row["seq"]?.int ?? 0)", row["wall"]?.string ?? "", row["app"]?.string ?? "-", row["kind"]?.string ?? "",
        ]
        return (words + [arrow, name] + end.compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: "  ")
    }
}
