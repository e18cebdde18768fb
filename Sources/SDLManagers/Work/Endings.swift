package import SDLSupport

/// Calls completion handlers with results that do not come from the head unit: of requests that were refused before
/// sending, that were cancelled, or that were lost with the connection.
///
/// A completion handler never runs before the call that received it has returned, and never while the end of a
/// connection is handled. If such a handler makes another request, the result of this request is delivered after a
/// pause, so that an app that retries endlessly does not block other work.
@MainActor
package final class Endings {
    /// The object for controllers that never belonged to an app.
    package static let withoutApp = Endings(timekeeper: SystemTimekeeper.shared, inFlight: nil)

    private let timekeeper: any Timekeeper
    private let inFlight: InFlightCounter?
    private var due: [@MainActor () -> Void] = []
    /// Results that were added while other results were being delivered.
    private var again: [@MainActor () -> Void] = []
    private var isWaiting = false
    private var isDelivering = false
    private var teardowns = 0

    /// The delay for results that are added while other results are being delivered.
    private static let pause: Duration = .seconds(1)

    package init(timekeeper: any Timekeeper, inFlight: InFlightCounter?) {
        self.timekeeper = timekeeper
        self.inFlight = inFlight
    }

    /// Whether the end of a connection is being handled. No requests are sent during this time.
    package var isTearingDown: Bool { teardowns > 0 }

    /// Runs `body`, which handles the end of a connection. Results are delivered after `body` has returned.
    package func tearDown(_ body: () -> Void) {
        teardowns += 1
        body()
        teardowns -= 1
    }

    /// Delivers an answer of the head unit at once. While the end of a connection is handled, delivers it later.
    package func deliver(_ result: @escaping @MainActor () -> Void) {
        if isTearingDown { later(result) } else { result() }
    }

    /// Delivers a result after the current code on the main actor has returned. Results keep their order.
    package func later(_ result: @escaping @MainActor () -> Void) {
        if isDelivering {
            again.append(result)
            wait()
        } else {
            runLater([result])
        }
    }

    private func runLater(_ more: [@MainActor () -> Void]) {
        // If other results are already due, a run is already scheduled.
        if due.isEmpty { inBackground(counting: inFlight) { self.run() } }
        due += more
    }

    private func run() {
        isDelivering = true
        for result in due.takeAll() { result() }
        isDelivering = false
    }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        timekeeper.ring(at: timekeeper.now + Self.pause, counting: inFlight) { [weak self] in self?.resume() }
    }

    private func resume() {
        isWaiting = false
        runLater(again.takeAll())
    }
}
