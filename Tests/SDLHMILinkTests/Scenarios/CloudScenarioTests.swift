import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests in which a web HMI lists and opens cloud apps, as in SDL Core.
@MainActor
@Suite(.checksMessages) struct CloudScenarioTests {
    private let endpoint = "ws://127.0.0.1:3000/"

    /// Returns a bench with a connected HMI and one cloud app.
    private func bench(_ adjust: (inout CloudAppChange) -> Void = { _ in }) async throws -> Bench {
        let bench = await Bench.ready()
        bench.hmi.subscribe(["BasicCommunication.OnAppPropertiesChange"])
        try await bench.drive(.cloudApp(.set(change(adjust))))
        return bench
    }

    private func change(_ adjust: (inout CloudAppChange) -> Void = { _ in }) -> CloudAppChange {
        var change = CloudAppChange(id: "radio")
        change.nicknames = ["Radio"]
        change.endpoint = endpoint
        adjust(&change)
        return change
    }

    /// Selects an app in the HMI's list of apps. Returns the id of the HMI's request.
    private func pick(_ name: String, _ bench: Bench) async throws -> Int {
        let appID = try #require(bench.hmi.appID(name))
        let id = bench.hmi.request("SDL.ActivateApp", ["appID": .int(appID)])
        await bench.settle()
        return id
    }

    /// Registers the cloud app on the newest connection that the head unit has opened. Returns the app.
    private func registers(_ name: String = "Radio", _ bench: Bench) async throws -> PhoneApp {
        let app = PhoneApp(
            name, pipe: try #require(bench.net.far.last), timekeeper: bench.clock, inFlight: bench.inFlight,
            home: .main)
        await app.register()
        return app
    }

    private func listed(_ name: String, _ bench: Bench) -> JSONValue? {
        bench.hmi.last("BasicCommunication.UpdateAppList")?.params["applications"]?.array?
            .first { $0["appName"]?.string == name }
    }

    @Test func `An app that is not connected is listed at once, on its own device`() async throws {
        let bench = try await bench()
        let app = listed("Radio", bench)
        #expect(app?["isCloudApplication"] == true)
        #expect(app?["cloudConnectionStatus"] == "NOT_CONNECTED")
        #expect(app?["policyAppID"] == "radio")
        #expect(app?["greyOut"] == false)
        #expect(app?["deviceInfo"]?["name"] == .string(endpoint))
        #expect(app?["deviceInfo"]?["transportType"] == "CLOUD_WEBSOCKET")
        let devices = bench.hmi.last("BasicCommunication.UpdateDeviceList")?.params["deviceList"]?.array
        #expect(devices?.compactMap { $0["id"] } == [app?["deviceInfo"]?["id"]])
    }

    @Test func `An HMI that connects later gets the app in its first list, and disabled apps are not listed`()
        async throws
    {
        let bench = await Bench()
        try await bench.drive(.cloudApp(.set(change())))
        try await bench.drive(
            .cloudApp(
                .set(
                    change {
                        $0.id = "maps"
                        $0.nicknames = ["Maps"]
                        $0.isEnabled = false
                    })))
        await bench.connect()
        #expect(bench.hmi.listed == ["Radio"])
        try await bench.drive(.cloudApp(.remove(id: "radio")))
        #expect(bench.hmi.listed == [])
    }

