import SDLKit

/// A music player app, with a configuration, a root view controller and a delegate.
@main
struct MusicPlayer: SDLApp {
    static let configuration: SDLConfiguration = {
        var configuration = SDLConfiguration(appName: "Music", appID: "music", appType: .media)
        configuration.ttsName = [SDLTTSChunk(text: "Music", type: .text)]
        configuration.voiceRecognitionSynonyms = ["Music", "Record player"]
        return configuration
    }()

    /// The player of the app. It is static, so that the music continues when a new connection creates a new root
    /// controller.
    private static let player = Player(Record.all)
    private static let history = EventHistory()

    static func rootViewController() -> SDLViewController { PlayerViewController(player, history) }
    static func appDelegate() -> (any SDLAppDelegate)? { history }
}
