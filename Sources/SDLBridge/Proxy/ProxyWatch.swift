import Journaling
import SDLConnection
import SDLHeadUnit
import SDLSupport

/// Decodes the messages of one link (an app's connection through the proxy) in the background. If decoding is too slow,
/// drops bytes and counts the dropped bytes.
final class ProxyWatch: Sendable {
    /// The maximum number of bytes of one link that wait to be decoded. All links together have the limit
    /// `ProxyBuffer.total`.
    static let bytes = 8 << 20
    /// The time to wait for more bytes before decoding starts. A few large decoding steps need less processor time than
    /// many small steps.
    private static let pause = Duration.milliseconds(5)
    /// The number of bytes of one link that are decoded before the bytes of another link.
    ///
    /// Without this limit, links that send all the time would delay the messages of a new link. Such a portion can
    /// contain hundreds of messages.
    static let portion = 8 << 10
    /// The memory overhead of a chunk, in bytes.
    private static let overhead = 256

    private enum Part: Sendable {
        case bytes(ArraySlice<UInt8>, MessageKey.Direction, Instant)
        case missed(Int, MessageKey.Direction, Instant)
        case end
    }

    private struct State {
        var waiting: [Part] = []
        var held = 0
        var isAwake = false
        /// Whether too many bytes wait to be decoded. In this state, new bytes are dropped. The state ends when only
        /// half of the allowed bytes wait.
        var isBehind = false
        var missed = [0, 0]
    }

    private let state = Lock(State())
    private let number: UInt64
    private let name: String
    private let headUnit: HeadUnit
    private let writer: JournalWriter
    private let timekeeper: any Timekeeper
    private let room: ProxyBuffer
    /// The decoder of the messages. Only the decoding task uses this value.
    private let connection: Lock<WatchedConnection>
    private let wireObserver: WireObserver

    init(
        number: UInt64, name: String, headUnit: HeadUnit, writer: JournalWriter, timekeeper: any Timekeeper,
        room: ProxyBuffer
    ) {
        self.number = number
        self.name = name
        self.headUnit = headUnit
        self.writer = writer
        self.timekeeper = timekeeper
        self.room = room
        connection = Lock(WatchedConnection(name: name, writer: writer, room: room.messages))
        wireObserver = headUnit.wire.witness(of: name)
    }

    /// Stores a copy of received bytes for decoding. The proxy forwards the original bytes and does not wait for the
    /// decoding.
    func note(_ chunks: [[UInt8]], _ direction: MessageKey.Direction) {
        let now = timekeeper.now
        state.withLock { state in
            for chunk in chunks {
                let size = chunk.count + Self.overhead
                if state.isBehind, state.held <= Self.bytes / 2 { state.isBehind = false }
                guard !state.isBehind, state.held + size <= Self.bytes, room.take(size) else {
                    state.isBehind = true
                    state.missed[Int(direction.rawValue)] += chunk.count
                    room.missed(chunk.count)
                    continue
                }
                Self.noteMissed(&state, now)
                state.held += size
                state.waiting.append(.bytes(chunk[...], direction, now))
            }
        }
    }

    /// Schedules the decoding of stored bytes.
    func wake() {
        let wakes = state.withLock { state in
            guard !state.isAwake, !state.waiting.isEmpty else { return false }
            state.isAwake = true
            return true
        }
        if wakes { SystemTimekeeper.shared.ring(after: Self.pause) { Task { await self.work() } } }
    }

    /// Ends decoding, because the link has ended.
    func end() {
        let now = timekeeper.now
        state.withLock { state in
            Self.noteMissed(&state, now)
            state.waiting.append(.end)
        }
        wake()
    }

    private static func noteMissed(_ state: inout State, _ now: Instant) {
        for direction in [MessageKey.Direction.toHeadUnit, .toApp] {
            let count = state.missed[Int(direction.rawValue)]
            guard count > 0 else { continue }
            state.missed[Int(direction.rawValue)] = 0
            state.waiting.append(.missed(count, direction, now))
        }
    }

    // MARK: Parsing

    private func work() async {
        while let (parts, size) = next() {
            // If the journal is full, wait here, so that the forwarding of bytes need not wait.
            if writer.isFull { await withCheckedContinuation { ready in writer.whenNotFull { ready.resume() } } }
            observe(parts)
            await headUnit.watch(on: number, named: name) { [connection] body in
                connection.withLock { connection in Self.parse(parts, &connection, body) }
            }
            room.give(size)
            state.withLock { $0.held -= size }
        }
    }

    /// Returns the parts to decode next, and the amount of memory that these parts use.
    private func next() -> (parts: [Part], size: Int)? {
        state.withLock { state -> (parts: [Part], size: Int)? in
            guard !state.waiting.isEmpty else {
                state.isAwake = false
                return nil
            }
            var (parts, size, count) = ([Part](), 0, 0)
            while count < state.waiting.count, size < Self.portion {
                if case .bytes(let bytes, let direction, let instant) = state.waiting[count] {
                    let room = Self.portion - size
                    if bytes.count > room {
                        parts.append(.bytes(bytes.prefix(room), direction, instant))
                        state.waiting[count] = .bytes(bytes.dropFirst(room), direction, instant)
                        size += room
                        break
                    }
                    size += bytes.count + Self.overhead
                }
                parts.append(state.waiting[count])
                count += 1
            }
            state.waiting.removeFirst(count)
            return (parts, size)
        }
    }

    private func observe(_ parts: [Part]) {
        for part in parts {
            switch part {
            case .bytes(let bytes, let direction, let instant):
                wireObserver.passed([Array(bytes)], direction, at: instant)
            case .missed(_, let direction, _): wireObserver.missed(direction)
            case .end: break
            }
        }
    }

    private static func parse(
        _ parts: [Part], _ connection: inout WatchedConnection, _ body: (WatchedEvent) -> Void
    ) {
        for part in parts {
            switch part {
            case .bytes(let bytes, let direction, let instant):
                connection.read(WatchedBytes(bytes, direction, at: instant), body)
            case .missed(let count, let direction, let instant):
                connection.miss(count, direction, at: instant, body)
            case .end: connection.end(body)
            }
        }
    }
}

/// Limits the number of bytes that wait to be decoded in all links of a proxy together.
final class ProxyBuffer: Sendable {
    static let total = 64 << 20

    let messages = FairBuffer(total: 128 << 20, least: 64 << 10)
    private let state = Lock((held: 0, missed: 0))

    func take(_ size: Int) -> Bool {
        state.withLock { state in
            guard state.held + size <= Self.total else { return false }
            state.held += size
            return true
        }
    }

    func give(_ size: Int) { state.withLock { $0.held -= size } }
    func missed(_ size: Int) { state.withLock { $0.missed += size } }
    var missedBytes: Int { state.withLock { $0.missed } }
    var heldBytes: Int { state.withLock { $0.held } }
}
