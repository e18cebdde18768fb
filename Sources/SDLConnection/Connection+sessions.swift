package import SDLProtocol
internal import SDLSupport

extension Connection {
    // MARK: Sessions

    /// App: requests a session. The event `sessionStarted` or `sessionRefused` reports the head unit's answer. If the
    /// head unit does not answer, no event is reported, so the caller needs a timeout.
    package func startSession() {
        perform { $0.startSession() }
    }

    /// Ends a session. On the head unit, the session ends immediately. On the app side, the method only requests the
    /// end, and the app may receive messages until the head unit has answered.
    package func endSession(_ session: Session) {
        perform { $0.endSession(session) }
    }

    // MARK: Services

    /// App: asks the head unit to start an audio or video service.
    package func startService(_ service: ServiceType, of session: Session, video: VideoParameters? = nil) {
        perform { $0.startService(service, of: session, video: video) }
    }

    /// Head unit: answers the event `serviceRequested`.
    package func answerService(_ service: ServiceType, of session: Session, _ answer: CoreWire.ServiceAnswer) {
        perform { $0.answerService(service, of: session, answer) }
    }

    package func endService(_ service: ServiceType, of session: Session) {
        perform { $0.endService(service, of: session) }
    }

    /// Sends audio or video. If the peer reads too slowly, the connection drops the bytes and reports the event
    /// `notSent`.
    package func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType, of session: Session) {
        perform { $0.stream(bytes, on: service, of: session) }
    }

    // MARK: Secondary transports

    /// App: asks the head unit to accept this connection as a secondary transport. A secondary transport carries the
    /// audio and video of a session that belongs to another connection.
    package func registerSecondaryTransport(for start: SessionStart) {
        perform { $0.registerSecondaryTransport(for: start) }
    }

    /// Head unit: answers the event `secondaryTransportRequested`.
    package func answerSecondaryTransport(_ session: SessionID, _ answer: CoreWire.SecondaryAnswer) {
        perform { $0.answerSecondaryTransport(session, answer) }
    }

    /// Head unit: sends the address for secondary transports to every app. If `endpoint` is nil, apps can no longer use
    /// secondary transports.
    package func announce(_ endpoint: TCPEndpoint?) {
        perform { $0.announce(endpoint) }
    }
}
