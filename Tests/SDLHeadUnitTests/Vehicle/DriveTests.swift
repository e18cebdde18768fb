import Drives
import Foundation
import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// A car that a drive moves.
@Suite struct DriveTests {
    private static func drive(_ text: String) throws -> Drive {
        try Drive(reading: text, named: "short", VehicleSignals())
    }

    /// A speedometer in front of the driver, and a drive.
    private static func underWay(
        _ text: String, _ way: DriveWay = DriveWay(), from ms: Int = 0, _ profile: Profile = Profile.all[0]
    ) throws -> (Run, SessionRef) {
        var (run, session) = Run.active("app", profile)
        run.ask(SDLSubscribeVehicleData(gps: true, speed: true, rpm: true), on: session)
        #expect(run.drive(.playback(.start(try drive(text), way, fromMs: ms))) == nil)
        return (run, session)
    }

    /// What the journal has been told of the drive since the last input: `from → to at position`.
    private static func course(_ run: Run) -> [String] {
        run.effects.compactMap { effect in
            guard case .row("state", let payload, _) = effect, let row = try? JSONValue(parsing: payload.bytes),
                row["what"] == "drive", let from = row["from"]?.string, let to = row["to"]?.string
            else { return nil }
            return "\(row["name"]?.string ?? "?") \(from) → \(to) at \(row["positionMs"]?.int ?? -1)"
        }
    }

    @Test func `The longest drive is played as slowly as can be`() throws {
        var (run, _) = try Self.underWay("0 rpm 1\n2073600 rpm 2", DriveWay(speed: 0.1))
        run.pass(.seconds(20_736_000 - 1))
        #expect(run.state.playback?.phase == .playing)
        run.pass(.seconds(1))
        #expect(run.state.playback?.phase == .ended)
    }

    @Test func `The journal has its course: begun, paused, moved, looped, ended, and another in its place`() throws {
        var (run, _) = try Self.underWay(Self.short, DriveWay(loop: true))
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
        run.drive(.playback(.change(DriveWay(loop: false))))
        #expect(Self.course(run) == ["short playing → playing at 3000"])
        run.pass(.seconds(2))
        #expect(Self.course(run) == ["short playing → ended at 4000"])
        run.drive(.playback(.start(try Self.drive("0 rpm 1\n1 rpm 2"), DriveWay(), fromMs: 0)))
        #expect(Self.course(run) == ["short ended → stopped at 4000", "short none → playing at 0"])
        run.drive(.playback(.stop))
        #expect(Self.course(run) == ["short playing → stopped at 0"])
        run.drive(.playback(.start(try Self.drive("0 rpm 1\n1 rpm 2"), DriveWay(), fromMs: 0)))
        run.drive(.reset)
        #expect(Self.course(run) == ["short playing → stopped at 0"])
    }

    private static let short = "0 speed 10\n1 speed 20\n1 rpm 1000\n2.5 gps.heading 90\n4 speed 0"

    @Test func `Each moment is told to who wants it, once, at its time`() throws {
        var (run, session) = try Self.underWay(Self.short)
        #expect(run.told(session) == [["speed": 10]])
        run.pass(.milliseconds(999))
        #expect(run.told(session) == [])
        run.pass(.milliseconds(1))
        #expect(run.told(session) == [["speed": 20, "rpm": 1000]])
        run.pass(.milliseconds(1_500))
        #expect(run.told(session).map { $0["gps"]?["heading"] } == [90])
        #expect(run.told(session).first?["gps"]?["satellites"] == 9, "the rest of an item stays")
        run.pass(.seconds(100))
        #expect(run.told(session) == [["speed": 0]])
        #expect(run.state.playback?.phase == .ended)
        #expect(run.reducer.nextDue == nil, "nothing is left to come")
    }

    @Test func `A clock that is moved on at once goes through every moment in order`() throws {
        var (run, session) = try Self.underWay("0..60 speed 0..120")
        run.pass(.seconds(60))
        let speeds = run.told(session).compactMap { $0["speed"]?.double }
        #expect(speeds.count == 600)
        #expect(speeds == speeds.sorted() && speeds.last == 120)
    }

    @Test func `It stands, goes on, and is as fast as asked`() throws {
        var (run, session) = try Self.underWay(Self.short, DriveWay(speed: 2))
        run.pass(.milliseconds(250))
        run.drive(.playback(.pause))
        run.pass(.seconds(60))
        #expect(run.told(session) == [])
        run.drive(.playback(.resume))
        run.pass(.milliseconds(249))
        #expect(run.told(session) == [])
        run.pass(.milliseconds(1))
        #expect(run.told(session).count == 1)
        run.drive(.playback(.change(DriveWay(speed: 0.5))))
        run.pass(.milliseconds(2_999))
        #expect(run.told(session) == [])
        run.pass(.milliseconds(1))
        #expect(run.told(session).count == 1)
    }

