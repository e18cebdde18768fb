package import SDLSupport

/// Calls completion handlers with results that do not come from the head unit: the results of requests that were
/// refused before sending, were cancelled, or were lost with the connection.
///
/// A method that is passed a completion handler always returns before the handler is called. A handler is also never
/// called during the teardown of a connection. If a handler makes another request that fails, the result is delivered
/// after a pause. Therefore, an app that retries endlessly does not block other work.
@MainActor
package final class Endings {
    /// The instance for view controllers that have never belonged to an app.
    package static let withoutApp = Endings(timekeeper: SystemTimekeeper.shared, inFlight: nil)

    private let timekeeper: any Timekeeper
    private let inFlight: InFlightCounter?
    private var due: [@MainActor () -> Void] = []
    /// The results that were added while other results were being delivered.
    private var again: [@MainActor () -> Void] = []
    private var isWaiting = false
    private var isDelivering = false
    private var teardowns = 0

    /// The delay of results that were added while other results were being delivered.
    private static let pause: Duration = .seconds(1)

    package init(timekeeper: any Timekeeper, inFlight: InFlightCounter?) {
        self.timekeeper = timekeeper
        self.inFlight = inFlight
    }

    /// Whether a connection is being torn down. During this time, no requests are sent.
    package var isTearingDown: Bool { teardowns > 0 }

    /// Runs `body`, which tears down a connection. Results are delivered only after `body` has returned.
    package func tearDown(_ body: () -> Void) {
        teardowns += 1
        body()
        teardowns -= 1
    }

    /// Delivers an answer of the head unit: immediately, or after the teardown if a connection is being torn down.
    package func deliver(_ result: @escaping @MainActor () -> Void) {
        if isTearingDown { later(result) } else { result() }
    }

    /// Delivers a result after the current code on the main actor has returned. Results are delivered in the order of
    /// the calls.
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
