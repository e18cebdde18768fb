import Capsules
import SDLConnection
import SDLLog
import SDLRPC
import SDLSupport

// The methods that write the bytes of the apps' connections as a capture file for Wireshark.
extension CapsuleSource {
    /// Writes the bytes that the apps and the head unit sent after row `after` and up to row `end`. Bytes from earlier
    /// runs of the bridge are not available.
    func writeWire(_ after: UInt64, _ end: UInt64, _ writer: CapsuleWriter, _ sink: Sink) async throws {
        guard let (past, redactor) = wire, end > hub.rowsBefore, let start = try await start() else { return }
        let from = after > hub.rowsBefore ? try await instant(behind: after) : nil
        let through = try await instant(behind: end)
        let mask = WireMask(names: redactor.names) { redactor.masked($0, message: $1.flatMap(Self.name)) }
        let pieces = past.pieces(from: from, through: through, mask: redactor.isEmpty ? nil : mask)
        guard !pieces.isEmpty else { return }
        writer.add(CapsuleWriter.wire, Self.capture(of: pieces, start: start))
        try await send(writer, sink)
    }

    /// Returns the calendar time at instant 0 of this run, in nanoseconds since 1970. The row that reports the start of
    /// the bridge contains this time. Returns nil if this row does not exist.
    private func start() async throws -> Int64? {
        let filter = try LogFilter("seq:>\(hub.rowsBefore) kind:process")
        let rows = try await hub.log.page(LogQuery(filter: filter, order: .after(hub.rowsBefore), limit: 1)).rows
        guard let row = rows.first.map({ RowPrefix($0) }), let at = row.at,
            let wall = row.wall.flatMap(CalendarInstant.nanoseconds)
        else { return nil }
        return wall - Int64((at * 1000).rounded()) * 1000
    }

    /// Returns the instant of the row after the row with the number `row`; nil if there is no later row.
    private func instant(behind row: UInt64) async throws -> Instant? {
        let rows = try await hub.log.page(LogQuery(order: .after(row), limit: 1)).rows
        return rows.first.flatMap { RowPrefix($0).at }.map { .zero + .nanoseconds(Int64($0 * 1_000_000)) }
    }

    private static func name(of function: Int) -> String? {
        let kind: SDLRPCKind = function < 32_768 ? .request : .notification
        return SDLRPCRegistry.message(SDLFunctionID(rawValue: function), kind)?.name
    }

    /// The connection of one app: its port, and the number of bytes that were sent in each direction.
    private struct Stream {
        let port: UInt16
        var sent: [MessageKey.Direction: UInt32] = [:]
    }

    private static func capture(of pieces: [WireHistory.Piece], start: Int64) -> [UInt8] {
        var out = PcapngBlocks.head("captured bytes")
        var streams: [String: Stream] = [:]
        for (_, piece) in pieces.enumerated().sorted(by: { ($0.1.instant, $0.0) < ($1.1.instant, $1.0) }) {
            // If the connection's name has no port, use a number above the range of system-assigned ports.
            let port = piece.connection.split(separator: ":").last.flatMap { UInt16($0) }
            var stream = streams[piece.connection] ?? Stream(port: port ?? UInt16(61_000 + streams.count % 4_000))
            let instant = start + piece.instant.nanoseconds
            write(piece, on: &stream, at: instant, to: &out)
            streams[piece.connection] = stream
        }
        return out
    }

    private static func write(
        _ piece: WireHistory.Piece, on stream: inout Stream, at instant: Int64, to out: inout [UInt8]
    ) {
        let toApp = piece.direction == .toApp
        let back = stream.sent[toApp ? .toHeadUnit : .toApp, default: 1]
        var (at, skipped) = (0, piece.skipped)
        while at < piece.bytes.count || skipped > 0 {
            let end = min(at + PcapngBlocks.segmentLimit, piece.bytes.count)
            let sent = stream.sent[piece.direction, default: 1]
            let left = end == piece.bytes.count ? min(skipped, PcapngBlocks.segmentLimit - (end - at)) : 0
            out += PcapngBlocks.packet(
                Array(piece.bytes[at..<end]), .real, toApp: toApp, port: stream.port, sequence: sent,
                acknowledged: back, instant: instant, skipped: left)
            stream.sent[piece.direction] = sent &+ UInt32(end - at + left)
            skipped -= left
            at = end
        }
    }
}
