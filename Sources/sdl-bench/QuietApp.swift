import Glibc
import JSON
import SDLProtocol
import SDLRPC
import SDLSupport

/// An app that subscribes to vehicle data, and then sends no more messages.
final class QuietApp: BytePipeReceiver {
    fileprivate struct State {
        var wire = AppWire()
        var replies = 0
        var notices = 0
        /// Whether at least one notification has arrived out of order.
        var isOutOfOrder = false
        var last = -1.0
        var waiting: (replies: Int, notices: Int, CheckedContinuation<Void, Never>)?
    }

    private let pipe: any BytePipe
    private let state = Lock(State())

    init(_ pipe: any BytePipe) {
        self.pipe = pipe
        pipe.open(self)
    }

    var isOutOfOrder: Bool { state.withLock { $0.isOutOfOrder } }

    func listen(_ id: String, to items: [String], activate: () async throws -> Void) async throws {
        try await join(id, activate: activate)
        var params: JSONValue = [:]
        for item in items { params[item] = true }
        guard let request = try SDLSubscribeVehicleData.reading(params.json()).value else { return }
        await ask([RPCEnvelope(request, correlationID: 2)])
        state.withLock { $0.notices = 0 }
    }

    /// Waits until `notices` notifications have arrived.
    func receives(_ notices: Int) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting = (0, notices, continuation) }
            work { _, _ in }
        }
    }

    private func join(_ id: String, activate: () async throws -> Void) async throws {
        await act(until: 0) { $0.startSession(into: &$1) }
        await ask([
            RPCEnvelope(
                SDLRegisterAppInterface(
                    syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: id,
                    isMediaApplication: false, languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs, appID: id),
                correlationID: 1)
        ])
        try await activate()
    }

    private func ask(_ envelopes: [RPCEnvelope]) async {
        let wanted = state.withLock { $0.replies } + envelopes.count
        await act(until: wanted) { wire, actions in
            for envelope in envelopes {
                _ = wire.send(envelope.payload()[...], on: .rpc, of: wire.sessionIDs[0], into: &actions)
            }
        }
    }

    /// Sends the messages that `body` creates. Waits until the session is open and `replies` responses have arrived.
    private func act(until replies: Int, _ body: (inout AppWire, inout [WireAction]) -> Void) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting = (replies, 0, continuation) }
            work(body)
        }
    }

    private func work(_ body: (inout AppWire, inout [WireAction]) -> Void) {
        let (frames, ready) = state.withLock { state in
            var actions: [WireAction] = []
            body(&state.wire, &actions)
            for case .message(let message) in actions {
                switch message.payload.first.map({ $0 >> 4 }) {
                case 1: state.replies += 1
                case 2: state.receive(message.payload)
                default: break
                }
            }
            var ready: CheckedContinuation<Void, Never>?
            if let waiting = state.waiting, state.replies >= waiting.replies,
                state.notices >= waiting.notices, !state.wire.sessionIDs.isEmpty
            {
                ready = waiting.2
                state.waiting = nil
            }
            return (actions.compactMap { if case .send(let frame) = $0 { frame } else { nil } }, ready)
        }
        if !frames.isEmpty { pipe.send(frames) }
        ready?.resume()
    }

    func pipeReceived(_ chunks: [[UInt8]]) {
        work { wire, actions in
            for chunk in chunks { wire.receive(chunk[...], at: .zero, into: &actions) }
        }
        pipe.consumed(chunks.reduce(0) { $0 + $1.count })
    }

    func pipeHasRoom() {}
    func pipeEnded(_ end: PipeEnd) {}
}

extension QuietApp.State {
    /// Counts a notification and checks the order of notifications. In the drive, the odometer value is the number of
    /// the line, so it must increase.
    fileprivate mutating func receive(_ payload: ArraySlice<UInt8>) {
        let name = Array("\"odometer\":".utf8CString)
        let number = payload.withUnsafeBytes { bytes -> Double? in
            for at in 0..<max(0, bytes.count - name.count) where bytes[at] == UInt8(ascii: "\"") {
                let start = bytes.baseAddress! + at
                if memcmp(start, name, name.count - 1) == 0 {
                    return strtod((start + name.count - 1).assumingMemoryBound(to: CChar.self), nil)
                }
            }
            return nil
        }
        guard let number else { return }
        notices += 1
        isOutOfOrder = isOutOfOrder || number < last
        last = number
    }
}
