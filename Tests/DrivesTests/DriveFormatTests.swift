import SDLSupport
import Testing

@testable import Drives
import JSON

@Suite struct DriveFormatTests {
    /// The arguments: texts of the same drive (a recording of vehicle data) in four formats.
    @Test(arguments: [
        """
        time,speed,gps.heading,prndl
        0,0,90,PARK
        1.5,36,,DRIVE
        """,
        """
        {"t":0,"speed":0,"gps":{"heading":90},"prndl":"PARK"}
        {"t":1.5,"speed":36,"prndl":"DRIVE"}
        """,
        """
        # by hand
        0    speed 0
        0    gps.heading 90
        0    prndl PARK
        1.5  speed 36     # and on
        1.5  prndl DRIVE
        """,
        """
        timestamp,Vehicle.Speed [m/s],Vehicle.CurrentLocation.Heading,prndl
        2026-03-01T23:59:59.5Z,0,90,PARK
        2026-03-02T01:00:01+01:00,10,,"DRIVE"
        """,
    ]) func `reads the same drive in each format`(_ text: String) throws {
        let drive = try Drive(reading: text, named: "short", TestCatalog())
        #expect(drive.signals.map(\.name) == ["speed", "gps.heading", "prndl"])
        #expect(drive.moments.map(\.milliseconds) == [0, 1_500])
        #expect(drive.moments[0].changes.map(\.value) == [0, 90, "PARK"])
        #expect(drive.moments[1].changes.map(\.value) == [36, "DRIVE"])
        #expect(drive.moments[1].changes.map(\.signal) == [0, 2])
    }

    @Test func `a ramp has ten values a second`() throws {
        let drive = try Drive(reading: "0..1 speed 0..50\n2:00..2:00.5 rpm 900..901\n", named: "up", TestCatalog())
        #expect(drive.moments.count == 11 + 6)
        #expect(drive.values(at: 500).map(\.value) == [25])
        // Integers stay integers, and the last value is exactly the end of the ramp.
        #expect(drive.values(at: 120_250).map(\.value) == [50, 900])
        #expect(drive.values(at: 999_999).map(\.value) == [50, 901])
    }

    @Test func `a value with an end time returns to the value before`() throws {
        let text = "0 wiperStatus OFF\n5..8 wiperStatus AUTO_LOW\n1:05..1:35 link.lossPercent 100"
        let drive = try Drive(reading: text, named: "rain", TestCatalog())
        #expect(drive.values(at: 7_999).map(\.value) == ["AUTO_LOW"])
        #expect(drive.values(at: 8_000).map(\.value) == ["OFF"])
        #expect(drive.values(at: 70_000).map(\.value) == ["OFF", 100])
        #expect(drive.values(at: 95_000).map(\.value) == ["OFF", 0])
    }

    @Test func `lines may be in any order`() throws {
        let drive = try Drive(reading: "3 speed 30\n1 speed 10\n3 prndl DRIVE\n3 speed 31", named: "x", TestCatalog())
        #expect(drive.moments.map(\.milliseconds) == [1_000, 3_000])
        #expect(drive.values(at: 3_000).map(\.value) == [31, "DRIVE"])
    }

    @Test func `reads positions, headings and speeds from a track`() throws {
        let text = """
            <?xml version="1.0"?>
            <gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
            <trkpt lat="47.0" lon="8.0"><ele>400.04</ele><time>2026-01-01T10:00:00Z</time></trkpt>
            <trkpt lat="47.001" lon="8.0"><time>2026-01-01T10:00:10Z</time></trkpt>
            <trkpt lat="47.001" lon="8.001"><time>2026-01-01T10:00:12Z</time>
              <extensions><x:TrackPointExtension><x:speed>10</x:speed></x:TrackPointExtension></extensions></trkpt>
            </trkseg></trk></gpx>
            """
        let drive = try Drive(reading: text, named: "track", TestCatalog())
        #expect(drive.moments.map(\.milliseconds) == (0...12).map { $0 * 1_000 })
        let values = { (at: Int) in
            Dictionary(uniqueKeysWithValues: drive.values(at: at).map { ($0.signal.name, $0.value) })
        }
        // 111.2 m in ten seconds to the north, then to the east. At the last point, the car stops.
        #expect([0, 5_000, 10_000, 12_000].map { values($0)["speed"]?.double?.rounded() } == [40, 40, 137, 0])
        #expect([0, 5_000, 10_000].map { values($0)["gps.latitudeDegrees"] } == [47, 47.0005, 47.001])
        #expect(abs((values(11_000)["gps.longitudeDegrees"]?.double ?? 0) - 8.0005) < 1e-6)
        #expect(values(0)["gps.altitude"] == 400)
        #expect(values(0)["gps.heading"] == 0)
        #expect((89...91).contains(values(10_000)["gps.heading"]?.double ?? 0))
    }

    @Test func `a track without times is driven at 50 km/h`() throws {
        let text = #"<gpx><rte><rtept lat="0" lon="0"/><rtept lat="0.01" lon="0"/></rte></gpx>"#
        let drive = try Drive(reading: text, named: "track", TestCatalog())
        #expect(drive.milliseconds == 80_060)
        #expect([0, 80_060].map { at in drive.values(at: at).first { $0.signal.name == "speed" }?.value } == [50, 0])
    }

    @Test(arguments: ["city", "motorway", "fuel-stop"]) func `reads the built-in drives`(_ name: String) throws {
        let text = try #require(Drive.builtIn[name])
        let drive = try Drive(reading: text, named: name, TestCatalog(any: true))
        #expect(drive.milliseconds > 60_000)
    }
}

/// A catalog of signals for tests, with the unit of each signal.
struct TestCatalog: SignalCatalog {
    var any = false
    private static let traits: [String: SignalTraits] = [
        "speed": SignalTraits(unit: "km/h"), "rpm": SignalTraits(unit: "1/min", isWhole: true), "prndl": SignalTraits(),
        "wiperStatus": SignalTraits(), "link.lossPercent": SignalTraits(unit: "%", isWhole: true),
        "vin": SignalTraits(isText: true), "gps.heading": SignalTraits(unit: "°"),
        "gps.latitudeDegrees": SignalTraits(),
        "gps.longitudeDegrees": SignalTraits(), "gps.altitude": SignalTraits(), "gps.speed": SignalTraits(),
        "externalTemperature": SignalTraits(unit: "°C"), "tirePressure.leftFront.pressure": SignalTraits(unit: "kPa"),
        "driverBraking": SignalTraits(), "odometer": SignalTraits(unit: "km", isWhole: true),
    ]

    var names: [String] { TestCatalog.traits.keys.sorted() }

    func traits(of signal: Drive.Signal) -> SignalTraits? {
        TestCatalog.traits[signal.name] ?? (any ? SignalTraits() : nil)
    }

    mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String? {
        guard signal.name == "speed" else { return nil }
        guard let speed = value.double else { return "expected Number" }
        return (0...700).contains(speed) ? nil : "\(speed) > 700.0"
    }
}
