import SDLSupport
import SDLTransport

/// The app's side of a pipe. A test can send any bytes, including invalid bytes, and can read the received frames.
final class RawPeer: BytePipeReceiver {
    private struct State {
        var bytes: [UInt8] = []
        var sent: UInt32 = 0
        var isEnded = false
    }

    private let pipe: MemoryPipe
    private let state = Lock(State())

    init(_ pipe: MemoryPipe) {
        self.pipe = pipe
        pipe.open(self)
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        state.withLock { state in for chunk in chunks { state.bytes += chunk } }
        pipe.consumed(chunks.reduce(0) { $0 + $1.count })
    }

    func pipeHasRoom() {}
    func pipeEnded(_ end: PipeEnd) { state.withLock { $0.isEnded = true } }

    var isEnded: Bool { state.withLock { $0.isEnded } }

    func send(_ bytes: [UInt8]) { pipe.send([bytes]) }

    /// Sends a StartService for protocol version 5.4.1 in a frame of version 1.
    func startSession() {
        send(
            hex(
                "1007010000000020" + "2000000002" + "70726f746f636f6c56657273696f6e00" + "06000000"
                    + "352e342e3100" + "00"))
    }

    /// Sends an RPC message in one frame.
    func request(
        _ function: UInt32, _ correlationID: Int32, _ json: String, bulk: [UInt8] = [], service: UInt8 = 7,
        session: UInt8 = 1
    ) {
        var payload = big(function) + big(UInt32(bitPattern: correlationID)) + big(UInt32(json.utf8.count))
        payload += Array(json.utf8) + bulk
        frame(payload, service: service, session: session)
    }

    /// Sends an RPC message in one frame of version 2.
    func old(_ function: UInt32, _ correlationID: Int32, _ json: String, bulk: [UInt8] = []) {
        var payload = big(function) + big(UInt32(bitPattern: correlationID)) + big(UInt32(json.utf8.count))
        payload += Array(json.utf8) + bulk
        frame(payload, version: 2, service: bulk.isEmpty ? 7 : 15)
    }

    func frame(_ payload: [UInt8], version: UInt8 = 5, service: UInt8 = 7, session: UInt8 = 1) {
        let number = state.withLock { state in
            state.sent += 1
            return state.sent
        }
        send([version << 4 | 1, service, 0, session] + big(UInt32(payload.count)) + big(number) + payload)
    }

    var bytes: [UInt8] { state.withLock { $0.bytes } }

    /// The received frames: the first four bytes of the header, and the payload.
    var frames: [(head: [UInt8], payload: [UInt8])] {
        var rest = bytes[...]
        var frames: [(head: [UInt8], payload: [UInt8])] = []
        while rest.count >= 12 {
            let size = rest.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            frames.append((Array(rest.prefix(4)), Array(rest.dropFirst(12).prefix(size))))
            rest = rest.dropFirst(12 + size)
        }
        return frames
    }

    func close() { pipe.close("gone") }

    /// Cuts the connection, as when a process dies.
    func cut() { pipe.cut() }

    func forget() { state.withLock { $0.bytes = [] } }
}

func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
