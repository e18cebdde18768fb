import Capsules
import JSON
import SDLSupport
import Testing

@testable import SessionReplay

@Suite struct ScriptTests {
    @Test func `Apps connect and inputs are performed at their original times`() throws {
        let script = try Script(fixture { $0.screen("Hi") }.session)
        #expect(script.entries == [Script.Entry(app: "hello", name: "Hello", at: 0)])
        #expect(script.inputs.map(\.at) == [5_000, 10_000])
        #expect(script.inputs.map(\.hadEffects) == [true, true])
        #expect(script.end == 15_000)
    }

    @Test func `Commands that move the clock or combine others are not inputs`() throws {
        var one = SessionFixture()
        for command in ["headUnit.clock.advance", "bridge.control.acquire", "bridge.batch", "headUnit.set"] {
            one.input(command)
        }
        #expect(try Script(one.session).inputs.map(\.command) == ["headUnit.set"])
    }

    @Test func `A command that waited for its target is performed at the time of its first effect`() throws {
        var one = SessionFixture()
        let row = one.input("bridge.use", ["role": "softButton", "name": "One"])
        one.wait(700)
        one.note("rpc", ["name": "OnButtonPress"], causes: [row])
        #expect(try Script(one.session).inputs.map(\.at) == [700])
    }

    @Test func `An input that was refused without an effect is not performed again`() throws {
        var one = fixture { $0.screen("Hi") }
        for _ in 0..<2 {
            one.note("command", ["command": "bridge.use", "params": ["name": "Go"], "result": "REJECTED"])
        }
        one.message("OnButtonPress", toApp: true, causes: [one.lastRow])
        #expect(try Script(one.session).inputs.map(\.wasRefused) == [false, false, true, false])
    }

    @Test func `An input for a left-out app becomes the level change it caused for the others`() throws {
        var one = SessionFixture()
        one.note(
            "rpc", ["name": "RegisterAppInterface", "rpcType": "request", "direction": "toHeadUnit", "app": "other"])
        let row = one.input("headUnit.app.activate", ["app": "other"])
        one.note(
            "rpc", ["name": "OnHMIStatus", "direction": "toApp", "params": ["hmiLevel": "BACKGROUND"]], causes: [row])
        let script = try Script(one.session).only(["hello"])
        #expect(script.leftOut == 1)
        #expect(script.inputs.map(\.command) == ["headUnit.app.setStatus"])
        #expect(script.inputs.first?.params == ["app": "hello", "hmiLevel": "BACKGROUND"])
        #expect(try Script(one.session).only(["hello", "other"]).inputs.map(\.command) == ["headUnit.app.activate"])
    }

    /// Inputs without an app parameter. In each test, an app that is not replayed is on the display and has an overlay.
    static let forOthers: [(String, JSONValue, [String])] = [
        ("headUnit.softButton", ["text": "Go"], []), ("headUnit.overlay.timeout", [:], ["OnHMIStatus"]),
        ("headUnit.overlay.slide", ["position": 2], []), ("headUnit.menu.close", [:], []),
        ("headUnit.voice", ["text": "other app"], []), ("headUnit.button", ["name": "OK"], ["OnButtonPress"]),
        ("bridge.use", ["role": "choice", "name": "Work"], []), ("bridge.use", ["name": "Work"], []),
        ("bridge.use", ["name": "Go"], ["OnButtonPress"]), ("headUnit.call.end", [:], []),
    ]

