import JSON
import SDLSupport

/// Builds the AsyncAPI document (3.0) of `/v1/socket` and `/v1/events`.
enum AsyncAPI {
    static let document: JSONValue = [
        "asyncapi": "3.0.0",
        "info": [
            "title": "SDL Bridge events", "version": .string(Product.version),
            "description":
                "The bridge sends `hello`, the client sends `identify`, and the bridge answers with `identified`. Next, the bridge sends a `snapshot` of the state, or after a reconnect the missed changes. Then the bridge sends each change of the state as a JSON Patch, and the rows of the log. Clients send commands and receive results.",
        ],
        "defaultContentType": "application/json",
        "channels": [
            "socket": ["address": "/v1/socket", "messages": messages(Array(all.map(\.0)))],
            "events": ["address": "/v1/events", "messages": messages(mirrored)],
        ],
        "operations": [
            "send": operation(
                "send", "socket",
                ["hello", "identified", "snapshot", "change", "rows", "gap", "vehicle", "touch", "audio", "result"]),
            "receive": operation("receive", "socket", taken),
            "stream": operation("send", "events", mirrored),
        ],
        "components": ["messages": components],
        "x-close-codes": [
            "1001": "The bridge is stopping.", "4400": "The message is not part of this protocol.",
            "4401": "A token is required.", "4406": "The version of the protocol is not supported.",
            "4408": "The client reads too slowly. Reconnect with lastSeq and logAfter.",
        ],
    ]

    /// The kinds of message that a client may send. In these messages, an unknown member is an error.
    private static let taken = ["identify", "command"]

    /// Returns the violations of the schema in a message from a client; empty if the kind of the message is unknown.
    static func violations(in message: JSONValue) -> [Schema.Violation] {
        guard let op = message["op"]?.string, taken.contains(op), let definition = all.first(where: { $0.0 == op })
        else {
            return []
        }
        return Schema.object([.needs("op", .text(), "the kind of message")] + definition.2).violations(in: message)
    }

    /// The kinds of message that `/v1/events` sends. The socket sends these kinds too.
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
            let schema = Schema.object([.needs("op", .word([name]), "the kind of message")] + fields)
            var payload = taken.contains(name) ? schema.closedJSON : schema.json
            if !taken.contains(name) { payload["additionalProperties"] = true }
            json[name] = ["name": .string(name), "summary": .string(summary), "payload": payload]
        }
        return json
    }

    private static let number = Schema.integer(0...Int.max)

    static let all: [(String, String, [Schema.Field])] = [
        (
            "hello", "The bridge's first message.",
            [
                .needs("protocol", .integer(), "the version of the protocol: 1"),
                .needs("epoch", .text(), "the id of this run of the bridge"),
                .needs("seq", number, "the number of the last state change"),
            ]
        ),
        (
            "identify", "The client's first message. A later identify message changes the topics.",
            [
                .needs("protocol", .integer(), "the version of the protocol: 1"),
                .may("topics", .array(.word(EventStream.topics)), "the topics to receive; default: state"),
                .may(
                    "maxHz", .integer(ThrottledUpdates.rates),
                    "maximum rate of vehicle, touch and audio, in messages per second; default: 30"),
                .may("lastSeq", number, "the number of the last change that the client has"),
                .may("epoch", .text(), "the id of the bridge's run in which the client received lastSeq"),
                .may("logAfter", number, "the number of the last row that the client has; 0 for all stored rows"),
                .may("q", .text(), "a filter (docs/filter.md) for the rows of topic log"),
            ]
        ),
        ("identified", "The bridge has set the topics that the client requested.", []),
        (
            "snapshot", "The whole state.",
            [
                .needs("seq", number, "the number of the last change that the state contains"),
                .needs("epoch", .text(), "the id of this run of the bridge"),
                .needs("at", .integer(), "the head unit's clock, in milliseconds"),
                .needs("row", number, "the number of the newest row"),
                .needs("state", .map(.any), "the state tree"),
            ]
        ),
        (
            "change", "The state has changed.",
            [
                .needs("seq", number, "the number of this change, one more than the number of the previous change"),
                .needs("at", .integer(), "the time of the change, in milliseconds of the head unit's clock"),
                .needs("row", number, "the number of the newest row at that time"),
                .needs("patch", .array(.map(.any)), "a JSON Patch (RFC 6902) of add, replace and remove"),
            ]
        ),
        (
            "rows", "Rows of the log. A row replaces an earlier row with the same number.",
            [.needs("rows", .array(.map(.any)), "the rows, oldest first")]
        ),
        ("gap", "Missed changes are no longer available; a snapshot follows.", []),
        (
            "vehicle", "Changed vehicle data, at most maxHz times per second. The first message contains all items.",
            [
                .needs("seq", number, "the number of the newest state change in `values`"),
                .needs("at", .integer(), "the time of that change, in milliseconds of the head unit's clock"),
                .may("whole", .boolean, "true if this message replaces all earlier values"),
                .needs(
                    "values", .map(.any),
                    "each changed item with its whole value; null if the item no longer has a value"),
            ]
        ),
        (
            "touch", "A touch on the screen. Of several moves only the newest is sent, at most maxHz times per second.",
            [.needs("row", .map(.any), "the log's row of OnTouchEvent")]
        ),
        (
            "audio", "Microphone audio. Only the newest row is sent, at most maxHz times per second.",
            [
                .needs(
                    "row", .map(.any),
                    "the log's row of OnAudioPassThru; bulkBytes is the size of the audio")
            ]
        ),
        (
            "command", "Runs a command, like the REST route of the command.",
            [
                .may("id", .any, "any value; the result contains the same value"),
                .needs("command", .text(), "a command's name from /v1/commands, or bridge.expect"),
                .may(
                    "params", .map(.any), "the members of the REST request's body, and the parameters of the REST path"),
                .may("control", .text(), "the control token that acquiring the lease returned"),
            ]
        ),
        (
            "result", "The result of a command.",
            [
                .needs("id", .any, "the id from the command message"),
                .needs("ok", .boolean, "whether the command succeeded"),
                .may("seq", number, "the number of the command's row"),
                .may("answer", .map(.any), "the body of the REST response"),
                .may("error", .map(.any), "the problem, as in a REST response (RFC 9457)"),
            ]
        ),
    ]
}
