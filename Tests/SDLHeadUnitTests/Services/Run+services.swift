import JSON
import Journaling
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

// Apps that provide services, and apps that use services.
extension Run {
    static func manifest(
        _ type: String = "WEATHER", name: String? = nil, forApps: Bool? = true
    ) -> SDLPublishAppService {
        SDLPublishAppService(
            appServiceManifest: SDLAppServiceManifest(
                serviceName: name, serviceType: type, allowAppConsumers: forApps))
    }

    /// Returns a car with its own navigation service and two apps: "sky" provides weather, and "app" uses the weather.
    ///
    /// Both apps have been activated; "app" is the active app.
    static func weather(
        _ profile: Profile = Profile.all[0]
    ) throws -> (Run, sky: SessionRef, app: SessionRef, service: String) {
        var run = Run(profile)
        let sky = run.register("sky", session: 1)
        let app = run.register("app", session: 2)
        run.drive(.app(key: "sky", .activate))
        let service = try run.publish(manifest(name: "Sky"), on: sky)["serviceID"]?.string ?? ""
        run.drive(.app(key: "app", .activate))
        run.clear()
        return (run, sky, app, service)
    }

    /// Publishes a service and returns the service's record.
    mutating func publish(_ request: SDLPublishAppService, on session: SessionRef) throws -> JSONValue {
        let answer = ask(request, on: session)
        return try #require(answer?["appServiceRecord"])
    }

    mutating func background(_ key: String) {
        let status = AppCommand.setStatus(
            hmiLevel: "BACKGROUND", audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)
        drive(.app(key: key, status))
    }

    /// The requests that the head unit has sent to apps since the last `clear()`.
    var questions: [(ticket: AskTicket, session: SessionRef, name: String, params: JSONValue)] {
        effects.compactMap { effect in
            guard case .ask(let ticket, let session, let request, _) = effect,
                let params = try? JSONValue(parsing: request.json())
            else { return nil }
            return (ticket, session, type(of: request).name, params)
        }
    }

    /// Answers the last request that the head unit has sent to an app.
    mutating func reply(_ answer: JSONValue) {
        guard let question = questions.last else { return }
        clear()
        take(.answered(question.ticket, question.session, AppAnswer(json: answer.json(), cause: nil)))
    }

    /// Lets an app publish data of its service.
    mutating func publishData(_ data: JSONValue, on session: SessionRef) {
        clear()
        var message = UnsolicitedMessage(
            isReply: false, functionID: .onAppServiceData, correlationID: -1, cause: .row(1))
        message.json = (["serviceData": data] as JSONValue).json()
        take(.unasked(session, message))
    }

    /// The service changes in the notifications to apps, each as reason and service id.
    var updates: [[String]] {
        notices("OnSystemCapabilityUpdated").compactMap { notice in
            notice["systemCapability"]?["appServicesCapabilities"]?["appServices"]?.array?.map { update in
                let record = update["updatedAppServiceRecord"]
                return "\(update["updateReason"]?.string ?? "") \(record?["serviceID"]?.string ?? "")"
            }
        }
    }

    func services() -> JSONValue {
        let tree = Aspect.wholeTree(of: state).filter { "\($0.path)".hasPrefix("/services/") }
        var services: JSONValue = [:]
        for change in tree {
            guard case .add(let value) = change.operation, let id = change.path.keys.last else { continue }
            services[id] = try? JSONValue(parsing: value.bytes)
        }
        return services
    }

    var active: [String] { services().object?.filter { $0.value["active"]?.bool == true }.map(\.key) ?? [] }

    static func data(_ service: String, _ type: String = "WEATHER", summary: String = "Rain") -> JSONValue {
        [
            "serviceType": .string(type), "serviceID": .string(service),
            "weatherServiceData": [
                "location": ["locationName": "Here"], "currentForecast": ["weatherSummary": .string(summary)],
            ],
        ]
    }
}