    @Test(arguments: forOthers.indices)
    func `An input without an app is left out if it was for a left-out app`(_ place: Int) throws {
        let (command, params, effects) = Self.forOthers[place]
        var one = SessionFixture()
        one.note(
            "rpc", ["name": "RegisterAppInterface", "rpcType": "request", "direction": "toHeadUnit", "app": "other"])
        one.set("/headUnit/apps/other", ["key": "other", "name": "Other app"])
        one.set("/headUnit/activeApp", "other")
        one.set("/headUnit/overlays", ["o1": ["app": "other", "choices": [["choiceID": 1, "menuName": "Work"]]]])
        one.set("/headUnit/visibleOverlay", "o1")
        one.set("/headUnit/call", ["app": "other"])
        one.note("output", ["text": "ready"])
        let row = one.input(command, params)
        for name in effects {
            one.note("rpc", ["name": .string(name), "direction": "toApp", "app": "other"], causes: [row])
        }
        // The replayed app receives only its new level.
        one.note(
            "rpc", ["name": "OnHMIStatus", "direction": "toApp", "params": ["hmiLevel": "BACKGROUND"]], causes: [row])
        let script = try Script(one.session)
        #expect(script.inputs.map(\.command) == [command])
        #expect(script.only(["hello"]).inputs.map(\.command) == ["headUnit.app.setStatus"])
        #expect(script.only(["other"]).inputs.map(\.command) == [command])
    }

