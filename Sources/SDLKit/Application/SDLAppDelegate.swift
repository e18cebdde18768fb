/// Follows an app through its states. Every method is optional. FND-07
@MainActor
public protocol SDLAppDelegate: AnyObject {
    /// The app is registered with a head unit.
    func appDidConnect(_ app: SDLApplication)
    /// The connection is gone.
    func appDidDisconnect(_ app: SDLApplication)
    /// The driver has started the app, or it was started in the background.
    func appDidFinishLaunch(_ app: SDLApplication)
    /// The driver has closed the app.
    func appDidClose(_ app: SDLApplication)
    /// The app works beside another one that is in front.
    func appDidBecomeInactive(_ app: SDLApplication)
    /// The app is in front.
    func appDidBecomeActive(_ app: SDLApplication)
    /// The app is neither seen nor heard.
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
