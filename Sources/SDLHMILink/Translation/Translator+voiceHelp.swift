import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Help that the app does not give itself is made of what can be said to it, as on SDL Core.
extension RegisteredApp {
    /// The first word of each command that can be said, in the order they came: SDL Core takes thirty of them.
    var spokenCommands: [String] { Array(commands.values.compactMap { $0.vrCommands?.first }.prefix(30)) }
}

extension Translator {
    /// What the voice and its list of help show of the app's commands; nothing of what the app has said itself.
    func voiceHelp() -> [HMIPart] {
        let words = app.spokenCommands
        let own = app.globalProperties
        var made = SDLSetGlobalProperties()
        if own.helpPrompt == nil { made.helpPrompt = words.map { SDLTTSChunk(text: $0, type: .text) } }
        if own.vrHelp == nil {
            made.vrHelpTitle = own.vrHelpTitle ?? app.name
            made.vrHelp = listedHelp
        }
        return set(made)
    }

    /// What an app without commands can be called by stands for them.
    var listedHelp: [SDLVrHelpItem] {
        var words = app.spokenCommands
        if words.isEmpty { words = [app.name] + (app.registration.vrSynonyms ?? []).prefix(1) }
        return words.enumerated().map { SDLVrHelpItem(text: $1, position: $0 + 1) }
    }

    /// For an HMI that comes back: the app's own, and what is made where it has none.
    func wholeProperties() -> [HMIPart] {
        set(app.globalProperties) + (app.spokenCommands.isEmpty ? [] : voiceHelp())
    }
}

/// The settings that SDL Core comes with for what nobody has set.
enum CoreDefaults {
    static let helpTitle = "Available Vr Commands List"
    static let prompts = ["Please speak one of the following commands", "Please say a command"]
        .map { SDLTTSChunk(text: "\($0)\(delimiter)", type: .text) }
    /// Stands behind each of several things that are said.
    static let delimiter = ","
}
