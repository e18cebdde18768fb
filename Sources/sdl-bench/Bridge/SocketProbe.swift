import BenchSupport
import JSON

/// A client of the WebSocket `/v1/socket` that reads messages one by one.
final class SocketProbe {
    private let socket: FramedSocket
    private var lastID = 0

    /// Connects, identifies itself and reads the snapshot, which is the first message.
    init(port: UInt16) throws {
        socket = try FramedSocket(port: port, path: "/v1/socket")
        _ = try message { $0.contains("\"hello\"") }
        try say(["op": "identify", "protocol": 1, "topics": ["state"]])
        _ = try message { $0.contains("\"op\":\"snapshot\"") }
    }

    func say(_ message: JSONValue) throws { try socket.say(message.json()) }

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
    func message(_ isWanted: (Substring) -> Bool) throws -> String {
        while true {
            let bytes = try next()
            let text = Substring(decoding: bytes, as: UTF8.self)
            if isWanted(text) { return String(text) }
        }
    }

    func next() throws -> [UInt8] { try socket.next() }
}
