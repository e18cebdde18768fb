import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A GPS track (GPX 1.0 and 1.1): positions become `gps`, and the speed becomes `speed`.
enum GPXDrive {
    /// The speed that is assumed for tracks without times.
    private static let metresPerSecond = 50 / 3.6

    static func read<Catalog: SignalCatalog>(
        _ text: String, _ start: consuming DriveBuilder<Catalog>
    ) throws(DriveFault) -> Drive {
        var builder = start
        let points = try TrackReader.points(of: text)
        guard let first = points.first else { throw DriveFault(line: nil, problem: "there is no track point") }
        var sources: [String: SignalSource] = [:]
        for name in [
            "gps.latitudeDegrees", "gps.longitudeDegrees", "gps.altitude", "gps.heading", "gps.speed", "speed",
        ] {
            sources[name] = try builder.source(named: name, line: first.line)
        }
        var seconds = 0.0
        var last: (point: TrackPoint, heading: Double)?
        for (index, point) in points.enumerated() {
            var speed = 0.0
            if let last {
                let metres = last.point.distance(to: point)
                let span = try span(from: last.point, to: point, metres)
                seconds += span
                if span > 0 { speed = metres / span }
            }
            speed = (point.metresPerSecond ?? speed) * 3.6
            let next = points.indices.contains(index + 1) ? points[index + 1] : nil
            let heading =
                next.flatMap { point.distance(to: $0) > 0.5 ? point.bearing(to: $0) : nil } ?? last?.heading ?? 0
            last = (point, heading)
            let said: [(String, Double?, Double)] = [
                ("gps.latitudeDegrees", point.latitude, 1e7), ("gps.longitudeDegrees", point.longitude, 1e7),
                ("gps.altitude", point.elevation, 10), ("gps.heading", heading, 10), ("gps.speed", speed, 10),
                ("speed", speed, 10),
            ]
            for (name, value, digits) in said {
                guard let value, let source = sources[name] else { continue }
                try builder.add(
                    .double((value * digits).rounded(.towardZero) / digits), of: source,
                    at: Int(clamping: (seconds * 1_000).rounded()), line: point.line)
            }
        }
        return try builder.finished()
    }

    private static func span(
        from one: TrackPoint, to other: TrackPoint, _ metres: Double
    ) throws(DriveFault) -> Double {
        guard let before = one.seconds, let after = other.seconds else { return metres / metresPerSecond }
        guard after >= before else {
            throw DriveFault(line: other.line, problem: "the time is earlier than at the point before")
        }
        return after - before
    }
}

/// A point of a track.
struct TrackPoint {
    let line: Int
    let latitude: Double
    let longitude: Double
    var elevation: Double?
    var seconds: Double?
    var metresPerSecond: Double?

    /// Returns the distance to another point in metres, on a sphere.
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
