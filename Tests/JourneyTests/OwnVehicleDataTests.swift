import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Items of vehicle data that the interface has not, as an app reads them that knows its maker's cars.
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

    private func running(_ car: JSONValue = Self.items) async throws -> (Journey, SDLVehicleDataManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.edit(car)
        try await journey.activate()
        return (journey, journey.app.vehicleDataManager)
    }

    private func drive(_ journey: Journey, _ values: JSONValue) async throws {
        try await journey.drive(.vehicle(mergePatch: values.json()))
    }

    private func asked(_ journey: Journey) -> [JSONValue?] { journey.sent("SubscribeVehicleData").map { $0["params"] } }

    @Test func `Each is told with the type that the app says, whenever it changes`() async throws {
        let (journey, vehicle) = try await running()
        var told: [String] = []
        func follow<Value>(_ item: SDLOEMVehicleDataItem<Value>) {
            _ = vehicle.subscribe(to: item) { value, error in
                told.append("\(item.name) \(value.map { "\($0)" } ?? "-")\(error.map { " \($0)" } ?? "")")
            }
        }
        follow(SDLOEMVehicleDataItem<Int>("roof"))
        follow(SDLOEMVehicleDataItem<Double>("share"))
        follow(SDLOEMVehicleDataItem<Bool>("lit"))
        follow(SDLOEMVehicleDataItem<SDLPRNDL>("gear"))
        follow(SDLOEMVehicleDataItem<[Int]>("row"))
        await journey.flight.settled()
        #expect(asked(journey) == [["roof": true, "share": true, "lit": true, "gear": true, "row": true]])
        try await drive(journey, ["roof": 60, "share": 1, "lit": true, "gear": "DRIVE", "row": [3]])
        #expect(told == ["roof 60", "share 1.0", "lit true", "gear DRIVE", "row [3]"])
        try await drive(journey, ["roof": 61, "speed": 3])
        #expect(told.last == "roof 61" && told.count == 6)
        #expect(vehicle.latest(of: SDLOEMVehicleDataItem<Int>("roof")) == 61)
        #expect(vehicle.latest(of: SDLOEMVehicleDataItem<String>("roof")) == nil)
        #expect(vehicle.latest == SDLOnVehicleData())
    }

    @Test func `A structure is one of the app's own, and one request asks for it and for what the interface has`()
        async throws
    {
        let (journey, vehicle) = try await running()
        var (engines, speeds): ([Engine], [Double]) = ([], [])
        let engine = vehicle.subscribe(to: SDLOEMVehicleDataItem<Engine>("engine")) { value, _ in
            if let value { engines.append(value) }
        }
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true)) { data, _ in
            if let speed = data?.speed { speeds.append(speed) }
        }
        await journey.flight.settled()
        #expect(asked(journey) == [["speed": true, "engine": true]])
        try await drive(journey, ["engine": ["heat": 95, "word": .null], "speed": 4])
        #expect(engines == [Engine(heat: 95, word: nil)] && speeds == [4])
        vehicle.unsubscribe(engine)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeVehicleData").map { $0["params"] } == [["engine": true]])
        try await drive(journey, ["engine": ["heat": 96]])
        #expect(engines.count == 1)
    }

    @Test func `It is asked for again after a break`() async throws {
        let (journey, vehicle) = try await running()
        var told: [Int] = []
        let roof = SDLOEMVehicleDataItem<Int>("roof")
        _ = vehicle.subscribe(to: roof) { value, _ in if let value { told.append(value) } }
        await journey.flight.settled()
        try await journey.comeBack()
        #expect(vehicle.latest(of: roof) == nil)
        #expect(asked(journey) == [["roof": true], ["roof": true]])
        try await drive(journey, ["roof": 7])
        #expect(told == [7])
    }

    @Test func `It is read once, and why not is said`() async throws {
        let (journey, vehicle) = try await running()
        var told: [String] = []
        func read<Value>(_ item: SDLOEMVehicleDataItem<Value>) async {
            vehicle.getVehicleData(item) { value, error in
                told.append(value.map { "\($0)" } ?? error.map { "\($0)" } ?? "nothing")
            }
            await journey.flight.settled()
        }
        await read(SDLOEMVehicleDataItem<Int>("roof"))
        await read(SDLOEMVehicleDataItem<String>("roof"))
        await read(SDLOEMVehicleDataItem<SDLPRNDL>("gear"))
        await read(SDLOEMVehicleDataItem<[String: Int]>("engine"))
        await read(SDLOEMVehicleDataItem<Int>("nobody"))
        #expect(told[0] == "10" && told[2] == "PARK")
        #expect(told[1] == "The car says 10 of roof: it is no text")
        #expect(told[3] == #"The car says {"heat":90,"word":"warm"} of engine: word: it is no Int"#)
        #expect(told[4].hasPrefix("The head unit answered INVALID_DATA"))
    }

    @Test func `A car that knows no such item is told as that, once, and the rest goes on`() async throws {
        let (journey, vehicle) = try await running(["vehicleItems": .null])
        var told: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("roof")) { _, error in told.append("\(error!)") }
        await journey.flight.settled()
        #expect(told == ["The car knows no roof"])
        var speeds: [Double] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("hatch")) { _, error in told.append("\(error!)") }
        _ = vehicle.subscribe(to: SDLSubscribeVehicleData(speed: true)) { data, _ in speeds.append(data?.speed ?? -1) }
        await journey.flight.settled()
        #expect(told == ["The car knows no roof", "The car knows no hatch"])
        try await drive(journey, ["speed": 5])
        #expect(speeds == [5])
        #expect(asked(journey) == [["roof": true], ["speed": true, "hatch": true]], "nobody asks for it again")
    }

    @Test func `What the car says and is no such value is an error each time`() async throws {
        let (journey, vehicle) = try await running()
        var told: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Engine>("row")) { value, error in
            told.append(error.map { "\($0)" } ?? "\(value!)")
        }
        await journey.flight.settled()
        try await drive(journey, ["row": [4]])
        #expect(told == ["The car says [4] of row: it is no structure"])
    }

    @Test func `An item of the car's that has no value is refused by its name`() async throws {
        var car = Self.items
        car["vehicleData"]?["roof"] = nil
        let (journey, vehicle) = try await running(car)
        var told: [String] = []
        _ = vehicle.subscribe(to: SDLOEMVehicleDataItem<Int>("roof")) { _, error in told.append("\(error!)") }
        await journey.flight.settled()
        #expect(told == ["The car does not tell roof: VEHICLE_DATA_NOT_AVAILABLE"])
    }
}
