import SDLKit

/// A messenger app, with a configuration, a root view controller and a delegate.
@main
struct Messenger: SDLApp {
    static let configuration: SDLConfiguration = {
        var configuration = SDLConfiguration(appName: "Messages", appID: "messages", appType: .messaging)
        configuration.languagesSupported = [.enUs, .deDe]
        return configuration
    }()

    private static let driverActivity = DriverActivity()

    static func rootViewController() -> SDLViewController { InboxViewController(Inbox(), driverActivity) }
    static func appDelegate() -> (any SDLAppDelegate)? { driverActivity }
}
