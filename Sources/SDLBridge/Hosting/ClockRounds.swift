import SDLSupport

/// Who of the attached apps still has to say that its clock has followed.
final class ClockRounds: Sendable {
    private struct Round {
        var waiting: Set<ObjectIdentifier>
        var done: CheckedContinuation<Void, Never>?
    }

    private struct State {
        var last = 0
        var rounds: [Int: Round] = [:]
    }

    private let state = Lock(State())

    /// Tells each of the listeners under one number, and returns when all have answered or left, or after a second.
    func run(
        with listeners: [InspectionListener], tell: @Sendable (InspectionListener, _ number: Int) -> Void
    ) async {
        guard !listeners.isEmpty else { return }
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withCheckedContinuation { continuation in
            state.withLock {
                $0.rounds[number] = Round(waiting: Set(listeners.map { ObjectIdentifier($0) }), done: continuation)
            }
            for listener in listeners { tell(listener, number) }
            // An app that hangs, or stands in a debugger, holds nobody else up.
            SystemTimekeeper.shared.ring(after: .seconds(1)) { [weak self] in self?.end(number) }
        }
    }

    func answered(_ listener: InspectionListener, _ number: Int) {
        let complete = state.withLock { state in
            state.rounds[number]?.waiting.remove(ObjectIdentifier(listener))
            return state.rounds[number]?.waiting.isEmpty == true
        }
        if complete { end(number) }
    }

    func left(_ listener: InspectionListener) {
        for number in state.withLock({ Array($0.rounds.keys) }) { answered(listener, number) }
    }

    private func end(_ number: Int) {
        state.withLock { $0.rounds.removeValue(forKey: number)?.done }?.resume()
    }
}
