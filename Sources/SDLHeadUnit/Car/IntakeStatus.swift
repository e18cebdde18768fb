/// The input from apps that the head unit has not processed yet.
package struct IntakeStatus: Sendable {
    /// The number of bytes in messages that wait for processing.
    package var bytes = 0
    /// The number of received bytes in incomplete multi-frame messages.
    package var unfinishedBytes = 0
    package var unfinishedLimit = 0
    /// The longest waiting time of a message in the last few seconds.
    package var lateness = Duration.zero
}
