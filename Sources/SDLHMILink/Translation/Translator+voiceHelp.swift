import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Generates voice help from the voice commands of an app that has not set its own voice help, as in SDL Core.
extension RegisteredApp {
    /// The first voice command of each menu command, in the order in which the menu commands were added; at most 30
    /// voice commands. Menu commands without a voice command are left out.
    var spokenCommands: [String] { Array(menu.commands.values.compactMap { $0.vrCommands?.first }.prefix(30)) }
}

extension Translator {
    /// The generated help prompt and help list. If the app itself has set the prompt or the list, that part is not
    /// generated.
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

    /// The generated help list: the app's voice commands, or the app's names if the app has no voice commands.
    var listedHelp: [SDLVrHelpItem] {
        var words = app.spokenCommands
        if words.isEmpty { words = [app.name] + (app.registration.vrSynonyms ?? []).prefix(1) }
        return words.enumerated().map { SDLVrHelpItem(text: $1, position: $0 + 1) }
    }

    /// Returns the requests for all global properties that the app has set and for the generated help. Called after the
    /// HMI has connected again.
    func wholeProperties() -> [HMIPart] {
        set(app.screen.globalProperties) + (app.spokenCommands.isEmpty ? [] : voiceHelp())
    }
}

/// The defaults of SDL Core for global properties.
enum CoreDefaults {
    static let helpTitle = "Available Vr Commands List"
    static let prompts = ["Please speak one of the following commands", "Please say a command"]
        .map { SDLTTSChunk(text: "\($0)\(delimiter)", type: .text) }
    /// The text that ends each item of a help prompt.
    static let delimiter = ","
}
