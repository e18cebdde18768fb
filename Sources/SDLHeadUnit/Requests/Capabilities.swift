import SDLRPC
import SDLSupport

// The capabilities of the car that apps can request or subscribe to.
extension HeadUnitState {
    mutating func capability(_ request: SDLGetSystemCapability, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        let type = request.systemCapabilityType
        guard let capability = capability(type, for: app) else {
            // Remote control is for apps of the type REMOTE_CONTROL.
            let result: SDLResult =
                switch type {
                case .remoteControl where !app.isController: .disallowed
                case .remoteControl, .appServices: .unsupportedResource
                default: .dataNotAvailable
                }
            return turn.refuse(caller, result, "This car has no \(type)")
        }
        var info: String?
        if type == .displays, request.subscribe != nil {
            info =
                "Subscribe parameter is ignored. Auto Subscription/Unsubscription is used for DISPLAY capability type."
        } else if let subscribe = request.subscribe {
            apps[caller.app]?.subscribedCapabilities.removeAll { $0 == type }
            if subscribe { apps[caller.app]?.subscribedCapabilities.append(type) }
        }
        turn.respond(
            caller,
            SDLGetSystemCapabilityResponse(
                systemCapability: capability, resultCode: .success, info: info, success: true))
    }

    /// Passes a capability that an app has reported to the presenting web HMI.
    func capabilityReported(_ message: UnsolicitedMessage, on session: SessionRef, _ turn: inout Turn) {
        typealias News = SDLOnAppCapabilityUpdated
        guard let app = keys[session].flatMap({ apps[$0] }), News.lifespan.since <= app.rpcVersion,
            app.policy.verdict(on: News.functionID, at: app.status.hmiLevel) == .allowed
        else { return turn.note(message, of: keys[session]) }
        guard let news: News = turn.read(message, of: app.key), presenter.policy.isNotified else { return }
        turn.add(.notifyPresenter(.appCapability(app.key, news.appCapability)))
    }

    /// Returns a capability for an app; nil if there is none.
    func capability(_ type: SDLSystemCapabilityType, for app: RegisteredApp) -> SDLSystemCapability? {
        // With a web HMI, only the HMI has the capabilities of windows.
        if type == .displays, presenter.policy.reportsWindows { return app.reported[type] }
        if type == .navigation { return navigationCapability(for: app) }
        guard type == .appServices, profile.services != nil else { return profile.capability(type, for: app) }
        let records = services.all.values.map { SDLAppServiceCapability(updatedAppServiceRecord: $0.record()) }
        return SDLSystemCapability(
            systemCapabilityType: type, appServicesCapabilities: SDLAppServicesCapabilities(appServices: records))
    }

    /// Returns the navigation capability: the car's own, plus the functions that the active navigation service handles.
    private func navigationCapability(for app: RegisteredApp) -> SDLSystemCapability? {
        let own = profile.capability(.navigation, for: app)
        guard let service = services.active(AppServiceKind.navigation) else { return own }
        let handled = service.manifest.handledRPCs ?? []
        var capability = own?.navigationCapability ?? SDLNavigationCapability()
        let handlesLocations = handled.contains(SDLSendLocation.functionID.rawValue)
        let handlesWayPoints = handled.contains(SDLGetWayPoints.functionID.rawValue)
        capability.sendLocationEnabled = handlesLocations || capability.sendLocationEnabled == true
        capability.getWayPointsEnabled = handlesWayPoints || capability.getWayPointsEnabled == true
        return SDLSystemCapability(systemCapabilityType: .navigation, navigationCapability: capability)
    }

    /// Notifies an app of changed capabilities: those that the app subscribes to, and the app's display capability.
    func notifyCapabilities(of app: RegisteredApp, since before: Profile, was: RegisteredApp, _ turn: inout Turn) {
        let displays: [SDLSystemCapabilityType] = app.rpcVersion >= SDLVersion(6) ? [.displays] : []
        for type in displays + app.subscribedCapabilities {
            guard let capability = profile.capability(type, for: app), capability != before.capability(type, for: was)
            else { continue }
            turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability))
        }
    }
}

