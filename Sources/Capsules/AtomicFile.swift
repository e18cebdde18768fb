#if canImport(Glibc)
import Glibc
#endif

/// A file that gets its final name only when it is complete. Until then, the file has a temporary name in the same
/// folder. If the process is interrupted, an older file with the final name stays as it was.
///
/// If the path is a symbolic link, the new file replaces the target of the link. If the path is a stream (a terminal, a
/// pipe or a character device), the bytes are written directly to the stream.
package final class AtomicFile {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package let path: String
    package let partPath: String
    package private(set) var bytes = 0
    /// Whether the path is a stream. The bytes for a stream are written immediately.
    package let isStream: Bool
    /// The path at which the complete file will be, with symbolic links resolved.
    private let place: String
    private var file: Int32

    package static let ending = ".part"

    package init(_ path: String) throws(Failure) {
        self.path = path
        if let place = try Self.place(of: path) {
            (self.place, isStream) = (place, false)
            partPath = place + Self.ending
            let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
            file = open(partPath, flags, 0o600)
            guard file < 0 || Self.isRegular(file) else {
                close(file)
                file = -1
                throw Failure(description: "\(partPath) is not a file. Remove it, or choose another path than \(path).")
            }
        } else {
            (place, partPath, isStream) = (path, path, true)
            file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        }
        guard file >= 0 else { throw Self.failure(partPath) }
    }

    private static func isRegular(_ file: Int32) -> Bool {
        var about = stat()
        return fstat(file, &about) == 0 && about.st_mode & S_IFMT == S_IFREG
    }

    /// Returns the path of the file with symbolic links resolved; nil for a stream.
    private static func place(of path: String) throws(Failure) -> String? {
        var about = stat()
        guard stat(path, &about) == 0 else {
            guard errno == ENOENT else { throw failure(path) }
            return linkEnd(path)
        }
        switch about.st_mode & S_IFMT {
        case S_IFREG:
            guard lstat(path, &about) == 0, about.st_mode & S_IFMT == S_IFLNK else { return path }
            // An open file that was removed has no path. For example, /dev/stdout can refer to such a file.
            guard let place = realpath(path, nil) else { return nil }
            defer { free(place) }
            return String(cString: place)
        case S_IFCHR, S_IFIFO: return nil
        case S_IFDIR: throw Failure(description: "\(path) is a folder. Write the name of a file in it.")
        default:
            throw Failure(description: "\(path) is neither a file nor a stream. Choose another path.")
        }
    }

    /// Follows a chain of symbolic links whose target does not exist yet. Returns the path of the target.
    private static func linkEnd(_ path: String) -> String {
        var path = path
        // Linux also follows at most 40 symbolic links.
        for _ in 0..<40 {
            var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = target.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, $0.count) }
            guard count > 0 else { break }
            let name = String(decoding: target[..<count], as: UTF8.self)
            path = name.hasPrefix("/") ? name : "\(folder(of: path))/\(name)"
        }
        return path
    }

    private static func folder(of path: String) -> String {
        guard let end = path.lastIndex(of: "/") else { return "." }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    deinit {
        guard file >= 0 else { return }
        close(file)
        if !isStream { unlink(partPath) }
    }

    package func write(_ piece: [UInt8]) throws(Failure) {
        var done = 0
        while done < piece.count {
            let put = piece.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + done, $0.count - done) }
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { throw Self.failure(partPath) }
            done += put
        }
        bytes += piece.count
    }

    /// Writes all bytes to disk, then renames the file to its final name.
    package func finish() throws(Failure) {
        let isWhole = isStream || fsync(file) == 0 && rename(partPath, place) == 0
        guard isWhole else { throw Self.failure(path) }
        close(file)
        file = -1
        guard !isStream else { return }
        let folder = open(Self.folder(of: place), O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Stops writing. The incomplete file stays under its temporary name.
    package func leave() {
        close(file)
        file = -1
    }

    private static func failure(_ path: String) -> Failure {
        Failure(description: "\(path) could not be written: \(String(cString: strerror(errno)))")
    }
}
