import JSON
import SDLSupport

@testable import SessionReplay

/// A session in few words, for tables: rows and changes of the state as a bridge writes them.
struct Story {
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

    /// - Returns: its row.
    @discardableResult
    mutating func act(_ command: String, _ params: JSONValue = .object([:])) -> Int {
        add("command", ["command": .string(command), "params": params])
        return seq
    }

    mutating func press(_ title: String) {
        let row = act("headUnit.softButton", ["text": .string(title)])
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

    mutating func call(_ name: String) { add("delegate", ["call": .string(name)], app: "hello") }

    mutating func controller(_ name: String, _ call: String) {
        add("viewController", ["class": .string(name), "call": .string(call)], app: "hello")
    }

    mutating func end(_ what: String) { add("process", ["what": .string(what), "host": "Hello"], app: "hello") }

    mutating func note(_ kind: String, _ more: JSONValue, causes: [Int] = []) {
        add(kind, more, app: "hello", causes: causes)
    }

    /// What the main screen says.
    mutating func screen(_ text: String, _ more: JSONValue = .object([:])) {
        var window: JSONValue = ["windowID": 0, "mainField1": .string(text)]
        for name in more.object?.keys ?? [] { window[name] = more[name] }
        set("/headUnit/apps/hello/windows/0", window)
    }

    var lastRow: Int { seq }

    var session: Session {
        var stretch = Session.Stretch()
        stretch.state = Array(#"{"op":"snapshot","seq":1,"epoch":"one","at":0,"row":0,"state":{}}"#.utf8)
        stretch.changes = Array(changes.joined(separator: "\n").utf8)
        stretch.rows = Array(rows.joined(separator: "\n").utf8)
        return Session(stretch)
    }

    func turns() throws -> [ActTurn] {
        let script = try Script(session)
        return TurnReader(session, acts: script.acts, apps: ["hello"], start: begin).turns
    }
}

/// Two stories held against each other.
func difference(
    _ then: Story, _ now: Story, refusals: [Int: String] = [:], stop: (app: String, why: String)? = nil
) throws -> Difference? {
    Comparison(apps: ["hello"], then: try then.turns(), now: try now.turns(), refusals: refusals, stop: stop).first
}

/// A story in which somebody presses twice and the app does what each closure says.
func story(
    startingAt begin: Double = 0, afterRow row: Int = 0, _ first: (inout Story) -> Void,
    then second: (inout Story) -> Void = { $0.screen("Two") }
) -> Story {
    var story = Story(startingAt: begin, afterRow: row)
    story.wait(5_000)
    story.press("One")
    first(&story)
    story.wait(5_000)
    story.press("Two")
    second(&story)
    story.wait(5_000)
    story.note("output", ["text": "the end"])
    return story
}
