import JSON
import SDLRPC
import SDLSupport

// The JSON form of a saved app.
extension KeptApp: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", key.rawValue)
            writer.field("level", level.rawValue)
            writer.field("at", Int(at.milliseconds))
            writer.field("cycle", cycle)
            writer.field("hash", hashID)
            writer.field("icon", icon)
            writer.field("commands", menu.commands.values)
            writer.field("subMenus", menu.subMenus.values)
            writer.field("menuOrder", menu.order)
            writer.field("choiceSets", choiceSets)
            writer.field("globalProperties", globalProperties)
            if !resetProperties.isEmpty { writer.field("resetProperties", resetProperties.map(\.rawValue)) }
            writer.field("buttons", subscribedButtons.map(\.rawValue))
            writer.field("capabilities", subscribedCapabilities.map(\.rawValue))
            writer.field("vehicleData", vehicleData)
            if isSubscribedToWayPoints { writer.field("wayPoints", true) }
            if !services.isEmpty { writer.field("services", services) }
            writer.field("modules", modules.map { [$0.type.rawValue, $0.id] })
            writer.field("widgets") { writer in
                writer.array { writer in
                    for widget in widgets {
                        widget.keep(in: &writer)
                        writer.next()
                    }
                }
            }
        }
    }

    init(kept json: JSONValue) throws(HeadUnitMemory.Damage) {
        self.init(
            key: AppKey(rawValue: try json.kept("app").string.kept("app")),
            level: SDLHMILevel(rawValue: try json.kept("level").string.kept("level")),
            at: Instant(milliseconds: try json.kept("at").int.kept("at")),
            cycle: try json.kept("cycle").int.kept("cycle"))
        hashID = json["hash"]?.string
        icon = json["icon"]?.string
        var order: OrderedMap<Int, [String]> = [:]
        for (id, entries) in json["menuOrder"]?.object ?? [:] {
            order[try Int(id).kept("menuOrder")] = (entries.array ?? []).compactMap(\.string)
        }
        menu = AppMenu(
            commands: try Self.messages(in: json, "commands"), subMenus: try Self.messages(in: json, "subMenus"),
            order: order)
        let sets = json["choiceSets"] ?? [:]
        for (id, _) in sets.object ?? [:] {
            choiceSets[try Int(id).kept("choiceSets")] = try Self.messages(in: sets, id)
        }
        globalProperties = try Self.message(json.kept("globalProperties"), "globalProperties")
        resetProperties = (json.names("resetProperties") ?? []).map(SDLGlobalProperty.init(rawValue:))
        subscribedButtons = (json.names("buttons") ?? []).map(SDLButtonName.init(rawValue:))
        subscribedCapabilities = (json.names("capabilities") ?? []).map(SDLSystemCapabilityType.init(rawValue:))
        vehicleData = json.names("vehicleData") ?? []
        isSubscribedToWayPoints = json["wayPoints"]?.bool == true
        services = json.names("services") ?? []
        for module in json["modules"]?.array ?? [] {
            let type = SDLModuleType(rawValue: try (module[0]?.string).kept("modules"))
            modules.append(ModuleRef(type, try (module[1]?.string).kept("modules")))
        }
        for widget in json["widgets"]?.array ?? [] { widgets.append(try Window(kept: widget)) }
    }

    private static func messages<Value: JSONReadable>(
        in json: JSONValue, _ key: String
    ) throws(HeadUnitMemory.Damage) -> [Value] {
        var values: [Value] = []
        for part in json[key]?.array ?? [] { values.append(try message(part, key)) }
        return values
    }

    static func message<Value: JSONReadable>(
        _ json: JSONValue, _ key: String
    ) throws(HeadUnitMemory.Damage) -> Value {
        try (try? Value.reading(json.json()).value).kept(key)
    }
}

extension Window {
    fileprivate func keep(in writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("windowID", windowID)
            writer.field("name", name)
            writer.field("type", type.rawValue)
            writer.field("template", template)
            if let dayColorScheme { writer.field("dayColorScheme", dayColorScheme) }
            if let nightColorScheme { writer.field("nightColorScheme", nightColorScheme) }
            writer.field("service", associatedServiceType)
            writer.field("duplicates", duplicatesFrom)
        }
    }

    fileprivate init(kept json: JSONValue) throws(HeadUnitMemory.Damage) {
        self.init(
            windowID: try json.kept("windowID").int.kept("windowID"), name: json["name"]?.string,
            type: SDLWindowType(rawValue: try json.kept("type").string.kept("type")),
            template: try json.kept("template").string.kept("template"))
        if let scheme = json["dayColorScheme"] { dayColorScheme = try KeptApp.message(scheme, "dayColorScheme") }
        if let scheme = json["nightColorScheme"] { nightColorScheme = try KeptApp.message(scheme, "nightColorScheme") }
        associatedServiceType = json["service"]?.string
        duplicatesFrom = json["duplicates"]?.int
    }
}
