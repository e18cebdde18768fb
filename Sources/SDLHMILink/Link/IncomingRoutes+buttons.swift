import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Routes for buttons, keyboard, touch and voice.
extension HMILink {
    static let buttonRoutes: [IncomingRoute] = [
        IncomingRoute(HMI.Buttons.OnButtonEvent.self) { link, message in
            for (app, name) in link.listeners(to: message.name, message.appID, message.customButtonID) {
                link.notify(
                    app,
                    SDLOnButtonEvent(
                        buttonName: name, buttonEventMode: SDLButtonEventMode(rawValue: message.mode.rawValue),
                        customButtonID: message.customButtonID))
            }
        },
        IncomingRoute(HMI.Buttons.OnButtonPress.self) { link, message in
            for (app, name) in link.listeners(to: message.name, message.appID, message.customButtonID) {
                link.notify(
                    app,
                    SDLOnButtonPress(
                        buttonName: name, buttonPressMode: SDLButtonPressMode(rawValue: message.mode.rawValue),
                        customButtonID: message.customButtonID))
            }
        },
        IncomingRoute(HMI.UI.OnCommand.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            guard app.menu.commands[message.cmdID] != nil else { return link.reportCommand(message.cmdID, of: app) }
            link.notify(app, SDLOnCommand(cmdID: message.cmdID, triggerSource: .menu))
        },
        IncomingRoute(HMI.VR.OnCommand.self) { link, message in
            guard let app = link.known(message.appID) else { return }
            // During an interaction, ignore the command: the answer to VR.PerformInteraction contains the choice.
            if link.popups.values.contains(where: { $0.app == app.key && $0.isInteraction }) { return }
            // sdl_hmi sends 0 when the driver has said the app's name.
            if app.menu.commands[message.cmdID] == nil, message.cmdID == 0 { return link.activate(app.key) }
            guard app.menu.commands[message.cmdID] != nil else { return link.reportCommand(message.cmdID, of: app) }
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

    /// Returns the apps that receive the event of a button. Each element of the result is an app and the name by which
    /// this app knows the button.
    ///
    /// The event of a soft button goes to the app with `appID`, which must show the button. The event of a hardware
    /// button goes to the app with `appID`. If `appID` is nil, the event goes to the active apps that have subscribed
    /// to the button; OK goes only to the app in FULL.
    mutating func listeners(
        to name: HMI.Common.ButtonName, _ appID: Int?, _ id: Int?
    ) -> [(app: RegisteredApp, name: SDLButtonName)] {
        let name = SDLButtonName(rawValue: name.rawValue)
        let named = app(appID)
        if name == .customButton {
            guard hasSoftButtons, let app = named, let id, app.status.hmiLevel != .none || hasWidgetButton(id, app),
                hasSoftButton(id, app)
            else {
                report(
                    "hmi.button", "CUSTOM_BUTTON \(id.map(String.init) ?? "without an id") is not a button of an app.",
                    fix: "Send the appID and the softButtonID of a button that the app shows now.")
                return []
            }
            if !listsSoftButtons {
                report(
                    "hmi.button", "CUSTOM_BUTTON is not in the HMI's list of buttons; SDL Core 8 would ignore it.",
                    fix: "List CUSTOM_BUTTON in the answer to Buttons.GetCapabilities.")
            }
            return [(app, name)]
        }
        if let app = named {
            guard let name = subscription(of: app, to: name) else {
                report(
                    "hmi.button", "\(app.name) has not subscribed to \(name).",
                    fix: "Omit appID for a hardware button; the apps that have subscribed to the button are notified.")
                return []
            }
            return [(app, name)]
        }
        let levels: [SDLHMILevel] = name == .ok ? [.full] : [.full, .limited]
        return state.apps.values.filter { levels.contains($0.status.hmiLevel) }.compactMap { app in
            subscription(of: app, to: name).map { (app, $0) }
        }
    }

    /// Whether the link accepts events of soft buttons.
    var hasSoftButtons: Bool { listsSoftButtons || !state.profile.quirks.contains(.softButtonsAreListed) }

    /// Whether the HMI's list of buttons contains CUSTOM_BUTTON, or the HMI has sent no list.
    private var listsSoftButtons: Bool {
        let listed = start.answers["Buttons.GetCapabilities"]?["capabilities"]?.array
        return listed?.contains { $0["name"] == "CUSTOM_BUTTON" } ?? true
    }

    /// Returns the name by which the app has subscribed to the button; nil if the app has not subscribed.
    private func subscription(of app: RegisteredApp, to name: SDLButtonName) -> SDLButtonName? {
        // Media apps before version 5 use OK instead of PLAY_PAUSE.
        let isOld = name == .playPause && app.isMedia && app.rpcVersion < SDLVersion(5)
        let isThere = app.screen.buttons.contains(name) || isOld && app.screen.buttons.contains(.ok)
        return isThere ? (isOld ? .ok : name) : nil
    }

    private func hasWidgetButton(_ id: Int, _ app: RegisteredApp) -> Bool {
        app.screen.windows.values.contains { window in
            window.windowID != 0 && window.level != .none
                && window.content.softButtons?.contains { $0.softButtonID == id } == true
        }
    }

    /// Returns whether an app shows the soft button `id` on its screens, in its overlays or on the map.
    private func hasSoftButton(_ id: Int, _ app: RegisteredApp) -> Bool {
        let onScreens = app.screen.windows.values.flatMap { $0.content.softButtons ?? [] }
        let over = state.overlays.values.filter { $0.app == app.key }.flatMap(\.softButtons)
        return (onScreens + over).contains { $0.softButtonID == id }
            || mapButtons[app.key]?.values.contains { $0.contains(id) } == true
    }

    /// Stores the soft buttons that a request shows on the map. The buttons of AlertManeuver are removed when the
    /// request is answered.
    mutating func noteMapButtons(of message: any SDLRPCMessage, _ key: AppKey) {
        let buttons: [SDLSoftButton]? =
            switch message {
            case let request as SDLAlertManeuver: request.softButtons ?? []
            case let request as SDLShowConstantTBT: request.softButtons ?? []
            case let request as SDLUpdateTurnList: request.softButtons ?? []
            default: nil
            }
        guard let buttons else { return }
        mapButtons[key, default: [:]][type(of: message).functionID] = buttons.map(\.softButtonID)
    }

    private mutating func reportCommand(_ id: Int, of app: RegisteredApp) {
        report("hmi.command", "\(app.name) has no command \(id).", fix: "Send the cmdID of an AddCommand.")
    }

    private mutating func typed(_ message: HMI.UI.OnKeyboardInput) {
        let popup = popups.first { $0.value.overlay.takesText && !$0.value.isOver }
        guard let app = popup.flatMap({ state.apps[$0.value.app] }) ?? activeApp else { return }
        if let popup, let text = message.data, message.event == .keypress {
            let mode = app.screen.globalProperties.keyboardProperties?.keypressMode ?? .resendCurrentEntry
            if mode != .singleKeypress { input(.types(popup.key, text: text)) }
        }
        notify(app, SDLOnKeyboardInput(event: SDLKeyboardEvent(rawValue: message.event.rawValue), data: message.data))
    }
}

extension Popup {
    var isInteraction: Bool { if case .interaction = overlay.content { true } else { false } }
}
