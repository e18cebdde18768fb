import JSON
import SDLSupport
import Testing

@testable import SessionReplay

@Suite struct ComparisonTests {
    /// Pairs of sessions that differ only in what varies between builds and runs.
    static let same: [(String, SessionFixture, SessionFixture)] = [
        (
            "another start and other row numbers", fixture { $0.screen("Hi") },
            fixture(startingAt: 90_000, afterRow: 700) { $0.screen("Hi") }
        ),
        (
            "other numbers of buttons",
            fixture { $0.screen("Hi", ["softButtons": [["softButtonID": 1, "text": "Go"]]]) },
            fixture { $0.screen("Hi", ["softButtons": [["softButtonID": 7, "text": "Go"]]]) }
        ),
        (
            "numbers and hashes in messages",
            fixture { $0.rpc("Alert", ["alertText1": "Sent", "cancelID": 2]) },
            fixture { $0.rpc("Alert", ["alertText1": "Sent", "cancelID": 9, "correlationID": 4]) }
        ),
        (
            "concurrent messages in another order",
            fixture {
                $0.rpc("Alert", ["alertText1": "A"], took: 20)
                $0.rpc("Speak", took: 20)
            },
            fixture {
                $0.rpc("Speak", took: 20)
                $0.rpc("Alert", ["alertText1": "A"], took: 20)
            }
        ),
        (
            "one Show or two",
            fixture {
                $0.rpc("Show"); $0.screen("Hi")
            },
            fixture {
                $0.rpc("Show"); $0.screen("H"); $0.rpc("Show"); $0.screen("Hi")
            }
        ),
        (
            "the time of day in a text", fixture { $0.screen("Arrival 12:30") },
            fixture { $0.screen("Arrival 9:41:07") }
        ),
        (
            "a difference of one second in a clock",
            fixture { $0.set("/headUnit/apps/hello/mediaClock", ["startMs": 37_000]) },
            fixture { $0.set("/headUnit/apps/hello/mediaClock", ["startMs": 38_000]) }
        ),
        (
            "a timer that fires just before or just after an input",
            fixture {
                $0.wait(4_990); $0.rpc("Speak"); $0.screen("Late"); $0.wait(-4_990)
            },
            fixture(
                { _ in },
                then: {
                    $0.rpc("Speak"); $0.screen("Late"); $0.screen("Two")
                })
        ),
        (
            "a redacted value", fixture { $0.rpc("DialNumber", ["number": "[redacted]"]) },
            fixture { $0.rpc("DialNumber", ["number": "555"]) }
        ),
        (
            "an action after the session was saved", fixture { $0.screen("Hi") },
            {
                var late = fixture { $0.screen("Hi") }
                late.rpc("Speak")
                return late
            }()
        ),
    ]

    @Test(arguments: same.indices) func `Differences of builds and runs are ignored`(_ place: Int) throws {
        let (what, then, now) = Self.same[place]
        #expect(try difference(then, now) == nil, "\(what)")
    }

