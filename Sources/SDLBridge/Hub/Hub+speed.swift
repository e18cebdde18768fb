import JSON
import Journaling
import SDLLog
import SDLSupport

// The methods that publish the hub's throughput in the member `performance` of the state.
extension Hub {
    /// Publishes the throughput every second while clients are connected. The first value is published after one
    /// second.
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
        // Publish only if a value has changed.
        if state.value(at: ["performance"])?.json != value {
            change([StateOperation(path: ["performance"], value: value)])
        }
        measure()
    }
}