    @Test func `Selecting the app connects to it, and the HMI is answered once the app has registered`() async throws {
        let bench = try await bench()
        bench.net.listen()
        let appID = bench.hmi.appID("Radio")
        let id = try await pick("Radio", bench)
        #expect(bench.net.dialled == [endpoint])
        #expect(listed("Radio", bench)?["cloudConnectionStatus"] == "CONNECTED")
        #expect(bench.hmi.answer(to: id) == nil)
        let app = try await registers("Radio", bench)
        #expect(app.level == "FULL")
        let result = bench.hmi.answer(to: id)?["result"]
        #expect(result?["code"] == 0)
        #expect(result?["method"] == "SDL.ActivateApp")
        #expect(result?["isSDLAllowed"] == true)
        let received = bench.hmi.last("BasicCommunication.OnAppRegistered")?.params["application"]
        #expect(received?["appID"]?.int == appID)
        #expect(received?["isCloudApplication"] == true)
        #expect(received?["cloudConnectionStatus"] == "CONNECTED")
        #expect(received?["deviceInfo"]?["transportType"] == "CLOUD_WEBSOCKET")
        #expect(bench.hmi.received("BasicCommunication.ActivateApp").isEmpty)
        #expect(bench.hmi.listed == ["Radio"])
        await app.disconnect()
        await bench.pass(.seconds(1))
        #expect(listed("Radio", bench)?["cloudConnectionStatus"] == "NOT_CONNECTED")
        #expect(bench.hmi.appID("Radio") == appID)
    }

    @Test func `If no server listens, the list shows it at once, and the HMI is answered after the time limit`()
        async throws
    {
        let bench = try await bench()
        let id = try await pick("Radio", bench)
        #expect(listed("Radio", bench)?["cloudConnectionStatus"] == "RETRY")
        await bench.pass(.seconds(5))
        #expect(bench.net.dialled.count == 6)
        #expect(listed("Radio", bench)?["cloudConnectionStatus"] == "NOT_CONNECTED")
        await bench.pass(.milliseconds(9_999))
        #expect(bench.hmi.answer(to: id) == nil)
        await bench.pass(.milliseconds(1))
        let error = bench.hmi.answer(to: id)?["error"]
        #expect(error?["code"] == .int(HMIResult.code(of: "APPLICATION_NOT_REGISTERED")))
        #expect(error?["message"] == "App registration timed out")
    }

    @Test func `An activation that cannot connect or whose app is removed is refused at once`() async throws {
        let bench = try await bench { $0.transportType = "WSS" }
        let refused = try await pick("Radio", bench)
        #expect(bench.hmi.answer(to: refused)?["error"]?["message"]?.string?.contains("TLS") == true)
        #expect(bench.net.dialled == [])
        try await bench.drive(.cloudApp(.set(change { $0.transportType = "WS" })))
        let removed = try await pick("Radio", bench)
        #expect(bench.hmi.answer(to: removed) == nil)
        try await bench.drive(.cloudApp(.remove(id: "radio")))
        #expect(bench.hmi.answer(to: removed)?["error"] != nil)
        await bench.pass(.seconds(20))
    }

