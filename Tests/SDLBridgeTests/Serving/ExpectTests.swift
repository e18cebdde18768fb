import SDLLog
import JSON
import Journaling
import SDLSupport
import Testing
import WebServing

@testable import SDLBridge

@Suite struct `Expectations` {
    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let hub: Hub
    let car: JournalWriter

    init() async throws {
        hub = Hub(epoch: "one", timekeeper: clock, inFlight: inFlight)
        await hub.begin()
        car = JournalWriter(await hub.headUnitJournal(), timekeeper: clock)
        set(Self.car, at: [])
        await inFlight.settled()
    }

    static let car = """
        {"activeApp":"music","visibleOverlay":"o1","apps":{"music":{"name":"Music","windows":{"0":{"mainField1":"Blue",
        "softButtons":[{"softButtonID":1,"text":"Play"},{"softButtonID":2,"text":"Next"}]}}},
        "mail":{"name":"Mail","windows":{"0":{"softButtons":[{"softButtonID":1,"text":"Play"}]}}}},
        "overlays":{"o1":{"app":"music","params":{"alertText1":"Really?","softButtons":[{"softButtonID":9,"text":"Yes"}]},
        "choices":[{"choiceID":4,"menuName":"Jazz"}]}}}
        """

    func set(_ json: String, at path: StatePath) {
        car.change(.add(LazyJSON(bytes: Array(json.utf8))), at: path, causes: [])
    }

    func result(_ json: String) async throws -> JSONValue {
        let expecter = ExpectationWaiter(hub: hub, timekeeper: clock)
        do {
            return try await expecter.wait(for: Expectation(JSONValue(parsing: json)))
        } catch let problem as Problem {
            return problem.json
        }
    }

