import Drives
import JSON
import Journaling
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of items of vehicle data that describe the same property of the car, such as the gear. Such items never
/// contradict each other.
@Suite struct ConsistentCarTests {
    private static func set(_ patch: JSONValue, in run: inout Run) {
        #expect(run.drive(.vehicle(mergePatch: patch)) == nil, "\(patch)")
    }

    private static func value(_ path: String, in run: Run) -> JSONValue? {
        run.state.vehicle[
            path.split(separator: ".").reduce(into: JSONPath()) { path, name in
                path = path + (Int(name).map(JSONPath.Step.index) ?? .key(String(name)))
            }]
    }

    private static func contradictions(in run: Run) -> [VehicleModel.Contradiction] {
        VehicleModel(initial: run.state.profile.vehicleData).contradictions(in: run.state.vehicle)
    }

    @Test(arguments: Profile.all) func `each built-in car is consistent`(_ profile: Profile) {
        #expect(Self.contradictions(in: Run(profile)) == [])
    }

    static let settings: [(patch: JSONValue, follows: [String: JSONValue])] = [
        (
            ["prndl": "DRIVE"],
            [
                "gearStatus.userSelectedGear": "DRIVE", "gearStatus.actualGear": "FIRST",
                "bodyInformation.parkBrakeActive": false,
            ]
        ),
        (["gearStatus": ["userSelectedGear": "REVERSE"]], ["prndl": "REVERSE", "gearStatus.actualGear": "REVERSE"]),
        (["gearStatus": ["actualGear": "NEUTRAL"]], ["prndl": "NEUTRAL"]),
        (
            ["speed": 50],
            [
                "gps.speed": 50, "prndl": "DRIVE", "gearStatus.actualGear": "FOURTH",
                "electronicParkBrakeStatus": "OPEN",
                "rpm": 1_900, "instantFuelConsumption": 570,
            ]
        ),
        (["gps": ["speed": 30]], ["speed": 30]),
        (
            ["fuelLevel": 8],
            [
                "fuelLevel_State": "LOW", "fuelRange.0.level": 8, "fuelRange.0.levelState": "LOW",
                "fuelRange.0.range": 57.8,
            ]
        ),
        (["externalTemperature": -3], ["climateData.externalTemperature.value": -3]),
        (["climateData": ["externalTemperature": ["value": 30]]], ["externalTemperature": 30]),
        (
            ["bodyInformation": ["ignitionStatus": "OFF"]],
            ["rpm": 0, "engineTorque": 0, "clusterModeStatus.powerModeStatus": "KEY_OUT"]
        ),
        (["gps": ["heading": 200]], ["gps.compassDirection": "SOUTH"]),
        (["gps": ["compassDirection": "WEST"]], ["gps.heading": 270]),
        (["beltStatus": ["passengerBuckleBelted": "YES"]], ["seatOccupancy.seatsBelted.1.conditionActive": true]),
        (
            ["tirePressure": ["leftRear": ["pressure": 120]]],
            ["tirePressure.leftRear.status": "LOW", "tirePressure.pressureTelltale": "ON"]
        ),
        (["electronicParkBrakeStatus": "FAULT"], ["bodyInformation.parkBrakeActive": true]),
    ]

    @Test(arguments: settings) func `the members that depend on a set member change too`(
        _ patch: JSONValue, _ follows: [String: JSONValue]
    ) {
        var run = Run()
        Self.set(patch, in: &run)
        for (path, value) in follows {
            let actual = Self.value(path, in: run)
            #expect(actual?.double == value.double && (value.double != nil || actual == value), "\(path)")
        }
        #expect(Self.contradictions(in: run) == [])
    }

