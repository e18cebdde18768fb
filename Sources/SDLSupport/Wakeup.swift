internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Wakes a thread that polls file descriptors.
///
/// The file descriptor stays open as long as any thread can call `ring()`. If the descriptor were closed earlier, a
/// late call might write to a new file with the same descriptor number.
package final class Wakeup: Sendable {
    /// The descriptor that the thread polls. The descriptor is readable after `ring()`.
    package let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

    package init() {
        precondition(descriptor >= 0, "eventfd failed: \(String(cString: strerror(errno)))")
    }

    deinit { close(descriptor) }

    /// Wakes the thread. Every thread may call this method at any time.
    package func ring() { eventfd_write(descriptor, 1) }

    /// Clears the wake-up, so that the descriptor is not readable until the next `ring()`.
    package func take() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
