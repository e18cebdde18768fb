import SDLKit

/// A messenger: who it is, and what it shows first.
@main
struct Messenger: SDLApp {
    static let configuration: SDLConfiguration = {
        var configuration = SDLConfiguration(appName: "Messages", appID: "messages", appType: .messaging)
        configuration.languagesSupported = [.enUs, .deDe]
        return configuration
    }()

    private static let attention = Attention()

    static func rootViewController() -> SDLViewController { InboxViewController(Inbox(), attention) }
    static func appDelegate() -> (any SDLAppDelegate)? { attention }
}
