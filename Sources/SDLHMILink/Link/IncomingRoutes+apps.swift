import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// An app that an event of the car, such as a phone call, has moved to another HMI level. `level`, `audio` and `video`
/// are the app's status before the event.
struct SuspendedApp: Sendable {
    let key: AppKey
    let level: SDLHMILevel
    let audio: SDLAudioStreamingState
    let video: SDLVideoStreamingState
    /// The app's HMI level during the event.
    let place: SDLHMILevel
}

// Routes for the activation, deactivation and exit of apps.
extension HMILink {
    static let appRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.BasicCommunication.OnReady.self) { link, _ in link.begin() },
        IncomingRoute(HMI.BasicCommunication.OnAppActivated.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            if let id = message.windowID, id != 0 { return link.input(.window(app.key, id, isActivated: true)) }
            // SDL Core sends the HMI a request to activate the app, even if the HMI itself has reported the activation.
            if link.state.activeApp != app.key { link.shownApp = nil }
            link.drive(.app(key: app.key.rawValue, .activate))
        },
        IncomingRoute(HMI.BasicCommunication.OnAppDeactivated.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            if let id = message.windowID, id != 0 { return link.input(.window(app.key, id, isActivated: false)) }
            if link.shownApp == app.key { link.shownApp = nil }
            link.drive(.app(key: app.key.rawValue, .background))
        },
        IncomingRoute(HMI.BasicCommunication.OnExitApplication.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            link.exit(app, message.reason)
        },
        IncomingRoute(HMI.BasicCommunication.OnExitAllApplications.self) { link, message in
            // SUSPEND saves no data, because files and settings are always stored on disk.
            guard message.reason != .suspend else {
                link.input(.suspends(true))
                return link.notify(HMI.BasicCommunication.OnSDLPersistenceComplete())
            }
            // The head unit continues to run, because developers use it after they have restarted the car.
            if let reset = Reset(rawValue: message.reason.rawValue) {
                link.input(.reset(reset))
            } else {
                link.input(.ignitionOff(closesConnections: false))
            }
        },
        IncomingRoute(HMI.BasicCommunication.OnAwakeSDL.self) { link, _ in link.input(.suspends(false)) },
        IncomingRoute(HMI.BasicCommunication.OnEventChanged.self) { link, message in
            let event = CarEvent(rawValue: message.eventName.rawValue)
            if message.isActive { link.suspend(for: message.eventName) } else { link.resume(after: message.eventName) }
            if let event { link.input(.event(event, isOn: message.isActive)) }
        },
        IncomingRoute(HMI.BasicCommunication.OnFindApplications.self) { link, _ in link.sendAppList() },
        IncomingRoute(HMI.BasicCommunication.OnStartDeviceDiscovery.self) { link, _ in link.sendDevices() },
        IncomingRoute(HMI.BasicCommunication.OnUpdateDeviceList.self) { link, _ in link.sendDevices() },
        IncomingRoute(HMI.BasicCommunication.OnSystemCapabilityUpdated.self) { link, message in
            if let capabilities = message.systemCapability.remoteControlCapability {
                return link.setRemoteControlCapabilities(capabilities)
            }
            guard let ability: SDLSystemCapability = recast(JSONValue(of: message.systemCapability).withImageTypes)
            else { return }
            guard let appID = message.appID else { return link.input(.capability(nil, ability)) }
            if let app = link.known(appID) { link.input(.capability(app.key, ability)) }
        },
        IncomingRoute(HMI.BasicCommunication.OnSystemRequest.self) { link, message in
            // If the appID is missing, SDL Core uses any app. The active app is most likely to answer.
            guard let app = link.app(message.appID) ?? link.activeApp ?? link.state.apps.values.first,
                let request: SDLOnSystemRequest = recast(message)
            else { return }
            link.notify(app, request)
        },
        IncomingRoute(HMI.SDL.OnReceivedPolicyUpdate.self) { link, message in
            link.policyFileReceived(message.policyfile)
        },
        IncomingRoute(HMI.UI.OnUpdateFile.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            link.notify(app, SDLOnUpdateFile(fileName: message.fileName))
        },
        IncomingRoute(HMI.UI.OnUpdateSubMenu.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            link.notify(
                app, SDLOnUpdateSubMenu(menuID: message.menuID, updateSubCells: message.updateSubCells))
        },
    ]

    mutating func activate(_ key: AppKey) {
        shownApp = key
        drive(.app(key: key.rawValue, .activate))
    }

    private mutating func exit(_ app: RegisteredApp, _ reason: HMI.Common.ApplicationExitReason) {
        if shownApp == app.key { shownApp = nil }
        let command: AppCommand =
            switch reason {
            case .unauthorizedTransportRegistration: .disconnect(reason: "APP_UNAUTHORIZED")
            case .unsupportedHmiResource: .disconnect(reason: "UNSUPPORTED_HMI_RESOURCE")
            case .closeCloudConnection where app.info.endpoint != nil: .disconnect(reason: "APP_UNAUTHORIZED")
            case .resourceConstraint: .disconnect(reason: "RESOURCE_CONSTRAINT")
            default: .close
            }
        drive(.app(key: app.key.rawValue, command))
    }

    // MARK: Events of the car

    private mutating func suspend(for event: HMI.Common.EventTypes) {
        guard suspended[event.rawValue] == nil else { return }
        suspended[event.rawValue] = []
        if event.isCall { return input(.sound(.call, isOn: true)) }
        let displaced = state.apps.values.filter { app in
            app.status.hmiLevel == .full
                || app.status.hmiLevel == .limited
                    && (app.level(during: event, on: state) == .background || app.isSilent(at: event))
        }
        suspended[event.rawValue] = displaced.map {
            SuspendedApp(
                key: $0.key, level: $0.status.hmiLevel, audio: $0.status.audio, video: $0.status.video,
                place: $0.level(during: event, on: state))
        }
        for app in displaced {
            let level = app.level(during: event, on: state)
            // An app loses its sound or video if the car itself plays the same kind of sound or shows the same kind of
            // video.
            let isSilent = level == .background || app.isSilent(at: event)
            let isHidden = level == .background || event == .embeddedNavi && app.types.contains(.projection)
            set(app.key, level, isSilent ? .notAudible : nil, isHidden ? .notStreamable : nil)
        }
    }

    private mutating func resume(after event: HMI.Common.EventTypes) {
        guard let displaced = suspended.removeValue(forKey: event.rawValue) else { return }
        let calls = suspended.keys.contains { HMI.Common.EventTypes(rawValue: $0).isCall }
        if event.isCall, !calls { input(.sound(.call, isOn: false)) }
        for app in displaced where state.apps[app.key]?.status.hmiLevel == app.place {
            set(app.key, app.level, app.audio, app.video)
        }
    }

    /// Whether the car shows its own screen instead of the apps.
    var isDeactivated: Bool { suspended[HMI.Common.EventTypes.deactivateHmi.rawValue] != nil }

    private mutating func set(
        _ key: AppKey, _ level: SDLHMILevel, _ audio: SDLAudioStreamingState?, _ video: SDLVideoStreamingState?
    ) {
        drive(
            .app(
                key: key.rawValue,
                .setStatus(
                    hmiLevel: level.rawValue, audioStreamingState: audio?.rawValue,
                    videoStreamingState: video?.rawValue, systemContext: nil)))
    }
}

extension HMI.Common.EventTypes {
    /// Whether the event is a call. During a call, apps keep their HMI level but are muted.
    fileprivate var isCall: Bool { self == .phoneCall || self == .emergencyEvent }
}

extension RegisteredApp {
    /// Returns whether the car's own music replaces the app's sound during the event. The HMI level of the app does not
    /// matter.
    fileprivate func isSilent(at event: HMI.Common.EventTypes) -> Bool {
        event == .audioSource && isMedia && !types.contains(.navigation)
    }

    /// Returns the HMI level that SDL Core gives an active app during the event. If the event concerns a different kind
    /// of sound or video than the app, the app stays audible or visible.
    fileprivate func level(during event: HMI.Common.EventTypes, on car: HeadUnitState) -> SDLHMILevel {
        let (isNavigation, isCommunication) = (types.contains(.navigation), types.contains(.communication))
        switch event {
        case .audioSource where car.control.keepsContext.contains(key): return status.hmiLevel
        case .audioSource:
            let isHeard = isNavigation || types.contains(.projection) || isCommunication && !isMedia
            return isHeard ? .limited : .background
        case .embeddedNavi: return (isMedia || isCommunication) && !isNavigation ? .limited : .background
        default: return .background
        }
    }
}
