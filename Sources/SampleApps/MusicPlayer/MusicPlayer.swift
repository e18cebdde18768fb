import SDLKit

/// A player of music: who it is, and what it shows first.
@main
struct MusicPlayer: SDLApp {
    static let configuration: SDLConfiguration = {
        var configuration = SDLConfiguration(appName: "Music", appID: "music", appType: .media)
        configuration.ttsName = [SDLTTSChunk(text: "Music", type: .text)]
        configuration.voiceRecognitionSynonyms = ["Music", "Record player"]
        return configuration
    }()

    /// The root is made anew for each car; what plays goes on.
    private static let player = Player(Record.all)
    private static let diary = Diary()

    static func rootViewController() -> SDLViewController { PlayerViewController(player, diary) }
    static func appDelegate() -> (any SDLAppDelegate)? { diary }
}
