internal import SDLSupport

/// An index of all rows in order: the heads (`RowHead`) of all rows, and the texts of the newest rows. The heads of old
/// rows can be in a file.
///
/// `RowIndex` is a value type. While the log grows, a reader uses its own copy. The index consists of chunks of 1,024
/// rows. A change after a copy therefore duplicates at most one chunk.
package struct RowIndex: Sendable {
    static let chunkRows = 1024
    /// The number of chunks that always stay in memory.
    static let recentChunks = 4

    struct Chunk: Sendable {
        var heads = ContiguousArray<RowHead>()
        /// The texts of all rows in the chunk; nil if the texts are only on disk.
        var texts: ContiguousArray<[UInt8]>?
        var textBytes = 0
        /// One trigram filter for each block of 64 rows. If the texts of a block are on disk and were not read yet, the
        /// filter of the block is empty.
        var trigrams = ContiguousArray<[UInt64]>()
        /// The place in the file at which the heads and the filters are stored; nil if the heads and the filters are in
        /// memory.
        var place: RowIndexFile.Place?

        var first: UInt64? { place?.first ?? heads.first?.seq }
        var last: UInt64? { place?.last ?? heads.last?.seq }
        var count: Int { place?.count ?? heads.count }

        /// Returns the chunk with the heads in memory.
        func loaded(withFilters: Bool = false) -> Chunk { place?.read(withFilters: withFilters) ?? self }

        /// Returns whether a row of `block` may match: whether the block's trigram filter has all bits in `marks`.
        func mayContain(_ marks: [Int], block: Int) -> Bool {
            guard block < trigrams.count, !trigrams[block].isEmpty else { return true }
            return trigrams[block].withUnsafeBufferPointer { TrigramFilter.mayContain(marks, $0.baseAddress!) }
        }

        func hasTrigrams(_ block: Int) -> Bool { block < trigrams.count && !trigrams[block].isEmpty }

        fileprivate mutating func addTrigrams(_ text: [UInt8], row: Int) {
            let block = row / TrigramFilter.rows
            while trigrams.count <= block { trigrams.append([]) }
            if trigrams[block].isEmpty { trigrams[block] = Array(repeating: 0, count: TrigramFilter.words) }
            let lower = RowText.lowercase(text)
            trigrams[block].withUnsafeMutableBufferPointer { TrigramFilter.add(lower, to: $0.baseAddress!) }
        }
    }

    package struct Place: Sendable {
        package var chunk: Int
        package var row: Int
    }

    private(set) var chunks: [Chunk] = []
    private(set) var names = RowNames()
    /// For each row with several causes, all causes except the first. The key is the row number. The head of the row
    /// contains the first cause.
    private(set) var moreCauses: [UInt64: [UInt64]] = [:]
    /// Whether a row has a cause with a higher number. A cause can have a higher number than its effect, because the
    /// rows and the messages of an app arrive on different connections.
    private var hasLateCauses = false
    private(set) var count = 0
    private(set) var textBytes = 0

    package var first: UInt64? { chunks.first?.first }
    package var last: UInt64? { chunks.last?.last }

    // MARK: Changing

    /// Appends a row. `text` is nil if the text of the row is only on disk.
    package mutating func append(_ facts: RowFacts, text: [UInt8]?) {
        if chunks.last.map({ $0.count == Self.chunkRows || ($0.texts == nil) != (text == nil) }) ?? true {
            chunks.append(Chunk(texts: text == nil ? nil : []))
        }
        let chunk = chunks.count - 1
        chunks[chunk].heads.append(head(facts))
        if let text {
            chunks[chunk].texts?.append(text)
            chunks[chunk].addTrigrams(text, row: chunks[chunk].heads.count - 1)
            grow(chunk, by: text.count)
        }
        count += 1
    }

    /// Replaces a row by its newer version. Does nothing if the row was deleted.
    package mutating func replace(_ facts: RowFacts, text: [UInt8]) {
        guard let place = place(of: facts.seq) else { return }
        chunks[place.chunk] = chunks[place.chunk].loaded(withFilters: true)
        chunks[place.chunk].heads[place.row] = head(facts)
        if chunks[place.chunk].hasTrigrams(place.row / TrigramFilter.rows) {
            chunks[place.chunk].addTrigrams(text, row: place.row)
        }
        guard let old = chunks[place.chunk].texts?[place.row] else { return }
        chunks[place.chunk].texts?[place.row] = text
        grow(place.chunk, by: text.count - old.count)
    }

    /// Creates the trigram filter of a block from the texts of its rows. `seq` is the number of the first row.
    package mutating func learn(_ texts: [[UInt8]], from seq: UInt64) {
        guard let place = place(of: seq), place.row.isMultiple(of: TrigramFilter.rows) else { return }
        chunks[place.chunk] = chunks[place.chunk].loaded(withFilters: true)
        guard !chunks[place.chunk].hasTrigrams(place.row / TrigramFilter.rows) else { return }
        for text in texts { chunks[place.chunk].addTrigrams(text, row: place.row) }
    }

    private mutating func head(_ facts: RowFacts) -> RowHead {
        if facts.causes.count > 1 { moreCauses[facts.seq] = Array(facts.causes.dropFirst()) }
        if facts.causes.contains(where: { $0 > facts.seq }) { hasLateCauses = true }
        return RowHead(facts, names: &names)
    }

    private mutating func grow(_ chunk: Int, by bytes: Int) {
        chunks[chunk].textBytes += bytes
        textBytes += bytes
    }

    /// Drops the oldest texts until the remaining texts have at most `limit` bytes. Texts of rows after `stored` are
    /// kept, because these rows are not on disk yet.
    mutating func dropTexts(above limit: Int, stored: UInt64) {
        guard textBytes > limit else { return }
        for chunk in chunks.indices where chunks[chunk].texts != nil {
            guard textBytes > limit, chunk < chunks.count - 1, let last = chunks[chunk].last, last <= stored
            else { return }
            textBytes -= chunks[chunk].textBytes
            chunks[chunk].texts = nil
            chunks[chunk].textBytes = 0
        }
    }

    /// Drops the oldest chunks until the remaining texts have at most `limit` bytes. Called for a log without a folder
    /// on disk.
    mutating func dropChunks(above limit: Int) {
        while textBytes > limit, chunks.count > 1 { dropFirstChunk() }
    }

    /// Drops the rows before `seq`. Called when these rows were deleted from the disk.
    mutating func dropRows(before seq: UInt64) {
        while chunks.count > 1, let last = chunks[0].last, last < seq { dropFirstChunk() }
        guard chunks.count > 1, let first = chunks[0].first, first < seq else { return }
        var chunk = chunks[0].loaded()
        let gone = chunk.heads.partitioningIndex { $0.seq >= seq }
        let bytes = chunk.texts?[..<gone].reduce(0) { $0 + $1.count } ?? 0
        for head in chunk.heads[..<gone] where head.marks.contains(.moreCauses) { moreCauses[head.seq] = nil }
        chunk.heads.removeFirst(gone)
        chunk.texts?.removeFirst(gone)
        chunk.textBytes -= bytes
        // The rows are in other blocks now.
        chunk.trigrams = []
        chunks[0] = chunk
        count -= gone
        textBytes -= bytes
    }

    private mutating func dropFirstChunk() {
        let chunk = chunks.removeFirst()
        count -= chunk.count
        textBytes -= chunk.textBytes
        for head in chunk.loaded().heads where head.marks.contains(.moreCauses) { moreCauses[head.seq] = nil }
    }

    /// Moves the heads of old rows to a file. The heads of rows whose texts are in memory stay in memory.
    mutating func moveOld(to file: RowIndexFile) {
        for chunk in chunks.indices.dropLast(Self.recentChunks)
        where chunks[chunk].place == nil && chunks[chunk].texts == nil {
            guard let place = file.write(chunks[chunk]) else { return }
            chunks[chunk] = Chunk(place: place)
        }
    }

    // MARK: Finding

    /// Returns the position of the first row whose number is `seq` or higher. If no such row exists, returns the end
    /// position.
    func placeOfFirst(from seq: UInt64) -> Place {
        let chunk = chunks.partitioningIndex { ($0.last ?? 0) >= seq }
        guard chunk < chunks.count else { return Place(chunk: chunks.count, row: 0) }
        return Place(chunk: chunk, row: chunks[chunk].loaded().heads.partitioningIndex { $0.seq >= seq })
    }

    private func find(_ seq: UInt64) -> (place: Place, head: RowHead)? {
        let chunk = chunks.partitioningIndex { ($0.last ?? 0) >= seq }
        guard chunk < chunks.count else { return nil }
        let heads = chunks[chunk].loaded().heads
        let row = heads.partitioningIndex { $0.seq >= seq }
        guard row < heads.count, heads[row].seq == seq else { return nil }
        return (Place(chunk: chunk, row: row), heads[row])
    }

    package func place(of seq: UInt64) -> Place? { find(seq)?.place }
    package func head(of seq: UInt64) -> RowHead? { find(seq)?.head }

    /// Returns the text of a row; nil if the row was deleted or if the text of the row is only on disk.
    package func text(of seq: UInt64) -> [UInt8]? { place(of: seq).flatMap { chunks[$0.chunk].texts?[$0.row] } }

    /// Returns the number of rows from `first` up to but not including `end`, and those texts of these rows that are in
    /// memory.
    package func texts(from first: UInt64, before end: UInt64) -> (count: Int, texts: [UInt64: [UInt8]]) {
        var count = 0
        var texts: [UInt64: [UInt8]] = [:]
        for chunk in chunks where (chunk.last ?? 0) >= first && (chunk.first ?? .max) < end {
            for (row, head) in chunk.loaded().heads.enumerated() where head.seq >= first && head.seq < end {
                count += 1
                if let text = chunk.texts?[row] { texts[head.seq] = text }
            }
        }
        return (count, texts)
    }

    package func causes(of head: RowHead) -> [UInt64] {
        guard let first = head.firstCause else { return [] }
        return head.marks.contains(.moreCauses) ? [first] + (moreCauses[head.seq] ?? []) : [first]
    }

    /// The maximum number of rows between an effect and a cause with a higher row number.
    private static let lateness: UInt64 = 4096

    private func follow(_ reached: inout Set<UInt64>, from seq: UInt64) {
        let start = placeOfFirst(from: seq)
        for chunk in start.chunk..<max(start.chunk, chunks.count) {
            let heads = chunks[chunk].loaded().heads
            for row in (chunk == start.chunk ? start.row : 0)..<heads.count where heads[row].causeDistance != 0 {
                if causes(of: heads[row]).contains(where: reached.contains) { reached.insert(heads[row].seq) }
            }
        }
    }

    /// Returns the number of a row and the numbers of all its direct and indirect effects.
    package func effects(of seq: UInt64) -> Set<UInt64> {
        guard place(of: seq) != nil else { return [] }
        var reached: Set<UInt64> = [seq]
        guard hasLateCauses else {
            // Without late causes, every cause precedes its effects, so one pass from old to new finds all effects.
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
