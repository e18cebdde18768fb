import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// What the HMI was last told of cloud apps that have not registered, and what it waits for.
struct CloudList: Sendable {
    var applications: [HMI.Common.HMIApplication] = []
    var devices: [HMI.Common.DeviceInfo] = []
    var waits: [CloudWait] = []
}

/// The HMI has asked to activate a cloud app that is not there yet, and waits for the answer.
struct CloudWait: Sendable {
    /// The cloud app's.
    let id: String
    let socket: HMISocketID
    let request: JSONValue
    let cause: Cause?
    let due: Instant

    /// What SDL Core gives a request, and all tries of a dial together.
    static let span = Duration.seconds(15)
}

// Cloud apps stand among the apps before they are connected, and are dialled when the driver picks one.
extension HMILink {
    /// As many apps as the interface has room for.
    static let mostApps = 100

    /// An app that is there under the same appID, from wherever, stands in the list instead.
    private var absentClouds: [CloudApp] {
        state.cloudApps.values.filter { state.isListed($0) && $0.app == nil && state.apps[$0.key] == nil }
    }

    mutating func absentApplications() -> [HMI.Common.HMIApplication] {
        absentClouds.prefix(Self.mostApps - min(state.apps.count, Self.mostApps)).map { app in
            HMI.Common.HMIApplication(
                appName: String(app.name.prefix(100)), deviceInfo: .cloud(app.properties.endpoint),
                policyAppID: String(app.id.prefix(50)), appID: apps.appID(of: app.key), greyOut: false,
                isCloudApplication: true,
                cloudConnectionStatus: HMI.Common.CloudConnectionStatus(rawValue: app.status.rawValue))
        }
    }

    var absentDevices: [HMI.Common.DeviceInfo] { absentClouds.map { .cloud($0.properties.endpoint) } }

    /// SDL Core gathers changes of the list only where apps have registered or gone.
    mutating func followClouds(_ before: HeadUnitState) {
        for app in state.cloudApps.values where before.cloudApps[app.id]?.properties != app.properties {
            notify(HMI.BasicCommunication.OnAppPropertiesChange(properties: app.reported))
        }
        for wait in clouds.waits { answerIfThere(wait) }
        guard list.appsDue == nil, !hasUnlisted, absentApplications() != clouds.applications else { return }
        if absentDevices != clouds.devices { sendDevices() }
        sendAppList()
    }

    // MARK: Activating

    /// The cloud app that an HMI means by a number under which nobody has registered.
    func absentCloud(_ appID: Int?) -> CloudApp? {
        guard let key = appID.flatMap({ apps.key(of: $0) }) else { return nil }
        return absentClouds.first { $0.key == key }
    }

    /// The answer waits until the app has registered.
    mutating func dial(_ app: CloudApp, asked request: JSONValue, on socket: HMISocketID) {
        clouds.waits.append(
            CloudWait(id: app.id, socket: socket, request: request, cause: cause, due: now + CloudWait.span))
        drive(.cloudApp(.connect(id: app.id, opens: true)))
    }

    private mutating func answerIfThere(_ wait: CloudWait) {
        guard let app = state.cloudApps[wait.id] else { return refuse(wait, "Application is not registered") }
        guard let key = app.app else { return }
        introduce(key)
        if state.activeApp == key { shownApp = key }
        answer(wait, .success(AnswerRoute.result(Self.activated)))
    }

    mutating func refuseOverdueClouds() {
        for wait in clouds.waits where wait.due <= now { refuse(wait, "App registration timed out") }
    }

    /// The head unit has not done what a message of the HMI has led to.
    mutating func refuseClouds(of cause: Cause?, _ problem: String) {
        for wait in clouds.waits where wait.cause == cause { refuse(wait, problem) }
    }

    private mutating func refuse(_ wait: CloudWait, _ problem: String) {
        let code = HMIResult.code(of: "APPLICATION_NOT_REGISTERED")
        answer(wait, .failure(RPCError(code: code, message: problem)))
    }

    private mutating func answer(_ wait: CloudWait, _ answer: Result<JSONValue, RPCError>) {
        clouds.waits.removeAll { $0.socket == wait.socket && $0.request == wait.request }
        let running = cause
        cause = wait.cause
        reply(wait.request, HMI.SDL.ActivateApp.method, answer, to: wait.socket)
        cause = running
    }

    static let activated = HMI.SDL.ActivateAppResponse(
        isSDLAllowed: true, isPermissionsConsentNeeded: false, isAppPermissionsRevoked: false, isAppRevoked: false)
}

extension CloudApp {
    /// The app that it is, was, or is expected to be.
    var key: AppKey { lastApp ?? AppKey(rawValue: id) }

    /// As an HMI hears of it.
    var reported: HMI.Common.AppProperties {
        HMI.Common.AppProperties(
            nicknames: properties.nicknames, policyAppID: String(id.prefix(100)), enabled: properties.isEnabled,
            authToken: properties.authToken.isEmpty ? nil : properties.authToken,
            transportType: properties.transportType.isEmpty ? nil : properties.transportType,
            hybridAppPreference: recast(properties.hybridPreference),
            endpoint: properties.endpoint.isEmpty ? nil : properties.endpoint)
    }
}

extension CloudAppChange {
    init(_ properties: HMI.Common.AppProperties) {
        self.init(id: properties.policyAppID)
        nicknames = properties.nicknames
        endpoint = properties.endpoint
        isEnabled = properties.enabled
        authToken = properties.authToken
        transportType = properties.transportType
        hybridPreference = properties.hybridAppPreference?.rawValue
    }
}

extension HMI.Common.DeviceInfo {
    /// A cloud app's is its endpoint.
    static func cloud(_ endpoint: String) -> HMI.Common.DeviceInfo {
        HMI.Common.DeviceInfo(
            name: endpoint, id: String(StableNumber.of(endpoint), radix: 16), transportType: .cloudWebsocket,
            isSDLAllowed: true)
    }
}
