import SDLSupport

/// Searches an index of rows in one direction. Texts that are not in memory are read from disk.
struct LogSearch {
    /// The amount of work after which the search stops and returns the rows that it has found. Testing a text in memory
    /// costs 1, and testing a text on disk costs 3.
    var budgetRows = 30_000
    /// The time after which the search stops and returns the rows that it has found. The limit is needed because some
    /// rows are very long. The time that the thread spends on other tasks does not count.
    var timeLimit: (timekeeper: any Timekeeper, most: Duration)?

    private static let slice = 256
    private static let diskCost = 3

    private let rowIndex: RowIndex
    private let matcher: RowMatcher
    /// The marks (bits of a `TrigramFilter`) that a block needs to contain a match, the rarest mark first. Most blocks
    /// lack the rarest mark, so a single test is enough to skip these blocks.
    private let marks: [Int]
    private let store: LogStore?
    private let limit: Int
    private let isForward: Bool
    private let range: ClosedRange<UInt64>?
    /// Called when all texts of a block were read from disk. `learn` creates the trigram filter of the block.
    private let learn: @Sendable (_ first: UInt64, _ texts: [[UInt8]]) -> Void

    private var page = LogPage()
    private var found: [(seq: UInt64, text: [UInt8])] = []
    /// The rows on disk whose heads match. The texts of these rows are not tested yet.
    private var waiting: [UInt64] = []
    private var spent = 0
    private var worked = Duration.zero

    init(
        _ query: LogQuery, in rowIndex: RowIndex, store: LogStore?,
        learn: @escaping @Sendable (_ first: UInt64, _ texts: [[UInt8]]) -> Void
    ) {
        self.rowIndex = rowIndex
        self.store = store
        self.learn = learn
        let matcher = RowMatcher(query.filter, rowIndex: rowIndex)
        self.matcher = matcher
        marks = Self.rareFirst(matcher.marks, in: rowIndex)
        limit = query.limit
        let asked: ClosedRange<UInt64>?
        switch query.order {
        case .after(let seq):
            isForward = true
            asked = seq < UInt64.max ? seq + 1...UInt64.max : nil
        case .before(let seq):
            isForward = false
            asked = seq == 0 ? nil : 0...((seq ?? UInt64.max) - 1)
        }
        range = asked.flatMap { $0.overlaps(matcher.range) ? $0.clamped(to: matcher.range) : nil }
    }

    /// The number of chunks in which marks are counted, to estimate which marks are rare.
    private static let sample = 64

    private static func rareFirst(_ marks: [Int], in rowIndex: RowIndex) -> [Int] {
        guard marks.count > 1 else { return marks }
        let step = max(1, rowIndex.chunks.count / sample)
        let asked = stride(from: 0, to: rowIndex.chunks.count, by: step).map {
            rowIndex.chunks[$0].loaded(withFilters: true)
        }
        let holders = Set(marks).map { mark in
            (mark: mark, count: asked.reduce(0) { $0 + ($1.mayContain([mark], block: 0) ? 1 : 0) })
        }
        return holders.sorted { ($0.count, $0.mark) < ($1.count, $1.mark) }.map(\.mark)
    }

    /// Runs the search and returns a page of rows, the oldest row first.
    mutating func run() async throws -> LogPage {
        page.first = rowIndex.first
        page.last = rowIndex.last
        try await walk()
        if found.count < limit, !waiting.isEmpty { try await readWaiting() }
        if found.count >= limit { page.next = found[limit - 1].seq }
        let texts = found.prefix(limit).map(\.text)
        page.rows = isForward ? texts : texts.reversed()
        return page
    }

