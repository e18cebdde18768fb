import Drives
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the head unit plays a drive and changes the vehicle data as the drive defines.
@Suite struct DriveTests {
    private static func drive(_ text: String) throws -> Drive {
        try Drive(reading: text, named: "short", VehicleSignals())
    }

    /// Returns an app that is active and subscribes to position, speed and engine speed, while a drive is played.
    private static func playing(
        _ text: String, _ options: DrivePlaybackOptions = DrivePlaybackOptions(), from ms: Int = 0,
        _ profile: Profile = Profile.all[0]
    ) throws -> (Run, SessionRef) {
        var (run, session) = Run.active("app", profile)
        run.ask(SDLSubscribeVehicleData(gps: true, speed: true, rpm: true), on: session)
        #expect(run.drive(.playback(.start(try drive(text), options, fromMs: ms))) == nil)
        return (run, session)
    }

    /// Returns the changes of the playback phase in the journal rows since the last input of the test. Each change has
    /// the form `drive oldPhase → newPhase at position`.
    private static func course(_ run: Run) -> [String] {
        run.effects.compactMap { effect in
            guard case .row("state", let payload, _) = effect, let row = try? JSONValue(parsing: payload.bytes),
                row["what"] == "drive", let from = row["from"]?.string, let to = row["to"]?.string
            else { return nil }
            return "\(row["name"]?.string ?? "?") \(from) → \(to) at \(row["positionMs"]?.int ?? -1)"
        }
    }

    @Test func `The longest drive can be played at the lowest speed`() throws {
        var (run, _) = try Self.playing("0 rpm 1\n2073600 rpm 2", DrivePlaybackOptions(speed: 0.1))
        run.pass(.seconds(20_736_000 - 1))
        #expect(run.state.playback?.phase == .playing)
        run.pass(.seconds(1))
        #expect(run.state.playback?.phase == .ended)
    }

    @Test func `the journal has a row for each change of the playback`() throws {
        var (run, _) = try Self.playing(Self.short, DrivePlaybackOptions(loop: true))
        #expect(Self.course(run) == ["short none → playing at 0"])
        run.pass(.seconds(4))
        #expect(Self.course(run) == ["short playing → playing at 0"])
        run.pass(.milliseconds(500))
        run.drive(.playback(.pause))
        #expect(Self.course(run) == ["short playing → paused at 500"])
        run.drive(.playback(.seek(ms: 3_000)))
        #expect(Self.course(run) == ["short paused → paused at 3000"])
        #expect(run.drive(.playback(.seek(ms: 9_000))) != nil)
        #expect(Self.course(run) == [], "what was refused has not happened")
        run.drive(.playback(.resume))
        run.drive(.playback(.change(DrivePlaybackOptions(loop: false))))
        #expect(Self.course(run) == ["short playing → playing at 3000"])
        run.pass(.seconds(2))
        #expect(Self.course(run) == ["short playing → ended at 4000"])
        run.drive(.playback(.start(try Self.drive("0 rpm 1\n1 rpm 2"), DrivePlaybackOptions(), fromMs: 0)))
        #expect(Self.course(run) == ["short ended → stopped at 4000", "short none → playing at 0"])
        run.drive(.playback(.stop))
        #expect(Self.course(run) == ["short playing → stopped at 0"])
        run.drive(.playback(.start(try Self.drive("0 rpm 1\n1 rpm 2"), DrivePlaybackOptions(), fromMs: 0)))
        run.drive(.reset)
        #expect(Self.course(run) == ["short playing → stopped at 0"])
    }

    /// Returns the vehicle data that the app received, without the member `gps`, which changes with the speed.
    private static func received(_ run: Run, _ session: SessionRef) -> [JSONValue] {
        run.received(session).map { values in
            var values = values
            values["gps"] = nil
            return values
        }
    }

    private static let short = "0 speed 10\n1 speed 20\n1 rpm 1000\n2.5 gps.heading 90\n4 speed 0"

    @Test func `each sample is sent once at its time to subscribers`() throws {
        var (run, session) = try Self.playing(Self.short)
        #expect(Self.received(run, session) == [["speed": 10]])
        run.pass(.milliseconds(999))
        #expect(run.received(session) == [])
        run.pass(.milliseconds(1))
        #expect(Self.received(run, session) == [["speed": 20, "rpm": 1000]])
        run.pass(.milliseconds(1_500))
        #expect(run.received(session).map { $0["gps"]?["heading"] } == [90])
        #expect(run.received(session).first?["gps"]?["satellites"] == 9, "the rest of an item stays")
        run.pass(.seconds(100))
        #expect(Self.received(run, session) == [["speed": 0]])
        #expect(run.state.playback?.phase == .ended)
        #expect(run.reducer.nextDue == nil, "nothing is left to come")
    }

