package import SDLProtocol
internal import SDLSupport

extension Connection {
    // MARK: Sessions

    /// App: requests a session. The result is `sessionStarted` or `sessionRefused`. If the head unit does not answer,
    /// the caller must time out.
    package func startSession() {
        perform { $0.startSession() }
    }

    /// App: requests the end of a session; messages may arrive until the head unit has answered. Head unit: ends the
    /// session immediately.
    package func endSession(_ session: Session) {
        perform { $0.endSession(session) }
    }

    // MARK: Services

    /// App: requests audio or video.
    package func startService(_ service: ServiceType, of session: Session, video: VideoParameters? = nil) {
        perform { $0.startService(service, of: session, video: video) }
    }

    /// Head unit: answers `serviceRequested`.
    package func answerService(_ service: ServiceType, of session: Session, _ answer: CoreWire.ServiceAnswer) {
        perform { $0.answerService(service, of: session, answer) }
    }

    package func endService(_ service: ServiceType, of session: Session) {
        perform { $0.endService(service, of: session) }
    }

    /// Sends audio or video. If the peer does not keep up, the bytes are dropped and `notSent` is reported.
    package func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType, of session: Session) {
        perform { $0.stream(bytes, on: service, of: session) }
    }

    // MARK: Secondary transports

    /// App, on the second connection: requests to carry the media of a session of another connection.
    package func registerSecondaryTransport(for start: SessionStart) {
        perform { $0.registerSecondaryTransport(for: start) }
    }

    /// Head unit: answers `secondaryTransportRequested`.
    package func answerSecondaryTransport(_ session: SessionID, _ answer: CoreWire.SecondaryAnswer) {
        perform { $0.answerSecondaryTransport(session, answer) }
    }

    /// Head unit: sends every app the address for secondary transports. Nil means that there is none any more.
    package func announce(_ endpoint: TCPEndpoint?) {
        perform { $0.announce(endpoint) }
    }
}
