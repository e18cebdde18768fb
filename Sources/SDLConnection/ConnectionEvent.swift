package import SDLProtocol
package import SDLRPC
package import SDLSupport

/// An event that a connection reports to its receiver. Events are reported in order.
package enum ConnectionEvent: Sendable {
    // Sessions
    indirect case sessionStarted(Session, SessionStart)
    indirect case sessionRefused(Refusal)
    /// A session has ended. The results of all requests in the session were reported before this event.
    case sessionEnded(Session, EndReason)
    /// Head unit: the app has sent too many messages in this session. The connection ignores all later messages of the
    /// session. The receiver may send a last message, and must then end the session.
    case sessionFlooded(Session)
    /// App: the head unit refused to end a service. The service `rpc` means the whole session.
    indirect case endRefused(Session, ServiceType, Refusal)

    // Messages
    /// The peer has sent a request. The receiver must answer with exactly one `reply`, even if the request has a fault.
    case request(Incoming)
    case notification(Incoming)
    /// The result of a request. The `RequestID` is the value that `request` or `requestRaw` has returned.
    case reply(RequestID, Result<Incoming, RequestFailure>)
    /// The result of a request whose handler runs on the main actor. The receiver must call `deliver`.
    case mainReply(MainReply)
    /// The peer has sent a reply that belongs to no open request. Such a reply is late or a duplicate, or its
    /// correlation id is unknown.
    case strayReply(Incoming)

    // Services
    /// Head unit: an app requests an audio or video service. The receiver must call `answerService`.
    indirect case serviceRequested(Session, ServiceType, VideoParameters?)
    indirect case serviceStarted(Session, ServiceType, VideoParameters?)
    indirect case serviceRefused(Session, ServiceType, Refusal)
    case serviceEnded(Session, ServiceType, EndReason)
    case media(Session, ServiceType, ArraySlice<UInt8>)
    /// Head unit: an app has sent audio or video, but the head unit has already ended the service.
    case strayMedia(Session, ServiceType)

    // Transports
    /// Head unit: an app wants to send the audio and video of another connection's session over this connection. The
    /// receiver must call `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App: the head unit has answered `registerSecondaryTransport`. If the `Refusal` is nil, the app may send the
    /// audio and video of the session over this connection.
    indirect case secondaryTransportAnswered(Session, Refusal?)
    /// App: the head unit has sent its address for secondary transports. The endpoint is nil if secondary transports
    /// are not possible.
    indirect case transportChanged(Session, TCPEndpoint?)

    // The connection
    /// A message was not sent. The connection does not try to send the message again.
    indirect case notSent(SendFailure)
    /// The peer reads fast enough again (see `hasRoom`). The receiver can now repeat messages that were not sent
    /// because the peer read too slowly.
    case room
    /// The peer has violated the protocol or the mobile API, or its behaviour is unusual.
    indirect case finding(ConnectionFinding)
    /// The connection has ended. This event is the last event and is reported exactly once.
    case closed(PipeEnd)
}

/// The result of a request whose handler runs on the main actor.
package struct MainReply: Sendable {
    /// The message key of the reply; nil if the request has failed without a reply.
    package let key: MessageKey?
    let run: @MainActor @Sendable () -> Void

    /// Calls the handler of the request. The receiver must call this method in the order of the events. Otherwise,
    /// replies and notifications would change their order.
    @MainActor package func deliver() { run() }
}

/// A message that was not sent, and the reason.
package struct SendFailure: Hashable, Sendable {
    package enum What: Hashable, Sendable {
        case notification(SDLFunctionID)
        case reply(SDLFunctionID, correlationID: Int32)
        case media(ServiceType, bytes: Int)
    }

    package enum Why: Hashable, Sendable {
        case noSession
        case notOpen
        case full(bytes: Int)
        /// The message is a reply, but the request has already been answered.
        case answered
        /// Protocol version 1 cannot express the message, because the message has bulk data or an unknown function
        /// name.
        case notExpressible
    }

    package let session: Session
    package let what: What
    package let why: Why
}

/// A violation of the protocol or the mobile API by the peer, or an unusual behaviour of the peer.
package enum ConnectionFinding: Hashable, Sendable, CustomStringConvertible {
    case wire(Finding)
    /// A received message is not an RPC. The message is dropped without an answer, as in SDL Core.
    case noRPC(Session, String)

    package var description: String {
        switch self {
        case .wire(let finding): "\(finding)"
        case .noRPC(let session, let why): "\(session): dropped a message that is not an RPC: \(why)"
        }
    }
}

/// Receives the events of a connection.
///
/// An actor, or a class on the main actor, can implement `receive` without `async`. Then each batch of events needs
/// only one switch to the actor. The connection reports the next batch after `receive` has returned. So a slow receiver
/// delays only its own peer. The connection retains the receiver until the event `closed` is reported.
package protocol ConnectionReceiver: AnyObject, Sendable {
    func receive(_ events: [ConnectionEvent], from connection: Connection) async
}

extension ConnectionEvent {
    package var message: MessageKey? {
        switch self {
        case .request(let incoming), .notification(let incoming), .strayReply(let incoming): incoming.key
        case .reply(_, .success(let incoming)): incoming.key
        case .mainReply(let reply): reply.key
        default: nil
        }
    }
}
