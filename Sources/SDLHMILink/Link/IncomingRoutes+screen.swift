import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Routes for the system context, settings, vehicle data and ignored notifications.
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
        // These notifications affect only the sound. OnSystemContext affects the screen.
        IncomingRoute(HMI.VR.Started.self) { link, _ in link.input(.sound(.voice, isOn: true)) },
        IncomingRoute(HMI.VR.Stopped.self) { link, _ in link.input(.sound(.voice, isOn: false)) },
        IncomingRoute(HMI.TTS.Started.self) { link, _ in link.input(.sound(.speech, isOn: true)) },
        IncomingRoute(HMI.TTS.Stopped.self) { link, _ in link.input(.sound(.speech, isOn: false)) },
    ]

    /// Sets the system context of an app: MAIN or ALERT for the app with `appID`, any other context for the active app.
    private mutating func setContext(_ context: SDLSystemContext, _ appID: Int?) {
        let isOwn = context == .main || context == .alert
        guard let app = (isOwn ? app(appID) : nil) ?? activeApp else { return }
        if context == .menu { input(.menu(app.key, isOpen: true)) }
        if context == .main, state.menu?.app == app.key { input(.menu(app.key, isOpen: false)) }
        input(.context(app.key, context, window: 0))
    }

    private mutating func set(_ setting: WritableKeyPath<HeadUnitSettings, String?>, _ value: String) {
        var settings = HeadUnitSettings()
        settings[keyPath: setting] = value
        drive(.set(settings))
    }

    /// Sets the state of driver distraction. As in SDL Core, apps are notified even if the state has not changed.
    private mutating func setDistraction(_ distraction: SDLDriverDistractionState) {
        guard distraction == state.settings.distraction else { return set(\.distraction, distraction.rawValue) }
        for app in state.apps.values { notify(app, state.profile.onDriverDistraction(distraction, to: app)) }
    }

    static let carRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.UI.OnDriverDistraction.self) { link, message in
            link.setDistraction(SDLDriverDistractionState(rawValue: message.state.rawValue))
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
        IncomingRoute(HMI.RC.OnRemoteControlSettings.self) { link, message in
            var settings = HeadUnitSettings()
            settings.access = message.accessMode?.rawValue
            settings.allowsControl = message.allowed
            if settings != HeadUnitSettings() { link.drive(.set(settings)) }
        },
        IncomingRoute(HMI.RC.OnInteriorVehicleData.self) { link, message in
            link.input(.module(JSONValue(of: message.moduleData)))
        },
        IncomingRoute(HMI.AppService.OnAppServiceData.self) { link, message in
            if let data: SDLAppServiceData = recast(message.serviceData) { link.input(.serviceData(data)) }
        },
        IncomingRoute(asItCame: HMI.VehicleInfo.OnVehicleData.self) { link, message, params in
            link.notifyVehicleData(message, params)
        },
        IncomingRoute(HMI.Navigation.OnWayPointChange.self) { link, message in link.notifyWayPoints(message) },
        IncomingRoute(HMI.Navigation.OnTBTClientState.self) { link, message in
            for app in link.state.apps.values where app.isNavigating {
                link.notify(app, SDLOnTBTClientState(state: SDLTBTState(rawValue: message.state.rawValue)))
            }
        },
    ]

    /// Notifications about policies, statistics and ignition. The link ignores these notifications, because the head
    /// unit itself controls these functions.
    static let ignoredRoutes: [IncomingRoute] = [
        IncomingRoute(ignoring: HMI.BasicCommunication.OnSystemTimeReady.self),
        IncomingRoute(ignoring: HMI.BasicCommunication.OnIgnitionCycleOver.self),
        IncomingRoute(ignoring: HMI.BasicCommunication.OnDeviceChosen.self),
        IncomingRoute(ignoring: HMI.SDL.OnAllowSDLFunctionality.self),
        IncomingRoute(ignoring: HMI.SDL.OnPolicyUpdate.self),
        IncomingRoute(ignoring: HMI.SDL.OnAppPermissionConsent.self),
        IncomingRoute(ignoring: HMI.SDL.OnSystemError.self),
        IncomingRoute(ignoring: HMI.SDL.AddStatisticsInfo.self),
        IncomingRoute(ignoring: HMI.SDL.OnDeviceStateChanged.self),
    ]
}
