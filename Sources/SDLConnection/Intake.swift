package import SDLSupport

/// What all connections of a process may have on its way to their receiver, fairly shared.
///
/// A pipe's own window bounds one connection. Of hundreds that each send a window full, and of those that come anew while
/// the receiver is behind, only this is a bound.
package final class Intake: Sendable {
    private let room: FairRoom

    package init(bytes: Int = 512 << 10, least: Int = 1 << 10) {
        room = FairRoom(total: bytes, least: least)
    }

    /// Bytes that were handed over and have not been worked on.
    package var bytes: Int { room.used }

    /// The pipe, whose receiver gets no more at once than there is room for.
    package func bounding(_ pipe: any BytePipe) -> any BytePipe { BoundedPipe(pipe, room) }
}

/// A pipe that holds back what its receiver cannot get to yet, before the pipe itself stops to read.
private final class BoundedPipe: BytePipe, BytePipeReceiver {
    private struct State {
        var receiver: (any BytePipeReceiver)?
        /// Came, and waits for room.
        var waiting: [[UInt8]] = []
        var outstanding = 0
        var end: PipeEnd?
        /// A thread is calling the receiver; other threads leave what they bring to it.
        var isHandingOver = false
    }

    private enum Delivery {
        case chunks([[UInt8]])
        case end(PipeEnd)
    }

    private let pipe: any BytePipe
    private let room: FairRoom
    private let state = Lock(State())

    init(_ pipe: any BytePipe, _ room: FairRoom) {
        self.pipe = pipe
        self.room = room
    }

    deinit { state.withLock { room.give($0.outstanding, keeping: 0) } }

    var name: String { pipe.name }
    var peer: PipePeer { pipe.peer }

    func open(_ receiver: any BytePipeReceiver) {
        state.withLock { $0.receiver = receiver }
        pipe.open(self)
    }

    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool { pipe.send(frames) }

    func close(_ reason: String) { pipe.close(reason) }

    func consumed(_ count: Int) {
        state.withLock { state in
            state.outstanding -= count
            precondition(state.outstanding >= 0, "more bytes were given back than handed over")
            room.give(count, keeping: state.outstanding)
        }
        pipe.consumed(count)
        handOver()
    }

    // MARK: From the pipe

    func pipeReceived(_ chunks: [[UInt8]]) {
        state.withLock { $0.waiting += chunks }
        handOver()
    }

    func pipeHasRoom() { state.withLock { $0.receiver }?.pipeHasRoom() }

    /// Behind whatever came before it; but what we close ourselves, nobody wants the rest of.
    func pipeEnded(_ end: PipeEnd) {
        state.withLock { state in
            state.end = end
            if case .closedHere = end { state.waiting = [] }
        }
        handOver()
    }

    // MARK: To the receiver

    private func handOver() {
        while let (receiver, delivery) = next() {
            switch delivery {
            case .chunks(let chunks): receiver.pipeReceived(chunks)
            case .end(let end): receiver.pipeEnded(end)
            }
            state.withLock { $0.isHandingOver = false }
        }
    }

    private func next() -> (any BytePipeReceiver, Delivery)? {
        state.withLock { state -> (any BytePipeReceiver, Delivery)? in
            guard !state.isHandingOver, let receiver = state.receiver, let delivery = delivery(&state) else {
                return nil
            }
            state.isHandingOver = true
            return (receiver, delivery)
        }
    }

    private func delivery(_ state: inout State) -> Delivery? {
        guard state.waiting.isEmpty else {
            let count = room.take(state.waiting.byteCount, holding: state.outstanding)
            guard count > 0 else { return nil }
            state.outstanding += count
            return .chunks(Self.take(count, of: &state.waiting))
        }
        guard let end = state.end else { return nil }
        state.receiver = nil
        return .end(end)
    }

    private static func take(_ count: Int, of waiting: inout [[UInt8]]) -> [[UInt8]] {
        var (left, whole) = (count, 0)
        while whole < waiting.count, waiting[whole].count <= left {
            left -= waiting[whole].count
            whole += 1
        }
        var taken = Array(waiting[..<whole])
        waiting.removeFirst(whole)
        if left > 0 {
            taken.append(Array(waiting[0][..<left]))
            waiting[0].removeFirst(left)
        }
        return taken
    }
}
