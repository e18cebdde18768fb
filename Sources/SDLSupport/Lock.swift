internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// A value that one thread at a time may touch.
///
/// Public for the reason that `Heap` gives: a value of unknown type is copied by way of its type's metadata, which is looked
/// up each time.
public final class Lock<Value>: @unchecked Sendable {
    @usableFromInline let mutex = ThreadMutex()
    // The mutex lets one in at a time, and a second time never: nobody needs to look for that once more.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable package init(_ value: sending Value) { self.value = value }

    deinit { mutex.destroy() }

    @inlinable package func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&value)
    }
}

/// A pthread mutex rather than `Synchronization.Mutex`: the thread sanitizer reports false races for data inside the
/// latter. When a minimal counter in a `Mutex` passes under `--sanitize=thread`, this type can go.
@usableFromInline struct ThreadMutex: Sendable {
    private nonisolated(unsafe) let pointer: UnsafeMutablePointer<pthread_mutex_t>

    @usableFromInline init() {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: pthread_mutex_t())
        pthread_mutex_init(pointer, nil)
    }

    @usableFromInline func lock() { pthread_mutex_lock(pointer) }
    @usableFromInline func unlock() { pthread_mutex_unlock(pointer) }

    func destroy() {
        pthread_mutex_destroy(pointer)
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }
}
