package import SDLSupport

/// The log of the bridge: all rows in order, in memory and optionally in a folder on disk.
///
/// Only the bridge's hub, which collects the rows of all sources, writes rows. Any thread can read rows. If too many
/// rows wait to be written to disk, the log is full, and the bridge stops reading from the connections of apps. A full
/// log still stores the rows that are appended.
package final class LogBook: Sendable {
    package struct Settings: Sendable {
        /// The maximum size of the rows' texts in memory, in bytes. Above the limit, the oldest texts are removed from
        /// memory and must be read from disk. A log without a folder drops the oldest rows.
        package var textBytes = 512 << 10
        /// The maximum number of rows that wait to be written to disk. Above this limit, the log is full.
        package var waitingRows = 16_000
        /// The maximum size in bytes of the rows that wait to be written to disk. Above this limit, the log is full.
        package var waitingBytes = 8 << 20
        /// The longest delay before a row is written.
        var delay = Duration.milliseconds(100)
        /// If this number of rows waits, the rows are written to disk before `delay` has passed.
        var batchRows = 1_000
        /// The time between a failed write and the next attempt.
        package var retry = Duration.seconds(1)
        /// The maximum amount of work in one search; see `LogSearch.budgetRows`.
        var searchBudgetRows = 16_000
        /// The maximum time of one search; see `LogSearch.timeLimit`.
        var searchTime: Duration = .seconds(1)

        package init() {}
    }

    private struct State {
        var rowIndex = RowIndex()
        var waiting: [StoredRow] = []
        var waitingBytes = 0
        var writingRows = 0
        var writingBytes = 0
        var isWriting = false
        var alarm: Alarm?
        /// The number of the newest row on disk.
        var stored: UInt64 = 0
        /// The error of the last write; nil if the write succeeded. Rows of a failed write are written again later.
        var failure: String?
        /// The number of rows that were lost because of failed writes.
        var lost = 0
        var notices: [JournalNotice] = []
        var full = false
        var proceed: [@Sendable () -> Void] = []
        var flushWaiters: [CheckedContinuation<Void, Never>] = []
    }

    private let settings: Settings
    private let store: LogStore?
    /// The file for the heads (`RowHead`) of old rows; nil if the heads of all rows stay in memory.
    private let indexFile: RowIndexFile?
    private let timekeeper: any Timekeeper
    private let state = Lock(State())
    private let listener = Lock<(@Sendable (JournalNotice) -> Void)?>(nil)
    /// A closure that adds rows which already have numbers but are not in the log yet; nil if the log contains all
    /// numbered rows.
    private let deferred = Lock<(@Sendable () async -> Void)?>(nil)

    package init(_ settings: Settings = Settings(), store: LogStore? = nil, timekeeper: any Timekeeper) {
        self.settings = settings
        self.store = store
        indexFile = store.flatMap { RowIndexFile(in: $0.directory) }
        self.timekeeper = timekeeper
    }

    /// Loads the rows from disk. Returns the highest row number that is already used. New rows must have higher
    /// numbers.
    package func load() async throws -> UInt64 {
        guard let store else { return 0 }
        try await store.load { facts in
            self.state.withLock { state in
                state.rowIndex.append(facts, text: nil)
                if state.rowIndex.count.isMultiple(of: RowIndex.chunkRows) { self.moveOldHeads(&state) }
            }
        }
        let last = state.withLock { state in
            state.stored = state.rowIndex.last ?? 0
            return state.stored
        }
        return max(last, store.numbers.now.given)
    }

    /// Sets a listener for notices about the journal. The listener immediately receives all earlier notices.
    package func listen(_ listener: @escaping @Sendable (JournalNotice) -> Void) {
        for notice in store?.notices ?? [] { listener(notice) }
        self.listener.withLock { $0 = listener }
    }

    private static let noticeLimit = 20

    private func report(_ notice: JournalNotice) {
        if notice.isDamage { state.withLock { $0.notices = $0.notices.suffix(Self.noticeLimit - 1) + [notice] } }
        listener.withLock { $0 }?(notice)
    }

    /// Reserves the row numbers after `seq`, so that no later process uses these numbers. Returns the last reserved
    /// number. The caller must not publish higher numbers.
    package func take(after seq: UInt64) -> UInt64 { store?.numbers.take(after: seq) ?? .max }

    // MARK: Writing

    /// Notes that some rows are not in the log yet. Before the next read, the log calls `bring`, which adds these rows.
    package func deferRows(_ bring: @escaping @Sendable () async -> Void) { deferred.withLock { $0 = bring } }

    package func rowsWritten() { deferred.withLock { $0 = nil } }

    private func collect() async {
        guard let bring = deferred.withLock({ $0 }) else { return }
        await bring()
        // The call may have continued this task on a thread that must not search.
        await Task.yield()
    }

    package func append(_ rows: [LogRow]) {
        take(rows.map { StoredRow(facts: $0.facts, json: $0.json) }) { rowIndex, row in
            rowIndex.append(row.facts, text: row.json)
        }
    }

    package func replace(_ rows: [LogRow]) {
        take(rows.map { StoredRow(facts: $0.facts, json: $0.json, isUpdate: true) }) { rowIndex, row in
            rowIndex.replace(row.facts, text: row.json)
        }
    }

    private func take(_ rows: [StoredRow], _ insert: (inout RowIndex, StoredRow) -> Void) {
        guard !rows.isEmpty else { return }
        let writes = state.withLock { state in
            for row in rows { insert(&state.rowIndex, row) }
            guard self.store != nil else {
                state.rowIndex.dropChunks(above: self.settings.textBytes)
                return false
            }
            for row in rows { Self.wait(row, &state) }
            guard state.failure == nil else {
                self.bound(&state)
                return false
            }
            self.measure(&state)
            return self.mayWrite(&state)
        }
        if writes { write() }
    }

    /// Limits the memory while writes to the disk fail. Drops the oldest rows.
    private func bound(_ state: inout State) {
        guard state.rowIndex.textBytes > settings.textBytes else { return }
        state.rowIndex.dropTexts(above: settings.textBytes, stored: state.stored)
        state.rowIndex.dropChunks(above: settings.textBytes)
        let first = state.rowIndex.first ?? 0
        let count = state.waiting.partitioningIndex { $0.facts.seq >= first }
        for row in state.waiting[..<count] { state.waitingBytes -= row.json.count }
        state.lost += state.waiting[..<count].count { !$0.isUpdate }
        state.waiting.removeFirst(count)
    }

    /// Adds a row to the rows that wait to be written. If an older version of the row is waiting, replaces the older
    /// version.
    private static func wait(_ row: StoredRow, _ state: inout State) {
        if row.isUpdate {
            let index = state.waiting.partitioningIndex { $0.facts.seq >= row.facts.seq }
            if index < state.waiting.count, state.waiting[index].facts.seq == row.facts.seq {
                state.waitingBytes += row.json.count - state.waiting[index].json.count
                state.waiting[index].facts = row.facts
                state.waiting[index].json = row.json
            } else {
                state.waiting.insert(row, at: index)
                state.waitingBytes += row.json.count
            }
        } else {
            state.waiting.append(row)
            state.waitingBytes += row.json.count
        }
    }

    private func measure(_ state: inout State) {
        let rows = state.waiting.count + state.writingRows
        let bytes = state.waitingBytes + state.writingBytes
        if rows > settings.waitingRows || bytes > settings.waitingBytes {
            state.full = true
        } else if rows < settings.waitingRows / 2, bytes < settings.waitingBytes / 2 {
            state.full = false
        }
    }

    /// Returns whether the caller must write the waiting rows now. If not, sets a timer to collect more rows first.
    private func mayWrite(_ state: inout State, isDue: Bool = false) -> Bool {
        guard !state.isWriting, !state.waiting.isEmpty else { return false }
        if isDue || state.waiting.count >= settings.batchRows {
            state.isWriting = true
            return true
        }
        if state.alarm == nil {
            state.alarm = timekeeper.ring(after: settings.delay) { [weak self] in self?.due() }
        }
        return false
    }

    private func due() {
        let writes = state.withLock { state in
            state.alarm = nil
            return self.mayWrite(&state, isDue: true)
        }
        if writes { write() }
    }

    private func write() {
        Task.detached { await self.writeWaiting() }
    }

    private func writeWaiting() async {
        guard let store else { return }
        while let rows = nextBatch() {
            do {
                switch try await store.write(rows) {
                case .written(let gone): finish(rows, gone: gone)
                case .deleted(let segments): rewrite(rows, of: segments)
                }
            } catch {
                return fail(rows, "\(error)")
            }
        }
    }

    private func nextBatch() -> [StoredRow]? {
        let (rows, waiters) = state.withLock { state -> ([StoredRow]?, [CheckedContinuation<Void, Never>]) in
            guard !state.waiting.isEmpty else {
                state.isWriting = false
                defer { state.flushWaiters = [] }
                return (nil, state.flushWaiters)
            }
            defer {
                state.waiting = []
                state.waitingBytes = 0
            }
            state.writingRows = state.waiting.count
            state.writingBytes = state.waitingBytes
            return (state.waiting, [])
        }
        for continuation in waiters { continuation.resume() }
        return rows
    }

    private func finish(_ rows: [StoredRow], gone: UInt64?) {
        let last = rows.last { !$0.isUpdate }?.facts.seq
        if let last { store?.numbers.store(last) }
        let (proceed, notice) = state.withLock { state -> ([@Sendable () -> Void], JournalNotice?) in
            state.writingRows = 0
            state.writingBytes = 0
            let notice = state.failure.map { self.resumed(after: $0, rows.count, lost: state.lost) }
            (state.failure, state.lost) = (nil, 0)
            state.stored = last ?? state.stored
            state.rowIndex.dropTexts(above: self.settings.textBytes, stored: state.stored)
            if let gone { state.rowIndex.dropRows(before: gone) }
            self.moveOldHeads(&state)
            self.measure(&state)
            guard !state.full else { return ([], notice) }
            defer { state.proceed = [] }
            return (state.proceed, notice)
        }
        for proceed in proceed { proceed() }
        if let notice { report(notice) }
    }

    private func moveOldHeads(_ state: inout State) {
        if let indexFile { state.rowIndex.moveOld(to: indexFile) }
    }

    // MARK: Disk failures

    /// Handles a failed write. The rows stay in memory until the next attempt to write.
    private func fail(_ rows: [StoredRow], _ failure: String) {
        let (proceed, waiters, isNew) = state.withLock { state in
            let isNew = state.failure == nil
            state.failure = failure
            Self.putBack(rows, &state)
            self.bound(&state)
            state.isWriting = false
            // A disk failure must not block the apps.
            state.full = false
            if state.alarm == nil {
                state.alarm = self.timekeeper.ring(after: self.settings.retry) { [weak self] in self?.due() }
            }
            defer { (state.proceed, state.flushWaiters) = ([], []) }
            return (state.proceed, state.flushWaiters, isNew)
        }
        for proceed in proceed { proceed() }
        for continuation in waiters { continuation.resume() }
        guard isNew else { return }
        report(
            JournalNotice(
                rule: .stopped, path: store?.numbers.path ?? "",
                message: "Rows cannot be written to disk: \(failure).",
                fix: "Free disk space, or make the folder writable. The bridge retries every second and keeps rows in "
                    + "memory until then."))
    }

    private func resumed(after failure: String, _ count: Int, lost: Int) -> JournalNotice {
        var message = "The journal is written to disk again, including \(count) rows that had waited."
        if lost > 0 { message += " \(lost) older rows did not fit in memory and are lost." }
        return JournalNotice(
            rule: .resumed, path: store?.numbers.path ?? "", message: message,
            fix: "No action is needed. Writing had stopped because of: \(failure).", kept: count, lost: lost)
    }

    private static func putBack(_ rows: [StoredRow], _ state: inout State) {
        let later = state.waiting
        state.writingRows = 0
        state.writingBytes = 0
        state.waiting = rows
        state.waitingBytes = rows.reduce(0) { $0 + $1.json.count }
        for row in later { wait(row, &state) }
    }

    /// Schedules the rows of deleted files to be written again. Rows whose texts are not in memory any more are lost.
    private func rewrite(_ rows: [StoredRow], of segments: [LogSegment]) {
        let notices = state.withLock { state in
            Self.putBack(rows, &state)
            return segments.sorted { $0.first > $1.first }.map { segment in
                let next = segments.filter { $0.first > segment.first }.map(\.first).min()
                let new = state.waiting.first { !$0.isUpdate }?.facts.seq
                return self.rewrite(segment, before: next ?? new ?? .max, &state)
            }
        }
        for notice in notices { report(notice) }
    }

    private func rewrite(_ segment: LogSegment, before end: UInt64, _ state: inout State) -> JournalNotice {
        let held = state.rowIndex.texts(from: max(1, segment.first), before: end)
        let rows = SegmentSalvage.stored(held.texts)
        Self.putBack(rows, &state)
        return JournalNotice(
            rule: .deleted, path: segment.path,
            message: "\(segment.path) was deleted while the bridge was running. \(rows.count) of its rows were still "
                + "in memory and are written again; \(held.count - rows.count) are lost.",
            fix: "Do not delete files in the folder while the bridge runs; --journal-size limits the folder's size.",
            kept: rows.count, lost: held.count - rows.count)
    }

    /// Waits until all rows that were appended before this call are on disk.
    package func flush() async {
        await collect()
        guard store != nil else { return }
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { continuation in
            let (now, starts) = state.withLock { state -> (Bool, Bool) in
                guard state.isWriting || (!state.waiting.isEmpty && state.failure == nil) else { return (true, false) }
                state.flushWaiters.append(continuation)
                defer { state.isWriting = true }
                return (false, !state.isWriting)
            }
            if now { continuation.resume() } else if starts { write() }
        }
    }

    package func close() async {
        await flush()
        await store?.close()
        // No reserved number above the last row was used, so the next process continues after this row.
        if let store, let last = status.last, status.failure == nil { store.numbers.end(at: last) }
    }

    // MARK: Back-pressure

    package var isFull: Bool { state.withLock { $0.full } }

    package func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.full { state.proceed.append(proceed) }
            return !state.full
        }
        if now { proceed() }
    }

    // MARK: Reading

    package func rowIndex() async -> RowIndex {
        await collect()
        return state.withLock { $0.rowIndex }
    }

    package func page(_ query: LogQuery) async throws -> LogPage { try await page(query, in: await rowIndex()) }

    /// Returns one page of the rows that match a query.
    ///
    /// - Parameter index: the rows to search, a snapshot of the log.
    package func page(_ query: LogQuery, in index: RowIndex) async throws -> LogPage {
        var search = LogSearch(query, in: index, store: store) { first, texts in
            self.state.withLock { $0.rowIndex.learn(texts, from: first) }
        }
        search.budgetRows = settings.searchBudgetRows
        search.timeLimit = (timekeeper, settings.searchTime)
        return try await search.run()
    }

    /// Returns the JSON of one row, from memory or from disk; nil if the row was deleted.
    package func text(of seq: UInt64) async throws -> [UInt8]? {
        if let text = await rowIndex().text(of: seq) { return text }
        return await store?.texts(of: [seq]).first?.1
    }

    /// Returns the JSON of several rows, in the order of `numbers`. Deleted rows are left out.
    package func texts(of numbers: [UInt64]) async throws -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for number in numbers {
            if let text = try await text(of: number) { texts.append(text) }
        }
        return texts
    }

    package struct Status: Hashable, Sendable {
        package var rows: Int
        package var first: UInt64?
        package var last: UInt64?
        package var textBytes: Int
        package var waitingRows: Int
        package var isFull: Bool
        /// The reason why rows cannot be written to disk; nil if writing works.
        package var failure: String?
        /// The problems with the files of the journal.
        package var notices: [JournalNotice]
        package var onDisk: Bool
    }

    package var status: Status {
        let found = store?.notices ?? []
        return state.withLock { state in
            Status(
                rows: state.rowIndex.count, first: state.rowIndex.first, last: state.rowIndex.last,
                textBytes: state.rowIndex.textBytes, waitingRows: state.waiting.count + state.writingRows,
                isFull: state.full, failure: state.failure, notices: found + state.notices, onDisk: self.store != nil)
        }
    }
}
