/// Computes the delays between an app's attempts to connect to a head unit. Each delay is twice the previous delay, up
/// to a maximum. The app stops trying after a time limit.
package struct ReconnectBackoff: Equatable, Sendable {
    /// The delay before the first retry.
    package var first: Duration = .milliseconds(500)
    /// The maximum delay between two attempts.
    package var longest: Duration = .seconds(8)
    /// The time without a head unit after which the app stops trying; nil for no limit.
    package var limit: Duration? = .seconds(60)

    package init() {}

    /// The number of failed attempts that is assumed when the head unit has unregistered the app because of too many
    /// requests. The delay before the next attempt is then long.
    package var rare = 4

    package func delay(after failures: Int) -> Duration {
        min(first * (1 << min(failures, 20)), longest)
    }
}
