public import Foundation
public import SDLManagers
public import SDLRPC

// The names of the accepted proposal's final text, beside those of the draft. Rulings 4, 5, 52

/// The final text's name of `SDLAppState`.
public typealias SDLApplicationState = SDLAppState

extension SDLAppState {
    /// The final text's name of `inactive`.
    public static var limited: SDLAppState { .inactive }
}

/// Follows an app by the final text's names: the adapter that gives an app only `applicationDidEnterBackground` where the
/// draft also tells it that it became inactive. Ruling 5
///
/// An app that adopts it is told by these names alone.
@MainActor
public protocol SDLApplicationDelegate: SDLAppDelegate {
    /// The driver has started the app, or it was started in the background.
    func applicationDidFinishLaunching(_ application: SDLApplication)
    /// The app is registered with a head unit.
    func applicationDidConnect(_ application: SDLApplication)
    /// The connection is gone.
    func applicationDidDisconnect(_ application: SDLApplication)
    /// The app is in front.
    func applicationDidBecomeActive(_ application: SDLApplication)
    /// The app works beside another one that is in front.
    func applicationDidBecomeLimited(_ application: SDLApplication)
    /// The app is neither seen nor heard.
    func applicationDidEnterBackground(_ application: SDLApplication)
    /// The driver has closed the app.
    func applicationDidClose(_ application: SDLApplication)
    /// The app is heard.
    func applicationDidBecomeAudible(_ application: SDLApplication)
    /// The app is heard, and something else over it.
    func applicationDidBecomeAttenuated(_ application: SDLApplication)
    /// The app is heard no more.
    func applicationDidBecomeNotAudible(_ application: SDLApplication)
    /// Nothing stands in front of the app's screen any more.
    func applicationDidEnterMainContext(_ application: SDLApplication)
    /// The driver speaks to the car.
    func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication)
    /// The driver is in the app's menu.
    func applicationDidEnterMenu(_ application: SDLApplication)
    /// Something of the car, or of another app, covers the app's screen.
    func applicationDidBecomeObscured(_ application: SDLApplication)
    /// An alert of the app's own is shown.
    func applicationDidDisplayAlert(_ application: SDLApplication)
    /// The head unit speaks a language that the app has, and did not ask for: what the app is called in it; nil stays with
    /// the app's own.
    func application(
        _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
    ) -> SDLLifecycleConfigurationUpdate?
}

extension SDLApplicationDelegate {
    public func applicationDidConnect(_ application: SDLApplication) {}
    public func applicationDidDisconnect(_ application: SDLApplication) {}
    public func applicationDidBecomeActive(_ application: SDLApplication) {}
    public func applicationDidBecomeLimited(_ application: SDLApplication) {}
    public func applicationDidEnterBackground(_ application: SDLApplication) {}
    public func applicationDidClose(_ application: SDLApplication) {}
    public func applicationDidBecomeAudible(_ application: SDLApplication) {}
    public func applicationDidBecomeAttenuated(_ application: SDLApplication) {}
    public func applicationDidBecomeNotAudible(_ application: SDLApplication) {}
    public func applicationDidEnterMainContext(_ application: SDLApplication) {}
    public func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication) {}
    public func applicationDidEnterMenu(_ application: SDLApplication) {}
    public func applicationDidBecomeObscured(_ application: SDLApplication) {}
    public func applicationDidDisplayAlert(_ application: SDLApplication) {}
    /// Stays with the app's own language, unless an app does otherwise.
    public func application(
        _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
    ) -> SDLLifecycleConfigurationUpdate? { nil }
}

/// What the final text tells an app, and under which name it is posted: fifteen in all.
enum ApplicationEvent: String, CaseIterable {
    case finishLaunching = "DidFinishLaunching"
    case connect = "DidConnect"
    case disconnect = "DidDisconnect"
    case becomeActive = "DidBecomeActive"
    case becomeLimited = "DidBecomeLimited"
    case enterBackground = "DidEnterBackground"
    case close = "DidClose"
    case becomeAudible = "DidBecomeAudible"
    case becomeAttenuated = "DidBecomeAttenuated"
    case becomeNotAudible = "DidBecomeNotAudible"
    case enterMainContext = "DidEnterMainContext"
    case enterVoiceRecognitionSession = "DidEnterVoiceRecognitionSession"
    case enterMenu = "DidEnterMenu"
    case becomeObscured = "DidBecomeObscured"
    case displayAlert = "DidDisplayAlert"

