import SDLInspection
import SDLSupport

/// The orders (requests over an inspection channel) that apps have not answered yet.
final class PendingOrders: Sendable {
    private struct Waiting {
        let listener: ObjectIdentifier
        let done: CheckedContinuation<InspectionMessage.Answer, Never>
    }

    private let state = Lock<(last: Int, waiting: [Int: Waiting])>((0, [:]))

    /// The maximum time to wait for an answer. An app may have stopped responding, or a debugger may have halted the
    /// app.
    private static let patience = Duration.seconds(2)

    /// Sends an order to an app and returns the app's answer. If no answer arrives within two seconds, returns a
    /// failure.
    func give(_ order: InspectionMessage.Order, to listener: InspectionListener) async -> InspectionMessage.Answer {
        InlineExecutor.assertIsNotCurrent()
        return await withCheckedContinuation { continuation in
            let number = state.withLock { state in
                state.last += 1
                state.waiting[state.last] = Waiting(listener: ObjectIdentifier(listener), done: continuation)
                return state.last
            }
            listener.send(order, number: number)
            SystemTimekeeper.shared.ring(after: Self.patience) { [weak self] in
                self?.end(
                    number, .refused("The app has not answered within two seconds. Its main actor may be blocked."))
            }
        }
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, _ number: Int) {
        // Only the app that received the order may answer the order.
        guard state.withLock({ $0.waiting[number]?.listener == ObjectIdentifier(listener) }) else { return }
        end(number, answer)
    }

    func left(_ listener: InspectionListener) {
        let numbers = state.withLock { state in
            state.waiting.filter { $0.value.listener == ObjectIdentifier(listener) }.map(\.key)
        }
        for number in numbers { end(number, .refused("The app has just disconnected.")) }
    }

    private func end(_ number: Int, _ answer: InspectionMessage.Answer) {
        state.withLock { $0.waiting.removeValue(forKey: number)?.done }?.resume(returning: answer)
    }
}
