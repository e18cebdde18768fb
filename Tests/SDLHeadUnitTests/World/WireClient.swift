import JSON
import SDLProtocol
import SDLRPC
import SDLSupport

/// An app for tests that uses any pipe. The app sends the messages of the test, and records the received messages.
final class WireClient: BytePipeReceiver {
    private struct State {
        var wire: AppWire
        var start: SessionStart?
        var lastID: Int32 = 0
        var messages: [RPCEnvelope] = []
        var waiting: [Int32: CheckedContinuation<RPCEnvelope, any Error>] = [:]
        var starting: CheckedContinuation<Void, any Error>?
        var ended = false
    }

    struct Ended: Error {}

    let pipe: any BytePipe
    private let state: Lock<State>

    /// Creates an app on `pipe`. `version` is the highest protocol version that the app supports.
    init(_ pipe: any BytePipe, version: ProtocolVersion = .app) {
        self.pipe = pipe
        var settings = AppWire.Settings()
        settings.version = version
        state = Lock(State(wire: AppWire(settings: settings)))
        pipe.open(self)
    }

    /// The head unit's acknowledgement of the session start; nil before the acknowledgement.
    var start: SessionStart? { state.withLock { $0.start } }

    var hasEnded: Bool { state.withLock { $0.ended } }

    /// All messages that the app has received, in order.
    var messages: [RPCEnvelope] { state.withLock { $0.messages } }

    func notices(_ function: SDLFunctionID) -> [JSONValue] {
        messages.filter { $0.kind == .notification && $0.functionID == function }
            .compactMap { try? JSONValue(parsing: Array($0.json)) }
    }

    func startSession() async throws {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.starting = continuation }
            act { $0.startSession(into: &$1) }
        }
    }

    /// Sends a request and waits for its response.
    @discardableResult
    func ask(_ request: some SDLRPCRequest, bulk: [UInt8] = []) async throws -> JSONValue {
        let answer: RPCEnvelope = try await withCheckedThrowingContinuation { continuation in
            let id = state.withLock { state in
                state.lastID += 1
                state.waiting[state.lastID] = continuation
                return state.lastID
            }
            send(RPCEnvelope(request, correlationID: id, bulk: bulk[...]))
        }
        return try JSONValue(parsing: Array(answer.json))
    }

    func register(_ id: String, types: [SDLAppHMIType] = [.default]) async throws -> JSONValue {
        try await startSession()
        return try await ask(SDLRegisterAppInterface.sample(id, types: types))
    }

    func send(_ envelope: RPCEnvelope) {
        act { wire, actions in
            guard let session = wire.sessionIDs.first else { return }
            _ = wire.send(envelope.payload()[...], on: .rpc, of: session, into: &actions)
        }
    }

    func hangUp() { pipe.close("the story wants it") }

    private func act(_ body: (inout AppWire, inout [WireAction]) -> Void) {
        var resumptions: [() -> Void] = []
        let frames = state.withLock { state in
            var actions: [WireAction] = []
            body(&state.wire, &actions)
            for action in actions {
                switch action {
                case .sessionStarted(let start): state.start = start
                case .message(let message):
                    guard let envelope = try? RPCEnvelope(payload: message.payload) else { continue }
                    state.messages.append(envelope)
                    guard envelope.kind == .response,
                        let waiting = state.waiting.removeValue(forKey: envelope.correlationID)
                    else { continue }
                    resumptions.append { waiting.resume(returning: envelope) }
                default: continue
                }
            }
            if !state.wire.sessionIDs.isEmpty, let starting = state.starting {
                state.starting = nil
                resumptions.append { starting.resume() }
            }
            return actions.compactMap { if case .send(let frame) = $0 { frame } else { nil } }
        }
        if !frames.isEmpty { pipe.send(frames) }
        for resumption in resumptions { resumption() }
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        act { wire, actions in
            for chunk in chunks { wire.receive(chunk[...], at: .zero, into: &actions) }
        }
        pipe.consumed(chunks.byteCount)
    }

    func pipeHasRoom() {}

    func pipeEnded(_ end: PipeEnd) {
        let waiting = state.withLock { state in
            state.ended = true
            defer {
                state.waiting = [:]
                state.starting = nil
            }
            return (Array(state.waiting.values), state.starting)
        }
        for continuation in waiting.0 { continuation.resume(throwing: Ended()) }
        waiting.1?.resume(throwing: Ended())
    }
}

extension SDLRegisterAppInterface {
    static func sample(_ id: String, types: [SDLAppHMIType] = [.default]) -> SDLRegisterAppInterface {
        SDLRegisterAppInterface(
            syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: "App \(id)",
            isMediaApplication: types.contains(.media), languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs,
            appHMIType: types, appID: id)
    }
}

extension [[UInt8]] {
    fileprivate var byteCount: Int { reduce(0) { $0 + $1.count } }
}
