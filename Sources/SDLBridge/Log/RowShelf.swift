internal import SDLSupport

/// The rows in their order: the heads of all of them, the texts of the newest.
///
/// A value: who asks takes a copy and goes through it at leisure while the log grows on. It is kept in boards of 1,024 rows,
/// so that a copy costs the writer one board at most.
struct RowShelf: Sendable {
    static let boardSize = 1024

    struct Board: Sendable {
        var heads = ContiguousArray<RowHead>()
        /// Of each row, or of none once they are on disk only.
        var texts: ContiguousArray<[UInt8]>?
        var textBytes = 0
        /// Of each 64 rows; those of rows that came from disk are empty until somebody has read them.
        var sieves = ContiguousArray<[UInt64]>()

        /// Whether one of the rows `block * 64` and on may hold all of the marks.
        func mayHold(_ marks: [Int], block: Int) -> Bool {
            guard block < sieves.count, !sieves[block].isEmpty else { return true }
            return sieves[block].withUnsafeBufferPointer { Sieve.mayHold(marks, $0.baseAddress!) }
        }

        func isSieved(_ block: Int) -> Bool { block < sieves.count && !sieves[block].isEmpty }

        fileprivate mutating func sieve(_ text: [UInt8], row: Int) {
            let block = row / Sieve.rows
            while sieves.count <= block { sieves.append([]) }
            if sieves[block].isEmpty { sieves[block] = Array(repeating: 0, count: Sieve.words) }
            let lower = RowText.lowercase(text)
            sieves[block].withUnsafeMutableBufferPointer { Sieve.add(lower, to: $0.baseAddress!) }
        }
    }

    /// Where a row stands.
    struct Place: Sendable {
        var board: Int
        var row: Int
    }

    private(set) var boards: [Board] = []
    private(set) var names = RowNames()
    /// The causes after the first, of the rows that have more than one.
    private(set) var moreCauses: [UInt64: [UInt64]] = [:]
    /// Whether some row names a cause with a higher number: an app's rows come another way than its messages.
    private var hasLateCauses = false
    private(set) var count = 0
    private(set) var textBytes = 0

    var first: UInt64? { boards.first?.heads.first?.seq }
    var last: UInt64? { boards.last?.heads.last?.seq }

    // MARK: Changing

    /// Adds a row behind the last one; nil as its text says that it is on disk only.
    mutating func append(_ facts: RowFacts, text: [UInt8]?) {
        if boards.last.map({ $0.heads.count == Self.boardSize || ($0.texts == nil) != (text == nil) }) ?? true {
            boards.append(Board(texts: text == nil ? nil : []))
        }
        let board = boards.count - 1
        boards[board].heads.append(head(facts))
        if let text {
            boards[board].texts?.append(text)
            boards[board].sieve(text, row: boards[board].heads.count - 1)
            grow(board, by: text.count)
        }
        count += 1
    }

    /// Puts a row's later form in its place. Nothing happens when the row is gone.
    mutating func replace(_ facts: RowFacts, text: [UInt8]) {
        guard let place = place(of: facts.seq) else { return }
        boards[place.board].heads[place.row] = head(facts)
        if boards[place.board].isSieved(place.row / Sieve.rows) { boards[place.board].sieve(text, row: place.row) }
        guard let old = boards[place.board].texts?[place.row] else { return }
        boards[place.board].texts?[place.row] = text
        grow(place.board, by: text.count - old.count)
    }

    /// Keeps what reading all texts of 64 rows has shown of them.
    mutating func learn(_ texts: [[UInt8]], from seq: UInt64) {
        guard let place = place(of: seq), place.row.isMultiple(of: Sieve.rows),
            !boards[place.board].isSieved(place.row / Sieve.rows)
        else { return }
        for text in texts { boards[place.board].sieve(text, row: place.row) }
    }

