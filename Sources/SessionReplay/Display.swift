package import JSON
package import SDLLog
import SDLSupport

/// The visible contents of the display at one moment. A replay finds the targets of inputs in these contents, and a
/// recorded test expects the contents.
package struct Display {
    struct Item {
        var number: Int
        var title: String
    }

    struct Frame {
        var x, y, width, height: Double
    }

    private let state: StateNode

    package init(_ state: StateNode) { self.state = state }

    package func json(_ keys: String...) -> JSONValue? {
        state.value(at: keys).map { JSONValue(of: $0) }
    }

    package var activeApp: String? { json("headUnit", "activeApp")?.string }
    package var visibleOverlay: String? { json("headUnit", "visibleOverlay")?.string }
    package var menu: JSONValue? { json("headUnit", "menu") }

    package func mediaClock(of app: String) -> JSONValue? { json("headUnit", "apps", app, "mediaClock") }

    /// Returns the numbers of the last changes of parts of the state; 0 for a part that does not exist.
    package func changes(of parts: [[String]]) -> [UInt64] { parts.map { state.value(at: $0)?.changed ?? 0 } }

    /// Returns the lists of items (buttons, choices or commands) from which the input selects an item by its number.
    /// `member` is the name of the input's parameter that contains the number.
    func numbered(for input: SessionInput) -> [(member: String, items: [Item])] {
        let app = input.params["app"]?.string ?? activeApp ?? ""
        let overlay = input.params["overlay"]?.string ?? visibleOverlay ?? ""
        switch input.command {
        case "headUnit.softButton":
            let window = "\(input.params["window"]?.int ?? 0)"
            return [("id", buttons(json("headUnit", "apps", app, "windows", window, "softButtons")))]
        case "headUnit.overlay.press":
            return [("id", buttons(json("headUnit", "overlays", overlay, "params", "softButtons")))]
        case "headUnit.overlay.choose":
            return [("choiceID", items(json("headUnit", "overlays", overlay, "choices")?.array ?? [], "choiceID"))]
        case "headUnit.menu.choose":
            let all = ["commands": "cmdID", "subMenus": "menuID"].sorted { $0.key < $1.key }.flatMap { place, number in
                items(json("headUnit", "apps", app, place)?.object?.values ?? [], number)
            }
            return [("cmdID", all)]
        case "headUnit.menu.open":
            return [("menuID", items(json("headUnit", "apps", app, "subMenus")?.object?.values ?? [], "menuID"))]
        default: return []
        }
    }

    private func buttons(_ all: JSONValue?) -> [Item] {
        (all?.array ?? []).compactMap { button in
            guard let number = button["softButtonID"]?.int, let title = button["text"]?.string, !title.isEmpty else {
                return nil
            }
            return Item(number: number, title: title)
        }
    }

    private func items(_ all: [JSONValue], _ number: String) -> [Item] {
        all.compactMap { item in
            guard let id = item[number]?.int, let title = item["menuName"]?.string else { return nil }
            return Item(number: id, title: title)
        }
    }

    // MARK: Apps

    /// Returns the app for which an input is meant: the app whose element or question the driver sees. Returns nil if
    /// the input is meant for all apps.
    func app(of input: SessionInput) -> String? {
        let params = input.params
        let overlay = (params["overlay"]?.string ?? visibleOverlay).flatMap { json("headUnit", "overlays", $0) }
        let part = input.command.split(separator: ".").dropFirst().first.map(String.init) ?? ""
        switch part {
        case "overlay": return overlay?["app"]?.string
        case "menu": return menu?["app"]?.string ?? activeApp
        case "call": return json("headUnit", "call", "app")?.string
        case "navigation": return json("headUnit", "navigation", "asked", "app")?.string
        case "consent": return asked(json("headUnit", "consents"), params)
        case "services":
            return params["service"]?.string.flatMap { json("headUnit", "services", $0, "app")?.string }
                ?? asked(json("headUnit", "serviceQuestions"), params)
        case "voice":
            return app { $0["name"]?.string?.lowercased() == params["text"]?.string?.lowercased() }
                ?? overlay?["app"]?.string ?? activeApp
        // The buttons of the car are for all subscribed apps.
        case "button": return nil
        case "use": return app(ofElement: params, overlay)
        default: return activeApp
        }
    }

    private func app(ofElement params: JSONValue, _ overlay: JSONValue?) -> String? {
        func isMeant(_ title: String?) -> Bool {
            guard let title else { return false }
            if let name = params["name"]?.string { return title == name }
            return params["text"]?.string.map { title.lowercased().contains($0.lowercased()) } ?? false
        }
        let role = params["role"]?.string
        if let overlay {
            let titles =
                (overlay["params"]?["softButtons"]?.array ?? []).map { $0["text"]?.string }
                + (overlay["choices"]?.array ?? []).map { $0["menuName"]?.string }
            let isIn = ["type", "submit", "position"].contains { params[$0] != nil } || titles.contains(where: isMeant)
            if role.map({ ["overlay", "overlayButton", "choice"].contains($0) }) ?? isIn {
                return overlay["app"]?.string
            }
        }
        if role == "app" || activeApp == nil {
            return app { isMeant($0["name"]?.string) || $0["key"] == params["id"] }
        }
        return activeApp
    }

    private func app(where isMeant: (JSONValue) -> Bool) -> String? {
        json("headUnit", "apps")?.object?.first { isMeant($0.value) }?.key
    }

    /// Returns the app that has asked one of the `questions`: the question whose id `params` contains, or else the
    /// oldest question.
    private func asked(_ questions: JSONValue?, _ params: JSONValue) -> String? {
        let question = params["question"]?.string.flatMap { questions?[$0] } ?? questions?.object?.values.first
        return question?["app"]?.string
    }

    // MARK: Streamed pictures

    private struct View {
        var kind: String
        var title: String
        var frame: Frame
    }

    private var views: [View] { activeApp.map { views(of: $0) } ?? [] }

    /// Describes the views in an app's streamed picture, in drawing order: kind, label, text, image and state.
    func projected(by app: String) -> [String] { visibleNodes(of: app).compactMap(Self.words) }

    private static func words(of node: JSONValue) -> String? {
        let (label, text, image) = (node["label"]?.string, node["text"]?.string, node["image"]?.string)
        guard let kind = node["class"]?.string, label ?? text ?? image != nil else { return nil }
        var words = (label ?? text).map { "\(kind) \($0)" } ?? kind
        if label != nil, let text, !text.isEmpty, text != label { words += ", \(text)" }
        for state in ["selected", "disabled"] where node[state]?.bool == true { words += ", \(state)" }
        return ([words] + [image, node["color"]?.string].compactMap { $0 }).joined(separator: ", ")
    }

    /// Returns the views that have a label or a text, in drawing order.
    private func views(of app: String) -> [View] {
        visibleNodes(of: app).compactMap { node in
            let frame = (node["frame"]?.array ?? []).compactMap(\.double)
            guard let title = (node["label"] ?? node["text"])?.string, let kind = node["class"]?.string,
                frame.count == 4
            else { return nil }
            return View(
                kind: kind, title: title, frame: Frame(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        }
    }

    /// Returns the views of an app's streamed picture that are not hidden, in drawing order.
    private func visibleNodes(of app: String) -> [JSONValue] {
        guard let tree = json("apps", app, "views"), let root = tree["root"]?.int, let nodes = tree["nodes"]?.object
        else { return [] }
        var visible: [JSONValue] = []
        func add(_ id: Int, depth: Int) {
            guard depth < 64, let node = nodes["\(id)"], node["hidden"]?.bool != true, node["alpha"]?.double != 0
            else { return }
            visible.append(node)
            for child in node["children"]?.array ?? [] { if let id = child.int { add(id, depth: depth + 1) } }
        }
        add(root, depth: 0)
        return visible
    }

    func view(atX x: Double, y: Double) -> Target? {
        let hit = views.last { view in
            let frame = view.frame
            return frame.width > 0 && frame.height > 0 && x >= frame.x && x <= frame.x + frame.width && y >= frame.y
                && y <= frame.y + frame.height
        }
        guard let hit, views.count(where: { $0.kind == hit.kind && $0.title == hit.title }) == 1 else { return nil }
        return .view(
            kind: hit.kind, title: hit.title, x: (x - hit.frame.x) / hit.frame.width,
            y: (y - hit.frame.y) / hit.frame.height)
    }

    func frame(of kind: String, title: String) -> Frame? {
        let fitting = views.filter { $0.kind == kind && $0.title == title }
        return fitting.count == 1 ? fitting[0].frame : nil
    }
}

/// A value that is computed from parts of the state, and computed again only if one of the parts has changed.
package struct Computed<Value> {
    private var last: (parts: [[String]], changes: [UInt64], value: Value)?

    package init() {}

    package mutating func value(from parts: [[String]], of display: Display, _ compute: () -> Value) -> Value {
        let changes = display.changes(of: parts)
        if let last, last.parts == parts, last.changes == changes { return last.value }
        let value = compute()
        last = (parts, changes, value)
        return value
    }
}
