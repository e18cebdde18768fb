/// The delays between an app's attempts to connect to a head unit. Each delay is twice the previous one, up to a
/// maximum. After a time limit the app stops trying.
package struct ReconnectBackoff: Equatable, Sendable {
    /// The delay before the first retry.
    package var first: Duration = .milliseconds(500)
    /// The maximum delay.
    package var longest: Duration = .seconds(8)
    /// The time without a head unit after which the app stops trying; nil for no limit.
    package var limit: Duration? = .seconds(60)

    package init() {}

    /// If a head unit has unregistered the app for too many requests, the delays begin as after this number of failed
    /// attempts.
    package var rare = 4

    package func delay(after failures: Int) -> Duration {
        min(first * (1 << min(failures, 20)), longest)
    }
}