    /// Session, replay, the expected input number, and a part of the expected line.
    static let other: [(String, SessionFixture, SessionFixture, Int, String)] = [
        ("a text on the screen", fixture { $0.screen("Hi") }, fixture { $0.screen("Ho") }, 1, "screen mainField1"),
        ("a missing text", fixture { $0.screen("Hi") }, fixture { _ in }, 1, "screen mainField1"),
        (
            "a text after the second input", fixture { $0.screen("Hi") },
            fixture({ $0.screen("Hi") }, then: { $0.screen("Three") }), 2, "screen mainField1"
        ),
        (
            "a missing message", fixture { $0.rpc("Alert", ["alertText1": "Sent"]) }, fixture { _ in }, 1,
            "message"
        ),
        ("an additional message", fixture { _ in }, fixture { $0.rpc("Speak") }, 1, "message"),
        (
            "a parameter of a message", fixture { $0.rpc("Alert", ["alertText1": "Sent", "duration": 5_000]) },
            fixture { $0.rpc("Alert", ["alertText1": "Sent", "duration": 3_000]) }, 1, "Alert duration"
        ),
        (
            "sequential messages in reverse order",
            fixture {
                $0.rpc("Alert", ["alertText1": "A"]); $0.wait(10); $0.rpc("Speak")
            },
            fixture {
                $0.rpc("Speak"); $0.wait(10); $0.rpc("Alert", ["alertText1": "A"])
            }, 1, "order"
        ),
        (
            "a life-cycle call", fixture { $0.call("appDidClose") },
            fixture { $0.call("appDidEnterBackground") }, 1, "call"
        ),
        (
            "calls of a controller in reverse order",
            fixture {
                $0.controller("Root", "viewWillAppear"); $0.controller("Root", "viewDidAppear")
            },
            fixture {
                $0.controller("Root", "viewDidAppear"); $0.controller("Root", "viewWillAppear")
            }, 1, "order"
        ),
        ("a missing app", fixture { _ in }, fixture { $0.set("/headUnit/apps/hello", nil) }, 1, "the app"),
        ("a crash of the app", fixture { _ in }, fixture { $0.end("crashed") }, 1, "process"),
        (
            "a missing button", fixture { $0.screen("Hi", ["softButtons": [["text": "Go"], ["text": "Stop"]]]) },
            fixture { $0.screen("Hi", ["softButtons": [["text": "Go"]]]) }, 1, "softButtons"
        ),
        (
            "an overlay",
            fixture {
                $0.set("/headUnit/overlays", ["o1": ["kind": "alert", "params": ["alertText1": "Sure?"]]])
                $0.set("/headUnit/visibleOverlay", "o1")
            }, fixture { _ in }, 1, "overlay"
        ),
        (
            "a timer that fires much later",
            fixture {
                $0.wait(1_000); $0.rpc("Speak"); $0.wait(-1_000)
            },
            fixture(
                { _ in },
                then: {
                    $0.rpc("Speak"); $0.screen("Two")
                }), 1, "message"
        ),
    ]

    @Test(arguments: other.indices)
    func `A visible difference is reported with the input before it`(_ place: Int) throws {
        let (what, then, now, number, part) = Self.other[place]
        let found = try #require(try difference(then, now), "\(what)")
        #expect(found.number == number, "\(what): \(found)")
        #expect(found.lines.contains { $0.what.contains(part) }, "\(what): \(found)")
        #expect(found.input == (number == 1 ? "pressed \"One\"" : "pressed \"Two\""))
    }

    /// Breaks of an app that the driver does not see.
    static let hidden: [(String, @Sendable (inout SessionFixture) -> Void)] = [
        ("files", { $0.set("/headUnit/apps/hello/files", ["a.png": file("2")]) }),
        ("icon", { $0.set("/headUnit/apps/hello/icon", "b.png") }),
        ("subscribed to way points", { $0.set("/headUnit/apps/hello/subscribedWayPoints", true) }),
        (
            "haptic rectangles",
            {
                $0.set(
                    "/headUnit/apps/hello/haptics",
                    ["rects": ["1": ["id": 1, "x": 0, "y": 0, "width": 9, "height": 9]], "rectOrder": [1]])
            }
        ), ("message", { $0.rpc("ListFiles") }), ("message", { $0.rpc("PutFile", ["syncFileName": "a.png"]) }),
    ]

    private static func file(_ hash: String) -> JSONValue {
        ["fileType": "GRAPHIC_PNG", "size": 9, "persistent": false, "hash": .string(hash)]
    }

    @Test(arguments: hidden.indices) func `Files, haptics, icon and way points are compared`(_ place: Int) throws {
        func session(_ change: (inout SessionFixture) -> Void, named name: String) -> SessionFixture {
            fixture(
                {
                    $0.rpc("PutFile", ["syncFileName": .string(name)])
                    $0.set("/headUnit/apps/hello/files", [name: Self.file("1")])
                }, then: change)
        }
        let found = try difference(session({ _ in }, named: "a.png"), session(Self.hidden[place].1, named: "a.png"))
        #expect(found?.lines.first?.what.hasPrefix(Self.hidden[place].0) == true, "\(String(describing: found))")
        #expect(try difference(session({ _ in }, named: "a.png"), session({ _ in }, named: "b.png")) == nil)
    }

