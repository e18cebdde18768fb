import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests in which apps use the app services of a web HMI, and a web HMI uses the app services of apps. The head unit
/// forwards messages in the same way as SDL Core.
@MainActor
@Suite(.checksMessages) struct ServiceScenarioTests {
    private func received(_ bench: Bench) -> [JSONValue] {
        bench.hmi.last("BasicCommunication.OnSystemCapabilityUpdated")?
            .params["systemCapability"]?["appServicesCapabilities"]?["appServices"]?.array ?? []
    }

    // MARK: Services of the HMI

    @Test func `The HMI publishes, changes and removes a service, and subscribers are notified`() async {
        let bench = await Bench.offering()
        let app = await bench.running()
        await app.ask(SDLGetSystemCapability(systemCapabilityType: .appServices, subscribe: true))
        let id = await bench.offer("WEATHER", name: "Car weather")
        #expect(bench.tree("services", id)?["active"] == true)
        #expect(bench.tree("services", id)?["default"] == true, "the HMI's own service is preferred")
        let reasons = app.received("OnSystemCapabilityUpdated").suffix(2).map {
            $0["systemCapability"]?["appServicesCapabilities"]?["appServices"]?[0]?["updateReason"]
        }
        #expect(reasons == ["PUBLISHED", "ACTIVATED"])
        #expect(received(bench).map { $0["updateReason"] } == ["ACTIVATED"])
        let again = await bench.offer("WEATHER", name: "Other weather")
        #expect(again == id)
        #expect(received(bench).map { $0["updateReason"] } == ["MANIFEST_UPDATE"])
        #expect(await bench.requestService("UnpublishAppService", ["serviceID": .string(id)])?["result"]?["code"] == 0)
        #expect(received(bench).map { $0["updateReason"] } == ["REMOVED"])
        #expect(bench.tree("services", id) == nil)
        #expect(bench.findingMessages == [])
    }

    @Test func `The HMI is notified of all services, the changed ones last, and keeps its own with a new profile`()
        async throws
    {
        let bench = await Bench.offering()
        let id = await bench.offer("WEATHER")
        let sky = await bench.running("Sky")
        let other = await bench.publish("MEDIA", by: sky)
        _ = await bench.requestService("AppServiceActivation", ["serviceID": .string(id), "activate": false])
        #expect(received(bench).map { $0["updatedAppServiceRecord"]?["serviceID"]?.string } == [other, id])
        #expect(received(bench).map { $0["updateReason"] } == [nil, "DEACTIVATED"])
        try await bench.drive(.profile(.edit(mergePatch: ["name": "Another"])))
        #expect(bench.tree("services")?.object?.keys.sorted() == [id, other].sorted())
    }

    /// Invalid requests from the HMI, with the error code in the answer to the HMI.
    nonisolated static let refused: [(String, JSONValue, Int)] = [
        ("PublishAppService", ["appServiceManifest": ["serviceType": "RADIO", "serviceName": "Sky"]], 4),
        ("PublishAppService", [:], 11), ("UnpublishAppService", ["serviceID": "unknown"], 13),
        ("UnpublishAppService", ["serviceID": "of an app"], 13), ("GetAppServiceData", ["serviceType": "RADIO"], 9),
        ("PerformAppServiceInteraction", ["serviceUri": "sky:here", "serviceID": "unknown"], 13),
    ]

    @Test(arguments: refused)
    func `An invalid request of the HMI fails with SDL Core's code`(_ row: (String, JSONValue, Int)) async {
        let bench = await Bench.offering()
        let sky = await bench.running("Sky")
        let manifest = SDLAppServiceManifest(serviceName: "Sky", serviceType: "WEATHER", allowAppConsumers: true)
        let published = sky.answer(await sky.ask(SDLPublishAppService(appServiceManifest: manifest)))
        var params = row.1
        if params["serviceID"] == "of an app" { params["serviceID"] = published?["appServiceRecord"]?["serviceID"] }
        let answer = await bench.requestService(row.0, params)
        #expect(answer?["error"]?["code"]?.int == row.2, "\(row.0): \(answer ?? .null)")
        #expect(answer?["error"]?["data"]?["method"]?.string == "AppService.\(row.0)")
    }

