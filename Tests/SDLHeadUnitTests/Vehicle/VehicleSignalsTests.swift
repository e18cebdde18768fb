import Drives
import JSON
import SDLHeadUnit
import SDLSupport
import Testing

/// Tests of the signals that a drive may change, and of the permitted values of each signal.
@Suite struct VehicleSignalsTests {
    private func fault(_ line: String) -> String? {
        do throws(DriveFault) {
            _ = try Drive(reading: line, named: "x", VehicleSignals())
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: VehicleItem.all) func `accepts the current value of each item`(_ item: VehicleItem)
        throws
    {
        let value = try #require(Profile.all[0].vehicleData.values[item.name])
        let line = String(decoding: JSONValue.object(["t": 0, item.name: value]).json(), as: UTF8.self)
        #expect(fault(line) == nil)
    }

    @Test(arguments: VehicleItem.all) func `refuses values outside the range`(_ item: VehicleItem) {
        let wrong: JSONValue =
            switch item.kind {
            case .number(let range): .double(range.upperBound + 1)
            case .whole(let range): .int(range.lowerBound - 1)
            case .word: "SIDEWAYS"
            case .flag: 3
            case .text: true
            case .structure: 5
            case .list: [7]
            }
        let line = String(decoding: JSONValue.object(["t": 0, item.name: wrong]).json(), as: UTF8.self)
        #expect(fault(line)?.hasPrefix("line 1: ") == true)
    }

    @Test(arguments: [
        ("0 gps.latitudeDegrees 91", "line 1: gps.latitudeDegrees: 91.0 > 90.0"),
        ("0 gps.lat 1", "line 1: gps.lat: unknown member"),
        ("0 gps 1", "line 1: there is no signal \"gps\""),
        ("0 speed.fast 1", "line 1: there is no signal \"speed.fast\""),
        ("0 rpm 1000.5\n0 rpm 20001", "line 2: rpm (in 1/min): 20001 is not in the range 0 to 20000"),
        ("0 link.lossPercent 101", "line 1: link.lossPercent (in %): 101 is not in the range 0 to 100"),
        ("0 display.mode dusk", "line 1: display.mode: \"dusk\" is not one of day, night"),
        (
            "0 tirePressure.leftFront.pressure 99999",
            "line 1: tirePressure.leftFront.pressure (in kPa): 99999.0 > 2000.0"
        ),
    ]) func `names the place of a mistake`(_ line: String, _ words: String) {
        #expect(fault(line) == words)
    }

    /// To save time, the head unit does not check a number that lies between two permitted numbers of the same signal.
    /// It must check all other values.
    @Test(arguments: [
        ("gps.latitudeDegrees", "1\n-90.5", false), ("gps.latitudeDegrees", "-1.5\n80.5\n90.5", false),
        ("gps.latitudeDegrees", "-1.5\n80.5\n40.25", true), ("gps.satellites", "3\n9\n5", true),
        ("gps.satellites", "3\n9\n5.5", false), ("gps.actual", "true\nfalse\ntrue", true),
        ("gps.actual", "true\nfalse\n1", false), ("gps.dimension", "3D\n2D\n3D", true),
        ("gps.dimension", "3D\n2D\n4D", false),
    ]) func `checks every value of a long series`(_ name: String, _ cells: String, _ isGood: Bool) {
        let lines = cells.split(separator: "\n").enumerated().map { "\($0),\($1)" }
        let words = fault("time,\(name)\n" + lines.joined(separator: "\n"))
        #expect((words == nil) == isGood, "\(words ?? "taken")")
        if !isGood { #expect(words?.hasPrefix("line \(lines.count + 1): ") == true) }
    }

    @Test(arguments: Drive.builtIn.keys) func `reads the built-in drives`(_ name: String) throws {
        let text = try #require(Drive.builtIn[name])
        #expect(fault(text) == nil)
    }
}
