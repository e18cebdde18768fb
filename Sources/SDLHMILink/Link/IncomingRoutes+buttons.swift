import SDLHeadUnit
import SDLHMIRPC
import SDLRPC
import SDLSupport

// Buttons, keys, fingers and voice.
extension HMILink {
    static let buttonRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.Buttons.OnButtonEvent.self) { link, message in
            for (app, name) in link.listeners(to: message.name, message.appID) {
                link.notify(
                    app,
                    SDLOnButtonEvent(
                        buttonName: name, buttonEventMode: SDLButtonEventMode(rawValue: message.mode.rawValue),
                        customButtonID: message.customButtonID))
            }
        },
        IncomingRoute(HMI.Buttons.OnButtonPress.self) { link, message in
            for (app, name) in link.listeners(to: message.name, message.appID) {
                link.notify(
                    app,
                    SDLOnButtonPress(
                        buttonName: name, buttonPressMode: SDLButtonPressMode(rawValue: message.mode.rawValue),
                        customButtonID: message.customButtonID))
            }
        },
        IncomingRoute(HMI.UI.OnCommand.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            guard app.commands[message.cmdID] != nil else { return link.reportCommand(message.cmdID, of: app) }
            link.notify(app, SDLOnCommand(cmdID: message.cmdID, triggerSource: .menu))
        },
        IncomingRoute(HMI.VR.OnCommand.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            // The choice of an interaction comes in the answer to VR.PerformInteraction.
            if link.popups.values.contains(where: { $0.app == app.key && $0.isInteraction }) { return }
            // sdl_hmi says 0 for the app's own name.
            if app.commands[message.cmdID] == nil, message.cmdID == 0 { return link.activate(app.key) }
            guard app.commands[message.cmdID] != nil else { return link.reportCommand(message.cmdID, of: app) }
            link.notify(app, SDLOnCommand(cmdID: message.cmdID, triggerSource: .vr))
        },
        IncomingRoute(HMI.UI.OnTouchEvent.self) { link, message in
            let touched = link.state.apps.values.filter { $0.isProjecting && $0.status.hmiLevel == .full }
            guard let events: [SDLTouchEvent] = recast(message.event) else { return }
            for app in touched {
                link.notify(app, SDLOnTouchEvent(type: SDLTouchType(rawValue: message.type.rawValue), event: events))
            }
        },
        IncomingRoute(HMI.UI.OnKeyboardInput.self) { link, message in link.typed(message) },
        IncomingRoute(HMI.UI.OnSubtleAlertPressed.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            link.notify(app, SDLOnSubtleAlertPressed())
        },
    ]

    /// A soft button says whose it is. Of a hard one hear those in front that have subscribed: OK alone is for the app in
    /// FULL.
    func listeners(
        to name: HMI.Common.ButtonName, _ appID: Int?
    ) -> [(app: RegisteredApp, name: SDLButtonName)] {
        let name = SDLButtonName(rawValue: name.rawValue)
        if let app = app(appID) { return [(app, name)] }
        let levels: [SDLHMILevel] = name == .ok ? [.full] : [.full, .limited]
        return state.apps.values.filter { levels.contains($0.status.hmiLevel) }.compactMap { app in
            if app.subscribedButtons.contains(name) { return (app, name) }
            // An app that is older than the play button knows it as OK.
            let isOld = name == .playPause && app.isMedia && app.rpcVersion < SDLVersion(5)
            return isOld && app.subscribedButtons.contains(.ok) ? (app, .ok) : nil
        }
    }

    private mutating func reportCommand(_ id: Int, of app: RegisteredApp) {
        report("hmi.command", "\(app.name) has no command \(id).", fix: "Send the cmdID of an AddCommand.")
    }

    private mutating func typed(_ message: HMI.UI.OnKeyboardInput) {
        let popup = popups.first { $0.value.takesText && !$0.value.isOver }
        guard let app = popup.flatMap({ state.apps[$0.value.app] }) ?? activeApp else { return }
        if let popup, let text = message.data, message.event == .keypress {
            let mode = app.globalProperties.keyboardProperties?.keypressMode ?? .resendCurrentEntry
            if mode != .singleKeypress { tell(.types(popup.key, text: text)) }
        }
        notify(app, SDLOnKeyboardInput(event: SDLKeyboardEvent(rawValue: message.event.rawValue), data: message.data))
    }
}

extension Popup {
    var isInteraction: Bool { if case .interaction = overlay.content { true } else { false } }

    /// Whether a keyboard stands behind it.
    var takesText: Bool {
        guard case .interaction(let request, _) = overlay.content else { return false }
        return [.keyboard, .listWithSearch, .iconWithSearch].contains(request.interactionLayout)
    }
}
