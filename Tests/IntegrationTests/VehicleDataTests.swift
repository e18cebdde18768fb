import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

@MainActor
@Suite struct VehicleDataTests {
    private func running(activated: Bool = true) async throws -> (Harness, SDLVehicleDataManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        if activated { try await harness.activate() }
        return (harness, harness.app.vehicleDataManager)
    }

    private func drive(_ harness: Harness, _ values: JSONValue) async throws {
        try await harness.drive(.vehicle(mergePatch: values))
    }

    @Test func `Two observers added in one run loop turn are one request; each gets its typed items`() async throws {
        let (harness, vehicle) = try await running()
        var speeds: [Double?] = []
        var others: [SDLOnVehicleData] = []
        _ = vehicle.subscribe(to: .init(speed: true)) { data, _ in speeds.append(data?.speed) }
        _ = vehicle.subscribe(to: .init(speed: true, rpm: true)) { data, _ in if let data { others.append(data) } }
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeVehicleData").map { $0["params"] } == [["speed": true, "rpm": true]])
        try await drive(harness, ["speed": 51.5, "rpm": 800, "odometer": 99])
        try await drive(harness, ["rpm": 2500])
        #expect(speeds == [0, 51.5])
        #expect(
            others == [
                SDLOnVehicleData(speed: 0, rpm: 800), SDLOnVehicleData(speed: 51.5), SDLOnVehicleData(rpm: 2500),
            ])
        #expect(vehicle.latest == SDLOnVehicleData(speed: 51.5, rpm: 2500))
    }

    @Test func `The first values are those of the acceptance, even if they changed after the request`() async throws {
        let (harness, vehicle) = try await running()
        var speeds: [Double?] = []
        var settings = HeadUnitSettings()
        settings.linkLatencyMs = 500
        try await harness.drive(.set(settings))
        _ = vehicle.subscribe(to: .init(speed: true)) { data, _ in speeds.append(data?.speed) }
        await harness.inFlight.settled()
        try await drive(harness, ["speed": 30])
        await harness.pass(.seconds(2))
        #expect(speeds == [30])
    }

    @Test func `An item's last observer ends its subscription, and a reconnection restores the others`() async throws {
        let (harness, vehicle) = try await running()
        var speeds: [Double] = []
        let one = vehicle.subscribe(to: .init(speed: true, rpm: true)) { _, _ in }
        _ = vehicle.subscribe(to: .init(speed: true)) { data, _ in speeds += [data?.speed].compactMap(\.self) }
        await harness.inFlight.settled()
        vehicle.unsubscribe(one)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").map { $0["params"] } == [["rpm": true]])
        try await harness.loseConnection()
        #expect(vehicle.latest == SDLOnVehicleData())
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("SubscribeVehicleData").last?["params"] == ["speed": true])
        #expect(harness.tree("apps", "hello", "subscribedVehicleData") == ["speed"])
        try await drive(harness, ["speed": 3])
        #expect(speeds == [0, 0, 3])
    }

    @Test func `A subscription continues after another profile without the item`() async throws {
        let (harness, vehicle) = try await running()
        var levels: [Double?] = []
        _ = vehicle.subscribe(to: .init(fuelLevel: true)) { data, _ in levels.append(data?.fuelLevel) }
        await harness.inFlight.settled()
        try await harness.edit(["vehicleData": ["fuelLevel": .null]])
        try await harness.edit(["vehicleData": ["fuelLevel": 60]])
        try await drive(harness, ["fuelLevel": 59])
        #expect(levels == [72, 60, 59])
    }

    @Test func `An app that has not been activated requests vehicle data when it is allowed to`() async throws {
        let (harness, vehicle) = try await running(activated: false)
        _ = vehicle.subscribe(to: .init(speed: true)) { _, _ in }
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeVehicleData").isEmpty)
        try await harness.activate()
        #expect(harness.sent("SubscribeVehicleData").count == 1)
        #expect(harness.diagnostics == [])
    }
}
