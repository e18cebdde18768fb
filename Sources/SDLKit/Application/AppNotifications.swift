public import Foundation

// The notifications of an app's state changes. For each delegate method there is one notification. The object of each
// notification is the app. FND-08
extension Notification.Name {
    /// Posted when the app has registered with a head unit.
    public static let SDLAppDidConnect = AppEvent.connect.notification
    /// Posted when the app's connection to the head unit has ended.
    public static let SDLAppDidDisconnect = AppEvent.disconnect.notification
    /// Posted when the driver has started the app, or when the app was started in the background.
    public static let SDLAppDidFinishLaunch = AppEvent.launch.notification
    /// Posted when the driver has closed the app.
    public static let SDLAppDidClose = AppEvent.close.notification
    /// Posted when the app has become inactive: the app runs beside an active app.
    public static let SDLAppDidBecomeInactive = AppEvent.inactive.notification
    /// Posted when the app has become active and has the whole screen.
    public static let SDLAppDidBecomeActive = AppEvent.active.notification
    /// Posted when the app has become neither visible nor audible.
    public static let SDLAppDidEnterBackground = AppEvent.background.notification
}

extension AppEvent {
    var notification: Notification.Name { Notification.Name("com.sdl.notification.\(rawValue)") }

    /// Calls the delegate method of this event. FND-07
    @MainActor
    func notify(_ delegate: (any SDLAppDelegate)?, of app: SDLApplication) {
        switch self {
        case .connect: delegate?.appDidConnect(app)
        case .disconnect: delegate?.appDidDisconnect(app)
        case .launch: delegate?.appDidFinishLaunch(app)
        case .close: delegate?.appDidClose(app)
        case .inactive: delegate?.appDidBecomeInactive(app)
        case .active: delegate?.appDidBecomeActive(app)
        case .background: delegate?.appDidEnterBackground(app)
        }
    }
}
