import SDLSupport
import SDLTransport

/// A receiver of a pipe that records events. A test can wait for these events.
final class Collector: BytePipeReceiver {
    struct Seen: Sendable {
        var bytes: [UInt8] = []
        var chunks = 0
        var rooms = 0
        var finishes = 0
        var ends: [PipeEnd] = []
        var calls = 0
        var overlaps = 0
        var afterEnd = 0
    }

    private struct State {
        var seen = Seen()
        var isCalled = false
        var waiting: [(until: @Sendable (Seen) -> Bool, resume: @Sendable (Seen) -> Void)] = []
    }

    private let state = Lock(State())
    /// The pipe whose bytes the receiver acknowledges immediately. If `consumer` is nil, the receiver acknowledges no
    /// bytes, so the pipe stops reading.
    private let consumer: (any BytePipe)?

    init(consuming pipe: (any BytePipe)? = nil) {
        consumer = pipe
    }

    /// Opens a pipe with a receiver that acknowledges all bytes immediately.
    static func open(_ pipe: any BytePipe) -> Collector {
        let collector = Collector(consuming: pipe)
        pipe.open(collector)
        return collector
    }

    /// Opens a pipe with a receiver that acknowledges no bytes. The pipe therefore stops reading.
    static func openStalled(_ pipe: any BytePipe) -> Collector {
        let collector = Collector()
        pipe.open(collector)
        return collector
    }

    var seen: Seen { state.withLock { $0.seen } }

    /// The number of received bytes.
    var count: Int { state.withLock { $0.seen.bytes.count } }

    /// Waits for a condition. Returns the events that were recorded until the condition became true.
    @discardableResult
    func wait(until: @escaping @Sendable (Seen) -> Bool) async -> Seen {
        await withCheckedContinuation { continuation in
            call(when: until) { continuation.resume(returning: $0) }
        }
    }

    /// Waits for a condition like `wait(until:)`, but without copying the received bytes.
    func come(until: @escaping @Sendable (Seen) -> Bool) async {
        await withCheckedContinuation { continuation in
            call(when: until) { _ in continuation.resume() }
        }
    }

    private func call(when until: @escaping @Sendable (Seen) -> Bool, _ resume: @escaping @Sendable (Seen) -> Void) {
        let now = state.withLock { state -> Seen? in
            if until(state.seen) { return state.seen }
            state.waiting.append((until, resume))
            return nil
        }
        if let now { resume(now) }
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        received { seen in
            for chunk in chunks { seen.bytes += chunk }
            seen.chunks += chunks.count
        }
        consumer?.consumed(chunks.byteCount)
    }

    func pipeHasRoom() {
        received { $0.rooms += 1 }
    }

    func pipeFinished() { received { $0.finishes += 1 } }

    func pipeEnded(_ end: PipeEnd) {
        received { $0.ends.append(end) }
    }

    private func received(_ change: (inout Seen) -> Void) {
        state.withLock { state in
            if state.isCalled { state.seen.overlaps += 1 }
            if !state.seen.ends.isEmpty { state.seen.afterEnd += 1 }
            state.isCalled = true
        }
        let ready = state.withLock { state -> [(@Sendable (Seen) -> Void, Seen)] in
            change(&state.seen)
            state.seen.calls += 1
            state.isCalled = false
            let seen = state.seen
            let ready = state.waiting.filter { $0.until(seen) }.map { ($0.resume, seen) }
            state.waiting.removeAll { $0.until(seen) }
            return ready
        }
        for (resume, seen) in ready { resume(seen) }
    }
}
