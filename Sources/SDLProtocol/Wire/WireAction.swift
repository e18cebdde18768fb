package import SDLSupport

/// What the owner of a wire has to do, in this order, after it handed something in.
package enum WireAction: Hashable, Sendable {
    // The byte pipe
    /// Exactly one frame. Message transports put each in a message of its own; streams may join as many as they like.
    case send([UInt8])
    /// Write what is to be sent, then close. All sessions have ended before this, and nothing follows it.
    case closeConnection(CloseReason)

    // Sessions
    indirect case sessionStarted(SessionStart)
    /// App side: the core refused to start a session.
    indirect case sessionRefused(Refusal)
    case sessionEnded(SessionID, EndReason)
    /// Core side: nothing more is taken from this session. Say farewell to it if need be, then call `endSession`.
    case sessionFlooded(SessionID)

    // Services
    /// Core side: an app wants audio or video. It must be answered by `answerService`.
    indirect case serviceStartRequested(ServiceRequest)
    /// With the video parameters both sides settled on.
    indirect case serviceStarted(SessionID, ServiceType, VideoParameters?)
    /// App side: the core's answer. Core side: what we answered, without having asked or having been told to.
    indirect case serviceRefused(SessionID, ServiceType, Refusal)
    case serviceEnded(SessionID, ServiceType, EndReason)
    /// App side: the core keeps the session (RPC) or service open.
    indirect case endRefused(SessionID, ServiceType, Refusal)
    /// Core side: the app confirmed the end of a service that we ended.
    case serviceEndConfirmed(SessionID, ServiceType)

    // Content
    /// An RPC, on the RPC or the bulk service.
    case message(WireMessage)
    /// Audio or video bytes of an open service.
    case media(WireMessage)
    /// Core side: such bytes of a service that we have ended. They are dropped.
    case strayMedia(SessionID, ServiceType)

    // Transports
    /// Core side: a session of another connection wants this one for its media. Answer by `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App side: nil when this connection may now carry the session's media.
    indirect case secondaryTransportAnswered(SessionID, Refusal?)
    /// App side: where the core listens for a secondary transport; nil when nowhere.
    indirect case transportChanged(SessionID, TCPEndpoint?)

    case finding(Finding)
}

/// Why a session or service is over.
package enum EndReason: Hashable, Sendable {
    case requestedHere
    case requestedByPeer
    case flood
    case malformed
    case heartbeatTimeout
    case connectionLost
}

/// Why a wire closes its connection.
package enum CloseReason: Hashable, Sendable {
    case malformed
    /// Too many frames that belong to no session.
    case flood
}

/// What is held for frames and messages whose rest has not come yet; `WireLimits` says the most it can be.
package struct WireMemory: Hashable, Sendable {
    package var frameBytes: Int
    package var messageBytes: Int
    package var messages: Int
}

/// One end of one connection: bytes and instants in, actions out. It holds no clock, no pipe and no task.
///
/// Call `receive` for each chunk from the pipe and `tick` when `nextDeadline` has come. Deadlines only ever move later
/// with traffic, so a timer may be left as it is until it rings. Call `connectionLost` exactly once at the end, even
/// after `closeConnection`: it gives session ids back.
package protocol Wire: Sendable {
    var nextDeadline: Instant? { get }
    var sessionIDs: [SessionID] { get }
    var memory: WireMemory { get }
    /// The version nibble of the frames sent to this session. 1 means: JSON envelopes, no binary RPC header.
    func headerVersion(of session: SessionID) -> UInt8?

    /// Takes a chunk of the stream. Payloads are slices of it wherever possible, so it should not be much larger than
    /// what it holds.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction])
    mutating func tick(at now: Instant, into actions: inout [WireAction])
    mutating func connectionLost(into actions: inout [WireAction])

    /// Frames one message; false, and nothing sent, when its session or service is not open.
    mutating func send(
        _ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID,
        into actions: inout [WireAction]
    ) -> Bool

    /// The same for a message that is written straight behind the room for its header: no copy unless it is long.
    /// `write` may only append.
    mutating func send(
        on service: ServiceType, of session: SessionID, reserving capacity: Int,
        into actions: inout [WireAction], _ write: (inout [UInt8]) -> Void
    ) -> Bool

    mutating func endSession(_ session: SessionID, into actions: inout [WireAction])
    mutating func endService(_ service: ServiceType, of session: SessionID, into actions: inout [WireAction])
}

extension Wire {
    package mutating func receive(_ bytes: [UInt8], at now: Instant) -> [WireAction] {
        var actions: [WireAction] = []
        receive(bytes[...], at: now, into: &actions)
        return actions
    }

    package mutating func tick(at now: Instant) -> [WireAction] {
        var actions: [WireAction] = []
        tick(at: now, into: &actions)
        return actions
    }

    package mutating func connectionLost() -> [WireAction] {
        var actions: [WireAction] = []
        connectionLost(into: &actions)
        return actions
    }

    package mutating func send(_ payload: [UInt8], on service: ServiceType, of session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        _ = send(payload[...], on: service, of: session, into: &actions)
        return actions
    }

    package mutating func endSession(_ session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        endSession(session, into: &actions)
        return actions
    }

    package mutating func endService(_ service: ServiceType, of session: SessionID) -> [WireAction] {
        var actions: [WireAction] = []
        endService(service, of: session, into: &actions)
        return actions
    }
}
