package import SDLProtocol
package import SDLRPC
package import SDLSupport

/// What a connection tells its receiver, in the order in which it happened.
package enum ConnectionEvent: Sendable {
    // Sessions
    indirect case sessionStarted(Session, SessionStart)
    /// App: the head unit refused to start a session.
    indirect case sessionRefused(Refusal)
    /// Every request of the session has had its end before this.
    case sessionEnded(Session, EndReason)
    /// Head unit: nothing more is taken from this session. Say farewell if need be, then end it.
    case sessionFlooded(Session)
    /// App: the head unit keeps the session (RPC) or service open.
    indirect case endRefused(Session, ServiceType, Refusal)

    // Messages
    /// To be answered by exactly one `reply`, also when it has a fault.
    case request(Incoming)
    case notification(Incoming)
    /// The end of a request that asked for it as an event.
    case reply(RequestID, Result<Incoming, RequestFailure>)
    /// The end of a request of the main actor's; the receiver, there itself, has only to call it.
    case mainReply(MainReply)
    /// A reply to no open request: late, doubled or made up.
    case strayReply(Incoming)

    // Services
    /// Head unit: to be answered by `answerService`.
    indirect case serviceRequested(Session, ServiceType, VideoParameters?)
    indirect case serviceStarted(Session, ServiceType, VideoParameters?)
    indirect case serviceRefused(Session, ServiceType, Refusal)
    case serviceEnded(Session, ServiceType, EndReason)
    /// Audio or video.
    case media(Session, ServiceType, ArraySlice<UInt8>)
    /// Head unit: some came for a service that it has ended.
    case strayMedia(Session, ServiceType)

    // Transports
    /// Head unit: a session of another connection wants this one for its media; to be answered.
    case secondaryTransportRequested(SessionID)
    /// App: nil when this connection may now carry the session's media.
    indirect case secondaryTransportAnswered(Session, Refusal?)
    /// App: where the head unit listens for a secondary transport; nil when nowhere.
    indirect case transportChanged(Session, TCPEndpoint?)

    // The connection
    /// Something was not sent, and will not be.
    indirect case notSent(NotSent)
    /// There is room again after something was not sent for want of it, or after `hasRoom` was false.
    case room
    /// Something the peer did wrong or oddly.
    indirect case finding(ConnectionFinding)
    /// The last event, exactly once.
    case closed(PipeEnd)
}

/// A reply on its way to the code on the main actor that waits for it.
package struct MainReply: Sendable {
    /// The message, when there was a reply.
    package let key: MessageKey?
    let run: @MainActor @Sendable () -> Void

    /// Hands it over. Called by the receiver in its turn, so that replies and notifications keep their order.
    @MainActor package func deliver() { run() }
}

/// What was not sent, and why. A request that is not sent says so in its reply.
package struct NotSent: Hashable, Sendable {
    package enum What: Hashable, Sendable {
        case notification(SDLFunctionID)
        case reply(SDLFunctionID, correlationID: Int32)
        case media(ServiceType, bytes: Int)
    }

    package enum Why: Hashable, Sendable {
        case noSession
        /// The service is not open.
        case notOpen
        case full(bytes: Int)
        /// The request has had its reply.
        case answered
        /// The message cannot be put into the first protocol version's envelope.
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

/// Something a peer did wrong or oddly, on the wire or in what it carried.
package enum ConnectionFinding: Hashable, Sendable, CustomStringConvertible {
    case wire(Finding)
    /// Not an RPC at all. Nobody can answer it, so it is dropped, as SDL Core does.
    case noRPC(Session, String)

    package var description: String {
        switch self {
        case .wire(let finding): "\(finding)"
        case .noRPC(let session, let why): "\(session): dropped, no RPC: \(why)"
        }
    }
}

/// Who is told what happens on a connection.
///
/// An actor or a main-actor class satisfies this with a method that is not `async`: there is one hop to it for each batch,
/// and the next batch waits until it has returned. So a receiver that is busy holds up its peer in the end, and nobody
/// else. The connection keeps its receiver until it has told it `closed`.
package protocol ConnectionReceiver: AnyObject, Sendable {
    func receive(_ events: [ConnectionEvent], from connection: Connection) async
}

extension ConnectionEvent {
    /// The message that led to it, if one did.
    package var message: MessageKey? {
        switch self {
        case .request(let incoming), .notification(let incoming), .strayReply(let incoming): incoming.key
        case .reply(_, .success(let incoming)): incoming.key
        case .mainReply(let reply): reply.key
        default: nil
        }
    }
}
