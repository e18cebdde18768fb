package import SDLSupport

/// An action that the owner of a `Wire` (one side of a connection) must perform after an input. The actions must be
/// performed in order.
package enum WireAction: Hashable, Sendable {
    // The byte pipe
    /// Send these bytes, which are exactly one frame. A message-based transport sends each frame as a message of its
    /// own. A stream transport may join frames.
    case send([UInt8])
    /// Send all queued frames and close the connection. All sessions have already ended. No further action follows.
    case closeConnection(CloseReason)

    // Sessions
    indirect case sessionStarted(SessionStart)
    indirect case sessionRefused(Refusal)
    case sessionEnded(SessionID, EndReason)
    /// Head unit: the app has sent too many frames in this session, so all its later frames are ignored. The owner may
    /// send one more message, and must then call `endSession`.
    case sessionFlooded(SessionID)

    // Services
    /// Head unit: an app requests an audio or video service. The owner must call `answerService`.
    indirect case serviceStartRequested(ServiceRequest)
    /// A service has started. For video, the last value contains the agreed parameters.
    indirect case serviceStarted(SessionID, ServiceType, VideoParameters?)
    /// A service was refused: on the app's side by the head unit, on the head unit's side by the `Wire` itself.
    indirect case serviceRefused(SessionID, ServiceType, Refusal)
    case serviceEnded(SessionID, ServiceType, EndReason)
    /// App: the head unit has refused to end a service. The service `rpc` means the whole session.
    indirect case endRefused(SessionID, ServiceType, Refusal)
    /// Head unit: the app has confirmed the end of a service that the head unit has ended.
    case serviceEndConfirmed(SessionID, ServiceType)

    // Content
    /// A message of the RPC service or the bulk service.
    case message(WireMessage)
    /// Audio or video bytes of an open service.
    case media(WireMessage)
    /// Head unit: the app has sent audio or video for a service that the head unit has ended. The bytes were dropped.
    case strayMedia(SessionID, ServiceType)

    // Transports
    /// Head unit: an app wants to send the audio and video of another connection's session over this connection. The
    /// owner must call `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App: the head unit has answered `registerSecondaryTransport`. If the `Refusal` is nil, the app may send the
    /// session's audio and video over this connection.
    indirect case secondaryTransportAnswered(SessionID, Refusal?)
    /// App: the head unit has sent its address for secondary transports. The endpoint is nil if secondary transports
    /// are no longer possible.
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

/// The reason why a `Wire` requests that its connection is closed.
package enum CloseReason: Hashable, Sendable {
    case malformed
    /// The other side has sent too many frames with unknown sessions.
    case flood
}

/// The memory that a `Wire` uses for incomplete frames and messages. `WireLimits` documents the maximum.
package struct WireMemory: Hashable, Sendable {
    package var frameBytes: Int
    package var messageBytes: Int
    package var messages: Int
}

/// One side of a connection, as a state machine without clock, I/O and tasks. The methods process received bytes at a
/// given instant, and return actions.
///
/// The owner must call `receive` for each chunk from the pipe, and `tick` when `nextDeadline` is due. Received data
/// only moves deadlines later, so a running timer need not be changed. When the connection has ended, the owner must
/// call `connectionLost` exactly once, even after the action `closeConnection`, to release the session ids.
package protocol Wire: Sendable {
    var nextDeadline: Instant? { get }
    var sessionIDs: [SessionID] { get }
    var memory: WireMemory { get }
    /// Returns the protocol version in the headers of sent frames; nil if the session does not exist. In version 1,
    /// messages are JSON envelopes without the binary RPC header.
    func headerVersion(of session: SessionID) -> UInt8?

    /// Processes a chunk of received bytes. The payload of a message may be a slice that keeps the whole chunk in
    /// memory. A chunk should therefore not be much larger than its frames.
    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction])
    mutating func tick(at now: Instant, into actions: inout [WireAction])
    mutating func connectionLost(into actions: inout [WireAction])

    /// Encodes a message as frames. Returns false without sending if the session or the service is not open.
    mutating func send(
        _ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID,
        into actions: inout [WireAction]
    ) -> Bool

    mutating func endSession(_ session: SessionID, into actions: inout [WireAction])
    mutating func endService(_ service: ServiceType, of session: SessionID, into actions: inout [WireAction])
}
