import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// A car that is moved by hand.
@MainActor
@Suite struct VehicleDrivingTests {
    @Test func `A merge patch changes what it names, and leaves the rest`() {
        var (run, _) = Run.active()
        let before = run.state.vehicle.values
        #expect(run.set(vehicle: ["beltStatus": ["driverBuckleBelted": "NO"], "speed": 88.5]) == nil)
        #expect(run.state.vehicle.values["speed"] == 88.5)
        #expect(run.state.vehicle.values["beltStatus"]?["driverBuckleBelted"] == "NO")
        #expect(run.state.vehicle.values["beltStatus"]?["passengerBuckleBelted"] == "NO")
        #expect(run.state.vehicle.values["rpm"] == before["rpm"])
    }

    nonisolated static let wrong: [(patch: JSONValue, kind: DriveFailure.Kind, says: String)] = [
        (["speed": 701], .invalid, "speed: 701.0 > 700.0. It is in km/h."),
        (["speed": 10, "rpm": -1], .invalid, "rpm: -1 < 0. It is in 1/min."),
        (["speed": "fast"], .invalid, "speed: "),
        (["prndl": "UPWARDS"], .invalid, "prndl: \"UPWARDS\" is not in"),
        (["gps": ["latitudeDegrees": 91]], .invalid, "gps.latitudeDegrees: 91.0 > 90.0."),
        (["tirePressure": ["leftFront": ["psi": 3]]], .invalid, "tirePressure.leftFront.psi: there is no such member."),
        (["beltStatus": ["driverBuckleBelted": .null]], .invalid, "beltStatus.driverBuckleBelted: "),
        (["sped": 1], .invalid, "\"sped\" is no item of vehicle data."),
        ([1], .invalid, "The merge patch is no object."),
    ]

    @Test(arguments: wrong)
    func `What cannot be is refused with its place and the reason, and nothing changes`(
        _ patch: JSONValue, _ kind: DriveFailure.Kind, _ says: String
    ) {
        var (run, session) = Run.active()
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: session)
        let before = run.state.vehicle
        let failure = run.set(vehicle: patch)
        #expect(failure?.kind == kind)
        #expect(failure?.detail.hasPrefix(says) == true, "\(failure?.detail ?? "taken")")
        #expect(run.state.vehicle == before)
        #expect(run.told(session) == [])
    }

    @Test func `A word that there is not is refused with those that there are`() {
        var (run, _) = Run.active()
        #expect(run.set(vehicle: ["prndl": "PARKED"])?.candidates == SDLPRNDL.allCases.map(\.rawValue))
    }

    @Test func `What this car has not cannot be set, and the reason says how it gets it`() throws {
        var (run, _) = Run.active("app", try .car { $0["vehicleData"] = ["speed": 1] })
        let failure = run.set(vehicle: ["rpm": 900])
        #expect(failure?.kind == .unsupported)
        #expect(failure?.candidates == ["speed"])
        #expect(failure?.hint == "Give it a first value in vehicleData of the profile.")
        #expect(run.drive(.profile(.edit(mergePatch: Array(#"{"vehicleData":{"rpm":800}}"#.utf8)))) == nil)
        #expect(run.set(vehicle: ["rpm": 900]) == nil)
        #expect(run.state.vehicle.values["rpm"] == 900)
    }

    @Test func `Another profile is another car: subscribers hear its values, and what is gone ends`() {
        var (run, session) = Run.active()
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true, fuelRange: true), on: session)
        run.set(vehicle: ["speed": 70])
        run.drive(.profile(.use(id: "wide")))
        #expect(run.state.vehicle.values["rpm"] == nil, "an electric car has none")
        #expect(run.state.vehicle.values["speed"] == 70, "it goes on as fast")
        #expect(run.app("app")?.vehicleData == ["speed", "fuelRange"])
        #expect(run.told(session).count == 1)
        #expect(run.told(session).first?["fuelRange"]?[0]?["type"] == "BATTERY")
        run.drive(.reset)
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
    }

    @Test func `The state tree has the car and who is told of what`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        #expect(car.tree("vehicle", "speed") == 0)
        await app.ask("SubscribeVehicleData", ["speed": true])
        #expect(car.tree("apps", "app", "subscribedVehicleData") == ["speed"])
        app.forget()
        try await car.drive(.vehicle(mergePatch: Array(#"{"speed":42,"rpm":null}"#.utf8)))
        #expect(car.tree("vehicle", "speed") == 42)
        #expect(car.tree("vehicle", "rpm") == nil)
        #expect(app.heard == [#"OnVehicleData {"speed":42}"#])
    }

    @Test func `A drive by hand is the same again when it is played again`() async throws {
        let car = try Car()
        let app = try await car.connect("app")
        try await car.drive(.app(key: "app", .activate))
        _ = try await app.ask(SDLSubscribeVehicleData(speed: true, rpm: true))
        for speed in 1...20 {
            try await car.drive(.vehicle(mergePatch: JSONValue.object(["speed": .int(speed), "rpm": 2000]).json()))
        }
        let report = try Replay.run(car.tape.bytes)
        #expect(report.difference == nil)
        #expect(report.effects > 60)
    }
}
