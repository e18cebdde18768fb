import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// A video or audio stream that the head unit offers to the HMI.
struct HMIStream: Sendable {
    let app: AppKey
    /// The number of requests to start the stream that were sent to the HMI so far.
    var attempts = 0
    /// The time of the next request to start the stream; nil if no further request is planned.
    var retryDue: Instant?

    static let pause = Duration.seconds(1)
}

// The HMI accepts or refuses a stream and receives the URL of the stream. The link notifies the HMI when the data of
// the stream begins and ends.
extension HMILink {
    /// Asks the HMI whether a stream may start. The head unit has accepted the stream, and the app waits.
    mutating func open(_ ticket: StreamTicket) {
        guard let app = state.keys[ticket.session].flatMap({ state.apps[$0] }),
            let stream = state.streams.of(app.key)[ticket.service.rawValue]
        else { return answer(ticket, .accepted) }
        introduce(app.key)
        streams[ticket] = HMIStream(app: app.key)
        serviceUpdate(ticket, .requestReceived)
        guard ticket.service == .video, let config = HMI.Common.VideoConfig(stream) else { return accept(ticket) }
        let request = HMI.Navigation.SetVideoConfig(config: config, appID: apps.appID(of: app.key))
        if !ask(request, for: .videoConfig(ticket), of: app.key) {
            refuse(ticket, .refused(reason: "Navigation is not supported by the HMI"))
        }
    }

    mutating func videoConfigEnded(_ ticket: StreamTicket, _ request: OpenRequest, _ end: RequestEnd) {
        switch end {
        case .answered(let answer):
            guard answer.code != 0 else { return accept(ticket) }
            let rejected = answer.result["rejectedParams"]?.array?.compactMap(\.string) ?? []
            let names = rejected.compactMap { Self.parameters[$0] }
            refuse(ticket, .refused(reason: "Received SetVideoConfig failure response", rejected: names))
        case .overdue:
            reportSilence(request)
            refuse(ticket, .refused(reason: "Timed out while waiting for SetVideoConfig response"))
        case .gone: refuse(ticket, .refused(reason: "Navigation component was disconnected"))
        }
    }

    /// Maps the names of SetVideoConfig's parameters to the names of the same parameters in StartService.
    private static let parameters = [
        "protocol": "videoProtocol", "codec": "videoCodec", "width": "width", "height": "height",
    ]

    private mutating func accept(_ ticket: StreamTicket) {
        answer(ticket, .accepted)
        serviceUpdate(ticket, .requestAccepted)
        start(ticket)
    }

    private mutating func refuse(_ ticket: StreamTicket, _ answer: StreamAnswer) {
        serviceUpdate(ticket, .requestRejected)
        streams[ticket] = nil
        self.answer(ticket, answer)
    }

    mutating func answer(_ ticket: StreamTicket, _ answer: StreamAnswer) {
        actions.append(.answer(ticket, answer, cause: cause))
    }

    // MARK: Starting and stopping

    /// Asks the HMI to start the stream. A page may first ask the user.
    private mutating func start(_ ticket: StreamTicket) {
        guard var stream = streams[ticket] else { return }
        stream.attempts += 1
        stream.retryDue = nil
        streams[ticket] = stream
        let url = settings.stream(stream.app, ticket.service)
        let appID = apps.appID(of: stream.app)
        switch ticket.service {
        case .video:
            ask(
                HMI.Navigation.StartStream(url: url, appID: appID), for: .stream(ticket), of: stream.app,
                within: streamTime)
        case .audio:
            ask(
                HMI.Navigation.StartAudioStream(url: url, appID: appID), for: .stream(ticket), of: stream.app,
                within: streamTime)
        }
    }

    private var streamPause: Duration {
        state.profile.limits.streamRetryMilliseconds.map { .milliseconds($0) } ?? HMIStream.pause
    }

    /// The time limit of a request to start a stream. The time limit is longer than the pause between attempts, because
    /// a page may first ask the user. SDL Core uses the same time limit.
    private var streamTime: AnswerTime {
        let limits = state.profile.limits
        return limits.streamRetryMilliseconds == nil ? .usual : .exactly(streamPause + limits.answerSlack)
    }

