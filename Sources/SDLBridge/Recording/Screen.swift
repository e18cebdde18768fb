import JSON
import Journaling
import SDLLog
import SDLSupport
import SessionReplay

/// The texts and elements that the driver sees at one moment, without pictures.
struct Screen {
    /// A difference between two screens, as the body of `POST /v1/expect`.
    struct Change {
        /// The subject of the change: what has changed, for example a text. A later change of the same subject replaces
        /// an earlier one.
        var subject: String
        var words: JSONValue
        /// The new text if a text has changed; an empty string if the text has disappeared.
        var text: String?
        var isOnlyNumbers = false

        /// Returns a change of the value at `path`. If `value` is nil, the value no longer exists. If `subject` is nil,
        /// the subject is the path.
        static func value(at path: String, _ value: JSONValue?, subject: String? = nil) -> Change {
            let words: JSONValue =
                value.map { ["path": .string(path), "equals": $0] } ?? ["path": .string(path), "exists": false]
            return Change(subject: subject ?? path, words: words)
        }
    }

    private struct Button: Equatable {
        var name: String
        var isHighlighted: JSONValue?
    }

    private(set) var front: String?
    private var overlay: JSONValue?
    private var overlayID: String?
    private var question: String?
    private var hasMenu = false
    private var template: String?
    private(set) var texts: [String: String] = [:]
    private var buttons: [Button] = []
    /// Whether the media clock is paused; nil if the app has no media clock.
    private var isPaused: Bool?
    private var drive: String?
    private var window = Computed<JSONValue>()
    private var elements = Computed<[Element]>()

    /// The maximum number of characters from an overlay's text in a test. The beginning of a longer text identifies the
    /// overlay.
    private static let longest = 60

    mutating func read(_ state: StateNode) {
        let display = Display(state)
        front = display.activeApp
        hasMenu = display.menu != nil
        drive = display.json("headUnit", "drive", "phase")?.string
        isPaused = front.flatMap(display.mediaClock).map { $0["pausedAt"] != nil }
        let path = ["headUnit", "apps", front ?? "", "windows", "0"]
        read(
            window: window.value(from: [path], of: display) {
                state.value(at: path).map { JSONValue(of: $0) } ?? .object([:])
            })
        let parts = ["navigation", "call", "consents", "serviceQuestions", "visibleOverlay", "overlays"]
        let elements = self.elements.value(from: parts.map { ["headUnit", $0] }, of: display) {
            ElementList(state).elements
        }
        // The id of the visible overlay can arrive before the overlay.
        let shown = elements.first { $0.role == .overlay && $0.isVisible }
        (overlayID, overlay) = (shown?.id, shown.map(Self.locator))
        question = elements.first { $0.role == .question }?.name
    }

    private mutating func read(window: JSONValue) {
        template = window["template"]?.string
        texts = [:]
        for field in ElementList.textFields { texts[field] = window[field]?.string }
        buttons = (window["softButtons"]?.array ?? []).map { button in
            Button(
                name: button["text"]?.string ?? button["image"]?["value"]?.string ?? "",
                isHighlighted: button["isHighlighted"])
        }
    }

    /// Returns the locator of an overlay. The locator contains no times, because times differ in each run.
    private static func locator(_ overlay: Element) -> JSONValue {
        guard let name = overlay.name, let text = overlay.text, !isTime(text) else { return ["role": "overlay"] }
        guard name.count <= longest else {
            return ["role": "overlay", "text": .string(String(name.prefix(longest)))]
        }
        var locator: JSONValue = ["role": "overlay", "name": .string(name)]
        let rest = text.dropFirst(name.count + 1)
        if !rest.isEmpty, rest.count <= longest { locator["text"] = .string(String(rest)) }
        return locator
    }

    private static func isTime(_ text: String) -> Bool { ValueComparison.timeless(text) != text }

    // MARK: Changes

    func changes(since old: Screen) -> [Change] {
        var found: [Change] = []
        func add(_ subject: String, _ words: JSONValue) { found.append(Change(subject: subject, words: words)) }
        if front != old.front {
            found.append(.value(at: "/headUnit/activeApp", front.map { .string($0) }, subject: "front"))
        }
        if old.overlayID != overlayID, let gone = old.overlay, gone != overlay {
            add("overlay", ["locator": overlay == nil ? ["role": "overlay"] : gone, "state": "hidden"])
        }
        if question != old.question {
            let name = JSONValue.string(question ?? old.question ?? "")
            add(
                "question",
                ["locator": ["role": "question", "name": name], "state": question == nil ? "absent" : "visible"])
        }
        if let front { found += windowChanges(since: old, of: "\(StatePath(["headUnit", "apps", front]))") }
        if overlayID != old.overlayID, let overlay { add("overlay", ["locator": overlay, "state": "visible"]) }
        if hasMenu != old.hasMenu { add("menu", ["path": "/headUnit/menu", "exists": .bool(hasMenu)]) }
        if drive != old.drive {
            found.append(.value(at: "/headUnit/drive/phase", drive.map { .string($0) }, subject: "drive"))
        }
        return found
    }

    private func windowChanges(since old: Screen, of app: String) -> [Change] {
        var found: [Change] = []
        let isSame = front == old.front
        let window = "\(app)/windows/0"
        if isSame, template != old.template, old.template != nil {
            found.append(.value(at: "\(window)/template", template.map { .string($0) }))
        }
        for field in ElementList.textFields {
            let (new, before) = (texts[field], isSame ? old.texts[field] : nil)
            guard new != before, !Self.isTime(new ?? "") else { continue }
            var change = Change.value(at: "\(window)/\(field)", new.map { .string($0) })
            change.text = new ?? ""
            change.isOnlyNumbers = Self.digitless(new) == Self.digitless(before)
            found.append(change)
        }
        guard isSame else { return found }
        if let isPaused, let wasPaused = old.isPaused, isPaused != wasPaused {
            let path = "\(app)/mediaClock/pausedAt"
            found.append(Change(subject: path, words: ["path": .string(path), "exists": .bool(isPaused)]))
        }
        return found + buttonChanges(since: old, window)
    }

    private func buttonChanges(since old: Screen, _ window: String) -> [Change] {
        guard !old.buttons.isEmpty, !buttons.isEmpty else { return [] }
        let (names, before) = (buttons.map(\.name), old.buttons.map(\.name))
        guard names == before else {
            func change(_ name: String, _ state: JSONValue) -> Change {
                Change(
                    subject: "button \(name)",
                    words: ["locator": ["role": "softButton", "name": .string(name)], "state": state])
            }
            let added = names.filter { name in !before.contains(name) && names.count { $0 == name } == 1 }.prefix(2)
            let removed = before.filter { !names.contains($0) }.prefix(added.isEmpty ? 1 : 0)
            return added.map { change($0, "visible") } + removed.map { change($0, "absent") }
        }
        return zip(buttons, old.buttons).enumerated().filter { $1.0.isHighlighted != $1.1.isHighlighted }.map {
            place, pair in
            Change.value(at: "\(window)/softButtons/\(place)/isHighlighted", pair.0.isHighlighted)
        }
    }

    private static func digitless(_ text: String?) -> String? { text.map { $0.filter { !$0.isNumber && $0 != "." } } }
}
