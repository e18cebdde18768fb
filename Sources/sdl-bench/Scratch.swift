import Glibc

/// The folder for temporary files of the benchmarks.
enum Scratch {
    /// The folder of this process, in `$TMPDIR` if that variable is set.
    static var path: String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        return "\(parent)/sdl-bench-\(getpid())"
    }
}
