package import JSON
package import SDLRPC
import SDLSupport

/// Names a module of the car. Only both together are unique.
package struct ModuleRef: Hashable, Sendable {
    package let type: SDLModuleType
    /// Empty where the car tells none, as before version 6.
    package let id: String

    package init(_ type: SDLModuleType, _ id: String) {
        self.type = type
        self.id = id
    }
}

/// A part of the car that apps may control: what it can do, and how it stands now.
package struct CarModule: Sendable {
    package let ref: ModuleRef
    /// As RemoteControlCapabilities has it.
    let capabilities: JSONValue
    /// As ModuleData carries them.
    package var values: JSONValue
    /// What a seat has been told to remember, by number.
    var memories: OrderedMap<Int, SeatMemory> = [:]

    var kind: ModuleKind { ModuleKind.byType[ref.type]! }

    /// Whether a value can be there at all.
    func has(_ value: String) -> Bool {
        switch value {
        case "id": true
        case "lightState": capabilities["supportedLights"] != nil
        default: capabilities[ModuleKind.capability(of: value)]?.bool == true
        }
    }

    /// Values as messages carry them. A seat always says which it is.
    func data(_ values: JSONValue) -> JSONValue {
        var values = values
        if ref.type == .seat { values["id"] = self.values["id"] ?? values["id"] }
        var data: JSONValue = ["moduleType": .string(ref.type.rawValue)]
        if !ref.id.isEmpty { data["moduleId"] = .string(ref.id) }
        data[kind.data] = values
        return data
    }

    /// What apps are told of values: of a radio that is off nothing else, of one without HD radio nothing of it.
    func told(_ values: JSONValue) -> JSONValue {
        guard ref.type == .radio else { return values }
        var told = values
        if self.values["radioEnable"] == false {
            told = [:]
            told["radioEnable"] = values["radioEnable"]
        }
        if self.values["hdRadioEnable"] == false {
            for name in ["hdChannel", "availableHDs", "availableHdChannels", "sisData"] { told[name] = nil }
        }
        return told
    }

    // MARK: Changing

    /// Every value with others in its place; of a list, only the elements that are named.
    func merged(with wish: JSONValue) -> JSONValue {
        var result = values
        for (name, value) in wish.object ?? [:] {
            guard let key = ModuleKind.identities[name], let elements = value.array else {
                result[name] = (result[name] ?? .null).merged(with: value)
                continue
            }
            var list = result[name]?.array ?? []
            for element in elements {
                if let index = list.firstIndex(where: { $0[key] == element[key] }) {
                    list[index] = list[index].merged(with: element)
                } else {
                    list.append(element)
                }
            }
            result[name] = .array(list)
        }
        return result
    }

    /// What differs from how it stood before; of a list, only the elements that do.
    func changes(since before: JSONValue) -> JSONValue {
        var changes: JSONValue = [:]
        for (name, value) in values.object ?? [:] where value != before[name] {
            guard let key = ModuleKind.identities[name], let old = before[name]?.array else {
                changes[name] = value
                continue
            }
            let news = (value.array ?? []).filter { element in
                element != old.first { $0[key] == element[key] }
            }
            if !news.isEmpty { changes[name] = .array(news) }
        }
        return changes
    }

    /// The part of its values that another names.
    func part(named wish: JSONValue) -> JSONValue {
        var part: JSONValue = [:]
        for (name, value) in wish.object ?? [:] {
            guard let key = ModuleKind.identities[name], let elements = value.array else {
                part[name] = values[name]
                continue
            }
            let named = (values[name]?.array ?? []).filter { one in elements.contains { $0[key] == one[key] } }
            part[name] = .array(named)
        }
        return part
    }
}
