import Journaling
import SDLConnection
import SDLHeadUnit
import SDLSupport

/// Looks at what passes on one link, behind it and at its own pace. What it cannot keep up with is let go of, and told.
final class ProxyWatch: Sendable {
    /// What may wait to be looked at, of one link; of all links together it is `ProxyRoom.total`.
    static let bytes = 8 << 20
    /// How long what came waits for more: looking at it at once would take the cores from those who talk.
    private static let pause = Duration.milliseconds(5)
    /// What a chunk takes beside its bytes.
    private static let overhead = 256

    private enum Part: Sendable {
        case bytes([UInt8], MessageKey.Direction, Instant)
        case missed(Int, MessageKey.Direction, Instant)
        case end
    }

    private struct State {
        var waiting: [Part] = []
        var held = 0
        var isAwake = false
        /// Too much has waited: nothing is taken until half of it is done.
        var isBehind = false
        var missed = [0, 0]
    }

    private let state = Lock(State())
    private let number: UInt64
    private let name: String
    private let headUnit: HeadUnit
    private let writer: JournalWriter
    private let timekeeper: any Timekeeper
    private let room: ProxyRoom
    /// Of the one task that is awake.
    private let connection: Lock<WatchedConnection>
    private let witness: WireObserver

    init(
        number: UInt64, name: String, headUnit: HeadUnit, writer: JournalWriter, timekeeper: any Timekeeper, room: ProxyRoom
    ) {
        self.number = number
        self.name = name
        self.headUnit = headUnit
        self.writer = writer
        self.timekeeper = timekeeper
        self.room = room
        connection = Lock(WatchedConnection(name: name, writer: writer, room: room.messages))
        witness = headUnit.wire.witness(of: name)
    }

    /// Bytes have come. They are only set aside here: the proxy has them to hand on.
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
                state.waiting.append(.bytes(chunk, direction, now))
            }
        }
    }

    /// Has what was noted looked at, soon.
    func wake() {
        let wakes = state.withLock { state in
            guard !state.isAwake, !state.waiting.isEmpty else { return false }
            state.isAwake = true
            return true
        }
        if wakes { SystemTimekeeper.shared.ring(after: Self.pause) { Task { await self.work() } } }
    }

    /// Nothing more will come.
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

    // MARK: Looking

    private func work() async {
        while let parts = next() {
            // A journal that is behind is waited for here, and nowhere on the way of the bytes.
            if writer.isFull { await withCheckedContinuation { ready in writer.whenNotFull { ready.resume() } } }
            let size = Self.size(of: parts)
            bearWitness(of: parts)
            await headUnit.watch(on: number, named: name) { [connection] body in
                connection.withLock { connection in Self.look(at: parts, &connection, body) }
            }
            room.give(size)
            state.withLock { $0.held -= size }
        }
    }

    private func next() -> [Part]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isAwake = false
                return nil
            }
            // So much at a time that others have their turn in between.
            let count = min(state.waiting.count, 64)
            defer { state.waiting.removeFirst(count) }
            return Array(state.waiting.prefix(count))
        }
    }

    private func bearWitness(of parts: [Part]) {
        for part in parts {
            switch part {
            case .bytes(let bytes, let direction, let instant): witness.passed([bytes], direction, at: instant)
            case .missed(_, let direction, _): witness.missed(direction)
            case .end: break
            }
        }
    }

    private static func look(
        at parts: [Part], _ connection: inout WatchedConnection, _ body: (WatchedEvent) -> Void
    ) {
        for part in parts {
            switch part {
            case .bytes(let bytes, let direction, let instant):
                connection.read(WatchedBytes(bytes[...], direction, at: instant), body)
            case .missed(let count, let direction, let instant):
                connection.miss(count, direction, at: instant, body)
            case .end: connection.end(body)
            }
        }
    }

    private static func size(of parts: [Part]) -> Int {
        parts.reduce(0) { size, part in
            if case .bytes(let bytes, _, _) = part { size + bytes.count + overhead } else { size }
        }
    }
}

/// What all links of a proxy may have waiting to be looked at.
final class ProxyRoom: Sendable {
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
}
