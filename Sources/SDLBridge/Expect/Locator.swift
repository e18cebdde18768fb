import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing

/// A description of the element that a client means. A property that is nil matches every element.
struct Locator: Sendable {
    var role: Element.Role?
    var name: String?
    /// A part of the element's text, in lower case. The comparison ignores the letter case of the element's text.
    var text: String?
    var id: String?
    var app: String?
    /// Whether the client wants to use the element and has given no role. If true, only elements that the driver can
    /// use match the locator, and `preferred` prefers some roles to others.
    var isForUse = false
    var manner = Manner.press(.short)

    /// How a driver uses the element.
    enum Manner: Sendable {
        case press(PressMode)
        /// Types a text on the open keyboard.
        case type(String)
        case submit(String)
        /// Moves the open slider to a position.
        case slide(Int)
    }

    /// The parameters that say how to use the element. A request may have at most one of these parameters.
    static let manners: [Schema.Field] = [
        CommandDefinition.mode, .may("type", .text(), "types this text, the whole text so far, on the open keyboard"),
        .may("submit", .text(), "submits this text on the open keyboard"),
        .may("position", .integer(1...26), "moves the open slider to this position"),
    ]

    static let fields: [Schema.Field] = [
        .may("role", .word(Element.Role.allCases.map(\.rawValue)), "the kind of element"),
        .may("name", .text(), "the element's exact name"),
        .may("text", .text(), "a part of the element's texts, in any case"),
        .may("id", .text(), "the element's number or name, as text"),
        .may("app", .text(), "the key of the element's app"),
    ]

    /// Creates a locator from a command's parameters.
    ///
    /// - Parameter usual: the role of the element if `params` contains no role. For keyboards and sliders, `usual` is
    ///   `overlay`. One overlay is visible at a time, so the role is sufficient.
    init(_ params: CommandParams, role usual: Element.Role? = nil) throws(Problem) {
        role = params.optionalText("role").flatMap { Element.Role(rawValue: $0) } ?? usual
        name = params.optionalText("name")
        text = params.optionalText("text")?.lowercased()
        id = params.optionalText("id")
        app = params.optionalText("app")
        guard role != nil || name != nil || text != nil || id != nil else {
            throw Problem(
                .unprocessable, detail: "The locator is empty.",
                hint: "Give role, name, text or id, preferably role and name.")
        }
    }

    /// Creates a locator for an element that the driver uses. `params` contains the locator, and also how the driver
    /// uses the element.
    init(use params: CommandParams) throws(Problem) {
        let given = Self.manners.map(\.name).filter { params.json[$0] != nil }
        guard given.count <= 1 else {
            throw Problem(
                .unprocessable, detail: "\(given.joined(separator: " and ")) cannot be used together.",
                hint: "Send one request for each parameter.")
        }
        try self.init(params, role: given.first.map { $0 != "mode" } == true ? .overlay : nil)
        if let text = params.optionalText("type") { manner = .type(text) }
        if let text = params.optionalText("submit") { manner = .submit(text) }
        if let position = params.optionalInteger("position") { manner = .slide(position) }
        if case .press = manner { manner = .press(params.mode()) }
        // If the client has given no role, only elements that the driver can use match.
        isForUse = role == nil
    }

    func matches(_ element: Element) -> Bool {
        (role == nil || role == element.role) && (name == nil || name == element.name)
            && (id == nil || id == element.id) && (app == nil || app == element.app)
            && (text == nil || element.text?.lowercased().contains(text!) == true)
            && (!isForUse || element.use(manner) != nil)
    }

    /// Returns a visible element whose name differs from the locator's name only in letter case. Returns nil if a
    /// visible element matches exactly.
    ///
    /// Such a difference is almost always a mistake, so waiting for an exact match would be useless.
    func differingInCase(in elements: [Element]) -> Element? {
        guard let name else { return nil }
        let visible = elements.filter(\.isVisible)
        guard !visible.contains(where: matches) else { return nil }
        var other = self
        return visible.first { element in
            guard let its = element.name, its.lowercased() == name.lowercased() else { return false }
            other.name = its
            return other.matches(element)
        }
    }

    /// Returns those of the matching `elements` that a driver would use. For example, a text can have the same name as
    /// a button. A button of an overlay can cover a button with the same name.
    func preferred(_ elements: [Element]) -> [Element] {
        guard isForUse, role == nil,
            let front = Self.front.first(where: { role in elements.contains { $0.role == role } })
        else { return elements }
        return elements.filter { $0.role == front }
    }

    private static let front: [Element.Role] = [
        .answer, .overlayButton, .choice, .softButton, .control, .command, .subMenu, .app,
    ]

    /// Returns descriptions of the nearest matches. Elements with the locator's role come first, then all other
    /// elements. In both groups, the elements are sorted by the similarity of their names, the most similar first.
    func candidates(in elements: [Element]) -> [JSONValue] {
        let wanted = (name ?? text ?? id ?? "").lowercased()
        let ranked = elements.enumerated().map { index, element -> (Int, Int, Int) in
            let distance = NearestMatch.distance(wanted, (element.name ?? element.id ?? "").lowercased())
            return (role == nil || role == element.role ? 0 : 1, distance, index)
        }
        return ranked.sorted { $0 < $1 }.prefix(5).map { elements[$0.2].json }
    }
}

extension Element {
    /// Returns the head-unit command that uses the element in the way that `manner` describes; nil if the element
    /// cannot be used in this way.
    func use(_ manner: Locator.Manner) -> HeadUnitCommand? {
        switch manner {
        case .press(let mode): return press(mode)
        case .type(let text): return role == .overlay ? .overlay(overlay, .type(text: text)) : nil
        case .submit(let text): return role == .overlay ? .overlay(overlay, .submit(text: text)) : nil
        case .slide(let position): return role == .overlay ? .overlay(overlay, .slide(position: position)) : nil
        }
    }

    private func press(_ mode: PressMode) -> HeadUnitCommand? {
        let target = Target(id: id.flatMap { Int($0) }, text: nil)
        switch role {
        case .softButton where path.keys.dropFirst().first == "navigation":
            return .navigation(.press(target, mode: mode))
        case .softButton:
            return .softButton(target, mode: mode, app: app, window: path.keys.dropLast(2).last.flatMap { Int($0) })
        case .overlayButton: return .overlay(overlay, .press(target, mode: mode))
        // Elements of other roles have no long press.
        case _ where mode != .short: return nil
        case .answer: return answer
        case .app: return app.map { .app(key: $0, .activate) }
        case .choice: return .overlay(overlay, .choose(target, source: .menu))
        case .command: return .menu(.choose(target))
        case .subMenu: return .menu(.open(menuID: id.flatMap { Int($0) }))
        case .rect: return id.flatMap { Int($0) }.map { .rect($0) }
        case .control, .text: return point.map { .tap(x: $0.x, y: $0.y) }
        case .image, .overlay, .question, .controller, .view: return nil
        }
    }

    private var overlay: String? { path.keys.count > 2 ? path.keys[2] : nil }
}
