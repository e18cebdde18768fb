import SDLManagers
import SDLRPC
import SDLSupport

// What the other managers hold, for the inspector.
extension AppInspector {
    func menuChanged() {
        guard pen.isHeard else { return }
        set(.array(app.screenManager.menus.lines.map(\.inspection)), at: ["menu"])
    }

    func voiceChanged() {
        guard pen.isHeard else { return }
        var commands: OrderedMap<String, JSONValue> = [:]
        for command in app.screenManager.voice.list {
            commands["\(command.id)"] = .array(command.words.map { .string($0) })
        }
        set(.object(commands), at: ["voiceCommands"])
    }

    func subscriptionsChanged() {
        guard pen.isHeard else { return }
        set(.array(app.screenManager.carButtons.names.map { .string($0.rawValue) }), at: ["subscriptions"])
    }

    func permissionsChanged() {
        guard pen.isHeard else { return }
        var table: OrderedMap<String, JSONValue> = [:]
        for row in app.permissionManager.table { table[row.name] = .bool(row.isAllowed) }
        set(.object(table), at: ["permissions"])
    }

    func filesChanged() {
        guard pen.isHeard else { return }
        var files: OrderedMap<String, JSONValue> = [:]
        for file in app.files.standings {
            files[file.name] = ["state": .string(file.standing.rawValue), "size": .int(file.size)]
        }
        set(.object(files), at: ["files"])
        set(.array(files.keys.map { .string($0) }), at: ["fileOrder"])
    }
}

extension SDLMenuManager.Line {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = ["id": .int(id), "title": .string(title)]
        value["lines"] = lines.map { .array($0.map(\.inspection)) }
        return value
    }
}