    @Test func `advancing the clock far ahead plays every sample in order`() throws {
        var (run, session) = try Self.playing("0..60 speed 0..120")
        run.pass(.seconds(60))
        let speeds = run.received(session).compactMap { $0["speed"]?.double }
        #expect(speeds.count == 600)
        #expect(speeds == speeds.sorted() && speeds.last == 120)
    }

    @Test func `pauses, resumes and follows the requested speed`() throws {
        var (run, session) = try Self.playing(Self.short, DrivePlaybackOptions(speed: 2))
        run.pass(.milliseconds(250))
        run.drive(.playback(.pause))
        run.pass(.seconds(60))
        #expect(run.received(session) == [])
        run.drive(.playback(.resume))
        run.pass(.milliseconds(249))
        #expect(run.received(session) == [])
        run.pass(.milliseconds(1))
        #expect(run.received(session).count == 1)
        run.drive(.playback(.change(DrivePlaybackOptions(speed: 0.5))))
        run.pass(.milliseconds(2_999))
        #expect(run.received(session) == [])
        run.pass(.milliseconds(1))
        #expect(run.received(session).count == 1)
    }

    @Test func `seeking sends the changed values, forwards and backwards`() throws {
        var (run, session) = try Self.playing(Self.short)
        let rpm = run.state.vehicle.values["rpm"]
        run.drive(.playback(.seek(ms: 3_000)))
        #expect(run.received(session).map { $0["speed"] } == [20])
        #expect(run.received(session).first?["gps"]?["heading"] == 90)
        run.drive(.playback(.seek(ms: 500)))
        #expect(run.received(session).first?["speed"] == 10)
        #expect(run.received(session).first?["gps"]?["heading"] == 0, "as it was before the drive")
        #expect(run.state.vehicle.values["rpm"] == rpm)
        run.pass(.milliseconds(500))
        #expect(Self.received(run, session) == [["speed": 20, "rpm": 1000]])
    }

    @Test func `restarts at its end if it loops`() throws {
        var (run, session) = try Self.playing("0 speed 1\n1 speed 2", DrivePlaybackOptions(loop: true))
        for _ in 0..<3 {
            run.pass(.seconds(1))
            #expect(run.received(session).compactMap { $0["speed"] } == [2, 1])
        }
        run.drive(.playback(.change(DrivePlaybackOptions(loop: false))))
        run.pass(.seconds(9))
        #expect(Self.received(run, session) == [["speed": 2, "rpm": 920]])
        run.drive(.playback(.resume))
        #expect(Self.received(run, session) == [["speed": 1, "rpm": 860]])
        #expect(run.state.playback?.phase == .playing)
    }

    @Test func `a drive with a single sample ends even if it loops`() throws {
        var (run, _) = try Self.playing("0 speed 1", DrivePlaybackOptions(loop: true))
        run.pass(.seconds(1))
        #expect(run.state.playback?.phase == .ended)
    }

    @Test func `a tunnel interrupts the link, and stopping the drive restores the link`() throws {
        var (run, _) = try Self.playing("0 speed 80\n1..3 link.lossPercent 100\n9 speed 70")
        run.pass(.seconds(1))
        #expect(run.state.settings.link.lossPercent == 100)
        run.pass(.seconds(2))
        #expect(run.state.settings.link.lossPercent == 0)
        run.drive(.playback(.seek(ms: 2_000)))
        #expect(run.state.settings.link.lossPercent == 100)
        run.drive(.playback(.stop))
        #expect(run.state.settings.link.lossPercent == 0)
        #expect(run.state.vehicle.values["speed"] == 80, "the vehicle data is unchanged")
        #expect(run.drive(.playback(.pause))?.kind == .notFound)
    }

    /// Returns the visible changes of the car, such as an opened door, in the journal rows since the last input of the
    /// test.
    private static func marks(_ run: Run) -> [String] {
        run.effects.compactMap { effect in
            guard case .row("state", let payload, _) = effect, let row = try? JSONValue(parsing: payload.bytes),
                row["drive"] == "short", let what = row["what"]?.string, let to = row["to"]?.string
            else { return nil }
            return "\(what) \(row["from"]?.string ?? "?") → \(to) at \(row["positionMs"]?.int ?? -1)"
        }
    }

