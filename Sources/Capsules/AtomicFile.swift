#if canImport(Glibc)
import Glibc
#endif

/// A file that gets its name only when it is complete. Until then it has a temporary name in the same folder, so that
/// an interrupted process does not damage an existing file.
package final class AtomicFile {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package let path: String
    package let partPath: String
    package private(set) var bytes = 0
    private var file: Int32

    package static let ending = ".part"

    package init(_ path: String) throws(Failure) {
        self.path = path
        partPath = path + Self.ending
        file = open(partPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Self.failure(partPath) }
    }

    deinit {
        guard file >= 0 else { return }
        close(file)
        unlink(partPath)
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

    /// Renames the file to its final name after all bytes are on disk.
    package func finish() throws(Failure) {
        guard fsync(file) == 0, rename(partPath, path) == 0 else { throw Self.failure(path) }
        close(file)
        file = -1
        let end = path.lastIndex(of: "/")
        let folder = open(end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".", O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Keeps the partial file under its temporary name.
    package func leave() {
        close(file)
        file = -1
    }

    private static func failure(_ path: String) -> Failure {
        Failure(description: "\(path) could not be written: \(String(cString: strerror(errno)))")
    }
}