    private mutating func head(_ facts: RowFacts) -> RowHead {
        if facts.causes.count > 1 { moreCauses[facts.seq] = Array(facts.causes.dropFirst()) }
        if facts.causes.contains(where: { $0 > facts.seq }) { hasLateCauses = true }
        return RowHead(facts, names: &names)
    }

    private mutating func grow(_ board: Int, by bytes: Int) {
        boards[board].textBytes += bytes
        textBytes += bytes
    }

    /// Leaves the oldest texts to the disk until at most `limit` bytes are here; those after `stored` are not there yet.
    mutating func dropTexts(above limit: Int, stored: UInt64) {
        guard textBytes > limit else { return }
        for board in boards.indices where boards[board].texts != nil {
            guard textBytes > limit, board < boards.count - 1, let last = boards[board].heads.last?.seq, last <= stored
            else { return }
            textBytes -= boards[board].textBytes
            boards[board].texts = nil
            boards[board].textBytes = 0
        }
    }

    /// Forgets the oldest boards until their texts take at most `limit` bytes. For a log without a disk.
    mutating func dropBoards(above limit: Int) {
        while textBytes > limit, boards.count > 1 { dropFirstBoard() }
    }

    /// Forgets the boards that end before a row.
    mutating func dropBoards(before seq: UInt64) {
        while boards.count > 1, let last = boards[0].heads.last?.seq, last < seq { dropFirstBoard() }
    }

    private mutating func dropFirstBoard() {
        let board = boards.removeFirst()
        count -= board.heads.count
        textBytes -= board.textBytes
        for head in board.heads where head.marks.contains(.moreCauses) { moreCauses[head.seq] = nil }
    }

    // MARK: Finding

    /// Where the first row with this number or a later one stands; at the end when there is none.
    func placeOfFirst(from seq: UInt64) -> Place {
        let board = boards.partitioningIndex { ($0.heads.last?.seq ?? 0) >= seq }
        guard board < boards.count else { return Place(board: boards.count, row: 0) }
        return Place(board: board, row: boards[board].heads.partitioningIndex { $0.seq >= seq })
    }

    func place(of seq: UInt64) -> Place? {
        let place = placeOfFirst(from: seq)
        guard place.board < boards.count, boards[place.board].heads[place.row].seq == seq else { return nil }
        return place
    }

    func head(of seq: UInt64) -> RowHead? { place(of: seq).map { boards[$0.board].heads[$0.row] } }

    /// nil when the row is gone or its text is on disk only.
    func text(of seq: UInt64) -> [UInt8]? { place(of: seq).flatMap { boards[$0.board].texts?[$0.row] } }

    func causes(of head: RowHead) -> [UInt64] {
        guard let first = head.firstCause else { return [] }
        return head.marks.contains(.moreCauses) ? [first] + (moreCauses[head.seq] ?? []) : [first]
    }

    /// How many rows an effect can stand before its cause.
    private static let lateness: UInt64 = 4096

    private func follow(_ reached: inout Set<UInt64>, from seq: UInt64) {
        let start = placeOfFirst(from: seq)
        for board in start.board..<max(start.board, boards.count) {
            let heads = boards[board].heads
            for row in (board == start.board ? start.row : 0)..<heads.count where heads[row].causeDistance != 0 {
                if causes(of: heads[row]).contains(where: reached.contains) { reached.insert(heads[row].seq) }
            }
        }
    }

    /// A row and everything that came of it, directly or through others.
    func effects(of seq: UInt64) -> Set<UInt64> {
        guard place(of: seq) != nil else { return [] }
        var reached: Set<UInt64> = [seq]
        guard hasLateCauses else {
            // Every cause stands before its effect, so one pass from old to new finds them all.
            follow(&reached, from: seq + 1)
            return reached
        }
        var before = 0
        while reached.count > before {
            before = reached.count
            follow(&reached, from: seq - min(seq, Self.lateness))
        }
        return reached
    }
}

extension Collection where Index == Int {
    /// The first index at which `holds` is true, when it is false for all before and true for all from there on.
    func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
