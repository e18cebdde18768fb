package import SDLSupport

/// Receives the rows, state changes and message times of a source.
///
/// Each app and each head unit can have a journal, and behaves the same without one. A
/// journal belongs to one source, which writes through its `JournalWriter`.
package protocol Journal: AnyObject, Sendable {
    /// Queues an entry and returns. Callable from any thread. Never drops an entry.
    func record(_ entry: JournalEntry)

    /// Queues related entries in order.
    func record(contentsOf entries: [JournalEntry])

    /// Announces more related entries until `endBatch`. A journal that forwards changes may wait for them.
    func beginBatch()
    func endBatch()

    /// Whether the journal is above its high-water mark. Then a connection must accept no more input until there is
    /// room. Work already accepted continues and is recorded.
    var isFull: Bool { get }

    /// Calls `proceed` once the journal has room; immediately if the journal is not full now.
    func whenNotFull(_ proceed: @escaping @Sendable () -> Void)
}

extension Journal {
    package func record(contentsOf entries: [JournalEntry]) {
        for entry in entries { record(entry) }
    }

    package func beginBatch() {}
    package func endBatch() {}
}

/// An entry of a journal. Entries of all kinds have one common order.
package enum JournalEntry: Sendable {
    case row(JournalRow)
    case change(StateChange)
    case moment(MessageMoment)
    /// An app has registered; the messages on its session belong to it.
    case appRegistered(AppSession)
    /// An app has unregistered, given by its key in the state tree. Later messages do not belong to it.
    case appUnregistered(String)
}

/// The app that uses a session of a connection. Messages name only the session.
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

/// One event in a source's log.
package struct JournalRow: Sendable {
    /// The kind of a row. The set is open: each source defines its own, such as `rpc`, `lifecycle`, `touch`, `finding`.
    package struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral value: String) { rawValue = value }

        /// A message between app and head unit; `SDLConnection` writes the payload.
        package static let rpc: Kind = "rpc"
        /// A line that was also logged.
        package static let log: Kind = "log"
    }

    /// The source's number of the row, from 1, without gaps.
    package let number: UInt64
    package let instant: Instant
    package let kind: Kind
    package let causes: [Cause]
    /// The message that the row is about, if known, so that readers need not parse the payload.
    package let message: Message?
    package let payload: LazyJSON

    /// Identifies a message, and joins a response to its request.
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

/// A JSON text that is encoded only when it is read.
package struct LazyJSON: Sendable {
    private let write: @Sendable () -> [UInt8]

    package init(_ write: @escaping @Sendable () -> [UInt8]) {
        self.write = write
    }

    package init(bytes: [UInt8]) {
        write = { bytes }
    }

    /// Encodes the JSON again at each access.
    package var bytes: [UInt8] { write() }
}

/// The time at which a message reached a certain point, reported by the end that did not write the message's row.
package struct MessageMoment: Hashable, Sendable {
    package enum Place: UInt8, Sendable {
        /// The sender has passed the message to the connection.
        case asked = 0
        /// The message is framed and queued for the pipe.
        case sent = 1
        /// The message is complete at the receiving end.
        case received = 2
        /// The receiver has processed the batch that contains the message.
        case handled = 3
    }

    package let message: MessageKey
    package let place: Place
    package let instant: Instant
    /// The causes of the message, known only to its sender; only with `sent`.
    package let causes: [Cause]

    package init(message: MessageKey, place: Place, instant: Instant, causes: [Cause] = []) {
        self.message = message
        self.place = place
        self.instant = instant
        self.causes = causes
    }
}
