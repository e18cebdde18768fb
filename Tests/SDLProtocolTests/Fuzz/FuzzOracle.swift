import SDLProtocol

/// Checks the rules that a wire (one side of a connection) must obey for any input. For example, a message must belong
/// to an open session.
struct FuzzOracle {
    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    let limits: WireLimits
    private(set) var live: Set<SessionID> = []
    private(set) var isClosed = false

    init(limits: WireLimits) {
        self.limits = limits
    }

    mutating func check(_ actions: [WireAction], of wire: some Wire, fed bytes: Int) throws {
        for action in actions { try check(action) }
        // A frame causes at most its message, two findings and two ends. A byte causes at most one error.
        try require(actions.count <= 8 * bytes + 8 * 256, "\(actions.count) actions for \(bytes) bytes")
        let memory = wire.memory
        try require(memory.frameBytes < limits.largePayload + 12, "\(memory)")
        try require(memory.messageBytes <= limits.assemblyBytes && memory.messages <= limits.assemblyCount, "\(memory)")
        try require(memory.messages == 0 || wire.nextDeadline != nil, "unfinished messages without an end")
        try require(Set(wire.sessionIDs) == live, "\(wire.sessionIDs) are not the reported sessions: \(live)")
    }

    private mutating func check(_ action: WireAction) throws {
        try require(!isClosed, "\(action) after the end")
        switch action {
        case .send(let bytes): try checkSent(bytes)
        case .closeConnection:
            try require(live.isEmpty, "closed with open sessions")
            isClosed = true
        case .sessionStarted(let start):
            try require(live.insert(start.session).inserted, "session \(start.session) twice")
        case .sessionEnded(let id, _): try require(live.remove(id) != nil, "the end of no session")
        case .message(let message):
            try require(live.contains(message.session), "a message of no session")
            try require(message.service == .rpc || message.service == .bulk, "a message on \(message.service)")
            // A single frame may be longer than the limit of messages with several frames.
            let most = max(limits.messageBytes, limits.largePayload)
            try require((1...most).contains(message.payload.count), "a message of \(message.payload.count) bytes")
        case .media(let message):
            try require(live.contains(message.session), "media of no session")
            try require(message.service.isMedia, "media on \(message.service)")
        case .serviceStartRequested(let request): try require(live.contains(request.session), "a request of no session")
        case .serviceStarted(let id, _, _), .serviceRefused(let id, _, _), .serviceEnded(let id, _, _),
            .serviceEndConfirmed(let id, _), .strayMedia(let id, _), .endRefused(let id, _, _), .sessionFlooded(let id),
            .transportChanged(let id, _):
            try require(live.contains(id), "\(action) of no session")
        case .sessionRefused, .secondaryTransportRequested, .secondaryTransportAnswered, .finding: break
        }
    }

    /// Checks that sent bytes are exactly one frame. Even a peer with the smallest limits must accept the frame.
    private func checkSent(_ bytes: [UInt8]) throws {
        let outcome = PlainDecoder.decode(bytes, WireLimits())
        try require(outcome.frames.count == 1 && outcome.runs == 0, "sent no frame: \(hex(bytes))")
        let frame = outcome.frames[0]
        try require(frame.bytes.count == bytes.count, "sent more than a frame: \(hex(bytes))")
        if frame.header.type == .control, frame.header.version == 5, !frame.payload.isEmpty {
            try require((try? BSONDocument(frame.payload)) != nil, "sent no document: \(hex(bytes))")
        }
    }

    /// Records that the head unit has accepted this connection as the secondary transport of another session. The test
    /// must call this method, because the wire reports no action for it.
    mutating func adopted(_ id: SessionID) { live.insert(id) }
    mutating func givenUp(_ id: SessionID) { live.remove(id) }

    func require(_ condition: Bool, _ what: @autoclosure () -> String) throws {
        if !condition { throw Broken(description: what()) }
    }
}
