import Capsules
import SDLBridge
import SessionReplay
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Replays a session. Returns the exit code: 0 if there is no difference, 1 if there is one, 2 if the session cannot be
/// replayed.
func replay(_ words: ArraySlice<String>, until signals: StopSignals) async -> Int32 {
    do {
        let words = try Arguments(
            words,
            Arguments.Grammar(
                options: ["--app", "--out", "--junit", "--scratch-path", "--until", "--port", "--web"],
                flags: ["--head-unit", "--stay"]))
        let file = try words.need("FILE")
        try words.end()
        let apps = words.options("--app")
        guard apps.isEmpty || !words.flag("--head-unit") else {
            throw Options.Unknown(description: "--head-unit cannot be used with --app")
        }
        if !apps.isEmpty { return try await AppReplay(file, apps, words).run(until: signals) }
        for option in ["--out", "--junit", "--scratch-path", "--until", "--port", "--web"]
        where words.option(option) != nil {
            throw Options.Unknown(description: "\(option) needs --app")
        }
        if words.flag("--stay") { throw Options.Unknown(description: "--stay needs --app") }
        return replayHeadUnit(file)
    } catch {
        say("replay: \(error)")
        return 2
    }
}

/// Replays the inputs of a head unit from a recording, or from a capsule that contains a recording.
private func replayHeadUnit(_ file: String) -> Int32 {
    guard access(file, R_OK) == 0 else {
        say("\(file) could not be read: \(String(cString: strerror(errno)))")
        return 2
    }
    do {
        let report = try Bridge.replay(recording(in: file))
        print(report.text)
        return report.isSame ? 0 : 1
    } catch {
        say(error is CapsuleFault ? "\(file) \(error)" : "\(file): \(error)")
        return 2
    }
}

/// Returns the recording that a capsule contains. If the file itself is a recording, returns it.
private func recording(in file: String) throws -> Bridge.Recorded {
    guard isZip(file) else { return .file(file) }
    var bytes: [UInt8]?
    _ = try CapsuleReader(file).read({ $0 == "recording.ndjson" }) { bytes = $1 }
    guard let bytes else {
        throw CapsuleFault(
            "has no recording of its head unit (`serve --record` with `--redact none` keeps one). "
                + "Replay it against an app with --app PROGRAM.")
    }
    return .bytes(bytes)
}

func isZip(_ file: String) -> Bool {
    guard let stream = fopen(file, "r") else { return false }
    defer { fclose(stream) }
    var head = [UInt8](repeating: 0, count: 2)
    return fread(&head, 1, 2, stream) == 2 && head == Array("PK".utf8)
}
