internal import SDLSupport

/// The bridge's log: every row in order, in memory and, where a folder is given, on disk.
///
/// Written by the hub alone; asked by anybody. Above its high-water mark it is full, and who brings work in from outside
/// waits; what is handed over is kept all the same.
final class LogBook: Sendable {
    struct Settings: Sendable {
        /// Texts kept in memory; older ones are read back from disk, or are gone when there is none.
        var textBytes = 16 << 20
        /// Waiting for the disk: rows and bytes above which the log is full.
        var waitingRows = 16_000
        var waitingBytes = 8 << 20
        /// A row is on its way to disk after this long at the latest.
        var delay = Duration.milliseconds(100)
        /// Rows that are worth a commit of their own.
        var batch = 1_000
        /// What one search may do, see `LogSearch`.
        var searchBudget = 16_000

        init() {}
    }

    private struct State {
        var shelf = RowShelf()
        var waiting: [StoredRow] = []
        var waitingBytes = 0
        /// Being written at this moment.
        var underWayRows = 0
        var underWayBytes = 0
        var isWriting = false
        var alarm: Alarm?
        /// The last row that is on disk.
        var stored: UInt64 = 0
        var failure: String?
        var full = false
        var proceed: [@Sendable () -> Void] = []
        var settled: [CheckedContinuation<Void, Never>] = []
    }

    private let settings: Settings
    private let store: LogStore?
    private let timekeeper: any Timekeeper
    private let state = Lock(State())
    /// Brings the rows that have their number and are not here yet.
    private let debt = Lock<(@Sendable () async -> Void)?>(nil)

    init(_ settings: Settings = Settings(), store: LogStore? = nil, timekeeper: any Timekeeper) {
        self.settings = settings
        self.store = store
        self.timekeeper = timekeeper
    }

    /// Takes in what is on disk. - Returns: the number of the last row.
    func load() async throws -> UInt64 {
        guard let store else { return 0 }
        try await store.load { facts in self.state.withLock { $0.shelf.append(facts, text: nil) } }
        return state.withLock { state in
            state.stored = state.shelf.last ?? 0
            return state.stored
        }
    }

    // MARK: Writing

    /// Rows are known of that are not here yet; who asks for any has them brought first.
    func owe(_ bring: @escaping @Sendable () async -> Void) { debt.withLock { $0 = bring } }

    /// Everything that is known of is here.
    func paid() { debt.withLock { $0 = nil } }

    private func collect() async {
        guard let bring = debt.withLock({ $0 }) else { return }
        await bring()
        // Whoever brought them may have been on somebody's thread who has other things to do than to search.
        await Task.yield()
    }

    func append(_ rows: [LogRow]) {
        take(rows.map { StoredRow(facts: $0.facts, json: $0.json) }) { shelf, row in
            shelf.append(row.facts, text: row.json)
        }
    }

    /// Later forms of rows that are in the log.
    func replace(_ rows: [LogRow]) {
        take(rows.map { StoredRow(facts: $0.facts, json: $0.json, isUpdate: true) }) { shelf, row in
            shelf.replace(row.facts, text: row.json)
        }
    }

    private func take(_ rows: [StoredRow], _ shelve: (inout RowShelf, StoredRow) -> Void) {
        guard !rows.isEmpty else { return }
        let writes = state.withLock { state in
            for row in rows { shelve(&state.shelf, row) }
            guard self.store != nil, state.failure == nil else {
                state.shelf.dropBoards(above: self.settings.textBytes)
                return false
            }
            for row in rows { Self.wait(row, &state) }
            self.measure(&state)
            return self.mayWrite(&state)
        }
        if writes { write() }
    }

