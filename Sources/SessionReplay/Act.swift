package import JSON
package import SDLLog
import SDLSupport

/// Something that the driver, the car or a tester did.
package struct Act: Sendable, Equatable {
    /// Its row.
    package var seq: UInt64
    /// In milliseconds, on the head unit's clock.
    package var at: Double
    package var command: String
    package var params: JSONValue
    /// What it did it to, where its parameters name that by a number: numbers are another build's own.
    package var target: Target?
    /// Something came of it.
    package var hadEffects = false

    package init(seq: UInt64, at: Double, command: String, params: JSONValue) {
        (self.seq, self.at, self.command, self.params) = (seq, at, command, params)
    }

    /// It stands in the file as it was done: nothing was taken out of it, and nothing left out.
    package var isWhole: Bool { !Self.lacks(params) }

    private static func lacks(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): text == "[redacted]" || text.hasSuffix(" bytes in all)")
        case .array(let values): values.contains(where: lacks)
        case .object(let members): members.values.contains(where: lacks)
        default: false
        }
    }

    /// Commands that are nobody's act: they move the clock, hold others off, or are made of others.
    static func isAct(_ command: String) -> Bool {
        let isOther =
            command.hasPrefix("headUnit.clock.") || command.hasPrefix("bridge.control.") || command == "bridge.batch"
        return !isOther
    }
}

// MARK: - In words

extension Act {
    /// For people: `pressed "Open"`.
    package var words: String {
        let what = (target?.title ?? params["text"]?.string ?? params["name"]?.string).map { "\"\($0)\"" }
        let app = params["app"]?.string
        switch (command, what) {
        case ("headUnit.softButton", let what?), ("headUnit.overlay.press", let what?): return "\(press) \(what)"
        case ("headUnit.button", let what?): return "\(press) the car's button \(what)"
        case ("headUnit.overlay.choose", let what?), ("headUnit.menu.choose", let what?): return "chose \(what)"
        case ("headUnit.voice", let what?): return "said \(what)"
        case ("headUnit.overlay.type", let what?): return "typed \(what)"
        case ("headUnit.overlay.submit", let what): return what.map { "entered \($0)" } ?? "entered what was typed"
        case ("headUnit.overlay.cancel", _): return "sent the overlay away"
        case ("headUnit.overlay.timeout", _): return "let the overlay's time run out"
        case ("headUnit.overlay.slide", _): return "moved the slider to \(params["position"]?.int ?? 0)"
        case ("headUnit.menu.open", let what): return what.map { "opened the menu \($0)" } ?? "opened the menu"
        case ("headUnit.menu.close", _): return "closed the menu"
        case ("headUnit.app.activate", _): return "opened \(app ?? "an app")"
        case ("headUnit.app.close", _): return "closed \(app ?? "an app")"
        case ("bridge.use", let what?): return Self.use(params["role"]?.string, what)
        default: return "\(command)\(Self.few(params))"
        }
    }

    private var press: String { params["mode"]?.string == "long" ? "held" : "pressed" }

    private static func use(_ role: String?, _ what: String) -> String {
        switch role {
        case "softButton", "overlayButton": "pressed \(what)"
        case "choice", "command", "subMenu": "chose \(what)"
        case "app": "opened \(what)"
        default: "used \(what)"
        }
    }

    /// No more of it than fits on a line.
    private static func few(_ params: JSONValue) -> String {
        guard let members = params.object, !members.isEmpty else { return "" }
        let text = "\(params)"
        return text.count > 80 ? " \(text.prefix(80))…" : " \(text)"
    }
}

// MARK: - What it was done to

/// A thing on the display, by what it says.
package enum Target: Sendable, Equatable {
    /// A button of a window, a command, a choice, a button of an overlay.
    case titled(String, number: String)
    /// A view of a projected picture, and where within it, from 0 to 1.
    case view(kind: String, title: String, x: Double, y: Double)

    var title: String {
        switch self {
        case .titled(let title, _), .view(_, let title, _, _): title
        }
    }
}

extension Act {
    /// The act with what it was done to, as the display stood before it.
    func aimed(in state: StateNode) -> Act {
        var act = self
        let display = Display(state)
        if act.params["overlay"]?.string != nil, act.params["overlay"]?.string == display.visibleOverlay {
            act.params["overlay"] = nil
        }
        for (member, things) in display.numbered(for: self) {
            guard let number = params[member]?.int, let thing = things.first(where: { $0.number == number }),
                things.count(where: { $0.title == thing.title }) == 1
            else { continue }
            act.target = .titled(thing.title, number: member)
        }
        if command.hasPrefix("headUnit.touch."), let x = params["x"]?.double, let y = params["y"]?.double {
            act.target = display.view(atX: x, y: y)
        }
        return act
    }

    /// Its parameters where the same thing is now; as they were where it is not there any more.
    package func params(in state: StateNode) -> JSONValue {
        var params = params
        let display = Display(state)
        switch target {
        case .titled(let title, let member):
            let things = display.numbered(for: self).first { $0.member == member }?.things ?? []
            let fitting = things.filter { $0.title == title }
            if let thing = fitting.first, fitting.count == 1 { params[member] = .int(thing.number) }
        case .view(let kind, let title, let partX, let partY):
            guard let frame = display.frame(of: kind, title: title) else { break }
            params["x"] = .int(Int(clamping: (frame.x + frame.width * partX).rounded()))
            params["y"] = .int(Int(clamping: (frame.y + frame.height * partY).rounded()))
        case nil: break
        }
        return params
    }

    package var targetTitle: String? { target?.title }

    /// Whether the thing it was done to is there, where it is known by what it says.
    package func isAimable(in state: StateNode) -> Bool {
        guard case .titled(let title, let member) = target else { return true }
        let things = Display(state).numbered(for: self).first { $0.member == member }?.things ?? []
        return things.contains { $0.title == title }
    }
}
