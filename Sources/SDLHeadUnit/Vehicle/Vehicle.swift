package import JSON
import SDLProtocol
import SDLRPC
package import SDLSupport

/// The data of the car: the values, the drive that changes the values, and the apps that subscribe to the values.
package struct CarData: Feature {
    package var vehicle = Vehicle()
    /// The current drive, which is playing, paused or ended; nil without a drive.
    package internal(set) var playback: DrivePlayback?
    /// The vehicle-data items that each app subscribes to, in the mobile API's order.
    var subscriptions: [AppKey: [String]] = [:]
    var rates: [AppKey: [SDLFunctionID: RateMeter]] = [:]

    package func subscribed(_ key: AppKey) -> [String] { subscriptions[key] ?? [] }

    mutating func forget(_ key: AppKey) {
        subscriptions[key] = nil
        rates[key] = nil
    }
}

/// The current values of the vehicle-data items. Items without a value are not listed.
package struct Vehicle: Sendable {
    package private(set) var values: OrderedMap<String, JSONValue> = [:]

    /// An error: a value is not permitted. The error names the path of the value.
    struct Refusal: Error {
        let path: String
        let problem: String
        var candidates: [String] = []
    }

    init() {}

    init(_ values: JSONValue, _ items: VehicleItems) throws(Refusal) {
        for (name, value) in values.object ?? [:] { self.values[name] = try items.checked(value, as: name) }
    }

    subscript(name: String) -> JSONValue? { values[name] }

    /// Sets the value of an item; nil removes the item. Returns whether the value has changed.
    mutating func set(_ name: String, _ value: JSONValue?) -> Bool {
        guard values[name] != value else { return false }
        values[name] = value
        return true
    }

    /// Returns the values of the named items as one object, for OnVehicleData and GetVehicleData.
    func part(_ names: [String]) -> JSONValue {
        var part: OrderedMap<String, JSONValue> = [:]
        for name in names { part[name] = values[name] }
        return .object(part)
    }

    /// Checks a value against the mobile API; throws an error that names the invalid member.
    static func checked(
        _ value: JSONValue, as name: String, among items: [VehicleItem] = VehicleItem.all
    ) throws(Refusal) -> JSONValue {
        guard VehicleItem.byName[name] != nil else {
            throw Refusal(
                path: name, problem: "\"\(name)\" is not an item of vehicle data",
                candidates: items.map(\.name))
        }
        let whole = JSONValue.object([name: value])
        guard let reading = try? SDLOnVehicleData.reading(whole.json(), dropping: .nothing) else {
            throw Refusal(path: name, problem: "cannot be read")
        }
        if let violation = reading.violations.items.first {
            throw Refusal(path: "\(violation.path)", problem: "\(violation.rule)")
        }
        guard let read = reading.value, let kept = JSONValue(of: read)[name] else {
            throw Refusal(path: name, problem: "does not match the interface")
        }
        if let path = unknown(in: value, besides: kept, at: name) {
            throw Refusal(path: path, problem: "unknown member")
        }
        return value
    }

    /// Returns the path of the first member that the mobile API does not know; nil if the mobile API knows all members.
    static func unknown(in value: JSONValue, besides known: JSONValue, at path: String) -> String? {
        for (key, member) in value.object ?? [:] {
            guard let other = known[key] else { return "\(path).\(key)" }
            if let found = unknown(in: member, besides: other, at: "\(path).\(key)") { return found }
        }
        for (index, element) in (value.array ?? []).enumerated() {
            guard let other = known[index] else { continue }
            if let found = unknown(in: element, besides: other, at: "\(path)[\(index)]") { return found }
        }
        return nil
    }
}

extension Vehicle: Equatable {
    /// Compares two cars; the order of the items does not matter.
    package static func == (one: Vehicle, other: Vehicle) -> Bool {
        JSONValue.object(one.values) == .object(other.values)
    }
}

extension Vehicle: JSONWritable {
    package func write(to writer: inout JSONWriter) { JSONValue.object(values).write(to: &writer) }
}
