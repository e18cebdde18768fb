import SDLHeadUnit
import SDLHMIRPC
import SDLRPC
import SDLSupport

// What stands in front, the car around it, and what a bridge has no use for.
extension HMILink {
    static let screenRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.UI.OnSystemContext.self) { link, message in
            let context = SDLSystemContext(rawValue: message.systemContext.rawValue)
            if let id = message.windowID, id != 0 {
                if let app = link.app(message.appID) { link.input(.context(app.key, context, window: id)) }
            } else {
                link.setContext(context, message.appID)
            }
        },
        IncomingRoute(HMI.BasicCommunication.OnResetTimeout.self) { link, message in
            link.resetTimeout(
                message.requestID, message.methodName, period: message.resetPeriod.map { .milliseconds($0) })
        },
        IncomingRoute(HMI.VR.Started.self) { link, _ in link.setContext(.vrsession, nil) },
        IncomingRoute(HMI.VR.Stopped.self) { link, _ in
            if link.activeApp?.status.context == .vrsession { link.setContext(.main, nil) }
        },
    ]

    /// MAIN and ALERT say whose they are; what covers the screen concerns the app in front.
    private mutating func setContext(_ context: SDLSystemContext, _ appID: Int?) {
        let isOwn = context == .main || context == .alert
        guard let app = (isOwn ? app(appID) : nil) ?? activeApp else { return }
        switch context {
        case .menu: input(.menu(app.key, isOpen: true))
        case .main where state.menu?.app == app.key: input(.menu(app.key, isOpen: false))
        default: input(.context(app.key, context, window: 0))
        }
    }

    private mutating func set(_ setting: WritableKeyPath<HeadUnitSettings, String?>, _ value: String) {
        var settings = HeadUnitSettings()
        settings[keyPath: setting] = value
        drive(.set(settings))
    }

    static let carRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.UI.OnDriverDistraction.self) { link, message in
            link.set(\.distraction, message.state.rawValue)
        },
        IncomingRoute(HMI.UI.OnLanguageChange.self) { link, message in
            link.set(\.languageUI, message.language.rawValue)
        },
        IncomingRoute(HMI.VR.OnLanguageChange.self) { link, message in
            link.set(\.languageVR, message.language.rawValue)
        },
        IncomingRoute(HMI.TTS.OnLanguageChange.self) { link, message in
            link.set(\.languageTTS, message.language.rawValue)
        },
        IncomingRoute(HMI.BasicCommunication.OnSystemInfoChanged.self) { link, message in
            link.set(\.languageUI, message.language.rawValue)
        },
        IncomingRoute(HMI.VehicleInfo.OnVehicleData.self) { link, message in link.notifyVehicleData(message) },
        IncomingRoute(HMI.Navigation.OnWayPointChange.self) { link, message in link.notifyWayPoints(message) },
        IncomingRoute(HMI.Navigation.OnTBTClientState.self) { link, message in
            for app in link.state.apps.values
            where app.types.contains(.navigation) && [.full, .limited].contains(app.status.hmiLevel) {
                link.notify(app, SDLOnTBTClientState(state: SDLTBTState(rawValue: message.state.rawValue)))
            }
        },
    ]

    /// Policies, statistics, ignition and remote control stay with the head unit.
    static let ignoredRoutes: [IncomingRoute] = [
        IncomingRoute(ignoring: HMI.BasicCommunication.OnSystemTimeReady.self),
        IncomingRoute(ignoring: HMI.BasicCommunication.OnAwakeSDL.self),
        IncomingRoute(ignoring: HMI.BasicCommunication.OnIgnitionCycleOver.self),
        IncomingRoute(ignoring: HMI.BasicCommunication.OnDeviceChosen.self),
        IncomingRoute(ignoring: HMI.TTS.Started.self),
        IncomingRoute(ignoring: HMI.TTS.Stopped.self),
        IncomingRoute(ignoring: HMI.RC.OnRemoteControlSettings.self),
        IncomingRoute(ignoring: HMI.RC.OnInteriorVehicleData.self),
        IncomingRoute(ignoring: HMI.SDL.OnAllowSDLFunctionality.self),
        IncomingRoute(ignoring: HMI.SDL.OnReceivedPolicyUpdate.self),
        IncomingRoute(ignoring: HMI.SDL.OnPolicyUpdate.self),
        IncomingRoute(ignoring: HMI.SDL.OnAppPermissionConsent.self),
        IncomingRoute(ignoring: HMI.SDL.OnSystemError.self),
        IncomingRoute(ignoring: HMI.SDL.AddStatisticsInfo.self),
        IncomingRoute(ignoring: HMI.SDL.OnDeviceStateChanged.self),
        IncomingRoute(ignoring: HMI.AppService.OnAppServiceData.self),
    ]
}
