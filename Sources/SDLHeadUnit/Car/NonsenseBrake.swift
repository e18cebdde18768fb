import SDLConnection
import SDLSupport

/// Reads a connection slowly that sends what nobody can use, so that all others are served as if it were not there.
///
/// Nothing is lost: all of it is answered as ever, and where we read no more the sender waits.
final class NonsenseBrake: Sendable {
    /// So much of it a connection may send at once.
    static let atOnce = 200
    /// And then one more each time this has passed.
    static let pace = Duration.milliseconds(50)
    /// So much of it is read at a time then: a second's worth.
    private static let portion = 20
    /// What was on its way already makes nobody wait longer than this much would.
    private static let deepest = -100

    private struct Reader {
        let pipe: BoundedPipe
        /// What the connection may still send; below nothing, what it has sent too much.
        var left = NonsenseBrake.atOnce
        var since: Instant
        var isHeld = false
        var wasTold = false

        mutating func refill(at now: Instant) {
            let earned = Int((now - since).nanoseconds / NonsenseBrake.pace.nanoseconds)
            left = min(NonsenseBrake.atOnce, left + earned)
            since = since + NonsenseBrake.pace * earned
        }
    }

    private let timekeeper: any Timekeeper
    private let flight: Flight?
    private let readers = Lock([ObjectIdentifier: Reader]())

    init(timekeeper: any Timekeeper, flight: Flight?) {
        self.timekeeper = timekeeper
        self.flight = flight
    }

    func watch(_ connection: Connection, _ pipe: BoundedPipe) {
        let now = timekeeper.now
        readers.withLock { $0[ObjectIdentifier(connection)] = Reader(pipe: pipe, since: now) }
    }

    func forget(_ connection: Connection) {
        readers.withLock { $0[ObjectIdentifier(connection)] = nil }
    }

    /// Counts one thing that a connection has sent for nothing.
    ///
    /// - Returns: whether it is read slowly from now on, for the first time.
    func count(_ connection: Connection) -> Bool {
        let (now, id) = (timekeeper.now, ObjectIdentifier(connection))
        let (pipe, isFirst) = readers.withLock { readers -> (BoundedPipe?, Bool) in
            guard var reader = readers[id] else { return (nil, false) }
            reader.refill(at: now)
            reader.left = max(Self.deepest, reader.left - 1)
            defer { readers[id] = reader }
            guard reader.left < 0, !reader.isHeld else { return (nil, false) }
            reader.isHeld = true
            defer { reader.wasTold = true }
            return (reader.pipe, !reader.wasTold)
        }
        guard let pipe else { return false }
        pipe.holdReading()
        look(again: id)
        return isFirst
    }

    /// Reads it again when it has paid for what it sent, and may send a portion.
    private func look(again id: ObjectIdentifier) {
        let now = timekeeper.now
        let (due, pipe) = readers.withLock { readers -> (Instant?, BoundedPipe?) in
            guard var reader = readers[id] else { return (nil, nil) }
            reader.refill(at: now)
            let missing = Self.portion - reader.left
            reader.isHeld = missing > 0
            readers[id] = reader
            return reader.isHeld ? (reader.since + Self.pace * missing, nil) : (nil, reader.pipe)
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
