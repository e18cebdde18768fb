internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Keeps a folder for one process: two that write the same log would spoil it. Let go of by the system when the process
/// ends, however it does.
final class FolderLock: Sendable {
    private let descriptor: Lock<Int32?>

    struct InUse: Error, CustomStringConvertible {
        let folder: String
        var description: String {
            "\(folder) is in use by another bridge: stop that one, or give this one a folder of its own with --data"
        }
    }

    /// The folder must be there.
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
