public import Foundation
public import SDLManagers
public import SDLRPC

// The names from the final text of proposal SDL-0156. The names from the draft of the proposal also exist. Rulings 4,
// 5, 52

/// The name of `SDLAppState` in the final text of proposal SDL-0156.
public typealias SDLApplicationState = SDLAppState

extension SDLAppState {
    /// The name of `inactive` in the final text of proposal SDL-0156.
    public static var limited: SDLAppState { .inactive }
}

/// A delegate with the method names of the final text of proposal SDL-0156. If a delegate adopts this protocol, the
/// methods of `SDLAppDelegate` are not called.
///
/// The protocols differ when the app goes to the background. In this protocol, only `applicationDidEnterBackground` is
/// called. `SDLAppDelegate`, which follows the draft of the proposal, first reports that the app became inactive.
/// Ruling 5
@MainActor
public protocol SDLApplicationDelegate: SDLAppDelegate {
    /// Called when the driver has started the app, or when the app was started in the background.
    func applicationDidFinishLaunching(_ application: SDLApplication)
    /// Called when the app has registered with a head unit.
    func applicationDidConnect(_ application: SDLApplication)
    /// Called when the app's connection to the head unit has ended.
    func applicationDidDisconnect(_ application: SDLApplication)
    /// Called when the app has become active and has the whole screen.
    func applicationDidBecomeActive(_ application: SDLApplication)
    /// Called when the app has become inactive ("limited"): the app runs beside an active app.
    func applicationDidBecomeLimited(_ application: SDLApplication)
    /// Called when the app has become neither visible nor audible.
    func applicationDidEnterBackground(_ application: SDLApplication)
    /// Called when the driver has closed the app.
    func applicationDidClose(_ application: SDLApplication)
    /// Called when the driver can hear the app at full volume.
    func applicationDidBecomeAudible(_ application: SDLApplication)
    /// Called when the driver can hear the app at reduced volume, because another sound is louder.
    func applicationDidBecomeAttenuated(_ application: SDLApplication)
    /// Called when the driver can no longer hear the app.
    func applicationDidBecomeNotAudible(_ application: SDLApplication)
    /// Called when nothing covers the app's screen any longer.
    func applicationDidEnterMainContext(_ application: SDLApplication)
    /// Called when a voice recognition session covers the app's screen.
    func applicationDidEnterVoiceRecognitionSession(_ application: SDLApplication)
    /// Called when the driver has opened the app's menu.
    func applicationDidEnterMenu(_ application: SDLApplication)
    /// Called when a screen of the car or of another app covers this app's screen.
    func applicationDidBecomeObscured(_ application: SDLApplication)
    /// Called when an alert of this app is shown.
    func applicationDidDisplayAlert(_ application: SDLApplication)
    /// Returns the app's names in the head unit's language; nil to keep the configured names. Called if the app
    /// supports the head unit's language, but has registered with another language.
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
    /// Returns nil, so that the app keeps its configured names.
    public func application(
        _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
    ) -> SDLLifecycleConfigurationUpdate? { nil }
}

/// An event that the final text of proposal SDL-0156 defines for apps. Each of the fifteen events has a delegate method
/// and a notification.
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

// The fifteen notification names in the final text of SDL-0156. The object of each notification is the app. FND-08
extension Notification.Name {
    /// Posted when the driver has started the app, or when the app was started in the background.
    public static let SDLApplicationDidFinishLaunching = ApplicationEvent.finishLaunching.notification
    /// Posted when the app has registered with a head unit.
    public static let SDLApplicationDidConnect = ApplicationEvent.connect.notification
    /// Posted when the app's connection to the head unit has ended.
    public static let SDLApplicationDidDisconnect = ApplicationEvent.disconnect.notification
    /// Posted when the app has become active and has the whole screen.
    public static let SDLApplicationDidBecomeActive = ApplicationEvent.becomeActive.notification
    /// Posted when the app has become inactive ("limited"): the app runs beside an active app.
    public static let SDLApplicationDidBecomeLimited = ApplicationEvent.becomeLimited.notification
    /// Posted when the app has become neither visible nor audible.
    public static let SDLApplicationDidEnterBackground = ApplicationEvent.enterBackground.notification
    /// Posted when the driver has closed the app.
    public static let SDLApplicationDidClose = ApplicationEvent.close.notification
    /// Posted when the driver can hear the app at full volume.
    public static let SDLApplicationDidBecomeAudible = ApplicationEvent.becomeAudible.notification
    /// Posted when the driver can hear the app at reduced volume, because another sound is louder.
    public static let SDLApplicationDidBecomeAttenuated = ApplicationEvent.becomeAttenuated.notification
    /// Posted when the driver can no longer hear the app.
    public static let SDLApplicationDidBecomeNotAudible = ApplicationEvent.becomeNotAudible.notification
    /// Posted when nothing covers the app's screen any longer.
    public static let SDLApplicationDidEnterMainContext = ApplicationEvent.enterMainContext.notification
    /// Posted when a voice recognition session covers the app's screen.
    public static let SDLApplicationDidEnterVoiceRecognitionSession =
        ApplicationEvent.enterVoiceRecognitionSession.notification
    /// Posted when the driver has opened the app's menu.
    public static let SDLApplicationDidEnterMenu = ApplicationEvent.enterMenu.notification
    /// Posted when a screen of the car or of another app covers this app's screen.
    public static let SDLApplicationDidBecomeObscured = ApplicationEvent.becomeObscured.notification
    /// Posted when an alert of this app is shown.
    public static let SDLApplicationDidDisplayAlert = ApplicationEvent.displayAlert.notification
}
