import Glibc
import JSON
import SDLBridge
import SDLSupport

/// Says something to a running bridge and prints what it answers.
struct BridgeRequest {
    let step: Verb.Step
    let isJSON: Bool
    let client: Client

    /// nil when the first word is none of these verbs.
    init?(_ arguments: [String], environment: [String: String]) throws {
        guard let (verb, length) = Verb.find(arguments) else { return nil }
        let words = try Arguments(arguments.dropFirst(length), verb.grammar)
        step = try verb.read(words)
        try words.end()
        isJSON = words.isJSON
        client = try Client(
            url: words.option("--url") ?? environment["SDL_BRIDGE_URL"] ?? "http://127.0.0.1:8080",
            token: words.option("--token") ?? environment["SDL_BRIDGE_TOKEN"])
    }

    /// - Returns: how the process ends: 0 done, 1 refused or not as expected, 3 no bridge, 4 no browser.
    func run() throws -> Int32 {
        let outcome: Verb.Outcome
        do {
            outcome = try step(client)
        } catch let failure as Client.Failure {
            say("\(failure)")
            return 3
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

    /// A problem, for people.
    private func show(_ answer: Client.Answer) {
        guard let problem = answer.json else { return say("the bridge answers \(answer.status)") }
        say(problem["detail"]?.string ?? problem["title"]?.string ?? "the bridge answers \(answer.status)")
        if let observed = problem["observed"], !observed.isNull { say("seen: \(String("\(observed)".prefix(400)))") }
        let candidates = (problem["candidates"]?.array ?? []).map { candidate in
            candidate.string ?? candidate["name"]?.string.map { "\(candidate["role"]?.string ?? "") \"\($0)\"" }
                ?? "\(candidate)"
        }
        if !candidates.isEmpty { say("nearest: \(candidates.joined(separator: ", "))") }
        if let hint = problem["hint"]?.string { say(hint) }
    }
}
