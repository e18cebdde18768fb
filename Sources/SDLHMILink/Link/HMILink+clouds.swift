import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The unregistered cloud apps in the HMI's app list, and the activation requests that wait for a cloud app.
struct CloudList: Sendable {
    var applications: [HMI.Common.HMIApplication] = []
    var devices: [HMI.Common.DeviceInfo] = []
    var activations: [PendingActivation] = []
}

/// A request from the HMI to activate a cloud app that is not connected yet.
struct PendingActivation: Sendable {
    /// The policy app id of the cloud app, by which the head unit identifies the cloud app.
    let id: String
    let socket: HMISocketID
    let request: JSONValue
    let cause: Cause?
    let due: Instant

    /// SDL Core's time limit for the request, which includes all attempts to connect.
    static let span = Duration.seconds(15)
}

// The app list contains unconnected cloud apps. When the driver selects such an app, the head unit connects to this
// app.
extension HMILink {
    /// The maximum number of apps in `UpdateAppList`.
    static let maxApps = 100

    /// The enabled cloud apps that have not registered. A cloud app is also left out if an app with the same policy app
    /// id has registered on any other connection.
    private var absentClouds: [CloudApp] {
        state.cloudApps.values.filter { $0.isListed(among: state.apps) && $0.app == nil && state.apps[$0.key] == nil }
    }

    mutating func absentApplications() -> [HMI.Common.HMIApplication] {
        absentClouds.prefix(Self.maxApps - min(state.apps.count, Self.maxApps)).map { app in
            HMI.Common.HMIApplication(
                appName: String(app.name.prefix(100)), deviceInfo: .cloud(app.properties.endpoint),
                policyAppID: String(app.id.prefix(50)), appID: apps.appID(of: app.key), greyOut: false,
                isCloudApplication: true,
                cloudConnectionStatus: HMI.Common.CloudConnectionStatus(rawValue: app.status.rawValue))
        }
    }

    var absentDevices: [HMI.Common.DeviceInfo] { absentClouds.map { .cloud($0.properties.endpoint) } }

    /// Notifies the HMI of changed cloud apps. If the list of cloud apps has changed, sends the app list immediately.
    /// The delay for app lists applies only to registrations and disconnections, as in SDL Core.
    mutating func followClouds(_ before: HeadUnitState) {
        for app in state.cloudApps.values where before.cloudApps[app.id]?.properties != app.properties {
            notify(HMI.BasicCommunication.OnAppPropertiesChange(properties: app.reported))
        }
        for activation in clouds.activations { answerIfRegistered(activation) }
        guard list.appsDue == nil, !hasUnlisted, absentApplications() != clouds.applications else { return }
        if absentDevices != clouds.devices { sendDevices() }
        sendAppList()
    }

    // MARK: Activating

    /// Returns the cloud app with this appID; nil if no such cloud app exists or if the cloud app has registered.
    func absentCloud(_ appID: Int?) -> CloudApp? {
        guard let key = appID.flatMap({ apps.key(of: $0) }) else { return nil }
        return absentClouds.first { $0.key == key }
    }

    /// Connects to a cloud app. The HMI's request is answered when the app has registered.
    mutating func dial(_ app: CloudApp, asked request: JSONValue, on socket: HMISocketID) {
        clouds.activations.append(
            PendingActivation(
                id: app.id, socket: socket, request: request, cause: cause, due: now + PendingActivation.span))
        drive(.cloudApp(.connect(id: app.id, opens: true)))
    }

    private mutating func answerIfRegistered(_ activation: PendingActivation) {
        guard let app = state.cloudApps[activation.id] else {
            return refuse(activation, "Application is not registered")
        }
        guard let key = app.app else { return }
        introduce(key)
        if state.activeApp == key { shownApp = key }
        answer(activation, .success(AnswerRoute.result(Self.activated)))
    }

    mutating func refuseOverdueClouds() {
        for activation in clouds.activations where activation.due <= now {
            refuse(activation, "App registration timed out")
        }
    }

    /// Refuses the HMI's activation requests that led to the command `cause`. Called when the head unit has not
    /// executed this command.
    mutating func refuseClouds(of cause: Cause?, _ problem: String) {
        for activation in clouds.activations where activation.cause == cause { refuse(activation, problem) }
    }

    private mutating func refuse(_ activation: PendingActivation, _ problem: String) {
        answer(activation, .failure(.result("APPLICATION_NOT_REGISTERED", problem)))
    }

    private mutating func answer(_ activation: PendingActivation, _ answer: Result<JSONValue, RPCError>) {
        clouds.activations.removeAll { $0.socket == activation.socket && $0.request == activation.request }
        let running = cause
        cause = activation.cause
        reply(activation.request, HMI.SDL.ActivateApp.method, answer, to: activation.socket)
        cause = running
    }

    static let activated = HMI.SDL.ActivateAppResponse(
        isSDLAllowed: true, isPermissionsConsentNeeded: false, isAppPermissionsRevoked: false, isAppRevoked: false)
}

extension CloudApp {
    /// The key of the app that last registered as this cloud app. If no app has registered yet, the result is the key
    /// that the app will probably get.
    var key: AppKey { lastApp ?? AppKey(rawValue: id) }

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
    /// Returns the device of a cloud app. The name of the device is the app's endpoint.
    static func cloud(_ endpoint: String) -> HMI.Common.DeviceInfo {
        HMI.Common.DeviceInfo(
            name: endpoint, id: String(StableNumber.of(endpoint), radix: 16), transportType: .cloudWebsocket,
            isSDLAllowed: true)
    }
}
