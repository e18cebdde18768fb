/// A delegate that is notified of changes of an app's state. All methods are optional. FND-07
@MainActor
public protocol SDLAppDelegate: AnyObject {
    /// Called when the app has registered with a head unit.
    func appDidConnect(_ app: SDLApplication)
    /// Called when the app's connection to the head unit has ended.
    func appDidDisconnect(_ app: SDLApplication)
    /// Called when the driver has started the app, or when the app was started in the background.
    func appDidFinishLaunch(_ app: SDLApplication)
    /// Called when the driver has closed the app.
    func appDidClose(_ app: SDLApplication)
    /// Called when the app has become inactive: the app runs beside an active app.
    func appDidBecomeInactive(_ app: SDLApplication)
    /// Called when the app has become active and has the whole screen.
    func appDidBecomeActive(_ app: SDLApplication)
    /// Called when the app has become neither visible nor audible.
    func appDidEnterBackground(_ app: SDLApplication)
}

extension SDLAppDelegate {
    public func appDidConnect(_ app: SDLApplication) {}
    public func appDidDisconnect(_ app: SDLApplication) {}
    public func appDidFinishLaunch(_ app: SDLApplication) {}
    public func appDidClose(_ app: SDLApplication) {}
    public func appDidBecomeInactive(_ app: SDLApplication) {}
    public func appDidBecomeActive(_ app: SDLApplication) {}
    public func appDidEnterBackground(_ app: SDLApplication) {}
}
