internal import SDLSupport

/// Reads rows from disk on a separate thread.
actor LogReader {
    private let executor = ThreadExecutor(named: "log-reader")
    private let folder: Lock<LogStore.Folder>
    /// The open files. The most recently used file is the last element.
    private var files: [(segment: LogSegment, file: LogSegmentFile)] = []
    private var closed = false
    private static let openFiles = 4

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(folder: Lock<LogStore.Folder>) {
        self.folder = folder
    }

    func facts(of segment: LogSegment) throws -> [RowFacts] { try file(of: segment).facts() }

    func texts(of numbers: [UInt64]) -> [(UInt64, [UInt8])] {
        let segments = folder.withLock { $0.segments }
        var texts: [(UInt64, [UInt8])] = []
        for number in numbers {
            let index = segments.partitioningIndex { $0.first > number } - 1
            guard index >= 0 else { continue }
            do {
                if let text = try file(of: segments[index]).text(of: number) { texts.append((number, text)) }
            } catch {
                note(segments[index], "\(error)")
            }
        }
        return texts
    }

    /// Notes that a file is damaged. A notice then reports the file, and the bridge checks the file at its next start.
    private func note(_ segment: LogSegment, _ reason: String) {
        let isNew = folder.withLock { $0.unreadable.updateValue(reason, forKey: segment.path) == nil }
        if isNew { _ = FileBytes.write([], to: SegmentRemedy.mark(segment)) }
    }

    /// Closes all files. Called before a file is replaced.
    func forget() { files = [] }

    private func file(of segment: LogSegment) throws -> LogSegmentFile {
        if let index = files.firstIndex(where: { $0.segment == segment }) {
            let open = files.remove(at: index)
            if open.file.isInPlace {
                files.append(open)
                return open.file
            }
        }
        if files.count == Self.openFiles { files.removeFirst() }
        let file = try LogSegmentFile(reading: segment)
        files.append((segment, file))
        return file
    }

    func close() {
        guard !closed else { return }
        closed = true
        files = []
        executor.stop()
    }
}