    /// A row that is still waiting takes its later form where it stands.
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
        let rows = state.waiting.count + state.underWayRows
        let bytes = state.waitingBytes + state.underWayBytes
        if rows > settings.waitingRows || bytes > settings.waitingBytes {
            state.full = true
        } else if rows < settings.waitingRows / 2, bytes < settings.waitingBytes / 2 {
            state.full = false
        }
    }

    /// Whether to write now; sets the alarm when it is worth waiting for more.
    private func mayWrite(_ state: inout State) -> Bool {
        guard !state.isWriting, !state.waiting.isEmpty else { return false }
        if state.waiting.count >= settings.batch {
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
            guard !state.isWriting, !state.waiting.isEmpty else { return false }
            state.isWriting = true
            return true
        }
        if writes { write() }
    }

    private func write() {
        Task.detached { await self.writeWaiting() }
    }

    private func writeWaiting() async {
        guard let store else { return }
        while let rows = nextBatch() {
            var gone: UInt64?
            var failure: String?
            do {
                gone = try await store.write(rows)
            } catch {
                failure = "\(error)"
            }
            finish(rows, gone: gone, failure: failure)
        }
    }

    private func nextBatch() -> [StoredRow]? {
        let (rows, settled) = state.withLock { state -> ([StoredRow]?, [CheckedContinuation<Void, Never>]) in
            guard !state.waiting.isEmpty, state.failure == nil else {
                state.isWriting = false
                defer { state.settled = [] }
                return (nil, state.settled)
            }
            defer {
                state.waiting = []
                state.waitingBytes = 0
            }
            state.underWayRows = state.waiting.count
            state.underWayBytes = state.waitingBytes
            return (state.waiting, [])
        }
        for continuation in settled { continuation.resume() }
        return rows
    }

    private func finish(_ rows: [StoredRow], gone: UInt64?, failure: String?) {
        let proceed: [@Sendable () -> Void] = state.withLock { state in
            state.underWayRows = 0
            state.underWayBytes = 0
            if let failure {
                // The log goes on in memory; what waits is there already.
                state.failure = failure
                state.waiting = []
                state.waitingBytes = 0
            } else {
                state.stored = rows.last { !$0.isUpdate }?.facts.seq ?? state.stored
                state.shelf.dropTexts(above: self.settings.textBytes, stored: state.stored)
                if let gone { state.shelf.dropBoards(before: gone) }
            }
            self.measure(&state)
            guard !state.full else { return [] }
            defer { state.proceed = [] }
            return state.proceed
        }
        for proceed in proceed { proceed() }
    }

    /// Returns once everything taken so far is on disk.
    func flush() async {
        await collect()
        guard store != nil else { return }
        await withCheckedContinuation { continuation in
            let (now, starts) = state.withLock { state -> (Bool, Bool) in
                guard state.isWriting || (!state.waiting.isEmpty && state.failure == nil) else { return (true, false) }
                state.settled.append(continuation)
                defer { state.isWriting = true }
                return (false, !state.isWriting)
            }
            if now { continuation.resume() } else if starts { write() }
        }
    }

    func close() async {
        await flush()
        await store?.close()
    }

    // MARK: Room

    var isFull: Bool { state.withLock { $0.full } }

    func whenRoom(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.full { state.proceed.append(proceed) }
            return !state.full
        }
        if now { proceed() }
    }

    // MARK: Reading

    func shelf() async -> RowShelf {
        await collect()
        return state.withLock { $0.shelf }
    }

    func page(_ query: LogQuery) async throws -> LogPage {
        var search = LogSearch(query, in: await shelf(), store: store) { first, texts in
            self.state.withLock { $0.shelf.learn(texts, from: first) }
        }
        search.budget = settings.searchBudget
        return try await search.run()
    }

    /// The JSON of one row, wherever it is.
    func text(of seq: UInt64) async throws -> [UInt8]? {
        if let text = await shelf().text(of: seq) { return text }
        return try await store?.texts(of: [seq]).first?.1
    }

    /// The JSON of several rows, in the order asked for; rows that are gone are left out.
    func texts(of numbers: [UInt64]) async throws -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for number in numbers {
            if let text = try await text(of: number) { texts.append(text) }
        }
        return texts
    }

    struct Status: Hashable, Sendable {
        var rows: Int
        var first: UInt64?
        var last: UInt64?
        var textBytes: Int
        var waitingRows: Int
        var isFull: Bool
        /// Why nothing more goes to disk.
        var failure: String?
        /// Files that could not be read.
        var setAside: [String]
        var onDisk: Bool
    }

    var status: Status {
        let setAside = store?.setAside ?? []
        return state.withLock { state in
            Status(
                rows: state.shelf.count, first: state.shelf.first, last: state.shelf.last,
                textBytes: state.shelf.textBytes, waitingRows: state.waiting.count + state.underWayRows,
                isFull: state.full, failure: state.failure, setAside: setAside, onDisk: self.store != nil)
        }
    }
}
