import SDLKit

/// A messenger: who it is, and what it shows first.
@main
struct Messenger: SDLApp {
    static let configuration = SDLConfiguration(appName: "Messages", appID: "messages", appType: .messaging)

    static func rootViewController() -> SDLViewController { InboxViewController(Inbox()) }
}
