/// Goes through a shelf in one direction, and to the disk for the texts it does not hold.
struct LogSearch {
    /// How much one search may do before it answers with what it has: a text in memory counts one, from disk three.
    var budget = 30_000

    private static let slice = 256
    private static let diskCost = 3

    private let shelf: RowShelf
    private let matcher: RowMatcher
    /// The matcher's, those first that few blocks have: most blocks are done with at the first.
    private let marks: [Int]
    private let store: LogStore?
    private let limit: Int
    private let isForward: Bool
    private let range: ClosedRange<UInt64>?
    /// Hears what reading all texts of a block has shown.
    private let learn: @Sendable (_ first: UInt64, _ texts: [[UInt8]]) -> Void

    private var page = LogPage()
    private var found: [(seq: UInt64, text: [UInt8])] = []
    /// Rows that fit but for their texts, which are on disk.
    private var waiting: [UInt64] = []
    private var spent = 0

    init(
        _ query: LogQuery, in shelf: RowShelf, store: LogStore?,
        learn: @escaping @Sendable (_ first: UInt64, _ texts: [[UInt8]]) -> Void
    ) {
        self.shelf = shelf
        self.store = store
        self.learn = learn
        let matcher = RowMatcher(query.filter, shelf: shelf)
        self.matcher = matcher
        marks = Self.rareFirst(matcher.marks, in: shelf)
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

    /// How many boards are asked which marks are rare.
    private static let sample = 64

    private static func rareFirst(_ marks: [Int], in shelf: RowShelf) -> [Int] {
        guard marks.count > 1 else { return marks }
        let step = max(1, shelf.boards.count / sample)
        let asked = stride(from: 0, to: shelf.boards.count, by: step).map { shelf.boards[$0] }
        let holders = Set(marks).map { mark in
            (mark: mark, count: asked.reduce(0) { $0 + ($1.mayHold([mark], block: 0) ? 1 : 0) })
        }
        return holders.sorted { ($0.count, $0.mark) < ($1.count, $1.mark) }.map(\.mark)
    }

    /// The page, from old to new.
    mutating func run() async throws -> LogPage {
        page.first = shelf.first
        page.last = shelf.last
        try await walk()
        if found.count < limit, !waiting.isEmpty { try await readWaiting() }
        if found.count >= limit { page.next = found[limit - 1].seq }
        let texts = found.prefix(limit).map(\.text)
        page.rows = isForward ? texts : texts.reversed()
        return page
    }

    private mutating func walk() async throws {
        guard let range, !shelf.boards.isEmpty else { return }
        for board in isForward ? Array(shelf.boards.indices) : shelf.boards.indices.reversed() {
            guard let first = shelf.boards[board].heads.first?.seq, let last = shelf.boards[board].heads.last?.seq,
                range.overlaps(first...last)
            else { continue }
            let blocks = (shelf.boards[board].heads.count + Sieve.rows - 1) / Sieve.rows
            for block in isForward ? Array(0..<blocks) : (0..<blocks).reversed() {
                try await search(block, of: shelf.boards[board], range)
                if found.count >= limit { return }
                guard spent >= budget else { continue }
                try await readWaiting()
                if found.count < limit { page.next = edge(of: block, of: shelf.boards[board]) }
                return
            }
        }
    }

    /// The row at which this block ends in the search's direction.
    private func edge(of block: Int, of board: RowShelf.Board) -> UInt64 {
        let rows = block * Sieve.rows..<min((block + 1) * Sieve.rows, board.heads.count)
        return board.heads[isForward ? rows.upperBound - 1 : rows.lowerBound].seq
    }

    private mutating func search(_ block: Int, of board: RowShelf.Board, _ range: ClosedRange<UInt64>) async throws {
        guard board.mayHold(marks, block: block) else { return }
        let rows = block * Sieve.rows..<min((block + 1) * Sieve.rows, board.heads.count)
        let fitting = (isForward ? Array(rows) : rows.reversed()).filter {
            range.contains(board.heads[$0].seq) && matcher.matches(board.heads[$0])
        }
        guard !fitting.isEmpty else { return }
        if let texts = board.texts {
            // What was left to be read stands before these.
            if !waiting.isEmpty { try await readWaiting() }
            if found.count >= limit { return }
            for row in fitting {
                spent += matcher.needsText ? matcher.textCost : 0
                if matcher.matches(text: texts[row]) { found.append((board.heads[row].seq, texts[row])) }
                if found.count >= limit { return }
            }
        } else if !marks.isEmpty, !board.isSieved(block), rows.count == Sieve.rows {
            try await readWaiting()
            try await readWhole(rows, of: board, fitting)
        } else {
            waiting += fitting.map { board.heads[$0].seq }
            let isEnough = !matcher.needsText && found.count + waiting.count >= limit
            if isEnough || waiting.count >= Self.slice { try await readWaiting() }
        }
    }

    private mutating func readWaiting() async throws {
        let numbers = waiting
        waiting = []
        guard let store, !numbers.isEmpty else { return }
        spent += matcher.needsText ? numbers.count * (Self.diskCost + matcher.textCost) : 0
        for (seq, text) in try await store.texts(of: numbers) where matcher.matches(text: text) {
            found.append((seq, text))
        }
    }

    /// Reads every text of a block, so that the next search need not when nothing in it can fit.
    private mutating func readWhole(_ rows: Range<Int>, of board: RowShelf.Board, _ fitting: [Int]) async throws {
        guard let store else { return }
        spent += rows.count * (Self.diskCost + matcher.textCost)
        let texts = try await store.texts(of: rows.map { board.heads[$0].seq })
        learn(board.heads[rows.lowerBound].seq, texts.map(\.1))
        let wanted = Set(fitting.map { board.heads[$0].seq })
        for (seq, text) in isForward ? texts : texts.reversed()
        where wanted.contains(seq) && matcher.matches(text: text) {
            found.append((seq, text))
        }
    }
}
