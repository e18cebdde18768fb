import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of refused requests for modules, with the result codes of SDL Core.
@Suite struct ModuleRefusalTests {
    struct RefusedRequest: Sendable, CustomTestStringConvertible {
        let type: SDLModuleType
        let id: String?
        let data: JSONValue
        let result: String
        let info: String
        var testDescription: String { "\(type) \(data): \(result)" }

        init(_ type: SDLModuleType, _ data: JSONValue, _ result: String, _ info: String, of id: String? = nil) {
            self.type = type
            self.id = id
            self.data = data
            self.result = result
            self.info = info
        }
    }

    private static func light(_ state: JSONValue) -> JSONValue { ["lightControlData": ["lightState": [state]]] }
    private static let mismatch = "Request module type & data mismatch!"

    static let refused: [RefusedRequest] = [
        RefusedRequest(.climate, [:], "INVALID_DATA", mismatch),
        RefusedRequest(.climate, ["radioControlData": ["radioEnable": true]], "INVALID_DATA", mismatch),
        RefusedRequest(
            .climate, ["climateControlData": ["fanSpeed": 1]], "UNSUPPORTED_RESOURCE",
            "Accessing not supported module data", of: "roof"),
        RefusedRequest(
            .climate, ["climateControlData": [:]], "READ_ONLY", "All request params in module type are READ ONLY!"),
        RefusedRequest(
            .climate, ["climateControlData": ["acEnable": true]], "UNSUPPORTED_RESOURCE",
            "Accessing not supported module data.", of: "rear"),
        RefusedRequest(
            .radio, ["radioControlData": ["band": "XM"]], "UNSUPPORTED_RESOURCE",
            "Accessing not supported module data."),
        RefusedRequest(
            .audio, ["audioControlData": ["source": "USB"]], "REJECTED", "App is not allowed to change audio source"),
        RefusedRequest(
            .audio, ["audioControlData": ["equalizerSettings": [["channelId": 6, "channelSetting": 1]]]],
            "UNSUPPORTED_RESOURCE", "The last channel of this equalizer is 5."),
        RefusedRequest(
            .light, light(["id": "TRUNK_LIGHTS", "status": "ON"]), "UNSUPPORTED_RESOURCE",
            "The requested LightName is not supported by the vehicle."),
        RefusedRequest(
            .light, light(["id": "READING_LIGHTS", "status": "ON", "color": ["red": 1, "green": 2, "blue": 3]]),
            "UNSUPPORTED_RESOURCE", "The requested parameter of the given LightName is not supported by the vehicle."),
        RefusedRequest(
            .light, light(["id": "FOG_LIGHTS", "status": "ON", "density": 1]), "READ_ONLY",
            "The requested parameter is read-only."),
        RefusedRequest(
            .light, light(["id": "FOG_LIGHTS", "status": "RAMP_UP"]), "READ_ONLY",
            "The LightStatus enum passed is READ ONLY and cannot be written."),
    ]

    @Test(arguments: refused)
    func `An invalid request is refused, and nothing changes`(_ request: RefusedRequest) {
        var (run, app) = Run.controlling()
        run.read(request.type, subscribe: true, on: app)
        let before = run.state.control.modules.values.map(\.values)
        let answer = run.set(request.type, request.id, request.data, on: app)
        #expect(answer == ["success": false, "resultCode": .string(request.result), "info": .string(request.info)])
        #expect(run.state.control.modules.values.map(\.values) == before)
        #expect(run.receivedModules(app) == [])
    }

    @Test func `A module that is off can only be switched on`() {
        var (run, app) = Run.controlling()
        run.move(.climate, "front", ["climateEnable": false])
        let fan: JSONValue = ["climateControlData": ["fanSpeed": 90]]
        #expect(run.set(.climate, fan, on: app)?["resultCode"] == "REJECTED")
        #expect(run.set(.climate, "rear", fan, on: app)?["resultCode"] == "SUCCESS")
        let both: JSONValue = ["climateControlData": ["climateEnable": true, "fanSpeed": 90]]
        #expect(run.set(.climate, both, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.values(.climate, "front")?["fanSpeed"] == 90)
        run.move(.radio, "radio", ["radioEnable": false])
        let tune: JSONValue = ["radioControlData": ["frequencyInteger": 101]]
        #expect(run.set(.radio, tune, on: app)?["resultCode"] == "IGNORED")
        run.move(.radio, "radio", ["radioEnable": true, "hdRadioEnable": false])
        let channel: JSONValue = ["radioControlData": ["hdChannel": 2]]
        #expect(run.set(.radio, channel, on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(run.set(.radio, tune, on: app)?["resultCode"] == "SUCCESS")
        let whole: JSONValue = ["radioControlData": ["hdChannel": 2, "hdRadioEnable": true]]
        #expect(run.set(.radio, whole, on: app)?["resultCode"] == "SUCCESS")
    }

    @Test func `A defrost zone that is not in the capabilities is refused`() throws {
        let profile = try Profile.car { document in
            var modules = document["remoteControl"]?["capabilities"]?["climateControlCapabilities"]?.array ?? []
            modules[0]["defrostZone"] = ["REAR", "NONE"]
            document["remoteControl"]?["capabilities"]?["climateControlCapabilities"] = .array(modules)
        }
        var (run, app) = Run.controlling("app", profile)
        let answer = run.set(.climate, ["climateControlData": ["defrostZone": "FRONT"]], on: app)
        #expect(answer?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(run.set(.climate, ["climateControlData": ["defrostZone": "REAR"]], on: app)?["success"] == true)
    }

    @Test func `Only an active remote control app can use modules, in a car that has some`() throws {
        var (run, other) = Run.active("other")
        let fan: JSONValue = ["climateControlData": ["fanSpeed": 90]]
        #expect(run.read(.climate, on: other) == ["success": false, "resultCode": "DISALLOWED"])
        #expect(run.set(.climate, fan, on: other) == ["success": false, "resultCode": "DISALLOWED"])
        let app = run.controller("app", session: 2)
        #expect(run.read(.seat, "sofa", on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        run.drive(.app(key: "app", .close))
        #expect(run.read(.climate, on: app)?["resultCode"] == "DISALLOWED", "in NONE")
        let twoLines = try #require(Profile.all.first { $0.id == "twoline" })
        var (plain, driver) = Run.controlling("app", twoLines)
        let none: JSONValue = [
            "success": false, "resultCode": "UNSUPPORTED_RESOURCE", "info": "RC is not supported by system",
        ]
        #expect(plain.read(.climate, on: driver) == none)
        #expect(plain.set(.climate, fan, on: driver) == none)
    }

    @Test func `Before version 6, a seat is identified by its seat name`() {
        var (run, app) = Run.controlling()
        func heat(_ id: String) -> JSONValue { ["seatControlData": ["id": .string(id), "heatingLevel": 70]] }
        #expect(run.set(.seat, heat("FRONT_PASSENGER"), on: app)?["moduleData"]?["moduleId"] == "passenger")
        #expect(run.values(.seat, "passenger")?["heatingLevel"] == 70)
        #expect(run.values(.seat, "driver")?["heatingLevel"] == 0)
        #expect(run.set(.seat, heat("DRIVER"), on: app)?["moduleData"]?["moduleId"] == "driver")
    }
}
