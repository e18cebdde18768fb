import SDLProtocol

/// What must hold for a wire whatever it is fed.
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
        // A frame tells at most of its message, two findings and two ends; a byte is no more than a fault.
        try hold(actions.count <= 8 * bytes + 8 * 256, "\(actions.count) actions for \(bytes) bytes")
        let memory = wire.memory
        try hold(memory.frameBytes < limits.largePayload + 12, "\(memory)")
        try hold(memory.messageBytes <= limits.assemblyBytes && memory.messages <= limits.assemblyCount, "\(memory)")
        try hold(memory.messages == 0 || wire.nextDeadline != nil, "unfinished messages without an end")
        try hold(Set(wire.sessionIDs) == live, "\(wire.sessionIDs) are not the sessions it told of: \(live)")
    }

    private mutating func check(_ action: WireAction) throws {
        try hold(!isClosed, "\(action) after the end")
        switch action {
        case .send(let bytes): try checkSent(bytes)
        case .closeConnection:
            try hold(live.isEmpty, "closed with open sessions")
            isClosed = true
        case .sessionStarted(let start):
            try hold(live.insert(start.session).inserted, "session \(start.session) twice")
        case .sessionEnded(let id, _): try hold(live.remove(id) != nil, "the end of no session")
        case .message(let message):
            try hold(live.contains(message.session), "a message of no session")
            try hold(message.service == .rpc || message.service == .bulk, "a message on \(message.service)")
            // One frame may be as large as the core announced, whatever is the most for several.
            let most = max(limits.messageBytes, limits.largePayload)
            try hold((1...most).contains(message.payload.count), "a message of \(message.payload.count) bytes")
        case .media(let message):
            try hold(live.contains(message.session), "media of no session")
            try hold(message.service.isMedia, "media on \(message.service)")
        case .serviceStartRequested(let request): try hold(live.contains(request.session), "a wish of no session")
        case .serviceStarted(let id, _, _), .serviceRefused(let id, _, _), .serviceEnded(let id, _, _),
            .serviceEndConfirmed(let id, _), .strayMedia(let id, _), .endRefused(let id, _, _), .sessionFlooded(let id),
            .transportChanged(let id, _):
            try hold(live.contains(id), "\(action) of no session")
        case .sessionRefused, .secondaryTransportRequested, .secondaryTransportAnswered, .finding: break
        }
    }

    /// Whatever goes out is one frame that the strictest peer takes.
    private func checkSent(_ bytes: [UInt8]) throws {
        let outcome = PlainDecoder.decode(bytes, WireLimits())
        try hold(outcome.frames.count == 1 && outcome.runs == 0, "sent no frame: \(hex(bytes))")
        let frame = outcome.frames[0]
        try hold(frame.bytes.count == bytes.count, "sent more than a frame: \(hex(bytes))")
        if frame.header.type == .control, frame.header.version == 5, !frame.payload.isEmpty {
            try hold((try? BSONDocument(frame.payload)) != nil, "sent no document: \(hex(bytes))")
        }
    }

    /// A session of another connection was let in or given up, which no action tells.
    mutating func adopted(_ id: SessionID) { live.insert(id) }
    mutating func givenUp(_ id: SessionID) { live.remove(id) }

    func hold(_ condition: Bool, _ what: @autoclosure () -> String) throws {
        if !condition { throw Broken(description: what()) }
    }
}
