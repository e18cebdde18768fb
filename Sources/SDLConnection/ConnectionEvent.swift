package import SDLProtocol
package import SDLRPC
package import SDLSupport

/// An event that a connection reports to its receiver, in order.
package enum ConnectionEvent: Sendable {
    // Sessions
    indirect case sessionStarted(Session, SessionStart)
    indirect case sessionRefused(Refusal)
    /// A session has ended. All requests of the session have ended before this event.
    case sessionEnded(Session, EndReason)
    /// Head unit: the app has sent too many messages in this session, and all later messages are ignored. Send a last
    /// message if necessary, then end the session.
    case sessionFlooded(Session)
    /// App: the head unit refused to end a service, or a session (`rpc`).
    indirect case endRefused(Session, ServiceType, Refusal)

    // Messages
    /// The peer has sent a request. Answer with exactly one `reply`, even if the request has a fault.
    case request(Incoming)
    case notification(Incoming)
    /// The result of a request that was sent with the method that returns a `RequestID`.
    case reply(RequestID, Result<Incoming, RequestFailure>)
    /// The result of a request that was sent with a main-actor handler. The receiver only calls `deliver`.
    case mainReply(MainReply)
    /// A reply without an open request. The reply is late, sent twice, or has an unknown correlation id.
    case strayReply(Incoming)

    // Services
    /// Head unit: an app requests an audio or video service. Answer with `answerService`.
    indirect case serviceRequested(Session, ServiceType, VideoParameters?)
    indirect case serviceStarted(Session, ServiceType, VideoParameters?)
    indirect case serviceRefused(Session, ServiceType, Refusal)
    case serviceEnded(Session, ServiceType, EndReason)
    case media(Session, ServiceType, ArraySlice<UInt8>)
    /// Head unit: an app has sent audio or video on a service that the head unit has ended.
    case strayMedia(Session, ServiceType)

    // Transports
    /// Head unit: an app requests that this connection carries the audio and video of another connection's session.
    /// Answer with `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App: the head unit has answered `registerSecondaryTransport`. With nil, this connection may carry the session's
    /// audio and video.
    indirect case secondaryTransportAnswered(Session, Refusal?)
    /// App: the head unit has sent its address for secondary transports; nil if there is none.
    indirect case transportChanged(Session, TCPEndpoint?)

    // The connection
    /// A message was not sent. The connection does not try again.
    indirect case notSent(SendFailure)
    /// `hasRoom` is true again. This event follows a message that was not sent because the peer read too slowly.
    case room
    /// The peer has violated the protocol or the interface, or behaves unusually.
    indirect case finding(ConnectionFinding)
    /// The connection has ended. This is the last event, reported exactly once.
    case closed(PipeEnd)
}

/// The result of a request that was sent with a main-actor handler.
package struct MainReply: Sendable {
    /// The message key of the reply; nil if there was no reply.
    package let key: MessageKey?
    let run: @MainActor @Sendable () -> Void

    /// Calls the handler. The receiver calls this method in the order of the events, so that replies and notifications
    /// keep their order.
    @MainActor package func deliver() { run() }
}

/// A message that was not sent, and the reason. If the message is a request, the reason is also the result of the
/// request.
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
        /// The message is a reply to a request that has already been answered.
        case answered
        /// Protocol version 1 cannot express the message, because its JSON envelope needs a known function name and has
        /// no bulk data.
        case notExpressible
    }

    package let session: Session
    package let what: What
    package let why: Why

    package init(session: Session, what: What, why: Why) {
        self.session = session
        self.what = what
        self.why = why
    }
}

/// A violation of the protocol or the interface by the peer, or unusual behaviour.
package enum ConnectionFinding: Hashable, Sendable, CustomStringConvertible {
    case wire(Finding)
    /// A received message is not an RPC. As in SDL Core, the message is dropped without an answer.
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
/// An actor or a main-actor class can implement `receive` without `async`. Each batch then needs one switch to the
/// actor. The next batch waits until `receive` has returned, so a slow receiver delays only its own peer. The
/// connection retains the receiver until `closed` is reported.
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
