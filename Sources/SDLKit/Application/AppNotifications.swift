public import Foundation

// The notifications of an app's state changes. For each delegate method there is one notification. The object of each
// notification is the app. FND-08
extension Notification.Name {
    /// Posted when the app has registered with a head unit.
    public static let SDLAppDidConnect = Self("com.sdl.notification.appDidConnect")
    /// Posted when the app's connection to the head unit has ended.
    public static let SDLAppDidDisconnect = Self("com.sdl.notification.appDidDisconnect")
    /// Posted when the driver has started the app, or when the app was started in the background.
    public static let SDLAppDidFinishLaunch = Self("com.sdl.notification.appDidFinishLaunch")
    /// Posted when the driver has closed the app.
    public static let SDLAppDidClose = Self("com.sdl.notification.appDidClose")
    /// Posted when the app has become inactive: the app runs beside an active app.
    public static let SDLAppDidBecomeInactive = Self("com.sdl.notification.appDidBecomeInactive")
    /// Posted when the app has become active and has the whole screen.
    public static let SDLAppDidBecomeActive = Self("com.sdl.notification.appDidBecomeActive")
    /// Posted when the app has become neither visible nor audible.
    public static let SDLAppDidEnterBackground = Self("com.sdl.notification.appDidEnterBackground")
}

extension AppEvent {
    var notification: Notification.Name {
        switch self {
        case .connect: .SDLAppDidConnect
        case .disconnect: .SDLAppDidDisconnect
        case .launch: .SDLAppDidFinishLaunch
        case .close: .SDLAppDidClose
        case .inactive: .SDLAppDidBecomeInactive
        case .active: .SDLAppDidBecomeActive
        case .background: .SDLAppDidEnterBackground
        }
    }
}

extension AppEvent {
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
