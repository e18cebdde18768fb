import SDLSupport

// What apps stream: handed on as it comes, and told of when it begins and when it stops.
extension HeadUnit {
    func flow(_ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket) {
        let app = state.keys[ticket.session]
        // What may not be seen or heard does not flow: SDL Core hands none of it on.
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

    /// The app may stream: what it says of its picture is how pictures are taken out of it.
    func streams(_ session: SessionRef, _ service: StreamService) {
        guard service == .video, let key = state.keys[session], let stream = state.apps[key]?.streams[service.rawValue]
        else { return }
        pictures.begin(
            StreamTicket(session: session, service: service), of: key,
            VideoFormat(videoProtocol: stream.videoProtocol, codec: stream.videoCodec))
    }

    private func write(_ outcomes: [PictureFeeds.Outcome], _ ticket: StreamTicket) {
        for outcome in outcomes {
            switch outcome {
            case .shows(let picture): take(.pictureShown(ticket.session, ShownPicture(picture)))
            case .broken(let fault): take(.pictureBroken(ticket.session, "\(fault)"))
            }
        }
    }

    /// A stream with start codes does not say where its last picture ends: one alarm at a time asks whether more has come.
    private func waitForSilence(of ticket: StreamTicket, until due: Instant) {
        guard pausing.insert(ticket).inserted else { return }
        // Whatever comes meanwhile may be the end, and want no longer wait.
        _ = timekeeper.ring(at: min(due, timekeeper.now + PictureFeed.silence)) { [weak self, flight] in
            flight?.begin()
            Task {
                await self?.paused(ticket)
                flight?.end()
            }
        }
    }

    private func paused(_ ticket: StreamTicket) {
        pausing.remove(ticket)
        let (outcomes, due) = pictures.pause(ticket)
        write(outcomes, ticket)
        if let due { waitForSilence(of: ticket, until: due) }
    }

    private func watch(_ ticket: StreamTicket, until due: Instant) {
        _ = timekeeper.ring(at: due) { [weak self, flight] in
            flight?.begin()
            Task {
                await self?.look(after: ticket)
                flight?.end()
            }
        }
    }

    private func look(after ticket: StreamTicket) {
        switch media.look(after: ticket, at: timekeeper.now) {
        case .flows(let due): watch(ticket, until: due)
        case .dried:
            take(.streamFlows(ticket.session, ticket.service, false))
            write(pictures.dried(ticket), ticket)
        case .gone: break
        }
    }
}
