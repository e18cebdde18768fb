import SDLProtocol
import SDLRPC
import SDLSupport

/// An app that furnishes its screen and is silent afterwards.
final class QuietApp: BytePipeReceiver {
    private struct State {
        var wire = AppWire()
        var replies = 0
        var waiting: (replies: Int, CheckedContinuation<Void, Never>)?
    }

    private let pipe: any BytePipe
    private let state = Lock(State())

    init(_ pipe: any BytePipe) {
        self.pipe = pipe
        pipe.open(self)
    }

    /// Registers, and once it is in front shows something and makes 20 sets of 10 choices.
    func furnish(_ id: String, activate: () async throws -> Void) async throws {
        await act(until: 0) { $0.startSession(into: &$1) }
        await ask([
            RPCEnvelope(
                SDLRegisterAppInterface(
                    syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: id,
                    isMediaApplication: false, languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs, appID: id),
                correlationID: 1)
        ])
        try await activate()
        let sets = (0..<20).map { set in
            let choices = (0..<10).map { choice in
                SDLChoice(
                    choiceID: set * 10 + choice, menuName: "Choice \(choice)", vrCommands: ["Say \(set) \(choice)"])
            }
            return RPCEnvelope(
                SDLCreateInteractionChoiceSet(interactionChoiceSetID: set + 1, choiceSet: choices),
                correlationID: Int32(set + 3))
        }
        await ask([RPCEnvelope(HeadUnitBench.show, correlationID: 2)] + sets)
    }

    private func ask(_ envelopes: [RPCEnvelope]) async {
        let wanted = state.withLock { $0.replies } + envelopes.count
        await act(until: wanted) { wire, actions in
            for envelope in envelopes {
                _ = wire.send(envelope.payload()[...], on: .rpc, of: wire.sessionIDs[0], into: &actions)
            }
        }
    }

    /// Sends what `body` makes, and waits for the session to be open and for so many replies in all.
    private func act(until replies: Int, _ body: (inout AppWire, inout [WireAction]) -> Void) async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting = (replies, continuation) }
            work(body)
        }
    }

    private func work(_ body: (inout AppWire, inout [WireAction]) -> Void) {
        let (frames, ready) = state.withLock { state in
            var actions: [WireAction] = []
            body(&state.wire, &actions)
            for case .message(let message) in actions where message.payload.first.map({ $0 >> 4 }) == 1 {
                state.replies += 1
            }
            var ready: CheckedContinuation<Void, Never>?
            if let waiting = state.waiting, state.replies >= waiting.replies, !state.wire.sessionIDs.isEmpty {
                ready = waiting.1
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
