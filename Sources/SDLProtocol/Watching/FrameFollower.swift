/// Follows one direction of a connection from frame to frame without reading what stands in them, for somebody who keeps
/// bytes: it says where frames begin, and which bytes are sound and video.
package struct FrameFollower: Sendable {
    /// A part of a chunk.
    package enum Part: Hashable, Sendable {
        /// - Parameter frame: where the first frame begins that begins in it.
        case bytes(Range<Int>, frame: Int?)
        /// So many bytes of sound or video.
        case media(Int)
    }

    private let limits: WireLimits
    /// What has come of the next frame's header.
    private var head: [UInt8] = []
    /// What is still to come of the frame whose header was the last.
    private var left = 0
    private var isMedia = false

    package init(limits: WireLimits = .watchedCore) { self.limits = limits }

    /// Bytes have passed unseen: what comes next begins a frame, or is passed over until one begins.
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

    /// The header that is whole with some bytes more; bytes that begin none are passed over.
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

/// A direction's bytes, frame by frame, as `FrameFollower` has kept them: without sound and video.
package struct KeptFrames: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private let limits: WireLimits
    private var at = 0

    package init(_ bytes: [UInt8], limits: WireLimits = .watchedCore) { (self.bytes, self.limits) = (bytes, limits) }

    /// The next frame, and where its data stand; what is no frame is passed over.
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
