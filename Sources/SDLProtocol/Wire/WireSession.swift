import SDLSupport

/// The state of a session at one end of a connection.
struct WireSession: Sendable {
    struct Media: Sendable {
        enum State: Sendable { case closed, starting, open, ending }

        var state = State.closed {
            didSet {
                strayIsNoted = false
                if state == .starting { isEndedHere = false }
            }
        }
        /// Core side: whether this end has closed the service since the last request for the service.
        var isEndedHere = false
        /// Whether content without an open service has been reported; it is reported once.
        var strayIsNoted = false
        /// Core side: the header version and parameters of the unanswered start request.
        var requestVersion: UInt8 = 5
        var video: VideoParameters?
        var payloadLimitBytes: Int
    }

    let id: SessionID
    var version: ProtocolVersion
    /// The protocol version in the headers of sent frames.
    var header: UInt8
    /// Core side: whether the version is final. It is open until the app's first frame, unless it was negotiated in
    /// BSON.
    var isSettled: Bool
    var hash: Int32?
    /// Core side: whether the session belongs to another connection and uses this one only for media.
    var isBorrowed = false
    /// App side: whether a requested end is unanswered. Core side: whether the session has flooded.
    var isEnding = false
    var audio: Media
    var video: Media
    var payloadLimitBytes: Int
    var heartbeat: Heartbeat?
    var flood: RateMeter?
    private var lastMessageID: UInt32

    init(id: SessionID, version: ProtocolVersion, header: UInt8, isSettled: Bool, firstMessageID: UInt32, limit: Int) {
        self.id = id
        self.version = version
        self.header = header
        self.isSettled = isSettled
        audio = Media(payloadLimitBytes: limit)
        video = Media(payloadLimitBytes: limit)
        payloadLimitBytes = limit
        lastMessageID = firstMessageID &- 1
    }

    /// Returns the next message id, with one counter for all services. 0 occurs only in a core's first answer.
    mutating func nextMessageID() -> UInt32 {
        lastMessageID &+= 1
        return lastMessageID
    }

    mutating func nextContentID() -> UInt32 {
        let id = nextMessageID()
        return id == 0 ? nextMessageID() : id
    }

    subscript(service: ServiceType) -> Media {
        get { service == .audio ? audio : video }
        set { if service == .audio { audio = newValue } else { video = newValue } }
    }

    func carries(_ service: ServiceType) -> Bool {
        switch service {
        case .rpc, .bulk: !isBorrowed
        case .audio: audio.state == .open
        case .video: video.state == .open
        case .control: false
        }
    }

    /// Returns a finding for a media frame without an open service; nil if it was already reported.
    mutating func noteStray(_ service: ServiceType) -> WireAction? {
        defer { self[service].strayIsNoted = true }
        return self[service].strayIsNoted ? nil : .finding(.serviceNotOpen(id, service))
    }

    func limit(of service: ServiceType) -> Int {
        switch service {
        case .audio: audio.payloadLimitBytes
        case .video: video.payloadLimitBytes
        default: payloadLimitBytes
        }
    }

    mutating func control(_ code: ControlCode, _ service: ServiceType = .control, payload: [UInt8] = []) -> WireAction {
        control(code, service, messageID: nextMessageID(), payload: payload)
    }

    func control(
        _ code: ControlCode, _ service: ServiceType = .control, messageID: UInt32, version: UInt8? = nil,
        payload: [UInt8] = []
    ) -> WireAction {
        let header = FrameHeader(
            version: version ?? self.header, type: .control, service: service, info: code.rawValue, session: id,
            messageID: messageID)
        return .send(FrameEncoder.frame(header, payload: payload[...]))
    }
}

/// The heartbeat timer of a session.
struct Heartbeat: Sendable {
    private let timeout: Int64
    private(set) var due: Instant
    /// Whether a heartbeat was sent since the peer's last frame.
    private(set) var isProbed = false

    init(timeout: Duration, at now: Instant) {
        self.timeout = timeout.nanoseconds
        due = Instant(nanoseconds: now.nanoseconds + self.timeout)
    }

    mutating func alive(at now: Instant) {
        isProbed = false
        due.nanoseconds = now.nanoseconds + timeout
    }

    mutating func probe(at now: Instant) {
        isProbed = true
        due.nanoseconds = now.nanoseconds + timeout
    }
}

extension WireSession {
    mutating func send(_ payload: ArraySlice<UInt8>, on service: ServiceType, into actions: inout [WireAction]) {
        guard !payload.isEmpty else { return }
        FrameEncoder.frames(contentHeader(service), payload: payload, limit: limit(of: service)) {
            actions.append(.send($0))
        }
    }

    mutating func send(
        on service: ServiceType, reserving capacity: Int, into actions: inout [WireAction],
        _ write: (inout [UInt8]) -> Void
    ) {
        let size = FrameHeader.size(version: header)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + capacity)
        for _ in 0..<size { bytes.append(0) }
        write(&bytes)
        precondition(bytes.count >= size, "a message's writer may only append")
        guard bytes.count > size else { return }
        let header = contentHeader(service)
        guard bytes.count - size <= limit(of: service) else {
            return FrameEncoder.frames(header, payload: bytes[size...], limit: limit(of: service)) {
                actions.append(.send($0))
            }
        }
        FrameEncoder.complete(&bytes, header)
        actions.append(.send(bytes))
    }

    private mutating func contentHeader(_ service: ServiceType) -> FrameHeader {
        FrameHeader(
            version: header, type: .single, service: service, session: id,
            messageID: header == 1 ? 0 : nextContentID())
    }
}
