public import Foundation

// Every step of an app is also posted, one name for each of the delegate's methods, with the app as its object. FND-08
extension Notification.Name {
    public static let SDLAppDidConnect = Self("com.sdl.notification.appDidConnect")
    public static let SDLAppDidDisconnect = Self("com.sdl.notification.appDidDisconnect")
    public static let SDLAppDidFinishLaunch = Self("com.sdl.notification.appDidFinishLaunch")
    public static let SDLAppDidClose = Self("com.sdl.notification.appDidClose")
    public static let SDLAppDidBecomeInactive = Self("com.sdl.notification.appDidBecomeInactive")
    public static let SDLAppDidBecomeActive = Self("com.sdl.notification.appDidBecomeActive")
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
