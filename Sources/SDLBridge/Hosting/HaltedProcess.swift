import SDLSupport

/// Checks whether a debugger or a signal has stopped a process on this machine.
enum HaltedProcess {
    static func isHalted(_ pid: Int) -> Bool {
        pid > 0 && isHalted(WholeFile.text("/proc/\(pid)/stat"))
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
