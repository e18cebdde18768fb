import SDLInspection
import SDLSupport

/// The orders (requests over an inspection channel) that apps have not answered yet.
final class PendingOrders: Sendable {
    private struct Waiting {
        let listener: ObjectIdentifier
        let done: CheckedContinuation<InspectionMessage.Answer, Never>
    }

    private let waiting = Lock<[Int: Waiting]>([:])
    private let numbers = Lock(0)

    /// The maximum time to wait for an answer. An app may have stopped responding, or a debugger may have halted the
    /// app.
    private static let patience = Duration.seconds(2)

    /// Sends an order to an app and returns the app's answer. If no answer arrives within two seconds, returns a
    /// failure.
    func give(_ order: InspectionMessage.Order, to listener: InspectionListener) async -> InspectionMessage.Answer {
        InlineExecutor.assertIsNotCurrent()
        return await withCheckedContinuation { continuation in
            let number = numbers.next()
            waiting.withLock { $0[number] = Waiting(listener: ObjectIdentifier(listener), done: continuation) }
            listener.send(order, number: number)
            SystemTimekeeper.shared.ring(after: Self.patience) { [weak self] in
                self?.end(
                    number, .refused("The app has not answered within two seconds. Its main actor may be blocked."))
            }
        }
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, _ number: Int) {
        // Only the app that received the order may answer the order.
        guard waiting.withLock({ $0[number]?.listener == ObjectIdentifier(listener) }) else { return }
        end(number, answer)
    }

    func left(_ listener: InspectionListener) {
        let numbers = waiting.withLock { waiting in
            waiting.filter { $0.value.listener == ObjectIdentifier(listener) }.map(\.key)
        }
        for number in numbers { end(number, .refused("The app has just disconnected.")) }
    }

    private func end(_ number: Int, _ answer: InspectionMessage.Answer) {
        waiting.withLock { $0.removeValue(forKey: number)?.done }?.resume(returning: answer)
    }
}
