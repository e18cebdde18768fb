import JSON
import SDLLog
import WebSockets

/// A message to everybody who listens: encoded once.
struct HubFrame: Sendable {
    enum Kind: String, Sendable {
        case snapshot, change, rows, gap, vehicle
    }

    let kind: Kind
    /// Of the last change in it, or of the newest row.
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

    /// - Parameter last: the newest of them.
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

/// Who is told what the hub gathers. Called on the hub; must only hand over.
protocol HubListener: Sendable {
    func changed(_ frame: HubFrame)
    func logged(_ frame: HubFrame)
    /// A row of something that comes in floods.
    func streamed(_ row: LogRow, _ stream: RowStream)
    /// The car's values have changed.
    func moved(_ frame: HubFrame)
    /// How often a second it wants to be told of the car at most; nil when not at all.
    var vehicleRate: Int? { get }
    /// Whether it wants rows: they are written at once then, and otherwise a little later, many together.
    var wantsRows: Bool { get }
    /// What waits to go out to it.
    var backlog: Backlog { get }
}

extension HubListener {
    var wantsRows: Bool { false }
    func streamed(_ row: LogRow, _ stream: RowStream) {}
    func moved(_ frame: HubFrame) {}
    var vehicleRate: Int? { nil }
    var backlog: Backlog { Backlog() }
}

/// Rows that come in floods: topics of their own, because a client may want only so many of them a second.
enum RowStream: String, Sendable, CaseIterable {
    /// Fingers on the screen.
    case touch
    /// What the microphone hears.
    case audio

    static let byName: [String: RowStream] = ["OnTouchEvent": .touch, "OnAudioPassThru": .audio]
}

/// What waits in a queue.
struct Backlog: Hashable, Sendable {
    var messages = 0
    var bytes = 0
}

/// The last changes, for a client that comes back after a break.
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
        // In one go, so that it does not happen at every change.
        let gone = max(1, frames.count / 4)
        for frame in frames.prefix(gone) { byteCount -= frame.bytes.count }
        frames.removeFirst(gone)
        first += UInt64(gone)
    }

    /// Everything behind `number`; nil when some of it has gone, or never was.
    func frames(after number: UInt64, last: UInt64) -> ArraySlice<HubFrame>? {
        guard number <= last else { return nil }
        guard number < last else { return [] }
        guard !frames.isEmpty, number + 1 >= first else { return nil }
        return frames[Int(number + 1 - first)...]
    }
}
