import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport

/// A receiver that records its events and calls a closure of the test for each event.
final class RecordingReceiver: ConnectionReceiver {
    typealias Reaction = @Sendable (ConnectionEvent, Connection) -> Void

    private struct State {
        var events: [ConnectionEvent] = []
        var batches = 0
        var isReported = false
        var overlaps = 0
    }

    private let state = Lock(State())
    private let reaction: Reaction

    init(_ reaction: @escaping Reaction = { _, _ in }) {
        self.reaction = reaction
    }

    func receive(_ events: [ConnectionEvent], from connection: Connection) async {
        state.withLock { state in
            if state.isReported { state.overlaps += 1 }
            state.isReported = true
            state.events += events
            state.batches += 1
        }
        for event in events { reaction(event, connection) }
        // The yield lets a wrong concurrent call happen. On the main actor, a yield would change the order of events.
        if !Self.isMain(#isolation) { await Task.yield() }
        state.withLock { $0.isReported = false }
    }

    /// Returns whether the caller runs on the main actor. This function is separate and is never inlined, because the
    /// optimizer of Swift 6.3 otherwise crashes.
    @inline(never) private static func isMain(_ isolation: (any Actor)?) -> Bool { isolation === MainActor.shared }

    var events: [ConnectionEvent] { state.withLock { $0.events } }
    var batches: Int { state.withLock { $0.batches } }
    var overlaps: Int { state.withLock { $0.overlaps } }

    func forget() { state.withLock { $0.events = [] } }
}

extension RecordingReceiver {
    var sessions: [Session] {
        events.compactMap { if case .sessionStarted(let session, _) = $0 { session } else { nil } }
    }

    var requests: [Incoming] {
        events.compactMap { if case .request(let incoming) = $0 { incoming } else { nil } }
    }

    var notifications: [Incoming] {
        events.compactMap { if case .notification(let incoming) = $0 { incoming } else { nil } }
    }

    var replies: [(id: RequestID, result: Result<Incoming, RequestFailure>)] {
        events.compactMap { if case .reply(let id, let result) = $0 { (id, result) } else { nil } }
    }

    var closed: [PipeEnd] {
        events.compactMap { if case .closed(let end) = $0 { end } else { nil } }
    }

    var findings: [String] {
        events.compactMap { if case .finding(let finding) = $0 { finding.description } else { nil } }
    }

    var notSent: [SendFailure] {
        events.compactMap { if case .notSent(let notSent) = $0 { notSent } else { nil } }
    }
}
