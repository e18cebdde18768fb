import Capsules
import JSON
import SDLSupport
import Testing

@testable import SessionReplay

@Suite struct ScriptTests {
    @Test func `Given a session, apps come when they registered and acts are done when they were`() throws {
        let script = try Script(story { $0.screen("Hi") }.session)
        #expect(script.entries == [Script.Entry(app: "hello", name: "Hello", at: 0)])
        #expect(script.acts.map(\.at) == [5_000, 10_000])
        #expect(script.acts.map(\.hadEffects) == [true, true])
        #expect(script.end == 15_000)
    }

    @Test func `Given what moves the clock or is made of others, it is nobody's act`() throws {
        var one = Story()
        for command in ["headUnit.clock.advance", "bridge.control.acquire", "bridge.batch", "headUnit.set"] {
            one.act(command)
        }
        #expect(try Script(one.session).acts.map(\.command) == ["headUnit.set"])
    }

    @Test func `Given something that waited to be there, it is done when something came of it`() throws {
        var one = Story()
        let row = one.act("bridge.use", ["role": "softButton", "name": "One"])
        one.wait(700)
        one.note("rpc", ["name": "OnButtonPress"], causes: [row])
        #expect(try Script(one.session).acts.map(\.at) == [700])
    }

    @Test func `Given apps that are left out, what was done to them comes as the level it gave the others`() throws {
        var one = Story()
        one.note(
            "rpc", ["name": "RegisterAppInterface", "rpcType": "request", "direction": "toHeadUnit", "app": "other"])
        let row = one.act("headUnit.app.activate", ["app": "other"])
        one.note(
            "rpc", ["name": "OnHMIStatus", "direction": "toApp", "params": ["hmiLevel": "BACKGROUND"]], causes: [row])
        let script = try Script(one.session).only(["hello"])
        #expect(script.leftOut == 1)
        #expect(script.acts.map(\.command) == ["headUnit.app.setStatus"])
        #expect(script.acts.first?.params == ["app": "hello", "hmiLevel": "BACKGROUND"])
        #expect(try Script(one.session).only(["hello", "other"]).acts.map(\.command) == ["headUnit.app.activate"])
    }

    static let refused: [(String, @Sendable (inout Story) -> Void)] = [
        ("was taken out", { $0.act("headUnit.overlay.type", ["text": "[redacted]"]) }),
        ("too long", { $0.act("headUnit.drive.set", ["text": "0,1… (5000 bytes in all)"]) }),
        ("watched", { $0.set("/bridge/watching", ["headUnit": "tcp://car:12345"]) }),
        ("web HMI", { $0.note("rpc", ["name": "UI.OnReady", "source": "hmi"]) }),
    ]

    @Test(arguments: refused.indices) func `Given what cannot be played, a sentence says why`(_ place: Int) throws {
        var one = Story()
        Self.refused[place].1(&one)
        let refusal = #expect(throws: Script.Refusal.self) { try Script(one.session) }
        #expect(refusal?.description.contains(Self.refused[place].0) == true)
    }

    @Test func `Given a session that begins in the middle, a sentence says so`() throws {
        var stretch = Session.Stretch()
        stretch.rows = Array(#"{"seq":40,"at":900,"kind":"rpc","causes":[]}"#.utf8)
        let refusal = #expect(throws: Script.Refusal.self) { try Script(Session(stretch)) }
        #expect(refusal?.description.contains("in the middle") == true)
    }

    @Test func `Given a press by a number, the same title is pressed under its number now`() throws {
        var then = Story()
        then.screen("Hi", ["softButtons": [["softButtonID": 4, "text": "Go"], ["softButtonID": 5, "text": "Stop"]]])
        then.act("headUnit.softButton", ["id": 5])
        let act = try #require(try then.turns().last?.act)
        #expect(act.words == "pressed \"Stop\"")
        let state = StateMaker.state(
            [
                "activeApp": "hello",
                "apps": ["hello": ["windows": ["0": ["softButtons": [["softButtonID": 9, "text": "Stop"]]]]]],
            ])
        #expect(act.params(in: state) == ["id": 9])
        #expect(act.isAimable(in: state))
        let without = StateMaker.state(["activeApp": "hello", "apps": ["hello": ["windows": ["0": [:]]]]])
        #expect(act.params(in: without) == ["id": 5])
        #expect(!act.isAimable(in: without))
    }

    @Test func `Given a touch of a projected view, the view is touched where it is now`() throws {
        func views(_ frame: JSONValue) -> JSONValue {
            [
                "root": "1",
                "nodes": [
                    "1": ["class": "UIWindow", "frame": [0, 0, 800, 400], "children": ["2"]],
                    "2": ["class": "UIButton", "text": "Go", "frame": frame],
                ],
            ]
        }
        var then = Story()
        then.set("/apps", ["hello": ["views": views([100, 100, 40, 20])]])
        then.act("headUnit.touch.tap", ["x": 110, "y": 110])
        let act = try #require(try then.turns().last?.act)
        let now = StateMaker.whole(
            ["headUnit": ["activeApp": "hello"], "apps": ["hello": ["views": views([300, 200, 80, 20])]]])
        #expect(act.params(in: now) == ["x": 320, "y": 210])
    }

    @Test(
        arguments: [
            (3, ["state 1", "changes 1 2", "rows 1 2 3"]), (4, ["state 1", "changes 1 2 4", "rows 1 2 3 4"]),
            (5, ["state 1", "changes 1 2 4", "rows 1 2 3 4", "state 5", "changes 5", "rows 5"]),
            (6, ["state 1", "changes 1 2 4", "rows 1 2 3 4", "state 5", "changes 5 6 6", "rows 5 6"]),
        ]) func `Given a row, all that was known when it was the newest is there, and nothing more`(
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
        func numbers(_ name: String, _ text: [UInt8], _ number: (RowGlance) -> UInt64?) -> String {
            let all = text.split(separator: UInt8(ascii: "\n")).compactMap { number(RowGlance(Array($0))) }
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

    @Test func `Given a session up to a row, it ends there, and so does what is played`() throws {
        let one = story({ $0.screen("Hi") })
        let press = try #require(Script(one.session).acts.first?.seq)
        let part = one.session.until(press)
        let script = try Script(part)
        #expect(script.acts.map(\.seq) == [press])
        #expect(script.end == 5_000)
        #expect(script.lastRow == press)
        #expect(part.firstRow == 1)
        #expect(part.lastChange < one.session.lastChange)
        let whole = try Script(one.session.until(UInt64(one.lastRow)))
        #expect(whole.acts.map(\.seq) == (try Script(one.session).acts.map(\.seq)))
        #expect(throws: Script.Refusal.self) { try Script(one.session.until(0)) }
    }
}
