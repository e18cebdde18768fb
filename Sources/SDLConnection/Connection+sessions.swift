package import SDLProtocol
internal import SDLSupport

extension Connection {
    // MARK: Sessions

    /// App: asks for a session. Ends in `sessionStarted` or `sessionRefused`; a head unit that stays silent is for the
    /// caller to give up on.
    package func startSession() {
        perform { $0.startSession() }
    }

    /// App: asks the head unit to end a session; until it has answered, messages may come. Head unit: ends it.
    package func endSession(_ session: Session) {
        perform { $0.endSession(session) }
    }

    // MARK: Services

    /// App: asks for audio or video.
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

    /// Sends audio or video, if the other end keeps up: what it has no room for is dropped, and `notSent` says so.
    package func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType, of session: Session) {
        perform { $0.stream(bytes, on: service, of: session) }
    }

    // MARK: Secondary transports

    /// App, on the second connection: asks to carry the media of a session that lives on another.
    package func registerSecondaryTransport(for start: SessionStart) {
        perform { $0.registerSecondaryTransport(for: start) }
    }

    /// Head unit: answers `secondaryTransportRequested`.
    package func answerSecondaryTransport(_ session: SessionID, _ answer: CoreWire.SecondaryAnswer) {
        perform { $0.answerSecondaryTransport(session, answer) }
    }

    /// Head unit: tells every app where to find a secondary transport, or that there is none any more.
    package func announce(_ endpoint: TCPEndpoint?) {
        perform { $0.announce(endpoint) }
    }
}
