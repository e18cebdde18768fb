import Glibc

/// Where a bench keeps what it needs on disk.
enum Scratch {
    /// This process's own, below `$TMPDIR` where that is set.
    static var path: String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        return "\(parent)/sdl-bench-\(getpid())"
    }
}
