import BenchSupport
import CBaselines

/// A group of clients that read from a WebSocket server.
final class Readers {
    private let readers: OpaquePointer

    init(port: UInt16, clients: Int, path: String) throws {
        guard let readers = baseline_readers_connect(port, path, Int32(clients)) else {
            throw BenchFailure(description: "a client could not connect")
        }
        self.readers = readers
    }

    deinit { baseline_readers_close(readers) }

    func say(_ text: String) throws {
        guard baseline_readers_say(readers, text) == 0 else {
            throw BenchFailure(description: "a client could not send")
        }
    }

    /// Reads and discards all messages for `milliseconds`.
    func read(milliseconds: Int32) throws {
        guard baseline_readers_read(readers, milliseconds) == 0 else {
            throw BenchFailure(description: "a client was cut off")
        }
    }
}
