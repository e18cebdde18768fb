import JSON
import SDLLog
import SDLSupport

/// What goes out, by name.
enum Components {
    /// Places in paths.
    static let places = [
        "app": "An app's key: its fullAppID, or its appID.", "service": "audio or video.",
        "id": "A name that the list of its kind gives.",
        "name": "A file's name.", "row": "A row's number.",
    ]

    static var schemas: JSONValue {
        var json: JSONValue = .object([:])
        for (name, schema) in all + StateShapes.named { json[name] = schema.json }
        return json
    }

    private static let all: [(String, Schema)] = [
        ("Problem", problem), ("Snapshot", snapshot), ("Row", row), ("LogPage", page), ("RowStory", story),
        ("FindingPage", findings),
        ("Done", done), ("Advanced", advanced), ("Stepped", stepped), ("Version", version), ("Health", health),
        ("Expectation", expectation),
        ("Element", element),
        ("BatchResult", batch), ("Scratch", scratch), ("Control", control),
        (
            "Commands",
            .array(
                .object([
                    .needs("command", .text(), "its name on the socket"), .needs("method", .text(), "of HTTP"),
                    .needs("path", .text(), "of HTTP"), .needs("summary", .text(), "what it does"),
                ]))
        ),
        (
            "ProfileList",
            .array(.object([.needs("id", .text(), "for headUnit.profile.use"), .needs("name", .text(), "for people")]))
        ),
        (
            "ProblemKinds",
            .array(
                .object([
                    .needs("type", .text(), "its page"), .needs("title", .text(), "what it is called"),
                    .needs("status", .integer(), "of HTTP"), .needs("meaning", .text(), "what has happened"),
                    .needs("remedy", .text(), "what helps"),
                ]))
        ),
        (
            "CapsuleList",
            .object([
                .needs(
                    "capsules",
                    .array(
                        .object([
                            .needs("name", .text(), "of the file"), .needs("bytes", .integer(), "how large it is"),
                            .may("made", .text(), "when, by the calendar (RFC 3339)"),
                            .may("why", .word(["crashed", "notResponding"]), "what had happened"),
                            .may("app", .text(), "to which app"),
                        ])), "the newest first")
            ])
        ),
        ("Elements", .array(.named("Element"))), ("Rows", .array(.named("Row"))),
    ]

    private static let problem = Schema.object([
        .needs("title", .text(), "the same for every problem of its kind"), .needs("status", .integer(), "of HTTP"),
        .needs("detail", .text(), "what was wrong this time"), .may("hint", .text(), "what would help"),
        .may("type", .text(), "names the kind"), .may("seq", .integer(), "the command's row"),
        .may("candidates", .array(.any), "what may have been meant, nearest first"),
        .may(
            "errors", .array(.object([.needs("pointer", .text(), "where"), .needs("detail", .text(), "what")])),
            "of a body"),
    ])

    private static let snapshot = Schema.object([
        .needs("seq", .integer(), "the number of the last change in it"),
        .needs("epoch", .text(), "this run of the bridge"),
        .needs("state", .map(.any), "the state tree"),
    ])

    private static let row = Schema.object([
        .needs("seq", .integer(1...Int.max), "its number"),
        .needs("at", .number, "milliseconds of the head unit's clock"),
        .needs("wall", .text(), "by the calendar (RFC 3339)"),
        .needs("kind", .text(), "rpc, command, delegate, viewController, finding, process, output, …"),
        .needs("source", .word(["bridge", "headUnit", "app", "hmi"]), "who told"), .may("app", .text(), "an app's key"),
        .needs("causes", .array(.integer(1...Int.max)), "rows that led to it, first one first"),
        .may("name", .text(), "rpc: the message"), .may("rpcType", .text(), "rpc: request, response or notification"),
        .may("direction", .word(["toApp", "toHeadUnit", "toHMI"]), "rpc: which way it went"),
        .may("connection", .text(), "rpc: which one"), .may("session", .integer(), "rpc: of the connection"),
        .may("ordinal", .integer(), "rpc: its number on the connection, each way"),
        .may("functionID", .integer(), "rpc: of the interface"),
        .may("correlationID", .integer(), "rpc: of a request and its reply"),
        .may("bytes", .integer(), "rpc: how long its JSON is"),
        .may("bulkBytes", .integer(), "rpc: how much comes with it"),
        .may("params", .any, "rpc, command: as they came"),
        .may("text", .text(), "rpc: what is no JSON; output: a line"),
        .may("result", .text(), "rpc: the reply's code"), .may("info", .text(), "rpc: said with it"),
        .may("reply", .any, "rpc: the reply's parameters"), .may("latencyMs", .number, "rpc: until the reply"),
        .may("forced", .boolean, "rpc: a tester chose the result"),
        .may("violations", .array(.text()), "rpc: what is wrong with it"),
        .may("moments", .map(.number), "rpc: when it passed the other end"),
        .may("command", .text(), "command: its name on the socket"),
        .may("call", .text(), "delegate, viewController: what the app's code was told"),
        .may("controller", .text(), "viewController: which one"),
        .may("class", .text(), "viewController: of which class"),
        .may("rule", .text(), "finding: which rule"), .may("message", .text(), "finding, process: for people"),
        .may("fix", .text(), "finding: what to do"), .may("see", .text(), "finding: where the rule stands"),
        .may("what", .text(), "process: what happened; output: stdout or stderr"),
        .may("host", .text(), "process, output: of which process"), .may("pid", .integer(), "process: its number"),
        .may("exitCode", .integer(), "process: how it ended"), .may("signal", .integer(), "process: what ended it"),
        .may("lastRows", .array(.integer()), "process: the app's last rows"),
    ])

