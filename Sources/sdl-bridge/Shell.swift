import CEdit
import Glibc

/// Runs a verb for each line of the input. The input is a terminal (with history and completion), a file or a pipe.
struct Shell {
    /// The environment for all lines. It contains the bridge's address and token from the arguments of `shell`. A line
    /// may name another address or token.
    let environment: [String: String]

    init(_ words: ArraySlice<String>, environment: [String: String]) throws {
        let own = try Arguments(words, Arguments.Grammar())
        try own.end()
        var environment = environment
        environment["SDL_BRIDGE_URL"] = own.option("--url") ?? environment["SDL_BRIDGE_URL"]
        environment["SDL_BRIDGE_TOKEN"] = own.option("--token") ?? environment["SDL_BRIDGE_TOKEN"]
        self.environment = environment
    }

    /// Runs the lines of the input. For a terminal, runs all lines and returns 0. For a file or a pipe, stops at the
    /// first line that fails and returns its exit code.
    func run() -> Int32 {
        isatty(STDIN_FILENO) == 1 ? talk() : readScript()
    }

    /// Runs the lines of a file or a pipe until a line fails. Returns the exit code of this line, or 0 if no line
    /// fails.
    private func readScript() -> Int32 {
        var number = 0
        while let line = readLine() {
            number += 1
            guard let status = perform(line) else { return 0 }
            fflush(nil)
            guard status == 0 else {
                say("line \(number) failed with exit code \(status): \(line)")
                return status
            }
        }
        return 0
    }

    private func talk() -> Int32 {
        let history = Self.historyPath
        using_history()
        stifle_history(1000)
        if let history { read_history(history) }
        edit_complete_with { _, start, _ in Shell.complete(upTo: start) }
        while let pointer = readline("sdl> ") {
            defer { free(pointer) }
            let line = String(cString: pointer)
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            add_history(line)
            guard perform(line) != nil else { break }
            fflush(nil)
        }
        if let history { write_history(history) }
        return 0
    }

    /// Runs the verb of a line. Returns the verb's exit code; nil if the line ends the shell.
    private func perform(_ line: String) -> Int32? {
        do {
            let words = try ShellWords.split(line)
            guard let first = words.first else { return 0 }
            if ["exit", "quit"].contains(first), words.count == 1 { return nil }
            if first == "help" || words.contains("--help") {
                print(Verb.find(first == "help" ? Array(words.dropFirst()) : words)?.verb.usage ?? Verb.list)
                return 0
            }
            guard let request = try BridgeRequest(words, environment: environment) else {
                throw Options.Unknown(description: Verb.unknown(words))
            }
            return try request.run()
        } catch {
            say("\(error)")
            return 2
        }
    }

    // MARK: History

    /// The path of the history file; nil if its folder is not writable.
    private static var historyPath: String? {
        let state = getenv("XDG_STATE_HOME").map { String(cString: $0) }
        let home = getenv("HOME").map { String(cString: $0) + "/.local/state" }
        guard let folder = state ?? home else { return nil }
        var path = ""
        for part in "\(folder)/sdl-bridge".split(separator: "/") {
            path += "/\(part)"
            mkdir(path, 0o700)
        }
        return access(path, W_OK) == 0 ? "\(path)/history" : nil
    }

    // MARK: Completion

    /// Returns completions in the format of the readline library: the common prefix of all completions, then each
    /// completion, then a null pointer.
    private static func complete(upTo start: Int32) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        edit_offer_nothing_else()
        let line = edit_line().map { String(cString: $0) } ?? ""
        let before = String(decoding: Array(line.utf8.prefix(Int(start))), as: UTF8.self)
        let begun = String(decoding: Array(line.utf8.dropFirst(Int(start))), as: UTF8.self)
        let found = Completion.candidates(after: before, beginning: String(begun.prefix { $0 != " " }))
        guard let first = found.first else { return nil }
        let common = found.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let all = [found.count == 1 ? first : common] + found
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: all.count + 1)
        for (index, word) in all.enumerated() { list[index] = strdup(word) }
        list[all.count] = nil
        return list
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
