import JSON
import Journaling
import SDLLog
import SDLSupport

// How fast it goes.
extension Hub {
    /// Tells it once a second, as long as somebody looks.
    func measure() {
        guard let watch, !isMeasuring, listeners.clientCount > 0 else { return }
        isMeasuring = true
        watch.ring(after: .seconds(1)) { [weak self] in Task { await self?.publishSpeed() } }
    }

    private func publishSpeed() {
        isMeasuring = false
        let value = metrics.speed(
            over: .seconds(1), rows: log.status, clients: listeners.clientCount, waiting: listeners.mostWaitingMessages
        ).json()
        // Where nothing happens there is nothing to tell.
        if state.value(at: ["performance"])?.json != value {
            change([StateOperation(path: ["performance"], value: value)])
        }
        measure()
    }
}
