import SDLKit

/// A jukebox of four records: covers, buttons with two looks, a list to choose from, a slider, a text to read and a
/// second screen.
@main
struct JukeboxApp: SDLApp {
    static let configuration = SDLConfiguration(appName: "Jukebox", appID: "jukebox", appType: .media)

    static func rootViewController() -> SDLViewController { PlayerViewController() }
}
