package import Drives

/// What can be done with the drive that moves the car.
package enum DriveCommand: Hashable, Sendable, Codable {
    case start(Drive, DriveWay, fromMs: Int)
    case pause
    case resume
    /// The car stands where it is, and moves by hand again.
    case stop
    case seek(ms: Int)
    case change(DriveWay)
}

/// How a drive is played; what is nil stays, and at first is once, as fast as it was.
package struct DriveWay: Hashable, Sendable, Codable {
    package var speed: Double?
    package var loop: Bool?

    package static let speeds = 0.1...100.0

    package init(speed: Double? = nil, loop: Bool? = nil) {
        self.speed = speed
        self.loop = loop
    }
}
