/// Cuts a byte stream into frames, in whatever pieces it arrives, and finds back into step after garbage.
///
/// A frame that lies within one chunk costs no copy: its payload is a slice of that chunk. Only a frame that begins in
/// one chunk and ends in a later one is gathered in a buffer of its own.
package struct FrameDecoder: Sendable {
    package enum Event: Hashable, Sendable {
        case frame(Frame)
        /// The first of a run of bad bytes; the run counts as one occurrence.
        case malformed(Malformed)
        /// The run goes on and on.
        case skipping(Int)
        case resynchronised(skipped: Int)
    }

    /// A run of bad bytes is told again each time this much more of it has come.
    private static let run = 16 << 10

    package var limits: WireLimits
    private var chunk: ArraySlice<UInt8> = []
    private var cursor = 0
    /// A frame that began in an earlier chunk.
    private var partial: [UInt8] = []
    /// How many of the last bytes of `partial` came from the present chunk.
    private var topped = 0
    private var skipped = 0

    package init(limits: WireLimits) {
        self.limits = limits
    }

    /// Bytes held back until the rest of their frame comes.
    package var held: Int { partial.count + chunk.endIndex - cursor }

    /// Hands over the next chunk. Everything before it must have been taken out with `next()`.
    package mutating func feed(_ bytes: ArraySlice<UInt8>) {
        precondition(cursor == chunk.endIndex, "the last chunk was not read to its end")
        chunk = bytes
        cursor = bytes.startIndex
        topped = 0
    }

    /// The next frame or fault, or nil when more bytes are needed.
    package mutating func next() -> Event? {
        partial.isEmpty ? nextInChunk() : nextAcrossChunks()
    }

    /// Forgets everything: for a connection that is given up.
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
                // A bad longer header may leave a few bytes behind a good shorter frame.
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

    /// Keeps the rest of the chunk for later, with room for `size` bytes.
    private mutating func keep(upTo size: Int) {
        partial.reserveCapacity(size)
        partial.append(contentsOf: chunk[cursor...])
        dropChunk()
    }

    /// Takes bytes from the chunk until `partial` holds `size`; false when there are not enough yet.
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

    /// All that is left in `partial` lies in the chunk too: reading goes on there.
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
