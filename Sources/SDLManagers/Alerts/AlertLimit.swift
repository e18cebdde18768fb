package import SDLConnection
package import SDLRPC
import SDLSupport

/// Computes the time limit of an alert: the sum of the alert's duration, the estimated speaking time and SDL Core's
/// response limit. If the head unit has not reported the end of the alert within this limit, the library itself ends
/// the alert.
///
/// SDL Core waits for its HMI for the sum of three times: `DefaultTimeout` (10 s by default),
/// `DefaultTimeoutCompensation` (1 s in Core 8 and later) and the alert's duration. SDL Core sets no limit for alerts
/// with buttons, and its HMI may extend any alert (`OnResetTimeout`). Therefore, SDL Core never answers some alerts,
/// and the library must end such an alert.
package enum AlertLimit {
    /// The duration of an alert if the app sets no duration. The mobile API defines this default: `duration`,
    /// `defvalue="5000"`, "If omitted, timeout is set to 5s". SDL Core adds the duration of an alert to its own limit,
    /// even if the app has omitted the duration. OVL-25, ruling 71
    private static let omitted: Duration = .seconds(5)
    /// The sum of `DefaultTimeout` and `DefaultTimeoutCompensation` with their default values. A car maker may
    /// configure other values.
    private static let core: Duration = .seconds(11)
    /// The assumed duration of speech that is not text, such as a sound file. The real duration is unknown.
    private static let sound: Duration = .seconds(30)
    /// The assumed speaking time of one character, for a slow voice.
    private static let letter: Duration = .milliseconds(100)

    package static func span(of alert: SDLAlert) -> Duration {
        let shown = alert.duration.map { .milliseconds($0) } ?? omitted
        let said = (alert.ttsChunks ?? []).reduce(Duration.zero) { time, chunk in
            time + (chunk.type == .text ? letter * chunk.text.unicodeScalars.count : sound)
        }
        return shown + said + core
    }
}

extension SDLLifecycleManager {
    /// Shows an alert. Calls `done` once: when the head unit reports the end, or when the time limit that `AlertLimit`
    /// computes has passed.
    package func present(
        _ alert: SDLAlert, then done: @escaping @MainActor @Sendable (Result<SDLAlertResponse, RequestFailure>) -> Void
    ) {
        let watch = AlertWatch(
            AlertLimit.span(of: alert), on: self,
            expired: { [weak self] in
                guard let self, let id = alert.cancelID else { return }
                send(SDLCancelInteraction(cancelID: id, functionID: SDLFunctionID.alert.rawValue)) { _ in }
            }, then: done)
        send(alert, limit: .unlimited) { watch.end($0) }
    }
}

/// Waits for the end of one alert, at most for `span`. Each press of a custom button starts the wait again, because the
/// button may keep the alert open for another full duration.
@MainActor
private final class AlertWatch {
    private let span: Duration
    private let lifecycle: SDLLifecycleManager
    private var done: (@MainActor @Sendable (Result<SDLAlertResponse, RequestFailure>) -> Void)?
    /// Called before `done` if the head unit has not reported the end within `span`.
    private let expired: () -> Void
    private var due: Instant?

    init(
        _ span: Duration, on lifecycle: SDLLifecycleManager, expired: @escaping () -> Void,
        then done: @escaping @MainActor @Sendable (Result<SDLAlertResponse, RequestFailure>) -> Void
    ) {
        self.span = span
        self.lifecycle = lifecycle
        self.expired = expired
        self.done = done
        lifecycle.notifications.observe(SDLOnButtonPress.self, owner: self) { [weak self] press in
            if press.customButtonID != nil { self?.restart() }
        }
        restart()
    }

    private func restart() {
        let due = lifecycle.timekeeper.now + span
        self.due = due
        lifecycle.timekeeper.ring(at: due, counting: lifecycle.inFlight) { [weak self] in self?.timerFired(due) }
    }

    /// Ends the alert with a timeout. Does nothing if a press of a button has moved the end of the wait to a time after
    /// `due`.
    private func timerFired(_ due: Instant) {
        guard done != nil, self.due == due else { return }
        expired()
        end(.failure(.timedOut(after: span)))
    }

    func end(_ result: Result<SDLAlertResponse, RequestFailure>) {
        done.take()?(result)
    }
}
