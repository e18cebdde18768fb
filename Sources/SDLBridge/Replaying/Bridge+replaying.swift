import Capsules
import JSON
package import SDLHeadUnit
import SDLLog
import SDLSupport
package import SessionReplay
import WebServing

// The methods of the bridge that prepare the replay of a session. Other programs cannot reach a bridge that replays.
extension Bridge {
    /// The memory limit in bytes. This memory suffices for the rows and states of several hours.
    private static let replayedBytes = 1 << 30

    /// Returns the settings of a bridge for a replay. The bridge has the session's profile. Row numbers, change numbers
    /// and clock continue after the end of the session. Only programs that the bridge starts can connect.
    ///
    /// - Parameter folder: the folder where the bridge stores apps' files.
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

    /// Returns a copy of `value` in which the members of `usual` replace redacted members. A redacted member that
    /// `usual` lacks is left out. Returns nil if `value` itself is redacted and `usual` is nil.
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

    /// The clock time between the end of the session and the start of the replay, in milliseconds.
    private static let pauseBetween = 60_000.0

    /// Saves this run as a capsule at `path`. The capsule equals the answer of `GET /v1/capsule`.
    package func save(to path: String) async throws {
        let file = try AtomicFile(path)
        let source = CapsuleSource(hub: hub, headUnit: headUnit, pictures: headUnit.pictures)
        try await source.write(CapsuleSource.Wanted()) { piece in
            try file.write(piece)
            return true
        }
        try file.finish()
    }
}
