#if canImport(Glibc)
import Glibc
#endif

enum ChildProcess {
    struct Failure: Error {
        let reason: String
    }

    /// Starts a program. `words` is the command line. `prepare` adds the actions that set the program's file
    /// descriptors.
    static func start(
        _ words: [String], _ prepare: (inout posix_spawn_file_actions_t) -> Void
    ) throws(Failure) -> pid_t {
        // Some signals are blocked in the bridge's threads. The program must start without blocked signals.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        prepare(&actions)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var pid = pid_t()
        let failure = posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, environ)
        guard failure == 0 else { throw Failure(reason: String(cString: strerror(failure))) }
        return pid
    }

    /// Waits until a process has ended. Returns the process's status in the format of `waitpid`.
    static func wait(for pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