    private mutating func walk() async throws {
        guard let range, !rowIndex.chunks.isEmpty else { return }
        for number in isForward ? Array(rowIndex.chunks.indices) : rowIndex.chunks.indices.reversed() {
            guard let first = rowIndex.chunks[number].first, let last = rowIndex.chunks[number].last,
                range.overlaps(first...last)
            else { continue }
            let chunk = rowIndex.chunks[number].loaded(withFilters: !marks.isEmpty)
            let blocks = (chunk.heads.count + TrigramFilter.rows - 1) / TrigramFilter.rows
            for block in isForward ? Array(0..<blocks) : (0..<blocks).reversed() {
                let begun = timeLimit?.timekeeper.now
                try await search(block, of: chunk, range)
                if let begun, let now = timeLimit?.timekeeper.now { worked += now - begun }
                if found.count >= limit { return }
                // Let other tasks run. The client may also have disconnected.
                await Task.yield()
                try Task.checkCancellation()
                guard spent >= budgetRows || isLate else { continue }
                try await readWaiting()
                if found.count < limit { page.next = edge(of: block, of: chunk) }
                return
            }
        }
    }

    private var isLate: Bool { timeLimit.map { worked >= $0.most } ?? false }

    /// Returns the number of the row that the search reaches last in a block: the newest or the oldest row, depending
    /// on the direction.
    private func edge(of block: Int, of chunk: RowIndex.Chunk) -> UInt64 {
        let rows = block * TrigramFilter.rows..<min((block + 1) * TrigramFilter.rows, chunk.heads.count)
        return chunk.heads[isForward ? rows.upperBound - 1 : rows.lowerBound].seq
    }

    private mutating func search(_ block: Int, of chunk: RowIndex.Chunk, _ range: ClosedRange<UInt64>) async throws {
        guard chunk.mayContain(marks, block: block) else { return }
        let rows = block * TrigramFilter.rows..<min((block + 1) * TrigramFilter.rows, chunk.heads.count)
        let fitting = (isForward ? Array(rows) : rows.reversed()).filter {
            range.contains(chunk.heads[$0].seq) && matcher.matches(chunk.heads[$0])
        }
        guard !fitting.isEmpty else { return }
        if let texts = chunk.texts {
            // The waiting rows come before the rows of this block, so read the waiting rows first.
            if !waiting.isEmpty { try await readWaiting() }
            if found.count >= limit { return }
            for row in fitting {
                try Task.checkCancellation()
                spent += matcher.needsText ? matcher.textCost : 0
                if matcher.matches(text: texts[row]) { found.append((chunk.heads[row].seq, texts[row])) }
                if found.count >= limit { return }
            }
        } else if !marks.isEmpty, !chunk.hasTrigrams(block), rows.count == TrigramFilter.rows {
            try await readWaiting()
            try await readWhole(rows, of: chunk, fitting)
        } else {
            waiting += fitting.map { chunk.heads[$0].seq }
            let isEnough = !matcher.needsText && found.count + waiting.count >= limit
            if isEnough || waiting.count >= Self.slice { try await readWaiting() }
        }
    }

    private mutating func readWaiting() async throws {
        let numbers = waiting
        waiting = []
        guard let store, !numbers.isEmpty else { return }
        spent += matcher.needsText ? numbers.count * (Self.diskCost + matcher.textCost) : 0
        for (seq, text) in await store.texts(of: numbers) where matcher.matches(text: text) {
            found.append((seq, text))
        }
    }

    /// Reads all texts of a block from disk. The block then gets a trigram filter, so later searches can skip the
    /// block.
    private mutating func readWhole(_ rows: Range<Int>, of chunk: RowIndex.Chunk, _ fitting: [Int]) async throws {
        guard let store else { return }
        spent += rows.count * (Self.diskCost + matcher.textCost)
        let texts = await store.texts(of: rows.map { chunk.heads[$0].seq })
        // Update the index only if all rows could be read.
        if texts.count == rows.count { learn(chunk.heads[rows.lowerBound].seq, texts.map(\.1)) }
        let wanted = Set(fitting.map { chunk.heads[$0].seq })
        for (seq, text) in isForward ? texts : texts.reversed()
        where wanted.contains(seq) && matcher.matches(text: text) {
            found.append((seq, text))
        }
    }
}
