import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport

// A web HMI that has services of its own.
extension Bench {
    static func offering(shared: String? = nil) async -> Bench {
        let bench = await Bench.ready(shared: shared)
        bench.hmi.register(["AppService"])
        bench.hmi.subscribe(["AppService.OnAppServiceData", "BasicCommunication.OnSystemCapabilityUpdated"])
        await bench.settle()
        return bench
    }

    /// What the HMI is answered.
    func asks(_ method: String, _ params: JSONValue) async -> JSONValue? {
        let id = hmi.request("AppService.\(method)", params)
        await settle()
        return hmi.answer(to: id)
    }

    /// The HMI publishes a service; its id.
    func offer(_ type: String, name: String? = nil, forApps: Bool = true) async -> String {
        var manifest: JSONValue = ["serviceType": .string(type), "allowAppConsumers": .bool(forApps)]
        manifest["serviceName"] = name.map { .string($0) }
        let answer = await asks("PublishAppService", ["appServiceManifest": manifest])
        return answer?["result"]?["appServiceRecord"]?["serviceID"]?.string ?? ""
    }

    /// An app publishes a service; its id.
    func publish(_ type: String, by app: PhoneApp, forApps: Bool = true) async -> String {
        let manifest = SDLAppServiceManifest(serviceType: type, allowAppConsumers: forApps)
        let answer = app.answer(await app.ask(SDLPublishAppService(appServiceManifest: manifest)))
        return answer?["appServiceRecord"]?["serviceID"]?.string ?? ""
    }

    /// An app in the background wants another's service to be the active one first. - Returns: the app, and its wish.
    func wishForIdleService() async throws -> (app: PhoneApp, wish: RequestID) {
        let sky = await running("Sky")
        let id = await publish("WEATHER", by: sky)
        try await drive(.service(.choose(service: id, active: false, isDefault: nil)))
        let app = await app("Music")
        try await drive(.app(key: "music", .activate))
        try await drive(.app(key: "music", .background))
        let wish = await app.ask(
            SDLPerformAppServiceInteraction(
                serviceUri: "sky:here", serviceID: id, originApp: "music", requestServiceActive: true))
        return (app, wish)
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
