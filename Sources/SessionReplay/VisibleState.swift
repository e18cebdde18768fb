package import JSON
import SDLLog
import SDLSupport

/// What the driver sees at one moment, and the state that apps have set on the head unit.
package struct VisibleState: Sendable, Equatable {
    package var driver: JSONValue
    package var apps: [String: JSONValue]
}

/// Computes visible states. Only the parts of the state that have changed are computed again.
struct VisibleStateTracker {
    private var apps: [String: Computed<JSONValue>] = [:]

    mutating func visibleState(in state: StateNode, _ apps: [String]) -> VisibleState {
        let display = Display(state)
        var seen: [String: JSONValue] = [:]
        for app in apps {
            let parts = [["headUnit", "apps", app], ["apps", app, "views"]]
            seen[app] = self.apps[app, default: Computed()].value(from: parts, of: display) { display.seen(of: app) }
        }
        return VisibleState(driver: display.driver(apps), apps: seen)
    }
}

extension Display {
    // MARK: The driver

    /// Returns what the driver sees, without the menus and overlays of apps that are not in `apps`. If such an app is
    /// in the foreground, "no compared app" replaces its name.
    fileprivate func driver(_ apps: [String]) -> JSONValue {
        var seen: JSONValue = .object([:])
        seen["active app"] = activeApp.flatMap { apps.contains($0) ? .string($0) : nil } ?? "no compared app"
        if let menu, let app = menu["app"]?.string, let id = menu["menuID"]?.int,
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

    private static let reported = ["app", "kind", "position", "entry", "autoComplete", "phase"]

    private func overlay(_ overlay: JSONValue) -> JSONValue {
        var seen: JSONValue = .object([:])
        for name in Self.reported { seen[name] = overlay[name] }
        var params = NormalizedValue.of(overlay["params"] ?? .object([:]))
        params["interactionChoiceSetIDList"] = nil
        seen["params"] = params
        seen["choices"] = overlay["choices"].map(NormalizedValue.of)
        return seen
    }

    // MARK: An app

    fileprivate func seen(of app: String) -> JSONValue {
        guard let its = json("headUnit", "apps", app) else { return .null }
        var seen: JSONValue = .object([:])
        for (id, window) in its["windows"]?.object ?? [:] {
            seen[id == "0" ? "screen" : "widget \(id)"] = NormalizedValue.of(Self.shown(window))
        }
        seen["menu"] = menu("0", its, depth: 0)
        let words = (its["commands"]?.object?.values ?? []).flatMap { $0["vrCommands"]?.array ?? [] }
        seen["voice commands"] = .array(words.compactMap(\.string).sorted().map { .string($0) })
        seen["choices"] = .array(
            (its["choiceSets"]?.object?.values ?? []).flatMap { $0["choices"]?.array ?? [] }
                .map { NormalizedValue.of($0).description }.sorted().map { .string($0) })
        seen["global properties"] = its["globalProperties"].map(NormalizedValue.of)
        for name in ["subscribedButtons", "subscribedVehicleData", "subscribedServices"] {
            seen[name] = .array((its[name]?.array ?? []).compactMap(\.string).sorted().map { .string($0) })
        }
        if its["subscribedWayPoints"]?.bool == true { seen["subscribedWayPoints"] = true }
        seen["files"] = Self.files(its["files"])
        seen["icon"] = its["icon"]?.string.flatMap { its["files"]?[$0] }.map { .string(Self.words(of: $0)) }
        let rects = its["haptics"]?["rects"]
        seen["haptic rectangles"] = .array(
            (its["haptics"]?["rectOrder"]?.array ?? []).compactMap { $0.int.flatMap { rects?["\($0)"] } }.map { rect in
                let parts = ["x", "y", "width", "height"].map { "\(rect[$0] ?? 0)" }
                return .string(parts.joined(separator: " "))
            })
        if let clock = mediaClock(of: app) { seen["media clock"] = NormalizedValue.of(clock) }
        if let streams = its["streams"]?.object { seen["streams"] = .array(streams.keys.map { .string($0) }) }
        let picture = projected(by: app)
        if !picture.isEmpty { seen["picture"] = .array(picture.map { .string($0) }) }
        return seen
    }

    /// Returns the number of files with each type, size and content. File names are not used, because they may differ
    /// between builds.
    private static func files(_ files: JSONValue?) -> JSONValue {
        var counts: OrderedMap<String, JSONValue> = [:]
        for file in files?.object?.values ?? [] {
            let words = words(of: file)
            counts[words] = .int((counts[words]?.int ?? 0) + 1)
        }
        return .object(counts)
    }

    /// Describes a file by type, size and content.
    private static func words(of file: JSONValue) -> String {
        let type = file["fileType"]?.string ?? "file"
        return "\(type) of \(file["size"]?.int ?? 0) bytes (\(file["hash"]?.string?.prefix(8) ?? ""))"
    }

    /// Returns a window without its empty members.
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
        var line = NormalizedValue.of(entry)
        line["position"] = nil
        line["vrCommands"] = nil
        return line
    }
}