    @Test func `To seek tells what is different there, forwards and back`() throws {
        var (run, session) = try Self.underWay(Self.short)
        let rpm = run.state.vehicle.values["rpm"]
        run.drive(.playback(.seek(ms: 3_000)))
        #expect(run.told(session).map { $0["speed"] } == [20])
        #expect(run.told(session).first?["gps"]?["heading"] == 90)
        run.drive(.playback(.seek(ms: 500)))
        #expect(run.told(session).first?["speed"] == 10)
        #expect(run.told(session).first?["gps"]?["heading"] == 0, "as it was before the drive")
        #expect(run.state.vehicle.values["rpm"] == rpm)
        run.pass(.milliseconds(500))
        #expect(run.told(session) == [["speed": 20, "rpm": 1000]])
    }

    @Test func `It begins again at its end where it is to loop`() throws {
        var (run, session) = try Self.underWay("0 speed 1\n1 speed 2", DriveWay(loop: true))
        for _ in 0..<3 {
            run.pass(.seconds(1))
            #expect(run.told(session).compactMap { $0["speed"] } == [2, 1])
        }
        run.drive(.playback(.change(DriveWay(loop: false))))
        run.pass(.seconds(9))
        #expect(run.told(session) == [["speed": 2]])
        run.drive(.playback(.resume))
        #expect(run.told(session) == [["speed": 1]])
        #expect(run.state.playback?.phase == .playing)
    }

    @Test func `A drive of one moment cannot turn in circles`() throws {
        var (run, _) = try Self.underWay("0 speed 1", DriveWay(loop: true))
        run.pass(.seconds(1))
        #expect(run.state.playback?.phase == .ended)
    }

    @Test func `A tunnel has no link, and a drive that is stopped leaves the link as it was`() throws {
        var (run, _) = try Self.underWay("0 speed 80\n1..3 link.lossPercent 100\n9 speed 70")
        run.pass(.seconds(1))
        #expect(run.state.settings.link.lossPercent == 100)
        run.pass(.seconds(2))
        #expect(run.state.settings.link.lossPercent == 0)
        run.drive(.playback(.seek(ms: 2_000)))
        #expect(run.state.settings.link.lossPercent == 100)
        run.drive(.playback(.stop))
        #expect(run.state.settings.link.lossPercent == 0)
        #expect(run.state.vehicle.values["speed"] == 80, "the car stands where it is")
        #expect(run.drive(.playback(.pause))?.kind == .notFound)
    }

    /// What the journal has been told that a drive changed of the car since the last input.
    private static func marks(_ run: Run) -> [String] {
        run.effects.compactMap { effect in
            guard case .row("state", let payload, _) = effect, let row = try? JSONValue(parsing: payload.bytes),
                row["drive"] == "short", let what = row["what"]?.string, let to = row["to"]?.string
            else { return nil }
            return "\(what) \(row["from"]?.string ?? "?") → \(to) at \(row["positionMs"]?.int ?? -1)"
        }
    }

