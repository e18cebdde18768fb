package import JSON
package import SDLSupport

/// Receives the rows, state changes and message times of one source: an app or a head unit.
///
/// A source writes with a `JournalWriter`. The source behaves in the same way with and without a journal.
package protocol Journal: AnyObject, Sendable {
    /// Adds an entry without blocking the caller. Any thread may call this method. The journal never drops entries.
    func record(_ entry: JournalEntry)

    /// Adds related entries in order.
    func record(contentsOf entries: [JournalEntry])

    /// Begins a batch of related entries, which the journal may forward together. The batch ends with `endBatch`.
    func beginBatch()
    func endBatch()

    /// Whether too many entries are unprocessed. While `isFull` is true, a connection must not read more input. Entries
    /// about input that was already read are still recorded.
    var isFull: Bool { get }

    /// Calls `proceed` as soon as the journal is not full. If the journal is not full now, calls `proceed` immediately.
    func whenNotFull(_ proceed: @escaping @Sendable () -> Void)
}

extension Journal {
    package func record(contentsOf entries: [JournalEntry]) {
        for entry in entries { record(entry) }
    }

    package func beginBatch() {}
    package func endBatch() {}
}

/// An entry of a journal. A journal keeps entries of all kinds in the order in which they were recorded.
package enum JournalEntry: Sendable {
    case row(JournalRow)
    case change(StateChange)
    case moment(MessageMoment)
    /// An app has registered. Later messages in the app's session belong to the app.
    case appRegistered(AppSession)
    /// The app with this key in the state tree has unregistered. Later messages in the app's session belong to no app.
    case appUnregistered(String)
}

/// Assigns a session of a connection to an app. A message contains its session, but not its app.
package struct AppSession: Hashable, Sendable {
    package let app: String
    package let connection: String
    package let session: UInt8

    package init(app: String, connection: String, session: UInt8) {
        self.app = app
        self.connection = connection
        self.session = session
    }
}

/// One event in the log of a source.
package struct JournalRow: Sendable {
    /// The kind of a row. Each source defines its own kinds, such as `lifecycle`, `touch` and `finding`.
    package struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral value: String) { rawValue = value }

        /// A row about a message between an app and the head unit. `SDLConnection` defines the payload of the row.
        package static let rpc: Kind = "rpc"
        /// A row about a line of the program's log.
        package static let log: Kind = "log"
    }

    /// The number of the row. Each source numbers its rows from 1 without gaps.
    package let number: UInt64
    package let instant: Instant
    package let kind: Kind
    package let causes: [Cause]
    /// The message that the row describes; nil for other events. Code can read `message` without parsing the payload.
    package let message: Message?
    package let payload: LazyJSON

    /// Identifies the message of a row. For a response, `answers` is the ordinal of the request.
    package struct Message: Sendable {
        package let key: MessageKey
        package let isRequest: Bool
        package let answers: UInt64?

        package init(key: MessageKey, isRequest: Bool, answers: UInt64?) {
            self.key = key
            self.isRequest = isRequest
            self.answers = answers
        }
    }

    package init(
        number: UInt64, instant: Instant, kind: Kind, causes: [Cause], message: Message? = nil, payload: LazyJSON
    ) {
        self.number = number
        self.instant = instant
        self.kind = kind
        self.causes = causes
        self.message = message
        self.payload = payload
    }
}

/// JSON that is created only when a reader needs the JSON. The creator has either the text or the value.
package struct LazyJSON: Sendable {
    private enum Source: Sendable {
        case text(@Sendable () -> [UInt8])
        case value(@Sendable () -> JSONValue)
    }

    private let source: Source

    package init(_ write: @escaping @Sendable () -> [UInt8]) { source = .text(write) }
    package init(bytes: [UInt8]) { source = .text { bytes } }
    package init(_ value: JSONValue) { source = .value { value } }

    /// The JSON text, which is encoded again at each access.
    package var bytes: [UInt8] {
        switch source {
        case .text(let write): write()
        case .value(let value): value().json()
        }
    }

    /// The value; nil if the text is not valid JSON. A text is parsed again at each access.
    package var value: JSONValue? {
        switch source {
        case .text(let write): try? JSONValue(parsing: write())
        case .value(let value): value()
        }
    }
}

/// The time of one step in the life of a message: requested, sent, received or handled. Only one side of a connection
/// writes the row of a message. The other side records its own steps as moments.
package struct MessageMoment: Hashable, Sendable {
    package enum Place: UInt8, Sendable {
        /// The code that sends the message has passed the message to the connection.
        case asked = 0
        /// The frames of the message were queued for the pipe.
        case sent = 1
        /// All frames of the message were received.
        case received = 2
        /// The receiver has processed the batch that contains the message.
        case handled = 3
    }

    package let message: MessageKey
    package let place: Place
    package let instant: Instant
    /// The causes of the message; empty unless `place` is `sent`. Only the sender knows the causes.
    package let causes: [Cause]

    package init(message: MessageKey, place: Place, instant: Instant, causes: [Cause] = []) {
        self.message = message
        self.place = place
        self.instant = instant
        self.causes = causes
    }
}
