package import JSON
package import SDLSupport

/// A row of the log. The row consists of the facts that a search tests and the JSON text that clients receive.
package struct LogRow: Sendable {
    package var facts: RowFacts
    package var json: [UInt8]

    package init(facts: RowFacts, json: [UInt8]) {
        self.facts = facts
        self.json = json
    }

    /// Parses the text of a stored row; nil if the text is not JSON.
    package static func value(of text: [UInt8]) -> JSONValue? { try? JSONValue(parsing: text) }

    /// Parses the texts of stored rows. Texts that are not JSON are left out.
    package static func values(of texts: some Sequence<[UInt8]>) -> [JSONValue] { texts.compactMap(value) }

    /// The parameters of the message that the row describes.
    package var params: JSONValue? { Self.value(of: json)?["params"] }
}

/// The facts of a row that a search tests.
package struct RowFacts: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
        case bridge
        case headUnit
        case app
        case hmi
    }

    package enum Direction: String, Hashable, Sendable, CaseIterable {
        case toApp
        case toHeadUnit
        case toHMI
    }

    package enum MessageType: String, Hashable, Sendable, CaseIterable {
        case request
        case response
        case notification
    }

    /// The member of the row's JSON that contains the name of the row.
    package enum Naming: UInt8, Hashable, Sendable {
        case none
        case rpc
        case command
        case call
        case rule
        case what
    }

    package var seq: UInt64
    package var at: Instant
    package var kind: String
    package var source: Source
    package var app: String?
    package var name: String?
    package var naming = Naming.none
    package var controller: String?
    package var direction: Direction?
    package var type: MessageType?
    package var result: String?
    package var latency: Duration?
    package var bytes: Int?
    package var correlation: Int?
    package var isForced = false
    package var isInvalid = false
    /// The numbers of the rows that caused this row.
    package var causes: [UInt64] = []

    /// Whether the row is a request that has no response yet.
    package var isOpen: Bool { type == .request && result == nil }
}

extension RowFacts {
    package init(seq: UInt64, at: Instant, kind: String, source: Source) {
        self.seq = seq
        self.at = at
        self.kind = kind
        self.source = source
    }
}