    @Test func `An input that came while an app was busy has the messages before it`() throws {
        var one = SessionFixture()
        one.wait(1_000)
        let first = one.input("headUnit.softButton", ["text": "Warmer"])
        one.message("OnButtonPress", toApp: true, causes: [first])
        let press = one.lastRow
        one.message("Show", causes: [press])
        one.input("headUnit.softButton", ["text": "Cooler"])
        one.message("SetInteriorVehicleData", causes: [press])
        one.wait(5_000)
        // A timer causes the message, so the app counts as idle.
        one.input("headUnit.softButton", ["text": "Cooler"])
        one.message("Show", causes: [])
        one.wait(5_000)
        one.message("OnVehicleData", toApp: true, causes: [])
        let data = one.lastRow
        one.input("headUnit.softButton", ["text": "Warmer"])
        one.message("Show", causes: [data])
        let holds = try Script(one.session).inputs.map(\.hold)
        #expect(
            holds == [nil, Hold(from: nil, counts: ["hello": 1]), nil, Hold(from: 10_980, counts: ["hello": 0])])
    }

    @Test func `A message of the head unit immediately after an input is its follower if no app reacts to the input`()
        throws
    {
        var one = SessionFixture()
        func set(_ reacts: Bool, after pause: Double) {
            one.wait(1_000)
            let input = one.input("headUnit.vehicle.set", ["speed": 44])
            one.message("OnVehicleData", toApp: true, causes: [input])
            let row = one.lastRow
            one.wait(pause)
            one.message("OnVehicleData", toApp: true, causes: [])
            one.message("Show", causes: [reacts ? row : one.lastRow])
        }
        set(false, after: 2)
        set(true, after: 2)
        set(false, after: 20)
        #expect(try Script(one.session).inputs.map(\.follower) == [1_002, nil, nil])
    }

    @Test func `A gesture has the pauses between its touch events`() throws {
        var one = SessionFixture()
        one.wait(100)
        let drag = one.input("headUnit.touch.drag", ["from": ["x": 1, "y": 1], "to": ["x": 9, "y": 1], "ms": 16])
        for pause in [0.0, 58, 16] {
            one.wait(pause)
            one.message("OnTouchEvent", toApp: true, causes: [drag])
        }
        one.input("headUnit.menu.open")
        let pauses = try Script(one.session).inputs.map(\.pauses)
        #expect(pauses == [[.zero, .milliseconds(58), .milliseconds(16)], []])
    }

    @Test func `A message that came before an input counts as earlier although its row was written later`() throws {
        var one = SessionFixture()
        let registration = one.lastRow
        one.wait(100)
        one.input("headUnit.app.activate", ["app": "hello"])
        one.wait(-20)
        one.message("ListFiles", causes: [registration])
        one.wait(30)
        one.message("Show", causes: [registration])
        #expect(try Script(one.session).inputs.map(\.hold) == [Hold(from: -20, counts: ["hello": 1])])
    }

    static let refused: [(String, @Sendable (inout SessionFixture) -> Void)] = [
        ("a part was redacted", { $0.input("headUnit.overlay.type", ["text": "[redacted]"]) }),
        ("too long", { $0.input("headUnit.drive.set", ["text": "0,1… (5000 bytes in all)"]) }),
        (
            "resumed",
            {
                $0.set("/headUnit/apps/hello", ["key": "hello", "resumed": true]); $0.note("output", ["text": "later"])
            }
        ),
        ("watched", { $0.set("/bridge/watching", ["headUnit": "tcp://car:12345"]) }),
        ("web HMI", { $0.note("rpc", ["name": "UI.OnReady", "source": "hmi"]) }),
        (
            "the time -2000.0 ms in row 3",
            {
                $0.wait(-2_000); $0.note("output", ["text": "early"])
            }
        ),
        (
            "the time 1e+300 ms in row 3",
            {
                $0.wait(1e300); $0.note("output", ["text": "late"])
            }
        ),
        ("the row number 9223372036854775807", { $0.note("output", ["seq": .int(.max)]) }),
    ]

    @Test(arguments: refused.indices)
    func `A session that cannot be replayed is refused with a reason`(_ place: Int) throws {
        var one = SessionFixture()
        Self.refused[place].1(&one)
        let refusal = #expect(throws: Script.Refusal.self) { try Script(one.session) }
        #expect(refusal?.description.contains(Self.refused[place].0) == true)
    }

    @Test func `A session with a hidden text has a row up to which it can be replayed`() throws {
        var one = SessionFixture()
        one.input("headUnit.menu.open")
        let row = one.input("headUnit.overlay.submit", ["text": "[redacted]"])
        let refusal = #expect(throws: Script.Refusal.self) { try Script(one.session) }
        #expect(refusal?.row == UInt64(row))
        #expect(try Script(one.session.until(UInt64(row) - 1)).inputs.map(\.command) == ["headUnit.menu.open"])
        #expect(try Script(one.session, typed: "1234").inputs.last?.params == ["text": "1234"])
        #expect(one.session.lastRow == UInt64(one.lastRow))
    }

    @Test func `Equal row numbers are accepted, and an impossible change number is refused`() throws {
        var one = fixture { $0.note("output", ["seq": 3, "text": "again"]) }
        one.note("output", ["seq": 3, "text": "and again"])
        #expect(try one.turns().count == 3)
        var session = fixture { $0.screen("Hi") }.session
        let change = #"{"op":"change","seq":18446744073709551615,"at":1,"row":1,"patch":[]}"#
        session.stretches[0].changes += Array("\n\(change)".utf8)
        let refusal = #expect(throws: Script.Refusal.self) { try Script(session) }
        #expect(refusal?.description.contains("the change number 18446744073709551615") == true)
    }

    @Test func `A session that begins in the middle is refused`() throws {
        var stretch = Session.Stretch()
        stretch.rows = Array(#"{"seq":40,"at":900,"kind":"rpc","causes":[]}"#.utf8)
        let refusal = #expect(throws: Script.Refusal.self) { try Script(Session(stretch)) }
        #expect(refusal?.description.contains("in the middle") == true)
    }

    @Test(
        arguments: [
            ("headUnit.navigation.press", ["text": "Lanes"], "pressed \"Lanes\""),
            ("headUnit.vehicle.set", ["speed": 48], "speed 48 km/h"),
            ("headUnit.rect", ["id": 4], "headUnit.rect {\"id\":4}"),
        ] as [(String, JSONValue, String)])
    func `An input is described in words`(_ command: String, _ params: JSONValue, _ words: String) {
        #expect(SessionInput(seq: 1, at: 0, command: command, params: params).words == words)
    }

    @Test func `A press by number presses the button with the same title`() throws {
        var then = SessionFixture()
        then.screen("Hi", ["softButtons": [["softButtonID": 4, "text": "Go"], ["softButtonID": 5, "text": "Stop"]]])
        then.input("headUnit.softButton", ["id": 5])
        let input = try #require(try then.turns().last?.input)
        #expect(input.words == "pressed \"Stop\"")
        let state = StateMaker.state(
            [
                "activeApp": "hello",
                "apps": ["hello": ["windows": ["0": ["softButtons": [["softButtonID": 9, "text": "Stop"]]]]]],
            ])
        #expect(input.params(in: state) == ["id": 9])
        #expect(input.isTargetPresent(in: state))
        let without = StateMaker.state(["activeApp": "hello", "apps": ["hello": ["windows": ["0": [:]]]]])
        #expect(input.params(in: without) == ["id": 5])
        #expect(!input.isTargetPresent(in: without))
    }

    @Test func `A touch of a streamed view touches the view at its current position`() throws {
        var then = SessionFixture()
        then.set("/apps", ["hello": ["views": SessionFixture.views("Go")]])
        then.input("headUnit.touch.tap", ["x": 110, "y": 110])
        let input = try #require(try then.turns().last?.input)
        let now = StateMaker.whole(
            [
                "headUnit": ["activeApp": "hello"],
                "apps": ["hello": ["views": SessionFixture.views("Go", frame: [300, 200, 80, 20])]],
            ])
        #expect(input.params(in: now) == ["x": 320, "y": 210])
    }

    @Test(
        arguments: [
            (3, ["state 1", "changes 1 2", "rows 1 2 3"]), (4, ["state 1", "changes 1 2 4", "rows 1 2 3 4"]),
            (5, ["state 1", "changes 1 2 4", "rows 1 2 3 4", "state 5", "changes 5", "rows 5"]),
            (6, ["state 1", "changes 1 2 4", "rows 1 2 3 4", "state 5", "changes 5 6 6", "rows 5 6"]),
        ]) func `A session up to a row contains exactly what was known then`(
            _ row: Int, _ wanted: [String]
        ) throws
    {
        func lines(_ name: String, _ numbers: [Int]) -> [UInt8] {
            Array(numbers.map { #"{"\#(name)":\#($0),"at":1}"# + "\n" }.joined().utf8)
        }
        func stretch(_ state: Int, _ changes: [Int], _ rows: [Int]) -> Session.Stretch {
            var stretch = Session.Stretch()
            stretch.state = lines("row", [state])
            stretch.changes = lines("row", changes)
            stretch.rows = lines("seq", rows)
            return stretch
        }
        var session = Session(stretch(1, [1, 2, 4], [1, 2, 3, 4]))
        session.stretches.append(stretch(5, [5, 6, 6, 7], [5, 6, 7]))
        let part = session.until(UInt64(row))
        func numbers(_ name: String, _ text: [UInt8], _ number: (RowPrefix) -> UInt64?) -> String {
            let all = text.split(separator: UInt8(ascii: "\n")).compactMap { number(RowPrefix(Array($0))) }
            return ([name] + all.map { "\($0)" }).joined(separator: " ")
        }
        let found = part.stretches.flatMap { stretch in
            [
                numbers("state", stretch.state ?? []) { $0.row }, numbers("changes", stretch.changes) { $0.row },
                numbers("rows", stretch.rows) { $0.seq },
            ]
        }
        #expect(found == wanted)
    }

    @Test func `The script of a session up to a row ends at that row`() throws {
        let one = fixture({ $0.screen("Hi") })
        let press = try #require(Script(one.session).inputs.first?.seq)
        let part = one.session.until(press)
        let script = try Script(part)
        #expect(script.inputs.map(\.seq) == [press])
        #expect(script.end == 5_000)
        #expect(script.lastRow == press)
        #expect(part.firstRow == 1)
        #expect(part.lastChange < one.session.lastChange)
        let whole = try Script(one.session.until(UInt64(one.lastRow)))
        #expect(whole.inputs.map(\.seq) == (try Script(one.session).inputs.map(\.seq)))
        #expect(throws: Script.Refusal.self) { try Script(one.session.until(0)) }
    }
}
