internal import SDLSupport

/// A queue of bytes that stores the chunks in which the bytes were received, without copying them.
struct ChunkQueue {
    private var chunks: [[UInt8]] = []
    /// The index of the first chunk that is not completely consumed.
    private var first = 0
    /// The number of bytes in the first chunk that were already consumed.
    private var offset = 0
    private(set) var byteCount = 0

    var isEmpty: Bool { byteCount == 0 }

    mutating func append(_ more: [[UInt8]]) {
        join(more, upTo: 0)
    }

    /// Appends chunks. A chunk is merged with the previous chunk if both together have at most `size` bytes, so that
    /// fewer writes to the socket are needed.
    mutating func join(_ more: [[UInt8]], upTo size: Int) {
        for chunk in more where !chunk.isEmpty {
            byteCount += chunk.count
            if first < chunks.count, chunks[chunks.count - 1].count + chunk.count <= size {
                chunks[chunks.count - 1] += chunk
            } else {
                chunks.append(chunk)
            }
        }
    }

    /// Removes and returns the first bytes, at most `limit` bytes. If the limit is inside a chunk, the chunk is split.
    mutating func take(upTo limit: Int) -> [[UInt8]] {
        if first == 0, offset == 0, byteCount <= limit {
            defer { removeAll() }
            return chunks
        }
        var taken: [[UInt8]] = []
        var left = limit
        while left > 0, first < chunks.count {
            let piece = Array(chunks[first][offset...].prefix(left))
            taken.append(piece)
            left -= piece.count
            drop(piece.count)
        }
        return taken
    }

    /// Passes the remaining bytes of the first chunk to `body`, which returns how many bytes it has consumed. Removes
    /// these bytes and returns their number.
    mutating func withFirst(_ body: (UnsafeRawBufferPointer) -> Int) -> Int {
        let offset = offset
        let done = chunks[first].withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
        if done > 0 { drop(done) }
        return done
    }

    mutating func removeAll() {
        self = ChunkQueue()
    }

    private mutating func drop(_ count: Int) {
        offset += count
        byteCount -= count
        guard offset == chunks[first].count else { return }
        chunks[first] = []
        first += 1
        offset = 0
        if first == chunks.count {
            chunks.removeAll(keepingCapacity: true)
            first = 0
        } else if first > 64, first > chunks.count / 2 {
            chunks.removeFirst(first)
            first = 0
        }
    }
}
