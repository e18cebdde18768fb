public import SDLRPC

// The screen manager's methods for menus, voice commands, hardware buttons and alerts.
extension SDLScreenManager {
    /// The app's menu. When the app sets a new menu, the library sends only the differences.
    public var menu: [SDLMenuCell] {
        get { menus.cells }
        set { menus.set(newValue) }
    }

    /// The layouts of the app's menus, for head units of version 6 and later.
    public var menuConfiguration: SDLMenuConfiguration {
        get { menus.configuration ?? SDLMenuConfiguration() }
        set { menus.set(newValue) }
    }

    /// Opens the app's menu. Returns false if the head unit is older than version 6.
    @discardableResult
    public func openMenu() -> Bool { menus.open(nil) }

    /// Opens a submenu of the app. Returns false if the head unit is older than version 6 or has no such submenu.
    @discardableResult
    public func openSubmenu(_ cell: SDLMenuCell) -> Bool { menus.open(cell) }

    /// The commands that the driver can speak while the app is in use. When the app sets new commands, the library
    /// sends only the differences.
    public var voiceCommands: [SDLVoiceCommand] {
        get { voice.commands }
        set { voice.set(newValue) }
    }

    /// Calls the handler for presses and events of a hardware button. To end the calls, pass the returned token to
    /// `unsubscribeButton`.
    public func subscribeButton(
        _ name: SDLButtonName, withUpdateHandler handler: @escaping SDLSubscribeButtonHandler
    ) -> Int {
        carButtons.subscribe(name, handler)
    }

    /// Ends a subscription. `token` is the value that `subscribeButton` returned.
    public func unsubscribeButton(_ name: SDLButtonName, withObserver token: Int) {
        carButtons.unsubscribe(name, token)
    }

    /// Adds an alert to the queue. The alert is shown when all earlier alerts have ended. Use the returned value to
    /// cancel it.
    @discardableResult
    public func presentAlert(
        _ alert: SDLAlertView, withCompletionHandler handler: @escaping @MainActor (SDLAlertError?) -> Void = { _ in }
    ) -> SDLAlertPresentation {
        SDLAlertPresentation(alerts, alerts.present(alert, completion: handler))
    }
}

/// A handle for an alert that was passed to `presentAlert`. With this handle, the app can cancel the alert, even before
/// the alert is shown.
@MainActor
public struct SDLAlertPresentation {
    private let manager: SDLAlertManager
    private let presentation: SDLAlertManager.Presentation

    init(_ manager: SDLAlertManager, _ presentation: SDLAlertManager.Presentation) {
        self.manager = manager
        self.presentation = presentation
    }

    /// Cancels the alert. If the alert is already shown, asks the head unit to remove it; head units before version 6
    /// do not support this request, so the alert then stays.
    public func cancel() {
        manager.cancel(presentation)
    }
}
