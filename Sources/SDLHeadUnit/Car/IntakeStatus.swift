/// What apps have sent and the head unit has not got to yet.
package struct IntakeStatus: Sendable {
    /// Of messages on their way to it.
    package var bytes = 0
    /// Of long messages whose rest has not come.
    package var unfinishedBytes = 0
    package var unfinishedLimit = 0
    /// The longest that one of the last few seconds' messages has waited.
    package var lateness = Duration.zero
}
