package import Drives
package import JSON
import SDLRPC

/// The signals that a drive may change: all items of vehicle data, their members, and settings of the head unit.
package struct VehicleSignals: SignalCatalog {
    /// A car with a value for every item. Accepted values are stored here, so that each member is checked together with
    /// the other members of its item.
    private var values: Vehicle
    private let items: VehicleItems

    private var accepted: [Drive.Signal: AcceptedValues] = [:]

    /// Creates the catalog of the mobile API's signals and of the signals that `profile` adds.
    package init(of profile: Profile? = nil) {
        items = profile?.vehicleItems ?? .interface
        values = VehicleSignals.wholeCar
        for item in items.added { _ = values.set(item.name, profile?.vehicleData[item.name]) }
    }

    package var names: [String] { VehicleSignals.known + items.added.flatMap(\.signals) }

    private static let settings: [String: SignalTraits] = [
        "display.mode": SignalTraits(), "display.distraction": SignalTraits(),
        "link.latencyMs": SignalTraits(unit: "ms", isWhole: true),
        "link.lossPercent": SignalTraits(unit: "%", isWhole: true),
    ]

    private static let wholeCar = BuiltInProfile.generic.profile.vehicleData

    private static let known: [String] = {
        func leaves(_ value: JSONValue, _ name: String) -> [String] {
            value.object.map { $0.flatMap { leaves($1, "\(name).\($0)") } } ?? [name]
        }
        return VehicleItem.all.flatMap { leaves(wholeCar[$0.name] ?? .null, $0.name) } + settings.keys.sorted()
    }()

    package func traits(of signal: Drive.Signal) -> SignalTraits? {
        if let setting = VehicleSignals.settings[signal.name] { return setting }
        guard let item = signal.path.first.flatMap({ items[$0] }) else { return nil }
        switch item.kind {
        case .structure: return signal.path.count > 1 ? item.traits(at: signal.path.dropFirst()) : nil
        case _ where signal.path.count > 1: return nil
        case .whole: return SignalTraits(unit: item.unit, isWhole: true)
        case .text: return SignalTraits(isText: true)
        case .number, .word, .flag, .list: return SignalTraits(unit: item.unit)
        }
    }

    package mutating func problem(with value: JSONValue, of signal: Drive.Signal) -> String? {
        switch signal.name {
        case "display.mode": return VehicleSignals.problem(value, among: ["day", "night"])
        case "display.distraction":
            return VehicleSignals.problem(value, among: SDLDriverDistractionState.allCases.map(\.rawValue))
        case "link.latencyMs": return VehicleSignals.problem(value, in: 0...60_000)
        case "link.lossPercent": return VehicleSignals.problem(value, in: 0...100)
        default: break
        }
        guard let item = signal.path.first.flatMap({ items[$0] }) else { return "no such signal" }
        if item.schema != nil { return problem(with: value, of: signal, item) }
        switch item.kind {
        case .number(let range):
            guard let number = value.double else { return "expected a number" }
            return range.contains(number)
                ? nil : "\(number) is not in the range \(range.lowerBound) to \(range.upperBound)"
        case .whole(let range): return VehicleSignals.problem(value, in: range)
        case .word(let words): return VehicleSignals.problem(value, among: words)
        case .flag: return value.bool == nil ? "expected true or false" : nil
        case .text, .list, .structure: return problem(with: value, of: signal, item)
        }
    }

    private mutating func problem(
        with value: JSONValue, of signal: Drive.Signal, _ item: VehicleItem
    ) -> String? {
        if accepted[signal]?.contains(value) == true { return nil }
        let next = signal.value(value, in: values[item.name])
        do throws(Vehicle.Refusal) {
            _ = values.set(item.name, try items.checked(next, as: item.name))
            accepted[signal, default: AcceptedValues()].add(value)
            return nil
        } catch {
            return error.path == signal.name ? error.problem : "\(error.path): \(error.problem)"
        }
    }

    private static func problem(_ value: JSONValue, in range: ClosedRange<Int>) -> String? {
        guard let number = value.int else { return "expected a whole number" }
        return range.contains(number) ? nil : "\(number) is not in the range \(range.lowerBound) to \(range.upperBound)"
    }

    private static func problem(_ value: JSONValue, among words: [String]) -> String? {
        guard let word = value.string else { return "expected one of \(words.joined(separator: ", "))" }
        return words.contains(word) ? nil : "\"\(word)\" is not one of \(words.joined(separator: ", "))"
    }
}

extension VehicleItem {
    /// The signals of this item that the profile defines; empty for an item of the mobile API.
    fileprivate var signals: [String] { schema?.signals(below: "") ?? [] }

    /// Returns the traits of the member at `path`; nil if the item has no such member. For an item of the mobile API,
    /// only the unit is known.
    fileprivate func traits(at path: ArraySlice<String>) -> SignalTraits? {
        guard let schema else { return SignalTraits(unit: unit) }
        var member = schema
        for name in path {
            guard member.count == nil, case .structure(let members) = member.shape,
                let next = members.first(where: { $0.name == name })
            else { return nil }
            member = next
        }
        if member.count != nil { return SignalTraits(unit: member.unit) }
        return switch member.shape {
        case .whole: SignalTraits(unit: member.unit, isWhole: true)
        case .text: SignalTraits(isText: true)
        case .number, .flag, .word, .structure: SignalTraits(unit: member.unit)
        }
    }
}

extension SchemaItem {
    fileprivate func signals(below prefix: String) -> [String] {
        guard count == nil, case .structure(let members) = shape else { return [prefix + name] }
        return members.flatMap { $0.signals(below: "\(prefix)\(name).") }
    }
}
