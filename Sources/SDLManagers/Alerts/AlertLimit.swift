package import SDLConnection
package import SDLRPC
import SDLSupport

/// How long an alert may stay without a word of the head unit: its own time, the time that what it says takes, and SDL Core's
/// own limit for an answer with what it adds to it.
///
/// Core waits for its HMI as long as its `DefaultTimeout` says (10 s as it is delivered), what it adds for the way
/// (`DefaultTimeoutCompensation`, 1 s since Core 8), and the alert's own duration. It watches no alert with buttons, and its
/// HMI may prolong any (`OnResetTimeout`): so an alert that nobody ever answers is ended here.
package enum AlertLimit {
    /// How long an alert is shown where the app names no time, by the mobile API: `duration`, `defvalue="5000"`, "If omitted,
    /// timeout is set to 5s". Core fills it in, and adds it to its own limit as any other. OVL-25, ruling 71
    private static let omitted: Duration = .seconds(5)
    /// Both of Core's figures, as they are delivered; a car's maker may set others.
    private static let core: Duration = .seconds(11)
    /// What is no text, such as a sound file, takes nobody knows how long.
    private static let sound: Duration = .seconds(30)
    /// A slow voice.
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
    /// Shows an alert; its end comes exactly once, and after its limit in any case.
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

/// Waits for the end of one alert, no longer than its limit. Each press of a button begins it anew: one that keeps the alert
/// on the display gives it its time again.
@MainActor
private final class AlertWatch {
    private let span: Duration
    private let lifecycle: SDLLifecycleManager
    private var done: (@MainActor @Sendable (Result<SDLAlertResponse, RequestFailure>) -> Void)?
    /// Its time is over; runs before that is told.
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
        lifecycle.timekeeper.ring(at: due, counting: lifecycle.flight) { [weak self] in self?.rang(due) }
    }

    /// One that was begun anew meanwhile is late.
    private func rang(_ due: Instant) {
        guard done != nil, self.due == due else { return }
        expired()
        end(.failure(.timedOut(after: span)))
    }

    func end(_ result: Result<SDLAlertResponse, RequestFailure>) {
        done.take()?(result)
    }
}
