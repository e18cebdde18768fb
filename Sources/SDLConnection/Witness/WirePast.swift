internal import SDLProtocol
package import SDLSupport

/// What has passed between apps and head unit, byte by byte, as long as there is room: the oldest goes first.
///
/// Of sound and video the frames' headers are kept, and how long they were.
package final class WirePast: Sendable {
    /// Some bytes of one direction.
    package struct Piece: Sendable {
        package var connection: String
        package var direction: MessageKey.Direction
        package var instant: Instant
        package var bytes: [UInt8]
        /// Where the first frame begins that begins in it.
        package var frame: Int?
        /// So many bytes have passed behind it that are not kept.
        package var skipped = 0
        /// What came before it is not known.
        package var isBehindGap = false

        var size: Int { bytes.count + Self.overhead }
        /// What one takes beside its bytes.
        private static let overhead = 128
    }

    private struct State {
        var pieces: [Piece] = []
        /// The first that has not been let go of.
        var first = 0
        var bytes = 0
    }

    private let most: Int
    private let state = Lock(State())

    package init(most: Int = 8 << 20) { self.most = most }

    /// What is kept, oldest first; of each connection from where a frame begins.
    ///
    /// - Parameter masked: gets the JSON of each message, with its function's number, and gives as much in its place; nil where
    ///   all is kept.
    package func pieces(
        from: Instant? = nil, through: Instant? = nil, masked: ((_ json: [UInt8], _ function: Int?) -> [UInt8])?
    ) -> [Piece] {
        var pieces = state.withLock { Array($0.pieces[$0.first...]) }.filter {
            $0.instant >= from ?? .zero && through.map { [instant = $0.instant] in instant <= $0 } ?? true
        }
        var streams: [Stream: [Int]] = [:]
        for (place, piece) in pieces.enumerated() {
            streams[Stream(connection: piece.connection, direction: piece.direction), default: []].append(place)
        }
        for places in streams.values { MaskedStream.mask(&pieces, places, masked) }
        return pieces.filter { !$0.bytes.isEmpty || $0.skipped > 0 }
    }

    private struct Stream: Hashable {
        let connection: String
        let direction: MessageKey.Direction
    }

    /// What passes on one connection from now on.
    package func witness(of connection: String) -> WireWitness { WireWitness(connection, self) }

    fileprivate func add(_ pieces: [Piece]) {
        state.withLock { state in
            for piece in pieces {
                state.pieces.append(piece)
                state.bytes += piece.size
            }
            while state.bytes > most, state.first < state.pieces.count - 1 {
                state.bytes -= state.pieces[state.first].size
                state.pieces[state.first].bytes = []
                state.first += 1
            }
            if state.first > 1_024, state.first > state.pieces.count / 2 {
                state.pieces.removeFirst(state.first)
                state.first = 0
            }
        }
    }
}

/// Sees what passes on one connection.
package final class WireWitness: Sendable {
    private struct Direction {
        var follower = FrameFollower()
        /// A connection begins with a frame, even where its header comes in parts.
        var isNew = true
        var isBehindGap = false
    }

    private let connection: String
    private let past: WirePast
    private let directions = Lock([Direction(), Direction()])

    fileprivate init(_ connection: String, _ past: WirePast) { (self.connection, self.past) = (connection, past) }

    package func passed(_ chunks: [[UInt8]], _ direction: MessageKey.Direction, at instant: Instant) {
        guard !chunks.isEmpty else { return }
        directions.withLock { directions in
            var pieces: [WirePast.Piece] = []
            for chunk in chunks { follow(chunk, &directions[Int(direction.rawValue)], direction, instant, &pieces) }
            // In here, so that what came first stands first.
            past.add(pieces)
        }
    }

    /// So many bytes have passed that nobody saw.
    package func missed(_ direction: MessageKey.Direction) {
        directions.withLock { directions in
            directions[Int(direction.rawValue)].follower.miss()
            directions[Int(direction.rawValue)].isBehindGap = true
        }
    }

    private func follow(
        _ chunk: [UInt8], _ seen: inout Direction, _ direction: MessageKey.Direction, _ instant: Instant,
        _ pieces: inout [WirePast.Piece]
    ) {
        for part in seen.follower.follow(chunk) {
            switch part {
            case .bytes(let range, let found):
                let frame = seen.isNew ? range.lowerBound : found
                seen.isNew = false
                pieces.append(
                    WirePast.Piece(
                        connection: connection, direction: direction, instant: instant,
                        bytes: range.count == chunk.count ? chunk : Array(chunk[range]),
                        frame: frame.map { $0 - range.lowerBound }, isBehindGap: seen.isBehindGap))
                seen.isBehindGap = false
            case .media(let count):
                if pieces.last?.direction == direction, pieces.last?.instant == instant {
                    pieces[pieces.count - 1].skipped += count
                } else {
                    pieces.append(
                        WirePast.Piece(
                            connection: connection, direction: direction, instant: instant, bytes: [], skipped: count,
                            isBehindGap: seen.isBehindGap))
                    seen.isBehindGap = false
                }
            }
        }
    }
}
