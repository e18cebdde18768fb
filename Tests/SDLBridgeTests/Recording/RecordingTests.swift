import JSON
import SDLSupport
import SessionReplay
import Testing

@testable import SDLBridge

/// Builds a session of an app with the key `my`. The session begins on the app's first screen.
private struct RecordedSession {
    private var rows: [String] = []
    private var changes: [String] = []
    private var seq = 0
    private var at = 0.0

    private static let state: JSONValue = [
        "seq": 1, "row": 0,
        "state": [
            "headUnit": [
                "activeApp": "my", "profile": ["id": "generic"],
                "apps": [
                    "my": [
                        "name": "My app", "commands": ["7": ["cmdID": 7, "menuName": "Records"]],
                        "windows": [
                            "0": [
                                "mainField1": "Hello", "mainField2": "0 km/h",
                                "softButtons": [
                                    ["softButtonID": 1, "text": "Love"], ["softButtonID": 2, "text": "Twin"],
                                ],
                            ]
                        ],
                    ]
                ],
                "overlays": [:],
            ],
            "apps": [
                "my": [
                    "views": [
                        "root": 1,
                        "nodes": [
                            "1": [
                                "class": "MapView", "label": "Map", "frame": [0, 0, 800, 400], "children": [2, 3, 4],
                            ],
                            "2": ["class": "UIButton", "text": "Start", "frame": [100, 100, 80, 40], "children": [5]],
                            "3": ["class": "UISlider", "label": "Zoom", "frame": [300, 100, 80, 40]],
                            "4": ["class": "UIButton", "text": "Hidden", "frame": [500, 100, 80, 40], "hidden": true],
                            "5": ["class": "UILabel", "text": "Start", "frame": [110, 110, 60, 20], "enabled": false],
                        ],
                    ]
                ]
            ],
            "bridge": ["hosts": ["MyApp": ["app": "my"]]],
        ],
    ]

    @discardableResult
    mutating func row(_ kind: String, _ members: JSONValue, causes: [Int] = []) -> Int {
        seq += 1
        var row = members
        row["seq"] = .int(seq)
        row["at"] = .double(at)
        row["kind"] = .string(kind)
        row["causes"] = .array(causes.map { .int($0) })
        rows.append("\(row)")
        return seq
    }

    @discardableResult
    mutating func act(_ command: String, _ params: JSONValue = .object([:]), result: String = "SUCCESS") -> Int {
        wait(100)
        return row("command", ["command": .string(command), "params": params, "result": .string(result)])
    }

    /// Adds the row of a request that the app sends because of the rows `causes`, or by itself if `causes` is empty.
    mutating func request(_ name: String, causes: [Int]) {
        row(
            "rpc",
            [
                "app": "my", "name": .string(name), "rpcType": "request", "direction": "toHeadUnit",
                "result": "SUCCESS",
            ], causes: causes)
    }

    mutating func set(_ path: String, _ value: JSONValue?) {
        var step: JSONValue = ["op": .string(value == nil ? "remove" : "add"), "path": .string(path)]
        step["value"] = value
        let change: JSONValue = [
            "seq": .int(changes.count + 2), "at": .double(at), "row": .int(seq), "patch": [step],
        ]
        changes.append("\(change)")
    }

    /// Adds a change of a text on the app's screen.
    mutating func show(_ field: String, _ text: String, causes: [Int]) {
        request("Show", causes: causes)
        set("/headUnit/apps/my/windows/0/\(field)", .string(text))
    }

    mutating func overlay(_ id: String?, _ text: String = "") {
        if let id {
            set("/headUnit/overlays/\(id)", ["kind": "alert", "app": "my", "params": ["alertText1": .string(text)]])
        } else {
            set("/headUnit/overlays", .object([:]))
        }
        set("/headUnit/visibleOverlay", id.map { .string($0) })
    }

    mutating func wait(_ milliseconds: Double) { at += milliseconds }

    func lines(
        _ language: ScriptLanguage = .pytest, rows: ClosedRange<UInt64> = 0...UInt64.max,
        adding expectations: [(row: UInt64, words: JSONValue)] = []
    ) -> [String] {
        var stretch = Session.Stretch()
        stretch.state = Self.state.json()
        stretch.changes = Array(changes.joined(separator: "\n").utf8)
        stretch.rows = Array(self.rows.joined(separator: "\n").utf8)
        let script = Recording(of: Session(stretch), rows: rows, adding: expectations).script(in: language)
        let lines = script.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
        return lines.filter {
            ["car.", "try await car.", "act ", "expect '", "expect(", "# "].contains(where: $0.hasPrefix)
        }
    }

