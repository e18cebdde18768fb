internal import SDLSupport

/// One row of the log: what is known of it for finding it again, and its JSON text as every client gets it.
struct LogRow: Sendable {
    var facts: RowFacts
    var json: [UInt8]
}

/// What a row is found by.
struct RowFacts: Hashable, Sendable {
    enum Source: String, Hashable, Sendable, CaseIterable {
        case bridge
        case headUnit
        case app
        case hmi
    }

    enum Direction: String, Hashable, Sendable, CaseIterable {
        case toApp
        case toHeadUnit
        case toHMI
    }

    enum MessageType: String, Hashable, Sendable, CaseIterable {
        case request
        case response
        case notification
    }

    /// Which member holds the row's name.
    enum Naming: UInt8, Hashable, Sendable {
        case none
        case rpc
        case command
        case call
        case rule
        case what
    }

    var seq: UInt64
    var at: Instant
    var kind: String
    var source: Source
    var app: String?
    /// What the row is called, and under which member.
    var name: String?
    var naming = Naming.none
    var controller: String?
    var direction: Direction?
    var type: MessageType?
    var result: String?
    var latency: Duration?
    var bytes: Int?
    var correlation: Int?
    var isForced = false
    var isInvalid = false
    /// Global numbers, first cause first.
    var causes: [UInt64] = []

    /// A request still without its reply.
    var isOpen: Bool { type == .request && result == nil }
}
