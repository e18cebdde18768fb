package import SDLHeadUnit
import SDLSupport

// Recordings of a head unit and profiles from files, for the program that starts a bridge.
extension Bridge {
    package static func recordingWriter(_ path: String) throws -> any RecordingWriter { try FileRecording(path) }

    /// A built-in profile by its id, or the one in a file.
    package static func profile(named name: String) throws -> Profile {
        try BuiltInProfile(rawValue: name)?.profile ?? Profile(file: name)
    }

    /// Where a recording is.
    package enum Recorded: Sendable {
        case file(String)
        case bytes([UInt8])
    }

    /// Whether the head unit of today does what the recorded one did.
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
