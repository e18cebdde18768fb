import Glibc
import JSON
import SDLBridge
import SDLSupport

/// Sends a request to a running bridge and prints the answer.
struct BridgeRequest {
    let step: Verb.Step
    let isJSON: Bool
    let client: Client

    /// Parses the arguments. Returns nil if the first words are not a verb that sends a request to a running bridge.
    init?(_ arguments: [String], environment: [String: String]) throws {
        let leading = Self.leadingOptions(arguments)
        let rest = Array(arguments.dropFirst(leading.count))
        guard let (verb, length) = Verb.find(rest) else { return nil }
        let words = try Arguments(leading + rest.dropFirst(length), verb.grammar)
        step = try verb.read(words)
        try words.end()
        isJSON = words.isJSON
        client = try Client(
            url: words.option("--url") ?? environment["SDL_BRIDGE_URL"] ?? "http://127.0.0.1:8080",
            token: words.option("--token") ?? environment["SDL_BRIDGE_TOKEN"])
    }

    /// Returns the options that are before the verb. These can only be options that all verbs accept.
    private static func leadingOptions(_ arguments: [String]) -> ArraySlice<String> {
        var rest = arguments[...]
        while let word = rest.first {
            if Arguments.Grammar.common.flags.contains(word) {
                rest = rest.dropFirst()
            } else if Arguments.Grammar.common.options.contains(word) {
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        return arguments[..<rest.startIndex]
    }

    /// Sends the request and prints the answer.
    ///
    /// - Returns: the exit code: 0 for success, 1 if the bridge refused the request or a condition was not met, 3 if no
    ///   bridge was reached, 4 if no browser was found.
    func run() throws -> Int32 {
        let outcome: Verb.Outcome
        do {
            outcome = try step(client)
        } catch let failure as Client.Failure {
            say("\(failure)")
            return 3
        } catch let failure as CarNotShown {
            say("the car could not be drawn: \(failure)")
            return 1
        } catch let failure as NoBrowser {
            say("\(failure)")
            return 4
        }
        guard let answer = outcome.answer else {
            if let text = outcome.text { print(text) }
            return 0
        }
        let isGood = (200..<300).contains(answer.status)
        if isJSON {
            print(String(decoding: answer.body, as: UTF8.self))
        } else if isGood {
            print(outcome.text ?? answer.json?.pretty() ?? String(decoding: answer.body, as: UTF8.self))
        } else {
            show(answer)
        }
        return isGood ? 0 : 1
    }

    /// Prints the problem in `answer` as readable text.
    private func show(_ answer: Client.Answer) {
        guard let problem = answer.json else { return say("the bridge answered with status \(answer.status)") }
        say(
            problem["detail"]?.string ?? problem["title"]?.string
                ?? "the bridge answered with status \(answer.status)")
        if let observed = problem["observed"], !observed.isNull {
            say("observed: \(String("\(observed)".prefix(400)))")
        }
        let candidates = (problem["candidates"]?.array ?? []).map { candidate in
            candidate.string ?? candidate["name"]?.string.map { "\(candidate["role"]?.string ?? "") \"\($0)\"" }
                ?? "\(candidate)"
        }
        if !candidates.isEmpty { say("nearest: \(candidates.joined(separator: ", "))") }
        if let hint = problem["hint"]?.string { say(hint) }
    }
}
