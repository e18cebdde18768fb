import SDLRPC
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

// Icons are kept longer than the apps' files, so the icons are in a separate folder.
extension FileStore {
    private static let mostIconBytes = 10 << 20

    /// Copies an app's icon file, so that the icon is available when the app registers again.
    func keepIcon(_ name: String, of app: AppKey, done: @escaping @Sendable (String?) -> Void) {
        icons.withLock { $0[app] = StoredIcon(name: name, isOnItsWay: true) }
        worker.send { [self] in
            let failure = copyIcon(name, of: app)
            let type = known.withLock { $0[app]?[name]?.fileType }
            icons.withLock { $0[app] = failure == nil ? StoredIcon(name: name, type: type) : nil }
            done(failure)
        }
    }

    func dropIcon(of app: AppKey) {
        icons.withLock { $0[app] = nil }
        worker.send { [self] in _ = unlink(iconPath(of: app)) }
    }

    /// Adds the icons of an earlier run to `icons`, and returns the apps whose icons no longer exist on disk.
    func recallIcons(_ kept: OrderedMap<AppKey, KeptIcon>) -> [AppKey] {
        icons.withLock { icons in
            for (app, icon) in kept { icons[app] = StoredIcon(name: icon.name, type: icon.file.fileType) }
        }
        return missingIcons(of: kept.keys)
    }

    /// Returns the apps in `apps` whose icons no longer exist on disk.
    func missingIcons(of apps: [AppKey]) -> [AppKey] {
        let onTheirWay = icons.withLock { icons in icons.filter { $0.value.isOnItsWay }.map(\.key) }
        return apps.filter { !onTheirWay.contains($0) && !OwnFile.isThere(iconPath(of: $0)) }
    }

    /// Returns the stored icon `name` of an app if the app no longer has a file of this name; otherwise nil.
    func keptIcon(_ name: String, of app: AppKey) -> StoredIcon? {
        guard known.withLock({ $0[app]?[name] }) == nil else { return nil }
        return icons.withLock { $0[app] }.flatMap { $0.name == name ? $0 : nil }
    }

    private func copyIcon(_ name: String, of app: AppKey) -> String? {
        guard let bytes = OwnFile.open(path(name, of: app), O_RDONLY).flatMap(WholeFile.read) else {
            return problem("read", name)
        }
        guard bytes.count <= Self.mostIconBytes else { return "the icon \(name) has \(bytes.count) bytes" }
        let place = iconPath(of: app)
        makeFolders(String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]))
        return replace(bytes, at: place, called: name)
    }
}

/// An icon that is already on disk, or is being written to disk.
struct StoredIcon: Sendable {
    let name: String
    var type: SDLFileType?
    var isOnItsWay = false
}
