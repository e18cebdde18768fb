import BenchSupport
import CBaselines
import SDLSupport
import WebSockets

/// Measures how fast messages of 300 bytes are sent to 1, 50 and 500 clients. For comparison, a plain C server with
/// libwebsockets does the same.
enum FanOutBench {
    private static let size = 300
    /// The size in bytes of a message with its frame header of four bytes.
    private static let onTheWire = size + 4

    static func run() async throws -> [Figure] {
        var figures: [Figure] = []
        for (clients, messages) in [(1, 200_000), (50, 8_000), (500, 800)] {
            let total = Double(clients * messages)
            let result = try await alternating(rounds: 5) {
                total / (try await ours(clients, messages))
            } theirs: {
                total / (try plain(clients, messages))
            }
            figures.append(
                Figure(
                    what: "fan-out of 300 bytes to \(clients) clients", value: result.ours, unit: "a second",
                    baseline: (result.theirs, "plain C")))
            figures.append(
                Figure(what: "fan-out, relative to plain C", value: result.ratio, unit: "times", bar: .atLeast(0.85)))
        }
        return figures
    }

    private static func plain(_ clients: Int, _ messages: Int) throws -> Double {
        guard let server = baseline_fan_start(size) else {
            throw BenchFailure(description: "the plain C server could not listen")
        }
        defer { baseline_fan_stop(server) }
        let readers = try Readers(port: baseline_fan_port(server), clients: clients)
        baseline_fan_send(server, messages)
        return try readers.drain(messages * onTheWire)
    }

    private static func ours(_ clients: Int, _ messages: Int) async throws -> Double {
        let loop = WebSocketLoop()
        let sockets = Lock([WebSocket]())
        // The limit equals the number of messages that the plain C server keeps, so that slow clients lose no messages.
        let topic = Topic("fan", limit: messages, whenFull: .close(.tooSlow))
        let endpoint = SocketEndpoint(path: "/", queueMarkBytes: messages * onTheWire) { socket in
            sockets.withLock { $0.append(socket) }
            return { _ in }
        }
        guard case .tcp(_, let port) = try await loop.listen(at: .loopback(), [endpoint]) else {
            throw BenchFailure(description: "no port")
        }
        let readers = try Readers(port: port, clients: clients)
        while sockets.withLock({ $0.count }) < clients { await Task.yield() }
        let all = sockets.withLock { $0 }
        let text = String(repeating: "x", count: size)
        spawnThread(named: "fan-out") {
            // Each message is encoded once and queued for each client.
            for _ in 0..<messages { loop.send(SharedFrame(text: text), to: all, topic: topic) }
        }
        let seconds = try readers.drain(messages * onTheWire)
        await loop.stop()
        return seconds
    }
}

/// A group of clients that read from a WebSocket server.
final class Readers {
    private let readers: OpaquePointer

    /// Connects `clients` clients. `buffer` is the size of the receive buffers; 0 means the system's default.
    init(port: UInt16, clients: Int, path: String = "/", buffer: Int32 = 0) throws {
        guard let readers = baseline_readers_connect_small(port, path, Int32(clients), buffer) else {
            throw BenchFailure(description: "a client could not connect")
        }
        self.readers = readers
    }

    deinit { baseline_readers_close(readers) }

    /// Reads until every client has received `bytesEach` bytes.
    ///
    /// - Returns: the time of all reads, in seconds.
    func drain(_ bytesEach: Int) throws -> Double {
        let nanoseconds = baseline_readers_drain(readers, bytesEach)
        guard nanoseconds > 0 else { throw BenchFailure(description: "the clients failed with \(nanoseconds)") }
        return Double(nanoseconds) / 1e9
    }

    func say(_ text: String) throws {
        guard baseline_readers_say(readers, text) == 0 else {
            throw BenchFailure(description: "a client could not send")
        }
    }

    /// Reads messages with timestamps for `milliseconds`. Returns how old each timestamp was on arrival, in
    /// nanoseconds.
    func stamps(milliseconds: Int32) throws -> [Int64] {
        var ages = [Int64](repeating: 0, count: 100_000)
        let count = baseline_readers_stamps(readers, milliseconds, &ages, ages.count)
        guard count >= 0 else { throw BenchFailure(description: "a client was cut off") }
        return Array(ages.prefix(count))
    }
}
