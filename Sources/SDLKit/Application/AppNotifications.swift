public import Foundation

// Every step of an app is also posted, one name for each of the delegate's methods, with the app as its object. FND-08
extension Notification.Name {
    /// The app is registered with a head unit.
    public static let SDLAppDidConnect = Self("com.sdl.notification.appDidConnect")
    /// The connection is gone.
    public static let SDLAppDidDisconnect = Self("com.sdl.notification.appDidDisconnect")
    /// The driver has started the app, or it was started in the background.
    public static let SDLAppDidFinishLaunch = Self("com.sdl.notification.appDidFinishLaunch")
    /// The driver has closed the app.
    public static let SDLAppDidClose = Self("com.sdl.notification.appDidClose")
    /// The app works beside another one that is in front.
    public static let SDLAppDidBecomeInactive = Self("com.sdl.notification.appDidBecomeInactive")
    /// The app is in front.
    public static let SDLAppDidBecomeActive = Self("com.sdl.notification.appDidBecomeActive")
    /// The app is neither seen nor heard.
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
    /// FND-07
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
