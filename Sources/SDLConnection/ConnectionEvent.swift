package import SDLProtocol
package import SDLRPC
package import SDLSupport

/// An event that a connection reports to its receiver, in order.
package enum ConnectionEvent: Sendable {
    // Sessions
    indirect case sessionStarted(Session, SessionStart)
    indirect case sessionRefused(Refusal)
    /// A session has ended; all its requests have ended before.
    case sessionEnded(Session, EndReason)
    /// Head unit: messages of this session are ignored from now on. Send a last message if needed, then end it.
    case sessionFlooded(Session)
    /// App: the head unit refused to end the session (RPC) or service.
    indirect case endRefused(Session, ServiceType, Refusal)

    // Messages
    /// A request of the peer. Answer it with exactly one `reply`, even if it has a fault.
    case request(Incoming)
    case notification(Incoming)
    /// The result of a request whose caller chose to get it as an event.
    case reply(RequestID, Result<Incoming, RequestFailure>)
    /// The result of a main-actor request; the receiver only needs to call `deliver`.
    case mainReply(MainReply)
    /// A reply without an open request: late, repeated or invented.
    case strayReply(Incoming)

    // Services
    /// Head unit: an app requests audio or video. Answer with `answerService`.
    indirect case serviceRequested(Session, ServiceType, VideoParameters?)
    indirect case serviceStarted(Session, ServiceType, VideoParameters?)
    indirect case serviceRefused(Session, ServiceType, Refusal)
    case serviceEnded(Session, ServiceType, EndReason)
    case media(Session, ServiceType, ArraySlice<UInt8>)
    /// Head unit: media arrived for a service that the head unit has ended.
    case strayMedia(Session, ServiceType)

    // Transports
    /// Head unit: a session of another connection requests this connection for its media. Answer with
    /// `answerSecondaryTransport`.
    case secondaryTransportRequested(SessionID)
    /// App: the answer to `registerSecondaryTransport`. Nil means that this connection may carry the session's media.
    indirect case secondaryTransportAnswered(Session, Refusal?)
    /// App: the head unit's address for secondary transports; nil if there is none.
    indirect case transportChanged(Session, TCPEndpoint?)

    // The connection
    /// A message was not sent and will not be sent later.
    indirect case notSent(SendFailure)
    /// The peer keeps up again, after a message was not sent for lack of room or `hasRoom` was false.
    case room
    /// An error or oddity of the peer.
    indirect case finding(ConnectionFinding)
    /// The last event; reported exactly once.
    case closed(PipeEnd)
}

/// A reply for code on the main actor.
package struct MainReply: Sendable {
    /// The reply's message key; nil if there was no reply.
    package let key: MessageKey?
    let run: @MainActor @Sendable () -> Void

    /// Calls the handler. The receiver calls this in the order of events, so that replies and notifications keep their
    /// order.
    @MainActor package func deliver() { run() }
}

/// A message that was not sent, and the reason. A request that is not sent gets the reason as its result.
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
        /// The request has already been answered.
        case answered
        /// The message cannot be expressed in the envelope of protocol version 1.
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

/// An error or oddity of a peer, in its frames or its messages.
package enum ConnectionFinding: Hashable, Sendable, CustomStringConvertible {
    case wire(Finding)
    /// A message that is not an RPC. It cannot be answered, so it is dropped, as in SDL Core.
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
/// An actor or a main-actor class can implement `receive` without `async`. Each batch needs one switch to that actor.
/// The next batch waits until `receive` has returned, so a busy receiver slows down only its own peer. The connection
/// retains its receiver until `closed` is reported.
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
