/// Finds the frame headers in one direction of a connection, for the byte history. Divides each chunk into bytes that
/// are stored, and audio or video bytes that are not.
package struct FrameFollower: Sendable {
    /// A part of a chunk.
    package enum Part: Hashable, Sendable {
        /// Bytes to store. `frame` is the offset, in the chunk, of the first frame start in these bytes; nil if no
        /// frame starts in them.
        case bytes(Range<Int>, frame: Int?)
        /// Audio or video bytes, which are not stored. The value is their number.
        case media(Int)
    }

    private let limits: WireLimits
    /// The received bytes of an incomplete frame header.
    private var head: [UInt8] = []
    /// The number of bytes that are still missing from the current frame.
    private var left = 0
    private var isMedia = false

    package init(limits: WireLimits = .watchedCore) { self.limits = limits }

    /// Called when bytes of the connection are missing. The search continues at the next valid frame header.
    package mutating func miss() {
        head = []
        left = 0
    }

    package mutating func follow(_ chunk: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var (at, start) = (0, 0)
        var frame: Int?
        func keep(upTo end: Int) {
            if end > start { parts.append(.bytes(start..<end, frame: frame)) }
        }
        while at < chunk.count {
            guard left == 0 else {
                let count = min(left, chunk.count - at)
                if isMedia {
                    keep(upTo: at)
                    parts.append(.media(count))
                    (start, frame) = (at + count, nil)
                }
                at += count
                left -= count
                continue
            }
            guard let header = begin(chunk, &at) else { continue }
            if frame == nil, at - header.size >= start { frame = at - header.size }
            (left, isMedia) = (header.dataSize, header.service.isMedia && header.type != .control)
        }
        keep(upTo: at)
        return parts
    }

    /// Reads the next frame header. Returns nil while the header is incomplete. Skips bytes that cannot begin a frame.
    private mutating func begin(_ chunk: [UInt8], _ at: inout Int) -> FrameHeader? {
        if head.isEmpty {
            let rest = chunk.count - at
            switch chunk.withUnsafeBytes({
                FrameHeader.read(UnsafeRawBufferPointer(rebasing: $0[$0.count - rest..<$0.count]), limits: limits)
            }) {
            case .header(let header):
                at += header.size
                return header
            case .malformed: at += 1
            case .incomplete:
                head = Array(chunk[at...])
                at = chunk.count
            }
            return nil
        }
        head.append(chunk[at])
        at += 1
        while true {
            switch head.withUnsafeBytes({ FrameHeader.read($0, limits: limits) }) {
            case .header(let header):
                head = []
                return header
            case .incomplete: return nil
            case .malformed: head.removeFirst()
            }
        }
    }
}

/// Iterates over the frames in stored bytes, from which `FrameFollower` has removed audio and video.
package struct KeptFrames: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let limits: WireLimits
    private var at = 0

    package init(_ bytes: [UInt8], limits: WireLimits = .watchedCore) { (self.bytes, self.limits) = (bytes, limits) }

    /// Returns the header of the next frame and the range of its data; nil at the end. Skips invalid bytes.
    package mutating func next() -> (header: FrameHeader, data: Range<Int>)? {
        while at < bytes.count {
            let found = bytes.withUnsafeBytes {
                FrameHeader.read(UnsafeRawBufferPointer(rebasing: $0[at...]), limits: limits)
            }
            switch found {
            case .incomplete: return nil
            case .malformed: at += 1
            case .header(let header):
                let start = at + header.size
                let size = header.service.isMedia && header.type != .control ? 0 : header.dataSize
                at = Swift.min(start + size, bytes.count)
                return (header, start..<at)
            }
        }
        return nil
    }
}
