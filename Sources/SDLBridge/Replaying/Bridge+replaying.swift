import Capsules
import JSON
package import SDLHeadUnit
import SDLLog
import SDLSupport
package import SessionReplay
import WebServing

// The methods of the bridge that prepare the replay of a session. Only programs that the bridge starts can reach a
// bridge during a replay.
extension Bridge {
    /// The memory limit in bytes. This memory is enough for the rows and states of several hours.
    private static let replayedBytes = 1 << 30

    /// Returns the settings of a bridge for a replay. The bridge has the profile of the session. The row numbers,
    /// change numbers and clock of the bridge continue where the session ended. Only programs that the bridge starts
    /// can connect.
    ///
    /// - Parameter folder: the folder in which the bridge stores the files of the apps.
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

    /// Returns a copy of `value` without redacted members. A member of `usual` replaces the redacted member with the
    /// same name. If `usual` has no such member, the copy does not contain the member. If `value` itself is redacted,
    /// returns `usual`.
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

    /// The time on the clock between the end of the session and the start of the replay, in milliseconds.
    private static let pauseBetween = 60_000.0

    /// Saves this run as a capsule at `path`. The capsule has the same content as the answer of `GET /v1/capsule`.
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
