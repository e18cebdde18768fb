internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Checks the folder of the journal when the bridge starts. A damaged file is renamed and replaced by a new file with
/// the readable rows.
struct SegmentRemedy {
    private let settings: LogStore.Settings
    private let numbers: RowNumbers.Reservation
    private var segments: [LogSegment] = []
    /// The bytes that the previous process has left in the write-ahead log of the newest file.
    private var ahead: [UInt8] = []
    private(set) var notices: [JournalNotice] = []

    /// The maximum size of a write-ahead log that is read, in bytes. Usually, the log has a few megabytes.
    private static let mostAhead = 256 << 20

    init(_ settings: LogStore.Settings, _ numbers: RowNumbers.Reservation) {
        self.settings = settings
        self.numbers = numbers
    }

    /// Returns the path of a marker file. The marker file exists if a running bridge has found damage in the segment.
    static func mark(_ segment: LogSegment) -> String { segment.path + ".look" }

    mutating func scan() -> [LogSegment] {
        let names = Folder.names(in: settings.directory)
        let indexes = names.compactMap(LogSegment.index(ofFile:)).sorted()
        for index in indexes {
            var segment = LogSegment(index: index, first: 0, directory: settings.directory)
            if let before = segments.last, index > before.index + 1 { noteGone(after: before) }
            let isNewest = index == indexes.last
            let left = FileBytes.read(segment.path + "-wal", most: Self.mostAhead) ?? []
            if isNewest { ahead = left }
            let isMarked = names.contains("\(Self.mark(segment).split(separator: "/").last ?? "")")
            do {
                segment.first = try Self.open(segment, isThorough: isNewest || isMarked)
                segments.append(segment)
            } catch {
                segment.first = (segments.last?.first ?? 0) + 1
                segments.append(segment)
                repair(segment, "\(error)", ahead: left)
            }
            if isMarked { unlink(Self.mark(segment)) }
        }
        return segments
    }

    /// Opens and checks a segment. Returns the lowest number that a row of the segment can have.
    private static func open(_ segment: LogSegment, isThorough: Bool) throws -> UInt64 {
        // Opening the file for writing applies the write-ahead log of a process that was killed.
        let database = try SQLite(segment.path)
        try database.execute("SELECT count(*) FROM sqlite_schema")
        let file = try LogSegmentFile(reading: segment)
        if isThorough { try file.check() }
        return try file.firstNumber() ?? 0
    }

    private mutating func noteGone(after segment: LogSegment) {
        notices.append(
            JournalNotice(
                rule: .deleted, path: settings.directory,
                message: "The file after \(segment.path) was deleted, together with its rows.",
                fix: "No action is needed; the rows before and after this file are available."))
    }

    // MARK: One damaged file

    /// Renames a damaged segment, and creates a new segment with the readable rows.
    mutating func repair(_ segment: LogSegment, _ reason: String, ahead: [UInt8]? = nil) {
        let end = segments.first { $0.index > segment.index }?.first ?? max(numbers.given, numbers.stored) + 1
        let salvage = SegmentSalvage(
            segment: segment, range: max(1, segment.first)..<max(2, segment.first + 1, end),
            ahead: ahead ?? (segment == segments.last ? self.ahead : []))
        let rows = salvage.rows()
        let aside = Self.setAside(segment.path)
        let isKept = Self.write(rows, to: segment, settings)
        let kept = isKept ? rows.count : 0
        var message = "The journal's file \(segment.path) cannot be read: \(reason). "
        message += kept == 0 ? "None of its rows could be saved." : "\(kept) of its rows could be read and were kept."
        notices.append(
            JournalNotice(
                rule: .damaged, path: aside, message: message,
                fix: "The damaged file is now \(aside). Delete this file if you do not need it.", kept: kept))
    }

    /// Renames a file. Returns the new name, which no other file has.
    private static func setAside(_ path: String) -> String {
        var aside = path + ".unreadable"
        var number = 2
        while access(aside, F_OK) == 0 {
            aside = "\(path).unreadable-\(number)"
            number += 1
        }
        rename(path, aside)
        rename(path + "-wal", aside + "-wal")
        unlink(path + "-shm")
        return aside
    }

    private static func write(_ rows: [StoredRow], to segment: LogSegment, _ settings: LogStore.Settings) -> Bool {
        do {
            let file = try LogSegmentFile(
                writing: segment, epoch: settings.epoch, startedAt: settings.startedAt, first: segment.first)
            try file.write(rows)
            return true
        } catch {
            return false
        }
    }

    // MARK: Missing rows

    /// Restores the committed rows after the row `last` from the write-ahead log, and returns these rows. SQLite does
    /// not read rows that follow a damaged part of the log.
    mutating func missing(behind last: UInt64, in newest: LogSegment) -> [StoredRow] {
        guard numbers.stored > last else { return [] }
        let carved = RowCarving.rows(in: ahead, last + 1..<numbers.given + 1)
        let rows = SegmentSalvage.stored(Dictionary(uniqueKeysWithValues: carved.map { ($0.seq, $0.text) }))
        let isKept = !rows.isEmpty && Self.write(rows, to: newest, settings)
        let kept = isKept ? rows.count : 0
        let aside = newest.path + "-wal.unreadable"
        let isThere = !ahead.isEmpty && FileBytes.write(ahead, to: aside)
        let committed = Int(clamping: numbers.stored - last)
        notices.append(
            JournalNotice(
                rule: .missing, path: isThere ? aside : newest.path,
                message: "Rows \(last + 1) to \(numbers.stored) were written but are not in \(newest.path): its "
                    + "write-ahead log is damaged, or the file is an older copy. "
                    + "\(kept) of these rows could be read and were kept.",
                fix: isThere
                    ? "A copy of the damaged write-ahead log is in \(aside). Delete the copy if you do not need it."
                    : "No action is needed. New rows get higher numbers than the missing rows.",
                kept: kept, lost: max(0, committed - kept)))
        return isKept ? rows : []
    }
}
