import Capsules
import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Stores a capsule for each crash of an app and for each app that stops responding. Only the ten newest capsules are
/// kept.
final class CrashCapsules: Sendable {
    struct Kept: Sendable {
        var name: String
        var bytes: Int
        var path: String

        /// The description of a stored capsule, for the list of capsules. The description comes from the name of the
        /// file, for example `2026-03-01T02-10-05.123Z.hello.crashed.sdlcapsule.zip`.
        var json: JSONValue {
            let parts = name.dropLast(CapsuleManifest.ending.count).split(separator: ".").map(String.init)
            var json: JSONValue = ["name": .string(name), "bytes": .int(bytes)]
            json["made"] = parts.count > 3 ? Self.instant(parts[0], parts[1]).map { .string($0) } : nil
            json["why"] = parts.count > 3 ? parts.last.map { .string($0) } : nil
            json["app"] = parts.count > 3 ? .string(parts[2..<(parts.count - 1)].joined(separator: ".")) : nil
            return json
        }

        /// Returns the time in a capsule's file name, in the format of RFC 3339. The file name has hyphens where RFC
        /// 3339 has colons. Returns nil if the file name contains no such time.
        private static func instant(_ seconds: String, _ fraction: String) -> String? {
            let halves = seconds.split(separator: "T")
            guard halves.count == 2, fraction.hasSuffix("Z") else { return nil }
            return "\(halves[0])T\(halves[1].map { $0 == "-" ? ":" : String($0) }.joined()).\(fraction)"
        }
    }

    private struct Incident: Sendable {
        let why: CapsuleManifest.Why
        let name: String
        let app: String?
        let row: UInt64
    }

    static let most = 10
    /// The maximum number of rows in a capsule. One hour of manual use produces about this number of rows.
    private static let newestRows: UInt64 = 50_000

    private let folder: String
    private let source: CapsuleSource
    /// Writes one capsule at a time. If several apps crash or stop responding while a capsule is being written, only
    /// the last of these apps gets a capsule.
    private let incidents = SerialWorker<Incident>()

    init(_ folder: String, _ source: CapsuleSource) {
        self.folder = folder
        self.source = source
        // Remove the incomplete files of an earlier bridge process that was killed.
        for name in Folder.names(in: folder) where name.hasSuffix(AtomicFile.ending) { unlink("\(folder)/\(name)") }
        incidents.begin { [weak self] batch, _ in
            guard let incident = batch.last else { return }
            await self?.make(incident)
        }
    }

    /// Stores a capsule for an app that crashed or stopped responding. `row` is the number of the row that reports this
    /// event.
    func keep(_ why: CapsuleManifest.Why, _ name: String, app: String?, row: UInt64) {
        incidents.send(Incident(why: why, name: name, app: app, row: row))
    }

    private func make(_ incident: Incident) async {
        let what = incident.why == .crashed ? "crashed" : "stopped responding"
        let wanted = CapsuleSource.Wanted(
            newest: Self.newestRows, why: incident.why, title: "\(incident.name) \(what)")
        let name =
            "\(Self.plain(RowBuilder.wall())).\(Self.plain(incident.app ?? incident.name)).\(incident.why.rawValue)"
            + CapsuleManifest.ending
        var words: JSONValue = ["what": "capsule", "why": .string(incident.why.rawValue), "name": .string(name)]
        do {
            words["bytes"] = .int(try await write(wanted, to: name))
            words["message"] = .string("The rows before it are saved in /v1/capsules/\(name).")
        } catch {
            words["message"] = .string("The capsule could not be saved: \(error)")
            words["name"] = nil
        }
        await source.hub.note("process", app: incident.app, causes: [incident.row], words)
        for old in kept.dropFirst(Self.most) { unlink(old.path) }
    }

    private func write(_ wanted: CapsuleSource.Wanted, to name: String) async throws -> Int {
        mkdir(folder, 0o700)
        let (source, path) = (source, "\(folder)/\(name)")
        return try await CapsuleSource.gathering.run {
            let file = try AtomicFile(path)
            try await source.write(wanted) { piece in
                try file.write(piece)
                return true
            }
            try file.finish()
            return file.bytes
        }
    }

    /// The stored capsules, newest first.
    var kept: [Kept] {
        Folder.names(in: folder).filter { $0.hasSuffix(CapsuleManifest.ending) && !$0.hasPrefix(".") }.sorted(by: >)
            .compactMap { name in
                var facts = stat()
                let path = "\(folder)/\(name)"
                guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
                return Kept(name: name, bytes: Int(facts.st_size), path: path)
            }
    }

    /// Returns `text` with hyphens instead of characters that some systems do not allow in file names.
    private static func plain(_ text: String) -> String {
        String(
            text.prefix(60).map { letter in
                letter.isASCII && (letter.isLetter || letter.isNumber || letter == ".") ? letter : "-"
            })
    }
}
