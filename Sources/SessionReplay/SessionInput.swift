package import JSON
package import SDLLog
import SDLSupport

/// An input by the driver, the car or a tester.
package struct SessionInput: Sendable, Equatable {
    package var seq: UInt64
    /// The time of the input, in milliseconds on the head unit's clock.
    package var at: Double
    package var command: String
    package var params: JSONValue
    /// The item that the input selects, if the parameters refer to it by a number; otherwise nil. Numbers differ
    /// between builds, so the replay searches for the item by its text.
    package var target: Target?
    /// Whether at least one row was caused by the input.
    package var hadEffects = false
    /// Whether the log of the session says that the input was refused.
    var isRejected = false
    /// The times of the touch events that the gesture has sent to apps, in milliseconds on the head unit's clock; empty
    /// if the input is no gesture.
    private var touchTimes: [Double] = []
    /// When the replay must perform the input in relation to the messages of busy apps; nil if no app was busy.
    package var hold: Hold?
    /// The instant of a message that the head unit sent by itself immediately after this input of vehicle data, if no app
    /// has reacted to the input; otherwise nil. In the replay, apps get both messages at the same moment.
    package var follower: Double?
    /// The number of the row at which the turn of the input begins: the row of the input, or the row of its first
    /// effect if the input had to wait for its target.
    var turnRow: UInt64
    /// The apps for which the input is meant; empty if the input is for the whole car.
    package private(set) var apps: Set<String> = []
    /// Whether `apps` was determined by messages to apps that the input has caused.
    private var hasReceivers = false

    package init(seq: UInt64, at: Double, command: String, params: JSONValue) {
        (self.seq, self.at, self.command, self.params) = (seq, at, command, params)
        turnRow = seq
    }

    /// Whether the input was refused and had no effect. The replay does not perform such an input: the same build could
    /// accept the input in a replay if, for example, a button has disappeared a moment before the press.
    package var wasRefused: Bool { isRejected && !hadEffects }

    /// The pauses before the touch events of the gesture; empty if the input is no gesture. On a busy machine, the
    /// pauses are longer than on a quiet machine.
    package var pauses: [Duration] { zip([at] + touchTimes, touchTimes).map { .milliseconds(max(0, $1 - $0)) } }

    /// Whether all parameters are complete. A parameter is incomplete if its value was redacted or cut off.
    package var isWhole: Bool { !Self.lacks(params) }

    /// Uses `text` in place of a text that the driver typed on a keyboard and that the session hides.
    mutating func type(_ text: String) {
        for name in ["text", "type", "submit"] where params[name] == "[redacted]" { params[name] = .string(text) }
    }

    private static func lacks(_ value: JSONValue) -> Bool {
        switch value {
        case .string(let text): text == "[redacted]" || text.hasSuffix(" bytes in all)")
        case .array(let values): values.contains(where: lacks)
        case .object(let members): members.values.contains(where: lacks)
        default: false
        }
    }

    /// Returns whether a command is an input. Commands that pause or advance the clock, take control, or combine other
    /// commands are not inputs.
    static func isInput(_ command: String) -> Bool {
        let isOther =
            command.hasPrefix("headUnit.clock.") || command.hasPrefix("bridge.control.") || command == "bridge.batch"
        return !isOther
    }

    // MARK: Descriptions

    /// A description of the input for readers, such as `pressed "Open"`. If there is no such phrase for the command,
    /// the description contains the name and the parameters of the command.
    package var words: String {
        act ?? (command == "headUnit.vehicle.set" ? RowWords.vehicleData(params) : "\(command)\(Self.few(params))")
    }

    /// A description of the input for readers, such as `pressed "Open"`; nil if no such phrase exists for the command.
    /// The page uses the same words (`web/core/actwords.js`).
    var act: String? {
        let what = (target?.title ?? params["text"]?.string ?? params["name"]?.string).map { "\"\($0)\"" }
        if let what, let act = act(on: what) { return act }
        let app = params["app"]?.string ?? "an app"
        return switch command {
        case "headUnit.overlay.press": "\(press) the alert"
        case "headUnit.overlay.submit": "submitted the typed text"
        case "headUnit.overlay.cancel": "dismissed the overlay"
        case "headUnit.overlay.timeout": "let the overlay time out"
        case "headUnit.overlay.slide": "moved the slider to \(params["position"]?.int ?? 0)"
        case "headUnit.overlay.save": "saved the overlay's value"
        case "headUnit.overlay.scroll": "scrolled the overlay"
        case "headUnit.overlay.retry": "started the recording again"
        case "headUnit.overlay.audio": "spoke into the microphone"
        case "headUnit.menu.open": "opened the menu"
        case "headUnit.menu.close": "closed the menu"
        case "headUnit.app.activate": "opened \(app)"
        case "headUnit.app.close": "closed \(app)"
        case "headUnit.app.setStatus": "set \(app) to \(params["hmiLevel"]?.string ?? "another status")"
        case "headUnit.app.background": "sent \(app) to the background"
        case "headUnit.app.connect": "connected \(app)"
        case "headUnit.app.disconnect": "disconnected \(app)"
        case "headUnit.navigation.answer": answer("accepted the destination", "declined the destination")
        case "headUnit.navigation.set": "changed the route"
        case "headUnit.call.answer": answer("accepted the call", "declined the call")
        case "headUnit.call.end": "ended the call"
        case "headUnit.consent.answer": answer("gave consent", "refused consent")
        case "headUnit.services.answer": answer("allowed the app service", "refused the app service")
        case "headUnit.touch.tap": "tapped at \(params["x"] ?? .null), \(params["y"] ?? .null)"
        case "headUnit.touch.drag": "dragged on the screen"
        case "headUnit.touch.pinch": "pinched the screen"
        case "headUnit.drive.start":
            "started the drive \((params["builtIn"] ?? params["name"])?.string ?? "without a name")"
        case "headUnit.drive.pause": "paused the drive"
        case "headUnit.drive.resume": "resumed the drive"
        case "headUnit.drive.stop": "stopped the drive"
        case "headUnit.faults.add":
            "forced \(params["result"]?.string ?? "a result") for \(params["function"]?.string ?? "")"
        case "headUnit.faults.clear": "cleared the forced results"
        default: nil
        }
    }

    private func act(on what: String) -> String? {
        switch command {
        case "headUnit.softButton", "headUnit.overlay.press", "headUnit.navigation.press": "\(press) \(what)"
        case "headUnit.button": "\(press) the car's button \(what)"
        case "headUnit.overlay.choose", "headUnit.menu.choose": "chose \(what)"
        case "headUnit.voice": "said \(what)"
        case "headUnit.overlay.type": "typed \(what)"
        case "headUnit.overlay.submit": "entered \(what)"
        case "headUnit.menu.open": "opened the menu \(what)"
        case "headUnit.touch.tap": "tapped \(what)"
        case "bridge.use": Self.use(params["role"]?.string, what)
        default: nil
        }
    }

    private func answer(_ yes: String, _ no: String) -> String {
        (params["accepted"] ?? params["allowed"])?.bool == true ? yes : no
    }

    private var press: String { params["mode"]?.string == "long" ? "long-pressed" : "pressed" }

    private static func use(_ role: String?, _ what: String) -> String {
        switch role {
        case "softButton", "overlayButton", "answer": "pressed \(what)"
        case "choice", "command", "subMenu": "chose \(what)"
        case "app": "opened \(what)"
        default: "used \(what)"
        }
    }

    private static func few(_ params: JSONValue) -> String {
        guard let members = params.object, !members.isEmpty else { return "" }
        let text = "\(params)"
        return text.count > 80 ? " \(text.prefix(80))…" : " \(text)"
    }

    // MARK: Apps

    /// The commands that are meant for only one app: the app whose element or question the driver sees. Some elements
    /// of this list are prefixes of command names.
    private static let forAnApp = [
        "headUnit.softButton", "headUnit.button", "headUnit.voice", "headUnit.touch", "headUnit.rect", "headUnit.menu.",
        "headUnit.overlay.", "headUnit.call.", "headUnit.consent.", "headUnit.services.", "headUnit.navigation.answer",
        "headUnit.navigation.press", "bridge.use",
    ]

    /// Sets `apps` to the app for which the input is meant.
    ///
    /// - Parameter state: the state before the input.
    mutating func setApp(in state: StateNode) {
        if let app = params["app"]?.string {
            apps = [app]
        } else if Self.forAnApp.contains(where: command.hasPrefix) {
            apps = Set([Display(state).app(of: self)].compactMap { $0 })
        }
    }

    /// Processes a row that the input has caused. If the row is a message to an app, except OnHMIStatus, the input is
    /// meant for this app.
    mutating func note(effect row: SessionRow) {
        if command.hasPrefix("headUnit.touch."), row.name == "OnTouchEvent" { touchTimes.append(row.at) }
        guard params["app"] == nil, Self.forAnApp.contains(where: command.hasPrefix), let app = row.app,
            row.kind == "rpc", row.json["direction"]?.string == "toApp", row.name != "OnHMIStatus"
        else { return }
        apps = hasReceivers ? apps.union([app]) : [app]
        hasReceivers = true
    }
}

