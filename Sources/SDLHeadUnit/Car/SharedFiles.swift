#if canImport(Glibc)
import Glibc
#endif

/// Files that a web HMI shares with the head unit: those below one folder, and none where nobody has named one.
///
/// The HMI is a page, which may name any path; what it names reaches apps.
struct SharedFiles: Sendable {
    let folder: String?

    /// - Parameters:
    ///   - length: nil is all of it.
    ///   - most: what one answer brings at most.
    func read(_ path: String, from offset: Int, length: Int?, most: Int) -> FileContent {
        guard let folder else {
            return .failed("Files of a web HMI are not read: --hmi-files names the folder in which they lie")
        }
        guard let root = Self.real(folder) else { return .failed("The folder of the web HMI's files is not there") }
        let base = root == "/" ? root : root + "/"
        let named = path.hasPrefix("/") ? path : base + path
        let place = Self.real(named)
        guard (place ?? named).hasPrefix(base) else {
            return .failed("The web HMI's file does not lie in the folder that it shares")
        }
        guard let place else { return .noFile }
        guard let file = OwnFile.open(place, O_RDONLY) else { return .failed("The web HMI's file cannot be opened") }
        defer { close(file) }
        let size = Int(lseek(file, 0, SEEK_END))
        guard offset <= size else { return .ends(at: size) }
        let wanted = min(length ?? .max, size - offset)
        let range = offset..<offset + min(wanted, most)
        guard let bytes = OwnFile.read(range, of: file), bytes.count == range.count else {
            return .failed("The web HMI's file cannot be read")
        }
        return .piece(bytes, left: wanted - bytes.count)
    }

    /// Without links and dots; nil where there is none.
    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
