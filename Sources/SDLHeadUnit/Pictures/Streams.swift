import SDLRPC
import SDLSupport

// Audio and video an app wants to send.
extension HeadUnitState {
    /// Only an app that projects may, and only while the driver sees or hears it. Otherwise SDL Core says no, and has the
    /// app closed.
    mutating func open(_ request: StreamRequest, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], let app = apps[key] else {
            return turn.add(.answerStream(session, request.service, .unanswered))
        }
        let number = request.service.number
        guard app.isProjecting else {
            return refuse(request, session, "Service type: \(number) disallowed with current HMI type", &turn)
        }
        guard [.full, .limited].contains(app.status.hmiLevel) else {
            return refuse(request, session, "Service type: \(number) disallowed with current HMI level", &turn)
        }
        allow(request.service, key)
        apps[key]?.streams[request.service.rawValue] = MediaStream(
            startedAt: turn.now, width: request.width, height: request.height, videoProtocol: request.videoProtocol,
            videoCodec: request.videoCodec)
        turn.touch(.streams(key))
        turn.add(.answerStream(session, request.service, .accepted))
    }

    private mutating func refuse(
        _ request: StreamRequest, _ session: SessionRef, _ reason: String, _ turn: inout Turn
    ) {
        turn.add(.answerStream(session, request.service, .refused(reason: reason)))
        if let key = keys[session] { close(key, &turn) }
    }

    /// SDL Core closes an app whose wish to stream was turned down, whichever layer did it.
    mutating func streamRefused(on session: SessionRef, _ turn: inout Turn) {
        if let key = keys[session] { close(key, &turn) }
    }

    mutating func streamFlows(_ service: StreamService, _ flows: Bool, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.streams[service.rawValue] != nil else { return }
        apps[key]?.streams[service.rawValue]?.isFlowing = flows
        turn.touch(.streams(key))
    }

    mutating func shown(_ picture: ShownPicture, on session: SessionRef, _ turn: inout Turn) {
        let video = StreamService.video.rawValue
        guard let key = keys[session], apps[key]?.streams[video] != nil else { return }
        apps[key]?.streams[video]?.picture = picture
        turn.touch(.streams(key))
    }

    func broken(_ why: String, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return }
        turn.write(
            Finding(
                rule: .picture, message: "The video service brings \(why).",
                fix: "Send H.264 as it was agreed on: with start codes (RAW), or in RTP packets, each with its length."),
            app: key.rawValue, function: nil, cause: nil)
    }

    /// The presenter does not take the stream, or no longer.
    mutating func endStream(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        streamEnded(service, on: session, &turn)
        turn.add(.endStream(session, service))
        let grace = profile.limits.unseenStreamMilliseconds
        guard let key = keys[session], grace > 0 else { return }
        timers.set(.streamForbidden(key, service), at: turn.now + .milliseconds(grace))
    }

    /// Whether what the app streams has been ended, and it has had time to see that.
    func mayNotStream(_ service: StreamService, on session: SessionRef) -> Bool {
        keys[session].flatMap { apps[$0] }?.forbiddenStreams.contains(service) == true
    }

    /// SDL Core unregisters an app that streams on.
    mutating func streamGoesOn(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard mayNotStream(service, on: session), let app = keys[session].flatMap({ apps[$0] }) else { return }
        turn.write(
            Finding(
                rule: .streamGoesOn,
                message: "The app streams \(service.rawValue) on, long after its stream was ended.",
                fix: "Stop when EndService comes, and confirm it; start the service again in front of the driver."),
            app: app.key.rawValue, function: nil, cause: nil)
        unregister(app, .protocolViolation, &turn)
    }

    private mutating func allow(_ service: StreamService, _ key: AppKey) {
        timers.cancel(.streamForbidden(key, service))
        apps[key]?.forbiddenStreams.remove(service)
    }

    /// A stream ends with what it is for, as in SDL Core: at once when its app is closed, and a while after the app has gone to
    /// the background or its picture may not be shown any more, unless it comes back before.
    mutating func followStreams(of key: AppKey, from before: RegisteredApp.Status, _ turn: inout Turn) {
        guard let app = apps[key], !app.streams.isEmpty, app.status != before else { return }
        let grace = profile.limits.unseenStreamMilliseconds
        switch app.status.hmiLevel {
        case .none: endStreams(of: key, &turn)
        case .full, .limited:
            if app.status.video == .streamable { return timers.cancel(.streamsEnd(key)) }
            guard before.video == .streamable, grace > 0 else { return }
            timers.set(.streamsEnd(key), at: turn.now + .milliseconds(grace))
        default:
            guard [.full, .limited].contains(before.hmiLevel), grace > 0 else { return }
            timers.set(.streamsEnd(key), at: turn.now + .milliseconds(grace))
        }
    }

    mutating func endStreams(of key: AppKey, _ turn: inout Turn) {
        timers.cancel(.streamsEnd(key))
        guard let app = apps[key] else { return }
        for service in StreamService.allCases where app.streams[service.rawValue] != nil {
            endStream(service, on: app.session, &turn)
        }
    }

    mutating func streamEnded(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.streams[service.rawValue] != nil else { return }
        apps[key]?.streams[service.rawValue] = nil
        turn.touch(.streams(key))
    }
}

extension RegisteredApp.Status {
    /// Whether what the app streams is seen or heard now.
    func mayStream(_ service: StreamService) -> Bool {
        guard hmiLevel == .full || hmiLevel == .limited else { return false }
        return service == .video ? video == .streamable : audio != .notAudible
    }
}
