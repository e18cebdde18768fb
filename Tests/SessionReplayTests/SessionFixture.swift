import JSON
import SDLSupport

@testable import SessionReplay

/// Builds sessions for tests. Rows and state changes have the form in which a bridge writes them.
struct SessionFixture {
    private var rows: [String] = []
    private var changes: [String] = []
    private var seq = 0
    private var at: Double
    private let begin: Double
    private var change = 1

    init(startingAt begin: Double = 0, afterRow row: Int = 0) {
        (self.begin, at, seq) = (begin, begin, row)
        add("process", ["what": "started"])
        set("/headUnit", ["apps": [:], "activeApp": "hello"])
        rpc("RegisterAppInterface", ["appName": "Hello", "appID": "hello"])
        set("/headUnit/apps/hello", ["key": "hello", "windows": ["0": ["windowID": 0]]])
    }

    private mutating func add(_ kind: String, _ more: JSONValue, app: String? = nil, causes: [Int] = []) {
        seq += 1
        var row: JSONValue = [
            "seq": .int(seq), "at": .double(at), "kind": .string(kind), "causes": .array(causes.map { .int($0) }),
        ]
        row["app"] = app.map { .string($0) }
        for name in more.object?.keys ?? [] { row[name] = more[name] }
        rows.append("\(row)")
    }

    mutating func wait(_ milliseconds: Double) { at += milliseconds }

    mutating func set(_ path: String, _ value: JSONValue?) {
        change += 1
        var step: JSONValue = ["op": .string(value == nil ? "remove" : "add"), "path": .string(path)]
        step["value"] = value
        let line: JSONValue = [
            "op": "change", "seq": .int(change), "at": .double(at), "row": .int(seq), "patch": [step],
        ]
        changes.append("\(line)")
    }

    /// Adds a command from the driver. Returns the number of the command's row.
    @discardableResult
    mutating func input(_ command: String, _ params: JSONValue = .object([:])) -> Int {
        add("command", ["command": .string(command), "params": params])
        return seq
    }

    mutating func press(_ title: String) {
        let row = input("headUnit.softButton", ["text": .string(title)])
        add(
            "rpc", ["name": "OnButtonPress", "rpcType": "notification", "direction": "toApp"], app: "hello",
            causes: [row])
    }

    mutating func rpc(_ name: String, _ params: JSONValue = .object([:]), took: Double = 1) {
        add(
            "rpc",
            [
                "name": .string(name), "rpcType": "request", "direction": "toHeadUnit", "params": params,
                "latencyMs": .double(took), "result": "SUCCESS",
            ], app: "hello")
    }

    /// Adds a message. If `toApp` is true, the message is sent to the app; otherwise, the app has sent the message.
    mutating func message(_ name: String, toApp: Bool = false, causes: [Int]) {
        add(
            "rpc",
            [
                "name": .string(name), "rpcType": .string(toApp ? "notification" : "request"),
                "direction": .string(toApp ? "toApp" : "toHeadUnit"),
            ], app: "hello", causes: causes)
    }

    mutating func call(_ name: String) { add("delegate", ["call": .string(name)], app: "hello") }

    mutating func controller(_ name: String, _ call: String) {
        add("viewController", ["class": .string(name), "call": .string(call)], app: "hello")
    }

    mutating func end(_ what: String) { add("process", ["what": .string(what), "host": "Hello"], app: "hello") }

    mutating func note(_ kind: String, _ more: JSONValue, causes: [Int] = []) {
        add(kind, more, app: "hello", causes: causes)
    }

    /// Sets the first text and further members of the app's main window.
    mutating func screen(_ text: String, _ more: JSONValue = .object([:])) {
        var window: JSONValue = ["windowID": 0, "mainField1": .string(text)]
        for name in more.object?.keys ?? [] { window[name] = more[name] }
        set("/headUnit/apps/hello/windows/0", window)
    }

    /// Sets the app's voice commands.
    mutating func setCommands(_ words: [String]) {
        var commands: JSONValue = .object([:])
        for (id, word) in words.enumerated() { commands["\(id)"] = ["vrCommands": [.string(word)]] }
        set("/headUnit/apps/hello/commands", commands)
    }

    /// Returns the view tree of a streamed picture with one button, in the form in which an app reports the tree.
    /// `more` contains further members of the button.
    static func views(
        _ text: JSONValue, frame: JSONValue = [100, 100, 40, 20], _ more: JSONValue = .object([:])
    ) -> JSONValue {
        var button: JSONValue = ["class": "UIButton", "text": text, "frame": frame, "children": .array([])]
        for name in more.object?.keys ?? [] { button[name] = more[name] }
        return [
            "root": 1,
            "nodes": ["1": ["class": "UIWindow", "frame": [0, 0, 800, 400], "children": [2]], "2": button],
        ]
    }

    /// Shows texts in a streamed picture, one after another, shortly before the next input. If `header` is not nil, another
    /// view precedes each text.
    mutating func showPictures(_ texts: [JSONValue], header: JSONValue? = nil) {
        set("/apps", ["hello": [:]])
        wait(4_000)
        for text in texts {
            var views = Self.views(text)
            if let header {
                views["nodes"]?["1"]?["children"] = [3, 2]
                views["nodes"]?["3"] = ["class": "UILabel", "text": header, "frame": [0, 0, 200, 20], "children": []]
            }
            set("/apps/hello/views", views)
            wait(200)
        }
        wait(-4_000 - 200 * Double(texts.count))
    }

    var lastRow: Int { seq }

    var session: Session {
        var stretch = Session.Stretch()
        stretch.state = Array(#"{"op":"snapshot","seq":1,"epoch":"one","at":0,"row":0,"state":{}}"#.utf8)
        stretch.changes = Array(changes.joined(separator: "\n").utf8)
        stretch.rows = Array(rows.joined(separator: "\n").utf8)
        return Session(stretch)
    }

    func turns() throws -> [InputResult] {
        let script = try Script(session)
        return TurnReader(session, inputs: script.inputs, apps: ["hello"], start: begin).turns
    }
}

/// Returns the first difference between a session and its replay; nil if the session and the replay count as equal.
func difference(
    _ then: SessionFixture, _ now: SessionFixture, refusals: [Int: String] = [:],
    shifts: [Int: InputShift] = [:], stop: (app: String, why: String)? = nil
) throws -> Difference? {
    Comparison(
        apps: ["hello"], then: try then.turns(), now: try now.turns(), refusals: refusals, shifts: shifts, stop: stop
    ).first
}

/// Returns a session in which the driver presses two buttons. After each press, a closure adds the reaction of the app.
func fixture(
    startingAt begin: Double = 0, afterRow row: Int = 0, _ first: (inout SessionFixture) -> Void,
    then second: (inout SessionFixture) -> Void = { $0.screen("Two") }
) -> SessionFixture {
    var fixture = SessionFixture(startingAt: begin, afterRow: row)
    fixture.wait(5_000)
    fixture.press("One")
    first(&fixture)
    fixture.wait(5_000)
    fixture.press("Two")
    second(&fixture)
    fixture.wait(5_000)
    fixture.note("output", ["text": "the end"])
    return fixture
}
