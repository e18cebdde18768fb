package import Drives

package enum DriveCommand: Hashable, Sendable {
    case start(Drive, DrivePlaybackOptions, fromMs: Int)
    case pause
    case resume
    /// Ends the drive. The vehicle data keep their current values.
    case stop
    case seek(ms: Int)
    case change(DrivePlaybackOptions)
}

/// How a drive is played. Nil members keep their current values. By default, a drive is played once, at its original
/// speed.
package struct DrivePlaybackOptions: Hashable, Sendable {
    package var speed: Double?
    package var loop: Bool?

    package static let speeds = 0.1...100.0

    package init(speed: Double? = nil, loop: Bool? = nil) {
        self.speed = speed
        self.loop = loop
    }
}
