internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Protects a value, so that only one thread at a time can access the value.
///
/// The type is public so that the compiler specialises it in other modules, as with `Heap`. Code that is not
/// specialised would look up the metadata of the type at each copy of the value.
public final class Lock<Value>: @unchecked Sendable {
    @usableFromInline let mutex = ThreadMutex()
    // The mutex already guarantees exclusive access, so a run-time check is not necessary.
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

extension Lock where Value: FixedWidthInteger & Sendable {
    /// Increments the number and returns it. After the largest number, the numbers begin again.
    package func next() -> Value {
        withLock { number in
            number &+= 1
            return number
        }
    }
}

/// A pthread mutex. The thread sanitizer reports false races for data in `Synchronization.Mutex`. Replace this type
/// with `Mutex` when a test with a counter in a `Mutex` passes with `--sanitize=thread`.
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