    @Test func `the journal has rows for gear, doors, ignition, wipers and tunnels`() throws {
        let text = """
            0 prndl DRIVE
            1 bodyInformation.driverDoorAjar true
            1 bodyInformation.ignitionStatus OFF
            2 bodyInformation.driverDoorAjar true
            2 speed 5
            3 wiperStatus AUTO_LOW
            4..6 link.lossPercent 100
            9 rpm 1
            """
        var (run, _) = try Self.playing(text)
        #expect(Self.marks(run) == ["gear PARK → DRIVE at 0"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["ignition RUN → OFF at 1000", "driver door closed → open at 1000"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == [], "unchanged and continuous values have no row")
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["wipers OFF → AUTO_LOW at 3000"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["tunnel out → in at 4000"])
        run.drive(.playback(.stop))
        #expect(Self.marks(run) == ["tunnel in → out at 4000"], "the link is as it was")
        run.set(vehicle: ["prndl": "PARK"])
        #expect(Self.marks(run) == [], "a command has its own row")
    }

    @Test func `two items for one gear give one row, and partial loss is not a tunnel`() throws {
        let text = """
            1 prndl REVERSE
            1 gearStatus.userSelectedGear REVERSE
            2 link.lossPercent 99
            3 link.lossPercent 0
            """
        var (run, _) = try Self.playing(text)
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["gear PARK → REVERSE at 1000"])
        run.pass(.seconds(2))
        #expect(Self.marks(run) == [])
    }

    @Test func `the same drive gives the same messages, byte by byte`() throws {
        let texts = try (0..<2).map { _ in
            var (run, session) = try Self.playing(
                try #require(Drive.builtIn["city"]), DrivePlaybackOptions(speed: 3.3))
            var received = run.received(session)
            for _ in 0..<50 {
                run.pass(.milliseconds(977))
                received += run.received(session)
            }
            return received.map { String(decoding: $0.json(), as: UTF8.self) }
        }
        #expect(texts[0].count > 300)
        #expect(texts[0] == texts[1])
    }

    @Test func `skips items that the car does not have`() throws {
        var (run, session) = try Self.playing(Self.short, from: 1_000, .car { $0["vehicleData"] = ["speed": 0] })
        #expect(run.received(session) == [["speed": 20]])
        #expect(run.state.vehicle.values.keys == ["speed"])
        run.pass(.seconds(9))
        #expect(run.state.vehicle.values["speed"] == 0)
    }

    @Test func `refuses to change a part of an item without a complete value`() throws {
        var (run, _) = Run.active()
        run.set(vehicle: ["gps": .null])
        let failure = run.drive(.playback(.start(try Self.drive("0 gps.heading 9"), DrivePlaybackOptions(), fromMs: 0)))
        #expect(failure?.kind == .invalid)
        #expect(failure?.detail == "gps.longitudeDegrees: missing.")
        #expect(run.state.playback == nil)
    }

    @Test func `a refused command leaves the current drive unchanged`() throws {
        var (run, _) = try Self.playing(Self.short)
        let drive = try Self.drive("0 speed 5")
        #expect(run.drive(.playback(.start(drive, DrivePlaybackOptions(speed: 101), fromMs: 0)))?.kind == .invalid)
        #expect(run.drive(.playback(.start(drive, DrivePlaybackOptions(), fromMs: 1)))?.kind == .invalid)
        #expect(run.drive(.playback(.seek(ms: 4_001)))?.detail == "The position must be 0 to 4000 ms, not 4001.")
        #expect(run.drive(.playback(.change(DrivePlaybackOptions(speed: 0)))) != nil)
        #expect(run.state.playback?.phase == .playing)
        #expect(run.state.vehicle.values["speed"] == 10)
    }

    @Test func `driver distraction follows the speed if the profile says so`() throws {
        let profile = try Profile.car { $0["driving"] = ["distractionFromKmh": 8] }
        var (run, _) = try Self.playing("0 speed 0\n1 speed 7.9\n2 speed 8\n3 speed 50\n4 speed 0", from: 0, profile)
        var received: [[JSONValue]] = []
        for _ in 0..<4 {
            run.pass(.seconds(1))
            received.append(run.notices("OnDriverDistraction").compactMap { $0["state"] })
        }
        #expect(received == [[], ["DD_ON"], [], ["DD_OFF"]])
        run.set(vehicle: ["speed": 30])
        #expect(run.notices("OnDriverDistraction").compactMap { $0["state"] } == ["DD_ON"], "by hand as well")
    }

    @Test func `the speed does not affect driver distraction if the profile has no limit`() throws {
        let profile = try #require(Profile.all.first { $0.id == "twoline" })
        var (run, _) = try Self.playing("0 speed 0\n1 speed 200", from: 0, profile)
        run.pass(.seconds(1))
        #expect(run.notices("OnDriverDistraction") == [])
    }

    @Test func `a reset stops the drive`() throws {
        var (run, _) = try Self.playing("0 speed 10\n1 link.lossPercent 50\n5 speed 20")
        run.pass(.seconds(2))
        run.drive(.reset)
        #expect(run.state.playback == nil)
        #expect(run.state.settings.link.lossPercent == 0)
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
        run.pass(.seconds(9))
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
    }
}
