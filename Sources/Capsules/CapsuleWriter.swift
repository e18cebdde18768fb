import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Writes a session as one capsule file, from the beginning of the file to its end. If the file is cut short, the
/// sections before the cut are still complete.
///
/// The caller fetches the written bytes with `take`, which removes these bytes from memory. So the memory never
/// contains the whole file.
package final class CapsuleWriter {
    package static let mostRows = 4_000

    private struct Stretch {
        var state: String?
        var changes: String?
        var rows: [String] = []
        var firstSeq: UInt64?
        var lastSeq: UInt64?
        var fromRow: UInt64?
        var toRow: UInt64?
        var rowCount = 0
        var fromAt: Double?
        var toAt: Double?
        var kinds: [String: Int] = [:]

        var json: JSONValue {
            var json: JSONValue = .object([:])
            json["state"] = state.map { .string($0) }
            json["changes"] = changes.map { .string($0) }
            json["rows"] = .array(rows.map { .string($0) })
            json["firstSeq"] = firstSeq.map { .int(Int($0)) }
            json["lastSeq"] = lastSeq.map { .int(Int($0)) }
            json["fromRow"] = fromRow.map { .int(Int($0)) }
            json["toRow"] = toRow.map { .int(Int($0)) }
            json["rowCount"] = .int(rowCount)
            json["fromAt"] = fromAt.map { .double($0) }
            json["toAt"] = toAt.map { .double($0) }
            var kinds: OrderedMap<String, JSONValue> = [:]
            for (kind, count) in self.kinds.sorted(by: { $0.key < $1.key }) { kinds[kind] = .int(count) }
            json["kinds"] = .object(kinds)
            return json
        }
    }

    private let zip: ZipWriter
    private var stretches: [Stretch] = []
    private var stretch: Stretch?
    private var files: OrderedMap<String, JSONValue> = [:]
    /// The SHA-256 hashes of the files whose contents are already in the capsule.
    private var contents: Set<String> = []
    private var fromWall: String?
    private var toWall: String?
    package private(set) var rowCount = 0

    /// Begins a capsule with its manifest.
    ///
    /// - Parameter second: the modification time of all entries, in seconds since 1970.
    package init(_ manifest: CapsuleManifest, second: Int) {
        zip = ZipWriter(second: second)
        zip.add("manifest.json", manifest.json.json())
    }

    /// Returns the bytes that were written since the last call of `take`, and removes these bytes from memory.
    package func take() -> [UInt8] { zip.take() }

    /// The name of the entry with the capture of the apps' connections.
    package static let wire = "wire.pcapng"

    // MARK: Sections

    /// Begins a section of the session.
    ///
    /// - Parameters:
    ///   - state: the whole state at the start of the section, as JSON.
    ///   - changes: the changes after the start, one per line.
    package func begin(state: [UInt8]?, changes: [UInt8]) {
        endStretch()
        var next = Stretch()
        let name = Self.digits(stretches.count)
        if let state {
            next.state = "state/\(name).json"
            zip.add("state/\(name).json", state)
            let glance = RowPrefix(state)
            next.firstSeq = glance.seq
            next.lastSeq = glance.seq
            (next.fromAt, next.toAt) = (glance.at, glance.at)
        }
        if !changes.isEmpty {
            next.changes = "changes/\(name).ndjson"
            zip.add("changes/\(name).ndjson", changes)
            let last = RowPrefix(changes, lastLine(of: changes))
            next.lastSeq = last.seq ?? next.lastSeq
            next.toAt = last.at ?? next.toAt
        }
        stretch = next
    }

    private func lastLine(of text: [UInt8]) -> Range<Int> {
        let end = text.last == UInt8(ascii: "\n") ? text.count - 1 : text.count
        return (text[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)..<end
    }

    /// Adds rows to the current section, the oldest row first. One call can add at most `mostRows` rows.
    package func add(rows: [[UInt8]]) {
        guard let first = rows.first, let last = rows.last else { return }
        var stretch = self.stretch ?? Stretch()
        let (number, part) = (Self.digits(stretches.count), stretch.rows.count)
        let name = part == 0 ? "rows/\(number).ndjson" : "rows/\(number)-\(part).ndjson"
        var text: [UInt8] = []
        text.reserveCapacity(rows.reduce(0) { $0 + $1.count + 1 })
        for row in rows {
            text += row
            text.append(UInt8(ascii: "\n"))
            if let kind = RowPrefix(row).kind { stretch.kinds[kind, default: 0] += 1 }
        }
        zip.add(name, text)
        let (from, to) = (RowPrefix(first), RowPrefix(last))
        stretch.rows.append(name)
        stretch.rowCount += rows.count
        stretch.fromRow = stretch.fromRow ?? from.seq
        stretch.toRow = to.seq
        stretch.fromAt = [stretch.fromAt, from.at].compactMap { $0 }.min()
        stretch.toAt = [stretch.toAt, to.at].compactMap { $0 }.max()
        self.stretch = stretch
        fromWall = fromWall ?? from.wall
        toWall = to.wall ?? toWall
        rowCount += rows.count
    }

    private func endStretch() {
        if let stretch { stretches.append(stretch) }
        stretch = nil
    }

    /// Formats a number with leading zeros, so that entry names sort in the order of the numbers.
    package static func digits(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, 6 - text.utf8.count)) + text
    }

    // MARK: Other contents

    /// Adds the description of a file to the index.
    ///
    /// - Returns: whether the caller must also add the content of the file; false if an earlier file has the same
    ///   content.
    package func name(file: String, of app: String, sha256: String, bytes: Int, type: String) -> Bool {
        files["\(app)/\(file)"] = ["sha256": .string(sha256), "bytes": .int(bytes), "type": .string(type)]
        return contents.insert(sha256).inserted
    }

    package func add(content: [UInt8], sha256: String) { zip.add("files/\(sha256)", content) }

    package func add(_ name: String, _ bytes: [UInt8]) { zip.add(name, bytes) }

    /// Writes the index, which completes the capsule.
    ///
    /// - Parameter apps: the keys of the apps.
    package func end(apps: [String]) {
        endStretch()
        var index: JSONValue = [
            "stretches": .array(stretches.map(\.json)), "files": .object(files), "rowCount": .int(rowCount),
        ]
        index["fromWall"] = fromWall.map { .string($0) }
        index["toWall"] = toWall.map { .string($0) }
        index["apps"] = .array(apps.map { .string($0) })
        zip.add("index.json", index.json())
        zip.end()
    }
}