extension Profile {
    func capability(_ type: SDLSystemCapabilityType, for app: RegisteredApp) -> SDLSystemCapability? {
        if let reported = app.reported[type] { return reported }
        switch type {
        case .displays where rpcVersion >= SDLVersion(6):
            return SDLSystemCapability(systemCapabilityType: type, displayCapabilities: [displayCapability(for: app)])
        case .videoStreaming where hmiCapabilities.videoStreaming == true:
            return SDLSystemCapability(systemCapabilityType: type, videoStreamingCapability: wholeVideoStreaming)
        case .driverDistraction where hmiCapabilities.driverDistraction == true:
            return SDLSystemCapability(
                systemCapabilityType: type,
                driverDistractionCapability: driverDistraction ?? SDLDriverDistractionCapability())
        case .remoteControl where app.isController:
            return remoteControl.map {
                SDLSystemCapability(systemCapabilityType: type, remoteControlCapability: $0.capabilities)
            }
        case .phoneCall where hmiCapabilities.phoneCall == true:
            return SDLSystemCapability(
                systemCapabilityType: type, phoneCapability: SDLPhoneCapability(dialNumberEnabled: true))
        case .navigation where hmiCapabilities.navigation == true:
            return SDLSystemCapability(systemCapabilityType: type, navigationCapability: navigation.capability)
        case .seatLocation:
            return remoteControl?.seats.map {
                SDLSystemCapability(systemCapabilityType: type, seatLocationCapability: $0)
            }
        default: return nil
        }
    }

    /// The image types in window capabilities; empty if the display lists no image fields.
    private var imageTypes: [SDLImageType] { display.imageFields == nil ? [] : drawnImages }

    /// The image types that the display draws. A display that supports graphics draws both types.
    var drawnImages: [SDLImageType] {
        if display.graphicSupported { return [.dynamic, .static] }
        return display.imageFields == nil ? [] : [.static]
    }

    /// Returns the capability of a window with its current template.
    private func capability(of window: Window) -> SDLWindowCapability {
        let template = templates[window.template]
        let texts = display.textFields.filter { field in
            guard Profile.mainTexts.contains(field.name) else { return window.type == .main }
            return template?.textFields.contains(field.name) != false
        }
        let images = display.imageFields?.filter { field in
            guard Profile.mainImages.contains(field.name) else { return window.type == .main }
            return template?.imageFields.contains(field.name) != false
        }
        var capability = SDLWindowCapability(
            windowID: window.windowID, textFields: texts.isEmpty ? nil : texts,
            imageFields: images?.isEmpty == false ? images : nil,
            imageTypeSupported: imageTypes,
            templatesAvailable: display.templatesAvailable, softButtonCapabilities: softButtonCapabilities)
        // Buttons, presets, menus and the keyboard belong to the main window.
        guard window.type == .main else { return capability }
        capability.numCustomPresetsAvailable = display.numCustomPresetsAvailable
        capability.buttonCapabilities = buttonCapabilities
        capability.menuLayoutsAvailable = menuLayouts.isEmpty ? nil : menuLayouts
        capability.keyboardCapabilities = keyboard
        return capability
    }

    /// - Parameter id: the only window to include; nil for all windows.
    func displayCapability(for app: RegisteredApp, window id: Int? = nil) -> SDLDisplayCapability {
        SDLDisplayCapability(
            displayName: display.displayName ?? name,
            windowTypeSupported: [
                SDLWindowTypeCapabilities(type: .main, maximumNumberOfWindows: 1),
                SDLWindowTypeCapabilities(type: .widget, maximumNumberOfWindows: widgets),
            ],
            windowCapabilities: app.windows.values.filter { id == nil || id == $0.windowID }.map(capability(of:)))
    }

    private var wholeVideoStreaming: SDLVideoStreamingCapability {
        var capability = videoStreaming ?? SDLVideoStreamingCapability()
        capability.preferredResolution = capability.preferredResolution ?? display.screenParams?.resolution
        return capability
    }

    /// The fields of the main screen. Other fields belong to menus and overlays and do not depend on the template.
    private static let mainTexts: Set<SDLTextFieldName> = [
        .mainField1, .mainField2, .mainField3, .mainField4, .statusBar, .mediaClock, .mediaTrack, .templateTitle,
    ]
    private static let mainImages: Set<SDLImageFieldName> = [.graphic, .secondaryGraphic]
}
