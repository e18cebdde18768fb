import SDLRPC
import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The list of an app's persistent files, stored in the app's folder.
enum FileIndex {
    /// The file name of an index. No app file can have this name, because two digits follow each percent sign in the
    /// names of app files.
    static let name = "%index"

    static func json(_ files: OrderedMap<String, StoredFile>, of app: AppKey) -> [UInt8] {
        let persistent = files.filter { $0.value.isPersistent }.map { name, file in
            [
                "name": .string(name), "fileType": .string(file.fileType.rawValue), "size": .int(file.size),
                "hash": .string(file.hash),
            ] as JSONValue
        }
        return (["app": .string(app.rawValue), "files": .array(persistent)] as JSONValue).json()
    }

    /// Returns the files that an index lists; an empty array if the index does not exist or cannot be read.
    static func read(at path: String) -> [FoundFile] {
        guard let bytes = OwnFile.open(path, O_RDONLY).flatMap(WholeFile.read),
            let index = try? JSONValue(parsing: bytes),
            let app = index["app"]?.string
        else { return [] }
        return (index["files"]?.array ?? []).compactMap { entry in
            guard let name = entry["name"]?.string, let type = entry["fileType"]?.string,
                let size = entry["size"]?.int, let hash = entry["hash"]?.string
            else { return nil }
            return FoundFile(
                app: AppKey(rawValue: app), name: name,
                file: StoredFile(fileType: SDLFileType(rawValue: type), size: size, isPersistent: true, hash: hash))
        }
    }
}

/// Opens files in a folder that this program created. Symbolic links are not followed, and opening a pipe does not
/// block.
enum OwnFile {
    static func open(_ path: String, _ flags: Int32) -> Int32? {
        guard let end = path.lastIndex(of: "/") else { return nil }
        let folder = Glibc.open(String(path[..<end]), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        let name = String(path[path.index(after: end)...])
        let file = openat(folder, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(file)
            errno = EINVAL
            return nil
        }
        return file
    }

    /// Returns the bytes in `range`, or fewer bytes if the file is shorter; nil if the file cannot be read.
    static func read(_ range: Range<Int>, of file: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeMutableBytes { buffer in
                pread(file, buffer.baseAddress! + done, buffer.count - done, off_t(range.lowerBound + done))
            }
            guard count >= 0 else { return nil }
            guard count > 0 else { return Array(bytes[..<done]) }
            done += count
        }
        return bytes
    }

    static func isThere(_ path: String) -> Bool {
        guard let file = open(path, O_RDONLY) else { return false }
        close(file)
        return true
    }
}
