import JSON
import SDLLog
import WebSockets

/// A message to all listeners, encoded once.
struct HubFrame: Sendable {
    enum Kind: String, Sendable {
        case snapshot, change, rows, gap, vehicle
    }

    let kind: Kind
    /// The number of the last change, or of the newest row, in the message.
    let number: UInt64
    let bytes: [UInt8]
    let frame: SharedFrame

    init(_ kind: Kind, number: UInt64, _ bytes: [UInt8]) {
        self.kind = kind
        self.number = number
        self.bytes = bytes
        frame = SharedFrame(.text, bytes)
    }

    static let gap = HubFrame(.gap, number: 0, Array(#"{"op":"gap"}"#.utf8))

    /// - Parameter last: the number of the newest row.
    init(rows: [[UInt8]], last: UInt64 = 0) {
        var writer = JSONWriter(capacity: 32 + rows.reduce(0) { $0 + $1.count + 1 })
        writer.object { writer in
            writer.field("op", "rows")
            writer.field("rows") { writer in
                writer.array { writer in
                    for row in rows {
                        writer.raw(row)
                        writer.next()
                    }
                }
            }
        }
        self.init(.rows, number: last, writer.bytes)
    }
}

/// Receives the messages and rows that the hub publishes. The hub actor calls these methods, so they must return
/// immediately.
protocol HubListener: Sendable {
    func changed(_ frame: HubFrame)
    func logged(_ frame: HubFrame)
    /// Receives a row of a `RowStream`.
    func streamed(_ row: LogRow, _ stream: RowStream)
    /// Receives changed vehicle data.
    func moved(_ frame: HubFrame)
    /// The highest rate of vehicle-data messages, per second; nil for none.
    var vehicleRate: Int? { get }
    /// Whether the listener needs rows immediately. Otherwise rows are written a few milliseconds later, many together.
    var wantsRows: Bool { get }
    /// The size of the listener's message queue.
    var backlog: Backlog { get }
}

extension HubListener {
    var wantsRows: Bool { false }
    func streamed(_ row: LogRow, _ stream: RowStream) {}
    func moved(_ frame: HubFrame) {}
    var vehicleRate: Int? { nil }
    var backlog: Backlog { Backlog() }
}

/// The kinds of rows that can be very frequent. Each is a topic with its own rate limit.
enum RowStream: String, Sendable, CaseIterable {
    /// Touches on the screen.
    case touch
    /// Microphone audio.
    case audio

    static let byName: [String: RowStream] = ["OnTouchEvent": .touch, "OnAudioPassThru": .audio]
}

/// The size of a queue.
struct Backlog: Hashable, Sendable {
    var messages = 0
    var bytes = 0
}

/// The latest changes, for clients that reconnect.
struct RecentChanges {
    private static let countLimit = 4096
    private static let byteLimit = 8 << 20

    private var frames: [HubFrame] = []
    private var first: UInt64 = 1
    private var byteCount = 0

    mutating func append(_ frame: HubFrame, number: UInt64) {
        if frames.isEmpty { first = number }
        frames.append(frame)
        byteCount += frame.bytes.count
        guard frames.count > Self.countLimit || byteCount > Self.byteLimit else { return }
        // Remove many at a time, so that this does not happen at every change.
        let gone = max(1, frames.count / 4)
        for frame in frames.prefix(gone) { byteCount -= frame.bytes.count }
        frames.removeFirst(gone)
        first += UInt64(gone)
    }

    /// Returns all changes after `number`. Returns nil if some of them were removed or do not exist.
    func frames(after number: UInt64, last: UInt64) -> ArraySlice<HubFrame>? {
        guard number <= last else { return nil }
        guard number < last else { return [] }
        guard !frames.isEmpty, number + 1 >= first else { return nil }
        return frames[Int(number + 1 - first)...]
    }
}
