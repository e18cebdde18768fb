import JSON
import Journaling
import SDLLog
import SDLSupport

/// A command of a recording. If the command uses an element that has a role and a name, the role and the name identify
/// the element.
struct NamedAction {
    private(set) var command: String
    var params: JSONValue
    /// The reason why a test cannot repeat the command; nil if a test can repeat the command.
    private(set) var problem: String?

    /// Creates an action from a command.
    ///
    /// - Parameters:
    ///   - used: the element that the command used, from the command's row.
    ///   - state: the state immediately before the command.
    init(_ command: String, _ params: JSONValue, used: JSONValue? = nil, in state: StateNode) {
        (self.command, self.params) = (command, params)
        if command == "bridge.use" {
            self.params["timeoutMs"] = nil
            self.params["role"] = params["role"] ?? used?["role"]
        } else if let element = Self.element(command, params, in: state) {
            self.command = "bridge.use"
            self.params = element
        } else if command.hasPrefix("headUnit.overlay.") {
            // Remove the id of the overlay, because the id differs in each run.
            self.params["overlay"] = nil
        }
        if let place = Self.cut(self.params) {
            problem = "\(command) cannot be repeated: \(place) is hidden or was cut off in the log."
        }
    }

    /// Whether `next` replaces the value that this action sets. Such a value is a typed text, the position of a slider,
    /// or vehicle data.
    func isReplaced(by next: NamedAction) -> Bool {
        ["headUnit.overlay.type", "headUnit.overlay.slide", "headUnit.vehicle.set"].contains(command)
            && command == next.command && params.object?.keys == next.params.object?.keys
    }

    /// Returns the path of a value that is redacted or shortened in the log; nil if there is no such value.
    private static func cut(_ value: JSONValue, at path: String = "") -> String? {
        switch value {
        case .string(let text): text == "[redacted]" || text.hasSuffix(" bytes in all)") ? path : nil
        case .array(let values): values.lazy.compactMap { cut($0, at: path) }.first
        case .object(let members): members.lazy.compactMap { cut($0.value, at: "\(path)/\($0.key)") }.first
        default: nil
        }
    }

    // MARK: Elements

    /// The commands for which `find` searches an element. For other commands, the list of elements is not computed.
    private static let usesElements: Set<String> = [
        "headUnit.softButton", "headUnit.navigation.press", "headUnit.overlay.press", "headUnit.overlay.choose",
        "headUnit.menu.choose", "headUnit.menu.open", "headUnit.navigation.answer", "headUnit.call.answer",
        "headUnit.call.end", "headUnit.consent.answer", "headUnit.services.answer", "headUnit.rect",
        "headUnit.touch.tap",
    ]

    /// Returns parameters for the command `bridge.use`. With these parameters, `bridge.use` uses the same element in
    /// the same way as `command`.
    private static func element(_ command: String, _ params: JSONValue, in state: StateNode) -> JSONValue? {
        guard usesElements.contains(command) else { return nil }
        let visible = ElementList(state).elements.filter(\.isVisible)
        guard let element = find(command, params, in: visible, state),
            element.name?.isEmpty == false || element.id != nil
        else { return nil }
        var locator: JSONValue = ["role": .string(element.role.rawValue)]
        locator["name"] = element.name.map { .string($0) }
        let same = visible.filter { $0.role == element.role && $0.name == element.name }
        if same.count > 1 {
            // If the view has no position, only the view's number identifies the view. The number differs in each run.
            guard element.point == nil else { return nil }
            locator["id"] = element.id.map { .string($0) }
        }
        if params["mode"]?.string == "long" { locator["mode"] = "long" }
        return locator
    }

    private static func find(
        _ command: String, _ params: JSONValue, in elements: [Element], _ state: StateNode
    ) -> Element? {
        func first(_ role: Element.Role, _ number: String) -> Element? {
            let (id, text) = (params[number].map { "\($0)" }, params["text"]?.string)
            guard id != nil || text != nil else { return nil }
            return elements.first {
                $0.role == role && (id == nil || $0.id == id) && (text == nil || $0.name == text)
                    && (params["app"]?.string ?? $0.app) == $0.app
            }
        }
        func answer(_ path: String...) -> Element? {
            let answers = elements.filter { $0.role == .answer && $0.path.keys.starts(with: ["headUnit"] + path) }
            return (params["accepted"] ?? params["allowed"])?.bool == false ? answers.first : answers.last
        }
        let isPress = ["short", "long", nil].contains(params["mode"]?.string)
        switch command {
        case "headUnit.softButton" where isPress && (params["window"]?.int ?? 0) == 0: return first(.softButton, "id")
        case "headUnit.navigation.press" where isPress: return first(.softButton, "id")
        case "headUnit.overlay.press" where isPress: return first(.overlayButton, "id")
        case "headUnit.overlay.choose" where params["source"] != "VR": return first(.choice, "choiceID")
        case "headUnit.menu.choose": return first(.command, "cmdID") ?? first(.subMenu, "cmdID")
        case "headUnit.menu.open" where params["menuID"]?.int != 0: return first(.subMenu, "menuID")
        case "headUnit.navigation.answer": return answer("navigation")
        case "headUnit.call.answer", "headUnit.call.end": return answer("call")
        case "headUnit.consent.answer" where params["module"] == nil: return answer("consents")
        case "headUnit.services.answer": return answer("serviceQuestions")
        case "headUnit.rect":
            guard let id = params["id"] else { return nil }
            return elements.first { element in
                element.point != nil
                    && state.value(at: element.path.keys).map { JSONValue(of: $0) }?["verdict"]?["reported"] == id
            }
        case "headUnit.touch.tap":
            guard let x = params["x"]?.int, let y = params["y"]?.int, params["fingers"] == nil, params["times"] == nil,
                params["holdMs"] == nil
            else { return nil }
            return view(atX: Double(x), y: Double(y), in: elements, state)
        default: return nil
        }
    }

    /// Returns the topmost control at a point. If there is no control, returns the topmost text. Does not return
    /// sliders, because the position of a touch on a slider matters.
    private static func view(atX x: Double, y: Double, in elements: [Element], _ state: StateNode) -> Element? {
        let hit = elements.filter { element in
            guard element.point != nil, let node = state.value(at: element.path.keys).map({ JSONValue(of: $0) }) else {
                return false
            }
            let frame = (node["frame"]?.array ?? []).compactMap(\.double)
            return frame.count == 4 && node["class"] != "UISlider" && x >= frame[0] && x <= frame[0] + frame[2]
                && y >= frame[1] && y <= frame[1] + frame[3]
        }
        return hit.last { $0.role == .control } ?? hit.last
    }
}
