import JSON
import SDLLog

/// Which apps have a keyboard that hides what is typed on it, as the rows of the log tell themselves.
struct MaskedKeyboards {
    /// Where in such a row stands what was typed.
    static let names: Set<String> = ["data", "manualTextEntry", "text", "type", "submit"]

    private static let messages: Set<String> = ["OnKeyboardInput", "PerformInteraction"]

    private var apps: Set<String> = []

    /// Whether a row may hold what was typed on such a keyboard. Rows come in their order, each once.
    mutating func hides(_ row: LogRow) -> Bool {
        guard let name = row.facts.name else { return false }
        switch row.facts.naming {
        case .rpc where name == "SetGlobalProperties":
            if let app = row.facts.app { note(row.json, of: app) }
            return false
        case .rpc:
            guard !apps.isEmpty else { return false }
            // An HMI's messages are named with their interface, and say no app's key.
            let message = name.split(separator: ".").last.map(String.init) ?? name
            return Self.messages.contains(message) && (row.facts.app.map(apps.contains) ?? !apps.isEmpty)
        case .command: return !apps.isEmpty && CommandDefinition.byName[name]?.bringsTyping == true
        case .none, .call, .rule, .what: return false
        }
    }

    mutating func forget(_ app: String) { apps.remove(app) }

    private mutating func note(_ json: [UInt8], of app: String) {
        guard let keyboard = (try? JSONValue(parsing: json))?["params"]?["keyboardProperties"] else { return }
        // A keyboard that says nothing of it is an ordinary one.
        let mask = keyboard["maskInputCharacters"]?.string ?? "DISABLE_INPUT_KEY_MASK"
        if mask == "DISABLE_INPUT_KEY_MASK" { apps.remove(app) } else { apps.insert(app) }
    }
}
