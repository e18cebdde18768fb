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
        let status: Int32
        do throws(ChildProcess.Failure) {
            let pid = try ChildProcess.start(words) { actions in
                posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&actions, fileno(file), STDOUT_FILENO)
                posix_spawn_file_actions_adddup2(&actions, fileno(file), STDERR_FILENO)
            }
            status = ChildProcess.wait(for: pid)
        } catch {
            return (127, "\(words[0]): \(error.reason)")
        }
        rewind(file)
        var said: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&part, 1, part.count, file), count > 0 { said += part.prefix(count) }
        return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, String(decoding: said, as: UTF8.self))
    }
}
