import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests that the head unit's table of vehicle-data items has the same content as the mobile API.
@Suite struct VehicleItemTests {
    /// Apps cannot subscribe to the VIN, because the VIN never changes.
    private let subscribable = VehicleItem.all.filter { $0.type != .vehicledataVin }

    private func names(_ message: Any) -> [String] { Mirror(reflecting: message).children.compactMap(\.label) }

    @Test func `has every item of GetVehicleData and OnVehicleData in the interface's order`() {
        #expect(VehicleItem.all.map(\.name) == names(SDLGetVehicleData()))
        #expect(VehicleItem.all.map(\.name) == names(SDLOnVehicleData()))
        #expect(subscribable.map(\.name) == names(SDLSubscribeVehicleData()))
    }

    @Test func `has the names of the items in a subscription response`() {
        let answer = SDLSubscribeVehicleDataResponse(success: true, resultCode: .success)
        let known = names(answer).filter { !["success", "resultCode", "info"].contains($0) }
        #expect(subscribable.map(\.answerName) == known)
    }

    @Test func `has each data type of the interface, except two without an item`() {
        let types = VehicleItem.all.map(\.type)
        #expect(Set(types).count == types.count)
        let without = SDLVehicleDataType.allCases.filter { !types.contains($0) }
        #expect(without == [.vehicledataBattvoltage, .vehicledataOemCustomData])
    }

    struct Edge: Sendable, CustomTestStringConvertible {
        let name: String
        let value: JSONValue
        let isGood: Bool
        var testDescription: String { "\(name) \(value)" }
    }

    /// The lowest and highest value of each item with a range, and the nearest values outside the range.
    static let edges: [Edge] = VehicleItem.all.flatMap { item -> [Edge] in
        let (good, bad) = values(of: item.kind)
        return good.map { Edge(name: item.name, value: $0, isGood: true) }
            + bad.map { Edge(name: item.name, value: $0, isGood: false) }
    }

    private static func values(of kind: VehicleItem.Kind) -> (good: [JSONValue], bad: [JSONValue]) {
        switch kind {
        case .number(let range):
            let (low, high) = (range.lowerBound, range.upperBound)
            return ([.double(low), .double(high)], [.double(low - 0.5), .double(high + 0.5), "many"])
        case .whole(let range):
            let (low, high) = (range.lowerBound, range.upperBound)
            return ([.int(low), .int(high)], [.int(low - 1), .int(high + 1), 0.5])
        case .word(let words): return (words.map { .string($0) }, ["SOMETHING_ELSE"])
        case .flag: return ([true, false], [1])
        case .text: return (["a text"], [1])
        case .structure: return ([], [1, [], ["unknown": 1]])
        case .list: return ([[]], [1, [["unknown": 1]]])
        }
    }

    @Test(arguments: edges)
    func `accepts the bounds of each range and refuses values outside with their path`(_ edge: Edge) {
        let (name, value, isGood) = (edge.name, edge.value, edge.isGood)
        do throws(Vehicle.Refusal) {
            #expect(try Vehicle.checked(value, as: name) == value)
            #expect(isGood, "\(name) takes \(value)")
        } catch {
            #expect(!isGood, "\(name) refuses \(value): \(error.problem)")
            #expect(error.path.hasPrefix(name))
        }
    }

    @Test(arguments: Profile.all)
    func `the initial values of a profile conform to the interface`(_ profile: Profile) throws {
        #expect(profile.vehicleData.values.count > 10)
        for (name, value) in profile.vehicleData.values {
            _ = try Vehicle.checked(value, as: name)
        }
    }

    @Test func `refuses a profile with invalid vehicle data with its path`() {
        for (item, value, place) in [
            ("speed", 701, "vehicleData.speed"), ("sped", 1, "vehicleData.sped"),
            ("gps", ["longitudeDegrees": 8, "latitudeDegrees": 91], "vehicleData.gps.latitudeDegrees"),
        ] as [(String, JSONValue, String)] {
            var document = Profile.all[0].document
            document["vehicleData"] = [item: value]
            #expect { try Profile(document) } throws: { ($0 as? Profile.Refusal)?.path == place }
        }
        var document = Profile.all[0].document
        document["controlUnits"] = ["70000": [:]]
        #expect { try Profile(document) } throws: { ($0 as? Profile.Refusal)?.path == "controlUnits.70000" }
    }
}
