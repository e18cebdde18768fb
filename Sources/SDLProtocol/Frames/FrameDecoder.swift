/// Splits a byte stream into frames. The stream arrives in chunks of any size. After invalid bytes, the decoder
/// searches for the next valid frame.
///
/// If a frame is completely inside one chunk, its payload is a slice of the chunk. The bytes of other frames are copied
/// to a buffer.
package struct FrameDecoder: Sendable {
    package enum Event: Hashable, Sendable {
        case frame(Frame)
        /// The first of a sequence of invalid bytes. The further bytes of the sequence are reported only by `skipping`.
        case malformed(Malformed)
        /// Further invalid bytes have arrived. The value is the number of invalid bytes in the sequence so far.
        case skipping(Int)
        case resynchronised(skipped: Int)
    }

    /// The number of invalid bytes after which another `skipping` event is returned.
    private static let run = 16 << 10

    package var limits: WireLimits
    private var chunk: ArraySlice<UInt8> = []
    private var cursor = 0
    /// The bytes from earlier chunks that were not returned as part of a frame, and bytes of the current chunk that
    /// belong to the same frame.
    private var partial: [UInt8] = []
    /// The number of bytes at the end of `partial` that were copied from the current chunk.
    private var topped = 0
    private var skipped = 0

    package init(limits: WireLimits) {
        self.limits = limits
    }

    /// The number of received bytes that were not returned as part of a frame yet.
    package var held: Int { partial.count + chunk.endIndex - cursor }

    /// Sets the next chunk. The caller must have read all events of the previous chunk with `next()`.
    package mutating func feed(_ bytes: ArraySlice<UInt8>) {
        precondition(cursor == chunk.endIndex, "the last chunk was not read to its end")
        chunk = bytes
        cursor = bytes.startIndex
        topped = 0
    }

    /// Returns the next frame or error; nil if the decoder needs more bytes.
    package mutating func next() -> Event? {
        partial.isEmpty ? nextInChunk() : nextAcrossChunks()
    }

    /// Discards all buffered bytes.
    package mutating func reset() { self = FrameDecoder(limits: limits) }

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
                // `partial` may be longer than the frame, if an invalid header before the frame was longer.
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

    /// Moves the remaining bytes of the chunk to `partial`. `size` is the expected size of the frame, for which memory
    /// is reserved.
    private mutating func keep(upTo size: Int) {
        partial.reserveCapacity(size)
        partial.append(contentsOf: chunk[cursor...])
        dropChunk()
    }

    /// Moves bytes from the chunk to `partial` until `partial` contains `size` bytes. Returns false if the chunk
    /// contains too few bytes.
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

    /// Returns from decoding in `partial` to decoding in the chunk. Requires that all bytes of `partial` are also in
    /// the chunk.
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
