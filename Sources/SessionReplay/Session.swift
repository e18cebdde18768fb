package import Capsules
package import JSON
import Journaling
import SDLSupport

/// A recorded session: the newest run in a capsule, the file in which sessions are saved.
package struct Session: Sendable {
    /// A section of the session: the state at the start of the section, and the later changes and rows.
    package struct Stretch: Sendable {
        package var state: [UInt8]?
        package var changes: [UInt8] = []
        package var rows: [UInt8] = []

        package init() {}
    }

    package var manifest: CapsuleManifest
    package var stretches: [Stretch]
    /// The SHA-256 hash of each file on the head unit, by app and file name.
    package var contents: [String: String]
    package var isCut: Bool
    /// The path of each app's program, by app.
    package var programs: [String: String]
    /// The entries of the capsule other than states, changes, rows and indexes: file contents, pictures and processes.
    package var rest: [(name: String, bytes: [UInt8])]
    /// The descriptions of the files, from the index of the capsule.
    package var files: JSONValue
    package var apps: [String] = []

    package init(capsule path: String) throws {
        var all: [String: Stretch] = [:]
        var names: [String] = []
        var rest: [(name: String, bytes: [UInt8])] = []
        let found = try CapsuleReader(path).read({ _ in true }) { name, bytes in
            guard let place = Self.place(of: name) else {
                if !["manifest.json", "index.json"].contains(name) { rest.append((name, bytes)) }
                return
            }
            if all[place.stretch] == nil { names.append(place.stretch) }
            switch place.part {
            case "state": all[place.stretch, default: Stretch()].state = bytes
            case "changes": all[place.stretch, default: Stretch()].changes = bytes
            default: all[place.stretch, default: Stretch()].rows += bytes
            }
        }
        manifest = found.manifest
        isCut = found.isCut
        let index = found.index.flatMap(CapsuleReader.json)
        files = index?["files"] ?? .object([:])
        apps = (index?["apps"]?.array ?? []).compactMap(\.string)
        contents = Dictionary(
            uniqueKeysWithValues: (files.object ?? [:]).compactMap { name, file in
                file["sha256"]?.string.map { (name, $0) }
            })
        self.rest = rest
        stretches = Self.newest(names.compactMap { all[$0] }, epoch: found.manifest.epoch)
        programs = Self.programs(rest.first { $0.name == "processes.json" }?.bytes)
    }

    /// Creates a session with one section.
    package init(_ stretch: Stretch, epoch: String = "one") {
        manifest = CapsuleManifest(
            title: "", why: .asked, made: "", product: "", productVersion: "", epoch: epoch, profile: "")
        stretches = [stretch]
        (contents, isCut, programs, rest, files) = ([:], false, [:], [], .object([:]))
    }

    /// Splits the name of a capsule's entry into the kind of content and the section. For example,
    /// `rows/000003-1.ndjson` contains rows of the section `000003`.
    private static func place(of name: String) -> (part: String, stretch: String)? {
        let steps = name.split(separator: "/")
        guard steps.count == 2, ["state", "changes", "rows"].contains(steps[0]) else { return nil }
        return (String(steps[0]), String(steps[1].prefix { $0 != "." && $0 != "-" }))
    }

    /// Returns the sections of the newest run, whose id is `epoch`. A capsule contains several runs, one after another.
    /// Each run has its own states and its own clock.
    private static func newest(_ all: [Stretch], epoch: String) -> [Stretch] {
        let first = all.firstIndex { stretch in stretch.state.map { RowPrefix($0).epoch == epoch } ?? false }
        return first.map { Array(all[$0...]) } ?? all
    }

    private static func programs(_ processes: [UInt8]?) -> [String: String] {
        let all = processes.flatMap(CapsuleReader.json)?["processes"]?.array ?? []
        return all.reduce(into: [:]) { programs, process in
            guard let app = process["app"]?.string else { return }
            programs[app] = process["name"]?.string
        }
    }
}

