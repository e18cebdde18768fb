import JSON
import SDLSupport
import Testing

@testable import SessionReplay

@Suite struct ComparisonTests {
    /// What makes no difference in any build of the app.
    static let same: [(String, Story, Story)] = [
        (
            "another start and other row numbers", story { $0.screen("Hi") },
            story(startingAt: 90_000, afterRow: 700) { $0.screen("Hi") }
        ),
        (
            "other numbers of buttons",
            story { $0.screen("Hi", ["softButtons": [["softButtonID": 1, "text": "Go"]]]) },
            story { $0.screen("Hi", ["softButtons": [["softButtonID": 7, "text": "Go"]]]) }
        ),
        (
            "numbers and hashes in messages",
            story { $0.rpc("Alert", ["alertText1": "Sent", "cancelID": 2]) },
            story { $0.rpc("Alert", ["alertText1": "Sent", "cancelID": 9, "correlationID": 4]) }
        ),
        (
            "messages that were under way side by side",
            story {
                $0.rpc("Alert", ["alertText1": "A"], took: 20)
                $0.rpc("Speak", took: 20)
            },
            story {
                $0.rpc("Speak", took: 20)
                $0.rpc("Alert", ["alertText1": "A"], took: 20)
            }
        ),
        (
            "one Show or two",
            story {
                $0.rpc("Show"); $0.screen("Hi")
            },
            story {
                $0.rpc("Show"); $0.screen("H"); $0.rpc("Show"); $0.screen("Hi")
            }
        ),
        (
            "the time of day in a text", story { $0.screen("Arrival 12:30") }, story { $0.screen("Arrival 9:41:07") }
        ),
        (
            "a second more or less of a clock",
            story { $0.set("/headUnit/apps/hello/mediaClock", ["startMs": 37_000]) },
            story { $0.set("/headUnit/apps/hello/mediaClock", ["startMs": 38_000]) }
        ),
        (
            "a timer that rang just before an act, and just behind it",
            story {
                $0.wait(4_990); $0.rpc("Speak"); $0.screen("Late"); $0.wait(-4_990)
            },
            story(
                { _ in },
                then: {
                    $0.rpc("Speak"); $0.screen("Late"); $0.screen("Two")
                })
        ),
        (
            "what was taken out of a row", story { $0.rpc("DialNumber", ["number": "[redacted]"]) },
            story { $0.rpc("DialNumber", ["number": "555"]) }
        ),
        (
            "what the session was saved too early for", story { $0.screen("Hi") },
            {
                var late = story { $0.screen("Hi") }
                late.rpc("Speak")
                return late
            }()
        ),
    ]

    @Test(arguments: same.indices) func `Given what is a build's own, nothing differs`(_ place: Int) throws {
        let (what, then, now) = Self.same[place]
        #expect(try difference(then, now) == nil, "\(what)")
    }

    /// Then, now, at which act, and a part of what is said of it.
    static let other: [(String, Story, Story, Int, String)] = [
        ("a text on the screen", story { $0.screen("Hi") }, story { $0.screen("Ho") }, 1, "screen mainField1"),
        ("a text that does not come", story { $0.screen("Hi") }, story { _ in }, 1, "screen mainField1"),
        (
            "a text at the second act", story { $0.screen("Hi") },
            story({ $0.screen("Hi") }, then: { $0.screen("Three") }), 2, "screen mainField1"
        ),
        (
            "a message that does not come", story { $0.rpc("Alert", ["alertText1": "Sent"]) }, story { _ in }, 1,
            "message"
        ),
        ("a message more", story { _ in }, story { $0.rpc("Speak") }, 1, "message"),
        (
            "a parameter of a message", story { $0.rpc("Alert", ["alertText1": "Sent", "duration": 5_000]) },
            story { $0.rpc("Alert", ["alertText1": "Sent", "duration": 3_000]) }, 1, "Alert duration"
        ),
        (
            "messages one after the other, turned round",
            story {
                $0.rpc("Alert", ["alertText1": "A"]); $0.wait(10); $0.rpc("Speak")
            },
            story {
                $0.rpc("Speak"); $0.wait(10); $0.rpc("Alert", ["alertText1": "A"])
            }, 1, "order"
        ),
        (
            "a call of the life cycle", story { $0.call("appDidClose") }, story { $0.call("appDidEnterBackground") }, 1,
            "call"
        ),
        (
            "calls of a controller, turned round",
            story {
                $0.controller("Root", "viewWillAppear"); $0.controller("Root", "viewDidAppear")
            },
            story {
                $0.controller("Root", "viewDidAppear"); $0.controller("Root", "viewWillAppear")
            }, 1, "order"
        ),
        ("an app that has gone", story { _ in }, story { $0.set("/headUnit/apps/hello", nil) }, 1, "the app"),
        ("an end of the app", story { _ in }, story { $0.end("crashed") }, 1, "process"),
        (
            "a button gone", story { $0.screen("Hi", ["softButtons": [["text": "Go"], ["text": "Stop"]]]) },
            story { $0.screen("Hi", ["softButtons": [["text": "Go"]]]) }, 1, "softButtons"
        ),
        (
            "what lies over the screen",
            story {
                $0.set("/headUnit/overlays", ["o1": ["kind": "alert", "params": ["alertText1": "Sure?"]]])
                $0.set("/headUnit/visibleOverlay", "o1")
            }, story { _ in }, 1, "overlay"
        ),
        (
            "a timer that rings much later",
            story {
                $0.wait(1_000); $0.rpc("Speak"); $0.wait(-1_000)
            },
            story(
                { _ in },
                then: {
                    $0.rpc("Speak"); $0.screen("Two")
                }), 1, "message"
        ),
    ]

