import Testing

@testable import Drives
import JSON

@Suite struct SignalTests {
    @Test(arguments: [
        (10.0, "m/s", "km/h", 36.0), (10, "mph", "km/h", 16.09344), (10, "kn", "km/h", 18.52), (1_500, "m", "km", 1.5),
        (10, "mi", "km", 16.09344), (212, "°F", "°C", 100), (300, "K", "°C", 26.85), (2.2, "bar", "kPa", 220),
        (32, "psi", "kPa", 220.632224), (0.5, "ratio", "%", 50), (20, "1/s", "1/min", 1_200), (3, "ml", "µl", 3_000),
    ]) func `converts units`(_ value: Double, _ from: String, _ to: String, _ expected: Double) throws {
        let conversion = try #require(UnitConversion(from: from, to: to))
        #expect(abs(conversion.apply(value) - expected) < 1e-5)
    }

    @Test(arguments: [("m/s", "km"), ("°C", "kPa"), ("parsec", "km")])
    func `does not convert between different quantities`(_ from: String, _ to: String) {
        #expect(UnitConversion(from: from, to: to) == nil)
    }

    @Test(arguments: [
        ("Vehicle.Speed", "50", "speed", JSONValue.int(50)),
        ("Vehicle.Speed [m/s]", "10", "speed", .int(36)),
        ("Vehicle.TraveledDistance [m]", "12400", "odometer", .int(12)),
        ("Vehicle.Exterior.AirTemperature [°F]", "50", "externalTemperature", .int(10)),
        (
            "Vehicle.Chassis.Axle.Row1.Wheel.Left.Tire.Pressure [bar]", "2.4", "tirePressure.leftFront.pressure",
            .int(240)
        ),
        ("Vehicle.Chassis.Brake.PedalPosition", "0", "driverBraking", "NO"),
        ("Vehicle.Chassis.Brake.PedalPosition", "12", "driverBraking", "YES"),
        ("Vehicle.Body.Windshield.Front.Wiping.Mode", "SLOW", "wiperStatus", "MAN_LOW"),
        ("Vehicle.Powertrain.Transmission.SelectedGear", "126", "prndl", "PARK"),
        ("Vehicle.Powertrain.Transmission.SelectedGear", "-1", "prndl", "REVERSE"),
        ("Vehicle.Powertrain.Transmission.SelectedGear", "3", "prndl", "DRIVE"),
        ("Vehicle.VehicleIdentification.VIN", "12345", "vin", "12345"),
    ]) func `converts COVESA signals`(_ header: String, _ cell: String, _ signal: String, _ value: JSONValue) throws {
        let drive = try Drive(reading: "time,\(header)\n0,\(cell)", named: "x", TestCatalog())
        #expect(drive.signals.map(\.name) == [signal])
        #expect(drive.moments.first?.changes.first?.value == value)
    }

    @Test func `if two columns mean one signal, the later column counts`() throws {
        let drive = try Drive(reading: "time,speed,Vehicle.Speed\n0,10,20", named: "x", TestCatalog())
        #expect(drive.values(at: 0).map(\.value) == [20])
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0.0), ("2000-02-29T12:00:00Z", 951_825_600),
        ("2026-11-24T01:30:00.25+01:30", 1_795_478_400.25),
    ]) func `parses calendar times`(_ text: String, _ seconds: Double) {
        #expect(CalendarTime.seconds(text) == seconds)
    }

    @Test(arguments: ["2026-13-01T00:00:00Z", "2026-01-01", "2026-01-01T25:00:00Z", "2026-01-01T00:00:00+1"])
    func `rejects invalid calendar times`(_ text: String) { #expect(CalendarTime.seconds(text) == nil) }
}
