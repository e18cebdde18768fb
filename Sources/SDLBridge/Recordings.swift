package import SDLHeadUnit
import SDLSupport

// Recordings of a head unit, and profiles from files, for the command line.
extension Bridge {
    package static func recordingWriter(_ path: String) throws -> any RecordingWriter { try FileRecording(path) }

    /// Returns a built-in profile by its id, or the profile in a file.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }

    /// The source of a recording.
    package enum Recorded: Sendable {
        case file(String)
        case bytes([UInt8])
    }

    /// Replays a recording and compares the head unit's effects with the recorded ones.
    package static func replay(_ recorded: Recorded) throws -> (isSame: Bool, text: String) {
        let report =
            switch recorded {
            case .file(let path): try Replay.run(file: path)
            case .bytes(let bytes): try Replay.run(bytes)
            }
        if let difference = report.difference { return (false, difference.description) }
        return (true, "\(report.inputs) inputs gave the same \(report.effects) effects, byte by byte")
    }
}
