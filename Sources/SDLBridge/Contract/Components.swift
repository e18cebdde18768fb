import JSON
import SDLLog
import SDLSupport

/// The schemas of the OpenAPI document, by name.
enum Components {
    /// The descriptions of path parameters, by the parameter's name.
    static let places = [
        "app": "An app's key: its fullAppID, or its appID.", "service": "audio or video.",
        "id": "The object's id, as the list of these objects (GET) returns it.",
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
                    .needs("command", .text(), "the command's name on the socket"),
                    .needs("method", .text(), "the HTTP method"),
                    .needs("path", .text(), "the REST path"), .needs("summary", .text(), "what the command does"),
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
                    .needs("type", .text(), "the address of the page about this kind"),
                    .needs("title", .text(), "the title of such problems"),
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
                            .may("made", .text(), "when the capsule was made (RFC 3339)"),
                            .may(
                                "why", .word(["crashed", "notResponding"]),
                                "why the capsule was made: the app crashed or did not respond"),
                            .may("app", .text(), "the app's key"),
                        ])), "newest first")
            ])
        ),
        ("Elements", .array(.named("Element"))), ("Rows", .array(.named("Row"))),
    ]

    private static let problem = Schema.object([
        .needs("title", .text(), "the title, the same for every problem of this kind"),
        .needs("status", .integer(), "the HTTP status"),
        .needs("detail", .text(), "what was wrong in this request"), .may("hint", .text(), "how to fix the problem"),
        .may("type", .text(), "the address of the page about this kind of problem"),
        .may("seq", .integer(), "the number of the command's row"),
        .may("candidates", .array(.any), "the nearest matches, nearest first"),
        .may(
            "errors",
            .array(
                .object([
                    .needs("pointer", .text(), "the JSON pointer to the wrong value"),
                    .needs("detail", .text(), "what is wrong"),
                ])),
            "all errors of the body"),
    ])

    private static let snapshot = Schema.object([
        .needs("seq", .integer(), "the number of the last change that the state contains"),
        .needs("epoch", .text(), "the id of this run of the bridge"),
        .needs("state", .map(.any), "the state tree"),
    ])

    private static let row = Schema.object([
        .needs("seq", .integer(1...Int.max), "the row's number"),
        .needs("at", .number, "milliseconds of the head unit's clock"),
        .needs("wall", .text(), "the calendar time (RFC 3339)"),
        .needs("kind", .text(), "such as rpc, command, delegate, viewController, finding, process or output"),
        .needs("source", .word(["bridge", "headUnit", "app", "hmi"]), "the program that reported the row"),
        .may("app", .text(), "an app's key"),
        .needs("causes", .array(.integer(1...Int.max)), "the numbers of the rows that caused this row, oldest first"),
        .may("name", .text(), "rpc: the message's name"),
        .may("rpcType", .text(), "rpc: request, response or notification"),
        .may("direction", .word(["toApp", "toHeadUnit", "toHMI"]), "rpc: the message's direction"),
        .may("connection", .text(), "rpc: the name of the connection"),
        .may("session", .integer(), "rpc: the session's id"),
        .may("ordinal", .integer(), "rpc: the message's number on the connection, counted for each direction"),
        .may("functionID", .integer(), "rpc: the function's id in the mobile interface"),
        .may("correlationID", .integer(), "rpc: the id shared by a request and its response"),
        .may("bytes", .integer(), "rpc: the size of the message's JSON"),
        .may("bulkBytes", .integer(), "rpc: the size of the message's binary data"),
        .may("params", .any, "rpc, command: the parameters as received"),
        .may("text", .text(), "rpc: a payload that is not JSON; output: a line that the app printed"),
        .may("result", .text(), "rpc: the response's result code; command: SUCCESS or REJECTED"),
        .may("info", .text(), "rpc: the response's info; command: why the command was refused"),
        .may("used", .any, "command: the role and the app of the element that the command used"),
        .may("reply", .any, "rpc: the response's parameters"),
        .may("latencyMs", .number, "rpc: the time from the request to its response"),
        .may("forced", .boolean, "rpc: whether a tester forced the result"),
        .may("violations", .array(.text()), "rpc: violations of the mobile interface"),
        .may("moments", .map(.number), "rpc: when each side sent and received the message"),
        .may("command", .text(), "command: the command's name on the socket"),
        .may("call", .text(), "delegate, viewController: the method that was called"),
        .may("controller", .text(), "viewController: the view controller's id"),
        .may("class", .text(), "viewController: the view controller's class"),
        .may("rule", .text(), "finding: the rule's id"),
        .may("message", .text(), "finding, process: a message for people"),
        .may("fix", .text(), "finding: how to fix the problem"),
        .may("see", .text(), "finding: where the rule is documented"),
        .may("what", .text(), "process: what happened; output: stdout or stderr"),
        .may("host", .text(), "process, output: the process's id in /v1/hosts"),
        .may("pid", .integer(), "process: the process's number in the system"),
        .may("exitCode", .integer(), "process: the process's exit code"),
        .may("signal", .integer(), "process: the signal that ended the process"),
        .may("lastRows", .array(.integer()), "process: the numbers of the app's last rows"),
    ])

    private static let page = Schema.object([
        .needs("rows", .array(.named("Row")), "oldest first"),
        .may("next", .integer(), "the row from which the next page continues; absent on the last page"),
        .may("first", .integer(), "the number of the oldest stored row"),
        .may("last", .integer(), "the number of the newest row"),
    ])

    private static let findings = Schema.object([
        .needs("groups", .array(group), "the groups, the one with the newest row first"),
        .needs("groupCount", .integer(), "number of groups"),
        .needs("rowCount", .integer(), "number of rows in all groups; at most about 10,000"),
        .may(
            "next", .integer(),
            "present if older rows were not read; to read them, repeat the request with this value as `before`"),
    ])

    private static let group = Schema.object([
        .may("rule", .text(), "the rule's id"), .may("app", .text(), "an app's key"),
        .may("function", .text(), "the message's name"),
        .may("parameter", .text(), "the parameter's path in the message, without array indexes"),
        .needs("count", .integer(1...Int.max), "number of rows in the group"),
        .may("message", .text(), "the newest row's message"), .may("fix", .text(), "how to fix the problem"),
        .may("see", .text(), "where the rule is documented"), .needs("first", findingRow, "the oldest row"),
        .needs("last", findingRow, "the newest row"),
        .needs(
            "rows", .array(.integer(1...Int.max)),
            "the numbers of the newest \(FindingGroup.rowLimit) rows, newest first"),
    ])

    private static let findingRow = Schema.object([
        .needs("seq", .integer(1...Int.max), "the row's number"),
        .may("at", .number, "milliseconds of the head unit's clock"),
        .may("wall", .text(), "the calendar time (RFC 3339)"), .needs("href", .text(), "the address of the whole row"),
    ])

    private static let story = Schema.object([
        .needs("row", .named("Row"), "the row"),
        .needs("causes", .array(.named("Row")), "all rows that led to this row"),
        .needs("effects", .array(.named("Row")), "the rows that this row led to, at most 1,000"),
        .needs("effectCount", .integer(), "number of all rows that this row led to"),
    ])

    private static let done = Schema.object([.needs("seq", .integer(1...Int.max), "the command's row in the log")])

    private static let advanced = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the log"),
        .needs("steps", .integer(0...Int.max), "number of instants at which timers fired"),
        .needs(
            "inOneGoMs", .number, "the milliseconds skipped in one final step, because new timers kept becoming due"),
    ])

    private static let stepped = Schema.object([
        .needs("seq", .integer(1...Int.max), "the command's row in the log"),
        .needs("advancedMs", .number, "how far the clock was advanced, in milliseconds"),
    ])

    private static let version = Schema.object([
        .needs("product", .text(), "the product's name: sdl-bridge"),
        .needs("version", .text(), "the product's version"),
        .needs("api", .integer(), "the version of this API"),
        .needs("socket", .integer(), "the version of the protocol of /v1/socket"),
        .needs("rpcSpec", .text(), "the version of the mobile interface"),
        .needs("epoch", .text(), "the id of this run of the bridge"),
        .needs("capabilities", .array(.text()), "the features of this bridge"),
    ])

    private static let health = Schema.object([
        .needs("status", .word(["pass", "warn", "fail"]), "the worst status of all checks"),
        .may(
            "checks",
            .map(
                .object([
                    .needs("status", .word(["pass", "warn", "fail"]), "the status of this part of the bridge"),
                    .may("detail", .text(), "what is wrong"),
                    .may("fix", .text(), "how to fix the problem"),
                ])), "the checks by part of the bridge"),
    ])

    private static let expectation = Schema.object([
        .needs("ok", .boolean, "always true"),
        .needs("seq", .integer(), "the number of the newest row when the condition was met"),
        .needs("change", .integer(), "the number of the last state change when the condition was met"),
        .may("observed", .any, "the last observed value"),
        .needs("elapsedMs", .number, "how long the bridge waited, in milliseconds of real time"),
        .needs("looks", .integer(), "how often the condition was checked"),
    ])

    static let element = Schema.object([
        .needs("role", .word(Element.Role.allCases.map(\.rawValue)), "the kind of element"),
        .may("id", .text(), "the element's number or name"), .may("name", .text(), "the element's name"),
        .may("text", .text(), "the element's texts, one per line, if they differ from its name"),
        .may("app", .text(), "the key of the element's app"),
        .needs("path", .text(), "the element's path in the state tree"),
        .needs("visible", .boolean, "whether the element is visible to the driver"),
    ])

    private static let batch = Schema.object([
        .needs("seq", .integer(), "the number of the batch's own row"),
        .needs("ok", .boolean, "whether all steps succeeded"),
        .needs(
            "results",
            .array(
                .object([
                    .needs("ok", .boolean, "whether the step succeeded"),
                    .may("seq", .integer(), "the number of the step's row"),
                    .may("error", .named("Problem"), "why the step failed"),
                ])), "the outcome of each step that ran"),
    ])

    private static let scratch = Schema.object([
        .needs("id", .text(), "the scratch app's id"), .needs("name", .text(), "the scratch app's appName"),
        .needs("key", .text(), "the scratch app's key on the head unit"),
        .needs(
            "state", .word(ScratchApp.ConnectionState.allCases.map(\.rawValue)),
            "the state of the scratch app's connection"),
        .may("received", .array(.map(.any)), "messages that the scratch app received, oldest first"),
        .may("next", .integer(), "the value of `after` for the next request"),
    ])

    private static let control = Schema.object([
        .needs("seq", .integer(), "the number of the command's row"),
        .may("token", .text(), "the value for the Control-Token header"),
        .may("holder", .text(), "the name of the client that has the lease"),
        .may("until", .text(), "when the lease ends (RFC 3339)"),
    ])
}
