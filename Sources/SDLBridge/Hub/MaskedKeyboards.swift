import JSON
import SDLLog

/// Reads from the rows of the log which apps' keyboards are masked. A masked keyboard does not show the typed text,
/// because the text may be a password. The log must then hide the text too.
struct MaskedKeyboards {
    private static let names: Set<String> = ["data", "manualTextEntry", "text", "type", "submit"]

    /// Returns the names of the members that may contain typed text in this row. In a batch, the member `commands`
    /// contains the text.
    static func names(in row: LogRow) -> Set<String> {
        guard row.facts.naming == .command else { return names }
        // The reason why a command was refused may quote the text.
        return names.union(row.facts.name == CommandDefinition.batch ? ["commands", "info"] : ["info"])
    }

    private static let messages: Set<String> = ["OnKeyboardInput", "PerformInteraction"]
    private static let accepted: Set<String> = ["SUCCESS", "WARNINGS"]
    /// The key that stands for apps whose key is unknown. An app's key is unknown if a proxy starts to watch a session
    /// that is already running.
    private static let unknown = ""

    /// A row number for each app key. Typed text is hidden in all rows before this row. `UInt64.max` means that the
    /// keyboard is masked now.
    private var hiddenBefore: [String: UInt64] = [:]
    /// The keys of apps that disconnected while their keyboards were masked. Commands that type on these keyboards may
    /// still arrive.
    private var departed: Set<String> = []
    /// The keys of apps that disconnected while their keyboards were masked. Since then, another keyboard has opened.
    /// So no more commands that type on these apps' keyboards can arrive.
    private var gone: Set<String> = []

    /// Returns whether a row may contain text that was typed on a masked keyboard.
    ///
    /// Call this method for each new row, in the order of the rows. When the response is added to the row of a request,
    /// call the method for this row again.
    mutating func hides(_ row: LogRow) -> Bool {
        guard let name = row.facts.name else { return false }
        switch row.facts.naming {
        case .rpc:
            if note(row, named: name) { return false }
            // The name of a message of a web HMI begins with the name of an HMI component, for example `UI`. Such a
            // message has no app key.
            let message = name.split(separator: ".").last.map(String.init) ?? name
            guard Self.messages.contains(message) else { return false }
            let isHidden = isHidden(row.facts)
            if message == "PerformInteraction", !isHidden {
                gone.formUnion(departed)
                departed = []
            }
            return isHidden
        case .command:
            return hiddenBefore.contains { $1 == .max && !gone.contains($0) }
                && CommandDefinition.byName[name]?.bringsTyping == true
        case .none, .call, .rule, .what: return false
        }
    }

    /// Handles the disconnect of an app. If the app's keyboard was masked, the log still hides typed text in commands
    /// until another keyboard opens.
    mutating func appLeft(_ app: String) {
        if hiddenBefore[app] == .max { departed.insert(app) }
    }

    private func isHidden(_ facts: RowFacts) -> Bool {
        guard let app = facts.app else { return hiddenBefore.values.contains { facts.seq < $0 } }
        return [app, Self.unknown].contains { facts.seq < hiddenBefore[$0] ?? 0 }
    }

    // MARK: Messages that set or end a mask

    /// Updates the masks (which keyboards hide the typed text) from a message.
    ///
    /// - Returns: whether the message is of a kind that can begin or end a mask. Such a message contains no typed text.
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

    /// Updates the mask from a `SetGlobalProperties` request. A mask begins with the request. A mask ends only when the
    /// head unit has accepted the request.
    private mutating func noteProperties(_ row: LogRow, of app: String) {
        // If the request does not contain a property, the property keeps its value.
        guard let mask = row.params?["keyboardProperties"]?["maskInputCharacters"]?.string else { return }
        if mask == "DISABLE_INPUT_KEY_MASK" { return end(row, of: app, on: Self.accepted) }
        hiddenBefore[app] = .max
        departed.remove(app)
        gone.remove(app)
    }

    private mutating func noteReset(_ row: LogRow, of app: String) {
        guard hiddenBefore[app] == .max else { return }
        let properties = row.params?["properties"]?.array ?? []
        if properties.contains("KEYBOARDPROPERTIES") { end(row, of: app, on: Self.accepted) }
    }

    /// Updates the mask from the registration of an app. An app that resumes its session keeps its mask. Any other app
    /// starts without a mask.
    private mutating func noteRegistration(_ row: LogRow, of app: String) {
        guard hiddenBefore[app] == .max else { return }
        let isResuming = row.params?["hashID"] != nil
        end(row, of: app, on: isResuming ? ["RESUME_FAILED"] : Self.accepted.union(["RESUME_FAILED"]))
        departed.remove(app)
        gone.remove(app)
    }

    private mutating func end(_ row: LogRow, of app: String, on results: Set<String>) {
        guard hiddenBefore[app] == .max, row.facts.result.map(results.contains) == true else { return }
        hiddenBefore[app] = row.facts.seq + 1
    }
}
