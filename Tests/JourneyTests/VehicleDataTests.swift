import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// What the car says, as an app hears it.
@MainActor
@Suite struct VehicleDataTests {
    private func running(activated: Bool = true) async throws -> (Journey, SDLVehicleDataManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        if activated { try await journey.activate() }
        return (journey, journey.app.vehicleDataManager)
    }

    private func drive(_ journey: Journey, _ values: JSONValue) async throws {
        try await journey.drive(.vehicle(mergePatch: values.json()))
    }

    @Test func `Two listeners of one turn are one request, and each hears what it wants, typed`() async throws {
        let (journey, vehicle) = try await running()
        var speeds: [Double?] = []
        var others: [SDLOnVehicleData] = []
        _ = vehicle.subscribe(to: .init(speed: true)) { data, _ in speeds.append(data?.speed) }
        _ = vehicle.subscribe(to: .init(speed: true, rpm: true)) { data, _ in if let data { others.append(data) } }
        await journey.flight.settled()
        #expect(journey.sent("SubscribeVehicleData").map { $0["params"] } == [["speed": true, "rpm": true]])
        try await drive(journey, ["speed": 51.5, "odometer": 99])
        try await drive(journey, ["rpm": 2500])
        #expect(speeds == [51.5])
        #expect(others == [SDLOnVehicleData(speed: 51.5), SDLOnVehicleData(rpm: 2500)])
        #expect(vehicle.latest == SDLOnVehicleData(speed: 51.5, rpm: 2500))
    }

    @Test func `The last listener takes an item along, and a break asks again for what is left`() async throws {
        let (journey, vehicle) = try await running()
        var told = 0
        let one = vehicle.subscribe(to: .init(speed: true, rpm: true)) { _, _ in }
        _ = vehicle.subscribe(to: .init(speed: true)) { data, _ in told += data == nil ? 0 : 1 }
        await journey.flight.settled()
        vehicle.unsubscribe(one)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").map { $0["params"] } == [["rpm": true]])
        try await journey.comeBack()
        #expect(vehicle.latest == SDLOnVehicleData())
        try await journey.activate()
        #expect(journey.sent("SubscribeVehicleData").last?["params"] == ["speed": true])
        #expect(journey.tree("apps", "hello", "subscribedVehicleData") == ["speed"])
        try await drive(journey, ["speed": 3])
        #expect(told == 1)
    }

    @Test func `What the car has not is told to who wants it, once, and the rest goes on`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.edit(["vehicleData": ["rpm": .null]])
        var errors: [String] = []
        _ = vehicle.subscribe(to: .init(rpm: true)) { _, error in errors.append("rpm: \(error.map { "\($0)" } ?? "")") }
        var speed: Double?
        _ = vehicle.subscribe(to: .init(speed: true)) { data, error in
            speed = data?.speed
            if let error { errors.append("speed: \(error)") }
        }
        await journey.flight.settled()
        #expect(errors == ["rpm: The car does not tell rpm: VEHICLE_DATA_NOT_AVAILABLE"])
        try await drive(journey, ["speed": 7])
        #expect(speed == 7)
        #expect(journey.sent("SubscribeVehicleData").count == 1)
    }

    @Test func `An app that nobody has opened asks when it may`() async throws {
        let (journey, vehicle) = try await running(activated: false)
        _ = vehicle.subscribe(to: .init(speed: true)) { _, _ in }
        await journey.flight.settled()
        #expect(journey.sent("SubscribeVehicleData").isEmpty)
        try await journey.activate()
        #expect(journey.sent("SubscribeVehicleData").count == 1)
        #expect(journey.diagnostics == [])
    }
}
