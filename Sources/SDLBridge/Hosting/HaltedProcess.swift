#if canImport(Glibc)
import Glibc
#endif

/// Checks whether a debugger or a signal has stopped a process on this machine.
enum HaltedProcess {
    static func isHalted(_ pid: Int) -> Bool {
        guard pid > 0, let file = fopen("/proc/\(pid)/stat", "r") else { return false }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = fread(&bytes, 1, bytes.count, file)
        return isHalted(String(decoding: bytes.prefix(count), as: UTF8.self))
    }

    /// Returns whether the contents of `/proc/PID/stat` describe a stopped process. In this file, the program's name is
    /// in brackets, and the state is the next word. The name itself may contain brackets, so this method searches for
    /// the last bracket.
    static func isHalted(_ stat: String) -> Bool {
        guard let end = stat.lastIndex(of: ")") else { return false }
        let state = stat[end...].dropFirst().first { $0 != " " }
        return state == "t" || state == "T"
    }
}
