import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Methods for tests with a web HMI that has its own app services.
extension Bench {
    static func offering(shared: String? = nil) async -> Bench {
        let bench = await Bench.ready(shared: shared)
        bench.hmi.register(["AppService"])
        bench.hmi.subscribe(["AppService.OnAppServiceData", "BasicCommunication.OnSystemCapabilityUpdated"])
        await bench.settle()
        return bench
    }

    /// Sends a request from the HMI about app services. Returns the answer.
    func requestService(_ method: String, _ params: JSONValue) async -> JSONValue? {
        let id = hmi.request("AppService.\(method)", params)
        await settle()
        return hmi.answer(to: id)
    }

    /// Publishes a service of the HMI. Returns the id of the service.
    func offer(_ type: String, name: String? = nil, forApps: Bool = true) async -> String {
        var manifest: JSONValue = ["serviceType": .string(type), "allowAppConsumers": .bool(forApps)]
        manifest["serviceName"] = name.map { .string($0) }
        let answer = await requestService("PublishAppService", ["appServiceManifest": manifest])
        return answer?["result"]?["appServiceRecord"]?["serviceID"]?.string ?? ""
    }

    /// Publishes a service of an app. Returns the id of the service.
    func publish(_ type: String, by app: PhoneApp, forApps: Bool = true) async -> String {
        let manifest = SDLAppServiceManifest(serviceType: type, allowAppConsumers: forApps)
        let answer = app.answer(await app.ask(SDLPublishAppService(appServiceManifest: manifest)))
        return answer?["appServiceRecord"]?["serviceID"]?.string ?? ""
    }

    /// Returns an app in the background that has requested that another app's service becomes active. Also returns this
    /// request.
    func requestInactiveService() async throws -> (app: PhoneApp, request: RequestID) {
        let sky = await running("Sky")
        let id = await publish("WEATHER", by: sky)
        try await drive(.service(.choose(service: id, active: false, isDefault: nil)))
        let app = await app("Music")
        try await drive(.app(key: "music", .activate))
        try await drive(.app(key: "music", .background))
        let request = await app.ask(
            SDLPerformAppServiceInteraction(
                serviceUri: "sky:here", serviceID: id, originApp: "music", requestServiceActive: true))
        return (app, request)
    }

    static func weather(_ service: String, _ summary: String = "Rain") -> JSONValue {
        [
            "serviceData": [
                "serviceType": "WEATHER", "serviceID": .string(service),
                "weatherServiceData": [
                    "location": [:],
                    "currentForecast": [
                        "weatherSummary": .string(summary),
                        "weatherIcon": ["value": "rain.png", "imageType": "DYNAMIC"],
                    ],
                ],
            ]
        ]
    }

    static func data(_ service: String, _ summary: String = "Rain") -> SDLAppServiceData {
        let json = weather(service, summary)["serviceData"]?.json() ?? []
        return try! SDLAppServiceData.reading(json).value!
    }
}
