package import SDLSupport

/// A pipe that holds back what its receiver cannot get to yet, before the pipe itself stops to read.
package final class BoundedPipe: BytePipe, BytePipeReceiver {
    private struct State {
        var receiver: (any BytePipeReceiver)?
        /// Came, and waits for room.
        var waiting: [[UInt8]] = []
        var outstanding = 0
        var end: PipeEnd?
        /// What comes stays here until somebody lets go.
        var isHeld = false
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

    package var name: String { pipe.name }
    package var peer: PipePeer { pipe.peer }

    package func open(_ receiver: any BytePipeReceiver) {
        state.withLock { $0.receiver = receiver }
        pipe.open(self)
    }

    @discardableResult
    package func send(_ frames: [[UInt8]]) -> Bool { pipe.send(frames) }

    package func close(_ reason: String) { pipe.close(reason) }

    package func consumed(_ count: Int) {
        state.withLock { state in
            state.outstanding -= count
            precondition(state.outstanding >= 0, "more bytes were given back than handed over")
            room.give(count, keeping: state.outstanding)
        }
        pipe.consumed(count)
        handOver()
    }

    /// Hands over nothing that comes from now on, until `letGo`: with its window full, the pipe reads no more, and the other
    /// end waits. The end of the pipe is told behind what came before it.
    package func holdReading() { state.withLock { $0.isHeld = true } }

    package func letGo() {
        state.withLock { $0.isHeld = false }
        handOver()
    }

    package var isPeerGone: Bool {
        if case .lost = state.withLock({ $0.end }) { return true }
        return pipe.isPeerGone
    }

    /// Drops what has come and was not handed over, and ends: nobody is left who would hear an answer to it.
    package func dropRest(_ reason: String) {
        state.withLock { state in
            state.waiting = []
            state.isHeld = false
        }
        pipe.close(reason)
        handOver()
    }

    // MARK: From the pipe

    package func pipeReceived(_ chunks: [[UInt8]]) {
        state.withLock { $0.waiting += chunks }
        handOver()
    }

    package func pipeHasRoom() { state.withLock { $0.receiver }?.pipeHasRoom() }

    /// Behind whatever came before it; but what we close ourselves, nobody wants the rest of.
    package func pipeEnded(_ end: PipeEnd) {
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
            guard !state.isHeld else { return nil }
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
