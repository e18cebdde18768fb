import BenchSupport
import Drives
import JSON
import Journaling
import SDLHeadUnit
import SDLSupport
import SDLTransport

/// Measures a drive (recorded vehicle data) of one hour, in which sixty signals change ten times a second. Fifty apps
/// subscribe to all signals.
enum DriveBench {
    private static let (apps, signals, moments) = (50, 60, 36_000)
    private static let step = 20

    static func run() async throws -> [Figure] {
        let text = try table()
        let real = SystemTimekeeper.shared
        let start = real.now
        let drive = try Drive(reading: text, named: "an hour", VehicleSignals())
        let reading = (real.now - start).inMilliseconds / 1_000
        let (clock, inFlight) = (ManualTimekeeper(), InFlightCounter())
        let headUnit = HeadUnit(
            profile: Profile.all[0], files: Scratch.path, timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight)
        let items = Set(drive.signals.compactMap(\.path.first)).sorted()
        var ends: [QuietApp] = []
        for number in 0..<apps {
            let (near, far) = MemoryPipe.pair()
            headUnit.accept(far)
            let app = QuietApp(near)
            try await app.listen("app\(number)", to: items) {
                try await headUnit.drive(.app(key: "app\(number)", .activate), cause: .row(0))
            }
            ends.append(app)
        }
        var received = 1
        try await headUnit.drive(.playback(.start(drive, DrivePlaybackOptions(), fromMs: 0)), cause: .row(0))
        for app in ends { await app.receives(received) }
        let before = Process.megabytes
        let began = real.now
        var early = 0.0
        while received < moments {
            received = min(received + step, moments)
            await clock.advance(by: .milliseconds(step * 100), settling: inFlight)
            for app in ends { await app.receives(received) }
            if early == 0, received > moments / 10 { early = Process.megabytes }
        }
        let seconds = (real.now - began).inMilliseconds / 1_000
        return [
            Figure(
                what: "OnVehicleData of \(signals) signals to \(apps) apps", value: Double(apps * moments) / seconds,
                unit: "a second", bar: .atLeast(30_000)),
            Figure(
                what: "apps notified out of order", value: Double(ends.count { $0.isOutOfOrder }), unit: "apps",
                bar: .atMost(0)),
            Figure(
                what: "memory after one hour of the drive", value: Process.megabytes, unit: "MB",
                baseline: (early, "after a tenth of the hour"), bar: .atMost(early + 10)),
            Figure(what: "memory before the drive", value: before, unit: "MB"),
            Figure(what: "time to read the drive, \(text.utf8.count >> 20) MB", value: reading, unit: "s"),
        ]
    }

    /// Returns the text of a drive, a table in which every signal changes in every line. The odometer value is the
    /// number of the line, from 0.
    private static func table() throws -> String {
        let car = Profile.all[0].vehicleData.values.flatMap { leaves($1, $0) }
        let moved = car.filter { $0.name != "odometer" }.prefix(signals - 1)
        guard moved.count == signals - 1 else { throw BenchFailure(description: "there are \(moved.count) signals") }
        let lines = [moved.map(\.even), moved.map(\.odd)].map { $0.joined(separator: ",") }
        var text = "ms,odometer," + moved.map(\.name).joined(separator: ",") + "\n"
        for moment in 0..<moments { text += "\(moment * 100),\(moment),\(lines[moment % 2])\n" }
        return text
    }

    private typealias Leaf = (name: String, even: String, odd: String)

    /// Returns the signals inside a value, each with its path and two valid values. `name` is the path of `value`.
    private static func leaves(_ value: JSONValue, _ name: String) -> [Leaf] {
        if let members = value.object { return members.flatMap { leaves($1, "\(name).\($0)") } }
        if value.bool != nil { return [(name, "true", "false")] }
        if value.double != nil { return [(name, "1", "2")] }
        return ["YES", "NO"].contains(value.string) ? [(name, "YES", "NO")] : []
    }
}
