package import JSON
package import SDLRPC
import SDLSupport

/// Identifies a module of the car. Only the type and the id together are unique.
package struct ModuleRef: Hashable, Sendable {
    package let type: SDLModuleType
    /// The module id; empty if the car does not provide ids, as before version 6 of the mobile API.
    package let id: String

    package init(_ type: SDLModuleType, _ id: String) {
        self.type = type
        self.id = id
    }
}

/// A part of the car that apps may control, with its capabilities and current values.
package struct CarModule: Sendable {
    package let ref: ModuleRef
    /// The capabilities of the module, in the form of RemoteControlCapabilities.
    let capabilities: JSONValue
    /// The current values of the module, in the form of ModuleData.
    package var values: JSONValue
    /// Whether the presenting web HMI has reported the module's values since an app subscribed to the module.
    var isReported = false
    /// The saved positions of a seat, by the number of the seat memory.
    var memories: OrderedMap<Int, SeatMemory> = [:]

    var kind: ModuleKind { ModuleKind.byType[ref.type]! }

    /// Returns whether the module's capabilities include the value with the name `value`.
    func has(_ value: String) -> Bool {
        switch value {
        case "id": true
        case "lightState": capabilities["supportedLights"] != nil
        default: capabilities[ModuleKind.capability(of: value)]?.bool == true
        }
    }

    /// Returns `values` as ModuleData. The data of a seat always contains the seat's id.
    func data(_ values: JSONValue) -> JSONValue {
        var values = values
        if ref.type == .seat { values["id"] = self.values["id"] ?? values["id"] }
        var data: JSONValue = ["moduleType": .string(ref.type.rawValue)]
        if !ref.id.isEmpty { data["moduleId"] = .string(ref.id) }
        data[kind.data] = values
        return data
    }

    /// Returns the part of `values` that apps receive. If a radio is off, apps receive only radioEnable. If
    /// hdRadioEnable is false, HD radio values are left out.
    func reported(_ values: JSONValue) -> JSONValue {
        guard ref.type == .radio else { return values }
        var reported = values
        if self.values["radioEnable"] == false {
            reported = [:]
            reported["radioEnable"] = values["radioEnable"]
        }
        if self.values["hdRadioEnable"] == false {
            for name in ["hdChannel", "availableHDs", "availableHdChannels", "sisData"] { reported[name] = nil }
        }
        return reported
    }

    // MARK: Changing

    /// Returns the current values with the changes in `requested` applied. In a list, only the elements in `requested`
    /// change.
    func merged(with requested: JSONValue) -> JSONValue {
        var result = values
        for (name, value) in requested.object ?? [:] {
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

    /// Returns the current values that differ from `before`. In a list, only the changed elements are included.
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

    /// Returns the current values of the members that `requested` names.
    func part(named requested: JSONValue) -> JSONValue {
        var part: JSONValue = [:]
        for (name, value) in requested.object ?? [:] {
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
