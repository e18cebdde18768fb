import JSON
import SDLRPC
import SDLSupport

/// The icon of a disconnected app. As in SDL Core, it is restored with the app even if its file was deleted.
struct KeptIcon: Hashable, Sendable {
    /// The file name that the app used for its icon.
    let name: String
    let file: StoredFile
}

extension HeadUnitState {
    /// The maximum number of icons, equal to the limit of lost apps. Beyond the limit, the oldest icon is removed.
    static let iconLimit = lostLimit

    /// Stores the icon of an app that disconnects.
    mutating func keepIcon(of app: RegisteredApp, _ turn: inout Turn) {
        guard let name = app.icon, let file = app.files[name], file.isOnDisk else { return }
        icons[app.key] = nil
        icons[app.key] = KeptIcon(name: name, file: file)
        turn.add(.keepIcon(app: app.key, name: name))
        if icons.count > Self.iconLimit, let oldest = icons.keys.first { dropIcon(of: oldest, &turn) }
        turn.keep(isUrgent: true)
    }

    mutating func dropIcon(of key: AppKey, _ turn: inout Turn) {
        guard icons.removeValue(forKey: key) != nil else { return }
        turn.add(.dropIcon(app: key))
    }

    /// Forgets icons that were deleted from disk or could not be stored.
    mutating func iconsAreGone(_ keys: [AppKey], _ turn: inout Turn) {
        for key in keys where icons.removeValue(forKey: key) != nil {
            turn.keep()
            guard let app = apps[key], app.keptIcon != nil else { continue }
            apps[key]?.keptIcon = nil
            if app.icon.map({ app.files[$0] == nil }) == true { apps[key]?.icon = nil }
            turn.touch(.icon(key))
        }
    }
}

extension KeptIcon: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.field("fileType", file.fileType.rawValue)
            writer.field("size", file.size)
            writer.field("hash", file.hash)
        }
    }

    init(kept json: JSONValue) throws(HeadUnitMemory.Damage) {
        name = try json.kept("name").string.kept("name")
        var file = StoredFile(
            fileType: SDLFileType(rawValue: try json.kept("fileType").string.kept("fileType")),
            size: try json.kept("size").int.kept("size"), isPersistent: false,
            hash: try json.kept("hash").string.kept("hash"))
        file.isOnDisk = true
        self.file = file
    }
}
