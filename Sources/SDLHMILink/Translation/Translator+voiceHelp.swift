import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Generated voice help: an app without its own voice help gets help from its voice commands, as in SDL Core.
extension RegisteredApp {
    /// The first voice command of each command, in order of addition. SDL Core uses at most thirty.
    var spokenCommands: [String] { Array(menu.commands.values.compactMap { $0.vrCommands?.first }.prefix(30)) }
}

extension Translator {
    /// The generated help prompt and help list. If the app has set a prompt or a list itself, that one is not generated.
    var generatedHelp: SDLSetGlobalProperties {
        let words = app.spokenCommands
        let own = app.screen.globalProperties
        var made = SDLSetGlobalProperties()
        if own.helpPrompt == nil { made.helpPrompt = words.map { SDLTTSChunk(text: $0, type: .text) } }
        if own.vrHelp == nil {
            made.vrHelpTitle = own.vrHelpTitle ?? app.name
            made.vrHelp = listedHelp
        }
        return made
    }

    func voiceHelp() -> [HMIPart] { set(generatedHelp) }

    /// The generated help list. If the app has no voice commands, the list contains the app's own names.
    var listedHelp: [SDLVrHelpItem] {
        var words = app.spokenCommands
        if words.isEmpty { words = [app.name] + (app.registration.vrSynonyms ?? []).prefix(1) }
        return words.enumerated().map { SDLVrHelpItem(text: $1, position: $0 + 1) }
    }

    /// Returns the request for all global properties, for an HMI that has connected again: the properties that the app
    /// has set, and the generated help.
    func wholeProperties() -> [HMIPart] {
        set(app.screen.globalProperties) + (app.spokenCommands.isEmpty ? [] : voiceHelp())
    }
}

/// SDL Core's defaults for global properties.
enum CoreDefaults {
    static let helpTitle = "Available Vr Commands List"
    static let prompts = ["Please speak one of the following commands", "Please say a command"]
        .map { SDLTTSChunk(text: "\($0)\(delimiter)", type: .text) }
    /// The text after each item of a help prompt.
    static let delimiter = ","
}