    mutating func startEnded(_ ticket: StreamTicket, _ request: OpenRequest, _ end: RequestEnd) {
        if case .answered(let answer) = end, HMIResult.good.contains(answer.code) { return }
        if case .overdue = end { reportSilence(request) }
        guard let stream = streams[ticket] else { return }
        guard stream.attempts > state.profile.limits.streamRetries else {
            // After a timeout, the next attempt starts without a pause.
            guard case .answered = end else { return start(ticket) }
            let due = now + streamPause
            streams[ticket]?.retryDue = due
            return
        }
        report(
            "hmi.stream", "\(request.method) did not succeed in \(stream.attempts) attempts; the stream was ended.",
            fix: "Answer the request with SUCCESS when the page accepts the stream.")
        input(.streamEnds(ticket))
    }

    mutating func startDueStreams() {
        for (ticket, stream) in streams where stream.retryDue.map({ $0 <= now }) ?? false { start(ticket) }
    }

    /// Starts the open streams of an app again. Called after the HMI has connected again.
    mutating func restoreStreams(of app: RegisteredApp) {
        for name in state.streams.of(app.key).keys {
            guard let service = StreamService(rawValue: name) else { continue }
            let ticket = StreamTicket(session: app.session, service: service)
            streams[ticket] = HMIStream(app: app.key)
            start(ticket)
        }
    }

    // MARK: Following

    /// Notifies the HMI when the data of a stream begins or ends, and stops streams that have ended.
    ///
    /// If an app has disconnected, call this method before the HMI is notified of the disconnection. After that
    /// notification, the HMI accepts no requests for the app.
    mutating func followStreams(_ before: HeadUnitState) {
        for service in StreamService.allCases {
            let flows = state.flows(service)
            if flows != before.flows(service) { notifyFlow(of: service, flows) }
        }
        for (ticket, stream) in streams where state.stream(ticket) == nil {
            streams[ticket] = nil
            guard stream.attempts > 0 else { continue }
            let appID = apps.appID(of: stream.app)
            switch ticket.service {
            case .video: ask(HMI.Navigation.StopStream(appID: appID), for: .reported, of: stream.app)
            case .audio: ask(HMI.Navigation.StopAudioStream(appID: appID), for: .reported, of: stream.app)
            }
        }
    }

    private mutating func notifyFlow(of service: StreamService, _ flows: Bool) {
        switch service {
        case .video: notify(HMI.Navigation.OnVideoDataStreaming(available: flows))
        case .audio: notify(HMI.Navigation.OnAudioDataStreaming(available: flows))
        }
    }

    private mutating func serviceUpdate(_ ticket: StreamTicket, _ event: HMI.Common.ServiceEvent) {
        guard let app = streams[ticket]?.app else { return }
        notify(
            HMI.BasicCommunication.OnServiceUpdate(
                serviceType: ticket.service == .video ? .video : .audio, serviceEvent: event,
                appID: apps.appID(of: app)), of: app)
    }

    /// Notifies the HMI of each new session, like SDL Core. The notification is sent before an app registers in the
    /// session.
    mutating func followSessions(_ before: HeadUnitState) {
        for session in state.sessions.keys where before.sessions[session] == nil {
            for event in [HMI.Common.ServiceEvent.requestReceived, .requestAccepted] {
                notify(HMI.BasicCommunication.OnServiceUpdate(serviceType: .rpc, serviceEvent: event))
            }
        }
    }
}

extension HeadUnitState {
    fileprivate func flows(_ service: StreamService) -> Bool {
        apps.keys.contains { streams.of($0)[service.rawValue]?.isFlowing == true }
    }

    fileprivate func stream(_ ticket: StreamTicket) -> MediaStream? {
        keys[ticket.session].flatMap { streams.of($0)[ticket.service.rawValue] }
    }
}

extension HMI.Common.VideoConfig {
    /// Creates the format of a stream; nil if the app has not specified a video format.
    fileprivate init?(_ stream: MediaStream) {
        self.init(
            protocol: stream.request.videoProtocol.map { .init(rawValue: $0) },
            codec: stream.request.videoCodec.map { .init(rawValue: $0) },
            width: stream.request.width, height: stream.request.height)
        if self == Self() { return nil }
    }
}
