import SDLRPC
package import SDLSupport

package struct Streams: Feature {
    /// Open streams of each app, by the name of the service.
    private var all: [AppKey: OrderedMap<String, MediaStream>] = [:]
    /// The services that each app must no longer use, because the head unit ended the stream of the service some time
    /// ago.
    private var forbidden: [AppKey: Set<StreamService>] = [:]

    package func of(_ key: AppKey) -> OrderedMap<String, MediaStream> { all[key] ?? [:] }

    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        all[key] = nil
        forbidden[key] = nil
        for service in StreamService.allCases { turn.timers.cancel(.streamForbidden(key, service)) }
    }

    mutating func forbid(_ service: StreamService, _ key: AppKey) { forbidden[key, default: []].insert(service) }

    /// Adds a stream that an external head unit has accepted.
    mutating func add(_ request: StreamRequest, of key: AppKey, _ turn: inout Turn) {
        all[key, default: [:]][request.service.rawValue] = MediaStream(startedAt: turn.now, request: request)
        turn.touch(.streams, of: key)
    }

    /// Opens a stream. Only an app with projection may stream, and only in FULL or LIMITED. Otherwise the stream is
    /// refused and the app is closed, as in SDL Core.
    mutating func open(_ request: StreamRequest, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session], let app = turn.car.apps[key] else {
            return turn.add(.answerStream(session, request.service, .unanswered))
        }
        let number = request.service.number
        guard app.isProjecting else {
            return refuse(request, session, "Service type: \(number) disallowed with current HMI type", &turn)
        }
        guard [.full, .limited].contains(app.status.hmiLevel) else {
            return refuse(request, session, "Service type: \(number) disallowed with current HMI level", &turn)
        }
        allow(request.service, key, &turn)
        add(request, of: key, &turn)
        turn.add(.answerStream(session, request.service, .accepted))
    }

    private mutating func refuse(
        _ request: StreamRequest, _ session: SessionRef, _ reason: String, _ turn: inout Turn
    ) {
        turn.add(.answerStream(session, request.service, .refused(reason: reason)))
        refused(request.service, on: session, &turn)
    }

    /// Handles the refusal of a stream by the head unit, by a web HMI, or by the protocol if a stream of this kind is
    /// already open. As in SDL Core, the app is closed unless the app has another stream, and no EndService is sent.
    mutating func refused(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session] else { return }
        all[key]?[service.rawValue]?.isRefused = true
        guard of(key).values.allSatisfy(\.isRefused) else { return }
        for service in StreamService.allCases { streamEnded(service, on: session, &turn) }
        turn.raise(.close(key))
    }

    mutating func streamFlows(_ service: StreamService, _ flows: Bool, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session], all[key]?[service.rawValue] != nil else { return }
        all[key]?[service.rawValue]?.isFlowing = flows
        turn.touch(.streams, of: key)
    }

    mutating func shown(_ picture: ShownPicture, on session: SessionRef, _ turn: inout Turn) {
        let video = StreamService.video.rawValue
        guard let key = turn.car.keys[session], all[key]?[video] != nil else { return }
        all[key]?[video]?.picture = picture
        turn.touch(.streams, of: key)
    }

    func broken(_ why: String, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session] else { return }
        turn.write(
            Finding(
                rule: .picture, message: "The video service contains \(why).",
                fix: "Send H.264 in the agreed format: with start codes (RAW), or in RTP packets with their lengths."),
            app: key.rawValue)
    }

    /// Ends a stream that the presenter refuses or has stopped.
    mutating func endStream(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        streamEnded(service, on: session, &turn)
        turn.add(.endStream(session, service))
        let grace = turn.profile.limits.unseenStreamMilliseconds
        guard let key = turn.car.keys[session], grace > 0 else { return }
        turn.timers.set(.streamForbidden(key, service), at: turn.now + .milliseconds(grace))
    }

    /// Returns whether the head unit ended the stream so long ago that the app must have stopped.
    func mayNotStream(_ service: StreamService, of key: AppKey?) -> Bool {
        key.flatMap { forbidden[$0] }?.contains(service) == true
    }

    /// Unregisters an app that continues to stream after its stream was ended, as SDL Core does.
    mutating func streamGoesOn(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard mayNotStream(service, of: turn.car.keys[session]),
            let app = turn.car.keys[session].flatMap({ turn.car.apps[$0] })
        else { return }
        turn.write(
            Finding(
                rule: .streamGoesOn,
                message: "The app still sends \(service.rawValue) long after its stream was ended.",
                fix: "Stop sending after EndService, and send EndServiceACK. Start again when the app is visible."),
            app: app.key.rawValue)
        turn.raise(.unregister(app.key, .protocolViolation))
    }

    private mutating func allow(_ service: StreamService, _ key: AppKey, _ turn: inout Turn) {
        turn.timers.cancel(.streamForbidden(key, service))
        forbidden[key]?.remove(service)
    }

    /// Ends the app's streams after a change of level or state, as in SDL Core. In NONE, the streams end immediately.
    /// In BACKGROUND, or if the video is not streamable, the streams end after a delay unless the app returns during
    /// the delay.
    mutating func follow(of key: AppKey, from before: RegisteredApp.Status, _ turn: inout Turn) {
        guard let app = turn.car.apps[key], app.status != before else { return }
        // The timer is cancelled even for an app without a stream; otherwise the timer would end the app's next stream.
        if [.full, .limited].contains(app.status.hmiLevel), app.status.video == .streamable {
            return turn.timers.cancel(.streamsEnd(key))
        }
        guard !of(key).isEmpty else { return }
        let grace = turn.profile.limits.unseenStreamMilliseconds
        switch app.status.hmiLevel {
        case .none: endAll(of: key, &turn)
        case .full, .limited:
            guard before.video == .streamable, grace > 0 else { return }
            turn.timers.set(.streamsEnd(key), at: turn.now + .milliseconds(grace))
        default:
            guard [.full, .limited].contains(before.hmiLevel), grace > 0 else { return }
            turn.timers.set(.streamsEnd(key), at: turn.now + .milliseconds(grace))
        }
    }

    mutating func endAll(of key: AppKey, _ turn: inout Turn) {
        turn.timers.cancel(.streamsEnd(key))
        guard let app = turn.car.apps[key] else { return }
        for service in StreamService.allCases where all[key]?[service.rawValue] != nil {
            endStream(service, on: app.session, &turn)
        }
    }

    mutating func streamEnded(_ service: StreamService, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session], all[key]?[service.rawValue] != nil else { return }
        all[key]?[service.rawValue] = nil
        turn.touch(.streams, of: key)
    }
}

extension RegisteredApp.Status {
    /// Returns whether the app's stream is visible or audible now.
    func mayStream(_ service: StreamService) -> Bool {
        guard hmiLevel == .full || hmiLevel == .limited else { return false }
        return service == .video ? video == .streamable : audio != .notAudible
    }
}