// MARK: - Targets

/// An item on the display at which an input is aimed, identified by its text.
package enum Target: Sendable, Equatable {
    /// A button of a window or an overlay, a command, or a choice. `number` is the name of the parameter that contains
    /// the item's number.
    case titled(String, number: String)
    /// A view of a streamed picture, and a position within the view. `x` and `y` are from 0 to 1.
    case view(kind: String, title: String, x: Double, y: Double)

    package var title: String {
        switch self {
        case .titled(let title, _), .view(_, let title, _, _): title
        }
    }
}

extension SessionInput {
    /// Returns a copy of the input. Its `target` is set if the display shows the item that the input's parameters refer
    /// to.
    ///
    /// - Parameter state: the state before the input.
    func resolvingTarget(in state: StateNode) -> SessionInput {
        var input = self
        let display = Display(state)
        if input.params["overlay"]?.string != nil, input.params["overlay"]?.string == display.visibleOverlay {
            input.params["overlay"] = nil
        }
        for (member, items) in display.numbered(for: self) {
            guard let number = params[member]?.int, let item = items.first(where: { $0.number == number }),
                items.count(where: { $0.title == item.title }) == 1
            else { continue }
            input.target = .titled(item.title, number: member)
        }
        if command.hasPrefix("headUnit.touch."), let x = params["x"]?.double, let y = params["y"]?.double {
            input.target = display.view(atX: x, y: y)
        }
        return input
    }

    /// Returns the parameters with the number or position that the target now has. If the target does not exist,
    /// returns the parameters unchanged.
    package func params(in state: StateNode) -> JSONValue {
        var params = params
        let display = Display(state)
        switch target {
        case .titled(let title, let member):
            let items = display.numbered(for: self).first { $0.member == member }?.items ?? []
            let fitting = items.filter { $0.title == title }
            if let item = fitting.first, fitting.count == 1 { params[member] = .int(item.number) }
        case .view(let kind, let title, let partX, let partY):
            guard let frame = display.frame(of: kind, title: title) else { break }
            params["x"] = .int(Int(clamping: (frame.x + frame.width * partX).rounded()))
            params["y"] = .int(Int(clamping: (frame.y + frame.height * partY).rounded()))
        case nil: break
        }
        return params
    }

    /// Returns whether the target exists in `state`. If the input has no target, returns true.
    package func isTargetPresent(in state: StateNode) -> Bool {
        guard case .titled(let title, let member) = target else { return true }
        let items = Display(state).numbered(for: self).first { $0.member == member }?.items ?? []
        return items.contains { $0.title == title }
    }
}
