internal import SDLProtocol
package import SDLSupport

/// The most recent bytes of all connections between apps and the head unit. If the bytes exceed the memory limit, the
/// oldest bytes are dropped.
///
/// For audio and video, only the frame headers and the number of bytes are stored.
package final class WireHistory: Sendable {
    /// A chunk of bytes that one side of a connection sent to the other side.
    package struct Piece: Sendable {
        package var connection: String
        package var direction: MessageKey.Direction
        package var instant: Instant
        package var bytes: [UInt8]
        /// The offset of the first frame that begins in the piece; nil if no frame begins in the piece.
        package var frame: Int?
        /// The number of bytes after this piece that were not stored.
        package var skipped = 0
        /// Whether bytes directly before this piece are missing.
        package var isBehindGap = false
    }

    /// Consecutive pieces of bytes that are stored and dropped together. All bytes of a block are in one array, because
    /// thousands of small arrays would fragment the memory.
    private struct Block {
        /// A piece without its connection's name and its bytes.
        private struct Mark {
            let instant: Instant
            /// The end of the piece, as an offset in `bytes`.
            let end: UInt32
            let skipped: UInt32
            /// The offset of the first frame in the piece; negative if no frame begins in the piece.
            let frame: Int32
            /// The index of the connection's name in `connections`.
            let connection: UInt16
            let direction: MessageKey.Direction
            let isBehindGap: Bool
        }

        private var marks: [Mark] = []
        private var connections: [String] = []
        private var bytes: [UInt8] = []
        private let room: Int

        init(for piece: Piece, room: Int) {
            self.room = max(room, piece.bytes.count)
            bytes.reserveCapacity(self.room)
        }

        var size: Int { room + marks.capacity * MemoryLayout<Mark>.stride }

        func has(roomFor piece: Piece) -> Bool {
            bytes.count + piece.bytes.count <= room && connections.count < Int(UInt16.max)
        }

        mutating func append(_ piece: Piece) {
            bytes += piece.bytes
            let known = connections.lastIndex(of: piece.connection)
            if known == nil { connections.append(piece.connection) }
            marks.append(
                Mark(
                    instant: piece.instant, end: UInt32(clamping: bytes.count),
                    skipped: UInt32(clamping: piece.skipped),
                    frame: Int32(clamping: piece.frame ?? -1),
                    connection: UInt16(clamping: known ?? connections.count - 1), direction: piece.direction,
                    isBehindGap: piece.isBehindGap))
        }

        /// Returns the pieces from the instant `from` to the instant `through`, inclusive.
        func pieces(from: Instant?, through: Instant?) -> [Piece] {
            var (found, start) = ([Piece](), 0)
            for mark in marks {
                defer { start = Int(mark.end) }
                guard mark.instant >= from ?? .zero, through.map({ mark.instant <= $0 }) ?? true else { continue }
                found.append(
                    Piece(
                        connection: connections[Int(mark.connection)], direction: mark.direction,
                        instant: mark.instant, bytes: Array(bytes[start..<Int(mark.end)]),
                        frame: mark.frame < 0 ? nil : Int(mark.frame), skipped: Int(mark.skipped),
                        isBehindGap: mark.isBehindGap))
            }
            return found
        }
    }

    private struct State {
        var blocks: [Block] = []
        /// The size in bytes of all blocks except the newest.
        var size = 0
    }

    private let most: Int
    /// The capacity of a block in bytes.
    private let room: Int
    private let state = Lock(State())

    package init(most: Int = 2 << 20) { (self.most, room) = (most, most / 128) }

    /// Returns the stored pieces from the instant `from` to the instant `through`, inclusive. The oldest piece is the
    /// first element. In each direction of a connection, the first piece starts with a frame header. `mask` hides
    /// values; if `mask` is nil, no values are hidden.
    package func pieces(from: Instant? = nil, through: Instant? = nil, mask: WireMask?) -> [Piece] {
        let blocks = state.withLock(\.blocks)
        var pieces = blocks.flatMap { $0.pieces(from: from, through: through) }
        var streams: [Stream: [Int]] = [:]
        for (place, piece) in pieces.enumerated() {
            streams[Stream(connection: piece.connection, direction: piece.direction), default: []].append(place)
        }
        for places in streams.values { MaskedStream.mask(&pieces, places, mask) }
        return pieces.filter { !$0.bytes.isEmpty || $0.skipped > 0 }
    }

    private struct Stream: Hashable {
        let connection: String
        let direction: MessageKey.Direction
    }

    /// Returns an observer that stores the bytes of the connection with the name `connection`.
    package func witness(of connection: String) -> WireObserver { WireObserver(connection, self) }

    fileprivate func add(_ pieces: [Piece]) {
        state.withLock { state in
            for piece in pieces {
                if state.blocks.last?.has(roomFor: piece) != true {
                    state.size += state.blocks.last?.size ?? 0
                    state.blocks.append(Block(for: piece, room: room))
                }
                state.blocks[state.blocks.count - 1].append(piece)
            }
            while state.blocks.count > 1, state.size + (state.blocks.last?.size ?? 0) > most {
                state.size -= state.blocks.removeFirst().size
            }
        }
    }
}

/// Observes one connection and stores its bytes in the history.
package final class WireObserver: Sendable {
    private struct Direction {
        var follower = FrameFollower()
        /// Whether the observer has stored no bytes yet. The first byte of a connection always begins a frame, even if
        /// the frame's header is incomplete.
        var isNew = true
        var isBehindGap = false
    }

    private let connection: String
    private let history: WireHistory
    private let directions = Lock([Direction(), Direction()])

    fileprivate init(_ connection: String, _ history: WireHistory) {
        (self.connection, self.history) = (connection, history)
    }

    package func passed(_ chunks: [[UInt8]], _ direction: MessageKey.Direction, at instant: Instant) {
        guard !chunks.isEmpty else { return }
        directions.withLock { directions in
            var pieces: [WireHistory.Piece] = []
            for chunk in chunks { follow(chunk, &directions[Int(direction.rawValue)], direction, instant, &pieces) }
            // Add the pieces before the lock is released. Otherwise, pieces from another thread could be stored in the
            // wrong order.
            history.add(pieces)
        }
    }

    /// Reports that bytes in this direction were not observed.
    package func missed(_ direction: MessageKey.Direction) {
        directions.withLock { directions in
            directions[Int(direction.rawValue)].follower.miss()
            directions[Int(direction.rawValue)].isBehindGap = true
        }
    }

    private func follow(
        _ chunk: [UInt8], _ seen: inout Direction, _ direction: MessageKey.Direction, _ instant: Instant,
        _ pieces: inout [WireHistory.Piece]
    ) {
        for part in seen.follower.follow(chunk) {
            switch part {
            case .bytes(let range, let found):
                let frame = seen.isNew ? range.lowerBound : found
                seen.isNew = false
                pieces.append(
                    WireHistory.Piece(
                        connection: connection, direction: direction, instant: instant,
                        bytes: range.count == chunk.count ? chunk : Array(chunk[range]),
                        frame: frame.map { $0 - range.lowerBound }, isBehindGap: seen.isBehindGap))
                seen.isBehindGap = false
            case .media(let count):
                if pieces.last?.direction == direction, pieces.last?.instant == instant {
                    pieces[pieces.count - 1].skipped += count
                } else {
                    pieces.append(
                        WireHistory.Piece(
                            connection: connection, direction: direction, instant: instant, bytes: [], skipped: count,
                            isBehindGap: seen.isBehindGap))
                    seen.isBehindGap = false
                }
            }
        }
    }
}
