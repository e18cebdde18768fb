import SDLRPC
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Keeps apps' files under one folder. A serial worker does all disk work in order, so a slow disk blocks no other
/// thread.
///
/// Each app has its own folder. The folder's index lists the persistent files, so that a later run finds these files.
final class FileStore: Sendable {
    let root: String
    let naming: FileNaming
    let worker: SerialWorker<@Sendable () -> Void>
    let known = Lock<OrderedMap<AppKey, OrderedMap<String, StoredFile>>>([:])
    let icons = Lock<OrderedMap<AppKey, StoredIcon>>([:])

    init(root: String, naming: FileNaming = .safe) {
        self.root = root
        self.naming = naming
        worker = SerialWorker { for work in $0 { work() } }
    }

    func prepare() { makeFolders(root) }

    /// Writes bytes at an offset of a file. With offset 0, an existing file of this name is replaced.
    func keep(
        _ ticket: FileTicket, _ file: StoredFile, _ bytes: ArraySlice<UInt8>, offset: Int,
        done: @escaping @Sendable (String?) -> Void
    ) {
        worker.send { [self] in
            if let failure = write(bytes, offset: offset, to: ticket.name, of: ticket.app) { return done(failure) }
            done(know(file, ticket.name, of: ticket.app))
        }
    }

    func remove(_ name: String, of app: AppKey) {
        worker.send { [self] in
            _ = unlink(path(name, of: app))
            _ = know(nil, name, of: app)
        }
    }

    /// Reads a part of a file. Call this function only on the worker, so that all queued writes are done before the
    /// read.
    func read(_ name: String, of app: AppKey, _ range: Range<Int>) -> FileContent {
        read(range, of: name, at: path(name, of: app))
    }

    func file(_ name: String, of app: AppKey) -> HeadUnitFile? {
        let icon = keptIcon(name, of: app)
        let path = icon == nil ? path(name, of: app) : iconPath(of: app)
        guard OwnFile.isThere(path) else { return nil }
        let type = icon?.type ?? known.withLock { $0[app]?[name]?.fileType }
        return HeadUnitFile(path: path, fileType: (type ?? .binary).rawValue)
    }

    /// All stored files, including the files of apps that are no longer registered.
    var all: [(app: AppKey, name: String)] {
        known.withLock { known in known.flatMap { app, files in files.keys.map { (app, $0) } } }
    }

    // MARK: The index

    /// Returns the persistent files of an earlier run, sorted by app and name.
    func scan() -> [FoundFile] {
        let found = Folder.names(in: root).flatMap { FileIndex.read(at: root + "/" + $0 + "/" + FileIndex.name) }
            .filter { size(of: path($0.name, of: $0.app)) == $0.file.size }
            .sorted { ($0.app.rawValue, $0.name) < ($1.app.rawValue, $1.name) }
        known.withLock { known in
            for file in found { known[file.app, default: [:]][file.name] = file.file }
        }
        return found
    }

    private func size(of path: String) -> Int? {
        var facts = stat()
        return lstat(path, &facts) == 0 ? Int(facts.st_size) : nil
    }

    /// Adds a file to `known`, or removes the file if `file` is nil. Writes the index again if the old or the new file
    /// is persistent. Returns the reason if the index cannot be written; otherwise nil.
    private func know(_ file: StoredFile?, _ name: String, of app: AppKey) -> String? {
        let (before, files) = known.withLock { known in
            let before = known[app]?[name]
            known[app, default: [:]][name] = file
            return (before, known[app] ?? [:])
        }
        guard before?.isPersistent == true || file?.isPersistent == true else { return nil }
        let folder = root + "/" + naming.folder(of: app)
        let path = folder + "/" + FileIndex.name
        guard files.values.contains(where: \.isPersistent) else {
            unlink(path)
            // A folder that contains non-persistent files must stay, and `rmdir` fails for such a folder.
            rmdir(folder)
            return nil
        }
        return replace(FileIndex.json(files, of: app), at: path, called: "index")
    }

    // MARK: Bytes

    private func write(_ bytes: ArraySlice<UInt8>, offset: Int, to name: String, of app: AppKey) -> String? {
        makeFolders(root + "/" + naming.folder(of: app))
        return write(bytes, offset: offset, at: path(name, of: app), called: name)
    }

    /// Replaces a whole file. A crash during the write leaves the old file intact.
    func replace(_ bytes: [UInt8], at path: String, called name: String) -> String? {
        if let failure = write(bytes[...], offset: 0, at: path + "%new", called: name) { return failure }
        return rename(path + "%new", path) == 0 ? nil : problem("rename", name)
    }

    private func write(_ bytes: ArraySlice<UInt8>, offset: Int, at path: String, called name: String) -> String? {
        guard let file = OwnFile.open(path, O_WRONLY | O_CREAT | (offset == 0 ? O_TRUNC : 0)) else {
            return problem("open", name)
        }
        defer { close(file) }
        guard lseek(file, off_t(offset), SEEK_SET) >= 0 else { return problem("seek in", name) }
        return bytes.withUnsafeBytes { buffer -> String? in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(file, buffer.baseAddress! + written, buffer.count - written)
                guard count > 0 else { return problem("write", name) }
                written += count
            }
            return nil
        }
    }

    private func read(_ range: Range<Int>, of name: String, at path: String) -> FileContent {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return .failed(problem("open", name)) }
        defer { close(file) }
        guard let bytes = OwnFile.read(range, of: file) else { return .failed(problem("read", name)) }
        return bytes.count < range.count
            ? .failed("the file \(name) has become shorter than \(range.upperBound) bytes") : .bytes(bytes)
    }

    func problem(_ verb: String, _ name: String) -> String {
        "cannot \(verb) the file \(name): \(String(cString: strerror(errno)))"
    }

    func makeFolders(_ path: String) {
        var part = ""
        for piece in path.split(separator: "/", omittingEmptySubsequences: false) {
            part += piece + "/"
            if part != "/" { mkdir(part, 0o700) }
        }
    }

    /// Returns the path at which an HMI on the same machine finds a file. As in SDL Core, an absolute path in `name` is
    /// returned unchanged if the store uses SDL Core's naming. This program never opens such a path.
    func place(_ name: String, of app: AppKey) -> String {
        if naming != .safe, name.hasPrefix("/") { return name }
        return keptIcon(name, of: app) == nil ? path(name, of: app) : iconPath(of: app)
    }

    /// Returns the path of an app's icon. The icon remains on disk after the app's own file is deleted.
    func iconPath(of app: AppKey) -> String { naming.icon(of: app, below: root) }

    /// Returns the path of a file, even if the file does not exist.
    func path(_ name: String, of app: AppKey) -> String {
        root + "/" + naming.folder(of: app) + "/" + naming.file(name)
    }
}