    /// Returns the lines of the recorded script, without the first lines, which open the app's first screen.
    func actions(_ language: ScriptLanguage = .pytest) -> [String] {
        let lines = lines(language)
        let open = lines.firstIndex { $0.contains("mainField2") } ?? 0
        return lines[(open + 1)...].filter { !$0.contains("car.stop()") }
    }
}

@Suite struct `A recorded session` {
    private static let commands: [(String, JSONValue, String)] = [
        ("headUnit.app.background", ["app": "my"], #"car.app("My app").background()"#),
        ("headUnit.softButton", ["id": 1, "app": "my"], #"car.get_by_role("softButton", name="Love").press()"#),
        (
            "headUnit.softButton", ["text": "Love", "mode": "long"],
            #"car.get_by_role("softButton", name="Love").long_press()"#
        ),
        ("headUnit.menu.choose", ["cmdID": 7], #"car.api.head_unit_menu_choose(cmd_id=7)"#),
        ("headUnit.menu.open", ["menuID": 0], "car.menu.open()"),
        ("headUnit.button", ["name": "OK", "mode": "short", "app": "my"], #"car.press_button("OK")"#),
        ("headUnit.voice", ["text": "Say \"it\""], #"car.say("Say \"it\"")"#),
        ("headUnit.overlay.submit", ["overlay": "o1", "text": "Be there"], #"car.overlay.submit("Be there")"#),
        ("headUnit.overlay.cancel", ["overlay": "o1"], "car.overlay.cancel()"),
        ("headUnit.vehicle.set", ["speed": 50, "on": true], #"car.vehicle.set({"speed": 50, "on": True})"#),
        ("headUnit.drive.start", ["builtIn": "city", "speed": 2], #"car.drive.start("city", speed=2)"#),
        ("headUnit.clock.advance", ["ms": 1500], "car.clock.advance(1.5)"),
        (
            "headUnit.app.setStatus", ["app": "my", "hmiLevel": "LIMITED"],
            #"car.api.head_unit_app_set_status("my", hmi_level="LIMITED")"#
        ),
        (
            "bridge.use", ["name": "Love", "role": "softButton", "timeoutMs": 9],
            #"car.get_by_role("softButton", name="Love").press()"#
        ),
        ("headUnit.touch.tap", ["x": 120, "y": 120], #"car.get_by_role("control", name="Start").press()"#),
        ("headUnit.touch.tap", ["x": 350, "y": 120], "car.tap(350, 120)"),
        ("headUnit.touch.tap", ["x": 520, "y": 120], "car.tap(520, 120)"),
        (
            "headUnit.touch.drag", ["from": ["x": 1, "y": 2], "to": ["x": 3, "y": 4]],
            #"car.api.head_unit_touch_drag(from_={"x": 1, "y": 2}, to={"x": 3, "y": 4})"#
        ),
        (
            "headUnit.overlay.submit", ["text": "[redacted]"],
            "# headUnit.overlay.submit cannot be repeated: /text is hidden or was cut off in the log."
        ),
    ]

    @Test(arguments: commands.indices)
    func `names elements by role and name, and writes other actions as commands`(_ place: Int) {
        let (command, params, line) = Self.commands[place]
        var session = RecordedSession()
        session.act(command, params)
        #expect(session.actions() == [line])
    }

    @Test func `is written in each language`() {
        var session = RecordedSession()
        session.show("mainField1", "It's \"on\"\n", causes: [session.act("headUnit.softButton", ["id": 1])])
        session.act("headUnit.touch", ["points": [["x": 1, "y": 2]]], result: "REJECTED")
        session.act("headUnit.voice", ["text": "#\"go"])
        #expect(
            session.actions(.swift) == [
                #"try await car.press("Love", role: "softButton")"#,
                ##"try await car.expect("/headUnit/apps/my/windows/0/mainField1", equals: #""It's \"on\"\n""#)"##,
                ###"try await car.perform("headUnit.voice", ##"{"text":"#\"go"}"##)"###,
            ])
        #expect(
            session.actions(.curl) == [
                #"act POST /v1/elements:use '{"role":"softButton","name":"Love"}'"#,
                #"expect '{"path":"/headUnit/apps/my/windows/0/mainField1","equals":"It'\''s \"on\"\n"}'"#,
                ##"act POST /v1/head-unit/voice:say '{"text":"#\"go"}'"##,
            ])
    }

    @Test func `opens the app that is in the foreground at its beginning, and begins again after a reset`() {
        var session = RecordedSession()
        session.act("headUnit.voice", ["text": "one"])
        let open = [
            #"car.app("My app").activate()"#, #"expect(car.screen.text("mainField1")).to_have("Hello")"#,
            #"expect(car.screen.text("mainField2")).to_have("0 km/h")"#,
        ]
        #expect(session.lines() == open + [#"car.say("one")"#])
        let reset = session.act("bridge.reset")
        let last = session.act("headUnit.voice", ["text": "two"])
        #expect(session.lines() == open + [#"car.say("two")"#])
        #expect(session.lines(rows: 0...UInt64(reset - 1)) == open + [#"car.say("one")"#])
        #expect(session.lines(rows: UInt64(last)...UInt64(last)) == open + [#"car.say("two")"#])
    }

    @Test func `expects the last text that an action has led to`() {
        var session = RecordedSession()
        let first = session.act("headUnit.voice", ["text": "one"])
        session.show("mainField1", "Please wait", causes: [first])
        let second = session.act("headUnit.voice", ["text": "two"])
        session.wait(3_000)
        session.show("mainField1", "Done", causes: [first])
        session.show("mainField3", "At 12:30", causes: [second])
        #expect(
            session.actions() == [
                #"car.say("one")"#, #"car.say("two")"#,
                #"expect(car.screen.text("mainField1"), timeout=11).to_have("Done")"#,
            ])
    }

    @Test func `does not expect numbers that change by themselves`() {
        var session = RecordedSession()
        session.show("mainField2", "5 km/h", causes: [session.act("headUnit.vehicle.set", ["speed": 5])])
        let drive = session.act("headUnit.drive.start", ["builtIn": "city"])
        session.show("mainField2", "7 km/h", causes: [drive])
        session.show("mainField2", "9 km/h", causes: [])
        let press = session.act("headUnit.softButton", ["id": 1])
        session.show("mainField2", "12 km/h", causes: [press])
        #expect(
            session.actions() == [
                #"car.vehicle.set({"speed": 5})"#, #"expect(car.screen.text("mainField2")).to_have("5 km/h")"#,
                #"car.drive.start("city")"#, #"car.get_by_role("softButton", name="Love").press()"#,
            ])
    }

    @Test func `expects overlays that stay for a while`() {
        var session = RecordedSession()
        session.act("headUnit.softButton", ["id": 1])
        session.overlay("o1", "Question")
        session.act("headUnit.overlay.press", ["text": "Yes"])
        session.overlay(nil)
        session.wait(10)
        session.overlay("o2", "Saved")
        session.wait(4_000)
        session.overlay(nil)
        #expect(
            session.actions() == [
                #"car.get_by_role("softButton", name="Love").press()"#,
                #"expect(car.get_by_role("overlay", name="Question")).to_be_visible()"#,
                #"car.api.head_unit_overlay_press(text="Yes")"#,
                #"expect(car.get_by_role("overlay", name="Saved")).to_be_visible()"#,
                #"expect(car.overlay, timeout=13).to_be_hidden()"#,
            ])
    }

    @Test func `does not contain effects after its last row`() {
        var session = RecordedSession()
        let last = UInt64(session.act("headUnit.voice", ["text": "one"]))
        session.set("/apps/my/views/nodes/2/text", "Stop")
        let stop = #"expect(car.get_by_role("control", name="Stop")).to_be_visible()"#
        #expect(session.lines(rows: 0...last).suffix(2) == [#"car.say("one")"#, stop])
        session.act("headUnit.voice", ["text": "two"])
        session.set("/apps/my/views/nodes/2/text", "Pause")
        #expect(session.lines(rows: 0...last).suffix(2) == [#"car.say("one")"#, stop])
    }

    @Test func `expects an overlay that arrives after its id`() {
        var session = RecordedSession()
        session.act("headUnit.softButton", ["id": 1])
        session.set("/headUnit/visibleOverlay", "o1")
        session.set("/headUnit/overlays/o1", ["kind": "alert", "app": "my", "params": ["alertText1": "Question"]])
        session.act("headUnit.overlay.cancel")
        #expect(
            session.actions() == [
                #"car.get_by_role("softButton", name="Love").press()"#,
                #"expect(car.get_by_role("overlay", name="Question")).to_be_visible()"#, "car.overlay.cancel()",
            ])
    }

    @Test func `does not expect a response that the next action causes`() {
        var session = RecordedSession()
        let press = session.act("headUnit.softButton", ["id": 1])
        session.row(
            "rpc",
            [
                "app": "my", "name": "Slider", "rpcType": "request", "direction": "toHeadUnit", "result": "ABORTED",
                "latencyMs": 500,
            ], causes: [press])
        session.act("headUnit.overlay.cancel")
        #expect(
            session.actions() == [#"car.get_by_role("softButton", name="Love").press()"#, "car.overlay.cancel()"])
    }

    @Test func `expects a message if nothing else has changed`() {
        var session = RecordedSession()
        for _ in 1...2 { session.request("Speak", causes: [session.act("headUnit.softButton", ["id": 1])]) }
        session.request("PutFile", causes: [session.act("headUnit.button", ["name": "OK"])])
        #expect(
            session.actions() == [
                #"car.get_by_role("softButton", name="Love").press()"#, #"car.log.expect("rpc:Speak result:SUCCESS")"#,
                #"car.get_by_role("softButton", name="Love").press()"#,
                #"car.log.expect("rpc:Speak result:SUCCESS", count=2)"#, #"car.press_button("OK")"#,
            ])
    }

    @Test func `contains expectations that were added by hand, after the row that was newest then`() {
        var session = RecordedSession()
        let first = session.act("headUnit.voice", ["text": "one"])
        session.act("headUnit.voice", ["text": "two"])
        let words: JSONValue = ["path": "/headUnit/apps/my/hmiLevel", "equals": "FULL"]
        let lines = session.lines(adding: [(UInt64(first), words), (99, ["q": "rpc:Alert"])])
        #expect(
            lines.suffix(4) == [
                #"car.say("one")"#, #"expect(car.app("My app").value("hmiLevel")).to_have("FULL")"#, #"car.say("two")"#,
                #"car.log.expect("rpc:Alert")"#,
            ])
    }

    @Test func `checks an overlay that was picked while it was visible before the overlay is hidden`() {
        var session = RecordedSession()
        let row = session.act("headUnit.softButton", ["id": 1])
        session.wait(10)
        session.overlay("o2", "Saved")
        session.wait(4_000)
        session.overlay(nil)
        let picked: JSONValue = ["locator": ["role": "overlay", "name": "Saved"], "state": "visible"]
        let visible = #"expect(car.get_by_role("overlay", name="Saved")).to_be_visible()"#
        #expect(
            session.lines(adding: [(UInt64(row), picked)]).suffix(4) == [
                #"car.get_by_role("softButton", name="Love").press()"#, visible, visible,
                #"expect(car.overlay, timeout=13).to_be_hidden()"#,
            ])
    }

    private static let touches: [([(String, Double, [[Int]])], [String])] = [
        (
            [("BEGIN", 0, [[120, 120]]), ("END", 60, [[121, 121]])],
            [#"car.get_by_role("control", name="Start").press()"#]
        ),
        ([("BEGIN", 0, [[20, 20]]), ("END", 60, [[20, 20]])], ["car.tap(20, 20)"]),
        (
            [
                ("BEGIN", 0, [[20, 20]]), ("END", 50, [[20, 20]]), ("BEGIN", 90, [[22, 20]]), ("END", 50, [[22, 20]]),
            ],
            ["car.api.head_unit_touch_tap(x=20, y=20, times=2)"]
        ),
        (
            [("BEGIN", 0, [[20, 20]]), ("END", 900, [[20, 20]])],
            ["car.api.head_unit_touch_tap(x=20, y=20, hold_ms=900)"]
        ),
        (
            [("BEGIN", 0, [[120, 120]]), ("MOVE", 100, [[160, 120]]), ("END", 100, [[200, 120]])],
            [
                #"car.api.head_unit_touch_drag(from_={"x": 120, "y": 120}, to={"x": 200, "y": 120}, ms=200, "#
                    + #"via=[{"x": 160, "y": 120}])"#
            ]
        ),
        // The finger moves evenly, so the script needs no points in between.
        (
            [
                ("BEGIN", 0, [[20, 20]]), ("MOVE", 16, [[30, 20]]), ("MOVE", 16, [[40, 20]]), ("END", 0, [[40, 20]]),
            ],
            [#"car.api.head_unit_touch_drag(from_={"x": 20, "y": 20}, to={"x": 40, "y": 20}, ms=32)"#]
        ),
        (
            [
                ("BEGIN", 0, [[100, 50], [200, 50]]), ("MOVE", 50, [[90, 50], [210, 50]]),
                ("END", 50, [[80, 50], [220, 50]]),
            ],
            ["car.api.head_unit_touch_pinch(x=150, y=50, from_=100, to=140, ms=100)"]
        ),
        (
            [("BEGIN", 0, [[20, 20]]), ("CANCEL", 40, [[20, 20]])],
            [
                #"car.api.head_unit_touch(type="BEGIN", points=[{"id": 0, "x": 20, "y": 20}])"#,
                #"car.api.head_unit_touch(type="CANCEL", points=[{"id": 0, "x": 20, "y": 20}])"#,
            ]
        ),
    ]

    @Test(arguments: touches.indices)
    func `combines touches to gestures`(_ place: Int) {
        let (touches, lines) = Self.touches[place]
        var session = RecordedSession()
        for (type, ms, points) in touches {
            session.wait(ms)
            let fingers = points.enumerated().map { id, point -> JSONValue in
                ["id": .int(id), "x": .int(point[0]), "y": .int(point[1])]
            }
            session.row(
                "command",
                ["command": "headUnit.touch", "params": ["type": .string(type), "points": .array(fingers)]])
        }
        #expect(session.actions() == lines)
    }
}
