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
        let name = name ?? "memory \(MemoryPair.numbers.next())"
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
    static let numbers = Lock(0)

    private let window: Int
    private let queue: Int
    private let sides = Lock([PipeReceiving(), PipeReceiving()])

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
        sides.withLock { $0[side].acknowledge(count) }
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
        while let (receiver, delivery) = sides.withLock({ $0[side].next(window: window) }) {
            delivery.perform(on: receiver)
            let owed = sides.withLock { sides in
                sides[side].isHandingOver = false
                let hasRoom = sides[side].inbound.byteCount <= self.queue / 2
                guard hasRoom, sides[1 - side].wantsRoom else { return false }
                sides[1 - side].grantRoom()
                return true
            }
            if owed { handOver(1 - side) }
        }
    }
}
