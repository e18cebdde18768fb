import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// What becomes of items that an app has asked for: told, refused, there already, or without an answer.
@MainActor
@Suite struct VehicleDataAnswerTests {
    private func running() async throws -> (Journey, SDLVehicleDataManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.vehicleDataManager)
    }

    /// Listens, and notes what was told: the speed, or the error.
    private func listen(_ vehicle: SDLVehicleDataManager, to items: SDLSubscribeVehicleData, _ told: Told) {
        _ = vehicle.subscribe(to: items) { data, error in
            told.lines.append(error.map { "\($0)" } ?? "\(data?.speed ?? -1)")
        }
    }

    private final class Told {
        var lines: [String] = []
    }

    private func asked(_ journey: Journey) -> [JSONValue?] { journey.sent("SubscribeVehicleData").map { $0["params"] } }

    @Test func `What changes at once is told in one call, and all of it is kept`() async throws {
        let (journey, vehicle) = try await running()
        var told: [SDLOnVehicleData] = []
        _ = vehicle.subscribe(to: .init(speed: true, rpm: true, odometer: false)) { data, _ in
            if let data { told.append(data) }
        }
        await journey.flight.settled()
        // Only what is true is asked for.
        #expect(asked(journey) == [["speed": true, "rpm": true]])
        try await journey.drive(.vehicle(mergePatch: (["speed": 12.5, "rpm": 900] as JSONValue).json()))
        #expect(told == [SDLOnVehicleData(speed: 12.5, rpm: 900)])
        #expect(vehicle.latest == SDLOnVehicleData(speed: 12.5, rpm: 900))
    }

    @Test func `What is refused as a whole is told to everybody, and asked for again only by who wants it anew`()
        async throws
    {
        let (journey, vehicle) = try await running()
        try await journey.force("SubscribeVehicleData", "REJECTED", info: "Not now.", times: 1)
        let (one, other) = (Told(), Told())
        listen(vehicle, to: .init(speed: true), one)
        listen(vehicle, to: .init(speed: true), other)
        await journey.flight.settled()
        #expect(one.lines == ["The head unit answered REJECTED: Not now."] && other.lines == one.lines)
        listen(vehicle, to: .init(rpm: true), Told())
        await journey.flight.settled()
        #expect(asked(journey) == [["speed": true], ["rpm": true]])
        listen(vehicle, to: .init(speed: true), Told())
        await journey.flight.settled()
        #expect(asked(journey).last == ["speed": true])
        try await journey.drive(.vehicle(mergePatch: (["speed": 8.5] as JSONValue).json()))
        #expect(one.lines.last == "8.5" && other.lines.last == "8.5")
    }

    @Test func `What one head unit has refused is asked of the next`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.force("SubscribeVehicleData", "REJECTED", times: 1)
        let told = Told()
        listen(vehicle, to: .init(speed: true), told)
        await journey.flight.settled()
        #expect(told.lines == ["The head unit answered REJECTED"])
        try await journey.comeBack()
        #expect(asked(journey) == [["speed": true], ["speed": true]])
        try await journey.drive(.vehicle(mergePatch: (["speed": 9.5] as JSONValue).json()))
        #expect(told.lines.last == "9.5")
    }

    @Test func `Who comes later, or goes, takes nothing from the others, and all that is left alone goes at once`()
        async throws
    {
        let (journey, vehicle) = try await running()
        let one = vehicle.subscribe(to: .init(speed: true, rpm: true)) { _, _ in }
        await journey.flight.settled()
        let told = Told()
        listen(vehicle, to: .init(odometer: true), told)
        await journey.flight.settled()
        listen(vehicle, to: .init(speed: true, externalTemperature: true), told)
        await journey.flight.settled()
        #expect(asked(journey) == [["speed": true, "rpm": true], ["odometer": true], ["externalTemperature": true]])
        #expect(journey.sent("UnsubscribeVehicleData").isEmpty)
        let last = vehicle.subscribe(to: .init(rpm: true, fuelRange: true)) { _, _ in }
        await journey.flight.settled()
        vehicle.unsubscribe(one)
        vehicle.unsubscribe(last)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").map { $0["params"] } == [["rpm": true, "fuelRange": true]])
        listen(vehicle, to: .init(rpm: true, odometer: true), told)
        await journey.flight.settled()
        #expect(asked(journey).suffix(2) == [["fuelRange": true], ["rpm": true]])
        try await journey.drive(.vehicle(mergePatch: (["speed": 2.5] as JSONValue).json()))
        #expect(told.lines == ["2.5"])
    }

    @Test func `Of several items that the car has not the first is told, and none is asked for again`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.edit(["vehicleData": ["rpm": .null, "odometer": .null]])
        let (all, last) = (Told(), Told())
        listen(vehicle, to: .init(speed: true, rpm: true, odometer: true), all)
        listen(vehicle, to: .init(odometer: true), last)
        await journey.flight.settled()
        let lines = ["rpm", "odometer"].map { "The car does not tell \($0): VEHICLE_DATA_NOT_AVAILABLE" }
        #expect(all.lines == [lines[0]] && last.lines == [lines[1]])
        listen(vehicle, to: .init(fuelRange: true), Told())
        await journey.flight.settled()
        #expect(asked(journey) == [["speed": true, "rpm": true, "odometer": true], ["fuelRange": true]])
    }

    @Test func `An item that the app has subscribed to by hand is no error`() async throws {
        let (journey, vehicle) = try await running()
        journey.app.sdlManager.send(SDLSubscribeVehicleData(speed: true))
        await journey.flight.settled()
        let told = Told()
        listen(vehicle, to: .init(speed: true, rpm: true), told)
        await journey.flight.settled()
        #expect(journey.results.last == "IGNORED" || journey.results.last == "WARNINGS")
        try await journey.drive(.vehicle(mergePatch: (["speed": 4.5] as JSONValue).json()))
        #expect(told.lines == ["4.5"])
    }

    @Test func `The item that the answer calls by another name is told like the others`() async throws {
        let (journey, vehicle) = try await running()
        let modes: JSONValue = [
            "powerModeActive": true, "powerModeQualificationStatus": "POWER_MODE_OK", "carModeStatus": "NORMAL",
            "powerModeStatus": "RUNNING_2",
        ]
        try await journey.drive(.vehicle(mergePatch: (["clusterModeStatus": modes] as JSONValue).json()))
        try await journey.edit(["vehicleData": ["rpm": .null]])
        let (cluster, rpm) = (Told(), Told())
        listen(vehicle, to: .init(clusterModeStatus: true), cluster)
        listen(vehicle, to: .init(rpm: true), rpm)
        await journey.flight.settled()
        #expect(cluster.lines == [])
        #expect(rpm.lines == ["The car does not tell rpm: VEHICLE_DATA_NOT_AVAILABLE"])
    }

    @Test func `An answer that never comes ends with the connection, and each listener is told why`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.force("SubscribeVehicleData", "DO_NOT_RESPOND", times: 1)
        let told = Told()
        listen(vehicle, to: .init(speed: true), told)
        await journey.flight.settled()
        #expect(told.lines == [])
        try await journey.lose()
        #expect(told.lines.count == 1 && told.lines[0].hasPrefix("No answer: "))
    }

    @Test func `Who has stopped listening is told no more, and the head unit is asked to stop once nobody listens`()
        async throws
    {
        let (journey, vehicle) = try await running()
        let (one, other) = (Told(), Told())
        let token = vehicle.subscribe(to: .init(speed: true)) { data, _ in one.lines.append("\(data?.speed ?? -1)") }
        let last = vehicle.subscribe(to: .init(speed: true)) { data, _ in other.lines.append("\(data?.speed ?? -1)") }
        await journey.flight.settled()
        vehicle.unsubscribe(token)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").isEmpty)
        try await journey.drive(.vehicle(mergePatch: (["speed": 1.5] as JSONValue).json()))
        #expect(one.lines == [] && other.lines == ["1.5"])
        vehicle.unsubscribe(last)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").map { $0["params"] } == [["speed": true]])
        vehicle.unsubscribe(last)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").count == 1)
    }

    @Test func `Who begins to listen is told what is known, after its turn; what nobody hears any more is forgotten`()
        async throws
    {
        let (journey, vehicle) = try await running()
        let first = vehicle.subscribe(to: .init(speed: true)) { _, _ in }
        await journey.flight.settled()
        try await journey.drive(.vehicle(mergePatch: (["speed": 6.5] as JSONValue).json()))
        let told = Told()
        listen(vehicle, to: .init(speed: true), told)
        #expect(told.lines == [])
        await journey.flight.settled()
        #expect(told.lines == ["6.5"] && asked(journey).count == 1)
        let last = vehicle.subscribe(to: .init(speed: true)) { _, _ in told.lines.append("never") }
        vehicle.unsubscribe(last)
        await journey.flight.settled()
        #expect(told.lines == ["6.5"])
        for token in [first, first + 1] { vehicle.unsubscribe(token) }
        await journey.flight.settled()
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `An item is read once, and why not all of it is said`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.edit(["vehicleData": ["rpm": .null]])
        var told: [String] = []
        vehicle.getVehicleData(SDLGetVehicleData(speed: true, fuelLevel: true)) { data, error in
            told.append("\(data?.speed ?? -1) \(data?.fuelLevel ?? -1) \(error == nil)")
        }
        await journey.flight.settled()
        vehicle.getVehicleData(SDLGetVehicleData(rpm: true)) { data, error in
            told.append("\(data?.rpm ?? -1) \(error.map { "\($0)" } ?? "")")
        }
        await journey.flight.settled()
        #expect(told.count == 2 && told[0] == "0.0 72.0 true")
        #expect(told[1].hasPrefix("-1 The head unit answered "))
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `The inspector says what is told and what is not`() async throws {
        let (journey, vehicle) = try await running()
        try await journey.edit(["vehicleData": ["rpm": .null]])
        listen(vehicle, to: .init(speed: true, rpm: true), Told())
        await journey.flight.settled()
        #expect(journey.insides("vehicleData") == ["subscribed": ["speed"], "refused": ["rpm"]])
        try await journey.lose()
        #expect(journey.insides("vehicleData") == ["subscribed": [], "refused": []])
    }
}
