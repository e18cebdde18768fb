/// How an app goes on looking for a head unit that is not there, or has gone: ever less often, and not for ever.
package struct Patience: Equatable, Sendable {
    /// Before the first new try.
    package var first: Duration = .milliseconds(500)
    /// Each try waits twice as long as the one before, up to this.
    package var longest: Duration = .seconds(8)
    /// After this long without a head unit nothing more is tried; nil for never giving up.
    package var limit: Duration? = .seconds(60)

    package init() {}

    /// As if so many tries had failed, for one that has asked too much.
    package var rare = 4

    /// How long to wait before the next try.
    package func delay(after failures: Int) -> Duration {
        min(first * (1 << min(failures, 20)), longest)
    }
}
