package import JSON
import SDLSupport

// How a web HMI calls the items that the profile adds: by their keys, and so the members of each.
extension VehicleItems {
    /// What a web HMI is asked for those of these names: each of them, and each member of a structure.
    package func keyed(_ names: [String]) -> JSONValue {
        var members: JSONValue = [:]
        for item in added where names.contains(item.name) {
            if let schema = item.schema { members[schema.key] = schema.wanted }
        }
        return members
    }

    /// What a web HMI says of the car, under the names that apps know. What nobody knows is left out.
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

    /// A value with its members under their names.
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
