package import SDLSupport

/// An action that the owner of a wire must perform after an input, in order.
package enum WireAction: Hashable, Sendable {
    // The byte pipe
    /// Send these bytes, which are exactly one frame. A message-based transport sends each frame in a message of its
    /// own; a stream may join frames.
    case send([UInt8])
    /// Send all queued frames, then close the connection. All sessions have already ended. This is the last action.
    case closeConnection(CloseReason)

    // Sessions
    indirect case sessionStarted(SessionStart)
    indirect case sessionRefused(Refusal)
    case sessionEnded(SessionID, EndReason)
    /// Head unit: the app has sent too many frames in this session, and all later frames are ignored. Send a last
    /// message if necessary, then call `endSession`.
    case sessionFlooded(SessionID)

    // Services
    /// Head unit: an app requests an audio or video service. Answer with `answerService`.
    indirect case serviceStartRequested(ServiceRequest)
    /// A service has started with the agreed video parameters.
    indirect case serviceStarted(SessionID, ServiceType, VideoParameters?)
    /// App: the head unit has refused a service. Head unit: the wire has refused an app's request for a service.
    indirect case serviceRefused(SessionID, ServiceType, Refusal)
    case serviceEnded(SessionID, ServiceType, EndReason)
    /// App: the head unit has refused to end a service, or a session (`rpc`).
    indirect case endRefused(SessionID, ServiceType, Refusal)
    /// Head unit: the app has confirmed the end of a service that the head unit closed.
    case serviceEndConfirmed(SessionID, ServiceType)

    // Content
    /// A complete RPC message of the RPC or the bulk service.
    case message(WireMessage)
    /// Audio or video bytes of an open service.
    case media(WireMessage)
    /// Head unit: audio or video of a service that the head unit has closed. The bytes are dropped.
    case strayMedia(SessionID, ServiceType)

    // Transports
    /// Head unit: an app requests that this connection carries the audio and video of another connection's session.
    /// Answer with `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App: the head unit has answered `registerSecondaryTransport`. With nil, this connection may carry the session's
    /// audio and video.
    indirect case secondaryTransportAnswered(SessionID, Refusal?)
    /// App: the head unit has sent its address for secondary transports; nil if there is none.
    indirect case transportChanged(SessionID, TCPEndpoint?)

    case finding(Finding)
}

/// The reason why a session or service has ended.
package enum EndReason: Hashable, Sendable {
    case requestedHere
    case requestedByPeer
    case flood
    case malformed
    case heartbeatTimeout
    case connectionLost
}

/// The reason why a wire closes its connection.
package enum CloseReason: Hashable, Sendable {
    case malformed
    /// The peer has sent too many frames of unknown sessions.
    case flood
}

/// The memory that incomplete frames and messages use. `WireLimits` documents the maximum.
package struct WireMemory: Hashable, Sendable {
    package var frameBytes: Int
    package var messageBytes: Int
    package var messages: Int
}

/// One end of a connection as a state machine without clock, I/O and tasks. Methods take received bytes and the current
/// instant, and return actions.
///
/// Call `receive` for each chunk from the pipe, and `tick` when `nextDeadline` is due. Received data only moves
/// deadlines later, so a timer need not be changed before it rings. Call `connectionLost` exactly once at the end, even
/// after the action `closeConnection`, because this method releases the session ids.
package protocol Wire: Sendable {
    var nextDeadline: Instant? { get }
    var sessionIDs: [SessionID] { get }
    var memory: WireMemory { get }
    /// Returns the protocol version in the headers of frames sent in this session. In version 1, messages are JSON
    /// envelopes without the binary RPC header.
    func headerVersion(of session: SessionID) -> UInt8?

    /// Processes a chunk of received bytes. The payloads of messages may be slices of the chunk and retain the whole
    /// chunk, so a chunk should not be much larger than its frames.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction])
    mutating func tick(at now: Instant, into actions: inout [WireAction])
    mutating func connectionLost(into actions: inout [WireAction])

    /// Queues a message as frames. Returns false and sends nothing if the session or the service is not open.
    mutating func send(
        _ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID,
        into actions: inout [WireAction]
    ) -> Bool

    /// Queues a message as frames. The closure `write` appends the message directly behind the space for the header,
    /// which avoids a copy of short messages. `write` may only append.
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
