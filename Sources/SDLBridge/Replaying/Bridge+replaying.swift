import Capsules
import JSON
package import SDLHeadUnit
import SDLLog
import SDLSupport
package import SessionReplay
import WebServing

// A bridge that nobody sees, for a session that is played again.
extension Bridge {
    /// Rows and states of hours.
    private static let replayedBytes = 1 << 30

    /// What such a bridge is: the head unit of the session, whose numbers and clock go on behind those of the session, with nothing
    /// open but what its own programs connect to.
    ///
    /// - Parameter folder: where it puts apps' files.
    package static func settings(
        replaying session: Session, after script: Script, in folder: String
    ) throws(Profile.Refusal) -> Settings {
        var settings = Settings(files: "\(folder)/files", epoch: session.manifest.epoch)
        settings.web.listen(host: "127.0.0.1", port: 0)
        settings.apps = []
        settings.hmi = HMISettings()
        settings.memoryBytes = replayedBytes
        if let document = session.profile {
            let usual = document["id"]?.string.flatMap(BuiltInProfile.init(rawValue:))?.profile
            settings.profile = try Profile(filled(document, usual?.document) ?? document)
        }
        settings.continuation = Settings.Continuation(
            row: script.lastRow, change: session.lastChange,
            at: Instant(nanoseconds: Int64(clamping: (script.end + pauseBetween) * 1_000_000)))
        return settings
    }

    /// A profile whose redacted values are those of the built-in one, where that has them; nil where nothing is left.
    private static func filled(_ value: JSONValue, _ usual: JSONValue?) -> JSONValue? {
        switch value {
        case "[redacted]": return usual
        case .object(let members):
            var filled: OrderedMap<String, JSONValue> = [:]
            for (name, member) in members { filled[name] = self.filled(member, usual?[name]) }
            return .object(filled)
        default: return value
        }
    }

    /// Between the session's end and the beginning of what is played now, in milliseconds.
    private static let pauseBetween = 60_000.0

    /// Writes all of this run into a file, as `GET /v1/capsule` has it.
    package func save(to path: String) async throws {
        let file = try FileInMaking(path)
        let source = CapsuleSource(hub: hub, headUnit: headUnit, pictures: headUnit.pictures, recording: nil)
        try await source.write(CapsuleSource.Wanted()) { piece in
            try file.write(piece)
            return true
        }
        try file.finish()
    }
}