    @Test func `Choices are compared by title, not by id`() throws {
        func asking(_ number: Int, _ names: [JSONValue]) -> SessionFixture {
            fixture {
                let choices = names.map { ["choiceID": .int(number), "menuName": $0] as JSONValue }
                $0.rpc(
                    "CreateInteractionChoiceSet",
                    ["interactionChoiceSetID": .int(number), "choiceSet": .array(choices)])
                $0.rpc("PerformInteraction", ["initialText": "Who?", "interactionChoiceSetIDList": [.int(number)]])
            }
        }
        #expect(try difference(asking(1, ["Home", "Work"]), asking(7, ["Home", "Work"])) == nil)
        let found = try difference(asking(1, ["Home", "Work"]), asking(1, ["Home"]))
        #expect(
            found?.lines == [Difference.Line(what: "PerformInteraction choices 2", then: "\"Work\"", now: "nothing")])
    }

    @Test func `Apps that are not replayed are compared by presence only`() throws {
        func front(_ app: JSONValue?) -> SessionFixture { fixture { $0.set("/headUnit/activeApp", app) } }
        #expect(try difference(front("music"), front(nil)) == nil)
        #expect(try difference(front("music"), front("hello"))?.lines.first?.what == "app in front")
    }

    @Test func `The first of two differences is reported`() throws {
        let then = fixture({ $0.screen("A") }, then: { $0.screen("B") })
        let found = try difference(then, fixture({ $0.screen("C") }, then: { $0.screen("D") }))
        #expect(found?.number == 1)
        #expect(found?.lines == [Difference.Line(what: "screen mainField1", then: "\"A\"", now: "\"C\"")])
        #expect(found?.app == "hello")
    }

    @Test func `An input that the replay cannot perform is a difference`() throws {
        let one = fixture { $0.screen("Hi") }
        let found = try difference(one, one, refusals: [2: "\"Two\" is not there."])
        #expect(found?.number == 2)
        #expect(
            found?.lines == [Difference.Line(what: "the input", then: "was possible", now: "\"Two\" is not there.")])
    }

    @Test func `If an input fails because of an earlier difference, the earlier one is reported`() throws {
        let then = fixture { $0.controller("Root", "viewDidAppear") }
        let found = try difference(then, fixture { _ in }, refusals: [2: "\"Two\" is not there."])
        #expect(found?.number == 1)
    }

    @Test func `If an app stops responding and crashes, the crash is listed first`() throws {
        let now = fixture {
            $0.end("notResponding")
            $0.end("crashed")
        }
        #expect(try difference(fixture { _ in }, now)?.lines.map(\.now) == ["crashed", "notResponding"])
    }

    @Test func `An input that was refused in both runs is no difference`() throws {
        var one = SessionFixture()
        one.wait(1_000)
        one.input("headUnit.menu.close")
        #expect(try difference(one, one, refusals: [1: "No menu is open."]) == nil)
    }

    @Test func `An app that does not continue is reported with the input before it`() throws {
        let then = fixture { $0.screen("Hi") }
        var now = SessionFixture()
        now.wait(5_000)
        now.press("One")
        let found = try difference(then, now, stop: (app: "hello", why: "It does not respond."))
        #expect(found?.number == 1)
        #expect(found?.lines.contains { $0.now == "It does not respond." || $0.what.contains("screen") } == true)
    }

    @Test func `Files are compared by content, not by name`() {
        let contents = (then: ["hello/a.png": "1", "hello/b.png": "2"], now: ["hello/x.png": "1"])
        let valueComparison = ValueComparison(then: contents.then, now: contents.now)
        #expect(valueComparison.isSame(["value": "a.png"], ["value": "x.png"], of: "hello"))
        #expect(!valueComparison.isSame(["value": "b.png"], ["value": "x.png"], of: "hello"))
        #expect(!valueComparison.isSame(["value": "a.png"], ["value": "x.png"], of: "other"))
    }

    @Test(arguments: [
        ("12:30", "#"), ("at 7:05 and 23:59:10.", "at # and #."), ("1:2", "1:2"), ("123:45", "123:45"), ("a:b", "a:b"),
    ])
    func `Times in texts are replaced`(_ text: String, _ wanted: String) {
        #expect(ValueComparison.timeless(text) == wanted)
    }
}
