import SDLConnection
import SDLSupport

/// Reads a connection slowly that sends what nobody can use, so that all others are served as if it were not there.
///
/// Nothing is lost: all of it is answered as ever, and where we read no more the sender waits. What connections may send for
/// nothing is bounded for each, and for all of them together; while that is used up, new connections wait, too.
final class NonsenseBrake: Sendable {
    /// So much of it a connection may send at once, and then one more each time `pace` has passed.
    static let atOnce = 200
    static let pace = Duration.milliseconds(50)
    /// The same for all connections together.
    static let allAtOnce = 2_000
    static let paceOfAll = Duration.milliseconds(2)
    /// So much of it is read at a time from a connection that had to wait.
    private static let portion = 20

    private struct Reader {
        let pipe: BoundedPipe
        var allowance: Allowance
        /// What of it has been taken from the allowance of all already.
        var paid = 0
        var isHeld = false
        var wasTold = false
    }

    private struct State {
        var readers: [ObjectIdentifier: Reader] = [:]
        var all: Allowance
    }

    private let timekeeper: any Timekeeper
    private let flight: Flight?
    private let state: Lock<State>

    init(timekeeper: any Timekeeper, flight: Flight?) {
        self.timekeeper = timekeeper
        self.flight = flight
        let all = Allowance(most: Self.allAtOnce, least: -1_000, pace: Self.paceOfAll, since: timekeeper.now)
        state = Lock(State(all: all))
    }

    /// Knows a connection, before it is opened.
    func watch(_ connection: Connection, _ pipe: BoundedPipe) {
        let (now, id) = (timekeeper.now, ObjectIdentifier(connection))
        let isHeld = state.withLock { state in
            state.all.refill(at: now)
            // What was on its way already makes nobody wait longer than half of it would.
            let allowance = Allowance(most: Self.atOnce, least: -Self.atOnce / 2, pace: Self.pace, since: now)
            state.readers[id] = Reader(pipe: pipe, allowance: allowance, isHeld: state.all.left < 0)
            return state.all.left < 0
        }
        guard isHeld else { return }
        pipe.holdReading()
        look(again: id)
    }

    func forget(_ connection: Connection) {
        state.withLock { $0.readers[ObjectIdentifier(connection)] = nil }
    }

    /// Counts one thing that a connection has sent for nothing.
    ///
    /// - Returns: whether it is read slowly from now on, for the first time.
    func count(_ connection: Connection) -> Bool {
        let (now, id) = (timekeeper.now, ObjectIdentifier(connection))
        let (pipe, isFirst) = state.withLock { state -> (BoundedPipe?, Bool) in
            guard var reader = state.readers[id] else { return (nil, false) }
            reader.allowance.refill(at: now)
            state.all.refill(at: now)
            reader.allowance.spend(1)
            if reader.paid > 0 { reader.paid -= 1 } else { state.all.spend(1) }
            defer { state.readers[id] = reader }
            guard reader.allowance.left < 0 || state.all.left < 0, !reader.isHeld else { return (nil, false) }
            reader.isHeld = true
            defer { reader.wasTold = true }
            return (reader.pipe, !reader.wasTold)
        }
        guard let pipe else { return false }
        pipe.holdReading()
        look(again: id)
        return isFirst
    }

    /// Reads it again when there is a portion for it, and waits until then. Of a peer that has gone nothing more is read: it
    /// would stay among the apps for as long as the rest takes.
    private func look(again id: ObjectIdentifier) {
        if let pipe = state.withLock({ $0.readers[id]?.pipe }), pipe.isPeerGone {
            return pipe.dropRest("the other end has gone, and the rest of what it sent for nothing is not read")
        }
        let now = timekeeper.now
        let (due, pipe) = state.withLock { state -> (Instant?, BoundedPipe?) in
            guard var reader = state.readers[id] else { return (nil, nil) }
            reader.allowance.refill(at: now)
            state.all.refill(at: now)
            let due = reader.allowance.due(for: Self.portion) ?? state.all.due(for: Self.portion)
            if due == nil {
                reader.isHeld = false
                reader.paid = Self.portion
                state.all.spend(Self.portion)
            }
            state.readers[id] = reader
            return (due, due == nil ? reader.pipe : nil)
        }
        pipe?.letGo()
        guard let due else { return }
        timekeeper.ring(at: due) { [weak self, flight] in
            flight?.begin()
            Task {
                self?.look(again: id)
                flight?.end()
            }
        }
    }
}

/// So much of something at once, and a little more as time passes.
private struct Allowance {
    let most: Int
    let least: Int
    let pace: Duration
    var left: Int
    private var since: Instant

    init(most: Int, least: Int, pace: Duration, since: Instant) {
        (self.most, self.least, self.pace, left, self.since) = (most, least, pace, most, since)
    }

    mutating func refill(at now: Instant) {
        let earned = Int((now - since).nanoseconds / pace.nanoseconds)
        left = min(most, left + earned)
        since = since + pace * earned
    }

    mutating func spend(_ count: Int) { left = max(least, left - count) }

    /// When there will be so much; nil where there is.
    func due(for count: Int) -> Instant? { left >= count ? nil : since + pace * (count - left) }
}
