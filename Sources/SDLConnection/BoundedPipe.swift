package import SDLSupport

/// A pipe that delivers received bytes only within a memory budget. All connections share the budget. When the budget
/// is used up, the pipe buffers received bytes. When these bytes fill the receive window of the underlying pipe, the
/// peer must wait.
package final class BoundedPipe: BytePipe, BytePipeReceiver {
    private struct State {
        var receiver: (any BytePipeReceiver)?
        /// The received chunks that are not delivered yet, because the budget was used up or the delivery was paused.
        var waiting: [[UInt8]] = []
        var outstanding = 0
        var end: PipeEnd?
        var isHeld = false
        /// Whether a thread is calling the receiver. During such a call, other threads only queue their events.
        var isHandingOver = false
    }

    private enum Delivery {
        case chunks([[UInt8]])
        case end(PipeEnd)
    }

    private let pipe: any BytePipe
    private let room: FairBuffer
    private let state = Lock(State())

    init(_ pipe: any BytePipe, _ room: FairBuffer) {
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
            precondition(state.outstanding >= 0, "more bytes were acknowledged than delivered")
            room.give(count, keeping: state.outstanding)
        }
        pipe.consumed(count)
        handOver()
    }

    /// Pauses the delivery of received bytes until `letGo` is called. When the receive window is full, the pipe stops
    /// reading and the peer must wait. If the pipe ends, the end is reported after all data was delivered.
    package func holdReading() { state.withLock { $0.isHeld = true } }

    package func letGo() {
        state.withLock { $0.isHeld = false }
        handOver()
    }

    package var isPeerGone: Bool {
        if case .lost = state.withLock({ $0.end }) { return true }
        return pipe.isPeerGone
    }

    /// Discards all data that is not delivered yet, and closes the pipe. Called after the peer has disconnected.
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

    /// Reports the end of the pipe after all data was delivered. If this side has closed the pipe, discards the data
    /// that is not delivered yet.
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
