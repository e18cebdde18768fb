import JSON
import Journaling
import SDLLog
import SDLSupport

/// A row while something may still come to it: what it was made of, so that it can be written again with what came.
struct RowDraft: Sendable {
    var facts: RowFacts
    let wall: String
    /// What the source said, as an object. Put into words by `write()`.
    private(set) var members: [UInt8] = []
    /// What the reply added to it, as an object.
    private(set) var ending: [UInt8] = []
    private var payload: LazyJSON?
    private var answer: (payload: LazyJSON, latency: Duration)?
    /// When the message passed the end that did not write the row.
    var moments: OrderedMap<String, Instant> = [:]
    /// The message that this row is about, and the one that answers it.
    var message: MessageKey?
    var reply: MessageKey?
    /// A request without its reply.
    var isOpen = false
    /// Whether it may hold text that was typed on a masked keyboard.
    var isMasked = false
    /// It is new, or has its reply since it was last checked for such text.
    var needsMaskCheck = true

    init(_ facts: RowFacts, wall: String, payload: LazyJSON) {
        self.facts = facts
        self.wall = wall
        self.payload = payload
    }

    /// A request has its reply: one row for the exchange.
    mutating func complete(by payload: LazyJSON, key: MessageKey, latency: Duration) {
        reply = key
        isOpen = false
        needsMaskCheck = true
        answer = (payload, latency)
    }

    /// Puts into words what was said since it was written last.
    mutating func write() {
        if let payload { members = RowBuilder.members(payload.bytes, app: facts.app) }
        payload = nil
        if let answer, let message = try? JSONValue(parsing: answer.payload.bytes) { end(message, answer.latency) }
        answer = nil
    }

    private mutating func end(_ message: JSONValue, _ latency: Duration) {
        var ending: JSONValue = .object([:])
        // A reply of the HMI carries its code beside its parameters.
        ending["result"] = message["params"]?["resultCode"] ?? message["result"]
        ending["info"] = message["params"]?["info"] ?? message["info"]
        ending["latencyMs"] = .double(Double(latency.nanoseconds / 1000) / 1000)
        if message["forced"]?.bool == true { ending["forced"] = true }
        ending["reply"] = message["params"]
        self.ending = ending.json()
        if let violations = message["violations"]?.array { add(violations) }
    }

    /// What is wrong with the reply is wrong with the exchange.
    private mutating func add(_ violations: [JSONValue]) {
        guard var all = try? JSONValue(parsing: members) else { return }
        let own = all["violations"]?.array ?? []
        all["violations"] = .array(own + violations.map { .string("reply: \($0.string ?? "\($0)")") })
        members = all.json()
    }

    /// The other end tells when a message of this exchange passed it, and, of one it sent, why.
    mutating func hear(_ moment: HeardMoment) {
        let isReply = moment.message == reply
        moments[Self.names[isReply ? 1 : 0][Int(moment.place.rawValue)]] = moment.instant
        guard !isReply else { return }
        for cause in moment.causes where !facts.causes.contains(cause) { facts.causes.append(cause) }
    }

    /// By `MessageMoment.Place`, of the request and of its reply.
    private static let names = [
        ["asked", "sent", "received", "handled"], ["replyAsked", "replySent", "replyReceived", "replyHandled"],
    ]
}

/// A moment whose causes have their global numbers.
struct HeardMoment: Sendable {
    let message: MessageKey
    let place: MessageMoment.Place
    let instant: Instant
    let causes: [UInt64]
}
