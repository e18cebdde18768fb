import BenchSupport
import JSON

/// A client of the WebSocket `/v1/socket` that reads messages one by one, with a blocking file descriptor.
final class SocketProbe {
    private let descriptor: Descriptor
    private var inbox: [UInt8] = []
    private var start = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)
    private var lastID = 0

    /// Connects, identifies itself and reads the snapshot, which is the first message.
    init(port: UInt16) throws {
        descriptor = try Descriptor(port: port)
        let head = """
            GET /v1/socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
            """
        try descriptor.write(Array(head.utf8))
        let end = Array("\r\n\r\n".utf8)
        while inbox.count < 4 || !inbox.suffix(4).elementsEqual(end) {
            var one = [UInt8](repeating: 0, count: 1)
            try descriptor.read(into: &inbox, &one)
        }
        inbox = []
        _ = try message { $0.contains("\"hello\"") }
        try say(["op": "identify", "protocol": 1, "topics": ["state"]])
        _ = try message { $0.contains("\"op\":\"snapshot\"") }
    }

    /// Sends a text frame that is masked with zeros. Clients must mask frames, and masking with zeros does not change
    /// the text.
    private func say(_ message: JSONValue) throws {
        let text = message.json()
        let length: [UInt8] =
            text.count < 126
            ? [0x80 | UInt8(text.count)] : [0xFE, UInt8(text.count >> 8), UInt8(text.count & 0xFF)]
        try descriptor.write([0x81] + length + [0, 0, 0, 0] + text)
    }

    /// Sends a command.
    ///
    /// - Returns: the id of the command. The result of the command contains the same id.
    @discardableResult
    func send(_ command: String, _ params: JSONValue) throws -> Int {
        lastID += 1
        try say(["op": "command", "id": .int(lastID), "command": .string(command), "params": params])
        return lastID
    }

    func run(_ command: String, _ params: JSONValue) throws {
        let id = try send(command, params)
        let text = try message { $0.hasPrefix("{\"op\":\"result\",\"id\":\(id),") }
        guard try JSONValue(parsing: Array(text.utf8))["ok"] == true else {
            throw BenchFailure(description: "\(command): \(text)")
        }
    }

    /// Returns the next message for which `isWanted` returns true, and skips the messages before it.
    private func message(_ isWanted: (Substring) -> Bool) throws -> String {
        while true {
            let text = Substring(decoding: try next(), as: UTF8.self)
            if isWanted(text) { return String(text) }
        }
    }

    func next() throws -> [UInt8] {
        while true {
            if let (operation, range, end) = frame() {
                let payload = Array(inbox[range])
                start = end
                if start == inbox.count {
                    inbox.removeAll(keepingCapacity: true)
                    start = 0
                }
                switch operation {
                case 1: return payload
                case 8:
                    throw BenchFailure(description: "the other end closed: \(String(decoding: payload, as: UTF8.self))")
                case 9: try descriptor.write([0x8A, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload)
                default: break
                }
            } else {
                inbox.removeFirst(start)
                start = 0
                try descriptor.read(into: &inbox, &buffer)
            }
        }
    }

    /// Returns three facts about the first frame in `inbox`: its opcode, the range of its payload, and the index after
    /// the frame. Returns nil if the frame is incomplete.
    private func frame() -> (operation: UInt8, payload: Range<Int>, end: Int)? {
        guard inbox.count >= start + 2 else { return nil }
        let short = Int(inbox[start + 1] & 0x7F)
        let size = short == 126 ? 2 : short == 127 ? 8 : 0
        guard inbox.count >= start + 2 + size else { return nil }
        let length = size == 0 ? short : inbox[start + 2..<start + 2 + size].reduce(0) { $0 << 8 | Int($1) }
        let first = start + 2 + size
        guard inbox.count >= first + length else { return nil }
        return (inbox[start] & 0x0F, first..<first + length, first + length)
    }
}
