import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import WebServing

// Commands for testers. Neither a driver nor a car can perform these actions.
extension CommandDefinition {
    private static func clock(
        _ verb: String, _ summary: String, _ fields: [Schema.Field] = [], _ read: @escaping Read<ClockCommand>
    ) -> CommandDefinition {
        CommandDefinition(
            name: "headUnit.clock.\(verb)", method: .post, path: "/v1/clock:\(verb)", tag: "Test", summary: summary,
            fields: fields, guarded: "/bridge/clock"
        ) { params throws(Problem) in .clock(try read(params)) }
    }

    private static let ms = Schema.Field.needs("ms", .integer(0...86_400_000), "how far to advance, in milliseconds")

    static let clocks: [CommandDefinition] = [
        clock("pause", "Pause the clock of the head unit and the attached apps.") { _ in .pause },
        clock("resume", "Resume the clock.") { _ in .resume },
        advance, step,
    ]

    private static let advance = clock(
        "advance",
        "Advance the clock. Each timer of the head unit and the attached apps fires at its own instant, and the "
            + "work that the timer starts is finished before the next instant. After \(ClockSteps.stepLimit) instants, "
            + "or 5 s of real time, the remaining time is skipped in one step.", [ms]
    ) {
        params throws(Problem) in .advance(.milliseconds(params.integer("ms")))
    }.with(\.answer, .json("Advanced"))

    private static let step = clock("step", "Advance a paused clock to the head unit's next due timer.") {
        _ in
        .step
    }.with(\.answer, .json("Stepped"))

    static let testers: [CommandDefinition] = [
        drive(
            "headUnit.rpc.send", "/v1/rpc", tag: "Test",
            "Send an app any notification or request, valid or not. The row of a request has the app's response.",
            [
                appField, .needs("name", .text(), "the message's name"),
                .may("rpcType", .word(["notification", "request"]), "the kind of message; default: notification"),
                .may("params", .map(.any), "the message's parameters"),
            ], guarded: nil
        ) { params throws(Problem) in
            .send(
                app: params.text("app"), name: params.text("name"),
                isRequest: params.optionalText("rpcType") == "request",
                params: (params.json["params"] ?? .object([:])).json())
        }.with(\.bringsTyping, true),
        drive(
            "headUnit.faults.add", "/v1/faults", tag: "Test",
            "Force the result of the next requests of a function. If the result is a success, such as WARNINGS, the "
                + "request is also performed. The forced result stays active, even after the app disconnects, until "
                + "it was used `times` times, or is cleared or reset. GET /v1/faults lists all forced results.",
            [
                .needs("function", .text(), "the request's name"),
                .needs(
                    "result", .word(SDLResult.allCases.map(\.rawValue) + ["DO_NOT_RESPOND"]),
                    "a result that the mobile interface allows for the request"),
                .may("info", .text(), "the response's info text"),
                .may("app", .text(), "the only app that gets the result; default: all apps"),
                .may("times", .integer(1...1_000_000), "how many requests get the result; default: all, until cleared"),
                .may("delayMs", .integer(0...600_000), "the delay of the response"),
            ], guarded: nil
        ) { params throws(Problem) in
            .force(
                ForcedResult(
                    function: params.text("function"), result: params.text("result"),
                    info: params.optionalText("info"), app: params.optionalText("app"),
                    times: params.optionalInteger("times"), delayMs: params.optionalInteger("delayMs") ?? 0))
        },
        drive(
            "headUnit.faults.clear", "/v1/faults:clear", tag: "Test", "Clear forced results.",
            [.may("function", .text(), "the request's name; default: all requests")], guarded: nil
        ) { params throws(Problem) in .unforce(function: params.optionalText("function")) },
        CommandDefinition(
            name: "bridge.reset", method: .post, path: "/v1/reset", tag: "Test",
            summary:
                "Reset the head unit between two tests: settings, profile, permissions, faults, clock, scratch apps, "
                + "overlays and levels.",
            fields: [
                .may("restartApps", .boolean, "also restart every hosted app and wait until all run again")
            ]
        ) { params throws(Problem) in .reset(restarts: params.optionalBoolean("restartApps") ?? false) },
    ]

    private static let lease: [CommandDefinition] = [
        control(
            "acquire",
            "Acquire the control lease. Until the lease ends, only the holder of the lease can run commands.",
            [
                .needs("holder", .text(most: 200), "your name, shown to other clients"),
                .may("ttlMs", .integer(1_000...3_600_000), "how long the lease lasts; default: 60,000"),
            ]
        ) { params throws(Problem) in
            .acquire(
                holder: params.text("holder"),
                for: .milliseconds(params.optionalInteger("ttlMs") ?? 60_000))
        },
        control("release", "Release the control lease.", [tokenField]) { params throws(Problem) in
            .release(token: params.optionalText("token"))
        },
    ]

    private static let tokenField = Schema.Field.may(
        "token", .text(), "the token that acquire returned, if no Control-Token header is sent")

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
                summary: "Run several commands in one call, in order, with pauses and expectations between them.",
                fields: [
                    .needs("commands", .array(BatchStep.schema, 1...1_000), "the steps"),
                    .may("haltOnFailure", .boolean, "whether to stop at the first failed step; default: true"),
                ], mayWait: true, bringsTyping: true, bodyLimitBytes: bigBody, answer: .json("BatchResult")
            ) { params throws(Problem) in
                .batch(
                    try BatchStep.read(params.parts("commands")),
                    halts: params.optionalBoolean("haltOnFailure") ?? true)
            },
            CommandDefinition(
                name: "bridge.use", method: .post, path: "/v1/elements:use", tag: "Expect",
                summary: "Wait until exactly one element matches a locator, then press, choose, type or slide.",
                fields: Locator.fields + Locator.manners + [
                    .may("timeoutMs", .integer(0...60_000), "how long to wait for the element; default: 5,000")
                ], mayWait: true, bringsTyping: true
            ) { params throws(Problem) in
                .use(
                    try Locator(use: params),
                    within: .milliseconds(params.optionalInteger("timeoutMs") ?? 5_000))
            },
        ]
}
