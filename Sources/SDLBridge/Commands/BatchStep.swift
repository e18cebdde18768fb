import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

/// One step of a batch: a pause, then a command or an expectation.
struct BatchStep: Sendable {
    enum What: Sendable {
        case command(String, JSONValue)
        case expect(JSONValue)
        case nothing
    }

    let what: What
    let pause: Duration

    static let schema = Schema.object([
        .may("command", .text(), "its name on the socket"), .may("params", .map(.any), "its parameters"),
        .may("expect", .map(.any), "an expectation, as /v1/expect takes it"),
        .may(
            "sleepMs", .integer(0...60_000),
            "how long to wait before it, by the clock of head unit and apps; one that stands is moved on"),
    ])

    static func read(_ steps: [CommandParams]) throws(Problem) -> [BatchStep] {
        var read: [BatchStep] = []
        for (index, params) in steps.enumerated() {
            let step = params.json
            let pause = Duration.milliseconds(params.optionalInteger("sleepMs") ?? 0)
            let command = params.optionalText("command")
            try checkWords(of: step, at: index)
            if let command, command != Expectation.command,
                !CommandDefinition.byName.keys.contains(command) || command == "bridge.batch"
            {
                throw Problem(
                    .unprocessable,
                    detail: "commands.\(index): there is no command \"\(command)\" to put into a batch.",
                    more: [
                        "candidates": .array(
                            Resemblance.order(CommandDefinition.all.map(\.name), by: command).prefix(3).map {
                                .string($0)
                            })
                    ])
            }
            let what: What =
                if command == Expectation.command {
                    .expect(step["params"] ?? .object([:]))
                } else if let command {
                    .command(command, step["params"] ?? .object([:]))
                } else if let expect = step["expect"] { .expect(expect) } else { .nothing }
            read.append(BatchStep(what: what, pause: pause))
        }
        return read
    }

    /// Refuses a step with an unknown command or member, before anything of the batch is done.
    private static func checkWords(of step: JSONValue, at index: Int) throws(Problem) {
        let place = JSONPath([.key("commands"), .index(index)])
        var wrong: [Schema.Violation] = []
        if let name = step["command"]?.string, let definition = CommandDefinition.byName[name] {
            wrong = definition.params.violations(in: step["params"] ?? .object([:]), at: place + .key("params"))
        } else if let expect = step["expect"] ?? (step["command"] == "bridge.expect" ? step["params"] : nil) {
            wrong = Expectation.schema.violations(in: expect, at: place + .key("expect"))
        }
        let unknown = wrong.filter { $0.known != nil }
        guard unknown.isEmpty else { throw Problem(unknown) }
    }
}
