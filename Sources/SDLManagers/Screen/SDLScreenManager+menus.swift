public import SDLRPC

// Menus, voice commands, buttons of the car and alerts.
extension SDLScreenManager {
    /// The app's menu. Setting it changes what differs, and nothing else.
    public var menu: [SDLMenuCell] {
        get { menus.cells }
        set { menus.set(newValue) }
    }

    /// How menus are laid out, on head units of version 6 and newer.
    public var menuConfiguration: SDLMenuConfiguration {
        get { menus.configuration ?? SDLMenuConfiguration() }
        set { menus.set(newValue) }
    }

    /// Opens the app's menu; false where the head unit is too old for it.
    @discardableResult
    public func openMenu() -> Bool { menus.open(nil) }

    /// Opens a menu behind a line of the app's menu; false where there is none.
    @discardableResult
    public func openSubmenu(_ cell: SDLMenuCell) -> Bool { menus.open(cell) }

    /// What the driver may say while the app is in use. Setting it changes what differs, and nothing else.
    public var voiceCommands: [SDLVoiceCommand] {
        get { voice.commands }
        set { voice.set(newValue) }
    }

    /// Listens to a button of the car; what is returned ends it, handed to `unsubscribeButton`.
    public func subscribeButton(
        _ name: SDLButtonName, withUpdateHandler handler: @escaping SDLSubscribeButtonHandler
    ) -> Int {
        carButtons.subscribe(name, handler)
    }

    /// Ends what `subscribeButton` began; `token` is what that has returned.
    public func unsubscribeButton(_ name: SDLButtonName, withObserver token: Int) {
        carButtons.unsubscribe(name, token)
    }

    /// Shows an alert after those that were asked for before. What is returned takes it back.
    @discardableResult
    public func presentAlert(
        _ alert: SDLAlertView, withCompletionHandler handler: @escaping @MainActor (SDLAlertError?) -> Void = { _ in }
    ) -> SDLAlertPresentation {
        SDLAlertPresentation(alerts, alerts.present(alert, completion: handler))
    }
}

/// An alert that `presentAlert` was asked for: cancels it.
@MainActor
public struct SDLAlertPresentation {
    private let manager: SDLAlertManager
    private let presentation: SDLAlertManager.Presentation

    init(_ manager: SDLAlertManager, _ presentation: SDLAlertManager.Presentation) {
        self.manager = manager
        self.presentation = presentation
    }

    /// Takes the alert back before it is shown, or off the display where it is shown already.
    public func cancel() {
        manager.cancel(presentation)
    }
}
