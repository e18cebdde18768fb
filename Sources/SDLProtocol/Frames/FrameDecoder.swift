/// Splits a byte stream into frames and resynchronises after invalid bytes. Chunks may have any size.
///
/// A frame within one chunk needs no copy: its payload is a slice of the chunk. Only a frame that spans chunks is
/// copied to a buffer.
package struct FrameDecoder: Sendable {
    package enum Event: Hashable, Sendable {
        case frame(Frame)
        /// The first of a run of invalid bytes; the run counts once.
        case malformed(Malformed)
        /// The run of invalid bytes continues.
        case skipping(Int)
        case resynchronised(skipped: Int)
    }

    /// A run of invalid bytes is reported again each time it has grown by this much.
    private static let run = 16 << 10

    package var limits: WireLimits
    private var chunk: ArraySlice<UInt8> = []
    private var cursor = 0
    /// The beginning of a frame from earlier chunks.
    private var partial: [UInt8] = []
    /// The number of bytes at the end of `partial` that came from the current chunk.
    private var topped = 0
    private var skipped = 0

    package init(limits: WireLimits) {
        self.limits = limits
    }

    /// The number of bytes buffered until the rest of their frame arrives.
    package var held: Int { partial.count + chunk.endIndex - cursor }

    /// Adds the next chunk. All events of the previous one must have been read with `next()`.
    package mutating func feed(_ bytes: ArraySlice<UInt8>) {
        precondition(cursor == chunk.endIndex, "the last chunk was not read to its end")
        chunk = bytes
        cursor = bytes.startIndex
        topped = 0
    }

    /// Returns the next frame or error; nil if more bytes are needed.
    package mutating func next() -> Event? {
        partial.isEmpty ? nextInChunk() : nextAcrossChunks()
    }

    /// Discards all bytes, for a connection that is abandoned.
    package mutating func reset() {
        chunk = []
        cursor = 0
        partial = []
        topped = 0
        skipped = 0
    }

    private mutating func nextInChunk() -> Event? {
        while true {
            let reading = chunk.withUnsafeBytes { bytes in
                FrameHeader.read(
                    UnsafeRawBufferPointer(rebasing: bytes[(cursor - chunk.startIndex)...]), limits: limits)
            }
            switch reading {
            case .malformed(let why):
                cursor += 1
                skipped += 1
                if skipped == 1 { return .malformed(why) }
                if skipped.isMultiple(of: Self.run) { return .skipping(skipped) }
            case .incomplete:
                keep(upTo: 0)
                return nil
            case .header(let header):
                if skipped > 0 { return backInStep() }
                let end = cursor + header.size + header.dataSize
                guard end <= chunk.endIndex else {
                    keep(upTo: header.size + header.dataSize)
                    return nil
                }
                let payload = chunk[(cursor + header.size)..<end]
                cursor = end
                if cursor == chunk.endIndex { dropChunk() }
                return .frame(Frame(trusted: header, payload: payload))
            }
        }
    }

    private mutating func nextAcrossChunks() -> Event? {
        while true {
            switch partial.withUnsafeBytes({ FrameHeader.read($0, limits: limits) }) {
            case .malformed(let why):
                partial.removeFirst()
                skipped += 1
                if skipped == 1 { return .malformed(why) }
                if skipped.isMultiple(of: Self.run) { return .skipping(skipped) }
                if partial.count <= topped {
                    stepBackIntoChunk()
                    return nextInChunk()
                }
            case .incomplete:
                guard topUp(to: partial.count < 8 ? 8 : 12) else { return nil }
            case .header(let header):
                if skipped > 0 { return backInStep() }
                let size = header.size + header.dataSize
                guard topUp(to: size) else { return nil }
                // `partial` may be longer than the frame if an invalid longer header was read before it.
                let whole = partial
                partial = whole.count > size ? Array(whole[size...]) : []
                topped = min(topped, partial.count)
                return .frame(Frame(trusted: header, payload: whole[header.size..<size]))
            }
        }
    }

    private mutating func backInStep() -> Event {
        defer { skipped = 0 }
        return .resynchronised(skipped: skipped)
    }

    /// Buffers the rest of the chunk, with capacity for `size` bytes.
    private mutating func keep(upTo size: Int) {
        partial.reserveCapacity(size)
        partial.append(contentsOf: chunk[cursor...])
        dropChunk()
    }

    /// Moves bytes from the chunk to `partial` until it has `size` bytes. Returns false if there are not enough yet.
    private mutating func topUp(to size: Int) -> Bool {
        let missing = size - partial.count
        guard missing > 0 else { return true }
        if size > 12 { partial.reserveCapacity(size) }
        let taken = min(missing, chunk.endIndex - cursor)
        partial.append(contentsOf: chunk[cursor..<(cursor + taken)])
        cursor += taken
        topped += taken
        if cursor == chunk.endIndex { dropChunk() }
        return taken == missing
    }

    /// Continues in the chunk, because it contains all remaining bytes of `partial`.
    private mutating func stepBackIntoChunk() {
        cursor -= partial.count
        partial = []
        topped = 0
    }

    private mutating func dropChunk() {
        chunk = []
        cursor = 0
        topped = 0
    }
}