    private static let page = Schema.object([
        .needs("rows", .array(.named("Row")), "from old to new"),
        .may("next", .integer(), "where to go on from; absent at the end"),
        .may("first", .integer(), "the oldest row held"), .may("last", .integer(), "the newest row"),
    ])

    private static let findings = Schema.object([
        .needs("groups", .array(group), "the one with the newest row first"),
        .needs("groupCount", .integer(), "how many there are"),
        .needs("rowCount", .integer(), "how many rows are in them; 10,000 or a few more at most"),
        .may("next", .integer(), "older ones were not looked at: ask again with this as before"),
    ])

    private static let group = Schema.object([
        .may("rule", .text(), "which rule"), .may("app", .text(), "an app's key"),
        .may("function", .text(), "of which message"),
        .may("parameter", .text(), "its place in the message, of whatever element of an array"),
        .needs("count", .integer(1...Int.max), "how many rows say so"),
        .may("message", .text(), "what the newest says"), .may("fix", .text(), "what to do"),
        .may("see", .text(), "where the rule stands"), .needs("first", findingRow, "the oldest of them"),
        .needs("last", findingRow, "the newest of them"),
        .needs("rows", .array(.integer(1...Int.max)), "the newest \(FindingGroup.rowLimit) of them, the newest first"),
    ])

    private static let findingRow = Schema.object([
        .needs("seq", .integer(1...Int.max), "its number"),
        .may("at", .number, "milliseconds of the head unit's clock"),
        .may("wall", .text(), "by the calendar (RFC 3339)"), .needs("href", .text(), "where the whole row is"),
    ])

    private static let story = Schema.object([
        .needs("row", .named("Row"), "the row"), .needs("causes", .array(.named("Row")), "all that led to it"),
        .needs("effects", .array(.named("Row")), "what came of it, 1,000 rows at most"),
        .needs("effectCount", .integer(), "how many came of it"),
    ])

    private static let done = Schema.object([.needs("seq", .integer(1...Int.max), "the command's row in the journal")])

    private static let advanced = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the journal"),
        .needs("steps", .integer(0...Int.max), "the instants at which time stood on the way"),
        .needs("inOneGoMs", .number, "the rest that was moved in one go, since there was no end of what was due"),
    ])

    private static let stepped = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the journal"),
        .needs("advancedMs", .number, "how far the clock was moved"),
    ])

    private static let version = Schema.object([
        .needs("product", .text(), "sdl-bridge"), .needs("version", .text(), "of the product"),
        .needs("api", .integer(), "of this interface"),
        .needs("socket", .integer(), "of the protocol of /v1/socket"),
        .needs("rpcSpec", .text(), "of the mobile interface"),
        .needs("epoch", .text(), "this run of the bridge"),
        .needs("capabilities", .array(.text()), "what this bridge can do"),
    ])

    private static let health = Schema.object([
        .needs("status", .word(["pass", "warn", "fail"]), "the worst of the checks"),
        .may(
            "checks",
            .map(
                .object([
                    .needs("status", .word(["pass", "warn", "fail"]), "of this part"),
                    .may("detail", .text(), "what is missing"),
                    .may("fix", .text(), "what to do about it"),
                ])), "by part"),
    ])

    private static let expectation = Schema.object([
        .needs("ok", .boolean, "true"), .needs("seq", .integer(), "the newest row when it held"),
        .needs("change", .integer(), "the last change of the tree when it held"),
        .may("observed", .any, "what was found"),
        .needs("elapsedMs", .number, "how long it took"), .needs("looks", .integer(), "how often it was looked at"),
    ])

    static let element = Schema.object([
        .needs("role", .word(Element.Role.allCases.map(\.rawValue)), "what it is"),
        .may("id", .text(), "its number or name"), .may("name", .text(), "what it is called"),
        .may("text", .text(), "all it says"), .may("app", .text(), "whose it is"),
        .needs("path", .text(), "where it stands in the state tree"),
        .needs("visible", .boolean, "whether the driver sees it"),
    ])

    private static let batch = Schema.object([
        .needs("seq", .integer(), "the batch's own row"), .needs("ok", .boolean, "whether all went well"),
        .needs(
            "results",
            .array(
                .object([
                    .needs("ok", .boolean, "whether it went well"), .may("seq", .integer(), "its row"),
                    .may("error", .named("Problem"), "why not"),
                ])), "of each command that was carried out"),
    ])

    private static let scratch = Schema.object([
        .needs("id", .text(), "its name here"), .needs("name", .text(), "its appName"),
        .needs("key", .text(), "the key the head unit knows it by"),
        .needs("state", .word(ScratchApp.Standing.allCases.map(\.rawValue)), "where it stands"),
        .may("received", .array(.map(.any)), "messages that reached it, oldest first"),
        .may("next", .integer(), "for after"),
    ])

    private static let control = Schema.object([
        .needs("seq", .integer(), "the command's row"), .may("token", .text(), "to send as Control-Token"),
        .may("holder", .text(), "who holds it"), .may("until", .text(), "when it ends by itself (RFC 3339)"),
    ])
}
