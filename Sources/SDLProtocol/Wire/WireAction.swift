package import SDLSupport

/// An action that the owner of a wire must perform after an input, in order.
package enum WireAction: Hashable, Sendable {
    // The byte pipe
    /// Send exactly one frame. Message transports send each in its own message; streams may join them.
    case send([UInt8])
    /// Send all queued frames, then close. All sessions have ended before; no action follows.
    case closeConnection(CloseReason)

    // Sessions
    indirect case sessionStarted(SessionStart)
    indirect case sessionRefused(Refusal)
    case sessionEnded(SessionID, EndReason)
    /// Core side: frames of this session are ignored from now on. Send a last message if needed, then call
    /// `endSession`.
    case sessionFlooded(SessionID)

    // Services
    /// Core side: an app requests audio or video. Answer with `answerService`.
    indirect case serviceStartRequested(ServiceRequest)
    /// The service has started with the agreed video parameters.
    indirect case serviceStarted(SessionID, ServiceType, VideoParameters?)
    /// App side: the core has refused. Core side: the wire itself has refused a request.
    indirect case serviceRefused(SessionID, ServiceType, Refusal)
    case serviceEnded(SessionID, ServiceType, EndReason)
    /// App side: the core refused to end the session (RPC) or service.
    indirect case endRefused(SessionID, ServiceType, Refusal)
    /// Core side: the app has confirmed the end of a service that this end closed.
    case serviceEndConfirmed(SessionID, ServiceType)

    // Content
    /// An RPC, on the RPC or the bulk service.
    case message(WireMessage)
    /// Audio or video bytes of an open service.
    case media(WireMessage)
    /// Core side: media of a service that this end has closed. The bytes are dropped.
    case strayMedia(SessionID, ServiceType)

    // Transports
    /// Core side: a session of another connection requests this connection for its media. Answer with
    /// `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App side: the answer to `registerSecondaryTransport`; nil if this connection may carry the session's media.
    indirect case secondaryTransportAnswered(SessionID, Refusal?)
    /// App side: the core's address for secondary transports; nil if there is none.
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
    /// Too many frames of unknown sessions.
    case flood
}

/// The memory used for incomplete frames and messages; `WireLimits` documents the maximum.
package struct WireMemory: Hashable, Sendable {
    package var frameBytes: Int
    package var messageBytes: Int
    package var messages: Int
}

/// One end of a connection as a state machine: bytes and instants in, actions out. It has no clock, no pipe and no
/// task.
///
/// Call `receive` for each chunk from the pipe, and `tick` when `nextDeadline` is due. Traffic only moves deadlines
/// later, so a timer need not be reset before it rings. Call `connectionLost` exactly once at the end, even after
/// `closeConnection`, because it releases session ids.
package protocol Wire: Sendable {
    var nextDeadline: Instant? { get }
    var sessionIDs: [SessionID] { get }
    var memory: WireMemory { get }
    /// Returns the protocol version in the headers of frames to this session. Version 1 means JSON envelopes without
    /// the binary RPC header.
    func headerVersion(of session: SessionID) -> UInt8?

    /// Processes a chunk of the stream. Payloads are slices of it if possible, so the chunk should not be much larger
    /// than its contents.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction])
    mutating func tick(at now: Instant, into actions: inout [WireAction])
    mutating func connectionLost(into actions: inout [WireAction])

    /// Frames a message. Returns false and sends nothing if its session or service is not open.
    mutating func send(
        _ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID,
        into actions: inout [WireAction]
    ) -> Bool

    /// Frames a message that `write` appends directly after the space for its header, which avoids a copy of short
    /// messages. `write` may only append.
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