    @Test func `The driver closes the connection and can open the app again`() async throws {
        let bench = try await bench()
        bench.net.listen()
        _ = try await pick("Radio", bench)
        let app = try await registers("Radio", bench)
        let appID = JSONValue.int(try #require(bench.hmi.appID("Radio")))
        bench.hmi.notify(
            "BasicCommunication.OnExitApplication", ["appID": appID, "reason": "CLOSE_CLOUD_CONNECTION"])
        await bench.settle()
        #expect(app.received("OnAppInterfaceUnregistered").map { $0["reason"] } == ["APP_UNAUTHORIZED"])
        #expect(app.isOver)
        await bench.pass(.seconds(1))
        #expect(listed("Radio", bench)?["cloudConnectionStatus"] == "NOT_CONNECTED")
        _ = try await pick("Radio", bench)
        let again = try await registers("Radio", bench)
        #expect(again.level == "FULL")
    }

    @Test func `CLOSE_CLOUD_CONNECTION for an app of a phone only deactivates the app`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running("Music")
        let appID = JSONValue.int(try #require(bench.hmi.appID("Music")))
        bench.hmi.notify(
            "BasicCommunication.OnExitApplication", ["appID": appID, "reason": "CLOSE_CLOUD_CONNECTION"])
        await bench.settle()
        #expect(app.level == "NONE")
        #expect(!app.isOver)
        #expect(listed("Music", bench)?["isCloudApplication"] == false)
    }

    @Test func `An app known by its endpoint keeps its number when it registers with a name`() async throws {
        let bench = await Bench.ready()
        bench.net.listen()
        try await bench.drive(.cloudApp(.set(CloudAppChange(id: endpoint))))
        let appID = try #require(bench.hmi.appID(endpoint))
        _ = try await pick(endpoint, bench)
        let app = try await registers("Radio", bench)
        #expect(bench.hmi.appID("Radio") == appID)
        await app.disconnect()
        await bench.pass(.seconds(1))
        #expect(bench.hmi.appID("Radio") == appID)
        #expect(bench.hmi.listed.count == 1)
    }

    @Test func `A phone's app with the same appID replaces the cloud app in the list`() async throws {
        let bench = try await bench()
        let phone = await bench.app("Radio")
        #expect(bench.hmi.listed == ["Radio"])
        #expect(listed("Radio", bench)?["isCloudApplication"] == false)
        await phone.disconnect()
        await bench.pass(.seconds(1))
        #expect(bench.hmi.listed == ["Radio"])
        #expect(listed("Radio", bench)?["isCloudApplication"] == true)
    }

    // MARK: Properties

    private var received: JSONValue {
        ["policyAppID": "radio", "enabled": true, "nicknames": ["Radio"], "endpoint": .string(endpoint)]
    }

    @Test func `Each change of the properties is sent, whichever side made it`() async throws {
        let bench = try await bench()
        let name = "BasicCommunication.OnAppPropertiesChange"
        #expect(bench.hmi.received(name).map { $0.params["properties"] } == [received])
        try await bench.drive(.cloudApp(.set(change())))
        #expect(bench.hmi.received(name).count == 1)
        let id = bench.hmi.request(
            "BasicCommunication.SetAppProperties",
            ["properties": ["policyAppID": "radio", "authToken": "s3cret", "hybridAppPreference": "CLOUD"]])
        await bench.settle()
        #expect(bench.hmi.answer(to: id)?["result"]?["code"] == 0)
        var next = received
        next["authToken"] = "s3cret"
        next["hybridAppPreference"] = "CLOUD"
        #expect(bench.hmi.received(name).map { $0.params["properties"] } == [received, next])
    }

    @Test func `Setting properties of an unknown app adds it, disabled by default`()
        async throws
    {
        let bench = try await bench()
        let maps: JSONValue = ["policyAppID": "maps", "nicknames": ["Maps"], "endpoint": "ws://127.0.0.1:3001/"]
        bench.hmi.request("BasicCommunication.SetAppProperties", ["properties": maps])
        await bench.settle()
        #expect(bench.tree("cloudApps", "maps")?["enabled"] == false)
        #expect(bench.hmi.listed == ["Radio"])
        bench.hmi.request(
            "BasicCommunication.SetAppProperties", ["properties": ["policyAppID": "maps", "enabled": true]])
        await bench.settle()
        #expect(bench.hmi.listed == ["Radio", "Maps"])
    }

    @Test func `Properties are returned for one app or all, and an unknown app is an error`() async throws {
        let bench = try await bench()
        let one = bench.hmi.request("BasicCommunication.GetAppProperties", ["policyAppID": "radio"])
        let all = bench.hmi.request("BasicCommunication.GetAppProperties", [:])
        let none = bench.hmi.request("BasicCommunication.GetAppProperties", ["policyAppID": "maps"])
        let invalid = ["", .string(String(repeating: "a", count: 101)), 123].map { (id: JSONValue) in
            bench.hmi.request("BasicCommunication.GetAppProperties", ["policyAppID": id])
        }
        await bench.settle()
        for request in invalid {
            #expect(bench.hmi.answer(to: request)?["error"]?["code"] == .int(HMIResult.code(of: "INVALID_DATA")))
        }
        #expect(bench.hmi.answer(to: one)?["result"]?["properties"] == [received])
        #expect(bench.hmi.answer(to: all)?["result"]?["properties"] == [received])
        let error = bench.hmi.answer(to: none)?["error"]
        #expect(error?["code"] == .int(HMIResult.code(of: "DATA_NOT_AVAILABLE")))
        #expect(error?["message"] == "Requested data not available")
    }
}
