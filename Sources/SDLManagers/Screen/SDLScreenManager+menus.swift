public import SDLRPC

// Menus, voice commands, hardware buttons and alerts.
extension SDLScreenManager {
    /// The app's menu. When a new menu is set, only the differences are sent.
    public var menu: [SDLMenuCell] {
        get { menus.cells }
        set { menus.set(newValue) }
    }

    /// The layouts of the app's menus, on head units of version 6 and newer.
    public var menuConfiguration: SDLMenuConfiguration {
        get { menus.configuration ?? SDLMenuConfiguration() }
        set { menus.set(newValue) }
    }

    /// Opens the app's menu. Returns false if the head unit does not support this.
    @discardableResult
    public func openMenu() -> Bool { menus.open(nil) }

    /// Opens a submenu of the app's menu. Returns false if the submenu does not exist.
    @discardableResult
    public func openSubmenu(_ cell: SDLMenuCell) -> Bool { menus.open(cell) }

    /// The commands that the driver can speak while the app is in use. When they are set, only the differences are
    /// sent.
    public var voiceCommands: [SDLVoiceCommand] {
        get { voice.commands }
        set { voice.set(newValue) }
    }

    /// Subscribes to a hardware button, until `unsubscribeButton` is called with the returned token.
    public func subscribeButton(
        _ name: SDLButtonName, withUpdateHandler handler: @escaping SDLSubscribeButtonHandler
    ) -> Int {
        carButtons.subscribe(name, handler)
    }

    /// Ends a subscription. `token` is the value that `subscribeButton` returned.
    public func unsubscribeButton(_ name: SDLButtonName, withObserver token: Int) {
        carButtons.unsubscribe(name, token)
    }

    /// Shows an alert after all previously presented alerts. The returned value can cancel the alert.
    @discardableResult
    public func presentAlert(
        _ alert: SDLAlertView, withCompletionHandler handler: @escaping @MainActor (SDLAlertError?) -> Void = { _ in }
    ) -> SDLAlertPresentation {
        SDLAlertPresentation(alerts, alerts.present(alert, completion: handler))
    }
}

/// A handle to cancel an alert shown by `presentAlert`.
@MainActor
public struct SDLAlertPresentation {
    private let manager: SDLAlertManager
    private let presentation: SDLAlertManager.Presentation

    init(_ manager: SDLAlertManager, _ presentation: SDLAlertManager.Presentation) {
        self.manager = manager
        self.presentation = presentation
    }

    /// Cancels the alert. If the alert is already shown, removes it from the display.
    public func cancel() {
        manager.cancel(presentation)
    }
}
