import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport

/// A named item on the screen or in an app: a text, a button, a choice, an overlay, a view controller, …
struct Element: Sendable {
    enum Role: String, Sendable, CaseIterable {
        case app, text, image, softButton, overlay, overlayButton, choice, command, subMenu, controller, view, rect
        /// A question that the car asks the driver, and a button with which the driver answers a question.
        case question, answer
        /// A button, a row or another control in a picture that an app draws.
        case control
    }

    var role: Role
    var id: String?
    var name: String?
    /// The element's texts, one per line.
    var text: String?
    var app: String?
    /// The element's path in the state tree.
    var path: StatePath
    var isVisible: Bool
    /// The head-unit command that a press of this element runs; nil unless the element is an answer to a question.
    var answer: HeadUnitCommand?
    /// The middle of the element; nil unless the element is in a picture that an app draws.
    var point: (x: Double, y: Double)?

    var json: JSONValue {
        var json: JSONValue = ["role": .string(role.rawValue)]
        json["id"] = id.map { .string($0) }
        json["name"] = name.map { .string($0) }
        json["text"] = text == name ? nil : text.map { .string($0) }
        json["app"] = app.map { .string($0) }
        json["path"] = .string("\(path)")
        json["visible"] = .bool(isVisible)
        return json
    }
}

/// All elements of one snapshot, in the order of the state tree.
struct ElementList {
    private(set) var elements: [Element] = []
    private let activeApp: String?
    private let hasOverlay: Bool

    init(_ snapshot: StateNode) {
        let car = Self.members(Self.carParts, of: ["headUnit"], in: snapshot)
        activeApp = car["activeApp"]?.string
        let visible = car["visibleOverlay"]?.string
        hasOverlay = visible != nil
        for key in snapshot.value(at: ["headUnit", "apps"])?.keys ?? [] {
            add(Self.members(Self.appParts, of: ["headUnit", "apps", key], in: snapshot), key: key, menu: car["menu"])
        }
        for (id, overlay) in car["overlays"]?.object ?? [:] { add(overlay, id: id, isVisible: id == visible) }
        addQuestions(car)
        if let navigation = car["navigation"] { add(turnsOf: navigation) }
        for key in snapshot.value(at: ["apps"])?.keys ?? [] {
            let app = Self.members(["controllers", "views"], of: ["apps", key], in: snapshot)
            for (id, controller) in app["controllers"]?.object ?? [:] { add(controller, id: id, of: key) }
            if let root = app["views"]?["root"], let nodes = app["views"]?["nodes"]?.object {
                add(view: "\(root)", nodes, of: key, visible: key == activeApp)
            }
        }
    }

    /// The members of `headUnit` that contain elements, without `apps`.
    private static let carParts = [
        "activeApp", "visibleOverlay", "menu", "overlays", "navigation", "call", "consents", "serviceQuestions",
        "services",
    ]
    /// The members of an app on the head unit that contain elements.
    private static let appParts = ["name", "windows", "menuOrder", "commands", "subMenus", "haptics"]

    /// Returns an object with the given members of the object at `path`. Other members, such as the head unit's
    /// profile, are large and contain no elements.
    private static func members(_ names: [String], of path: StatePath, in snapshot: StateNode) -> JSONValue {
        var members: OrderedMap<String, JSONValue> = [:]
        guard let node = snapshot.value(at: path.keys) else { return .object(members) }
        for name in names { members[name] = node.value(at: [name]).map { JSONValue(of: $0) } }
        return .object(members)
    }

    private mutating func add(
        _ role: Element.Role, id: String?, name: String?, text: String? = nil, app: String?, at path: StatePath,
        visible: Bool
    ) {
        elements.append(
            Element(role: role, id: id, name: name, text: text ?? name, app: app, path: path, isVisible: visible))
    }

    // MARK: Apps

    private mutating func add(_ app: JSONValue, key: String, menu: JSONValue?) {
        let path: StatePath = ["headUnit", "apps", key]
        let isActive = key == activeApp
        // While no app is active, the display shows the home screen with the icons of all apps.
        add(.app, id: key, name: app["name"]?.string, app: key, at: path, visible: isActive || activeApp == nil)
        for (id, window) in app["windows"]?.object ?? [:] {
            add(window, at: path / "windows" / id, app: key, visible: isActive && id == "0")
        }
        let open = menu?["app"]?.string == key ? menu?["menuID"]?.int : nil
        let shown = open.flatMap { app["menuOrder"]?["\($0)"]?.array }?.compactMap(\.string) ?? []
        for (id, command) in app["commands"]?.object ?? [:] {
            add(
                .command, id: id, name: command["menuName"]?.string, app: key, at: path / "commands" / id,
                visible: shown.contains("c\(id)"))
        }
        for (id, subMenu) in app["subMenus"]?.object ?? [:] {
            add(
                .subMenu, id: id, name: subMenu["menuName"]?.string, app: key, at: path / "subMenus" / id,
                visible: shown.contains("m\(id)"))
        }
        for (id, _) in app["haptics"]?["rects"]?.object ?? [:] {
            add(.rect, id: id, name: nil, app: key, at: path / "haptics" / "rects" / id, visible: isActive)
        }
    }

