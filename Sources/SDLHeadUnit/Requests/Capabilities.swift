import SDLRPC
import SDLSupport

// What an app may ask about the car.
extension HeadUnitState {
    mutating func capability(_ request: SDLGetSystemCapability, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        let type = request.systemCapabilityType
        guard let capability = capability(type, for: app) else {
            // Remote control is for apps that say so.
            let result: SDLResult =
                switch type {
                case .remoteControl where !app.isController: .disallowed
                case .remoteControl, .appServices: .unsupportedResource
                default: .dataNotAvailable
                }
            return turn.refuse(caller, result, "This car has no \(type)")
        }
        var caller = caller
        if type == .displays, request.subscribe != nil {
            caller.warn(
                "Subscribe parameter is ignored. Auto Subscription/Unsubscription is used for DISPLAY capability type.")
        } else if let subscribe = request.subscribe {
            apps[caller.app]?.subscribedCapabilities.removeAll { $0 == type }
            if subscribe { apps[caller.app]?.subscribedCapabilities.append(type) }
        }
        turn.respond(
            caller,
            SDLGetSystemCapabilityResponse(systemCapability: capability, resultCode: .success, success: true))
    }

    /// What an app finds when it asks.
    func capability(_ type: SDLSystemCapabilityType, for app: RegisteredApp) -> SDLSystemCapability? {
        // Of its windows a web HMI alone can tell.
        if type == .displays, presenter == .hmi { return app.reported[type] }
        if type == .navigation { return navigationCapability(for: app) }
        guard type == .appServices, profile.services != nil else { return profile.capability(type, for: app) }
        let records = services.all.values.map { SDLAppServiceCapability(updatedAppServiceRecord: $0.record()) }
        return SDLSystemCapability(
            systemCapabilityType: type, appServicesCapabilities: SDLAppServicesCapabilities(appServices: records))
    }

    /// What the car's navigation takes, and what the active service of navigation handles in its place.
    private func navigationCapability(for app: RegisteredApp) -> SDLSystemCapability? {
        let own = profile.capability(.navigation, for: app)
        guard let service = services.active(AppServiceKind.navigation) else { return own }
        let handled = service.manifest.handledRPCs ?? []
        var capability = own?.navigationCapability ?? SDLNavigationCapability()
        let takes = handled.contains(SDLSendLocation.functionID.rawValue) || capability.sendLocationEnabled == true
        let tells = handled.contains(SDLGetWayPoints.functionID.rawValue) || capability.getWayPointsEnabled == true
        capability.sendLocationEnabled = takes
        capability.getWayPointsEnabled = tells
        return SDLSystemCapability(systemCapabilityType: .navigation, navigationCapability: capability)
    }

    /// Tells an app what has become of the capabilities it is subscribed to; of the display, every app is told.
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

    /// Apps' own images only where the display shows them.
    private var imageTypes: [SDLImageType] { display.imageFields == nil ? [] : drawnImages }

    /// What is drawn of images. A display that shows them and does not list its places draws them where they belong.
    var drawnImages: [SDLImageType] {
        if display.graphicSupported { return [.dynamic, .static] }
        return display.imageFields == nil ? [] : [.static]
    }

    /// What a window can show, with the template it has now.
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
        // The car's keys, presets, menus and keyboards are the main window's.
        guard window.type == .main else { return capability }
        capability.numCustomPresetsAvailable = display.numCustomPresetsAvailable
        capability.buttonCapabilities = buttonCapabilities
        capability.menuLayoutsAvailable = menuLayouts.isEmpty ? nil : menuLayouts
        capability.keyboardCapabilities = keyboard
        return capability
    }

    /// - Parameter id: the one window to be told of; nil is all of them.
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

    /// The fields that stand on the main screen; the others belong to menus and overlays, which no template changes.
    private static let mainTexts: Set<SDLTextFieldName> = [
        .mainField1, .mainField2, .mainField3, .mainField4, .statusBar, .mediaClock, .mediaTrack, .templateTitle,
    ]
    private static let mainImages: Set<SDLImageFieldName> = [.graphic, .secondaryGraphic]
}
