import JSON
import SDLLog
import WebSockets

/// A message from the hub to its listeners. The hub encodes the message once for all listeners.
struct HubFrame: Sendable {
    enum Kind: String, Sendable {
        case snapshot, change, rows, gap, vehicle
    }

    let kind: Kind
    /// The number of the newest change that the message contains. If the message contains rows, the number of the
    /// newest row.
    let number: UInt64
    /// The numbers of the rows in the message; empty if no filter needs the numbers.
    private(set) var rows: [UInt64] = []
    let bytes: [UInt8]
    let frame: SharedFrame

    init(_ kind: Kind, number: UInt64, _ bytes: [UInt8]) {
        self.kind = kind
        self.number = number
        self.bytes = bytes
        frame = SharedFrame(.text, bytes)
    }

    static let gap = HubFrame(.gap, number: 0, Array(#"{"op":"gap"}"#.utf8))

    /// Creates a message that contains new rows of the log. `last` is the number of the newest row.
    init(rows: [LogRow], last: UInt64 = 0) {
        self.init(rows: rows.map(\.json), last: last)
        self.rows = rows.map(\.facts.seq)
    }

    /// Creates a message that contains rows, each as JSON. `last` is the number of the newest row.
    init(rows: [[UInt8]], last: UInt64 = 0) {
        var writer = JSONWriter(capacity: 32 + rows.reduce(0) { $0 + $1.count + 1 })
        writer.object { writer in
            writer.field("op", "rows")
            writer.field("rows") { $0.rows(rows) }
        }
        self.init(.rows, number: last, writer.bytes)
    }
}

extension JSONWriter {
    /// Writes an array of rows, each as JSON.
    mutating func rows(_ rows: [[UInt8]]) {
        array { writer in
            for row in rows {
                writer.raw(row)
                writer.next()
            }
        }
    }
}

/// Receives the messages and rows that the hub publishes. The hub actor calls these methods, so the methods must not
/// block.
protocol HubListener: Sendable {
    func changed(_ frame: HubFrame)
    func logged(_ frame: HubFrame)
    /// Receives a row of a kind with many rows per second, such as touches.
    func streamed(_ row: LogRow, _ stream: RowStream)
    /// Receives a message with vehicle data that has changed.
    func moved(_ frame: HubFrame)
    /// The maximum number of vehicle-data messages per second; nil if the listener wants no vehicle data.
    var vehicleRate: Int? { get }
    /// Whether the listener needs new rows immediately. If no listener needs rows immediately, the hub may write rows a
    /// few milliseconds later.
    var wantsRows: Bool { get }
    var backlog: Backlog { get }
}

extension HubListener {
    var wantsRows: Bool { false }
    func streamed(_ row: LogRow, _ stream: RowStream) {}
    func moved(_ frame: HubFrame) {}
    var vehicleRate: Int? { nil }
    var backlog: Backlog { Backlog() }
}

/// The kinds of rows that can occur many times per second. Clients subscribe to each kind as a topic with a rate limit.
enum RowStream: String, Sendable, CaseIterable {
    case touch
    case audio

    static let byName: [String: RowStream] = ["OnTouchEvent": .touch, "OnAudioPassThru": .audio]
}

struct Backlog: Hashable, Sendable {
    var messages = 0
    var bytes = 0
}

/// The newest changes of the state tree, for clients that reconnect.
struct RecentChanges {
    private static let countLimit = 1024
    private static let byteLimit = 2 << 20

    /// The messages of the changes, as encoded JSON. A message becomes a frame only if a client needs the message.
    private var messages: [[UInt8]] = []
    private var first: UInt64 = 1
    private var byteCount = 0

    mutating func append(_ frame: HubFrame) {
        if messages.isEmpty { first = frame.number }
        // An array from a JSON writer may have much unused capacity. The copy has none.
        messages.append(Array(frame.bytes[...]))
        byteCount += frame.bytes.count
        guard messages.count > Self.countLimit || byteCount > Self.byteLimit else { return }
        // Remove a quarter of the messages, so that most calls remove no messages.
        let gone = max(1, messages.count / 4)
        for message in messages.prefix(gone) { byteCount -= message.count }
        messages.removeFirst(gone)
        first += UInt64(gone)
    }

    /// Returns all changes after `number`. Returns nil if a change after `number` is no longer stored, or if `number`
    /// is greater than `last`.
    func frames(after number: UInt64, last: UInt64) -> [HubFrame]? {
        guard number <= last else { return nil }
        guard number < last else { return [] }
        guard !messages.isEmpty, number + 1 >= first else { return nil }
        return messages[Int(number + 1 - first)...].enumerated().map { offset, message in
            HubFrame(.change, number: number + 1 + UInt64(offset), message)
        }
    }
}