    /// The names of the text fields of a window, from top to bottom.
    static let textFields = [
        "templateTitle", "mainField1", "mainField2", "mainField3", "mainField4", "statusBar", "mediaTrack",
    ]

    private mutating func add(_ window: JSONValue, at path: StatePath, app: String, visible: Bool) {
        for field in Self.textFields {
            guard let text = window[field]?.string, !text.isEmpty else { continue }
            add(.text, id: field, name: text, app: app, at: path / field, visible: visible)
        }
        for field in ["graphic", "secondaryGraphic"] {
            guard let image = window[field]?["value"]?.string else { continue }
            let isDrawn = window[field]?["omitted"] != true
            add(.image, id: field, name: image, app: app, at: path / field, visible: visible && isDrawn)
        }
        add(buttons: window["softButtons"], .softButton, at: path / "softButtons", app: app, visible: visible)
    }

    private mutating func add(
        buttons: JSONValue?, _ role: Element.Role, at path: StatePath, app: String?, visible: Bool
    ) {
        for (index, button) in (buttons?.array ?? []).enumerated() {
            add(
                role, id: button["softButtonID"].map { "\($0)" },
                name: button["text"]?.string ?? button["image"]?["value"]?.string, app: app, at: path / "\(index)",
                visible: visible)
        }
    }

    // MARK: Questions and turn-by-turn navigation

    private mutating func addQuestions(_ car: JSONValue) {
        func name(ofApp key: JSONValue?) -> String {
            elements.first { $0.role == .app && $0.id == key?.string }?.name ?? key?.string ?? ""
        }
        if let asked = car["navigation"]?["asked"] {
            add(
                question: "Go to \(Self.name(ofPlace: asked["location"]))?", id: "destination",
                app: asked["app"]?.string,
                at: ["headUnit", "navigation", "asked"], [("No", false), ("Go", true)]
            ) { .navigation(.answer(accepted: $0)) }
        }
        if let call = car["call"] {
            let (path, number): (StatePath, String) = (["headUnit", "call"], call["phoneNumber"]?.string ?? "")
            let app = call["app"]?.string
            if call["phase"] == "asked" {
                add(question: "Call \(number)?", id: "call", app: app, at: path, [("No", false), ("Call", true)]) {
                    .phone(.answer(accepted: $0))
                }
            } else {
                elements.append(
                    Element(
                        role: .answer, id: "call", name: "Hang up: \(number)", app: app, path: path, isVisible: true,
                        answer: .phone(.hangUp)))
            }
        }
        // The display shows the oldest question about a module of the car. If there is none, the display shows the
        // oldest question about an app service.
        if let consents = car["consents"]?.object, let id = consents.keys.first, let consent = consents[id] {
            let (question, app) = ("Allow \(name(ofApp: consent["app"])) to control this?", consent["app"]?.string)
            let path: StatePath = ["headUnit", "consents", id]
            add(question: question, id: id, app: app, at: path, [("No", false), ("Yes", true)]) {
                HeadUnitCommand.consent(ConsentAnswer(question: id, allowed: $0))
            }
        } else if let all = car["serviceQuestions"]?.object, let id = all.keys.first, let asked = all[id] {
            let service = asked["service"]?.string ?? ""
            let name = car["services"]?[service]?["name"]?.string ?? service
            let (question, app) = ("Use \(name)?", asked["app"]?.string)
            let path: StatePath = ["headUnit", "serviceQuestions", id]
            add(question: question, id: id, app: app, at: path, [("No", false), ("Yes", true)]) {
                HeadUnitCommand.service(.answer(question: id, allowed: $0))
            }
        }
    }

    private mutating func add(
        question: String, id: String, app: String?, at path: StatePath, _ answers: [(name: String, accepts: Bool)],
        _ command: (Bool) -> HeadUnitCommand
    ) {
        add(.question, id: id, name: question, app: app, at: path, visible: true)
        for (name, accepts) in answers {
            elements.append(
                Element(
                    role: .answer, id: id, name: name, text: name, app: app, path: path, isVisible: true,
                    answer: command(accepts)))
        }
    }