    @Test func `The journal has what one looks for on a line of time: gear, doors, ignition, wipers, tunnel`() throws {
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
        var (run, _) = try Self.underWay(text)
        #expect(Self.marks(run) == ["gear PARK → DRIVE at 0"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["ignition RUN → OFF at 1000", "driver door closed → open at 1000"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == [], "what stays as it is, and what goes up and down, is no mark")
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["wipers OFF → AUTO_LOW at 3000"])
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["tunnel out → in at 4000"])
        run.drive(.playback(.stop))
        #expect(Self.marks(run) == ["tunnel in → out at 4000"], "the link is as it was")
        run.set(vehicle: ["prndl": "PARK"])
        #expect(Self.marks(run) == [], "a hand is a command's row")
    }

    @Test func `A gear that two items tell is one mark, and a link that only loses some is no tunnel`() throws {
        let text = """
            1 prndl REVERSE
            1 gearStatus.userSelectedGear REVERSE
            2 link.lossPercent 99
            3 link.lossPercent 0
            """
        var (run, _) = try Self.underWay(text)
        run.pass(.seconds(1))
        #expect(Self.marks(run) == ["gear PARK → REVERSE at 1000"])
        run.pass(.seconds(2))
        #expect(Self.marks(run) == [])
    }

    @Test func `The same drive gives the same messages, byte by byte`() throws {
        let texts = try (0..<2).map { _ in
            var (run, session) = try Self.underWay(try #require(Drive.builtIn["city"]), DriveWay(speed: 3.3))
            var told = run.told(session)
            for _ in 0..<50 {
                run.pass(.milliseconds(977))
                told += run.told(session)
            }
            return told.map { String(decoding: $0.json(), as: UTF8.self) }
        }
        #expect(texts[0].count > 300)
        #expect(texts[0] == texts[1])
    }

    @Test func `What this car has not is left out, and the rest is played`() throws {
        var (run, session) = try Self.underWay(Self.short, from: 1_000, .car { $0["vehicleData"] = ["speed": 0] })
        #expect(run.told(session) == [["speed": 20]])
        #expect(run.state.vehicle.values.keys == ["speed"])
        run.pass(.seconds(9))
        #expect(run.state.vehicle.values["speed"] == 0)
    }

    @Test func `An item that the car tells half cannot be moved in a part`() throws {
        var (run, _) = Run.active()
        run.set(vehicle: ["gps": .null])
        let failure = run.drive(.playback(.start(try Self.drive("0 gps.heading 9"), DriveWay(), fromMs: 0)))
        #expect(failure?.kind == .invalid)
        #expect(failure?.detail == "gps.longitudeDegrees: missing.")
        #expect(run.state.playback == nil)
    }

    @Test func `What is refused leaves the drive before as it is`() throws {
        var (run, _) = try Self.underWay(Self.short)
        let drive = try Self.drive("0 speed 5")
        #expect(run.drive(.playback(.start(drive, DriveWay(speed: 101), fromMs: 0)))?.kind == .invalid)
        #expect(run.drive(.playback(.start(drive, DriveWay(), fromMs: 1)))?.kind == .invalid)
        #expect(run.drive(.playback(.seek(ms: 4_001)))?.detail == "The drive goes from 0 to 4000 ms, not to 4001.")
        #expect(run.drive(.playback(.change(DriveWay(speed: 0)))) != nil)
        #expect(run.state.playback?.phase == .playing)
        #expect(run.state.vehicle.values["speed"] == 10)
    }

    @Test func `Distraction follows the speed where the profile says so`() throws {
        let profile = try Profile.car { $0["driving"] = ["distractionFromKmh": 8] }
        var (run, _) = try Self.underWay("0 speed 0\n1 speed 7.9\n2 speed 8\n3 speed 50\n4 speed 0", from: 0, profile)
        var told: [[JSONValue]] = []
        for _ in 0..<4 {
            run.pass(.seconds(1))
            told.append(run.notices("OnDriverDistraction").compactMap { $0["state"] })
        }
        #expect(told == [[], ["DD_ON"], [], ["DD_OFF"]])
        run.set(vehicle: ["speed": 30])
        #expect(run.notices("OnDriverDistraction").compactMap { $0["state"] } == ["DD_ON"], "by hand as well")
    }

    @Test func `Nobody is distracted by speed where the profile does not say so`() throws {
        var (run, _) = try Self.underWay("0 speed 0\n1 speed 200")
        run.pass(.seconds(1))
        #expect(run.notices("OnDriverDistraction") == [])
    }

    @Test func `The next test begins without it`() throws {
        var (run, _) = try Self.underWay("0 speed 10\n1 link.lossPercent 50\n5 speed 20")
        run.pass(.seconds(2))
        run.drive(.reset)
        #expect(run.state.playback == nil)
        #expect(run.state.settings.link.lossPercent == 0)
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
        run.pass(.seconds(9))
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
    }

    @Test func `A recording has it whole`() throws {
        let motorway = try Self.drive(try #require(Drive.builtIn["motorway"]))
        let command = HeadUnitCommand.playback(.start(motorway, DriveWay(speed: 2, loop: true), fromMs: 1_500))
        let read = try JSONDecoder().decode(HeadUnitCommand.self, from: JSONEncoder().encode(command))
        guard case .playback(.start(let drive, let way, fromMs: 1_500)) = read else {
            Issue.record("another command")
            return
        }
        #expect(way == DriveWay(speed: 2, loop: true))
        for ms in stride(from: 0, through: 240_000, by: 777) {
            let said = { (drive: Drive) in
                Dictionary(uniqueKeysWithValues: drive.values(at: ms).map { ($0.signal.name, $0.value) })
            }
            #expect(said(drive) == said(motorway))
        }
    }
}
