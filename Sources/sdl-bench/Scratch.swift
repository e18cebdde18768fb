import Glibc

/// The folder for temporary files of the benchmarks.
enum Scratch {
    /// The folder for this process, below `$TMPDIR` if that is set.
    static var path: String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        return "\(parent)/sdl-bench-\(getpid())"
    }
}
