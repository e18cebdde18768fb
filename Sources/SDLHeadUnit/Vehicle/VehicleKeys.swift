package import JSON
import SDLSupport

// A web HMI uses keys instead of names for the items that the profile adds, and for the members of these items.
extension VehicleItems {
    /// Returns the keys of the items, including the keys of all their members, for a request to a web HMI.
    package func keyed(_ names: [String]) -> JSONValue {
        var members: JSONValue = [:]
        for item in added where names.contains(item.name) {
            if let schema = item.schema { members[schema.key] = schema.wanted }
        }
        return members
    }

    /// Converts the vehicle data from a web HMI from keys to names. Unknown keys are omitted.
    package func named(_ values: JSONValue) -> JSONValue {
        var named: JSONValue = [:]
        for (key, value) in values.object ?? [:] {
            if VehicleItem.byName[key] != nil {
                named[key] = value
            } else if let item = added.first(where: { $0.schema?.key == key }), let schema = item.schema {
                named[item.name] = schema.named(value)
            }
        }
        return named
    }
}

extension SchemaItem {
    fileprivate var wanted: JSONValue {
        guard case .structure(let members) = shape else { return true }
        var wanted: JSONValue = [:]
        for member in members where !member.isRemoved { wanted[member.key] = member.wanted }
        return wanted
    }

    /// Returns the value with the keys of its members replaced by names.
    func named(_ value: JSONValue) -> JSONValue {
        guard case .structure(let members) = shape else { return value }
        if let elements = value.array { return .array(elements.map(named)) }
        guard let said = value.object else { return value }
        var named: JSONValue = [:]
        for (key, inner) in said {
            if let member = members.first(where: { $0.key == key }) { named[member.name] = member.named(inner) }
        }
        return named
    }
}
