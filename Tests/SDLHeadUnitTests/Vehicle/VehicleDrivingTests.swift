import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@MainActor
@Suite struct VehicleDrivingTests {
    @Test func `a merge patch changes only the members it names`() {
        var (run, _) = Run.active()
        let before = run.state.vehicle.values
        #expect(run.set(vehicle: ["beltStatus": ["driverBuckleBelted": "NO"], "speed": 88.5]) == nil)
        #expect(run.state.vehicle.values["speed"] == 88.5)
        #expect(run.state.vehicle.values["beltStatus"]?["driverBuckleBelted"] == "NO")
        #expect(run.state.vehicle.values["beltStatus"]?["passengerBuckleBelted"] == "NO")
        #expect(run.state.vehicle.values["steeringWheelAngle"] == before["steeringWheelAngle"])
    }

    nonisolated static let wrong: [(patch: JSONValue, kind: DriveFailure.Kind, says: String)] = [
        (["speed": 701], .invalid, "speed: 701.0 > 700.0. It is in km/h."),
        (["speed": 10, "rpm": -1], .invalid, "rpm: -1 < 0. It is in 1/min."),
        (["speed": "fast"], .invalid, "speed: "),
        (["prndl": "UPWARDS"], .invalid, "prndl: \"UPWARDS\" is not in"),
        (["gps": ["latitudeDegrees": 91]], .invalid, "gps.latitudeDegrees: 91.0 > 90.0."),
        (["tirePressure": ["leftFront": ["psi": 3]]], .invalid, "tirePressure.leftFront.psi: unknown member."),
        (["beltStatus": ["driverBuckleBelted": .null]], .invalid, "beltStatus.driverBuckleBelted: "),
        (["sped": 1], .invalid, "\"sped\" is not an item of vehicle data."),
        ([1], .invalid, "The merge patch is not a JSON object."),
    ]

    @Test(arguments: wrong)
    func `refuses invalid values with path and reason, without any change`(
        _ patch: JSONValue, _ kind: DriveFailure.Kind, _ says: String
    ) {
        var (run, session) = Run.active()
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true), on: session)
        let before = run.state.vehicle
        let failure = run.set(vehicle: patch)
        #expect(failure?.kind == kind)
        #expect(failure?.detail.hasPrefix(says) == true, "\(failure?.detail ?? "taken")")
        #expect(run.state.vehicle == before)
        #expect(run.received(session) == [])
    }

    @Test func `the refusal of an unknown name lists the known ones`() {
        var (run, _) = Run.active()
        #expect(run.set(vehicle: ["prndl": "PARKED"])?.candidates == SDLPRNDL.allCases.map(\.rawValue))
    }

    @Test func `refuses an item that the car does not have, with a hint`() throws {
        var (run, _) = Run.active("app", try .car { $0["vehicleData"] = ["speed": 1] })
        let failure = run.set(vehicle: ["rpm": 900])
        #expect(failure?.kind == .unsupported)
        #expect(failure?.candidates == ["speed"])
        #expect(failure?.hint == "Add the item with an initial value to vehicleData in the profile.")
        #expect(run.drive(.profile(.edit(mergePatch: ["vehicleData": ["rpm": 800]]))) == nil)
        #expect(run.set(vehicle: ["rpm": 900]) == nil)
        #expect(run.state.vehicle.values["rpm"] == 900)
    }

    @Test func `a change of profile notifies subscribers and keeps subscriptions to missing items`() {
        var (run, session) = Run.active()
        run.ask(SDLSubscribeVehicleData(speed: true, rpm: true, fuelRange: true), on: session)
        run.set(vehicle: ["speed": 70])
        run.drive(.profile(.use(id: "wide")))
        #expect(run.state.vehicle.values["rpm"] == nil, "an electric car has no rpm")
        #expect(run.state.vehicle.values["speed"] == 70, "the speed is unchanged")
        #expect(run.state.carData.subscribed(AppKey(rawValue: "app")) == ["speed", "rpm", "fuelRange"])
        #expect(run.received(session).count == 1)
        #expect(run.received(session).first?["fuelRange"]?[0]?["type"] == "BATTERY")
        run.drive(.reset)
        #expect(run.state.vehicle == Profile.all[0].vehicleData)
    }

    @Test func `the state tree has the vehicle data and the subscriptions`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        #expect(car.tree("vehicle", "speed") == 0)
        await app.ask("SubscribeVehicleData", ["speed": true])
        #expect(car.tree("apps", "app", "subscribedVehicleData") == ["speed"])
        app.forget()
        try await car.drive(.vehicle(mergePatch: ["speed": 42, "rpm": nil]))
        #expect(car.tree("vehicle", "speed") == 42)
        #expect(car.tree("vehicle", "rpm") == nil)
        #expect(app.heard == [#"OnVehicleData {"speed":42}"#, #"OnDriverDistraction {"state":"DD_ON"}"#])
    }
}
