import SDLSupport

// The bytes of apps' media streams bypass the reducer. The reducer is only notified when a stream starts or stops.
extension HeadUnit {
    func flow(_ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket) {
        let app = state.keys[ticket.session]
        // Like SDL Core, drops the stream data if the app may not stream now.
        if let status = app.flatMap({ state.apps[$0] })?.status, !status.mayStream(ticket.service) { return }
        var isNew = false
        let (outcomes, due) = pictures.take(bytes, ticket) {
            isNew = media.flow(bytes, ticket, of: app, at: timekeeper.now)
        }
        if isNew {
            take(.streamFlows(ticket.session, ticket.service, true))
            watch(ticket, until: timekeeper.now + MediaTaps.patience)
        }
        write(outcomes, ticket)
        if let due { waitForSilence(of: ticket, until: due) }
    }

    /// Prepares picture extraction for an accepted video stream, with the format that the app has declared.
    func streams(_ session: SessionRef, _ service: StreamService) {
        guard service == .video, let key = state.keys[session], let stream = state.streams.of(key)[service.rawValue]
        else { return }
        pictures.begin(
            StreamTicket(session: session, service: service), of: key,
            VideoFormat(videoProtocol: stream.request.videoProtocol, codec: stream.request.videoCodec))
    }

    private func write(_ outcomes: [PictureFeeds.Outcome], _ ticket: StreamTicket) {
        for outcome in outcomes {
            switch outcome {
            case .shows(let picture): take(.pictureShown(ticket.session, ShownPicture(picture)))
            case .broken(let fault): take(.pictureBroken(ticket.session, "\(fault)"))
            }
        }
    }

    /// Sets an alarm that checks whether the last picture is complete, because a stream with start codes does not mark
    /// the end of a picture. Each stream has at most one alarm.
    private func waitForSilence(of ticket: StreamTicket, until due: Instant) {
        guard pausing.insert(ticket).inserted else { return }
        // Data that arrives before the alarm may complete the picture earlier.
        ring(at: min(due, timekeeper.now + PictureFeed.silence)) { await $0.paused(ticket) }
    }

    private func paused(_ ticket: StreamTicket) {
        pausing.remove(ticket)
        let (outcomes, due) = pictures.pause(ticket)
        write(outcomes, ticket)
        if let due { waitForSilence(of: ticket, until: due) }
    }

    private func watch(_ ticket: StreamTicket, until due: Instant) {
        ring(at: due) { await $0.look(after: ticket) }
    }

    private func look(after ticket: StreamTicket) {
        switch media.look(after: ticket, at: timekeeper.now) {
        case .flows(let due): watch(ticket, until: due)
        case .streamPaused:
            take(.streamFlows(ticket.session, ticket.service, false))
            write(pictures.streamPaused(ticket), ticket)
        case .gone: break
        }
    }
}
