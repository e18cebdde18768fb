import SDLRPC
import SDLSupport

/// The ignition history, which decides whether returning apps get their level back.
struct Ignition: Sendable {
    /// The number of times that the ignition was switched off.
    var offs = 0
    var offAt: Instant?
    /// When the ignition was last switched on. Apps that were lost earlier belong to a previous cycle.
    var onAt: Instant?

    /// The maximum time from the loss of an app to ignition-off, and from ignition-on to the app's return. As in SDL
    /// Core, an app that exceeds either limit does not get its level back.
    static let grace = Duration.seconds(30)
    /// If an app has not returned after this number of ignition cycles, the app's data is deleted.
    static let cycles = 3

    /// Returns the reason why an app from an earlier ignition cycle does not get its level back; nil if the app gets
    /// its level back. An app of the current cycle always gets its level back.
    func obstacle(to app: KeptApp, at now: Instant) -> String? {
        guard let onAt, app.cycle < offs || app.at < onAt else { return nil }
        guard now - onAt <= Self.grace else {
            return
                "it came back \(Self.seconds(now - onAt)) s after ignition-on; the limit is \(Self.limit) s"
        }
        // A process that was killed could not store the ignition-off.
        guard let offAt, offAt >= app.at, offAt - app.at > Self.grace else { return nil }
        return
            "it was lost \(Self.seconds(offAt - app.at)) s before ignition-off; the limit is \(Self.limit) s"
    }

    func isForgotten(_ app: KeptApp) -> Bool { offs - app.cycle >= Self.cycles }

    private static var limit: Int64 { grace.components.seconds }

    private static func seconds(_ span: Duration) -> Double { (span.inMilliseconds / 100).rounded() / 10 }
}