    @Test(
        arguments: [
            (#""path":"/headUnit/activeApp","equals":"music""#, true),
            (#""path":"/headUnit/activeApp","not":"music""#, false),
            (#""path":"/headUnit/activeApp""#, true), (#""path":"/headUnit/menu""#, false),
            (#""path":"/headUnit/menu","exists":false"#, true),
            (#""path":"/headUnit/activeApp","exists":false"#, false),
            (#""path":"/headUnit/activeApp","matches":"^MU""#, true),
            (#""path":"/headUnit/activeApp","oneOf":["mail"]"#, false),
            (#""path":"/headUnit/apps/music","contains":{"name":"Music"}"#, true),
            (#""path":"/headUnit/apps/music/windows/0/softButtons","contains":{"text":"Next"}"#, true),
            (#""path":"/headUnit/overlays/o1/choices/0/choiceID","atLeast":4,"atMost":4"#, true),
            (#""path":"/headUnit/overlays/o1/choices/0/choiceID","atLeast":5"#, false),
            (#""locator":{"role":"softButton","name":"Next"}"#, true),
            (#""locator":{"role":"softButton","name":"Play"}"#, true),
            (#""locator":{"role":"softButton","name":"Play"},"state":"present""#, false),
            (#""locator":{"role":"softButton","name":"Play","app":"mail"}"#, false),
            (#""locator":{"role":"softButton","name":"Play","app":"mail"},"state":"hidden""#, true),
            (#""locator":{"role":"choice","text":"jAz"}"#, true),
            (#""locator":{"role":"overlayButton","id":"9"}"#, true),
            (#""locator":{"text":"zebra"},"state":"absent""#, true), (#""q":"kind:process""#, true),
            (#""q":"kind:process","count":0"#, false), (#""q":"kind:touch","count":0"#, true),
            (#""q":"kind:process","after":1"#, false),
            (
                #""all":[{"path":"/headUnit/activeApp","equals":"music"},{"locator":{"role":"choice","text":"jazz"}}]"#,
                true
            ),
            (#""all":[{"path":"/headUnit/activeApp"},{"q":"kind:touch"}]"#, false),
            (#""never":{"path":"/headUnit/activeApp","equals":"mail"}"#, true),
            (#""never":{"locator":{"role":"overlay"}}"#, false), (#""never":{"q":"kind:process"}"#, false),
        ] as [(String, Bool)])
    func `report immediately whether a condition is met`(_ words: String, _ holds: Bool) async throws {
        let result = try await result("{\(words),\"timeoutMs\":0}")
        #expect((result["ok"] == true) == holds, "\(result)")
        #expect((result["status"] == 422) == !holds)
    }

    @Test func `return as soon as a condition of state or journal is met`() async throws {
        async let state = result(#"{"path":"/headUnit/count","equals":3}"#)
        async let journal = result(#"{"q":"call:done"}"#)
        for number in 1...3 {
            set("\(number)", at: ["count"])
            await inFlight.settled()
        }
        car.write("delegate", causes: []) { Array(#"{"call":"done"}"#.utf8) }
        #expect(try await state["observed"] == 3)
        #expect(try await journal["observed"]?[0]?["call"] == "done")
    }

    @Test func `wait to the end for a condition that must not be met, and fail as soon as it is`() async throws {
        async let quiet = result(#"{"never":{"q":"call:crash"},"timeoutMs":3000}"#)
        while clock.nextDue == nil { await Task.yield() }
        clock.advance(by: .seconds(3))
        let held = try await quiet
        #expect(held["ok"] == true && held["elapsedMs"] == 3000)
        async let loud = result(#"{"never":{"path":"/headUnit/count","equals":2},"timeoutMs":60000}"#)
        for number in 1...2 {
            set("\(number)", at: ["count"])
            await inFlight.settled()
        }
        let problem = try await loud
        #expect(problem["status"] == 422 && problem["detail"]?.string?.contains("the condition was met") == true)
    }

    @Test func `name the unmet one of several conditions`() async throws {
        let problem = try await result(
            #"{"all":[{"path":"/headUnit/activeApp"},{"path":"/headUnit/apps/musik"}],"timeoutMs":0}"#)
        #expect(problem["detail"]?.string?.contains("all.1: there is no value") == true, "\(problem)")
        #expect(problem["candidates"]?[0] == "/headUnit/apps/music")
        #expect(problem["observed"] == ["music", .null])
    }

    @Test func `shorten long rows in errors`() async throws {
        let long = String(repeating: "x", count: 10_000)
        car.write("delegate", causes: []) { Array(#"{"call":"long","text":"\#(long)"}"#.utf8) }
        await inFlight.settled()
        let problem = try await result(#"{"q":"call:long","count":2,"timeoutMs":0}"#)
        #expect(problem["observed"]?[0]?["call"] == "long" && problem["observed"]?[0]?["seq"] != nil)
        #expect("\(problem)".utf8.count < 4_000)
        let whole = try await result(#"{"q":"call:long","timeoutMs":0}"#)
        #expect(whole["observed"]?[0]?["text"]?.string == long, "a met condition reports the whole value")
    }

    @Test(
        arguments: [
            (#"{"role":"softButton","name":"Play","mode":"long"}"#, "long"), (#"{"position":3}"#, "slide"),
            (#"{"type":"ab"}"#, "type"), (#"{"submit":"ab"}"#, "submit"),
        ])
    func `use an element in the way that the locator requests`(_ json: String, _ how: String) throws {
        let schema = try #require(CommandDefinition.byName["bridge.use"]).params
        let locator = try Locator(use: CommandParams(JSONValue(parsing: json), fitting: schema))
        let elements = ElementList(hub.state.snapshot.root).elements.filter { locator.matches($0) && $0.isVisible }
        let command = try #require(elements.first?.use(locator.manner))
        #expect(elements.count == 1 && "\(command)".contains(how))
        #expect(throws: Problem.self) {
            try Locator(use: CommandParams(["type": "a", "position": 3], fitting: schema))
        }
    }

    @Test(arguments: [
        (#"{"name":"Go"}"#, #"navigation(SDLHeadUnit.NavigationCommand.answer(accepted: true))"#),
        (#"{"name":"Hang up: 12"}"#, "phone(SDLHeadUnit.PhoneCommand.hangUp)"),
        (#"{"name":"Yes"}"#, #"service(SDLHeadUnit.ServiceCommand.answer(question: Optional("q7"), allowed: true))"#),
        (#"{"name":"Mute","mode":"long"}"#, #"navigation(SDLHeadUnit.NavigationCommand.press("#),
    ])
    func `press the buttons of the car's own questions and of turns`(_ json: String, _ how: String) async throws {
        set(Self.questions, at: [])
        await inFlight.settled()
        let schema = try #require(CommandDefinition.byName["bridge.use"]).params
        let locator = try Locator(use: CommandParams(JSONValue(parsing: json), fitting: schema))
        let elements = ElementList(hub.state.snapshot.root).elements
        #expect(elements.filter { $0.role == .question }.map(\.name) == ["Go to Quay 3, Bremen?", "Use Weather?"])
        let fitting = locator.preferred(elements.filter { locator.matches($0) && $0.isVisible })
        #expect(fitting.count == 1)
        let command = try #require(fitting.first?.use(locator.manner))
        #expect("\(command)".contains(how))
    }

    static let questions = """
        {"apps":{"map":{"name":"Map"}},"services":{"s1":{"name":"Weather"}},"call":{"app":"map","phoneNumber":"12","phase":"running"},
        "serviceQuestions":{"q7":{"app":"map","service":"s1"},"q8":{"app":"map","service":"s1"}},
        "navigation":{"asked":{"app":"map","location":{"addressLines":["Quay 3","Bremen"]}},
        "turn":{"app":"map","params":{"navigationText1":"Turn left","softButtons":[{"softButtonID":3,"text":"Mute"}]}}}}
        """

    @Test func `report the observed value and the nearest matches when time is up`() async throws {
        async let answer = result(#"{"path":"/headUnit/apps/musik/name","equals":"Music","timeoutMs":3000}"#)
        while clock.nextDue == nil { await Task.yield() }
        clock.advance(by: .seconds(3))
        let problem = try await answer
        #expect(problem["type"] == "/v1/problems/expectation-not-met" && problem["elapsedMs"] == 3000)
        #expect(problem["candidates"]?[0] == "/headUnit/apps/music")
        #expect(problem["observed"] == .null)
    }

    @Test(arguments: [("play", "Play"), ("Play", nil), ("yes", "Yes"), ("Pause", nil)] as [(String, String?)])
    func `find the visible name that differs only in case`(_ name: String, _ near: String?) throws {
        let schema = try #require(CommandDefinition.byName["bridge.use"]).params
        let locator = try Locator(use: CommandParams(["name": .string(name)], fitting: schema))
        let found = locator.differingInCase(in: ElementList(hub.state.snapshot.root).elements)
        #expect(found?.name == near)
    }

    @Test func `fail if two elements match, and show them`() async throws {
        let problem = try await result(#"{"locator":{"role":"softButton","name":"Plai"},"timeoutMs":0}"#)
        #expect(problem["candidates"]?[0]?["name"] == "Play")
        let two = try await result(#"{"locator":{"role":"softButton","app":"music"},"timeoutMs":0}"#)
        #expect(two["detail"]?.string?.contains("2 elements match") == true)
    }

    @Test(
        arguments: [
            "{}", #"{"path":"/a","q":"x"}"#, #"{"path":"a"}"#, #"{"q":"nokey:1"}"#, #"{"locator":{}}"#,
            #"{"all":[]}"#, #"{"path":"/a","never":{"path":"/a"}}"#,
            #"{"path":"/a","timeoutMs":60001}"#, #"{"path":"/a","matches":"("}"#, "[]",
        ])
    func `are refused at once if they are invalid`(_ json: String) async throws {
        #expect(try await result(json)["status"] == 422)
    }

    @Test(
        arguments: [
            #"{"never":{"never":{"path":"/a"}}}"#, #"{"all":[{"all":[]}]}"#, #"{"all":[{"path":"/a","timeoutMs":1}]}"#,
        ])
    func `allow only single conditions within several ones or never`(_ json: String) async throws {
        let problem = try await result(json)
        #expect(problem["status"] == 400 && problem["type"] == "/v1/problems/unknown-member", "\(problem)")
    }
}