    @Test func `contradicting values that a tester sets are kept and reported`() {
        var run = Run()
        let findings = { (run: Run) in
            run.effects.compactMap { effect -> String? in
                guard case .row("finding", let payload, _) = effect, let row = try? JSONValue(parsing: payload.bytes),
                    row["rule"] == "vehicle.contradiction"
                else { return nil }
                return row["message"]?.string
            }
        }
        Self.set(["prndl": "DRIVE", "gearStatus": ["userSelectedGear": "REVERSE"]], in: &run)
        #expect(
            Self.value("gearStatus.userSelectedGear", in: run) == "REVERSE" && run.state.vehicle["prndl"] == "DRIVE")
        #expect(findings(run) == [#"gearStatus.userSelectedGear is "REVERSE" although prndl is "DRIVE"."#])
        // A change of one of the two items ends the contradiction.
        Self.set(["prndl": "SPORT"], in: &run)
        #expect(Self.value("gearStatus.userSelectedGear", in: run) == "SPORT" && findings(run) == [])
        Self.set(["speed": 80, "prndl": "PARK"], in: &run)
        #expect(run.state.vehicle["prndl"] == "PARK" && run.state.vehicle["speed"] == 80)
        #expect(findings(run).contains(#"speed is 80 although gearStatus.userSelectedGear is "PARK"."#))
    }

    @Test func `200 random settings of single members leave no contradiction`() {
        var random = SplitMix(41)
        let words: [String: [JSONValue]] = [
            "prndl": ["PARK", "REVERSE", "NEUTRAL", "DRIVE", "SPORT"],
            "gearStatus.userSelectedGear": ["PARK", "REVERSE", "NEUTRAL", "DRIVE"],
            "gearStatus.actualGear": ["PARK", "REVERSE", "NEUTRAL", "FIRST", "THIRD"],
            "bodyInformation.ignitionStatus": ["OFF", "ACCESSORY", "RUN", "START"],
            "bodyInformation.parkBrakeActive": [true, false], "electronicParkBrakeStatus": ["OPEN", "CLOSED"],
            "gps.compassDirection": ["NORTH", "SOUTHWEST"], "gps.heading": [0, 44, 359.9],
            "beltStatus.driverBuckleBelted": ["YES", "NO"], "speed": [0, 0.1, 30, 500], "gps.speed": [0, 77.7],
            "rpm": [0, 900, 5_000], "fuelLevel": [-6, 9, 10, 11, 106], "externalTemperature": [-40, 0, 21.37, 100],
            "climateData.externalTemperature.value": [-10.55, 40],
            "climateData.externalTemperature.unit": ["CELSIUS", "FAHRENHEIT"],
            "tirePressure.leftFront.pressure": [100, 240], "tirePressure.rightRear.status": ["LOW", "NORMAL", "ALERT"],
            "headLampStatus.ambientLightSensorStatus": ["DAY", "NIGHT", "TWILIGHT_2"],
        ]
        var run = Run()
        for step in 0..<200 {
            let path = words.keys.sorted()[Int.random(in: 0..<words.count, using: &random)]
            let value = words[path]![Int.random(in: 0..<words[path]!.count, using: &random)]
            let patch = path.split(separator: ".").reversed().reduce(value) { JSONValue.object([String($1): $0]) }
            Self.set(patch, in: &run)
            #expect(Self.contradictions(in: run) == [], "\(step): \(path) = \(value)")
        }
    }

    @Test(arguments: Drive.builtIn.keys, Profile.all) func `a drive is consistent all the time`(
        _ name: String, _ profile: Profile
    ) throws {
        let drive = try Drive(reading: #require(Drive.builtIn[name]), named: name, VehicleSignals(of: profile))
        var run = Run(profile)
        let odometer = run.state.vehicle["odometer"]?.int ?? 0
        #expect(run.drive(.playback(.start(drive, DrivePlaybackOptions(), fromMs: 0))) == nil)
        // Each step takes time in proportion to the number of rules, so not each second is checked.
        for second in stride(from: 0, through: drive.milliseconds / 1_000, by: 3) {
            #expect(Self.contradictions(in: run) == [], "at \(second) s")
            run.pass(.seconds(3))
        }
        let end = run.state.vehicle
        if name == "motorway" { #expect((end["odometer"]?.int ?? 0) - odometer == 7) }
        // After seeking back and forth, the car is consistent again, at the same distance.
        run.drive(.playback(.seek(ms: 0)))
        run.drive(.playback(.seek(ms: drive.milliseconds)))
        #expect(Self.contradictions(in: run) == [] && run.state.vehicle["odometer"] == end["odometer"])
    }

    @Test func `the display mode, the light sensor and the module for settings agree`() {
        var run = Run()
        let display = { (run: Run) in
            run.state.control.modules.values.first { $0.ref.type == .hmiSettings }?.values["displayMode"]
        }
        let night = { (run: Run) -> [JSONValue?] in
            [
                .string(run.state.settings.mode), Self.value("headLampStatus.ambientLightSensorStatus", in: run),
                display(run),
            ]
        }
        var wanted = HeadUnitSettings()
        wanted.mode = "night"
        #expect(run.drive(.set(wanted)) == nil)
        #expect(night(run) == ["night", "NIGHT", "NIGHT"])
        Self.set(["headLampStatus": ["ambientLightSensorStatus": "DAY"]], in: &run)
        #expect(night(run) == ["day", "DAY", "DAY"])
        #expect(
            run.drive(.modules(mergePatch: ["HMI_SETTINGS": ["display": ["displayMode": "NIGHT"]]])) == nil)
        #expect(night(run) == ["night", "NIGHT", "NIGHT"])
    }

    @Test func `a phone call and the cabin's temperature are in the vehicle data`() {
        var (run, session) = Run.active("app")
        run.ask(SDLDialNumber(number: "123"), on: session)
        #expect(Self.value("deviceStatus.callActive", in: run) == false)
        #expect(run.drive(.phone(.answer(accepted: true))) == nil)
        #expect(Self.value("deviceStatus.callActive", in: run) == true)
        #expect(run.drive(.phone(.hangUp)) == nil)
        #expect(Self.value("deviceStatus.callActive", in: run) == false)
        Self.set(["climateData": ["cabinTemperature": ["value": 25]]], in: &run)
        let climates = run.state.control.modules.values.filter { $0.ref.type == .climate }
        #expect(!climates.isEmpty && climates.allSatisfy { $0.values["currentTemperature"]?["value"]?.double == 25 })
    }
}
