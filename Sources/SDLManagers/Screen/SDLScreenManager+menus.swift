public import SDLRPC

// Menus, voice commands, hardware buttons and alerts.
extension SDLScreenManager {
    /// The app's menu. Setting it sends only the differences.
    public var menu: [SDLMenuCell] {
        get { menus.cells }
        set { menus.set(newValue) }
    }

    /// The layouts of menus, on head units of version 6 and newer.
    public var menuConfiguration: SDLMenuConfiguration {
        get { menus.configuration ?? SDLMenuConfiguration() }
        set { menus.set(newValue) }
    }

    /// Opens the app's menu. Returns false if the head unit is too old for it.
    @discardableResult
    public func openMenu() -> Bool { menus.open(nil) }

    /// Opens a submenu of the app's menu. Returns false if it does not exist.
    @discardableResult
    public func openSubmenu(_ cell: SDLMenuCell) -> Bool { menus.open(cell) }

    /// The commands that the driver can speak while the app is in use. Setting them sends only the differences.
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

    /// Ends a subscription; `token` is the token that `subscribeButton` returned.
    public func unsubscribeButton(_ name: SDLButtonName, withObserver token: Int) {
        carButtons.unsubscribe(name, token)
    }

    /// Shows an alert after all alerts presented earlier. The returned value can cancel it.
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

    /// Cancels the alert: before it is shown, or by removing it from the display.
    public func cancel() {
        manager.cancel(presentation)
    }
}
