import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Reads a GPS track (GPX 1.0 and 1.1). Positions become the signal `gps`, and the speed becomes the signal `speed`.
enum GPXDrive {
    /// The speed that is assumed for a track without times.
    private static let metresPerSecond = 50 / 3.6

    static func read(_ text: String, into builder: inout DriveBuilder<some SignalCatalog>) throws(DriveFault) {
        let points = try TrackReader.points(of: text)
        guard let first = points.first else { throw DriveFault(line: nil, problem: "there is no track point") }
        var sources: [String: SignalSource] = [:]
        for name in ["gps.latitudeDegrees", "gps.longitudeDegrees", "gps.altitude", "gps.heading", "speed"] {
            sources[name] = try builder.source(named: name, line: first.line)
        }
        var seconds = 0.0
        var heading = 0.0
        for (point, next) in zip(points, points.dropFirst().map(Optional.some) + [nil]) {
            let metres = next.map { point.distance(to: $0) } ?? 0
            var span = 0.0
            if let next { span = try Self.span(from: point, to: next, metres) }
            if let next, metres > 0.5 { heading = point.bearing(to: next) }
            // The car drives to the next point with constant speed, and stops at the last point.
            let speed = next == nil ? 0 : point.metresPerSecond ?? (span > 0 ? metres / span : 0)
            // Receivers often store a point only every few seconds, but a car's position changes continuously.
            for step in 0..<max(1, Int(min(span, Double(Int32.max)).rounded(.up))) {
                let between = next.map { point.between($0, Double(step) / span) } ?? point
                let values: [(String, Double?, Double)] = [
                    ("gps.latitudeDegrees", between.latitude, 1e7), ("gps.longitudeDegrees", between.longitude, 1e7),
                    ("gps.altitude", between.elevation, 10), ("gps.heading", heading, 10), ("speed", speed * 3.6, 10),
                ]
                for (name, value, digits) in values where step == 0 || name.hasSuffix("Degrees") {
                    guard let value, let source = sources[name] else { continue }
                    try builder.add(
                        .double((value * digits).rounded(.towardZero) / digits), of: source,
                        at: Int(clamping: ((seconds + Double(step)) * 1_000).rounded()), line: point.line)
                }
            }
            seconds += span
        }
    }

    private static func span(
        from one: TrackPoint, to other: TrackPoint, _ metres: Double
    ) throws(DriveFault) -> Double {
        guard let before = one.seconds, let after = other.seconds else { return metres / metresPerSecond }
        guard after >= before else {
            throw DriveFault(line: other.line, problem: "the time is earlier than the time of the previous point")
        }
        return after - before
    }
}

struct TrackPoint {
    let line: Int
    let latitude: Double
    let longitude: Double
    var elevation: Double?
    var seconds: Double?
    var metresPerSecond: Double?

    /// Returns a point on the straight line to another point. If `part` is 0, the result is this point; if `part` is 1,
    /// the result is the other point.
    func between(_ other: TrackPoint, _ part: Double) -> TrackPoint {
        guard part > 0 else { return self }
        let across = (other.longitude - longitude).remainder(dividingBy: 360)
        return TrackPoint(
            line: line, latitude: latitude + (other.latitude - latitude) * part,
            longitude: (longitude + across * part).remainder(dividingBy: 360))
    }

    /// Returns the distance to another point in metres. The calculation assumes that the earth is a sphere.
    func distance(to other: TrackPoint) -> Double {
        let (one, two) = (latitude.radians, other.latitude.radians)
        let (up, across) = (sin((two - one) / 2), sin((other.longitude - longitude).radians / 2))
        return 2 * 6_371_008.8 * asin(min(1, (up * up + cos(one) * cos(two) * across * across).squareRoot()))
    }

    /// Returns the direction to another point in degrees from north, clockwise.
    func bearing(to other: TrackPoint) -> Double {
        let (one, two, across) = (latitude.radians, other.latitude.radians, (other.longitude - longitude).radians)
        let angle = atan2(sin(across) * cos(two), cos(one) * sin(two) - sin(one) * cos(two) * cos(across))
        return (angle * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    }
}

extension Double {
    fileprivate var radians: Double { self * .pi / 180 }
}
