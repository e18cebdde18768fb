import JSON
import SDLSupport
import Testing

@testable import SessionReplay

@Suite struct ComparisonTests {
    /// Pairs of a session and a replay that count as equal. The session and the replay differ only in parts that may
    /// differ between builds or runs.
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
            "a file that a busy machine sends later",
            fixture {
                $0.wait(4_900); $0.rpc("PutFile", ["syncFileName": "a"]); $0.wait(-4_900)
            },
            fixture(
                { _ in },
                then: {
                    $0.wait(1_800); $0.rpc("PutFile", ["syncFileName": "a"]); $0.wait(-1_800); $0.screen("Two")
                })
        ),
        (
            "another name of a file",
            fixture { $0.set("/headUnit/apps/hello/files", ["a.png": ["fileType": "GRAPHIC_PNG", "hash": "1"]]) },
            fixture { $0.set("/headUnit/apps/hello/files", ["b.png": ["fileType": "GRAPHIC_PNG", "hash": "1"]]) }
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
        (
            "a list that is complete just after an input instead of just before it",
            fixture(
                {
                    $0.wait(4_980); $0.setCommands(["Home", "Work"]); $0.wait(-4_980)
                },
                then: {
                    $0.setCommands(["Bank", "Garage", "Home", "Work"]); $0.screen("Two")
                }),
            fixture {
                $0.wait(4_970); $0.setCommands(["Bank", "Garage", "Home", "Work"]); $0.wait(-4_970)
            }
        ),
        (
            "a list that is complete just before an input instead of just after it",
            fixture {
                $0.wait(4_970); $0.setCommands(["Bank", "Garage", "Home", "Work"]); $0.wait(-4_970)
            },
            fixture(
                {
                    $0.wait(4_980); $0.setCommands(["Home", "Work"]); $0.wait(-4_980)
                },
                then: {
                    $0.setCommands(["Bank", "Garage", "Home", "Work"]); $0.screen("Two")
                })
        ),
        (
            "a value that appears immediately before an input that replaces it",
            fixture { $0.screen("117") },
            fixture {
                $0.screen("117"); $0.wait(4_999); $0.screen("118"); $0.wait(-4_999)
            }
        ),
        (
            "a number that has just begun to move in a streamed picture",
            moving(["0 km/h", "4 km/h"], ["6 km/h", "8 km/h"]), moving(["0 km/h", "5 km/h"], ["7 km/h", "9 km/h"])
        ),
        (
            "a moving number that has just appeared in a streamed picture",
            moving(["5 km/h"], ["6 km/h", "8 km/h"]), moving(["4 km/h"], ["7 km/h", "9 km/h"])
        ),
        (
            "a life-cycle call of an earlier turn whose row was written after the session was saved",
            quickPresses { _ in }, quickPresses { $0.controller("Main", "viewDidAppear") }
        ),
        (
            "a number that moves in a streamed picture",
            fixture({ $0.showPictures(["1 km/h", "3 km/h", "5 km/h"]) }, then: { $0.showPictures(["0 km/h"]) }),
            fixture({ $0.showPictures(["2 km/h", "4 km/h", "6 km/h"]) }, then: { $0.showPictures(["0 km/h"]) })
        ),
    ]

    /// Returns a session in which a speed appears or begins to move shortly before the second press, and moves until it is 0 again.
    /// After the press, the speed has another place in the picture.
    private static func moving(_ before: [JSONValue], _ after: [JSONValue]) -> SessionFixture {
        fixture({ $0.showPictures(before) }) {
            $0.wait(-3_900)
            $0.showPictures(after + ["0 km/h"], header: "Menu")
            $0.wait(3_900)
        }
    }

    /// Returns a session in which the driver presses two buttons within 200 ms. After the first press, a closure adds the
    /// reaction of the app.
    private static func quickPresses(_ first: (inout SessionFixture) -> Void) -> SessionFixture {
        var fixture = SessionFixture()
        fixture.press("One")
        first(&fixture)
        fixture.wait(200)
        fixture.press("Two")
        fixture.screen("Two")
        return fixture
    }

    @Test(arguments: same.indices) func `Differences of builds and runs are ignored`(_ place: Int) throws {
        let (what, then, now) = Self.same[place]
        #expect(try difference(then, now) == nil, "\(what)")
    }

    /// Pairs of a session and a replay that differ: a description, the session, the replay, the number of the input
    /// after which the difference must be found, and a part of the line that reports the difference.
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
        (
            "a file that remains on the head unit",
            fixture { $0.set("/headUnit/apps/hello/files", ["a": ["hash": "1", "size": 9]]) },
            fixture {
                $0.set("/headUnit/apps/hello/files", ["a": ["hash": "1", "size": 9], "b": ["hash": "1", "size": 9]])
            },
            1, "files file of 9 bytes (1)"
        ),
        (
            "a file that is sent again", fixture { _ in }, fixture { $0.rpc("PutFile", ["syncFileName": "a"]) }, 1,
            "message"
        ),
        ("an additional ListFiles", fixture { _ in }, fixture { $0.rpc("ListFiles") }, 1, "message"),
        (
            "an icon",
            fixture {
                $0.set("/headUnit/apps/hello/files", ["a": ["hash": "1"]]); $0.set("/headUnit/apps/hello/icon", "a")
            },
            fixture { $0.set("/headUnit/apps/hello/files", ["a": ["hash": "1"]]) }, 1, "icon"
        ),
        (
            "a haptic rectangle",
            fixture {
                $0.set("/headUnit/apps/hello/haptics", ["rects": ["4": ["x": 1, "width": 20]], "rectOrder": [4]])
            },
            fixture {
                $0.set("/headUnit/apps/hello/haptics", ["rects": ["4": ["x": 1, "width": 30]], "rectOrder": [4]])
            }, 1, "haptic rectangles 1"
        ),
        (
            "a subscription to way points", fixture { $0.set("/headUnit/apps/hello/subscribedWayPoints", true) },
            fixture { _ in }, 1, "subscribedWayPoints"
        ),
        (
            "a text in a streamed picture",
            fixture { $0.set("/apps", ["hello": ["views": SessionFixture.views("Go")]]) },
            fixture { $0.set("/apps", ["hello": ["views": SessionFixture.views("Stop")]]) }, 1, "picture 1"
        ),
        state("the text of a labelled view", ["label": "Note", "text": "Milk"], ["label": "Note", "text": "Bread"]),
        state("a selected view", .object([:]), ["selected": true]),
        state("a disabled view", .object([:]), ["disabled": true]),
        state("a view that has become invisible", .object([:]), ["alpha": 0]),
        state("the image of a view", ["image": "heart"], ["image": "heart.fill"]),
        state("the colour of a text", ["color": "#ff0000"], ["color": "#00ff00"]),
        (
            "a number that is set once in a streamed picture", fixture { $0.showPictures(["0 km/h", "40 km/h"]) },
            fixture { $0.showPictures(["0 km/h", "80 km/h"]) }, 1, "picture 1"
        ),
        (
            "a second SetAppIcon", fixture { $0.rpc("SetAppIcon", ["syncFileName": "a"]) },
            fixture {
                $0.rpc("SetAppIcon", ["syncFileName": "a"]); $0.rpc("SetAppIcon", ["syncFileName": "a"])
            }, 1, "message"
        ),
        (
            "a missing DeleteFile", fixture { $0.rpc("DeleteFile", ["syncFileName": "a"]) }, fixture { _ in }, 1,
            "message"
        ),
        (
            "a subscription to way points that ends again", fixture { _ in },
            fixture {
                $0.rpc("SubscribeWayPoints"); $0.rpc("UnsubscribeWayPoints")
            }, 1, "message"
        ),
        (
            "a value that appears shortly before an input that replaces it",
            fixture { $0.screen("117") },
            fixture {
                $0.screen("117"); $0.wait(4_950); $0.screen("118"); $0.wait(-4_950)
            }, 1, "screen mainField1"
        ),
        (
            "an element that a list loses shortly before an input",
            fixture {
                $0.wait(4_970); $0.setCommands(["Home", "Work"]); $0.wait(-4_970)
            },
            fixture {
                $0.wait(4_970); $0.setCommands(["Home", "Work"]); $0.setCommands(["Work"]); $0.wait(-4_970)
            }, 1, "voice commands"
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

    /// Returns a pair for `other` in which a view of a streamed picture has other members.
    private static func state(
        _ what: String, _ then: JSONValue, _ now: JSONValue
    ) -> (String, SessionFixture, SessionFixture, Int, String) {
        let (then, now) = (SessionFixture.views("Go", then), SessionFixture.views("Go", now))
        return (
            what, fixture { $0.set("/apps", ["hello": ["views": then]]) },
            fixture { $0.set("/apps", ["hello": ["views": now]]) }, 1, "picture"
        )
    }

    @Test(arguments: other.indices)
    func `A visible difference is reported with the input before it`(_ place: Int) throws {
        let (what, then, now, number, part) = Self.other[place]
        let found = try #require(try difference(then, now), "\(what)")
        #expect(found.number == number, "\(what): \(found)")
        #expect(found.lines.contains { $0.what.contains(part) }, "\(what): \(found)")
        #expect(found.input == (number == 1 ? "pressed \"One\"" : "pressed \"Two\""))
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

    @Test func `A missing element of a list is named, and the elements after it are not`() throws {
        func menu(_ titles: [String]) -> SessionFixture {
            fixture {
                $0.screen("Hi", ["softButtons": .array(titles.map { ["type": "TEXT", "text": .string($0)] })])
            }
        }
        let lines = try difference(menu(["Home", "Work", "Lake"]), menu(["Work", "Lake", "Sea", "Hill"]))?.lines
        #expect(
            lines == [
                Difference.Line(what: "screen softButtons", then: "\"Home\"", now: "nothing"),
                Difference.Line(what: "screen softButtons", then: "nothing", now: "\"Sea\""),
                Difference.Line(what: "screen softButtons", then: "nothing", now: "\"Hill\""),
            ])
    }

    @Test func `Apps that are not replayed are compared by presence only`() throws {
        func front(_ app: JSONValue?) -> SessionFixture { fixture { $0.set("/headUnit/activeApp", app) } }
        #expect(try difference(front("music"), front(nil)) == nil)
        #expect(try difference(front("music"), front("hello"))?.lines.first?.what == "active app")
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

    @Test func `An input that came after other messages is listed last`() throws {
        let shift = InputShift(["hello": 2], unused: ["hello": 1], isLate: false)
        let found = try difference(
            fixture { $0.screen("Hi") }, fixture { $0.screen("Ho") }, shifts: [2: try #require(shift)])
        #expect(
            found?.lines.last
                == Difference.Line(
                    what: "the next input", then: "came after 2 messages of hello", now: "came after 1 message of hello"
                ))
        #expect(found?.lines.first?.what == "screen mainField1")
        #expect(InputShift(["hello": 2], unused: ["hello": 0], isLate: false) == nil)
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
