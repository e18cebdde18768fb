internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Wakes a thread that waits for descriptors.
///
/// Its descriptor stays open for as long as anybody could still ring: a bell rung late must not be written into what has
/// got its number since.
package final class Wakeup: Sendable {
    /// Readable once it was rung.
    package let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    package init() {
        precondition(descriptor >= 0, "no thread could be woken: \(String(cString: strerror(errno)))")
    }

    deinit { close(descriptor) }

    /// On any thread, any number of times.
    package func ring() { eventfd_write(descriptor, 1) }

    /// Takes all that was rung.
    package func take() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
