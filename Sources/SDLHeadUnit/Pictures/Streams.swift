import SDLRPC
import SDLSupport

// Audio and video streams of apps.
extension HeadUnitState {
    /// Opens a stream. Only an app with projection may stream, and only in FULL or LIMITED. Otherwise SDL Core refuses
    /// and closes the app.
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

    /// Closes an app whose request to stream was refused by any layer, as SDL Core does.
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
                rule: .picture, message: "The video service contains \(why).",
                fix: "Send H.264 in the agreed format: with start codes (RAW), or in RTP packets with their lengths."),
            app: key.rawValue, function: nil, cause: nil)
    }

    /// Ends a stream that the presenter refuses or has stopped.
    mutating func endStream(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        streamEnded(service, on: session, &turn)
        turn.add(.endStream(session, service))
        let grace = profile.limits.unseenStreamMilliseconds
        guard let key = keys[session], grace > 0 else { return }
        timers.set(.streamForbidden(key, service), at: turn.now + .milliseconds(grace))
    }

    /// Whether the stream was ended and the app has had time to stop.
    func mayNotStream(_ service: StreamService, on session: SessionRef) -> Bool {
        keys[session].flatMap { apps[$0] }?.forbiddenStreams.contains(service) == true
    }

    /// Unregisters an app that continues to stream after its stream was ended, as SDL Core does.
    mutating func streamGoesOn(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard mayNotStream(service, on: session), let app = keys[session].flatMap({ apps[$0] }) else { return }
        turn.write(
            Finding(
                rule: .streamGoesOn,
                message: "The app still sends \(service.rawValue) long after its stream was ended.",
                fix: "Stop sending on EndService and acknowledge it; start the service again once the app is visible."),
            app: app.key.rawValue, function: nil, cause: nil)
        unregister(app, .protocolViolation, &turn)
    }

    private mutating func allow(_ service: StreamService, _ key: AppKey) {
        timers.cancel(.streamForbidden(key, service))
        apps[key]?.forbiddenStreams.remove(service)
    }

    /// Ends streams when the app's level or state changes, as in SDL Core: at once in NONE; after a delay in BACKGROUND
    /// or when the video is no longer streamable. The app's return cancels the delay.
    mutating func followStreams(of key: AppKey, from before: RegisteredApp.Status, _ turn: inout Turn) {
        guard let app = apps[key], app.status != before else { return }
        // The timer is cancelled even for an app without a stream, so that it does not end the app's next stream.
        if [.full, .limited].contains(app.status.hmiLevel), app.status.video == .streamable {
            return timers.cancel(.streamsEnd(key))
        }
        guard !app.streams.isEmpty else { return }
        let grace = profile.limits.unseenStreamMilliseconds
        switch app.status.hmiLevel {
        case .none: endStreams(of: key, &turn)
        case .full, .limited:
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
    /// Whether the app's stream is visible or audible now.
    func mayStream(_ service: StreamService) -> Bool {
        guard hmiLevel == .full || hmiLevel == .limited else { return false }
        return service == .video ? video == .streamable : audio != .notAudible
    }
}
