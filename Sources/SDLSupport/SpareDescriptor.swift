#if canImport(Glibc)
import Glibc
#endif

/// A file descriptor in reserve. When the process has no free descriptor any more, the server frees this descriptor, to
/// accept and answer one more connection.
///
/// All listeners accept connections through this type, one after another. Otherwise, one listener could take the
/// descriptor that another listener has freed for its own answer.
package final class SpareDescriptor: Sendable {
    package static let shared = SpareDescriptor()

    /// The reserved descriptor; negative if no descriptor could be reserved.
    private let kept = Lock(SpareDescriptor.make())

    /// Calls `body`, which accepts a connection that may stay open. Returns the result of `body` and preserves the
    /// value of `errno`.
    package func accept<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            // If the descriptor could not be reserved earlier, try again before accepting the connection.
            if kept < 0 { kept = Self.make() }
            return body()
        }
    }

    /// Frees the reserved descriptor for `body`, and then reserves a descriptor again. `body` must close the
    /// descriptors that it opens.
    package func lend<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            if kept >= 0 { close(kept) }
            defer { kept = Self.make() }
            return body()
        }
    }

    private static func make() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
