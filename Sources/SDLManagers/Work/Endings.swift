package import SDLSupport

/// Delivers results that do not come from the head unit: of requests that were refused before sending, that were
/// cancelled, or that were lost with the connection.
///
/// All managers follow one rule: a completion handler never runs before the call that received it has returned, and
/// never during the end of a connection. A request that is made in such a handler gets its result after a pause, so an
/// app that retries endlessly does not block other work.
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

    /// The delay of results that are added while other results are being delivered.
    private static let pause: Duration = .seconds(1)

    package init(timekeeper: any Timekeeper, inFlight: InFlightCounter?) {
        self.timekeeper = timekeeper
        self.inFlight = inFlight
    }

    /// Whether the end of a connection is being handled. No requests are sent during this time.
    package var isTearingDown: Bool { teardowns > 0 }

    /// Runs `body`, which handles the end of a connection. Results that `body` produces are delivered after `body` has
    /// returned.
    package func tearDown(_ body: () -> Void) {
        teardowns += 1
        body()
        teardowns -= 1
    }

    /// Delivers an answer from the head unit immediately. During the end of a connection, delivers the answer later.
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
