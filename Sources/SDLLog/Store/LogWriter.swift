internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Writes rows to disk, starts new segments and deletes the oldest segments.
actor LogWriter {
    private let executor = ThreadExecutor(named: "log-writer")
    private let settings: LogStore.Settings
    private let folder: Lock<LogStore.Folder>
    /// The files of the newest two segments. A late response can update a row in either segment.
    private var files: [(segment: LogSegment, file: LogSegmentFile)] = []
    /// The indexes of the damaged segments, to which no more rows are written.
    private var left: Set<Int> = []
    private var closed = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ settings: LogStore.Settings, folder: Lock<LogStore.Folder>) {
        self.settings = settings
        self.folder = folder
    }

    func write(_ rows: [StoredRow]) throws -> LogStore.Outcome {
        let deleted = dropDeleted()
        guard deleted.isEmpty else { return .deleted(deleted) }
        let first = rows.first { !$0.isUpdate }?.facts.seq
        let gone = try first.flatMap { try makeRoom(for: $0) }
        // Write each row to the segment that contains its number.
        for (segment, file) in files {
            let next = files.first { $0.segment.first > segment.first }?.segment.first ?? .max
            let own = rows.filter { segment.first <= $0.facts.seq && $0.facts.seq < next }
            guard !own.isEmpty else { continue }
            do {
                try file.write(own)
            } catch let failure as SQLite.Failure where failure.isCorrupt {
                leave(segment)
                throw failure
            }
        }
        return .written(gone: gone)
    }

    /// Closes files that another process has deleted or replaced. Returns the segments of these files.
    private func dropDeleted() -> [LogSegment] {
        let deleted = files.filter { !$0.file.isInPlace }.map(\.segment)
        guard !deleted.isEmpty else { return [] }
        files.removeAll { deleted.contains($0.segment) }
        folder.withLock { folder in folder.segments.removeAll { deleted.contains($0) } }
        return deleted
    }

    /// Stops writing to a damaged segment. The next start of the bridge saves the readable rows of the segment.
    private func leave(_ segment: LogSegment) {
        _ = FileBytes.write([], to: SegmentRemedy.mark(segment))
        left.insert(segment.index)
        files.removeAll { $0.segment == segment }
    }

    private func makeRoom(for first: UInt64) throws -> UInt64? {
        let newest = folder.withLock { $0.segments.last }
        if let newest, !left.contains(newest.index), size(of: newest) < settings.segmentBytes {
            // The last segment of an earlier process is used again.
            if files.isEmpty { try open(newest, first: first) }
            return nil
        }
        let segment = LogSegment(index: (newest?.index ?? 0) + 1, first: first, directory: settings.directory)
        try open(segment, first: first)
        folder.withLock { $0.segments.append(segment) }
        return dropOldest()
    }

    private func open(_ segment: LogSegment, first: UInt64) throws {
        let file = try LogSegmentFile(
            writing: segment, epoch: settings.epoch, startedAt: settings.startedAt, first: first)
        files.append((segment, file))
        if files.count > 2 { files.removeFirst() }
    }

    private func dropOldest() -> UInt64? {
        var segments = folder.withLock { $0.segments }
        var bytes = segments.reduce(0) { $0 + size(of: $1) }
        // The newest two segments may be open, so keep both.
        while segments.count > 2, bytes > settings.byteLimit - settings.segmentBytes {
            let oldest = segments.removeFirst()
            bytes -= size(of: oldest)
            for suffix in ["", "-wal", "-shm"] { unlink(oldest.path + suffix) }
        }
        let dropped = folder.withLock { folder in
            defer { folder.segments = segments }
            return folder.segments.count > segments.count
        }
        return dropped ? segments.first?.first : nil
    }

    private func size(of segment: LogSegment) -> Int {
        ["", "-wal"].reduce(0) { sum, suffix in
            var status = stat()
            return stat(segment.path + suffix, &status) == 0 ? sum + Int(status.st_size) : sum
        }
    }

    func close() {
        guard !closed else { return }
        closed = true
        files = []
        executor.stop()
    }
}
