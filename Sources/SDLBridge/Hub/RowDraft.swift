import JSON
import Journaling
import SDLLog
import SDLSupport

/// A row of the log that may still change. After a change, the row is written again.
struct RowDraft: Sendable {
    var facts: RowFacts
    let wall: String
    /// The members of the row that the source has written, as a JSON object. `write()` sets this value.
    private(set) var members: [UInt8] = []
    /// The members that the response adds to the row, as a JSON object. `write()` sets this value.
    private(set) var ending: [UInt8] = []
    private var payload: LazyJSON?
    private var answer: (payload: LazyJSON, latency: Duration)?
    /// The message times from the side of the connection that did not write the row. A message time is the time at
    /// which this side sent or received a message of the row.
    var moments: OrderedMap<String, Instant> = [:]
    var message: MessageKey?
    var reply: MessageKey?
    /// Whether the row is a request without a response.
    var isOpen = false
    /// Whether private values were removed from the parameters of the row's command.
    var isRedacted = false
    /// Whether the row may contain text that the driver typed on a masked keyboard.
    var isMasked = false
    /// Whether the row must still be checked for text from a masked keyboard. A check is needed when the row is new and
    /// when it has received its response.
    var needsMaskCheck = true

    init(_ facts: RowFacts, wall: String, payload: LazyJSON) {
        self.facts = facts
        self.wall = wall
        self.payload = payload
    }

    /// Adds the response to the row of its request.
    mutating func complete(by payload: LazyJSON, key: MessageKey, latency: Duration) {
        reply = key
        isOpen = false
        needsMaskCheck = true
        answer = (payload, latency)
    }

    mutating func complete(_ outcome: CommandOutcome) {
        isOpen = false
        needsMaskCheck = true
        ending = outcome.json
    }

    /// Encodes the parts that were added since the last call, and stores the result in `members` and `ending`.
    mutating func write() {
        if let payload { members = RowBuilder.members(payload, app: facts.app) }
        payload = nil
        if let answer, let message = answer.payload.value { end(message, answer.latency) }
        answer = nil
    }

    private mutating func end(_ message: JSONValue, _ latency: Duration) {
        var ending: JSONValue = .object([:])
        // In a response of a web HMI, the result code is outside the parameters.
        ending["result"] = message["params"]?["resultCode"] ?? message["result"]
        ending["info"] = message["params"]?["info"] ?? message["info"]
        ending["latencyMs"] = .double(Double(latency.nanoseconds / 1000) / 1000)
        if message["forced"]?.bool == true { ending["forced"] = true }
        ending["reply"] = message["params"]
        self.ending = ending.json()
        if let violations = message["violations"]?.array { add(violations) }
    }

    /// Adds the violations in the response to the list of violations in the request.
    private mutating func add(_ violations: [JSONValue]) {
        guard var all = try? JSONValue(parsing: members) else { return }
        let own = all["violations"]?.array ?? []
        all["violations"] = .array(own + violations.map { .string("reply: \($0.string ?? "\($0)")") })
        members = all.json()
    }

    /// Adds a message time that the other side of the connection reported. If the message is not the response, also
    /// adds the causes in `moment` to the row.
    mutating func hear(_ moment: HeardMoment) {
        let isReply = moment.message == reply
        moments[Self.names[isReply ? 1 : 0][Int(moment.place.rawValue)]] = moment.instant
        guard !isReply else { return }
        for cause in moment.causes where !facts.causes.contains(cause) { facts.causes.append(cause) }
    }

    /// The names of message times in a row, by `MessageMoment.Place`. The first list is for requests and notifications.
    /// The second list is for responses.
    private static let names = [
        ["asked", "sent", "received", "handled"], ["replyAsked", "replySent", "replyReceived", "replyHandled"],
    ]
}

/// A message time from the side of a connection that did not write the message's row. The causes are row numbers of the
/// log.
struct HeardMoment: Sendable {
    let message: MessageKey
    let place: MessageMoment.Place
    let instant: Instant
    let causes: [UInt64]
}
