import SDLKit

/// A player of music: what it is called, and what it shows first.
@main
struct MusicPlayer: SDLApp {
    static let configuration: SDLConfiguration = {
        var configuration = SDLConfiguration(appName: "Music", appID: "music", appType: .media)
        configuration.ttsName = [SDLTTSChunk(text: "Music", type: .text)]
        configuration.voiceRecognitionSynonyms = ["Music", "Player"]
        return configuration
    }()

    static func rootViewController() -> SDLViewController { PlayerViewController(Player(Library.albums)) }
}
