import SDLInspection
import SDLSupport

/// Orders that apps have been given and have not answered.
final class PendingOrders: Sendable {
    private struct Waiting {
        let listener: ObjectIdentifier
        let done: CheckedContinuation<InspectionMessage.Answer, Never>
    }

    private let state = Lock<(last: Int, waiting: [Int: Waiting])>((0, [:]))

    /// An app that hangs, or stands in a debugger, holds nobody up for longer.
    private static let patience = Duration.seconds(2)

    /// Has an app do something, and returns what came of it.
    func give(_ order: InspectionMessage.Order, to listener: InspectionListener) async -> InspectionMessage.Answer {
        InlineExecutor.assertIsElsewhere()
        return await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                state.last += 1
                state.waiting[state.last] = Waiting(listener: ObjectIdentifier(listener), done: continuation)
                return state.last
            }
            listener.send(order, number: number)
            SystemTimekeeper.shared.ring(after: Self.patience) { [weak self] in
                self?.end(number, .refused("It has not answered within two seconds: its main actor may be held up."))
            }
        }
    }

    /// As above, for callers that want no answer.
    func give(_ order: InspectionMessage.Order, to listener: InspectionListener) {
        listener.send(order, number: 0)
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, _ number: Int) {
        // Nobody answers for another.
        guard state.withLock({ $0.waiting[number]?.listener == ObjectIdentifier(listener) }) else { return }
        end(number, answer)
    }

    func left(_ listener: InspectionListener) {
        let numbers = state.withLock { state in
            state.waiting.filter { $0.value.listener == ObjectIdentifier(listener) }.map(\.key)
        }
        for number in numbers { end(number, .refused("It has just gone.")) }
    }

    private func end(_ number: Int, _ answer: InspectionMessage.Answer) {
        state.withLock { $0.waiting.removeValue(forKey: number)?.done }?.resume(returning: answer)
    }
}
