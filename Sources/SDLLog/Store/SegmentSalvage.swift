internal import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Recovers the readable rows of a damaged segment.
///
/// Only the texts of the rows are needed, because the data in all other columns can be computed from the text. First,
/// the texts are read by row number, as far as the table is intact. If the header is damaged, the first page of an
/// intact file replaces the header. Finally, all bytes are searched for the characters with which a row begins.
struct SegmentSalvage {
    let segment: LogSegment
    let range: Range<UInt64>
    /// The bytes of the write-ahead log before SQLite opened the file.
    let ahead: [UInt8]

    /// The maximum number of failed queries. After a failed query, the next row is read alone.
    private static let tries: UInt64 = 1_000_000
    static let mostBytes = 1 << 30

    func rows() -> [StoredRow] {
        let bytes = FileBytes.read(segment.path, most: Self.mostBytes) ?? []
        var found: [UInt64: [UInt8]] = [:]
        Self.read(segment.path, range, into: &found)
        if found.isEmpty, let mended = mend(bytes) {
            Self.read(mended, range, into: &found)
            unlink(mended)
        }
        for (seq, text) in RowCarving.rows(in: bytes, range) where found[seq] == nil { found[seq] = text }
        for (seq, text) in RowCarving.rows(in: ahead, range) where found[seq] == nil { found[seq] = text }
        return Self.stored(found)
    }

    static func stored(_ found: [UInt64: [UInt8]]) -> [StoredRow] {
        found.sorted { $0.key < $1.key }.compactMap { seq, text in
            var facts = RowFacts(seq: 0, at: .zero, kind: "", source: .bridge)
            guard (try? facts.read(text)) != nil, facts.seq == seq else { return nil }
            return StoredRow(facts: facts, json: text)
        }
    }

    // MARK: Reading with SQLite

    /// Reads the rows in order. After an error, reads the next row number alone, and then continues in order.
    private static func read(_ path: String, _ range: Range<UInt64>, into found: inout [UInt64: [UInt8]]) {
        guard let database = try? SQLite(path, readOnly: true) else { return }
        var next = range.lowerBound
        var tried: UInt64 = 0
        while next < range.upperBound, tried < tries {
            do {
                try eachText(database, next..<range.upperBound) { seq, text in
                    found[seq] = text
                    next = seq + 1
                }
                return
            } catch {
                guard !error.isUseless else { return }
                tried += 1
                let one = next..<next + 1
                try? eachText(database, one) { found[$0] = $1 }
                next += 1
            }
        }
    }

    private static func eachText(
        _ database: SQLite, _ range: Range<UInt64>, _ body: (UInt64, [UInt8]) -> Void
    ) throws(SQLite.Failure) {
        let statement = try database.statement("SELECT seq, json FROM texts WHERE seq >= ? AND seq < ? ORDER BY seq")
        defer { statement.reset() }
        statement.bind(1, Int64(clamping: range.lowerBound))
        statement.bind(2, Int64(clamping: range.upperBound))
        while try statement.step() { body(UInt64(statement.integer(0)), statement.bytes(1)) }
    }

    // MARK: Damaged headers

    private static let pageSize = 4096

    /// Writes a copy of the segment whose first page comes from an intact segment, because the first page is the same
    /// in all segments. Returns the path of the copy; nil if the copy cannot be written.
    private func mend(_ bytes: [UInt8]) -> String? {
        guard bytes.count > Self.pageSize else { return nil }
        let (pattern, mended) = (segment.path + ".pattern", segment.path + ".mended")
        defer { unlink(pattern) }
        guard LogSegmentFile.writePattern(pattern),
            let sound = FileBytes.read(pattern, most: 1 << 20), sound.count >= Self.pageSize
        else { return nil }
        var page = Array(sound[..<Self.pageSize])
        // The page must declare that there is no write-ahead log, and must have the right number of pages.
        (page[18], page[19]) = (1, 1)
        let pages = UInt32(clamping: bytes.count / Self.pageSize)
        for place in 0..<4 { page[28 + place] = UInt8(truncatingIfNeeded: pages >> (24 - 8 * UInt32(place))) }
        return FileBytes.write(page + bytes[Self.pageSize...], to: mended) ? mended : nil
    }
}

/// Searches bytes for rows, by the characters with which every row begins.
enum RowCarving {
    private static let start = Array(#"{"seq":"#.utf8)
    /// The maximum size of a row that is found, in bytes. SQLite splits longer rows.
    private static let mostBytes = 1 << 16

    /// Returns the rows that `bytes` contains, by number. If a row occurs in several versions, returns the last
    /// version.
    static func rows(in bytes: [UInt8], _ range: Range<UInt64>) -> [(seq: UInt64, text: [UInt8])] {
        var rows: [UInt64: [UInt8]] = [:]
        var from = 0
        while let place = ByteSearch.first(start, in: bytes[from...]) {
            from = place + start.count
            guard let seq = number(in: bytes, at: from), range.contains(seq), let end = end(of: place, in: bytes) else {
                continue
            }
            let text = Array(bytes[place..<end])
            guard LogRow.value(of: text)?["kind"]?.string != nil else { continue }
            rows[seq] = text
            from = end
        }
        return rows.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    private static func number(in bytes: [UInt8], at place: Int) -> UInt64? {
        let digits = bytes[place..<min(place + 20, bytes.count)].prefix { (0x30...0x39).contains($0) }
        return UInt64(String(decoding: digits, as: UTF8.self))
    }

    /// Returns the index after the brace that closes the object at `place`.
    private static func end(of place: Int, in bytes: [UInt8]) -> Int? {
        var (depth, isText, index) = (0, false, place)
        let last = min(place + mostBytes, bytes.count)
        while index < last {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isText: index += 1
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "{") where !isText: depth += 1
            case UInt8(ascii: "}") where !isText:
                depth -= 1
                if depth == 0 { return index + 1 }
            case 0..<0x20: return nil
            default: break
            }
            index += 1
        }
        return nil
    }
}
