import Drives
package import JSON
import SDLSupport

/// The playback state of a drive. The caller passes the current instant to each method.
package struct DrivePlayback: Sendable {
    package enum Phase: String, Sendable {
        case playing, paused, ended
    }

    let drive: Drive
    let before: Vehicle
    let link: LinkQuality
    package private(set) var phase = Phase.paused
    private(set) var speed = 1.0
    private(set) var loops = false
    /// The index of the drive's next moment.
    private(set) var next = 0
    /// The distance since the start of the drive; nil if the drive sets no speed, or if the drive also sets the
    /// odometer.
    var metres: Double? { hasOdometer ? nil : odometer?.metres }
    private var odometer: DriveDistance?
    private let hasOdometer: Bool
    /// The instant at which the playback position was `anchorMs`.
    private var anchor: Instant
    private var anchorMs: Double

    init(_ drive: Drive, _ options: DrivePlaybackOptions, before: Vehicle, link: LinkQuality, at now: Instant) {
        self.drive = drive
        self.before = before
        self.link = link
        anchor = now
        anchorMs = 0
        hasOdometer = drive.signals.contains { $0.name == "odometer" }
        odometer = DriveDistance(drive)
        change(options, at: now)
    }

    /// The values that the car had before the drive, for the signals of the drive.
    var start: [(signal: Drive.Signal, value: JSONValue)] {
        Set(drive.signals.compactMap(\.path.first)).sorted().flatMap { part in
            guard part == "link" else { return [(Drive.Signal(part), before[part] ?? .null)] }
            return [
                (Drive.Signal("link.latencyMs"), .int(link.latencyMs)),
                (Drive.Signal("link.lossPercent"), .int(link.lossPercent)),
            ]
        }
    }

    func position(at now: Instant) -> Double {
        guard phase == .playing else { return anchorMs }
        return min(anchorMs + (now - anchor).inMilliseconds * speed, Double(drive.milliseconds))
    }

    /// The instant of the next moment, or of the end of the drive; nil unless the drive is playing.
    var due: Instant? {
        guard phase == .playing else { return nil }
        let ms = drive.moments.indices.contains(next) ? drive.moments[next].milliseconds : drive.milliseconds
        return anchor + .nanoseconds(Int64(clamping: (max(0, Double(ms) - anchorMs) / speed * 1_000_000).rounded(.up)))
    }

    mutating func play(at now: Instant) { move(to: .playing, at: now) }
    mutating func pause(at now: Instant) { move(to: .paused, at: now) }
    mutating func end(at now: Instant) { move(to: .ended, at: now) }

    mutating func change(_ options: DrivePlaybackOptions, at now: Instant) {
        move(to: phase, at: now)
        speed = options.speed ?? speed
        loops = options.loop ?? loops
    }

    /// Moves to a position in the drive. The caller must apply the values at this position.
    mutating func seek(to ms: Int, at now: Instant) {
        anchor = now
        anchorMs = Double(ms)
        next = drive.firstMoment(after: ms)
        odometer = DriveDistance(drive)
        for moment in drive.moments[..<next] { odometer?.add(moment) }
        if phase == .ended { phase = .paused }
    }

    /// Returns the next moment and advances the position; nil after the last moment.
    mutating func takeMoment() -> Drive.Moment? {
        guard drive.moments.indices.contains(next) else { return nil }
        next += 1
        odometer?.add(drive.moments[next - 1])
        return drive.moments[next - 1]
    }

    /// Returns the journal row of a phase change: the old phase, the new phase and the position.
    func row(since before: Phase?, at now: Instant, to phase: String) -> JSONValue {
        var row: JSONValue = ["what": "drive", "name": .string(drive.name)]
        row["from"] = .string(before?.rawValue ?? "none")
        row["to"] = .string(phase)
        row["positionMs"] = .int(Int(position(at: now).rounded()))
        row["durationMs"] = .int(drive.milliseconds)
        row["speed"] = .double(speed)
        row["loop"] = .bool(loops)
        return row
    }

    private mutating func move(to phase: Phase, at now: Instant) {
        anchorMs = position(at: now)
        anchor = now
        self.phase = phase
    }
}

extension DrivePlayback: JSONWritable {
    /// Writes the position at a known instant, and this instant on the head unit's clock. Readers compute the current
    /// position from these two values.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", drive.name)
            writer.field("phase", phase.rawValue)
            writer.field("durationMs", drive.milliseconds)
            writer.field("positionMs", Int(anchorMs.rounded()))
            writer.field("setAt", Int(anchor.milliseconds))
            writer.field("speed", speed)
            writer.field("loop", loops)
            writer.field("signals", drive.signals.map(\.name))
        }
    }
}

/// The distance that the car has driven, computed from the speeds of a drive.
private struct DriveDistance: Sendable {
    private(set) var metres = 0.0
    private let signal: Int
    private var metresPerMs = 0.0
    private var ms = 0

    /// Creates a distance of zero; nil if the drive sets no speed.
    init?(_ drive: Drive) {
        guard let signal = drive.signals.firstIndex(where: { $0.name == "speed" }) else { return nil }
        self.signal = signal
    }

    mutating func add(_ moment: Drive.Moment) {
        metres += Double(moment.milliseconds - ms) * metresPerMs
        ms = moment.milliseconds
        guard let speed = moment.changes.last(where: { $0.signal == signal })?.value.double else { return }
        metresPerMs = speed / 3_600
    }
}
