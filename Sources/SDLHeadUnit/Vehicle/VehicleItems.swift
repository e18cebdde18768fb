package import JSON
import SDLRPC
import SDLSupport

/// The vehicle-data items of a car: the items of the mobile API, and the items that the car's profile adds.
package struct VehicleItems: Sendable {
    package let all: [VehicleItem]
    private let byName: [String: VehicleItem]

    package static let interface = VehicleItems([])

    private init(_ added: [SchemaItem]) {
        all = VehicleItem.all + added.filter { !$0.isRemoved }.map(VehicleItem.init)
        byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    /// Reads the items of a profile. A policy file may also list items of the mobile API; these items are ignored.
    init(reading json: JSONValue?) throws(Vehicle.Refusal) {
        let items = try SchemaItem.list(json, at: "vehicleItems") { VehicleItem.byName[$0] != nil }
        if let bad = items.first(where: { Self.taken.contains($0.name) }) {
            throw Vehicle.Refusal(path: "vehicleItems", problem: "\"\(bad.name)\" is a reserved name")
        }
        self = items.isEmpty ? .interface : VehicleItems(items)
    }

    private static let taken: Set<String> = ["success", "resultCode", "info"]

    subscript(name: String) -> VehicleItem? { byName[name] }

    /// The items that the profile adds to the items of the mobile API.
    var added: ArraySlice<VehicleItem> { all[VehicleItem.all.count...] }

    /// Checks a value of an item; throws an error that names the invalid member.
    func checked(_ value: JSONValue, as name: String) throws(Vehicle.Refusal) -> JSONValue {
        guard let schema = byName[name]?.schema else { return try Vehicle.checked(value, as: name, among: all) }
        try schema.check(value, at: name)
        return value
    }

    /// Returns the value of an item of the mobile API if the value's only fault is missing mandatory members; nil for
    /// any other value.
    func incomplete(_ value: JSONValue, as name: String) -> JSONValue? {
        guard let item = byName[name], item.schema == nil,
            let reading = try? SDLOnVehicleData.reading(JSONValue.object([name: value]).json()),
            reading.violations.items.allSatisfy({ $0.rule == .missing })
        else { return nil }
        return value
    }
}

extension Profile {
    package static func vehicleItems(in document: JSONValue) -> VehicleItems? {
        try? VehicleItems(reading: document["vehicleItems"])
    }
}
