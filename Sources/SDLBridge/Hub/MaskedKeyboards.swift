import JSON
import SDLLog

/// The apps whose keyboards mask typed text. This state is derived from the rows of the log.
struct MaskedKeyboards {
    private static let names: Set<String> = ["data", "manualTextEntry", "text", "type", "submit"]

    /// The names of members in a row that may contain typed text. In a batch, the text may be in any command.
    static func names(in row: LogRow) -> Set<String> {
        guard row.facts.naming == .command else { return names }
        // The reason of a refused command may quote the text.
        return names.union(row.facts.name == CommandDefinition.batch ? ["commands", "info"] : ["info"])
    }

    private static let messages: Set<String> = ["OnKeyboardInput", "PerformInteraction"]
    private static let accepted: Set<String> = ["SUCCESS", "WARNINGS"]
    /// The key for an unknown app, for example when a proxy joins a running session.
    private static let unknown = ""

    /// For each app, the row before which typed text is hidden. `UInt64.max` means that the keyboard is masked now.
    private var hiddenBefore: [String: UInt64] = [:]
    /// Apps that disconnected with a masked keyboard. Commands for this keyboard may still arrive.
    private var departed: Set<String> = []
    /// Apps that disconnected with a masked keyboard, and after which another keyboard has opened. No further commands
    /// are for the keyboards of these apps.
    private var gone: Set<String> = []

    /// Returns whether a row may contain text that was typed on a masked keyboard.
    ///
    /// Call it for each new row in order, and a second time when a request gets its response.
    mutating func hides(_ row: LogRow) -> Bool {
        guard let name = row.facts.name else { return false }
        switch row.facts.naming {
        case .rpc:
            if note(row, named: name) { return false }
            // The name of a web HMI's message contains an interface, for example `UI`, and the message has no app key.
            let message = name.split(separator: ".").last.map(String.init) ?? name
            guard Self.messages.contains(message) else { return false }
            let isHidden = isHidden(row.facts)
            if message == "PerformInteraction", !isHidden { forgetDeparted() }
            return isHidden
        case .command:
            return hiddenBefore.contains { $1 == .max && !gone.contains($0) }
                && CommandDefinition.byName[name]?.bringsTyping == true
        case .none, .call, .rule, .what: return false
        }
    }

    /// Handles that an app has disconnected. Its typed text stays hidden until another keyboard opens.
    mutating func appLeft(_ app: String) {
        if hiddenBefore[app] == .max { departed.insert(app) }
    }

    private func isHidden(_ facts: RowFacts) -> Bool {
        guard let app = facts.app else { return hiddenBefore.values.contains { facts.seq < $0 } }
        return [app, Self.unknown].contains { facts.seq < hiddenBefore[$0] ?? 0 }
    }

    private mutating func forgetDeparted() {
        gone.formUnion(departed)
        departed = []
    }

    // MARK: Messages that set or end a mask

    /// Updates the masks from a message.
    ///
    /// - Returns: whether the message is of a kind that sets or ends a mask. Such a message contains no typed text.
    private mutating func note(_ row: LogRow, named name: String) -> Bool {
        let app = row.facts.app ?? Self.unknown
        switch name {
        case "SetGlobalProperties": noteProperties(row, of: app)
        case "ResetGlobalProperties": noteReset(row, of: app)
        case "RegisterAppInterface": noteRegistration(row, of: app)
        default: return false
        }
        return true
    }

    /// A mask begins with the request for the mask. A mask ends only after the head unit has accepted the change.
    private mutating func noteProperties(_ row: LogRow, of app: String) {
        // Properties that are missing in the request keep their values.
        guard let json = try? JSONValue(parsing: row.json),
            let mask = json["params"]?["keyboardProperties"]?["maskInputCharacters"]?.string
        else { return }
        if mask == "DISABLE_INPUT_KEY_MASK" { return end(row, of: app, on: Self.accepted) }
        hiddenBefore[app] = .max
        departed.remove(app)
        gone.remove(app)
    }

    private mutating func noteReset(_ row: LogRow, of app: String) {
        guard hiddenBefore[app] == .max else { return }
        let properties = (try? JSONValue(parsing: row.json))?["params"]?["properties"]?.array ?? []
        if properties.contains("KEYBOARDPROPERTIES") { end(row, of: app, on: Self.accepted) }
    }

    /// An app that resumes keeps its keyboard's mask. Any other app starts without one.
    private mutating func noteRegistration(_ row: LogRow, of app: String) {
        guard hiddenBefore[app] == .max else { return }
        let isResuming = (try? JSONValue(parsing: row.json))?["params"]?["hashID"] != nil
        end(row, of: app, on: isResuming ? ["RESUME_FAILED"] : Self.accepted.union(["RESUME_FAILED"]))
        departed.remove(app)
        gone.remove(app)
    }

    private mutating func end(_ row: LogRow, of app: String, on results: Set<String>) {
        guard hiddenBefore[app] == .max, row.facts.result.map(results.contains) == true else { return }
        hiddenBefore[app] = row.facts.seq + 1
    }
}
