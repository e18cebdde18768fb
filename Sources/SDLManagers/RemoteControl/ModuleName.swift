import JSON
import SDLRPC
import SDLSupport

/// The name of a module of the car: a type and an id. A name without an id means the first module of the type.
struct ModuleName: Hashable {
    let type: SDLModuleType
    let id: String?

    init(_ type: SDLModuleType, _ id: String?) {
        self.type = type
        self.id = id
    }

    init(_ data: SDLModuleData) { self.init(data.moduleType, data.moduleId) }

    var words: String { id.map { "\(type.rawValue) \($0)" } ?? type.rawValue }
}

/// Merges new values of a module into its earlier values. Both are JSON objects.
enum ModuleValues {
    /// The names of list members, each with the member that identifies the elements of the list. A new element changes
    /// only the old element with the same identifier.
    private static let identities = [
        "lightState": "id", "equalizerSettings": "channelId", "massageMode": "massageZone",
        "massageCushionFirmness": "cushion",
    ]

    static func data(_ values: JSONValue) -> SDLModuleData? { try? SDLModuleData.reading(values.json()).value }

    static func merged(_ old: JSONValue?, with news: JSONValue) -> JSONValue {
        guard var members = old?.object, let changes = news.object else { return news }
        for (name, value) in changes {
            if let key = identities[name], let elements = value.array {
                members[name] = .array(merged(members[name]?.array ?? [], with: elements, by: key))
            } else {
                members[name] = merged(members[name], with: value)
            }
        }
        return .object(members)
    }

    private static func merged(_ old: [JSONValue], with news: [JSONValue], by key: String) -> [JSONValue] {
        news.reduce(into: old) { list, element in
            if let index = list.firstIndex(where: { $0[key] == element[key] }) {
                list[index] = merged(list[index], with: element)
            } else {
                list.append(element)
            }
        }
    }
}
