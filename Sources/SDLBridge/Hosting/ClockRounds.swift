import SDLInspection
import SDLSupport

/// Sends a clock command to attached apps and waits for their answers.
final class ClockRounds: Sendable {
    private struct Round {
        var waiting: Set<ObjectIdentifier>
        var reports: [ObjectIdentifier: InspectionMessage.ClockReport] = [:]
        var done: CheckedContinuation<Outcome, Never>?
    }

    /// The reports of the apps that answered, and the apps that did not answer in time.
    struct Outcome: Sendable {
        var reports: [ObjectIdentifier: InspectionMessage.ClockReport] = [:]
        var missing: Set<ObjectIdentifier> = []
    }

    private let rounds = Lock<[Int: Round]>([:])
    private let numbers = Lock(0)

    /// Sends a command to all listeners. Returns when all listeners have answered or disconnected, but after one second
    /// at the latest. `send` receives a number and must send the command with this number. Every answer repeats the
    /// number.
    func run(
        with listeners: [InspectionListener], send: @Sendable (InspectionListener, _ number: Int) -> Void
    ) async -> Outcome {
        guard !listeners.isEmpty else { return Outcome() }
        let number = numbers.next()
        InlineExecutor.assertIsNotCurrent()
        return await withCheckedContinuation { continuation in
            let round = Round(waiting: Set(listeners.map { ObjectIdentifier($0) }), done: continuation)
            rounds.withLock { $0[number] = round }
            for listener in listeners { send(listener, number) }
            // An app that does not respond, or that a debugger has halted, must not block the other apps.
            SystemTimekeeper.shared.ring(after: .seconds(1)) { [weak self] in self?.end(number) }
        }
    }

    /// Handles an app's answer to the clock command with this number, or the app's disconnect.
    ///
    /// - Parameter report: the answer; nil if the app has disconnected.
    func answered(_ listener: InspectionListener, _ number: Int, _ report: InspectionMessage.ClockReport?) {
        let complete = rounds.withLock { rounds in
            guard rounds[number]?.waiting.remove(ObjectIdentifier(listener)) != nil else { return false }
            rounds[number]?.reports[ObjectIdentifier(listener)] = report
            return rounds[number]?.waiting.isEmpty == true
        }
        if complete { end(number) }
    }

    func left(_ listener: InspectionListener) {
        for number in rounds.withLock({ Array($0.keys) }) { answered(listener, number, nil) }
    }

    private func end(_ number: Int) {
        guard let round = rounds.withLock({ $0.removeValue(forKey: number) }) else { return }
        round.done?.resume(returning: Outcome(reports: round.reports, missing: round.waiting))
    }
}
