internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A lock on a folder. Only one process can have the lock, because two writers would damage the log. The operating
/// system releases the lock when the process ends.
final class FolderLock: Sendable {
    private let descriptor: Lock<Int32?>

    struct InUse: Error, CustomStringConvertible {
        let folder: String
        var description: String {
            "\(folder) is in use by another bridge. Stop that bridge, or give this bridge its own folder with --data"
        }
    }

    /// Locks the folder. Throws an error if the folder does not exist or another process has the lock.
    init(_ folder: String) throws {
        let path = "\(folder)/lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SQLite.Failure(path: path, what: "open", code: errno, message: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw InUse(folder: folder)
        }
        self.descriptor = Lock(descriptor)
    }

    func release() {
        if let descriptor = descriptor.withLock({ $0.take() }) { close(descriptor) }
    }

    deinit { release() }
}
