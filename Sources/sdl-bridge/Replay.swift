import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Runs the verb `replay`. Returns the exit code: 0 if the replay equals the session, 1 if they differ, 2 if the
/// session cannot be replayed.
func replay(_ words: ArraySlice<String>, until signals: StopSignals) async -> Int32 {
    do {
        let words = try Arguments(
            words,
            Arguments.Grammar(
                options: ["--app", "--out", "--junit", "--scratch-path", "--until", "--typed", "--port", "--web"],
                flags: ["--stay"]))
        let file = try words.need("FILE")
        try words.end()
        let apps = words.options("--app")
        guard !apps.isEmpty else {
            throw Options.Unknown(description: "name a build of the session's app with --app PROGRAM")
        }
        return try await AppReplay(file, apps, words).run(until: signals)
    } catch {
        say("replay: \(error)")
        return 2
    }
}

func isZip(_ file: String) -> Bool {
    guard let stream = fopen(file, "r") else { return false }
    defer { fclose(stream) }
    var head = [UInt8](repeating: 0, count: 2)
    return fread(&head, 1, 2, stream) == 2 && head == Array("PK".utf8)
}
