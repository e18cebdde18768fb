import JSON
import SDLLog
import SDLSupport

/// The schemas of the OpenAPI document, by name.
enum Components {
    /// Descriptions of path parameters.
    static let places = [
        "app": "An app's key: its fullAppID, or its appID.", "service": "audio or video.",
        "id": "An id from the list of this kind.",
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
                    .needs("command", .text(), "its name on the socket"), .needs("method", .text(), "the HTTP method"),
                    .needs("path", .text(), "the REST path"), .needs("summary", .text(), "what it does"),
                ]))
        ),
        (
            "ProfileList",
            .array(
                .object([
                    .needs("id", .text(), "the id for headUnit.profile.use"),
                    .needs("name", .text(), "the display name"),
                ]))
        ),
        (
            "ProblemKinds",
            .array(
                .object([
                    .needs("type", .text(), "the address of its page"), .needs("title", .text(), "its title"),
                    .needs("status", .integer(), "the HTTP status"), .needs("meaning", .text(), "what has happened"),
                    .needs("remedy", .text(), "what to do"),
                ]))
        ),
        (
            "CapsuleList",
            .object([
                .needs(
                    "capsules",
                    .array(
                        .object([
                            .needs("name", .text(), "the file's name"), .needs("bytes", .integer(), "the file's size"),
                            .may("made", .text(), "when it was made (RFC 3339)"),
                            .may("why", .word(["crashed", "notResponding"]), "what the app did"),
                            .may("app", .text(), "the app's key"),
                        ])), "newest first")
            ])
        ),
        ("Elements", .array(.named("Element"))), ("Rows", .array(.named("Row"))),
    ]

    private static let problem = Schema.object([
        .needs("title", .text(), "the same for every problem of its kind"),
        .needs("status", .integer(), "the HTTP status"),
        .needs("detail", .text(), "what was wrong this time"), .may("hint", .text(), "what to do"),
        .may("type", .text(), "the address of the kind's page"), .may("seq", .integer(), "the command's row"),
        .may("candidates", .array(.any), "the nearest matches, nearest first"),
        .may(
            "errors",
            .array(
                .object([.needs("pointer", .text(), "the JSON pointer"), .needs("detail", .text(), "what is wrong")])),
            "all errors of the body"),
    ])

    private static let snapshot = Schema.object([
        .needs("seq", .integer(), "the number of the last change in it"),
        .needs("epoch", .text(), "this run of the bridge"),
        .needs("state", .map(.any), "the state tree"),
    ])

    private static let row = Schema.object([
        .needs("seq", .integer(1...Int.max), "its number"),
        .needs("at", .number, "milliseconds of the head unit's clock"),
        .needs("wall", .text(), "the calendar time (RFC 3339)"),
        .needs("kind", .text(), "such as rpc, command, delegate, viewController, finding, process or output"),
        .needs("source", .word(["bridge", "headUnit", "app", "hmi"]), "which side reported it"),
        .may("app", .text(), "an app's key"),
        .needs("causes", .array(.integer(1...Int.max)), "rows that caused it, oldest first"),
        .may("name", .text(), "rpc: the message's name"),
        .may("rpcType", .text(), "rpc: request, response or notification"),
        .may("direction", .word(["toApp", "toHeadUnit", "toHMI"]), "rpc: its direction"),
        .may("connection", .text(), "rpc: the connection"), .may("session", .integer(), "rpc: the session's id"),
        .may("ordinal", .integer(), "rpc: its number on the connection, counted for each direction"),
        .may("functionID", .integer(), "rpc: the function's id in the mobile interface"),
        .may("correlationID", .integer(), "rpc: the id shared by a request and its response"),
        .may("bytes", .integer(), "rpc: the size of its JSON"),
        .may("bulkBytes", .integer(), "rpc: the size of its binary data"),
        .may("params", .any, "rpc, command: the parameters as received"),
        .may("text", .text(), "rpc: a payload that is not JSON; output: a line"),
        .may("result", .text(), "rpc: the response's result code; command: SUCCESS or REJECTED"),
        .may("info", .text(), "rpc: the response's info; command: why it was refused"),
        .may("used", .any, "command: the role and the app of the element that it has used"),
        .may("reply", .any, "rpc: the response's parameters"),
        .may("latencyMs", .number, "rpc: time until the response"),
        .may("forced", .boolean, "rpc: whether a tester forced the result"),
        .may("violations", .array(.text()), "rpc: violations of the mobile interface"),
        .may("moments", .map(.number), "rpc: when it was sent and received, by side"),
        .may("command", .text(), "command: its name on the socket"),
        .may("call", .text(), "delegate, viewController: the method that was called"),
        .may("controller", .text(), "viewController: its id"),
        .may("class", .text(), "viewController: its class"),
        .may("rule", .text(), "finding: the rule's id"),
        .may("message", .text(), "finding, process: a message for people"),
        .may("fix", .text(), "finding: what to do"), .may("see", .text(), "finding: where the rule is documented"),
        .may("what", .text(), "process: what happened; output: stdout or stderr"),
        .may("host", .text(), "process, output: the process's id in /v1/hosts"),
        .may("pid", .integer(), "process: its number in the system"),
        .may("exitCode", .integer(), "process: its exit code"),
        .may("signal", .integer(), "process: the signal that ended it"),
        .may("lastRows", .array(.integer()), "process: the app's last rows"),
    ])

    private static let page = Schema.object([
        .needs("rows", .array(.named("Row")), "oldest first"),
        .may("next", .integer(), "where the next page begins; absent at the end"),
        .may("first", .integer(), "the oldest stored row"), .may("last", .integer(), "the newest row"),
    ])

    private static let findings = Schema.object([
        .needs("groups", .array(group), "the groups, the one with the newest row first"),
        .needs("groupCount", .integer(), "number of groups"),
        .needs("rowCount", .integer(), "number of their rows; at most about 10,000"),
        .may("next", .integer(), "older rows were not read; request again with this value as before"),
    ])

    private static let group = Schema.object([
        .may("rule", .text(), "the rule's id"), .may("app", .text(), "an app's key"),
        .may("function", .text(), "the message's name"),
        .may("parameter", .text(), "the parameter's path in the message, without array indexes"),
        .needs("count", .integer(1...Int.max), "number of rows"),
        .may("message", .text(), "the newest row's message"), .may("fix", .text(), "what to do"),
        .may("see", .text(), "where the rule is documented"), .needs("first", findingRow, "the oldest row"),
        .needs("last", findingRow, "the newest row"),
        .needs("rows", .array(.integer(1...Int.max)), "the newest \(FindingGroup.rowLimit) rows, newest first"),
    ])

    private static let findingRow = Schema.object([
        .needs("seq", .integer(1...Int.max), "its number"),
        .may("at", .number, "milliseconds of the head unit's clock"),
        .may("wall", .text(), "the calendar time (RFC 3339)"), .needs("href", .text(), "the address of the whole row"),
    ])

    private static let story = Schema.object([
        .needs("row", .named("Row"), "the row"), .needs("causes", .array(.named("Row")), "all rows that led to it"),
        .needs("effects", .array(.named("Row")), "the rows that it led to, at most 1,000"),
        .needs("effectCount", .integer(), "number of rows that it led to"),
    ])

    private static let done = Schema.object([.needs("seq", .integer(1...Int.max), "the command's row in the journal")])

    private static let advanced = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the journal"),
        .needs("steps", .integer(0...Int.max), "number of instants at which timers fired"),
        .needs("inOneGoMs", .number, "the rest that was skipped in one step, because new timers kept becoming due"),
    ])

    private static let stepped = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the journal"),
        .needs("advancedMs", .number, "how far the clock was advanced"),
    ])

    private static let version = Schema.object([
        .needs("product", .text(), "sdl-bridge"), .needs("version", .text(), "the product's version"),
        .needs("api", .integer(), "the version of this API"),
        .needs("socket", .integer(), "the version of the protocol of /v1/socket"),
        .needs("rpcSpec", .text(), "the version of the mobile interface"),
        .needs("epoch", .text(), "this run of the bridge"),
        .needs("capabilities", .array(.text()), "the features of this bridge"),
    ])

    private static let health = Schema.object([
        .needs("status", .word(["pass", "warn", "fail"]), "the worst of the checks"),
        .may(
            "checks",
            .map(
                .object([
                    .needs("status", .word(["pass", "warn", "fail"]), "the status of this part"),
                    .may("detail", .text(), "what is wrong"),
                    .may("fix", .text(), "what to do"),
                ])), "the checks by part"),
    ])

    private static let expectation = Schema.object([
        .needs("ok", .boolean, "true"), .needs("seq", .integer(), "the newest row when the condition was met"),
        .needs("change", .integer(), "the last change of the state when the condition was met"),
        .may("observed", .any, "the observed value"),
        .needs("elapsedMs", .number, "how long the bridge waited, in milliseconds of real time"),
        .needs("looks", .integer(), "how often the condition was checked"),
    ])

    static let element = Schema.object([
        .needs("role", .word(Element.Role.allCases.map(\.rawValue)), "the kind of element"),
        .may("id", .text(), "its number or name"), .may("name", .text(), "its name"),
        .may("text", .text(), "its texts, one per line, if they differ from its name"),
        .may("app", .text(), "its app's key"),
        .needs("path", .text(), "its path in the state tree"),
        .needs("visible", .boolean, "whether it is visible to the driver"),
    ])

    private static let batch = Schema.object([
        .needs("seq", .integer(), "the batch's own row"), .needs("ok", .boolean, "whether all steps succeeded"),
        .needs(
            "results",
            .array(
                .object([
                    .needs("ok", .boolean, "whether the step succeeded"), .may("seq", .integer(), "its row"),
                    .may("error", .named("Problem"), "why it failed"),
                ])), "the outcome of each step that ran"),
    ])

    private static let scratch = Schema.object([
        .needs("id", .text(), "its id"), .needs("name", .text(), "its appName"),
        .needs("key", .text(), "its key on the head unit"),
        .needs("state", .word(ScratchApp.ConnectionState.allCases.map(\.rawValue)), "the state of its connection"),
        .may("received", .array(.map(.any)), "messages that it received, oldest first"),
        .may("next", .integer(), "the value of `after` for the next request"),
    ])

    private static let control = Schema.object([
        .needs("seq", .integer(), "the command's row"),
        .may("token", .text(), "the value for the Control-Token header"),
        .may("holder", .text(), "the holder's name"), .may("until", .text(), "when the lease ends (RFC 3339)"),
    ])
}
