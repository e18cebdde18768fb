import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Tests for vehicle data items that a car maker has added to the items of the SDL specification.
@MainActor
@Suite struct OwnVehicleDataTests {
    private struct Engine: Decodable, Equatable {
        var heat: Int
        var word: String?
        var rows: [Double] = []

        private enum CodingKeys: String, CodingKey { case heat, word }
    }

    private static let items: JSONValue = [
        "vehicleItems": [
            ["name": "roof", "type": "Integer", "maxvalue": 100], ["name": "share", "type": "Float"],
            ["name": "lit", "type": "Boolean"], ["name": "gear", "type": "PRNDL"],
            ["name": "row", "type": "Integer", "array": true],
            [
                "name": "engine", "type": "Struct",
                "params": [
                    ["name": "heat", "type": "Integer", "mandatory": true], ["name": "word", "type": "String"],
                ],
            ],
        ],
        "vehicleData": [
            "roof": 10, "share": 0.5, "lit": false, "gear": "PARK", "row": [1, 2],
            "engine": ["heat": 90, "word": "warm"],
        ],
    ]

    private func running(_ car: JSONValue = Self.items) async throws -> (Harness, SDLVehicleDataManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.edit(car)
        try await harness.activate()
        return (harness, harness.app.vehicleDataManager)
    }

    private func drive(_ harness: Harness, _ values: JSONValue) async throws {
        try await harness.drive(.vehicle(mergePatch: values))
    }

    private func asked(_ harness: Harness) -> [JSONValue?] { harness.sent("SubscribeVehicleData").map { $0["params"] } }

