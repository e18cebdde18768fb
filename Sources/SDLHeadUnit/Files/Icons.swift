import JSON
import SDLRPC
import SDLSupport

/// The icon of a disconnected app. As in SDL Core, the icon is restored when the app registers again, even if the
/// icon's file was deleted.
struct KeptIcon: Hashable, Sendable {
    /// The file name that the app used for its icon.
    let name: String
    let file: StoredFile
}

extension Files {
    /// The maximum number of kept icons, equal to the limit of lost apps. A further icon replaces the oldest icon.
    static let iconLimit = HeadUnitState.lostLimit

    mutating func keep(_ name: String, _ file: StoredFile?, of key: AppKey, _ turn: inout Turn) {
        guard let file, file.isOnDisk else { return }
        icons[key] = nil
        icons[key] = KeptIcon(name: name, file: file)
        turn.add(.keepIcon(app: key, name: name))
        if icons.count > Self.iconLimit, let oldest = icons.keys.first { dropIcon(of: oldest, &turn) }
        turn.keep(isUrgent: true)
    }

    /// Restores the icon of an app that registers again. Returns the icon's name, or nil if the app has no kept icon.
    mutating func resumeIcon(of key: AppKey) -> String? {
        guard let icon = icons[key] else { return nil }
        self[key].keptIcon = icon.file
        return icon.name
    }

    mutating func dropIcon(of key: AppKey, _ turn: inout Turn) {
        guard icons.removeValue(forKey: key) != nil else { return }
        turn.add(.dropIcon(app: key))
    }

    /// Removes icons from the state if their files were deleted or could not be stored.
    mutating func iconsAreGone(_ keys: [AppKey], _ turn: inout Turn) {
        for key in keys where icons.removeValue(forKey: key) != nil {
            turn.keep()
            guard let app = turn.car.apps.peek(at: key), self[key].keptIcon != nil else { continue }
            self[key].keptIcon = nil
            let icon = app.icon
            turn.raise(.icon(key, icon.flatMap { self[key].all[$0] } == nil ? nil : icon))
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
