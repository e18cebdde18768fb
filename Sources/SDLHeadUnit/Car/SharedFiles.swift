#if canImport(Glibc)
import Glibc
#endif

/// Reads the files that a web HMI shares with the head unit. The files must be in `folder`; if `folder` is nil, no
/// files are shared.
///
/// The HMI is a web page and may send any path, and apps receive the content. So paths outside the folder are refused.
struct SharedFiles: Sendable {
    let folder: String?

    /// Reads a shared file from the byte `offset` on. `length` is the number of bytes to read, or nil for all bytes.
    /// `most` is the maximum number of bytes in one answer.
    func read(_ path: String, from offset: Int, length: Int?, most: Int) -> FileContent {
        guard let folder else {
            return .failed("The web HMI's files are not shared; set their folder with --hmi-files")
        }
        guard let root = Self.real(folder) else { return .failed("The folder of the web HMI's files does not exist") }
        let base = root == "/" ? root : root + "/"
        let named = path.hasPrefix("/") ? path : base + path
        let place = Self.real(named)
        guard (place ?? named).hasPrefix(base) else {
            return .failed("The web HMI's file is not in the folder that the web HMI shares")
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

    /// Returns `path` without symbolic links and dots; nil if the file or folder does not exist.
    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
