#if canImport(Glibc)
import Glibc
#endif

/// A file descriptor in reserve. When the process has no free descriptors, the server uses this one to accept another
/// connection and to answer it.
///
/// All listeners accept connections through this type, one at a time. Otherwise a listener could take the descriptor
/// that another listener has just freed for its answer.
package final class SpareDescriptor: Sendable {
    package static let shared = SpareDescriptor()

    /// The reserved descriptor; negative while there is none.
    private let kept = Lock(SpareDescriptor.make())

    /// Calls `body`, which accepts a connection that may stay open. Returns the result of `body` and keeps its `errno`.
    package func accept<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            // The reserve could not be reopened earlier; it has priority over the next connection.
            if kept < 0 { kept = Self.make() }
            return body()
        }
    }

    /// Frees the reserved descriptor while `body` runs. `body` must close the descriptor that it opens.
    package func lend<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            if kept >= 0 { close(kept) }
            defer { kept = Self.make() }
            return body()
        }
    }

    private static func make() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
