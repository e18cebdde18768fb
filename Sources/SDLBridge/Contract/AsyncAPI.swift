import JSON
import SDLSupport

/// The AsyncAPI document (3.0): what is said over `/v1/socket`, and over `/v1/events` in one direction.
enum AsyncAPI {
    static let document: JSONValue = [
        "asyncapi": "3.0.0",
        "info": [
            "title": "SDL Bridge events", "version": .string(Product.version),
            "description":
                "hello, identify, identified and a snapshot (or, after a break, what was missed); then changes as JSON Patch and rows of the journal. Commands go the other way and have results.",
        ],
        "defaultContentType": "application/json",
        "channels": [
            "socket": ["address": "/v1/socket", "messages": messages(Array(all.map(\.0)))],
            "events": ["address": "/v1/events", "messages": messages(mirrored)],
        ],
        "operations": [
            "tell": operation(
                "send", "socket",
                ["hello", "identified", "snapshot", "change", "rows", "gap", "vehicle", "touch", "audio", "result"]),
            "take": operation("receive", "socket", taken),
            "stream": operation("send", "events", mirrored),
        ],
        "components": ["messages": components],
        "x-close-codes": [
            "1001": "The bridge is stopping.", "4400": "What came is no message of this protocol.",
            "4401": "A token is wanted.", "4406": "Another version of the protocol is spoken.",
            "4408": "The client does not read as fast as things happen; come again with lastSeq and logAfter.",
        ],
    ]

    /// What a client says: a member that nobody knows is refused.
    private static let taken = ["identify", "command"]

    /// What is wrong with a client's message; nothing where its kind is none of these.
    static func violations(in message: JSONValue) -> [Schema.Violation] {
        guard let op = message["op"]?.string, taken.contains(op), let definition = all.first(where: { $0.0 == op })
        else {
            return []
        }
        return Schema.object([.needs("op", .text(), "which message this is")] + definition.2).violations(in: message)
    }

    /// The messages that a client gets which only reads.
    private static let mirrored = ["snapshot", "change", "rows", "gap", "vehicle", "touch", "audio"]

    private static func messages(_ names: [String]) -> JSONValue {
        var json: JSONValue = .object([:])
        for name in names { json[name] = ["$ref": .string("#/components/messages/\(name)")] }
        return json
    }

    private static func operation(_ action: String, _ channel: String, _ names: [String]) -> JSONValue {
        [
            "action": .string(action), "channel": ["$ref": .string("#/channels/\(channel)")],
            "messages": .array(names.map { ["$ref": .string("#/channels/\(channel)/messages/\($0)")] }),
        ]
    }

    private static var components: JSONValue {
        var json: JSONValue = .object([:])
        for (name, summary, fields) in all {
            let schema = Schema.object([.needs("op", .word([name]), "which message this is")] + fields)
            var payload = taken.contains(name) ? schema.closedJSON : schema.json
            if !taken.contains(name) { payload["additionalProperties"] = true }
            json[name] = ["name": .string(name), "summary": .string(summary), "payload": payload]
        }
        return json
    }

    private static let number = Schema.integer(0...Int.max)

    static let all: [(String, String, [Schema.Field])] = [
        (
            "hello", "The bridge's first word.",
            [
                .needs("protocol", .integer(), "1"), .needs("epoch", .text(), "this run of the bridge"),
                .needs("seq", number, "the last change"),
            ]
        ),
        (
            "identify", "The client's first word; said again, it changes the topics.",
            [
                .needs("protocol", .integer(), "1"),
                .may("topics", .array(.word(EventStream.topics)), "state when left out"),
                .may(
                    "maxHz", .integer(ThrottledUpdates.rates),
                    "of vehicle, touch and audio, how many a second at most; 30 when left out"),
                .may("lastSeq", number, "the last change the client has"), .may("epoch", .text(), "of which run"),
                .may("logAfter", number, "the last row the client has; 0 for all that are held"),
                .may("q", .text(), "a filter (docs/filter.md): of the log, only rows that fit"),
            ]
        ),
        ("identified", "The topics are as wanted.", []),
        (
            "snapshot", "The whole state.",
            [
                .needs("seq", number, "the last change in it"), .needs("epoch", .text(), "this run of the bridge"),
                .needs("at", .integer(), "the head unit's clock"), .needs("row", number, "the newest row"),
                .needs("state", .map(.any), "the state tree"),
            ]
        ),
        (
            "change", "The state has changed.",
            [
                .needs("seq", number, "one more than the change before"),
                .needs("at", .integer(), "the head unit's clock"),
                .needs("row", number, "the newest row at that moment"),
                .needs("patch", .array(.map(.any)), "a JSON Patch (RFC 6902) of add, replace and remove"),
            ]
        ),
        (
            "rows", "Rows of the journal; one that came before is replaced.",
            [.needs("rows", .array(.map(.any)), "rows")]
        ),
        ("gap", "What was missed has gone; a snapshot follows.", []),
        (
            "vehicle", "What has changed of the car, so many times a second as is wanted; the whole car at first.",
            [
                .needs("seq", number, "the last change of the state in it"),
                .needs("at", .integer(), "the head unit's clock at that change"),
                .may("whole", .boolean, "true where what was known before counts no more"),
                .needs("values", .map(.any), "each item whole; null where it says nothing any more"),
            ]
        ),
        (
            "touch", "A finger on the screen; of moves the newest, so many a second as are wanted.",
            [.needs("row", .map(.any), "the row of OnTouchEvent")]
        ),
        (
            "audio", "The microphone hears something; the newest, so many a second as are wanted.",
            [.needs("row", .map(.any), "the row of OnAudioPassThru; bulkBytes says how much")]
        ),
        (
            "command", "Does something, as REST does.",
            [
                .may("id", .any, "comes back with the result"),
                .needs("command", .text(), "one of /v1/commands, or bridge.expect"),
                .may("params", .map(.any), "as the body over REST, with what stands in its path"),
                .may("control", .text(), "what acquiring the lease gave"),
            ]
        ),
        (
            "result", "What came of a command.",
            [
                .needs("id", .any, "the command's"), .needs("ok", .boolean, "whether it was done"),
                .may("seq", number, "its row"), .may("answer", .map(.any), "what REST answers"),
                .may("error", .map(.any), "why not: a problem as over REST"),
            ]
        ),
    ]
}
