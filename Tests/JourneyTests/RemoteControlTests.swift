import JSON
import Journaling
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Modules of the car as an app watches and sets them.
@MainActor
@Suite struct RemoteControlTests {
    static let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .remoteControl)

    private func running(_ profile: String = "generic") async throws -> (Journey, SDLRemoteControlManager) {
        let journey = try Journey(Self.configuration, profile: profile) { SDLViewController() }
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.remoteControlManager)
    }

    /// What was told, a line each.
    private final class Told {
        var lines: [String] = []
        func note(_ data: SDLModuleData?, _ error: (any Error)?) {
            lines.append(error.map { "\($0)" } ?? "fan \(data?.climateControlData?.fanSpeed ?? -1)")
        }
    }

    private func fan(_ speed: Int, _ id: String? = nil) -> SDLModuleData {
        SDLModuleData(
            moduleType: .climate, moduleId: id, climateControlData: SDLClimateControlData(fanSpeed: speed))
    }

    private func move(_ journey: Journey, _ patch: JSONValue) async throws {
        try await journey.drive(.modules(mergePatch: patch.json()))
    }

    @Test func `A module is told at first and when it changes, all of it, and asked for once`() async throws {
        let (journey, control) = try await running()
        var wanted: [String] = []
        let told = Told()
        _ = control.subscribe(toModule: .climate) { data, error in
            told.note(data, error)
            wanted.append("\(data?.climateControlData?.desiredTemperature?.value ?? 0)")
        }
        _ = control.subscribe(toModule: .climate) { _, _ in }
        #expect(told.lines == [])
        await journey.flight.settled()
        #expect(
            journey.sent("GetInteriorVehicleData").map { $0["params"] } == [
                ["moduleType": "CLIMATE", "subscribe": true]
            ])
        try await move(journey, ["CLIMATE": ["front": ["fanSpeed": 70], "rear": ["fanSpeed": 10]]])
        #expect(told.lines == ["fan 40", "fan 70"] && wanted == ["20.0", "20.0"])
        #expect(control.data(ofModule: .climate)?.moduleId == "front")
        #expect(control.data(ofModule: .climate, id: "rear") == nil)
        #expect(journey.insides("modules") == ["subscribed": ["CLIMATE"], "allocated": []])
    }

    @Test func `Several modules that are wanted in one turn are asked for, set and told to the inspector alike`()
        async throws
    {
        let (journey, control) = try await running()
        for type in [SDLModuleType.climate, .radio, .light] { _ = control.subscribe(toModule: type) { _, _ in } }
        await journey.flight.settled()
        let asked = journey.sent("GetInteriorVehicleData").map { $0["params"]?["moduleType"] }
        #expect(asked == ["CLIMATE", "RADIO", "LIGHT"])
        control.set(fan(10, "front"))
        control.set(fan(20, "rear"))
        await journey.flight.settled()
        let modules: JSONValue = [
            "subscribed": ["CLIMATE", "RADIO", "LIGHT"], "allocated": ["CLIMATE front", "CLIMATE rear"],
        ]
        #expect(journey.insides("modules") == modules)
        // So is a bridge that comes late.
        journey.appJournal.forget()
        journey.app.inspect()
        #expect(journey.insides("modules") == modules)
    }

    @Test func `Who comes later is told what is known; the last to go takes the module along`() async throws {
        let (journey, control) = try await running()
        let first = control.subscribe(toModule: .climate, id: "rear") { _, _ in }
        await journey.flight.settled()
        let told = Told()
        let second = control.subscribe(toModule: .climate, id: "rear") { told.note($0, $1) }
        #expect(told.lines == [])
        await journey.flight.settled()
        #expect(told.lines == ["fan 20"])
        control.unsubscribe(first)
        await journey.flight.settled()
        #expect(journey.sent("GetInteriorVehicleData").count == 1)
        control.unsubscribe(second)
        await journey.flight.settled()
        #expect(
            journey.sent("GetInteriorVehicleData").last?["params"] == [
                "moduleType": "CLIMATE", "moduleId": "rear", "subscribe": false,
            ])
        #expect(control.data(ofModule: .climate, id: "rear") == nil)
    }

    @Test func `A module by two names is told to both, and stays while one of them listens`() async throws {
        let (journey, control) = try await running()
        let (one, other) = (Told(), Told())
        let token = control.subscribe(toModule: .climate) { one.note($0, $1) }
        await journey.flight.settled()
        _ = control.subscribe(toModule: .climate, id: "front") { other.note($0, $1) }
        await journey.flight.settled()
        control.unsubscribe(token)
        await journey.flight.settled()
        #expect(journey.sent("GetInteriorVehicleData").allSatisfy { $0["params"]?["subscribe"] == true })
        try await move(journey, ["CLIMATE": ["front": ["fanSpeed": 55]]])
        #expect(other.lines.last == "fan 55" && one.lines.last == "fan 40")
    }

    @Test func `After a break what is watched is watched again, and what was set is not set again`() async throws {
        let (journey, control) = try await running()
        let told = Told()
        _ = control.subscribe(toModule: .climate) { told.note($0, $1) }
        control.set(fan(60))
        await journey.flight.settled()
        #expect(control.isAllocated(.climate) && control.isAllocated(.climate, id: "front"))
        try await journey.lose()
        #expect(control.data(ofModule: .climate) == nil && control.status == nil)
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(journey.sent("GetInteriorVehicleData").count == 2 && journey.sent("SetInteriorVehicleData").count == 1)
        #expect(journey.tree("modules", "CLIMATE", "front", "subscribers") == ["hello"])
        #expect(told.lines.last == "fan 60")
    }

    @Test func `What is set in one turn is one request, the newest of each value winning, and all are told`()
        async throws
    {
        let (journey, control) = try await running()
        let told = Told()
        control.set(fan(10)) { told.note($0, $1) }
        control.set(SDLModuleData(moduleType: .climate, climateControlData: SDLClimateControlData(acEnable: false))) {
            told.note($0, $1)
        }
        control.set(fan(30)) { told.note($0, $1) }
        #expect(told.lines == [])
        await journey.flight.settled()
        #expect(
            journey.sent("SetInteriorVehicleData").map { $0["params"]?["moduleData"] } == [
                ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 30, "acEnable": false]]
            ])
        #expect(told.lines == ["fan 30", "fan 30", "fan 30"])
        #expect(journey.tree("modules", "CLIMATE", "front", "values", "fanSpeed") == 30)
    }

    @Test func `What is set while a request is on its way waits, and only the newest of it is sent`() async throws {
        let (journey, control) = try await running()
        try await journey.force("SetInteriorVehicleData", "SUCCESS", times: 1, delayMs: 500)
        let told = Told()
        control.set(fan(10)) { _, error in told.lines.append("first \(error == nil)") }
        await journey.flight.settled()
        for speed in [20, 30, 40] { control.set(fan(speed)) { told.note($0, $1) } }
        await journey.flight.settled()
        #expect(journey.sent("SetInteriorVehicleData").count == 1 && told.lines == [])
        await journey.pass(.milliseconds(500))
        let sent = journey.sent("SetInteriorVehicleData").map { $0["params"]?["moduleData"]?["climateControlData"] }
        #expect(sent == [["fanSpeed": 10], ["fanSpeed": 40]])
        #expect(told.lines == ["first true", "fan 40", "fan 40", "fan 40"])
    }

    @Test func `What the app has and stands so already is not sent, and told after its turn`() async throws {
        let (journey, control) = try await running()
        _ = control.subscribe(toModule: .climate) { _, _ in }
        await journey.flight.settled()
        // The same value takes a module that is not the app's yet.
        control.set(fan(40))
        await journey.flight.settled()
        #expect(journey.sent("SetInteriorVehicleData").count == 1 && control.isAllocated(.climate))
        let told = Told()
        control.set(fan(40)) { told.note($0, $1) }
        #expect(told.lines == [])
        await journey.flight.settled()
        #expect(journey.sent("SetInteriorVehicleData").count == 1 && told.lines == ["fan 40"])
        control.release(.climate) { error in told.lines.append("released \(error == nil)") }
        await journey.flight.settled()
        #expect(told.lines.last == "released true" && !control.isAllocated(.climate))
        control.set(fan(40))
        await journey.flight.settled()
        #expect(journey.sent("SetInteriorVehicleData").count == 2)
    }

    @Test func `Another's module is set once the driver has said yes, and refused where not`() async throws {
        let (journey, control) = try await running()
        let other = await journey.neighbour("other", .remoteControl) { SDLViewController() }
        try await journey.drive(.app(key: "other", .activate))
        other.remoteControlManager.set(fan(15))
        await journey.flight.settled()
        try await journey.activate()
        var settings = HeadUnitSettings()
        settings.access = "ASK_DRIVER"
        try await journey.drive(.set(settings))
        let told = Told()
        control.getConsent(forModules: ["front", "rear"], ofType: .climate) { allowed, _ in
            told.lines.append("\(allowed ?? [])")
        }
        await journey.flight.settled()
        #expect(told.lines == [])
        try await journey.drive(.consent(ConsentAnswer(allowed: true)))
        #expect(told.lines == ["[true, true]"])
        control.set(fan(80)) { told.note($0, $1) }
        await journey.flight.settled()
        #expect(told.lines.last == "fan 80" && control.isAllocated(.climate))
        #expect(!other.remoteControlManager.isAllocated(.climate))
        other.stop()
    }

    @Test func `Without remote control each call says so, and nothing is asked twice`() async throws {
        let (journey, control) = try await running("twoline")
        let told = Told()
        _ = control.subscribe(toModule: .climate) { told.note($0, $1) }
        await journey.flight.settled()
        control.set(fan(10)) { told.note($0, $1) }
        control.press(.ac, ofModule: .climate) { told.note(nil, $0) }
        control.getConsent(forModules: ["front"], ofType: .climate) { _, error in told.note(nil, error) }
        await journey.flight.settled()
        #expect(told.lines.count == 4)
        #expect(told.lines.allSatisfy { $0.hasPrefix("The head unit answered UNSUPPORTED_RESOURCE") }, "\(told.lines)")
        _ = control.subscribe(toModule: .radio) { _, _ in }
        await journey.flight.settled()
        // Who wants it anew asks anew.
        _ = control.subscribe(toModule: .climate) { _, _ in }
        await journey.flight.settled()
        let asked = journey.sent("GetInteriorVehicleData").map { $0["params"]?["moduleType"] }
        #expect(asked == ["CLIMATE", "RADIO", "CLIMATE"])
    }

    @Test func `Who has which module is told when it changes, and to who asks later`() async throws {
        let (journey, control) = try await running()
        var told: [String] = []
        func note(_ who: String) -> SDLRemoteControlStatusHandler {
            { status in told.append("\(who) \(status.allocatedModules.count) of \(status.freeModules.count)") }
        }
        let token = control.subscribeToStatus(withHandler: note("a"))
        control.set(fan(33))
        await journey.flight.settled()
        let first = told.count
        #expect(first > 0 && told.last?.hasPrefix("a 1 of ") == true)
        _ = control.subscribeToStatus(withHandler: note("b"))
        #expect(told.count == first)
        await journey.flight.settled()
        #expect(told.last?.hasPrefix("b 1 of ") == true && told.count == first + 1)
        control.unsubscribe(token)
        control.release(.climate, id: "front")
        await journey.flight.settled()
        #expect(told.last?.hasPrefix("b 0 of ") == true)
        #expect(told.dropFirst(first).allSatisfy { $0.hasPrefix("b") })
    }

    @Test func `What waits to be set ends with the connection, each once`() async throws {
        let (journey, control) = try await running()
        try await journey.force("SetInteriorVehicleData", "DO_NOT_RESPOND")
        let told = Told()
        control.set(fan(10)) { told.note($0, $1) }
        await journey.flight.settled()
        control.set(fan(20)) { told.note($0, $1) }
        await journey.flight.settled()
        try await journey.lose()
        #expect(told.lines.count == 2 && told.lines[0].hasPrefix("No answer: "))
        #expect(told.lines[1] == "The app is not ready: wait for appDidConnect.")
        #expect(journey.sent("SetInteriorVehicleData").count == 1)
    }

    @Test func `A light that is told anew leaves the others as they were`() async throws {
        let (journey, control) = try await running()
        var lights: [SDLLightState] = []
        _ = control.subscribe(toModule: .light) { data, _ in lights = data?.lightControlData?.lightState ?? [] }
        await journey.flight.settled()
        let before = lights
        let first = try #require(before.first)
        func set(_ status: SDLLightStatus, _ ids: SDLLightName...) async {
            let changes = ids.map { SDLLightState(id: $0, status: status) }
            control.set(
                SDLModuleData(moduleType: .light, lightControlData: SDLLightControlData(lightState: changes)))
            await journey.flight.settled()
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
