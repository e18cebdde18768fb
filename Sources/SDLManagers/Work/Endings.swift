package import SDLSupport

/// Tells an app of the ends that nobody else brings: what was refused before it was sent, what was taken back, what went
/// with the connection.
///
/// One rule for the whole tower: a completion never runs before the call that was given it has returned, and never within
/// the teardown that caused it. What is asked again in such an ending is ended after a pause, so an app that asks again and
/// again keeps nobody from work.
@MainActor
package final class Endings {
    /// For controllers that never belonged to an app.
    package static let ofNobody = Endings(timekeeper: SystemTimekeeper.shared, flight: nil)

    private let timekeeper: any Timekeeper
    private let flight: Flight?
    private var due: [@MainActor () -> Void] = []
    /// Asked for while others were told.
    private var again: [@MainActor () -> Void] = []
    private var isWaiting = false
    private var isTelling = false
    private var teardowns = 0

    /// How long what is asked again within an ending waits for its own.
    private static let pause: Duration = .seconds(1)

    package init(timekeeper: any Timekeeper, flight: Flight?) {
        self.timekeeper = timekeeper
        self.flight = flight
    }

    /// Whether a connection is being taken down: nothing new is sent meanwhile.
    package var isTearingDown: Bool { teardowns > 0 }

    /// What is ended within `body` is told when it is over.
    package func tearDown(_ body: () -> Void) {
        teardowns += 1
        body()
        teardowns -= 1
    }

    /// Delivers what the head unit has answered: at once, unless the connection is being taken down.
    package func deliver(_ tell: @escaping @MainActor () -> Void) {
        if isTearingDown { later(tell) } else { tell() }
    }

    /// Told once this turn is over, in the order of the endings.
    package func later(_ tell: @escaping @MainActor () -> Void) {
        if isTelling {
            again.append(tell)
            wait()
        } else {
            runLater([tell])
        }
    }

    private func runLater(_ more: [@MainActor () -> Void]) {
        // Where something is due already, a turn of its own is on its way.
        if due.isEmpty { inBackground(counting: flight) { self.run() } }
        due += more
    }

    private func run() {
        isTelling = true
        for tell in due.takeAll() { tell() }
        isTelling = false
    }

    private func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        timekeeper.ring(at: timekeeper.now + Self.pause, counting: flight) { [weak self] in self?.goOn() }
    }

    private func goOn() {
        isWaiting = false
        runLater(again.takeAll())
    }
}
