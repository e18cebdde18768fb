#if canImport(Glibc)
import Glibc
#endif

/// A file descriptor kept in reserve, so that one more connection can be accepted and answered when the process has no
/// descriptors left.
///
/// All listeners accept connections through this type, one at a time. Otherwise one listener could take the descriptor
/// that another has freed for its answer.
package final class SpareDescriptor: Sendable {
    package static let shared = SpareDescriptor()

    /// The reserved descriptor; negative while there is none.
    private let kept = Lock(SpareDescriptor.make())

    /// Accepts a connection that may stay open. Returns the body's result and keeps its `errno`.
    package func accept<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            // The reserve could not be reopened earlier; it has priority over the next connection.
            if kept < 0 { kept = Self.make() }
            return body()
        }
    }

    /// Frees the reserved descriptor while the body runs. The body must close the descriptor that it opens.
    package func lend<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            if kept >= 0 { close(kept) }
            defer { kept = Self.make() }
            return body()
        }
    }

    private static func make() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
