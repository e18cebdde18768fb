import SDLRPC
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The list of an app's persistent files that lies beside them.
enum FileIndex {
    /// No file of an app is called so: in their names a percent sign is followed by two digits.
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

    /// What an index names; nothing where there is none, or none that can be read.
    static func read(at path: String) -> [FoundFile] {
        guard let bytes = WholeFile.read(path), let index = try? JSONValue(parsing: bytes),
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

/// Reads a file at once, for what is small.
enum WholeFile {
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }
}
