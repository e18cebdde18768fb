import SDLConnection
import SDLSupport

/// Limits how fast the head unit reads a connection that sends unusable input, so that other connections do not suffer.
///
/// No input from a connected peer is dropped: all input is answered as usual, and the peer waits while the connection
/// is not read. Each connection has a limit, and all connections share another limit. While the shared limit is used
/// up, new connections wait too.
final class UnusableFrameLimiter: Sendable {
    /// The number of unusable messages that a connection may send in a burst. After a burst, one more message is
    /// allowed per `pace`.
    static let atOnce = 200
    static let pace = Duration.milliseconds(50)
    /// The number of unusable messages that all connections together may send in a burst.
    static let allAtOnce = 2_000
    static let paceOfAll = Duration.milliseconds(2)
    /// The number of messages that are read together from a rate-limited connection.
    private static let portion = 20

    private struct Reader {
        let pipe: BoundedPipe
        var allowance: Allowance
        /// The number of the connection's next messages that are already deducted from the shared allowance.
        var paid = 0
        var isHeld = false
        var wasReported = false
    }

    private struct State {
        var readers: [ObjectIdentifier: Reader] = [:]
        var all: Allowance
    }

    private let timekeeper: any Timekeeper
    private let inFlight: InFlightCounter?
    private let state: Lock<State>

    init(timekeeper: any Timekeeper, inFlight: InFlightCounter?) {
        self.timekeeper = timekeeper
        self.inFlight = inFlight
        let all = Allowance(most: Self.allAtOnce, least: -1_000, pace: Self.paceOfAll, since: timekeeper.now)
        state = Lock(State(all: all))
    }

    /// Registers a connection. The caller opens the connection afterwards.
    func watch(_ connection: Connection, _ pipe: BoundedPipe) {
        let (now, id) = (timekeeper.now, ObjectIdentifier(connection))
        let isHeld = state.withLock { state in
            state.all.refill(at: now)
            // The lower bound limits the delay to half a full allowance, even if many messages are already in transit.
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

    /// Counts one unusable message from a connection. Returns true if the connection becomes rate-limited for the first
    /// time.
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
            defer { reader.wasReported = true }
            return (reader.pipe, !reader.wasReported)
        }
        guard let pipe else { return false }
        pipe.holdReading()
        look(again: id)
        return isFirst
    }

    /// Reads the connection again if the allowances suffice for a portion; otherwise sets an alarm. If the peer has
    /// closed the connection, drops the unread input: the app must not stay registered until all this input is read.
    private func look(again id: ObjectIdentifier) {
        if let pipe = state.withLock({ $0.readers[id]?.pipe }), pipe.isPeerGone {
            return pipe.dropRest("the peer has closed the connection; the rest of its unusable input is dropped")
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
        timekeeper.ring(at: due) { [weak self, inFlight] in
            inFlight?.begin()
            Task {
                self?.look(again: id)
                inFlight?.end()
            }
        }
    }
}

/// A rate limit: allows a burst of `most` messages, and one more message for each `pace` that passes.
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

    /// Returns the instant at which `count` messages are allowed; nil if `count` messages are allowed now.
    func due(for count: Int) -> Instant? { left >= count ? nil : since + pace * (count - left) }
}
