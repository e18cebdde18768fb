import SDLRPC
import SDLSupport

// What an app may ask about the car.
extension HeadUnitState {
    mutating func capability(_ request: SDLGetSystemCapability, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        let type = request.systemCapabilityType
        guard let capability = profile.capability(type, for: app) else {
            return turn.refuse(caller, .unsupportedResource, "This car has no \(type)")
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
}

extension Profile {
    func capability(_ type: SDLSystemCapabilityType, for app: RegisteredApp) -> SDLSystemCapability? {
        switch type {
        case .displays:
            return SDLSystemCapability(systemCapabilityType: type, displayCapabilities: [displayCapability(for: app)])
        case .videoStreaming where hmiCapabilities.videoStreaming == true:
            return SDLSystemCapability(systemCapabilityType: type, videoStreamingCapability: videoStreaming)
        case .driverDistraction where hmiCapabilities.driverDistraction == true:
            return SDLSystemCapability(
                systemCapabilityType: type,
                driverDistractionCapability: SDLDriverDistractionCapability(menuLength: 8, subMenuDepth: 3))
        default: return nil
        }
    }

    /// What the main window can show.
    func windowCapability() -> SDLWindowCapability {
        SDLWindowCapability(
            windowID: 0, textFields: display.textFields, imageFields: display.imageFields,
            imageTypeSupported: display.imageFields == nil ? [] : [.dynamic, .static],
            templatesAvailable: display.templatesAvailable,
            numCustomPresetsAvailable: display.numCustomPresetsAvailable, buttonCapabilities: buttonCapabilities,
            softButtonCapabilities: softButtonCapabilities, menuLayoutsAvailable: [.list, .tiles],
            keyboardCapabilities: SDLKeyboardCapabilities(
                maskInputCharactersSupported: true,
                supportedKeyboards: SDLKeyboardLayout.allCases.map {
                    SDLKeyboardLayoutCapability(keyboardLayout: $0, numConfigurableKeys: 10)
                }))
    }

    private func displayCapability(for app: RegisteredApp) -> SDLDisplayCapability {
        SDLDisplayCapability(
            displayName: display.displayName ?? name,
            windowTypeSupported: [
                SDLWindowTypeCapabilities(type: .main, maximumNumberOfWindows: 1),
                SDLWindowTypeCapabilities(type: .widget, maximumNumberOfWindows: widgets),
            ],
            windowCapabilities: [windowCapability()])
    }

    private var videoStreaming: SDLVideoStreamingCapability {
        SDLVideoStreamingCapability(
            preferredResolution: display.screenParams?.resolution, maxBitrate: 10_000,
            supportedFormats: [SDLVideoStreamingFormat(protocol: .raw, codec: .h264)],
            hapticSpatialDataSupported: true, scale: 1, preferredFPS: 30)
    }
}
