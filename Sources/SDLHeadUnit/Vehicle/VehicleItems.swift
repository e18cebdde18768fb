package import JSON
import SDLRPC
import SDLSupport

/// The items of vehicle data that a car may tell: those of the interface, and those its profile adds.
package struct VehicleItems: Sendable {
    package let all: [VehicleItem]
    private let byName: [String: VehicleItem]

    /// What every car knows.
    package static let interface = VehicleItems([])

    private init(_ added: [SchemaItem]) {
        all = VehicleItem.all + added.filter { !$0.isRemoved }.map(VehicleItem.init)
        byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    /// Reads the items of a profile. Those of the interface may stand among them, as they do in a policy's file; they are
    /// the interface's to say.
    init(reading json: JSONValue?) throws(Vehicle.Refusal) {
        let items = try SchemaItem.list(json, at: "vehicleItems") { VehicleItem.byName[$0] != nil }
        if let bad = items.first(where: { Self.taken.contains($0.name) }) {
            throw Vehicle.Refusal(path: "vehicleItems", problem: "every answer has a \"\(bad.name)\" of its own")
        }
        self = items.isEmpty ? .interface : VehicleItems(items)
    }

    private static let taken: Set<String> = ["success", "resultCode", "info"]

    subscript(name: String) -> VehicleItem? { byName[name] }

    /// Those that the interface has not.
    var added: ArraySlice<VehicleItem> { all[VehicleItem.all.count...] }

    /// The value as an item may have it; what is not, is refused with its place.
    func checked(_ value: JSONValue, as name: String) throws(Vehicle.Refusal) -> JSONValue {
        guard let schema = byName[name]?.schema else { return try Vehicle.checked(value, as: name, among: all) }
        try schema.check(value, at: name)
        return value
    }
}

extension Profile {
    /// Those of this document; nil where it is none.
    package static func vehicleItems(in document: JSONValue) -> VehicleItems? {
        try? VehicleItems(reading: document["vehicleItems"])
    }
}
