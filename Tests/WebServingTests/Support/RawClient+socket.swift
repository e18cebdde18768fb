/// A WebSocket frame. The parser accepts only final frames that have neither a mask nor reserved bits (RFC 6455,
/// section 5.2).
struct RawFrame: Equatable, Sendable {
    var opcode: UInt8
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }

    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let close: UInt8 = 8
    static let ping: UInt8 = 9
    static let pong: UInt8 = 10

    /// The close code of the frame; nil if the frame is not a close frame with a code.
    var code: Int? { opcode == Self.close && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }

    /// Parses the first frame in `bytes`. Returns the frame and its size; nil if the frame is incomplete.
    static func first(of bytes: [UInt8]) throws -> (frame: RawFrame, count: Int)? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[0] & 0xF0 == 0x80, bytes[1] & 0x80 == 0 else {
            throw ClientError("no whole, plain frame: \(bytes.prefix(16))")
        }
        var header = 2
        var count = Int(bytes[1])
        if count >= 126 {
            let more = count == 126 ? 2 : 8
            guard bytes.count >= header + more else { return nil }
            count = bytes[header..<(header + more)].reduce(0) { $0 << 8 | Int($1) }
            header += more
        }
        guard bytes.count >= header + count else { return nil }
        return (RawFrame(opcode: bytes[0] & 0x0F, payload: Array(bytes[header..<(header + count)])), header + count)
    }

    /// Returns the bytes of the frame with a masked payload. Clients must send masked frames.
    func masked(isFinal: Bool = true) -> [UInt8] {
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        let count = payload.count
        var bytes: [UInt8] = [isFinal ? opcode | 0x80 : opcode]
        switch count {
        case 0..<126: bytes.append(0x80 | UInt8(count))
        case 126..<65536:
            bytes.append(0x80 | 126)
            withUnsafeBytes(of: UInt16(count).bigEndian) { bytes += $0 }
        default:
            bytes.append(0x80 | 127)
            withUnsafeBytes(of: UInt64(count).bigEndian) { bytes += $0 }
        }
        bytes += mask
        for (place, byte) in payload.enumerated() { bytes.append(byte ^ mask[place % 4]) }
        return bytes
    }
}

extension RawClient {
    static func upgrade(_ path: String, host: String? = "127.0.0.1", _ fields: [String] = []) -> String {
        let all =
            (host.map { ["Host: \($0)"] } ?? []) + [
                "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Version: 13",
            ] + fields
        return "GET \(path) HTTP/1.1\r\n" + all.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Requests a WebSocket from the server, and reads the head of the response.
    @discardableResult
    func openSocket(_ path: String, _ fields: [String] = []) async throws -> Answer {
        send(Self.upgrade(path, fields))
        let answer = try await answer()
        guard answer.status == 101 else { throw ClientError("no socket: \(answer.status) \(answer.text)") }
        // The value that RFC 6455, 1.3 computes from the key above.
        guard answer["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" else {
            throw ClientError("wrong Sec-WebSocket-Accept")
        }
        return answer
    }

    func sendText(_ text: String) { send(RawFrame(opcode: RawFrame.text, payload: Array(text.utf8)).masked()) }

    /// Reads the next WebSocket frame; nil at the end of the connection.
    func frame() async throws -> RawFrame? {
        try await wait { bytes in
            do { return try RawFrame.first(of: bytes) != nil } catch { return true }
        }
        guard let (frame, count) = try RawFrame.first(of: bytes) else { return nil }
        _ = take(count)
        return frame
    }
}
