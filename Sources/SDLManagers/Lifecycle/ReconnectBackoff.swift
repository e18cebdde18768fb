/// The delays between an app's attempts to find a head unit: they double, and the attempts end after a limit.
package struct ReconnectBackoff: Equatable, Sendable {
    /// The delay before the first retry.
    package var first: Duration = .milliseconds(500)
    /// The longest delay; each delay is twice the previous one up to this.
    package var longest: Duration = .seconds(8)
    /// The time without a head unit after which the attempts end; nil for no limit.
    package var limit: Duration? = .seconds(60)

    package init() {}

    /// The number of failures to assume after a head unit unregistered the app for too many requests.
    package var rare = 4

    package func delay(after failures: Int) -> Duration {
        min(first * (1 << min(failures, 20)), longest)
    }
}
