import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport

/// An app that sends frames with any content, or bytes that are not frames. The project's own connection never sends
/// such data.
final class RawApp: BytePipeReceiver {
    private struct State {
        var wire = AppWire()
        var replies: [RPCEnvelope] = []
        var ended: PipeEnd?
    }

    let pipe: MemoryPipe
    private let readsOn: Bool
    private let state = Lock(State())

    /// Creates an app. If `readsOn` is true, the app acknowledges received bytes; otherwise, the app acknowledges no
    /// bytes.
    init(_ pipe: MemoryPipe, readsOn: Bool = true) {
        self.pipe = pipe
        self.readsOn = readsOn
        pipe.open(self)
    }

    var replies: [RPCEnvelope] { state.withLock { $0.replies } }
    var ended: PipeEnd? { state.withLock { $0.ended } }

    func startSession() {
        act { $0.startSession(into: &$1) }
    }

    func send(_ payload: [UInt8], on service: ServiceType = .rpc) {
        act { wire, actions in _ = wire.send(payload[...], on: service, of: wire.sessionIDs[0], into: &actions) }
    }

    func send(_ envelope: RPCEnvelope) {
        send(envelope.payload())
    }

    func request(_ functionID: SDLFunctionID, _ correlationID: Int32, _ json: String = "{}") {
        send(
            RPCEnvelope(
                kind: .request, functionID: functionID, correlationID: correlationID, json: Array(json.utf8)[...]))
    }

    private func act(_ body: (inout AppWire, inout [WireAction]) -> Void) {
        let frames = state.withLock { state in
            var actions: [WireAction] = []
            body(&state.wire, &actions)
            for case .message(let message) in actions {
                if let envelope = try? RPCEnvelope(payload: message.payload) { state.replies.append(envelope) }
            }
            return actions.compactMap { if case .send(let frame) = $0 { frame } else { nil } }
        }
        pipe.send(frames)
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        act { wire, actions in
            for chunk in chunks { wire.receive(chunk[...], at: .zero, into: &actions) }
        }
        if readsOn { pipe.consumed(chunks.byteCount) }
    }

    func pipeHasRoom() {}
    func pipeEnded(_ end: PipeEnd) { state.withLock { $0.ended = end } }
}
