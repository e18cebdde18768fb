import JSON
import Journaling
import SDLHeadUnit
import SDLLog
import SDLSupport
import WebServing

/// Names one element by what a person would say of it. What is left out does not matter.
struct Locator: Sendable {
    var role: Element.Role?
    /// Exactly.
    var name: String?
    /// Somewhere in what it says, in any letter case.
    var text: String?
    var id: String?
    var app: String?
    /// Only what a driver can use is meant, and of several the one in front.
    var isForUse = false
    var manner = Manner.press(.short)

    /// What a driver does with it.
    enum Manner: Sendable {
        case press(PressMode)
        /// On the keyboard that is open.
        case type(String)
        case submit(String)
        /// On the slider that is open.
        case slide(Int)
    }

    /// How the element is used; at most one of them.
    static let manners: [Schema.Field] = [
        CommandDefinition.mode, .may("type", .text(), "the text so far, on the keyboard that is open"),
        .may("submit", .text(), "the text that is entered on the keyboard that is open"),
        .may("position", .integer(1...26), "where the slider that is open is moved to"),
    ]

    static let fields: [Schema.Field] = [
        .may("role", .word(Element.Role.allCases.map(\.rawValue)), "what it is"),
        .may("name", .text(), "what it is called, exactly"), .may("text", .text(), "part of what it says, in any case"),
        .may("id", .text(), "its number or name, as text"), .may("app", .text(), "whose it is"),
    ]

    /// - Parameter role: what is meant where none is named: a keyboard and a slider are overlays, and there is one in front at
    ///   most.
    init(_ params: CommandParams, role usual: Element.Role? = nil) throws(Problem) {
        role = params.optionalText("role").flatMap { Element.Role(rawValue: $0) } ?? usual
        name = params.optionalText("name")
        text = params.optionalText("text")?.lowercased()
        id = params.optionalText("id")
        app = params.optionalText("app")
        guard role != nil || name != nil || text != nil || id != nil else {
            throw Problem(
                .unprocessable, detail: "The locator names nothing.",
                hint: "Give role, name, text or id; best role and name.")
        }
    }

    /// A locator of something that is to be used.
    init(use params: CommandParams) throws(Problem) {
        let given = Self.manners.map(\.name).filter { params.json[$0] != nil }
        guard given.count <= 1 else {
            throw Problem(
                .unprocessable, detail: "\(given.joined(separator: " and ")) cannot be done at once.",
                hint: "Use the element once for each.")
        }
        try self.init(params, role: given.first.map { $0 != "mode" } == true ? .overlay : nil)
        if let text = params.optionalText("type") { manner = .type(text) }
        if let text = params.optionalText("submit") { manner = .submit(text) }
        if let position = params.optionalInteger("position") { manner = .slide(position) }
        if case .press = manner { manner = .press(params.mode()) }
        // A locator without a role means what can be used.
        isForUse = role == nil
    }

    func matches(_ element: Element) -> Bool {
        (role == nil || role == element.role) && (name == nil || name == element.name)
            && (id == nil || id == element.id) && (app == nil || app == element.app)
            && (text == nil || element.text?.lowercased().contains(text!) == true)
            && (!isForUse || element.use(manner) != nil)
    }

    /// Of the elements that fit, those that are meant: a text may stand beside a button of the same name, and a button below
    /// one of an overlay.
    func meant(_ elements: [Element]) -> [Element] {
        guard isForUse, role == nil,
            let front = Self.front.first(where: { role in elements.contains { $0.role == role } })
        else { return elements }
        return elements.filter { $0.role == front }
    }

    private static let front: [Element.Role] = [.overlayButton, .choice, .softButton, .command, .subMenu, .app]

    /// What may have been meant: the same role first, then what is called most like it.
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
    /// How a driver uses it; nil when it cannot be used that way.
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
        case .softButton:
            return .softButton(target, mode: mode, app: app, window: path.keys.dropLast(2).last.flatMap { Int($0) })
        case .overlayButton: return .overlay(overlay, .press(target, mode: mode))
        // The rest knows no long press.
        case _ where mode != .short: return nil
        case .app: return app.map { .app(key: $0, .activate) }
        case .choice: return .overlay(overlay, .choose(target, source: .menu))
        case .command: return .menu(.choose(target))
        case .subMenu: return .menu(.open(menuID: id.flatMap { Int($0) }))
        case .rect: return id.flatMap { Int($0) }.map { .rect($0) }
        case .text, .image, .overlay, .controller, .view: return nil
        }
    }

    private var overlay: String? { path.keys.count > 2 ? path.keys[2] : nil }
}