    @Test func `Each item is reported with the app's type whenever it changes`() async throws {
        let (harness, vehicle) = try await running()
        var received: [String] = []
        func follow<Value>(_ item: SDLOEMVehicleDataItem<Value>) {
            _ = vehicle.subscribe(to: item) { value, error in
                received.append("\(item.name) \(value.map { "\($0)" } ?? "-")\(error.map { " \($0)" } ?? "")")
            }
        }
        follow(SDLOEMVehicleDataItem<Int>("roof"))
        follow(SDLOEMVehicleDataItem<Double>("share"))
        follow(SDLOEMVehicleDataItem<Bool>("lit"))
        follow(SDLOEMVehicleDataItem<SDLPRNDL>("gear"))
        follow(SDLOEMVehicleDataItem<[Int]>("row"))
        await harness.inFlight.settled()
        #expect(asked(harness) == [["roof": true, "share": true, "lit": true, "gear": true, "row": true]])
        #expect(received == ["roof 10", "share 0.5", "lit false", "gear PARK", "row [1, 2]"])
        received = []
        try await drive(harness, ["roof": 60, "share": 1, "lit": true, "gear": "DRIVE", "row": [3]])
        #expect(received == ["roof 60", "share 1.0", "lit true", "gear DRIVE", "row [3]"])
        try await drive(harness, ["roof": 61, "speed": 3])
        #expect(received.last == "roof 61" && received.count == 6)
        #expect(vehicle.latest(of: SDLOEMVehicleDataItem<Int>("roof")) == 61)
        #expect(vehicle.latest(of: SDLOEMVehicleDataItem<String>("roof")) == nil)
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `A structure is decoded to the app's type, and one request subscribes to own and standard items`()
        async throws
    {
        let (harness, vehicle) = try await running()
        var (engines, speeds): ([Engine], [Double]) = ([], [])
        let engine = vehicle.subscribe(to: SDLOEMVehicleDataItem<Engine>("engine")) { value, _ in
            if let value { engines.append(value) }
        }
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true)) { data, _ in
            if let speed = data?.speed { speeds.append(speed) }
        }
        await harness.inFlight.settled()
        #expect(asked(harness) == [["speed": true, "engine": true]])
        try await drive(harness, ["engine": ["heat": 95, "word": .null], "speed": 4])
        #expect(engines == [Engine(heat: 90, word: "warm"), Engine(heat: 95, word: nil)] && speeds == [0, 4])
        vehicle.unsubscribe(engine)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeVehicleData").map { $0["params"] } == [["engine": true]])
        try await drive(harness, ["engine": ["heat": 96]])
        #expect(engines.count == 2)
    }

    @Test func `An item is subscribed to again after a reconnection`() async throws {
        let (harness, vehicle) = try await running()
        var received: [Int] = []
        let roof = SDLOEMVehicleDataItem<Int>("roof")
        _ = vehicle.subscribe(to: roof) { value, _ in if let value { received.append(value) } }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        #expect(vehicle.latest(of: roof) == nil)
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(asked(harness) == [["roof": true], ["roof": true]])
        try await drive(harness, ["roof": 7])
        #expect(received == [10, 10, 7])
    }

    @Test func `An item is read once, or the error has the reason`() async throws {
        let (harness, vehicle) = try await running()
        var received: [String] = []
        func read<Value>(_ item: SDLOEMVehicleDataItem<Value>) async {
            vehicle.getVehicleData(item) { value, error in
                received.append(value.map { "\($0)" } ?? error.map { "\($0)" } ?? "nothing")
            }
            await harness.inFlight.settled()
        }
        await read(SDLOEMVehicleDataItem<Int>("roof"))
        await read(SDLOEMVehicleDataItem<String>("roof"))
        await read(SDLOEMVehicleDataItem<SDLPRNDL>("gear"))
        await read(SDLOEMVehicleDataItem<[String: Int]>("engine"))
        await read(SDLOEMVehicleDataItem<Int>("unknown"))
        await read(SDLOEMVehicleDataItem<Int>("share"))
        #expect(received[0] == "10" && received[2] == "PARK")
        #expect(
            received[1] == "The value 10 of roof has the wrong type: "
                + "Expected to decode String but found number instead.")
        #expect(
            received[3] == #"The value {"heat":90,"word":"warm"} of engine has the wrong type: word: "#
                + "Expected to decode Int but found a string instead.")
        #expect(received[4].hasPrefix("The head unit answered INVALID_DATA"))
        #expect(received[5] == "The value 0.5 of share has the wrong type: it does not fit Int")
    }

    @Test func `An item that the car does not know is reported once, and the others work`() async throws {
        let (harness, vehicle) = try await running(["vehicleItems": .null])
        var received: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("roof")) { _, error in received.append("\(error!)") }
        await harness.inFlight.settled()
        #expect(received == ["The head unit does not know the item roof"])
        var speeds: [Double] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("hatch")) { _, error in received.append("\(error!)") }
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true)) { data, _ in speeds.append(data?.speed ?? -1) }
        await harness.inFlight.settled()
        #expect(
            received == ["The head unit does not know the item roof", "The head unit does not know the item hatch"])
        try await drive(harness, ["speed": 5])
        #expect(speeds == [0, 5])
        #expect(asked(harness) == [["roof": true], ["speed": true, "hatch": true]], "roof is not requested again")
    }

    @Test func `A value that does not fit the app's type is an error each time`() async throws {
        let (harness, vehicle) = try await running()
        var received: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Engine>("row")) { value, error in
            received.append(error.map { "\($0)" } ?? "\(value!)")
        }
        await harness.inFlight.settled()
        try await drive(harness, ["row": [4]])
        let why = "Expected to decode Dictionary<String, Any> but found an array instead."
        #expect(received == ["[1,2]", "[4]"].map { "The value \($0) of row has the wrong type: \(why)" })
    }

    @Test func `An item without a value is refused with its name`() async throws {
        var car = Self.items
        car["vehicleData"]?["roof"] = nil
        let (harness, vehicle) = try await running(car)
        var received: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("roof")) { _, error in received.append("\(error!)") }
        await harness.inFlight.settled()
        #expect(received == ["The head unit does not report roof: VEHICLE_DATA_NOT_AVAILABLE"])
    }
}
