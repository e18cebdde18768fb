import Drives
import JSON
import Journaling
import SDLRPC
import SDLSupport

// A drive changes the vehicle data over time, as a tester could do with commands.
extension CarData {
    mutating func drive(_ command: DriveCommand, _ turn: inout Turn) throws(DriveFailure) {
        let before = playback?.phase
        defer { turn.touch(.drive) }
        try carryOut(command, &turn)
        if case .start = command { recordDrive(since: nil, &turn) } else { recordDrive(since: before, &turn) }
    }

    private mutating func carryOut(_ command: DriveCommand, _ turn: inout Turn) throws(DriveFailure) {
        if case .start(let drive, let options, let from) = command {
            return try start(drive, options, from: from, &turn)
        }
        guard playback != nil else {
            throw DriveFailure(
                .notFound, "No drive is active.", hint: "Start a drive first; GET /v1/drives lists the built-in drives."
            )
        }
        switch command {
        case .start: break
        case .pause: playback?.pause(at: turn.now)
        case .resume:
            try refuseBesidePage(turn.policy)
            if playback?.phase == .ended { try seek(to: 0, &turn) }
            playback?.play(at: turn.now)
        case .stop: stopDrive(&turn)
        case .seek(let ms):
            try refuseBesidePage(turn.policy)
            try seek(to: ms, &turn)
        case .change(let options):
            try check(options)
            playback?.change(options, at: turn.now)
        }
        setDriveTimer(&turn)
    }

    private mutating func start(
        _ drive: Drive, _ options: DrivePlaybackOptions, from ms: Int, _ turn: inout Turn
    ) throws(DriveFailure) {
        try refuseBesidePage(turn.policy)
        try check(options)
        try check(drive, turn.profile)
        let link = stopDrive(&turn)
        playback = DrivePlayback(drive, options, before: vehicle, link: link, at: turn.now)
        // `seek` also applies the values at the start of the drive.
        try seek(to: ms, &turn)
        playback?.play(at: turn.now)
        setDriveTimer(&turn)
    }

    /// Stops the drive. Restores the link settings if the drive has set the link. The vehicle data keep their current
    /// values.
    ///
    /// - Returns: the link settings after the drive.
    @discardableResult
    mutating func stopDrive(_ turn: inout Turn) -> LinkQuality {
        let link = turn.car.settings.link
        guard let stopped = playback else { return link }
        playback = nil
        turn.timers.cancel(.driveMoment)
        turn.touch(.drive)
        turn.row("state", stopped.row(since: stopped.phase, at: turn.now, to: "stopped"))
        if stopped.drive.signals.contains(where: { $0.path.first == "link" }) {
            if let mark = DriveMark.tunnel(before: link, after: stopped.link) {
                turn.row("state", stopped.row(mark, at: turn.now))
            }
            turn.raise(.link(stopped.link))
            return stopped.link
        }
        return link
    }

    /// Applies the next moment of the drive. After the last moment, ends or repeats the drive.
    mutating func driveGoesOn(_ turn: inout Turn) {
        guard turn.policy.hasProfileCar else {
            playback?.pause(at: turn.now)
            recordDrive(since: .playing, &turn)
            return turn.touch(.drive)
        }
        if let moment = playback?.takeMoment(), let drive = playback?.drive {
            turn.raise(.drive(DriveValues(values: moment.changes.map { (drive.signals[$0.signal], $0.value) })))
        } else if let playing = playback, playing.loops, playing.drive.milliseconds > 0 {
            try? seek(to: 0, &turn)
            recordDrive(since: .playing, &turn)
            turn.touch(.drive)
        } else {
            playback?.end(at: turn.now)
            recordDrive(since: .playing, &turn)
            turn.touch(.drive)
        }
        setDriveTimer(&turn)
    }

    private mutating func setDriveTimer(_ turn: inout Turn) {
        if let due = playback?.due { turn.timers.set(.driveMoment, at: due) } else { turn.timers.cancel(.driveMoment) }
    }

    /// Moves to the position `ms` of the drive. Applies the values of all signals at this position as one change.
    private mutating func seek(to ms: Int, _ turn: inout Turn) throws(DriveFailure) {
        guard let playing = playback else { return }
        guard (0...playing.drive.milliseconds).contains(ms) else {
            throw DriveFailure(.invalid, "The position must be 0 to \(playing.drive.milliseconds) ms, not \(ms).")
        }
        playback?.seek(to: ms, at: turn.now)
        let values = playing.drive.values(at: ms)
        let set = Set(values.map(\.signal))
        let initial = playing.drive.signals.filter { !set.contains($0) }.map { signal in
            (signal, playing.before[JSONPath(keys: signal.path)] ?? .null)
        }
        turn.raise(.drive(DriveValues(start: playing.start, values: initial.filter { !$0.1.isNull } + values)))
    }

