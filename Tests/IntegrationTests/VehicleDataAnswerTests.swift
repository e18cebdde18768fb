import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Tests for the answers to requests for vehicle data: values, a refusal, an existing subscription, or no answer.
@MainActor
@Suite struct VehicleDataAnswerTests {
    private func running() async throws -> (Harness, SDLVehicleDataManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.vehicleDataManager)
    }

    /// Subscribes to `items`, and records the speed or the error of each call of the handler.
    private func listen(_ vehicle: SDLVehicleDataManager, to items: SDLSubscribeVehicleData, _ received: EventRecorder)
    {
        _ = vehicle.subscribe(to: items) { data, error in
            received.lines.append(error.map { "\($0)" } ?? "\(data?.speed ?? -1)")
        }
    }

    private final class EventRecorder {
        var lines: [String] = []
    }

    private func asked(_ harness: Harness) -> [JSONValue?] { harness.sent("SubscribeVehicleData").map { $0["params"] } }

    @Test func `Simultaneous changes are one call, and all values are stored`() async throws {
        let (harness, vehicle) = try await running()
        var received: [SDLOnVehicleData] = []
        _ = vehicle.subscribe(to: .init(speed: true, rpm: true, odometer: false)) { data, _ in
            if let data { received.append(data) }
        }
        await harness.inFlight.settled()
        // Only items that are true are requested.
        #expect(asked(harness) == [["speed": true, "rpm": true]])
        try await harness.drive(.vehicle(mergePatch: ["speed": 12.5, "rpm": 900]))
        #expect(received == [SDLOnVehicleData(speed: 0, rpm: 800), SDLOnVehicleData(speed: 12.5, rpm: 900)])
        #expect(vehicle.latest == SDLOnVehicleData(speed: 12.5, rpm: 900))
    }

    @Test func `A refusal of the whole request is reported to all observers; only a new observer repeats it`()
        async throws
    {
        let (harness, vehicle) = try await running()
        try await harness.force("SubscribeVehicleData", "REJECTED", info: "Not now.", times: 1)
        let (one, other) = (EventRecorder(), EventRecorder())
        listen(vehicle, to: .init(speed: true), one)
        listen(vehicle, to: .init(speed: true), other)
        await harness.inFlight.settled()
        #expect(one.lines == ["The head unit answered REJECTED: Not now."] && other.lines == one.lines)
        listen(vehicle, to: .init(rpm: true), EventRecorder())
        await harness.inFlight.settled()
        #expect(asked(harness) == [["speed": true], ["rpm": true]])
        listen(vehicle, to: .init(speed: true), EventRecorder())
        await harness.inFlight.settled()
        #expect(asked(harness).last == ["speed": true])
        try await harness.drive(.vehicle(mergePatch: ["speed": 8.5]))
        #expect(one.lines.last == "8.5" && other.lines.last == "8.5")
    }

    @Test func `Items that one head unit refused are requested from the next one`() async throws {
        let (harness, vehicle) = try await running()
        try await harness.force("SubscribeVehicleData", "REJECTED", times: 1)
        let received = EventRecorder()
        listen(vehicle, to: .init(speed: true), received)
        await harness.inFlight.settled()
        #expect(received.lines == ["The head unit answered REJECTED"])
        try await harness.reconnect()
        #expect(asked(harness) == [["speed": true], ["speed": true]])
        try await harness.drive(.vehicle(mergePatch: ["speed": 9.5]))
        #expect(received.lines.last == "9.5")
    }

    @Test func `Observers are independent, and items left without observers are unsubscribed in one request`()
        async throws
    {
        let (harness, vehicle) = try await running()
        let one = vehicle.subscribe(to: .init(speed: true, rpm: true)) { _, _ in }
        await harness.inFlight.settled()
        let received = EventRecorder()
        listen(vehicle, to: .init(odometer: true), received)
        await harness.inFlight.settled()
        listen(vehicle, to: .init(speed: true, externalTemperature: true), received)
        await harness.inFlight.settled()
        #expect(asked(harness) == [["speed": true, "rpm": true], ["odometer": true], ["externalTemperature": true]])
        #expect(harness.sent("UnsubscribeVehicleData").isEmpty)
        let last = vehicle.subscribe(to: .init(rpm: true, fuelRange: true)) { _, _ in }
        await harness.inFlight.settled()
        vehicle.unsubscribe(one)
        vehicle.unsubscribe(last)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").map { $0["params"] } == [["rpm": true, "fuelRange": true]])
        listen(vehicle, to: .init(rpm: true, odometer: true), received)
        await harness.inFlight.settled()
        #expect(asked(harness).suffix(2) == [["fuelRange": true], ["rpm": true]])
        received.lines = []
        try await harness.drive(.vehicle(mergePatch: ["speed": 2.5, "rpm": 800]))
        #expect(received.lines == ["2.5"])
    }

    @Test func `The first of several unavailable items is reported, and none is requested again`() async throws {
        let (harness, vehicle) = try await running()
        try await harness.edit(["vehicleData": ["rpm": .null, "odometer": .null]])
        let (all, last) = (EventRecorder(), EventRecorder())
        listen(vehicle, to: .init(speed: true, rpm: true, odometer: true), all)
        listen(vehicle, to: .init(odometer: true), last)
        await harness.inFlight.settled()
        let lines = ["rpm", "odometer"].map { "The head unit does not report \($0): VEHICLE_DATA_NOT_AVAILABLE" }
        #expect(all.lines == [lines[0], "0.0"] && last.lines == [lines[1]])
        listen(vehicle, to: .init(fuelRange: true), EventRecorder())
        await harness.inFlight.settled()
        #expect(asked(harness) == [["speed": true, "rpm": true, "odometer": true], ["fuelRange": true]])
    }

    @Test func `An item that the app has subscribed to by a request is no error`() async throws {
        let (harness, vehicle) = try await running()
        harness.app.sdlManager.send(SDLSubscribeVehicleData(speed: true))
        await harness.inFlight.settled()
        let received = EventRecorder()
        listen(vehicle, to: .init(speed: true, rpm: true), received)
        await harness.inFlight.settled()
        #expect(harness.results.suffix(2) == ["IGNORED", "SUCCESS"])
        try await harness.drive(.vehicle(mergePatch: ["speed": 4.5]))
        #expect(received.lines == ["0.0", "4.5"])
    }

    @Test func `An item with another name in the answer is reported like the others`() async throws {
        let (harness, vehicle) = try await running()
        let modes: JSONValue = [
            "powerModeActive": true, "powerModeQualificationStatus": "POWER_MODE_OK", "carModeStatus": "NORMAL",
            "powerModeStatus": "RUNNING_2",
        ]
        try await harness.drive(.vehicle(mergePatch: ["clusterModeStatus": modes]))
        try await harness.edit(["vehicleData": ["rpm": .null]])
        let (cluster, rpm) = (EventRecorder(), EventRecorder())
        listen(vehicle, to: .init(clusterModeStatus: true), cluster)
        listen(vehicle, to: .init(rpm: true), rpm)
        await harness.inFlight.settled()
        #expect(cluster.lines == ["-1.0"])
        #expect(rpm.lines == ["The head unit does not report rpm: VEHICLE_DATA_NOT_AVAILABLE"])
    }

    @Test func `An unanswered request ends at the disconnect, and each observer gets the reason`() async throws {
        let (harness, vehicle) = try await running()
        try await harness.force("SubscribeVehicleData", "DO_NOT_RESPOND", times: 1)
        let received = EventRecorder()
        listen(vehicle, to: .init(speed: true), received)
        await harness.inFlight.settled()
        #expect(received.lines == [])
        try await harness.loseConnection()
        #expect(received.lines.count == 1 && received.lines[0].hasPrefix("No answer: "))
    }

    @Test func `A removed observer is not called, and the last one's removal ends the subscription`()
        async throws
    {
        let (harness, vehicle) = try await running()
        let (one, other) = (EventRecorder(), EventRecorder())
        let token = vehicle.subscribe(to: .init(speed: true)) { data, _ in one.lines.append("\(data?.speed ?? -1)") }
        let last = vehicle.subscribe(to: .init(speed: true)) { data, _ in other.lines.append("\(data?.speed ?? -1)") }
        await harness.inFlight.settled()
        vehicle.unsubscribe(token)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").isEmpty)
        try await harness.drive(.vehicle(mergePatch: ["speed": 1.5]))
        #expect(one.lines == ["0.0"] && other.lines == ["0.0", "1.5"])
        vehicle.unsubscribe(last)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").map { $0["params"] } == [["speed": true]])
        vehicle.unsubscribe(last)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").count == 1)
    }

    @Test func `A new observer gets the known value in the next run loop turn; values without observers are cleared`()
        async throws
    {
        let (harness, vehicle) = try await running()
        let first = vehicle.subscribe(to: .init(speed: true)) { _, _ in }
        await harness.inFlight.settled()
        try await harness.drive(.vehicle(mergePatch: ["speed": 6.5]))
        let received = EventRecorder()
        listen(vehicle, to: .init(speed: true), received)
        #expect(received.lines == [])
        await harness.inFlight.settled()
        #expect(received.lines == ["6.5"] && asked(harness).count == 1)
        let last = vehicle.subscribe(to: .init(speed: true)) { _, _ in received.lines.append("never") }
        vehicle.unsubscribe(last)
        await harness.inFlight.settled()
        #expect(received.lines == ["6.5"])
        for token in [first, first + 1] { vehicle.unsubscribe(token) }
        await harness.inFlight.settled()
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `Items are read once, and the error has the reason for missing ones`() async throws {
        let (harness, vehicle) = try await running()
        try await harness.edit(["vehicleData": ["rpm": .null]])
        var received: [String] = []
        vehicle.getVehicleData(SDLGetVehicleData(speed: true, fuelLevel: true)) { data, error in
            received.append("\(data?.speed ?? -1) \(data?.fuelLevel ?? -1) \(error == nil)")
        }
        await harness.inFlight.settled()
        vehicle.getVehicleData(SDLGetVehicleData(rpm: true)) { data, error in
            received.append("\(data?.rpm ?? -1) \(error.map { "\($0)" } ?? "")")
        }
        await harness.inFlight.settled()
        #expect(received.count == 2 && received[0] == "0.0 72.0 true")
        #expect(received[1].hasPrefix("-1 The head unit answered "))
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `The inspector shows subscribed and refused items`() async throws {
        let (harness, vehicle) = try await running()
        try await harness.edit(["vehicleData": ["rpm": .null]])
        listen(vehicle, to: .init(speed: true, rpm: true), EventRecorder())
        await harness.inFlight.settled()
        #expect(harness.appTree("vehicleData") == ["subscribed": ["speed"], "refused": ["rpm"]])
        try await harness.loseConnection()
        #expect(harness.appTree("vehicleData") == ["subscribed": [], "refused": []])
    }
}