    /// Returns the text that the page shows for a destination: the name, the address or the coordinates.
    private static func name(ofPlace place: JSONValue?) -> String {
        guard let place else { return "" }
        if let name = place["locationName"]?.string, !name.isEmpty { return name }
        if let lines = place["addressLines"]?.array, !lines.isEmpty {
            return lines.compactMap(\.string).joined(separator: ", ")
        }
        let address = place["searchAddress"]
        let street = [address?["thoroughfare"], address?["subThoroughfare"]].compactMap { $0?.string }.joined(
            separator: " ")
        let parts = [street, address?["locality"]?.string ?? "", address?["countryName"]?.string ?? ""].filter {
            !$0.isEmpty
        }
        if !parts.isEmpty { return parts.joined(separator: ", ") }
        guard let point = place["coordinate"], let latitude = point["latitudeDegrees"],
            let longitude = point["longitudeDegrees"]
        else { return "Unnamed place" }
        return "\(latitude), \(longitude)"
    }

    /// Adds the elements of turn-by-turn navigation: the texts and buttons of the next turn, of the list of turns, and
    /// of the maneuver.
    private mutating func add(turnsOf navigation: JSONValue) {
        for part in ["turn", "turnList", "maneuver"] {
            guard let shown = navigation[part], let app = shown["app"]?.string, let params = shown["params"] else {
                continue
            }
            let path: StatePath = ["headUnit", "navigation", part, "params"]
            for field in ["navigationText1", "navigationText2"] {
                guard let text = params[field]?.string else { continue }
                add(.text, id: field, name: text, app: app, at: path / field, visible: true)
            }
            add(buttons: params["softButtons"], .softButton, at: path / "softButtons", app: app, visible: true)
        }
    }

    // MARK: Overlays and controllers

    private static let titles = [
        "alertText1", "alertText2", "alertText3", "scrollableMessageBody", "sliderHeader", "initialText",
        "audioPassThruDisplayText1", "audioPassThruDisplayText2",
    ]

    private mutating func add(_ overlay: JSONValue, id: String, isVisible: Bool) {
        let path: StatePath = ["headUnit", "overlays", id]
        let app = overlay["app"]?.string
        let said = Self.titles.compactMap { overlay["params"]?[$0]?.string }
        add(
            .overlay, id: id, name: said.first, text: said.joined(separator: "\n"), app: app, at: path,
            visible: isVisible)
        add(
            buttons: overlay["params"]?["softButtons"], .overlayButton, at: path / "params" / "softButtons", app: app,
            visible: isVisible)
        for (index, choice) in (overlay["choices"]?.array ?? []).enumerated() {
            let words = ["menuName", "secondaryText", "tertiaryText"].compactMap { choice[$0]?.string }
            add(
                .choice, id: choice["choiceID"].map { "\($0)" }, name: words.first, text: words.joined(separator: "\n"),
                app: app, at: path / "choices" / "\(index)", visible: isVisible)
        }
    }

    private mutating func add(_ controller: JSONValue, id: String, of app: String) {
        let path: StatePath = ["apps", app, "controllers", id]
        let isVisible = controller["state"]?.string == "appeared"
        add(.controller, id: id, name: controller["class"]?.string, app: app, at: path, visible: isVisible)
        if let view = controller["view"] { add(view: view, at: path / "view", app: app, visible: isVisible) }
    }

    private mutating func add(view: JSONValue, at path: StatePath, app: String, visible: Bool) {
        let said = (view["text"]?.array ?? []).compactMap(\.string).filter { !$0.isEmpty }.joined(separator: "\n")
        add(
            .view, id: view["id"]?.string, name: view["class"]?.string, text: said, app: app, at: path, visible: visible
        )
        for (index, subview) in (view["subviews"]?.array ?? []).enumerated() {
            add(view: subview, at: path / "subviews" / "\(index)", app: app, visible: visible)
        }
    }

    // MARK: Pictures that apps draw

    /// Adds the texts and the controls that are inside the view with the id `id`.
    ///
    /// - Returns: whether the view is a control or contains controls. A view that contains controls is not added as a
    ///   control itself.
    @discardableResult
    private mutating func add(
        view id: String, _ nodes: OrderedMap<String, JSONValue>, of app: String, visible: Bool, depth: Int = 0
    ) -> Bool {
        guard depth < Self.deepest, let node = nodes[id] else { return false }
        let isVisible = visible && node["hidden"]?.bool != true && node["alpha"]?.double != 0
        var hasControls = false
        for child in node["children"]?.array ?? [] {
            let found = add(view: "\(child)", nodes, of: app, visible: isVisible, depth: depth + 1)
            hasControls = hasControls || found
        }
        let isControl = node["enabled"]?.bool != false
        let frame = (node["frame"]?.array ?? []).compactMap(\.double)
        guard let name = (node["label"] ?? node["text"])?.string, !name.isEmpty, frame.count == 4,
            !isControl || !hasControls
        else { return hasControls }
        let (role, path): (Element.Role, StatePath) = (
            isControl ? .control : .text, ["apps", app, "views", "nodes", id]
        )
        add(role, id: id, name: name, text: node["text"]?.string, app: app, at: path, visible: isVisible)
        elements[elements.count - 1].point = (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
        return hasControls || isControl
    }

    private static let deepest = 64
}