    init(_ event: AppEvent) {
        self =
            switch event {
            case .connect: .connect
            case .disconnect: .disconnect
            case .launch: .finishLaunching
            case .close: .close
            case .inactive: .becomeLimited
            case .active: .becomeActive
            case .background: .enterBackground
            }
    }

    init?(_ state: SDLAudioStreamingState) {
        switch state {
        case .audible: self = .becomeAudible
        case .attenuated: self = .becomeAttenuated
        case .notAudible: self = .becomeNotAudible
        default: return nil
        }
    }

    init?(_ context: SDLSystemContext) {
        switch context {
        case .main: self = .enterMainContext
        case .vrsession: self = .enterVoiceRecognitionSession
        case .menu: self = .enterMenu
        case .hmiObscured: self = .becomeObscured
        case .alert: self = .displayAlert
        default: return nil
        }
    }

    var notification: Notification.Name { Notification.Name("com.sdl.notification.application\(rawValue)") }

    @MainActor
    func notify(_ delegate: any SDLApplicationDelegate, of app: SDLApplication) {
        switch self {
        case .finishLaunching: delegate.applicationDidFinishLaunching(app)
        case .connect: delegate.applicationDidConnect(app)
        case .disconnect: delegate.applicationDidDisconnect(app)
        case .becomeActive: delegate.applicationDidBecomeActive(app)
        case .becomeLimited: delegate.applicationDidBecomeLimited(app)
        case .enterBackground: delegate.applicationDidEnterBackground(app)
        case .close: delegate.applicationDidClose(app)
        case .becomeAudible: delegate.applicationDidBecomeAudible(app)
        case .becomeAttenuated: delegate.applicationDidBecomeAttenuated(app)
        case .becomeNotAudible: delegate.applicationDidBecomeNotAudible(app)
        case .enterMainContext: delegate.applicationDidEnterMainContext(app)
        case .enterVoiceRecognitionSession: delegate.applicationDidEnterVoiceRecognitionSession(app)
        case .enterMenu: delegate.applicationDidEnterMenu(app)
        case .becomeObscured: delegate.applicationDidBecomeObscured(app)
        case .displayAlert: delegate.applicationDidDisplayAlert(app)
        }
    }
}

// The fifteen names of the final text, with the app as their object. FND-08
extension Notification.Name {
    /// The driver has started the app, or it was started in the background.
    public static let SDLApplicationDidFinishLaunching = ApplicationEvent.finishLaunching.notification
    /// The app is registered with a head unit.
    public static let SDLApplicationDidConnect = ApplicationEvent.connect.notification
    /// The connection is gone.
    public static let SDLApplicationDidDisconnect = ApplicationEvent.disconnect.notification
    /// The app is in front.
    public static let SDLApplicationDidBecomeActive = ApplicationEvent.becomeActive.notification
    /// The app works beside another one that is in front.
    public static let SDLApplicationDidBecomeLimited = ApplicationEvent.becomeLimited.notification
    /// The app is neither seen nor heard.
    public static let SDLApplicationDidEnterBackground = ApplicationEvent.enterBackground.notification
    /// The driver has closed the app.
    public static let SDLApplicationDidClose = ApplicationEvent.close.notification
    /// The app is heard.
    public static let SDLApplicationDidBecomeAudible = ApplicationEvent.becomeAudible.notification
    /// The app is heard, and something else over it.
    public static let SDLApplicationDidBecomeAttenuated = ApplicationEvent.becomeAttenuated.notification
    /// The app is heard no more.
    public static let SDLApplicationDidBecomeNotAudible = ApplicationEvent.becomeNotAudible.notification
    /// Nothing stands in front of the app's screen any more.
    public static let SDLApplicationDidEnterMainContext = ApplicationEvent.enterMainContext.notification
    /// The driver speaks to the car.
    public static let SDLApplicationDidEnterVoiceRecognitionSession =
        ApplicationEvent.enterVoiceRecognitionSession.notification
    /// The driver is in the app's menu.
    public static let SDLApplicationDidEnterMenu = ApplicationEvent.enterMenu.notification
    /// Something of the car, or of another app, covers the app's screen.
    public static let SDLApplicationDidBecomeObscured = ApplicationEvent.becomeObscured.notification
    /// An alert of the app's own is shown.
    public static let SDLApplicationDidDisplayAlert = ApplicationEvent.displayAlert.notification
}