/// The values of a row that the replay needs.
package struct SessionRow {
    package let seq: UInt64
    /// The time of the row, in milliseconds on the head unit's clock.
    package let at: Double
    package let kind: String
    package let app: String?
    package let causes: [UInt64]
    package let json: JSONValue

    /// Parses a line. Returns nil if the line is not a row.
    init?(_ line: ArraySlice<UInt8>) {
        guard let json = CapsuleReader.json(Array(line)), let seq = json["seq"]?.int, seq > 0,
            let at = json["at"]?.double
        else { return nil }
        (self.seq, self.at, self.json) = (UInt64(seq), at, json)
        kind = json["kind"]?.string ?? ""
        app = json["app"]?.string
        causes = (json["causes"]?.array ?? []).compactMap { $0.int.flatMap { UInt64(exactly: $0) } }
    }

    package var name: String? { json["name"]?.string }

    package var isRequest: Bool {
        kind == "rpc" && json["direction"]?.string == "toHeadUnit" && json["rpcType"]?.string == "request"
    }
}

// MARK: - Parts

extension Session {
    package var firstRow: UInt64? {
        stretches.lazy.compactMap { stretch in
            stretch.rows.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first.flatMap { RowPrefix(Array($0)).seq }
        }.first
    }

    package var lastRow: UInt64? {
        stretches.reversed().lazy.compactMap { stretch in
            stretch.rows.split(separator: UInt8(ascii: "\n")).last.flatMap { RowPrefix(Array($0)).seq }
        }.first
    }

    /// Returns the start of the session, up to and including the row with the number `row`.
    package func until(_ row: UInt64) -> Session {
        func lines(_ text: [UInt8], _ number: (RowPrefix) -> UInt64?) -> [UInt8] {
            let kept = text.split(separator: UInt8(ascii: "\n")).prefix { line in
                number(RowPrefix(Array(line))).map { $0 <= row } ?? true
            }
            return Array(kept.joined(separator: [UInt8(ascii: "\n")]))
        }
        var part = self
        part.stretches = stretches.compactMap { stretch in
            if let begin = stretch.state.flatMap({ RowPrefix($0).row }), begin > row { return nil }
            var part = stretch
            part.changes = lines(stretch.changes) { $0.row }
            part.rows = lines(stretch.rows) { $0.seq }
            return part
        }
        return part
    }

    // MARK: Initial values

    package var lastChange: UInt64 {
        stretches.reversed().lazy.compactMap { stretch in
            let line = stretch.changes.split(separator: UInt8(ascii: "\n")).last
            return line.flatMap { RowPrefix(Array($0)).seq } ?? stretch.state.flatMap { RowPrefix($0).seq }
        }.first ?? 0
    }

    /// The head-unit profile at the start; nil if the session does not contain the profile.
    package var profile: JSONValue? { firstValue(at: ["headUnit", "profile"]) }

    var isWatched: Bool { firstValue(at: ["bridge", "watching"]) != nil }

    private func firstValue(at place: [String]) -> JSONValue? {
        for stretch in stretches {
            let state = stretch.state.flatMap(CapsuleReader.json)?["state"]
            if let value = place.reduce(state, { $0?[$1] }) { return value }
            let mark = Array("\"path\":\"/\(place[0])".utf8)
            for line in stretch.changes.split(separator: UInt8(ascii: "\n"))
            where ByteSearch.first(mark, in: line) != nil {
                for step in CapsuleReader.json(Array(line))?["patch"]?.array ?? [] {
                    let path = step["path"]?.string.flatMap { StatePath(pointer: $0) }?.keys ?? []
                    guard !path.isEmpty, place.starts(with: path) else { continue }
                    if let value = place.dropFirst(path.count).reduce(step["value"], { $0?[$1] }) { return value }
                }
            }
        }
        return nil
    }
}
