import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLSupport
import TestJournal
import Testing

@MainActor
@Suite struct RemoteControlTests {
    static let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .remoteControl)

    private func running(_ profile: String = "generic") async throws -> (Harness, SDLRemoteControlManager) {
        let harness = try Harness(Self.configuration, profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.remoteControlManager)
    }

    /// Records the calls of handlers as lines, one line for each call.
    private final class EventRecorder {
        var lines: [String] = []
        func note(_ data: SDLModuleData?, _ error: (any Error)?) {
            lines.append(error.map { "\($0)" } ?? "fan \(data?.climateControlData?.fanSpeed ?? -1)")
        }
    }

    private func fan(_ speed: Int, _ id: String? = nil) -> SDLModuleData {
        SDLModuleData(
            moduleType: .climate, moduleId: id, climateControlData: SDLClimateControlData(fanSpeed: speed))
    }

    private func move(_ harness: Harness, _ patch: JSONValue) async throws {
        try await harness.drive(.modules(mergePatch: patch))
    }

    @Test func `A module is subscribed to once, and its complete data is reported at first and on each change`()
        async throws
    {
        let (harness, control) = try await running()
        var wanted: [String] = []
        let received = EventRecorder()
        _ = control.subscribe(toModule: .climate) { data, error in
            received.note(data, error)
            wanted.append("\(data?.climateControlData?.desiredTemperature?.value ?? 0)")
        }
        _ = control.subscribe(toModule: .climate) { _, _ in }
        #expect(received.lines == [])
        await harness.inFlight.settled()
        #expect(
            harness.sent("GetInteriorVehicleData").map { $0["params"] } == [
                ["moduleType": "CLIMATE", "subscribe": true]
            ])
        try await move(harness, ["CLIMATE": ["front": ["fanSpeed": 70], "rear": ["fanSpeed": 10]]])
        #expect(received.lines == ["fan 40", "fan 70"] && wanted == ["20.0", "20.0"])
        #expect(control.data(ofModule: .climate)?.moduleId == "front")
        #expect(control.data(ofModule: .climate, id: "rear") == nil)
        #expect(harness.appTree("modules") == ["subscribed": ["CLIMATE"], "allocated": []])
    }

    @Test func `Subscriptions that the head unit has ended are renewed`() async throws {
        let (harness, control) = try await running()
        let received = EventRecorder()
        _ = control.subscribe(toModule: .climate) { data, error in received.note(data, error) }
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .close))
        try await move(harness, ["CLIMATE": ["front": ["fanSpeed": 11]]])
        try await harness.activate()
        var off = HeadUnitSettings()
        off.allowsControl = false
        try await harness.drive(.set(off))
        try await move(harness, ["CLIMATE": ["front": ["fanSpeed": 12]]])
        off.allowsControl = true
        try await harness.drive(.set(off))
        try await harness.drive(.profile(.use(id: "twoline")))
        try await harness.drive(.profile(.use(id: "generic")))
        try await move(harness, ["CLIMATE": ["front": ["fanSpeed": 13]]])
        #expect(received.lines == ["fan 40", "fan 11", "fan 12", "fan 40", "fan 13"])
    }

    @Test func `Several modules used in one run loop turn are each subscribed to, set and reported to the inspector`()
        async throws
    {
        let (harness, control) = try await running()
        for type in [SDLModuleType.climate, .radio, .light] { _ = control.subscribe(toModule: type) { _, _ in } }
        await harness.inFlight.settled()
        let asked = harness.sent("GetInteriorVehicleData").map { $0["params"]?["moduleType"] }
        #expect(asked == ["CLIMATE", "RADIO", "LIGHT"])
        control.set(fan(10, "front"))
        control.set(fan(20, "rear"))
        await harness.inFlight.settled()
        let modules: JSONValue = [
            "subscribed": ["CLIMATE", "RADIO", "LIGHT"], "allocated": ["CLIMATE front", "CLIMATE rear"],
        ]
        #expect(harness.appTree("modules") == modules)
        // A bridge that attaches later gets equal values.
        harness.appJournal.forget()
        harness.app.inspect()
        #expect(harness.appTree("modules") == modules)
    }

    @Test func `A later observer gets the known data, and removing the last one ends the subscription`() async throws {
        let (harness, control) = try await running()
        let first = control.subscribe(toModule: .climate, id: "rear") { _, _ in }
        await harness.inFlight.settled()
        let received = EventRecorder()
        let second = control.subscribe(toModule: .climate, id: "rear") { received.note($0, $1) }
        #expect(received.lines == [])
        await harness.inFlight.settled()
        #expect(received.lines == ["fan 20"])
        control.unsubscribe(first)
        await harness.inFlight.settled()
        #expect(harness.sent("GetInteriorVehicleData").count == 1)
        control.unsubscribe(second)
        await harness.inFlight.settled()
        #expect(
            harness.sent("GetInteriorVehicleData").last?["params"] == [
                "moduleType": "CLIMATE", "moduleId": "rear", "subscribe": false,
            ])
        #expect(control.data(ofModule: .climate, id: "rear") == nil)
    }

    @Test func `A module observed with and without its id is reported to both observers, until the last one leaves`()
        async throws
    {
        let (harness, control) = try await running()
        let (one, other) = (EventRecorder(), EventRecorder())
        let token = control.subscribe(toModule: .climate) { one.note($0, $1) }
        await harness.inFlight.settled()
        _ = control.subscribe(toModule: .climate, id: "front") { other.note($0, $1) }
        await harness.inFlight.settled()
        control.unsubscribe(token)
        await harness.inFlight.settled()
        #expect(harness.sent("GetInteriorVehicleData").allSatisfy { $0["params"]?["subscribe"] == true })
        try await move(harness, ["CLIMATE": ["front": ["fanSpeed": 55]]])
        #expect(other.lines.last == "fan 55" && one.lines.last == "fan 40")
    }

    @Test func `After a reconnection subscriptions are restored, and set values are not sent again`() async throws {
        let (harness, control) = try await running()
        let received = EventRecorder()
        _ = control.subscribe(toModule: .climate) { received.note($0, $1) }
        control.set(fan(60))
        await harness.inFlight.settled()
        #expect(control.isAllocated(.climate) && control.isAllocated(.climate, id: "front"))
        try await harness.loseConnection()
        #expect(control.data(ofModule: .climate) == nil && control.status == nil)
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("GetInteriorVehicleData").count == 2 && harness.sent("SetInteriorVehicleData").count == 1)
        #expect(harness.tree("modules", "CLIMATE", "front", "subscribers") == ["hello"])
        #expect(received.lines.last == "fan 60")
    }

    @Test func `Values set in one run loop turn are one request with the newest of each; all handlers are called`()
        async throws
    {
        let (harness, control) = try await running()
        let received = EventRecorder()
        control.set(fan(10)) { received.note($0, $1) }
        control.set(SDLModuleData(moduleType: .climate, climateControlData: SDLClimateControlData(acEnable: false))) {
            received.note($0, $1)
        }
        control.set(fan(30)) { received.note($0, $1) }
        #expect(received.lines == [])
        await harness.inFlight.settled()
        #expect(
            harness.sent("SetInteriorVehicleData").map { $0["params"]?["moduleData"] } == [
                ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 30, "acEnable": false]]
            ])
        #expect(received.lines == ["fan 30", "fan 30", "fan 30"])
        #expect(harness.tree("modules", "CLIMATE", "front", "values", "fanSpeed") == 30)
    }

    @Test func `While a request is in flight only the newest values wait to be sent`() async throws {
        let (harness, control) = try await running()
        try await harness.force("SetInteriorVehicleData", "SUCCESS", times: 1, delayMs: 500)
        let received = EventRecorder()
        control.set(fan(10)) { _, error in received.lines.append("first \(error == nil)") }
        await harness.inFlight.settled()
        for speed in [20, 30, 40] { control.set(fan(speed)) { received.note($0, $1) } }
        await harness.inFlight.settled()
        #expect(harness.sent("SetInteriorVehicleData").count == 1 && received.lines == [])
        await harness.pass(.milliseconds(500))
        let sent = harness.sent("SetInteriorVehicleData").map { $0["params"]?["moduleData"]?["climateControlData"] }
        #expect(sent == [["fanSpeed": 10], ["fanSpeed": 40]])
        #expect(received.lines == ["first true", "fan 40", "fan 40", "fan 40"])
    }

    @Test func `A value that an allocated module already has is not sent; its handler runs after the run loop turn`()
        async throws
    {
        let (harness, control) = try await running()
        _ = control.subscribe(toModule: .climate) { _, _ in }
        await harness.inFlight.settled()
        // An unchanged value is sent if the module is not allocated to the app, because the request allocates the
        // module.
        control.set(fan(40))
        await harness.inFlight.settled()
        #expect(harness.sent("SetInteriorVehicleData").count == 1 && control.isAllocated(.climate))
        let received = EventRecorder()
        control.set(fan(40)) { received.note($0, $1) }
        #expect(received.lines == [])
        await harness.inFlight.settled()
        #expect(harness.sent("SetInteriorVehicleData").count == 1 && received.lines == ["fan 40"])
        control.release(.climate) { error in received.lines.append("released \(error == nil)") }
        await harness.inFlight.settled()
        #expect(received.lines.last == "released true" && !control.isAllocated(.climate))
        control.set(fan(40))
        await harness.inFlight.settled()
        #expect(harness.sent("SetInteriorVehicleData").count == 2)
    }

    @Test func `Another app's module is set once the driver consents`() async throws {
        let (harness, control) = try await running()
        let other = await harness.startOtherApp("other", .remoteControl) { SDLViewController() }
        try await harness.drive(.app(key: "other", .activate))
        other.remoteControlManager.set(fan(15))
        await harness.inFlight.settled()
        try await harness.activate()
        var settings = HeadUnitSettings()
        settings.access = "ASK_DRIVER"
        try await harness.drive(.set(settings))
        let received = EventRecorder()
        control.getConsent(forModules: ["front", "rear"], ofType: .climate) { allowed, _ in
            received.lines.append("\(allowed ?? [])")
        }
        await harness.inFlight.settled()
        #expect(received.lines == [])
        try await harness.drive(.consent(ConsentAnswer(allowed: true)))
        #expect(received.lines == ["[true, true]"])
        control.set(fan(80)) { received.note($0, $1) }
        await harness.inFlight.settled()
        #expect(received.lines.last == "fan 80" && control.isAllocated(.climate))
        #expect(!other.remoteControlManager.isAllocated(.climate))
        other.stop()
    }

    @Test func `Without remote control each call returns an error, and no subscription is repeated`() async throws {
        let (harness, control) = try await running("twoline")
        let received = EventRecorder()
        _ = control.subscribe(toModule: .climate) { received.note($0, $1) }
        await harness.inFlight.settled()
        control.set(fan(10)) { received.note($0, $1) }
        control.press(.ac, ofModule: .climate) { received.note(nil, $0) }
        control.getConsent(forModules: ["front"], ofType: .climate) { _, error in received.note(nil, error) }
        await harness.inFlight.settled()
        #expect(received.lines.count == 4)
        #expect(
            received.lines.allSatisfy { $0.hasPrefix("The head unit answered UNSUPPORTED_RESOURCE") },
            "\(received.lines)")
        _ = control.subscribe(toModule: .radio) { _, _ in }
        await harness.inFlight.settled()
        // A new observer requests the module's data again.
        _ = control.subscribe(toModule: .climate) { _, _ in }
        await harness.inFlight.settled()
        let asked = harness.sent("GetInteriorVehicleData").map { $0["params"]?["moduleType"] }
        #expect(asked == ["CLIMATE", "RADIO", "CLIMATE"])
    }

    @Test func `The allocation of modules is reported when it changes, and to later observers`() async throws {
        let (harness, control) = try await running()
        var received: [String] = []
        func note(_ who: String) -> SDLRemoteControlStatusHandler {
            { status in received.append("\(who) \(status.allocatedModules.count) of \(status.freeModules.count)") }
        }
        let token = control.subscribeToStatus(withHandler: note("a"))
        control.set(fan(33))
        await harness.inFlight.settled()
        let first = received.count
        #expect(first > 0 && received.last?.hasPrefix("a 1 of ") == true)
        _ = control.subscribeToStatus(withHandler: note("b"))
        #expect(received.count == first)
        await harness.inFlight.settled()
        #expect(received.last?.hasPrefix("b 1 of ") == true && received.count == first + 1)
        control.unsubscribe(token)
        control.release(.climate, id: "front")
        await harness.inFlight.settled()
        #expect(received.last?.hasPrefix("b 0 of ") == true)
        #expect(received.dropFirst(first).allSatisfy { $0.hasPrefix("b") })
    }

    @Test func `Values that wait to be set end once at a disconnect`() async throws {
        let (harness, control) = try await running()
        try await harness.force("SetInteriorVehicleData", "DO_NOT_RESPOND")
        let received = EventRecorder()
        control.set(fan(10)) { received.note($0, $1) }
        await harness.inFlight.settled()
        control.set(fan(20)) { received.note($0, $1) }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        #expect(received.lines.count == 2 && received.lines[0].hasPrefix("No answer: "))
        #expect(received.lines[1] == "The app is not ready: wait for appDidConnect.")
        #expect(harness.sent("SetInteriorVehicleData").count == 1)
    }

    @Test func `A change of one light leaves the others as they were`() async throws {
        let (harness, control) = try await running()
        var lights: [SDLLightState] = []
        _ = control.subscribe(toModule: .light) { data, _ in lights = data?.lightControlData?.lightState ?? [] }
        await harness.inFlight.settled()
        let before = lights
        let first = try #require(before.first)
        func set(_ status: SDLLightStatus, _ ids: SDLLightName...) async {
            let changes = ids.map { SDLLightState(id: $0, status: status) }
            control.set(
                SDLModuleData(moduleType: .light, lightControlData: SDLLightControlData(lightState: changes)))
            await harness.inFlight.settled()
        }
        let status: SDLLightStatus = first.status == .on ? .off : .on
        await set(status, first.id)
        #expect(lights.count == before.count && before.count > 1)
        #expect(lights.first?.status == status && Array(lights.dropFirst()) == Array(before.dropFirst()))
        for status in [SDLLightStatus.on, .off] {
            await set(status, before[1].id, first.id)
            #expect(lights.prefix(2).map(\.status) == [status, status])
        }
    }
}
