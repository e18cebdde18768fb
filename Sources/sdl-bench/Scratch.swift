import Glibc

enum Scratch {
    /// The path of the temporary folder of this process. Its parent folder is `$TMPDIR`, or `/var/tmp` if this variable
    /// is not set.
    static var path: String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        return "\(parent)/sdl-bench-\(getpid())"
    }
}