    @Test func `An app reads the HMI's service and gets its updates while the service is active`() async {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.offer("WEATHER")
        bench.hmi.script("AppService.GetAppServiceData", .answer(0, Bench.weather(id)))
        let read = await app.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true))
        #expect(
            bench.hmi.last("AppService.GetAppServiceData")?.params == ["serviceType": "WEATHER", "subscribe": true])
        #expect(app.answer(read)?["serviceData"] == Bench.weather(id)["serviceData"])
        #expect(bench.tree("apps", "music", "subscribedServices") == ["WEATHER"])
        await bench.notify("AppService.OnAppServiceData", Bench.weather(id, "Sun"))
        #expect(app.received("OnAppServiceData") == [Bench.weather(id, "Sun")])
        #expect(bench.hmi.received("AppService.OnAppServiceData").isEmpty, "the HMI does not get its own data")
        #expect(bench.findingMessages == [])
        _ = await bench.requestService("AppServiceActivation", ["serviceID": .string(id), "activate": false])
        await bench.notify("AppService.OnAppServiceData", Bench.weather(id, "Snow"))
        await bench.notify("AppService.OnAppServiceData", Bench.weather("unknown"))
        #expect(app.received("OnAppServiceData").count == 1)
        #expect(bench.findings == ["service.data", "service.data"])
    }

    /// Each row: the code of the HMI's answer, and the result for the app. A minus sign marks an unsuccessful result.
    nonisolated static let codes: [(Int, String)] = [
        (0, "SUCCESS"), (21, "WARNINGS"), (7, "RETRY"), (25, "SAVED"), (4, "-REJECTED"), (22, "-GENERIC_ERROR"),
        (8, "-IN_USE"),
    ]

    @Test(arguments: codes)
    func `The app gets the HMI's result code`(_ row: (Int, String)) async {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.offer("WEATHER")
        bench.hmi.script("AppService.GetAppServiceData", .answer(row.0, Bench.weather(id)))
        let answer: JSONValue = ["serviceSpecificResult": "done"]
        bench.hmi.script("AppService.PerformAppServiceInteraction", .answer(row.0, answer))
        let read = await app.ask(SDLGetAppServiceData(serviceType: "WEATHER", subscribe: true))
        let interaction = await app.ask(
            SDLPerformAppServiceInteraction(serviceUri: "sky:here", serviceID: id, originApp: "music"))
        let asked: JSONValue = ["serviceUri": "sky:here", "serviceID": .string(id), "originApp": "music"]
        #expect(bench.hmi.last("AppService.PerformAppServiceInteraction")?.params == asked)
        let isDone = !row.1.hasPrefix("-")
        for answer in [read, interaction] {
            #expect(app.answer(answer)?["success"] == .bool(isDone))
            #expect(app.result(answer) == row.1.drop { $0 == "-" }.description)
        }
        #expect(app.answer(interaction)?["serviceSpecificResult"] == "done")
        #expect(bench.tree("apps", "music", "subscribedServices") == (isDone ? ["WEATHER"] : []))
    }

    @Test func `Apps cannot use a service that is only for the HMI`() async {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.offer("WEATHER", forApps: false)
        #expect(app.result(await app.ask(SDLGetAppServiceData(serviceType: "WEATHER"))) == "DATA_NOT_AVAILABLE")
        let request = SDLPerformAppServiceInteraction(serviceUri: "sky:here", serviceID: id, originApp: "music")
        #expect(app.result(await app.ask(request)) == "REJECTED")
    }

    // MARK: The driver

    /// Each row: the code and the content of the HMI's answer about the driver's decision, the result for the app, and
    /// whether the service is then active.
    nonisolated static let consents: [(Int, JSONValue, String, Bool)] = [
        (0, ["activate": true], "SUCCESS", true), (0, ["activate": false], "USER_DISALLOWED", false),
        (4, [:], "REJECTED", false), (22, [:], "GENERIC_ERROR", false),
    ]

    @Test(arguments: consents)
    func `The HMI asks the driver whether a service may become active`(
        _ row: (Int, JSONValue, String, Bool)
    ) async {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.offer("WEATHER")
        _ = await bench.requestService("AppServiceActivation", ["serviceID": .string(id), "activate": false])
        try? await bench.drive(.app(key: "music", .background))
        bench.hmi.script("AppService.GetActiveServiceConsent", .answer(row.0, row.1))
        let interaction = await app.ask(
            SDLPerformAppServiceInteraction(
                serviceUri: "sky:here", serviceID: id, originApp: "music", requestServiceActive: true))
        #expect(bench.hmi.last("AppService.GetActiveServiceConsent")?.params == ["serviceID": .string(id)])
        #expect(app.result(interaction) == row.2)
        #expect(bench.tree("services", id)?["active"] == .bool(row.3))
        #expect(bench.hmi.received("AppService.PerformAppServiceInteraction").isEmpty != row.3)
        #expect(bench.tree("serviceQuestions")?.object?.isEmpty != false)
    }

    @Test func `A service that is removed before the driver agrees is not used`() async {
        let bench = await Bench.offering()
        let app = await bench.running()
        let id = await bench.offer("WEATHER")
        _ = await bench.requestService("AppServiceActivation", ["serviceID": .string(id), "activate": false])
        try? await bench.drive(.app(key: "music", .background))
        bench.hmi.script("AppService.GetActiveServiceConsent", .hold)
        let interaction = await app.ask(
            SDLPerformAppServiceInteraction(
                serviceUri: "sky:here", serviceID: id, originApp: "music", requestServiceActive: true))
        _ = await bench.requestService("UnpublishAppService", ["serviceID": .string(id)])
        bench.hmi.answer("AppService.GetActiveServiceConsent", 0, ["activate": true])
        await bench.settle()
        #expect(app.result(interaction) == "INVALID_ID")
    }

    @Test func `If the HMI has no services, the bridge's page asks the driver`() async throws {
        let bench = await Bench.ready()
        let (app, request) = try await bench.requestInactiveService()
        #expect(bench.tree("serviceQuestions")?.object?.count == 1)
        try await bench.drive(.service(.answer(question: nil, allowed: false)))
        #expect(app.result(request) == "USER_DISALLOWED")
    }

    // MARK: Requests of the HMI

    @Test func `The HMI reads an app's service and gets its updates, with the images' locations`() async {
        let bench = await Bench.offering()
        let sky = await bench.running("Sky")
        let id = await bench.publish("WEATHER", by: sky, forApps: false)
        let asked = bench.hmi.request("AppService.GetAppServiceData", ["serviceType": "WEATHER", "subscribe": true])
        await bench.settle()
        #expect(sky.asked == [["serviceType": "WEATHER", "subscribe": true]])
        await sky.answer(
            SDLGetAppServiceDataResponse(success: true, resultCode: .success, serviceData: Bench.data(id)))
        let icon = JSONValue.string("http://127.0.0.1/files/sky/rain.png")
        let answer = bench.hmi.answer(to: asked)?["result"]
        #expect(answer?["code"] == 0)
        let forecast = answer?["serviceData"]?["weatherServiceData"]?["currentForecast"]
        #expect(forecast?["weatherIcon"]?["value"] == icon)
        await sky.notify(SDLOnAppServiceData(serviceData: Bench.data(id, "Sun")))
        let received = bench.hmi.last("AppService.OnAppServiceData")?.params["serviceData"]
        #expect(received?["weatherServiceData"]?["currentForecast"]?["weatherSummary"] == "Sun")
        #expect(received?["weatherServiceData"]?["currentForecast"]?["weatherIcon"]?["value"] == icon)
    }

    @Test func `The HMI gets an error if the app refuses, sends invalid data or is silent`() async {
        let bench = await Bench.offering()
        let sky = await bench.running("Sky")
        _ = await bench.publish("WEATHER", by: sky)
        func ask() -> Int { bench.hmi.request("AppService.GetAppServiceData", ["serviceType": "WEATHER"]) }
        let no = ask()
        await bench.settle()
        await sky.answer(SDLGetAppServiceDataResponse(success: false, resultCode: .rejected, info: "not now"))
        #expect(bench.hmi.answer(to: no)?["error"]?["code"] == 4)
        #expect(bench.hmi.answer(to: no)?["error"]?["message"] == "not now")
        let odd = ask()
        await bench.settle()
        await sky.answer(
            SDLGetAppServiceDataResponse(success: true, resultCode: .success, serviceData: Bench.data("unknown")))
        #expect(bench.hmi.answer(to: odd)?["error"]?["code"] == 22)
        let silent = ask()
        await bench.pass(.seconds(20))
        #expect(bench.hmi.answer(to: silent)?["error"]?["code"] == 22)
    }

    @Test func `The HMI lets an app's service perform an interaction and activates it if requested`() async {
        let bench = await Bench.offering()
        let sky = await bench.running("Sky")
        let id = await bench.publish("WEATHER", by: sky)
        try? await bench.drive(.service(.choose(service: id, active: false, isDefault: nil)))
        let asked = bench.hmi.request(
            "AppService.PerformAppServiceInteraction",
            ["serviceUri": "sky:here", "serviceID": .string(id), "requestServiceActive": true])
        await bench.settle()
        let passed: JSONValue = ["serviceUri": "sky:here", "serviceID": .string(id), "originApp": "HMI_ID"]
        #expect(sky.asked == [passed])
        #expect(bench.tree("services", id)?["active"] == true)
        await sky.answer(
            SDLPerformAppServiceInteractionResponse(
                success: true, resultCode: .success, serviceSpecificResult: "done"))
        #expect(bench.hmi.answer(to: asked)?["result"]?["serviceSpecificResult"] == "done")
        #expect(bench.hmi.received("AppService.GetActiveServiceConsent").isEmpty)
    }

    @Test func `The HMI lists services, activates one and sets the default`() async {
        let bench = await Bench.offering()
        let sky = await bench.running("Sky")
        let id = await bench.publish("WEATHER", by: sky)
        _ = await bench.offer("MEDIA")
        func records(_ type: String?) async -> Int? {
            var params: JSONValue = [:]
            params["serviceType"] = type.map { .string($0) }
            let answer = await bench.requestService("GetAppServiceRecords", params)
            return answer?["result"]?["serviceRecords"]?.array?.count
        }
        #expect(await records(nil) == 2)
        #expect(await records("WEATHER") == 1)
        #expect(await records("RADIO") == nil)
        func choose(_ service: String, _ active: Bool, _ first: Bool) async -> [JSONValue?] {
            let params: JSONValue = [
                "serviceID": .string(service), "activate": .bool(active), "setAsDefault": .bool(first),
            ]
            let result = await bench.requestService("AppServiceActivation", params)?["result"]
            return [result?["serviceID"], result?["activate"], result?["setAsDefault"]]
        }
        #expect(await choose(id, false, true) == [.string(id), false, true])
        #expect(bench.tree("services", id)?["active"] == false && bench.tree("services", id)?["default"] == true)
        #expect(await choose(id, true, false) == [.string(id), true, false])
        #expect(bench.tree("services", id)?["active"] == true && bench.tree("services", id)?["default"] == false)
        #expect(await choose("unknown", true, true) == ["unknown", false, false])
    }

    // MARK: Reconnecting HMIs

    @Test func `A service published before OnReady exists from then until the HMI disconnects`() async {
        let bench = await Bench()
        let app = bench.phone("Music")
        await app.register()
        bench.hmi.connect()
        bench.hmi.register(ScriptedHMI.components + ["AppService"])
        bench.hmi.subscribe()
        let asked = bench.hmi.request(
            "AppService.PublishAppService", ["appServiceManifest": ["serviceType": "WEATHER"]])
        await bench.settle()
        #expect(bench.hmi.answer(to: asked) == nil)
        bench.hmi.ready()
        await bench.settle()
        let id = bench.hmi.answer(to: asked)?["result"]?["appServiceRecord"]?["serviceID"]?.string ?? ""
        #expect(bench.tree("services")?.object?.keys == [id])
        bench.hmi.disconnect()
        await bench.settle()
        #expect(bench.tree("services")?.object?.keys.contains(id) == false)
        #expect(bench.tree("services")?.object?.keys.contains("car-navigation") == true)
    }
}