    /// Sets the vehicle data from the signals of a drive, and writes a journal row for each change that the timeline
    /// marks. The caller has already applied the signals that are settings of the head unit.
    /// - Parameters:
    ///   - before: the vehicle data before the settings were applied.
    ///   - link: the link settings before the settings were applied.
    mutating func apply(_ signals: DriveValues, since before: Vehicle, _ link: LinkQuality, _ turn: inout Turn) {
        let ofCar = signals.ofCar
        var next = vehicle
        var restored: [JSONPath] = []
        for (signal, value) in signals.start where signal.path.first.map(turn.profile.vehicle) == true {
            _ = next.set(signal.name, value.isNull ? nil : value)
            restored += value.leaves(below: JSONPath(keys: [signal.name])).filter { next[$0] != vehicle[$0] }
        }
        for (signal, value) in ofCar {
            guard let item = signal.path.first else { continue }
            _ = next.set(item, value.isNull ? nil : signal.value(value, in: next[item]))
        }
        if let playback, let start = playback.before["odometer"]?.int, let metres = playback.metres {
            _ = next.set("odometer", .int(start + Int(metres / 1_000)))
        }
        replace(
            with: next, changed: ofCar.map { JSONPath(keys: $0.signal.path) } + restored,
            fixed: playback?.drive.signals.map { JSONPath(keys: $0.path) } ?? [], &turn)
        let items = vehicle.values.keys.filter { vehicle[$0] != before[$0] }
        let marks = DriveMark.marks(of: items, before: before, after: vehicle)
        for mark in marks + [DriveMark.tunnel(before: link, after: turn.car.settings.link)].compactMap(\.self) {
            if let row = playback?.row(mark, at: turn.now) { turn.row("state", row) }
        }
    }

    /// Writes a journal row about a change of the playback phase, so that the log shows the course of the drive.
    private func recordDrive(since before: DrivePlayback.Phase?, _ turn: inout Turn) {
        guard let playback else { return }
        turn.row("state", playback.row(since: before, at: turn.now, to: playback.phase.rawValue))
    }

    // MARK: Refusals

    func refuseBesidePage(_ policy: PresenterPolicy) throws(DriveFailure) {
        guard !policy.hasProfileCar else { return }
        throw DriveFailure(
            .conflict, "A web HMI presents the head unit and provides the vehicle data.",
            hint: "Change the vehicle data in the web HMI, or close the page of the web HMI.")
    }

    private func check(_ options: DrivePlaybackOptions) throws(DriveFailure) {
        guard let speed = options.speed, !DrivePlaybackOptions.speeds.contains(speed) else { return }
        let (low, high) = (DrivePlaybackOptions.speeds.lowerBound, DrivePlaybackOptions.speeds.upperBound)
        throw DriveFailure(.invalid, "The speed of a drive must be \(low) to \(high), not \(speed).")
    }

    /// Throws if the drive would make an item invalid: if the drive sets some members of the item, and the car has no
    /// values for the other members.
    private func check(_ drive: Drive, _ profile: Profile) throws(DriveFailure) {
        var next = vehicle
        for (signal, value) in drive.values(at: drive.milliseconds) {
            guard let item = signal.path.first, signal.path.count > 1, profile.vehicle(has: item) else { continue }
            _ = next.set(item, signal.value(value, in: next[item]))
        }
        for (name, value) in next.values where value != vehicle[name] {
            do throws(Vehicle.Refusal) {
                _ = try profile.vehicleItems.checked(value, as: name)
            } catch {
                throw DriveFailure(
                    .invalid, "\(error.path): \(error.problem).",
                    hint: "Add the value to the drive, or to the car before the start: PATCH /v1/head-unit/vehicle.")
            }
        }
    }
}

extension Drive.Signal {
    /// Returns the value of the vehicle-data item `item` after the signal is set to `value`.
    func value(_ value: JSONValue, in item: JSONValue?) -> JSONValue {
        path.count == 1 ? value : (item ?? .null).merged(with: patch(value, path.dropFirst()))
    }

    private func patch(_ value: JSONValue, _ rest: ArraySlice<String>) -> JSONValue {
        guard let key = rest.first else { return value }
        return .object([key: patch(value, rest.dropFirst())])
    }
}

struct DriveValues: Sendable {
    /// The values that the signals had before the drive. These values are applied first.
    var start: [(signal: Drive.Signal, value: JSONValue)] = []
    let values: [(signal: Drive.Signal, value: JSONValue)]

    /// The changes of the head unit's settings that result from the values of this position.
    var settings: HeadUnitSettings {
        var settings = HeadUnitSettings()
        for (signal, value) in start + values { _ = settings.take(value, of: signal) }
        return settings
    }

    var ofCar: [(signal: Drive.Signal, value: JSONValue)] {
        var settings = HeadUnitSettings()
        return values.filter { signal, value in !settings.take(value, of: signal) }
    }
}

extension HeadUnitSettings {
    /// Stores the value of a signal that is a setting of the head unit. Returns false if the signal belongs to the car.
    fileprivate mutating func take(_ value: JSONValue, of signal: Drive.Signal) -> Bool {
        switch signal.name {
        case "display.mode": mode = value.string
        case "display.distraction": distraction = value.string
        case "link.latencyMs": linkLatencyMs = value.int
        case "link.lossPercent": linkLossPercent = value.int
        default: return false
        }
        return true
    }
}
