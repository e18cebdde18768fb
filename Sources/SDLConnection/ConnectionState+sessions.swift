import SDLProtocol

// Commands for the wire. If a command belongs to the other role, it has no effect. The caller performs the actions that
// the wire requests.
extension ConnectionState {
    mutating func startSession() {
        guard end == nil else { return }
        app?.startSession(into: &actions)
    }

    mutating func endSession(_ session: Session) {
        guard index(of: session) != nil else { return }
        app?.endSession(session.id, into: &actions)
        core?.endSession(session.id, into: &actions)
    }

    mutating func startService(_ service: ServiceType, of session: Session, video: VideoParameters?) {
        guard index(of: session) != nil else { return }
        app?.startService(service, of: session.id, video: video, into: &actions)
    }

    mutating func answerService(_ service: ServiceType, of session: Session, _ answer: CoreWire.ServiceAnswer) {
        guard index(of: session) != nil else { return }
        core?.answerService(service, of: session.id, answer, into: &actions)
    }

    mutating func endService(_ service: ServiceType, of session: Session) {
        guard index(of: session) != nil else { return }
        app?.endService(service, of: session.id, into: &actions)
        core?.endService(service, of: session.id, into: &actions)
    }

    mutating func registerSecondaryTransport(for start: SessionStart) {
        guard end == nil, app != nil, session(start.session) == nil else { return }
        addSession(start.session)
        app?.registerSecondaryTransport(for: start, into: &actions)
    }

    mutating func answerSecondaryTransport(_ id: SessionID, _ answer: CoreWire.SecondaryAnswer) {
        guard end == nil, core != nil else { return }
        if case .accepted = answer, session(id) == nil { addSession(id) }
        core?.answerSecondaryTransport(id, answer, into: &actions)
    }

    mutating func announce(_ endpoint: TCPEndpoint?) {
        guard end == nil else { return }
        core?.announce(endpoint, into: &actions)
    }
}
