internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Wakes a thread that polls file descriptors.
///
/// The descriptor stays open while a caller could still ring. Otherwise a late ring might write to another file that
/// has reused its number.
package final class Wakeup: Sendable {
    /// Readable after `ring()`.
    package let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    package init() {
        precondition(descriptor >= 0, "eventfd failed: \(String(cString: strerror(errno)))")
    }

    deinit { close(descriptor) }

    /// Wakes the thread. Callable on any thread, any number of times.
    package func ring() { eventfd_write(descriptor, 1) }

    /// Clears all rings so far.
    package func take() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
