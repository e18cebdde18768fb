package import SDLSupport

/// Where a source's rows, state changes and moments go.
///
/// Both towers are handed one, never know who listens, and run the same without one. A journal belongs to one source; it
/// is written through the source's `JournalPen`.
package protocol Journal: AnyObject, Sendable {
    /// Takes an entry, from any thread; hands over and returns. Nothing is dropped.
    func record(_ entry: JournalEntry)

    /// Takes what belongs together, in its order.
    func record(contentsOf entries: [JournalEntry])

    /// More of what belongs together is to come, until `endBatch`: a journal that passes changes on may wait for it.
    func beginBatch()
    func endBatch()

    /// Whether the journal is above its high-water mark. What brings work in from outside (a connection) then takes no
    /// more until there is room; what already is inside goes on and is recorded.
    var isFull: Bool { get }

    /// Calls `proceed` once the journal is not full, at once when it is not full now.
    func whenNotFull(_ proceed: @escaping @Sendable () -> Void)
}

extension Journal {
    package func record(contentsOf entries: [JournalEntry]) {
        for entry in entries { record(entry) }
    }

    package func beginBatch() {}
    package func endBatch() {}
}

/// One thing a source tells its journal. All kinds travel in one order.
package enum JournalEntry: Sendable {
    case row(JournalRow)
    case change(StateChange)
    case moment(MessageMoment)
    /// An app has registered: what passes on its session is its.
    case appCame(Speaker)
    /// What was an app's is nobody's any more, by its key in the state tree.
    case appLeft(String)
}

/// Which app speaks on a session of a connection: messages name the session alone.
package struct Speaker: Hashable, Sendable {
    /// Its key in the state tree.
    package let app: String
    package let connection: String
    package let session: UInt8

    package init(app: String, connection: String, session: UInt8) {
        self.app = app
        self.connection = connection
        self.session = session
    }
}

/// Something that happened.
package struct JournalRow: Sendable {
    /// Open: each source names its own, such as `rpc`, `lifecycle`, `touch`, `finding`.
    package struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral value: String) { rawValue = value }

        /// A message between the towers; the payload is written by `SDLConnection`.
        package static let rpc: Kind = "rpc"
        /// A line that also went to the log.
        package static let log: Kind = "log"
    }

    /// The source's own number, from 1, without gaps.
    package let number: UInt64
    package let instant: Instant
    package let kind: Kind
    package let causes: [Cause]
    /// Which message the row is about, if its writer knows: then nobody need read the payload to find out.
    package let message: Message?
    package let payload: LazyJSON

    /// The parts of a message that join a reply to its request.
    package struct Message: Sendable {
        package let key: MessageKey
        package let isRequest: Bool
        /// The ordinal of the request that it answers.
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

/// A JSON text that is written when somebody wants to read it, and not at all when nobody does.
package struct LazyJSON: Sendable {
    private let write: @Sendable () -> [UInt8]

    package init(_ write: @escaping @Sendable () -> [UInt8]) {
        self.write = write
    }

    package init(bytes: [UInt8]) {
        write = { bytes }
    }

    /// Written anew at each call.
    package var bytes: [UInt8] { write() }
}

/// When a message passed a place, told by the end that did not write its row.
package struct MessageMoment: Hashable, Sendable {
    package enum Place: UInt8, Sendable {
        /// Handed to the connection by its sender.
        case asked = 0
        /// Framed, and queued for the pipe.
        case sent = 1
        /// Complete at the receiving end.
        case received = 2
        /// The receiver has worked on the batch it came in.
        case handled = 3
    }

    package let message: MessageKey
    package let place: Place
    package let instant: Instant
    /// With `sent`: what led to the message, which only its sender knows.
    package let causes: [Cause]

    package init(message: MessageKey, place: Place, instant: Instant, causes: [Cause] = []) {
        self.message = message
        self.place = place
        self.instant = instant
        self.causes = causes
    }
}
