import SDLRPC
import SDLSupport

// The capabilities of the car that apps can request or subscribe to.
extension RegisteredApp {
    func capability(_ type: SDLSystemCapabilityType, in car: HeadUnitState) -> SDLSystemCapability? {
        // With a web HMI, only the HMI has the capabilities of windows.
        if type == .displays, car.presenter.policy.reportsWindows { return capabilities.reported[type] }
        if type == .navigation { return navigationCapability(in: car) }
        guard type == .appServices, car.profile.services != nil else { return car.profile.capability(type, for: self) }
        let records = car.services.all.values.map { SDLAppServiceCapability(updatedAppServiceRecord: $0.record()) }
        return SDLSystemCapability(
            systemCapabilityType: type, appServicesCapabilities: SDLAppServicesCapabilities(appServices: records))
    }

    /// Returns the car's own navigation capability, plus the functions that the active navigation service handles.
    /// Returns nil if the car has no navigation capability and no active navigation service.
    private func navigationCapability(in car: HeadUnitState) -> SDLSystemCapability? {
        let own = car.profile.capability(.navigation, for: self)
        guard let service = car.services.active(AppServiceKind.navigation) else { return own }
        let handled = service.manifest.handledRPCs ?? []
        var capability = own?.navigationCapability ?? SDLNavigationCapability()
        let handlesLocations = handled.contains(SDLSendLocation.functionID.rawValue)
        let handlesWayPoints = handled.contains(SDLGetWayPoints.functionID.rawValue)
        capability.sendLocationEnabled = handlesLocations || capability.sendLocationEnabled == true
        capability.getWayPointsEnabled = handlesWayPoints || capability.getWayPointsEnabled == true
        return SDLSystemCapability(systemCapabilityType: .navigation, navigationCapability: capability)
    }
}

extension Profile {
    func capability(_ type: SDLSystemCapabilityType, for app: RegisteredApp) -> SDLSystemCapability? {
        if let reported = app.capabilities.reported[type] { return reported }
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

    /// Returns whether a window can show a template. If the profile lists no templates, a main window can show its
    /// current template and DEFAULT. A widget can show any template.
    func knows(_ template: String, for window: Window) -> Bool {
        template == window.template || window.type == .widget
            || display.templatesAvailable?.contains(template) ?? (template == "DEFAULT")
    }

    /// Returns whether the profile lists templates, but not `template`. A profile without a list accepts every
    /// template.
    func lacks(_ template: String) -> Bool {
        display.templatesAvailable.map { !$0.contains(template) } ?? false
    }

    /// The image types in window capabilities; empty if the display lists no image fields.
    private var imageTypes: [SDLImageType] { display.imageFields == nil ? [] : drawnImages }

    /// The image types that the display draws. A display that supports graphics draws both types.
    var drawnImages: [SDLImageType] {
        if display.graphicSupported { return [.dynamic, .static] }
        return display.imageFields == nil ? [] : [.static]
    }

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
            imageFields: images?.isEmpty == false ? images : nil, imageTypeSupported: imageTypes,
            templatesAvailable: display.templatesAvailable, softButtonCapabilities: softButtonCapabilities)
        // Buttons, presets, menus and the keyboard belong to the main window.
        guard window.type == .main else { return capability }
        capability.numCustomPresetsAvailable = display.numCustomPresetsAvailable
        capability.buttonCapabilities = buttonCapabilities
        capability.menuLayoutsAvailable = menuLayouts.isEmpty ? nil : menuLayouts
        capability.keyboardCapabilities = keyboard
        return capability
    }

    /// Returns the display capability with the window `id` only, or with all windows of the app if `id` is nil.
    func displayCapability(for app: RegisteredApp, window id: Int? = nil) -> SDLDisplayCapability {
        SDLDisplayCapability(
            displayName: display.displayName ?? name,
            windowTypeSupported: [
                SDLWindowTypeCapabilities(type: .main, maximumNumberOfWindows: 1),
                SDLWindowTypeCapabilities(type: .widget, maximumNumberOfWindows: widgets),
            ],
            windowCapabilities: app.screen.windows.values.filter { id == nil || id == $0.windowID }.map(capability(of:))
        )
    }

    private var wholeVideoStreaming: SDLVideoStreamingCapability {
        var capability = videoStreaming ?? SDLVideoStreamingCapability()
        capability.preferredResolution = capability.preferredResolution ?? display.screenParams?.resolution
        return capability
    }

    /// The text fields of the main screen. Other text fields belong to menus and overlays and do not depend on the
    /// template.
    private static let mainTexts: Set<SDLTextFieldName> = [
        .mainField1, .mainField2, .mainField3, .mainField4, .statusBar, .mediaClock, .mediaTrack, .templateTitle,
    ]
    private static let mainImages: Set<SDLImageFieldName> = [.graphic, .secondaryGraphic]
}
