#if canImport(Glibc)
import Glibc
#endif

/// A descriptor that the process keeps back, so that the connection that comes after the last one can be answered.
///
/// Our own listeners accept through here, in turn: else one of them would take for good what another has freed for an answer.
package final class SpareDescriptor: Sendable {
    package static let shared = SpareDescriptor()

    /// Negative while there is none.
    private let kept = Lock(SpareDescriptor.make())

    /// Accepts a connection that may stay, and gives what the body does, with `errno` as it left it.
    package func accept<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            // Somebody had one more file open when it was to be kept again; it comes before the next connection.
            if kept < 0 { kept = Self.make() }
            return body()
        }
    }

    /// Lends it for as long as the body runs, which gives back a descriptor as free as it was.
    package func lend<Result>(_ body: () -> Result) -> Result {
        kept.withLock { kept in
            if kept >= 0 { close(kept) }
            defer { kept = Self.make() }
            return body()
        }
    }

    private static func make() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
