package import JSON
import SDLLog
import SDLSupport

/// What the driver sees, and what apps have put on the head unit, at a moment.
package struct Sight: Sendable, Equatable {
    package var driver: JSONValue
    /// By their keys.
    package var apps: [String: JSONValue]
}

/// Looks at one moment after the other, and anew only at what has changed.
struct Onlooker {
    /// What an app had put there as of these changes.
    private var seen: [String: (changes: [UInt64], look: JSONValue)] = [:]

    mutating func look(at state: StateNode, _ apps: [String]) -> Sight {
        let display = Display(state)
        for app in apps {
            let changes = [["headUnit", "apps", app], ["apps", app, "views"]].map { state.value(at: $0)?.changed ?? 0 }
            if seen[app]?.changes != changes { seen[app] = (changes, display.seen(of: app)) }
        }
        return Sight(driver: display.driver(apps), apps: seen.mapValues(\.look))
    }
}

extension Display {
    // MARK: The driver

    /// Of apps that do not come along nothing is looked at but that there is one.
    fileprivate func driver(_ apps: [String]) -> JSONValue {
        var seen: JSONValue = .object([:])
        let front = json("headUnit", "activeApp")?.string
        seen["app in front"] = front.flatMap { apps.contains($0) ? .string($0) : nil } ?? "none of these"
        if let menu = json("headUnit", "menu"), let app = menu["app"]?.string, let id = menu["menuID"]?.int,
            apps.contains(app)
        {
            let title = json("headUnit", "apps", app, "subMenus", "\(id)", "menuName")
            seen["open menu"] = id == 0 ? .string(app) : title ?? "a submenu"
        }
        if let id = visibleOverlay, let overlay = json("headUnit", "overlays", id),
            overlay["app"]?.string.map(apps.contains) ?? true
        {
            seen["overlay"] = self.overlay(overlay)
        }
        return seen
    }

    private static let told = ["app", "kind", "position", "entry", "autoComplete", "phase"]

    private func overlay(_ overlay: JSONValue) -> JSONValue {
        var seen: JSONValue = .object([:])
        for name in Self.told { seen[name] = overlay[name] }
        var params = Meaning.of(overlay["params"] ?? .object([:]))
        params["interactionChoiceSetIDList"] = nil
        seen["params"] = params
        seen["choices"] = overlay["choices"].map(Meaning.of)
        return seen
    }

    // MARK: An app

    fileprivate func seen(of app: String) -> JSONValue {
        guard let its = json("headUnit", "apps", app) else { return .null }
        var seen: JSONValue = .object([:])
        for (id, window) in its["windows"]?.object ?? [:] {
            seen[id == "0" ? "screen" : "widget \(id)"] = Meaning.of(Self.shown(window))
        }
        seen["menu"] = menu("0", its, depth: 0)
        let words = (its["commands"]?.object?.values ?? []).flatMap { $0["vrCommands"]?.array ?? [] }
        seen["voice commands"] = .array(words.compactMap(\.string).sorted().map { .string($0) })
        seen["choices"] = .array(
            (its["choiceSets"]?.object?.values ?? []).flatMap { $0["choices"]?.array ?? [] }
                .map { Meaning.of($0).description }.sorted().map { .string($0) })
        seen["global properties"] = its["globalProperties"].map(Meaning.of)
        for name in ["subscribedButtons", "subscribedVehicleData"] {
            seen[name] = .array((its[name]?.array ?? []).compactMap(\.string).sorted().map { .string($0) })
        }
        if let clock = its["mediaClock"] { seen["media clock"] = Meaning.of(clock) }
        if let streams = its["streams"]?.object { seen["streams"] = .array(streams.keys.map { .string($0) }) }
        let said = projected(by: app)
        if !said.isEmpty { seen["picture"] = .array(said.map { .string($0) }) }
        return seen
    }

    /// A window as it looks: what is empty is not there.
    private static func shown(_ window: JSONValue) -> JSONValue {
        var shown = window
        for (name, value) in window.object ?? [:] where value.string == "" || value.array?.isEmpty == true {
            shown[name] = nil
        }
        return shown
    }

    private func menu(_ id: String, _ app: JSONValue, depth: Int) -> JSONValue {
        let order = (app["menuOrder"]?[id]?.array ?? []).compactMap(\.string)
        return .array(
            order.compactMap { entry -> JSONValue? in
                let number = String(entry.dropFirst())
                guard entry.hasPrefix("m") else { return app["commands"]?[number].map(Self.line) }
                guard var line = app["subMenus"]?[number].map(Self.line) else { return nil }
                if depth < 8 { line["lines"] = menu(number, app, depth: depth + 1) }
                return line
            })
    }

    private static func line(_ entry: JSONValue) -> JSONValue {
        var line = Meaning.of(entry)
        line["position"] = nil
        line["vrCommands"] = nil
        return line
    }
}
