package import Drives

/// A command to the drive that changes the vehicle data.
package enum DriveCommand: Hashable, Sendable, Codable {
    case start(Drive, DrivePlaybackOptions, fromMs: Int)
    case pause
    case resume
    /// Ends the drive. The vehicle data stay as they are.
    case stop
    case seek(ms: Int)
    case change(DrivePlaybackOptions)
}

/// How a drive is played. Nil members stay as they are; the defaults are once, at the original speed.
package struct DrivePlaybackOptions: Hashable, Sendable, Codable {
    package var speed: Double?
    package var loop: Bool?

    package static let speeds = 0.1...100.0

    package init(speed: Double? = nil, loop: Bool? = nil) {
        self.speed = speed
        self.loop = loop
    }
}
