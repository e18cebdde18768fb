import SDLSupport

/// Counts what is on its way to the hub: above its mark, whoever brings work in from outside waits. The log's own mark says
/// nothing of what has not reached it.
final class IntakeGate: Sendable {
    private struct State {
        var waiting = 0
        var isFull = false
        var proceed: [@Sendable () -> Void] = []
    }

    private static let mark = 8_192
    private let state = Lock(State())

    var isFull: Bool { state.withLock { $0.isFull } }

    func came(_ count: Int) {
        state.withLock { state in
            state.waiting += count
            if state.waiting > Self.mark { state.isFull = true }
        }
    }

    func done(_ count: Int) {
        let proceed: [@Sendable () -> Void] = state.withLock { state in
            state.waiting -= count
            guard state.isFull, state.waiting < Self.mark / 2 else { return [] }
            state.isFull = false
            defer { state.proceed = [] }
            return state.proceed
        }
        for proceed in proceed { proceed() }
    }

    func whenRoom(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.isFull { state.proceed.append(proceed) }
            return !state.isFull
        }
        if now { proceed() }
    }
}
