package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// One side of a pipe inside the process.
///
/// Back-pressure limits the unacknowledged bytes: at most `window` bytes are delivered to a side before it acknowledges
/// some of them. Further bytes wait on the sending side. If too many bytes wait, `send` returns false.
package final class MemoryPipe: BytePipe {
    package let name: String
    package let peer: PipePeer
    private let pair: MemoryPair
    private let side: Int

    fileprivate init(name: String, pair: MemoryPair, side: Int) {
        self.name = name
        self.pair = pair
        self.side = side
        peer = PipePeer(address: "memory", process: getpid())
    }

    /// Creates the two sides of a pipe.
    ///
    /// - Parameters:
    ///   - window: the maximum number of unacknowledged bytes on a receiving side.
    ///   - queue: the number of bytes that may wait on a sending side; above this number, `send` returns false.
    package static func pair(
        name: String? = nil, window: Int = 262_144, queue: Int = 262_144
    ) -> (MemoryPipe, MemoryPipe) {
        let pair = MemoryPair(window: window, queue: queue)
        let name = name ?? "memory \(MemoryPair.nextNumber())"
        return (MemoryPipe(name: name, pair: pair, side: 0), MemoryPipe(name: name, pair: pair, side: 1))
    }

    package func open(_ receiver: any BytePipeReceiver) {
        pair.open(side, receiver)
    }

    @discardableResult
    package func send(_ frames: [[UInt8]]) -> Bool {
        pair.send(from: side, frames)
    }

    package func consumed(_ count: Int) {
        pair.consumed(side, count)
    }

    package func close(_ reason: String) {
        pair.end(side, .closedHere(reason), other: .closedByPeer(reason), dropping: false)
    }

    /// Breaks the pipe like a pulled cable. All undelivered bytes are lost. The receivers on both sides are notified.
    package func cut(_ reason: String = "the link was cut") {
        pair.end(side, .lost(reason), other: .lost(reason), dropping: true)
    }

    /// The number of sent bytes that wait on this side until the other side has acknowledged earlier bytes.
    package var waiting: Int { pair.waiting(from: side) }
}

/// The state of a pipe, which both sides share.
private final class MemoryPair: Sendable {
    private static let numbers = Lock(0)

    static func nextNumber() -> Int {
        numbers.withLock { number in
            number += 1
            return number
        }
    }

    private struct Side {
        var receiver: (any BytePipeReceiver)?
        /// The bytes sent to this side that are not delivered yet. They are delivered when this side has acknowledged
        /// earlier bytes.
        var inbound = ChunkQueue()
        /// The number of bytes that were delivered to this side and are not acknowledged yet.
        var outstanding = 0
        /// Whether `send` on this side has returned false, so that this side waits for space.
        var wantsRoom = false
        /// Whether this side waited for space, there is space now, and `pipeHasRoom` has not been called yet.
        var owedRoom = false
        var end: PipeEnd?
        var hasReportedEnd = false
        /// Whether a thread is calling the receiver of this side. Until the call ends, other threads only queue their
        /// events.
        var isHandingOver = false
    }

    private enum Delivery {
        case chunks([[UInt8]])
        case room
        case end(PipeEnd)
    }

    private let window: Int
    private let queue: Int
    private let sides = Lock([Side(), Side()])

    init(window: Int, queue: Int) {
        self.window = window
        self.queue = queue
    }

    func open(_ side: Int, _ receiver: any BytePipeReceiver) {
        sides.withLock { sides in
            precondition(sides[side].receiver == nil && !sides[side].hasReportedEnd, "a pipe can be opened only once")
            sides[side].receiver = receiver
        }
        handOver(side)
    }

    func send(from side: Int, _ frames: [[UInt8]]) -> Bool {
        let other = 1 - side
        let open = sides.withLock { sides in
            guard sides[side].end == nil, sides[other].end == nil else { return false }
            sides[other].inbound.append(frames)
            return true
        }
        guard open else { return false }
        handOver(other)
        return sides.withLock { sides in
            let room = sides[other].inbound.byteCount <= self.queue
            if !room { sides[side].wantsRoom = true }
            return room
        }
    }

    func consumed(_ side: Int, _ count: Int) {
        sides.withLock { sides in
            sides[side].outstanding -= count
            precondition(sides[side].outstanding >= 0, "more bytes were acknowledged than delivered")
        }
        handOver(side)
    }

    func end(_ side: Int, _ end: PipeEnd, other otherEnd: PipeEnd, dropping: Bool) {
        let other = 1 - side
        sides.withLock { sides in
            if sides[side].end == nil { sides[side].end = end }
            // Discard the bytes even if the other side has closed the pipe first. The receiver on a side that closes
            // needs no more input and is released.
            sides[side].inbound.removeAll()
            if sides[other].end == nil { sides[other].end = otherEnd }
            if dropping { sides[other].inbound.removeAll() }
        }
        handOver(side)
        handOver(other)
    }

    func waiting(from side: Int) -> Int {
        sides.withLock { $0[1 - side].inbound.byteCount }
    }

    /// Calls the receiver of a side as long as there are events or bytes that may be delivered. The receiver is called
    /// without the lock, by one thread at a time.
    private func handOver(_ side: Int) {
        while let (receiver, delivery) = next(side) {
            switch delivery {
            case .chunks(let chunks): receiver.pipeReceived(chunks)
            case .room: receiver.pipeHasRoom()
            case .end(let end): receiver.pipeEnded(end)
            }
            let owed = sides.withLock { sides in
                sides[side].isHandingOver = false
                return self.owesRoom(&sides, to: 1 - side)
            }
            if owed { handOver(1 - side) }
        }
    }

    private func owesRoom(_ sides: inout [Side], to sender: Int) -> Bool {
        guard sides[sender].wantsRoom, sides[1 - sender].inbound.byteCount <= queue / 2 else { return false }
        sides[sender].wantsRoom = false
        sides[sender].owedRoom = true
        return true
    }

    private func next(_ side: Int) -> (any BytePipeReceiver, Delivery)? {
        sides.withLock { sides -> (any BytePipeReceiver, Delivery)? in
            guard !sides[side].isHandingOver, let receiver = sides[side].receiver,
                let delivery = self.delivery(&sides[side])
            else { return nil }
            sides[side].isHandingOver = true
            return (receiver, delivery)
        }
    }

    private func delivery(_ side: inout Side) -> Delivery? {
        let credit = window - side.outstanding
        if credit > 0, !side.inbound.isEmpty {
            let chunks = side.inbound.take(upTo: credit)
            side.outstanding += chunks.byteCount
            return .chunks(chunks)
        }
        if side.owedRoom, side.end == nil {
            side.owedRoom = false
            return .room
        }
        guard let end = side.end, side.inbound.isEmpty else { return nil }
        side.receiver = nil
        side.hasReportedEnd = true
        return .end(end)
    }
}
