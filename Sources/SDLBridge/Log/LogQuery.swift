internal import SDLSupport

/// What is asked of the log.
struct LogQuery: Sendable {
    enum Order: Hashable, Sendable {
        /// The oldest rows behind this one.
        case after(UInt64)
        /// The newest rows before this one; nil: the newest of all.
        case before(UInt64?)
    }

    static let maximumLimit = 1000

    var filter = LogFilter()
    var order = Order.before(nil)
    var limit = 100
}

/// Rows from old to new, and where to go on.
struct LogPage: Sendable {
    var rows: [[UInt8]] = []
    /// The row to go on from in the same direction; nil when there is nothing further. A page may be short, even empty, and
    /// still have a next one: a search stops after a while.
    var next: UInt64?
    /// The first row there is; older ones have gone.
    var first: UInt64?
    var last: UInt64?
}

/// Goes through a shelf in one direction, and to the disk for what the shelf has no texts of.
struct LogSearch {
    struct Bounds: Sendable {
        /// Up to this many texts are read one by one rather than asked of the word index.
        var cheapTexts = 2_000
        /// A search of texts on disk looks at this many rows and then answers with what it has.
        var budget = 20_000
    }

    private static let slice = 256
    private let bounds: Bounds

    private let shelf: RowShelf
    private let matcher: RowMatcher
    private let store: LogStore?
    private let limit: Int
    private let isForward: Bool
    private let range: ClosedRange<UInt64>?

    init(_ query: LogQuery, in shelf: RowShelf, store: LogStore?, bounds: Bounds = Bounds()) {
        self.bounds = bounds
        self.shelf = shelf
        self.store = store
        let matcher = RowMatcher(query.filter, shelf: shelf)
        self.matcher = matcher
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

    func page() async throws -> LogPage {
        var page = LogPage(first: shelf.first, last: shelf.last)
        guard let range else { return page }
        var found = Found(limit: limit)
        // Texts are on disk only for the oldest boards, so there is one border between disk and memory.
        let border = shelf.boards.partitioningIndex { $0.texts != nil }
        for part in isForward ? [0..<border, border..<shelf.boards.count] : [border..<shelf.boards.count, 0..<border] {
            guard !found.isFull, found.stoppedAt == nil else { break }
            if part.lowerBound == border, border < shelf.boards.count {
                searchMemory(boards: part, range, &found)
            } else if !part.isEmpty {
                try await searchDisk(boards: part, range, &found)
            }
        }
        page.rows = isForward ? found.texts : found.texts.reversed()
        page.next = found.isFull ? found.last : found.stoppedAt
        return page
    }

    private struct Found {
        let limit: Int
        var texts: [[UInt8]] = []
        var last: UInt64?
        /// Where the search gave up for this time.
        var stoppedAt: UInt64?

        init(limit: Int) {
            self.limit = limit
        }

        var isFull: Bool { texts.count >= limit }

        mutating func add(_ text: [UInt8], _ seq: UInt64) {
            texts.append(text)
            last = seq
        }
    }

    /// Calls `body` with each row in the search's direction until it returns false.
    private func walk(
        boards: Range<Int>, _ range: ClosedRange<UInt64>, _ body: (RowShelf.Board, Int, RowHead) -> Bool
    ) {
        for board in isForward ? Array(boards) : boards.reversed() {
            let board = shelf.boards[board]
            let low = board.heads.partitioningIndex { $0.seq >= range.lowerBound }
            let high = board.heads.partitioningIndex { $0.seq > range.upperBound }
            guard low < high else { continue }
            for step in 0..<(high - low) {
                let row = isForward ? low + step : high - 1 - step
                guard body(board, row, board.heads[row]) else { return }
            }
        }
    }

    private func searchMemory(boards: Range<Int>, _ range: ClosedRange<UInt64>, _ found: inout Found) {
        var hits = found
        walk(boards: boards, range) { board, row, head in
            guard matcher.matches(head), let text = board.texts?[row], matcher.matches(text: text) else { return true }
            hits.add(text, head.seq)
            return !hits.isFull
        }
        found = hits
    }

    private func searchDisk(boards: Range<Int>, _ range: ClosedRange<UInt64>, _ found: inout Found) async throws {
        guard let store else { return }
        let isIndexed = matcher.phrases.contains { !$0.negated }
        let most =
            isIndexed ? bounds.cheapTexts : matcher.phrases.isEmpty ? limit - found.texts.count : bounds.budget
        var candidates: [UInt64] = []
        walk(boards: boards, range) { _, _, head in
            if matcher.matches(head) { candidates.append(head.seq) }
            return candidates.count < most
        }
        // Many rows come into question: the index says which. Few: their texts are read.
        if isIndexed, candidates.count >= most {
            return try await searchIndex(of: store, boards, range, &found)
        }
        try await read(candidates, &found)
        if !found.isFull, candidates.count >= most { found.stoppedAt = candidates.last }
    }

    private func read(_ candidates: [UInt64], _ found: inout Found) async throws {
        for start in stride(from: 0, to: candidates.count, by: Self.slice) {
            let slice = candidates[start..<min(start + Self.slice, candidates.count)]
            for (seq, text) in try await store?.texts(of: Array(slice)) ?? [] where matcher.matches(text: text) {
                found.add(text, seq)
                if found.isFull { return }
            }
        }
    }

    private func searchIndex(
        of store: LogStore, _ boards: Range<Int>, _ range: ClosedRange<UInt64>, _ found: inout Found
    ) async throws {
        guard let first = shelf.boards[boards.lowerBound].heads.first?.seq,
            let last = shelf.boards[boards.upperBound - 1].heads.last?.seq, range.overlaps(first...last)
        else { return }
        var rest = range.clamped(to: first...last)
        var looked = 0
        while true {
            let hits = try await store.search(matcher.phrases, in: rest, forward: isForward, limit: Self.slice)
            try await read(hits.filter { shelf.head(of: $0).map(matcher.matches) ?? false }, &found)
            looked += hits.count
            guard !found.isFull, let end = hits.last, hits.count == Self.slice else { return }
            guard isForward ? end < rest.upperBound : end > rest.lowerBound else { return }
            rest = isForward ? end + 1...rest.upperBound : rest.lowerBound...end - 1
            if looked >= bounds.budget {
                found.stoppedAt = end
                return
            }
        }
    }
}
