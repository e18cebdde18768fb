internal import Capsules
internal import SDLProtocol
internal import SDLRPC

/// Creates a capture for Wireshark with two interfaces. The second interface contains the capsule's own capture, which
/// may contain only the newest messages. The first interface contains the earlier messages, rebuilt from rows as SDL
/// frames on a TCP connection to port 12345.
///
/// A rebuilt message has the original JSON. Its header is created from the ids in the row. Rows contain no bulk data,
/// control frames or streams, so the first interface lacks this data.
struct PcapngExport: CapsuleExport {
    private struct Waiting {
        var message: SessionMessage
        var stream: Stream
    }

    /// The rebuilt connection of an app: the app's port, and the numbers of sent bytes and messages in each direction.
    private final class Stream {
        let port: UInt16
        var sent: [Bool: UInt32] = [:]
        var messages: [Bool: UInt32] = [:]

        init(port: UInt16) { self.port = port }
    }

    /// The maximum frame size in protocol version 5, in bytes.
    private static let frameLimit = 131_072
    /// The time for which a message waits for earlier messages, in nanoseconds. Messages wait because the rows are in
    /// the order of arrival, not in the order of time.
    private static let patienceNanoseconds: Int64 = 10_000_000_000

    private var lines = RowLines()
    private var streams: [String: Stream] = [:]
    private var waiting: [Waiting] = []
    private var newest = Int64.min
    private let wire: [UInt8]
    /// The time of the first packet in the capsule's own capture, in nanoseconds since 1970. The export rebuilds only
    /// messages before this time.
    private let real: Int64

    /// Creates an export. `wire` is the capsule's own capture, which may contain only the newest messages.
    init(wire: [UInt8] = []) {
        self.wire = wire
        real = PcapngBlocks.firstInstant(in: wire) ?? .max
    }

    func begin() -> [UInt8] { PcapngBlocks.head("rebuilt from the session's rows", "captured bytes") }

    mutating func add(rows: [UInt8]) -> [UInt8] {
        for (row, start) in lines.read(rows) {
            newest = max(newest, start + row.at * 1000)
            for message in SessionMessage.all(of: row, start: start) where message.instant < real {
                waiting.append(Waiting(message: message, stream: stream(message.connection)))
            }
        }
        return newest == .min ? [] : write(before: newest - Self.patienceNanoseconds)
    }

    mutating func end() -> [UInt8] { write(before: .max) + PcapngBlocks.packets(of: wire, on: 1) }

    private mutating func stream(_ connection: String) -> Stream {
        let name = "\(lines.epoch) \(connection)"
        if let known = streams[name] { return known }
        // If the capture has more connections than ports, several connections use the same port.
        let stream = Stream(port: UInt16(40_000 + streams.count % 20_000))
        streams[name] = stream
        return stream
    }

    private mutating func write(before instant: Int64) -> [UInt8] {
        // Messages with the same time keep the order of their rows.
        let due = waiting.enumerated().filter { $0.element.message.instant < instant }.sorted {
            ($0.element.message.instant, $0.offset) < ($1.element.message.instant, $1.offset)
        }
        waiting.removeAll { $0.message.instant < instant }
        var out: [UInt8] = []
        for (_, one) in due { write(one.message, on: one.stream, to: &out) }
        return out
    }

    private func write(_ message: SessionMessage, on stream: Stream, to out: inout [UInt8]) {
        let number = stream.messages[message.toApp, default: 0] &+ 1
        stream.messages[message.toApp] = number
        let header = FrameHeader(
            version: 5, type: .single, service: .rpc, session: SessionID(message.session), messageID: number)
        FrameEncoder.frames(header, payload: message.envelope.payload()[...], limit: Self.frameLimit) { frame in
            var start = 0
            while start < frame.count {
                let end = min(start + PcapngBlocks.segmentLimit, frame.count)
                let sent = stream.sent[message.toApp, default: 1]
                out += PcapngBlocks.packet(
                    Array(frame[start..<end]), .rebuilt, toApp: message.toApp, port: stream.port, sequence: sent,
                    acknowledged: stream.sent[!message.toApp, default: 1], instant: message.instant)
                stream.sent[message.toApp] = sent &+ UInt32(end - start)
                start = end
            }
        }
    }
}
