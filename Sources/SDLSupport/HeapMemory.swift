internal import CLinux

/// Limits the freed memory that the allocator keeps. Without limits, the memory of a busy moment would stay with the
/// process.
package enum HeapMemory {
    /// The amount of freed memory that may stay with the process, in bytes.
    private static let limit = 2 << 20
    private static let pause = Duration.seconds(10)

    /// Lets all threads share two arenas. By default, each of up to eight arenas per processor keeps freed memory. Call
    /// this method before the process has other threads.
    package static func shareArenas() { mallopt(M_ARENA_MAX, 2) }

    /// Gives freed memory back to the system regularly, as long as the process runs.
    package static func trimRegularly() {
        SystemTimekeeper.shared.ring(after: pause) {
            // On another thread, because a large heap takes some milliseconds.
            Task.detached {
                if mallinfo2().fordblks > limit { malloc_trim(0) }
                trimRegularly()
            }
        }
    }
}
