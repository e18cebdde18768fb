import SDLSupport

/// The state of a session on one side of a connection.
struct WireSession: Sendable {
    struct Media: Sendable {
        enum State: Sendable { case closed, starting, open, ending }

        var state = State.closed {
            didSet {
                strayIsNoted = false
                if state == .starting { isEndedHere = false }
            }
        }
        /// Head unit: whether the head unit has ended the service since the app's last request for the service.
        var isEndedHere = false
        /// Whether an audio or video frame for this service was reported that arrived while the service was not open.
        /// Only the first such frame is reported.
        var strayIsNoted = false
        /// Head unit: the protocol version in the header of the StartService frame that was received and is not
        /// answered yet.
        var requestVersion: UInt8 = 5
        var video: VideoParameters?
        var payloadLimitBytes: Int
    }

    let id: SessionID
    var version: ProtocolVersion
    /// The protocol version in the headers of frames that are sent in this session.
    var header: UInt8
    /// Head unit: whether the protocol version is final. Up to version 4, the app's first message determines the
    /// version; from version 5 on, the StartService frame determines the version.
    var isSettled: Bool
    var hash: Int32?
    /// Whether the session belongs to another connection and uses this connection only for audio and video.
    var isBorrowed = false
    /// App: whether the app has requested the end of the session and waits for the answer. Head unit: whether the
    /// session must end because the app has sent too many frames.
    var isEnding = false
    var audio: Media
    var video: Media
    var payloadLimitBytes: Int
    var heartbeat: Heartbeat?
    var flood: RateMeter?
    private var lastMessageID: UInt32

    init(id: SessionID, version: ProtocolVersion, isSettled: Bool, firstMessageID: UInt32, limit: Int) {
        self.id = id
        self.version = version
        header = version.header
        self.isSettled = isSettled
        audio = Media(payloadLimitBytes: limit)
        video = Media(payloadLimitBytes: limit)
        payloadLimitBytes = limit
        lastMessageID = firstMessageID &- 1
    }

    /// Returns the next message id. All services of the session use the same counter. Only the head unit's first frame
    /// has the id 0.
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

    /// Returns the finding for an audio or video frame whose service is not open; nil if such a frame was already
    /// reported.
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

struct Heartbeat: Sendable {
    private let timeout: Int64
    private(set) var due: Instant
    /// Whether a heartbeat was sent since the last frame from the other side.
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
        let header = FrameHeader(
            version: header, type: .single, service: service, session: id,
            messageID: header == 1 ? 0 : nextContentID())
        FrameEncoder.frames(header, payload: payload, limit: limit(of: service)) { actions.append(.send($0)) }
    }
}
