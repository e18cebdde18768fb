import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

enum Subprocess {
    /// Runs a program and waits until the program ends. `words` is the command line.
    ///
    /// - Returns: the exit status, and one text that contains the standard output and standard error. The status is 127
    ///   if the program could not be started.
    static func run(_ words: [String]) async -> (status: Int32, said: String) {
        await withCheckedContinuation { continuation in
            spawnThread(named: "subprocess") { continuation.resume(returning: wait(for: words)) }
        }
    }

    private static func wait(for words: [String]) -> (Int32, String) {
        // The program's output goes to a file. A pipe could stay open, because the program may have started a
        // background process.
        guard let file = tmpfile() else {
            return (127, "no temporary file could be created: \(String(cString: strerror(errno)))")
        }
        defer { fclose(file) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, fileno(file), STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fileno(file), STDERR_FILENO)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var pid = pid_t()
        let failure = posix_spawnp(&pid, words[0], &actions, nil, &arguments, environ)
        guard failure == 0 else { return (127, "\(words[0]): \(String(cString: strerror(failure)))") }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        rewind(file)
        var said: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&part, 1, part.count, file), count > 0 { said += part.prefix(count) }
        return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, String(decoding: said, as: UTF8.self))
    }
}
