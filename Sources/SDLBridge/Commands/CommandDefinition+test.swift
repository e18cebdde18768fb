import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// What only a tester does.
extension CommandDefinition {
    private static func clock(
        _ verb: String, _ summary: String, _ fields: [Schema.Field] = [], _ read: @escaping Read<ClockCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "headUnit.clock.\(verb)", method: .post, path: "/v1/clock:\(verb)", tag: "Test", summary: summary,
            fields: fields, guarded: "/bridge/clock"
        ) { params throws(Problem) in .clock(try read(params)) }
    }

    private static let ms = Schema.Field.needs("ms", .integer(0...86_400_000), "how far")

    static let clocks: [CommandDefinition] = [
        clock("pause", "Let the clock of head unit and attached apps stand still.") { _ in .pause },
        clock("resume", "Let the clock go on from where it stands.") { _ in .resume },
        advance, step,
    ]

    private static var advance: CommandDefinition {
        var definition = clock(
            "advance",
            "Move the clock on. What becomes due on the way in head unit or attached apps happens at its own instant, and "
                + "what that sets off has come to its end before time goes on. After \(ClockSteps.stepLimit) instants, or 5 s "
                + "of real time, the rest is moved in one go.", [ms]
        ) {
            params throws(Problem) in .advance(.milliseconds(params.integer("ms")))
        }
        definition.answer = .json("Advanced")
        return definition
    }

    private static var step: CommandDefinition {
        var definition = clock("step", "Move a clock that stands on to the next thing that is due on the head unit.") {
            _ in
            .step
        }
        definition.answer = .json("Stepped")
        return definition
    }

    static let testers: [CommandDefinition] = [
        drive(
            "headUnit.rpc.send", "/v1/rpc", tag: "Test",
            "Send an app any notification or request, as it is given, valid or not. A request's answer is in its row.",
            [
                appField, .needs("name", .text(), "the message's name"),
                .may("rpcType", .word(["notification", "request"]), "notification when left out"),
                .may("params", .map(.any), "its parameters"),
            ], guarded: nil
        ) { params throws(Problem) in
            .send(
                app: params.text("app"), name: params.text("name"),
                isRequest: params.optionalText("rpcType") == "request",
                params: (params.json["params"] ?? .object([:])).json())
        }.with(\.bringsTyping, true),
        drive(
            "headUnit.faults.add", "/v1/faults", tag: "Test",
            "Answer the next requests of a function with this result instead of the one that is due. It outlives the app: "
                + "until it was given so many times, taken back or reset. GET /v1/faults lists what is left.",
            [
                .needs("function", .text(), "the request's name"),
                .needs(
                    "result", .word(SDLResult.allCases.map(\.rawValue) + ["DO_NOT_RESPOND"]),
                    "one the interface allows it"),
                .may("info", .text(), "said with it"),
                .may("app", .text(), "whose requests; everybody's when left out"),
                .may("times", .integer(1...1_000_000), "how many; all until taken back when left out"),
                .may("delayMs", .integer(0...600_000), "how much later than at once"),
            ], guarded: nil
        ) { params throws(Problem) in
            .force(
                ForcedResult(
                    function: params.text("function"), result: params.text("result"),
                    info: params.optionalText("info"), app: params.optionalText("app"),
                    times: params.optionalInteger("times"), delayMs: params.optionalInteger("delayMs") ?? 0))
        },
        drive(
            "headUnit.faults.clear", "/v1/faults:clear", tag: "Test", "Take forced results back.",
            [.may("function", .text(), "of which request; of all when left out")], guarded: nil
        ) { params throws(Problem) in .unforce(function: params.optionalText("function")) },
        CommandDefinition(
            name: "bridge.reset", method: .post, path: "/v1/reset", tag: "Test",
            summary:
                "Back to the start, between two tests: settings, profile, permissions, faults, clock, scratch apps, "
                + "overlays, levels.",
            fields: [.may("restartApps", .boolean, "also start every hosted app anew; answers when each runs again")]
        ) { params throws(Problem) in .reset(restarts: params.optionalBoolean("restartApps") ?? false) },
    ]

    private static let lease: [CommandDefinition] = [
        control(
            "acquire", "Take the lease: until it ends only its holder acts, and everybody looks on.",
            [
                .needs("holder", .text(most: 200), "who it is, for others to read"),
                .may("ttlMs", .integer(1_000...3_600_000), "until it ends by itself; a minute when left out"),
            ]
        ) { params throws(Problem) in
            .acquire(
                holder: params.text("holder"),
                for: .milliseconds(params.optionalInteger("ttlMs") ?? 60_000))
        },
        control("release", "Give the lease back.", [tokenField]) { params throws(Problem) in
            .release(token: params.optionalText("token"))
        },
    ]

    private static let tokenField = Schema.Field.may(
        "token", .text(), "as acquire gave it, where no Control-Token says it")

    private static func control(
        _ verb: String, _ summary: String, _ fields: [Schema.Field], _ read: @escaping Read<ControlCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "bridge.control.\(verb)", method: .post, path: "/v1/control:\(verb)", tag: "Server", summary: summary,
            fields: fields, answer: .json("Control")
        ) { params throws(Problem) in .control(try read(params)) }
    }

    static let shared: [CommandDefinition] =
        lease + [
            CommandDefinition(
                name: batch, method: .post, path: "/v1/batch", tag: "Test",
                summary: "Several commands in one call, in order, with pauses and expectations between them.",
                fields: [
                    .needs("commands", .array(BatchStep.schema, 1...1_000), "what to do"),
                    .may("haltOnFailure", .boolean, "whether the first that fails is the last; true when left out"),
                ], mayWait: true, bringsTyping: true, bodyLimitBytes: bigBody, answer: .json("BatchResult")
            ) { params throws(Problem) in
                .batch(
                    try BatchStep.read(params.parts("commands")),
                    halts: params.optionalBoolean("haltOnFailure") ?? true)
            },
            CommandDefinition(
                name: "bridge.use", method: .post, path: "/v1/elements:use", tag: "Expect",
                summary: "Use the one thing that a locator finds, once it is there: press, choose, type, slide.",
                fields: Locator.fields + Locator.manners + [
                    .may("timeoutMs", .integer(0...60_000), "how long to wait for it; 5,000 when left out")
                ], mayWait: true, bringsTyping: true
            ) { params throws(Problem) in
                .use(
                    try Locator(use: params),
                    within: .milliseconds(params.optionalInteger("timeoutMs") ?? 5_000))
            },
        ]
}