    @Test(arguments: other.indices) func `Given what anyone can see, the act is named`(_ place: Int) throws {
        let (what, then, now, number, part) = Self.other[place]
        let found = try #require(try difference(then, now), "\(what)")
        #expect(found.number == number, "\(what): \(found)")
        #expect(found.lines.contains { $0.what.contains(part) }, "\(what): \(found)")
        #expect(found.act == (number == 1 ? "pressed \"One\"" : "pressed \"Two\""))
    }

    @Test func `Given choices that are told by numbers, what they say counts`() throws {
        func asking(_ number: Int, _ names: [JSONValue]) -> Story {
            story {
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

    @Test func `Given apps that do not come along, which of them is in front is not looked at`() throws {
        func front(_ app: JSONValue?) -> Story { story { $0.set("/headUnit/activeApp", app) } }
        #expect(try difference(front("music"), front(nil)) == nil)
        #expect(try difference(front("music"), front("hello"))?.lines.first?.what == "app in front")
    }

    @Test func `Given two differences, the first is told`() throws {
        let then = story({ $0.screen("A") }, then: { $0.screen("B") })
        let found = try difference(then, story({ $0.screen("C") }, then: { $0.screen("D") }))
        #expect(found?.number == 1)
        #expect(found?.lines == [Difference.Line(what: "screen mainField1", then: "\"A\"", now: "\"C\"")])
        #expect(found?.app == "hello")
    }

    @Test func `Given an act that cannot be done any more, that is the difference`() throws {
        let one = story { $0.screen("Hi") }
        let found = try difference(one, one, refusals: [2: "\"Two\" is not there."])
        #expect(found?.number == 2)
        #expect(found?.lines == [Difference.Line(what: "the act", then: "was done", now: "\"Two\" is not there.")])
    }

    @Test func `Given an act that cannot be done because of another, the other is named`() throws {
        let then = story { $0.controller("Root", "viewDidAppear") }
        let found = try difference(then, story { _ in }, refusals: [2: "\"Two\" is not there."])
        #expect(found?.number == 1)
    }

    @Test func `Given an app that fell silent and crashed, the crash is told first`() throws {
        let now = story {
            $0.end("notResponding")
            $0.end("crashed")
        }
        #expect(try difference(story { _ in }, now)?.lines.map(\.now) == ["crashed", "notResponding"])
    }

    @Test func `Given an act that was refused then, too, nothing differs`() throws {
        var one = Story()
        one.wait(1_000)
        one.act("headUnit.menu.close")
        #expect(try difference(one, one, refusals: [1: "No menu is open."]) == nil)
    }

    @Test func `Given a program that does not go on, the act is named`() throws {
        let then = story { $0.screen("Hi") }
        var now = Story()
        now.wait(5_000)
        now.press("One")
        let found = try difference(then, now, stop: (app: "hello", why: "It does not respond."))
        #expect(found?.number == 1)
        #expect(found?.lines.contains { $0.now == "It does not respond." || $0.what.contains("screen") } == true)
    }

    @Test func `Given files that are called otherwise, their content counts`() {
        let contents = (then: ["hello/a.png": "1", "hello/b.png": "2"], now: ["hello/x.png": "1"])
        let sameness = Sameness(then: contents.then, now: contents.now)
        #expect(sameness.isSame(["value": "a.png"], ["value": "x.png"], of: "hello"))
        #expect(!sameness.isSame(["value": "b.png"], ["value": "x.png"], of: "hello"))
        #expect(!sameness.isSame(["value": "a.png"], ["value": "x.png"], of: "other"))
    }

    @Test(arguments: [
        ("12:30", "#"), ("at 7:05 and 23:59:10.", "at # and #."), ("1:2", "1:2"), ("123:45", "123:45"), ("a:b", "a:b"),
    ])
    func `Given a text, its times are taken out`(_ text: String, _ wanted: String) {
        #expect(Sameness.timeless(text) == wanted)
    }
}
