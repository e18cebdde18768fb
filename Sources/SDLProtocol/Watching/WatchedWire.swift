package import SDLSupport

/// Decodes one direction of an observed connection (between other programs) into frames and messages. Continues after
/// errors.
package struct WatchedWire: Sendable {
    package enum Event: Sendable {
        case message(WireMessage)
        case control(Frame)
        case media(SessionID, ServiceType, ArraySlice<UInt8>)
        /// Encrypted or compressed content, which only the app and the head unit can decode.
        case sealed(SessionID, ServiceType)
        case finding(Finding)
    }

    private var decoder: FrameDecoder
    private var assembly: MessageAssembly
    private let limits: WireLimits
    /// The pairs of protocol version and session id in the frames so far. After bytes were missed, decoding continues
    /// only at a header with a known pair. Otherwise, decoding could start in the middle of a frame.
    private var known: Set<Mark> = []
    private var isLost = false

    private struct Mark: Hashable {
        let version: UInt8
        let session: SessionID
    }

    /// Creates a decoder. `room` is the shared memory budget for the incomplete messages of all observed connections.
    package init(limits: WireLimits, room: FairBuffer? = nil) {
        self.limits = limits
        decoder = FrameDecoder(limits: limits)
        assembly = MessageAssembly(limits: limits, room: room)
    }

    package mutating func read(_ bytes: ArraySlice<UInt8>, at now: Instant) -> [Event] {
        var events: [Event] = []
        if let next = assembly.nextExpiry, next <= now {
            for (message, finding) in assembly.expire(at: now) {
                events.append(.finding(finding))
                if let message { events.append(.message(message)) }
            }
        }
        decoder.feed(bytes)
        while let event = decoder.next() {
            switch event {
            case .frame(let frame): take(frame, at: now, &events)
            case .malformed, .skipping, .resynchronised:
                if !isLost { events.append(.finding(Finding(event)!)) }
            }
        }
        return events
    }

    /// Called when bytes were not observed. Decoding continues at the next frame of a known session.
    package mutating func miss(at now: Instant) {
        decoder.reset()
        _ = assembly.expire(at: now + limits.assemblyExpiry)
        isLost = true
    }

    private mutating func take(_ frame: Frame, at now: Instant, _ events: inout [Event]) {
        let header = frame.header
        let mark = Mark(version: header.version, session: header.session)
        if isLost {
            guard known.contains(mark) else { return }
            isLost = false
        } else if known.count < 512 {
            known.insert(mark)
        }
        guard header.type != .control else { return events.append(.control(frame)) }
        guard !header.isProtected else { return events.append(.sealed(header.session, header.service)) }
        // The first frame of a media message that has several frames contains only the size.
        if header.service.isMedia {
            if header.type != .first { events.append(.media(header.session, header.service, frame.payload)) }
            return
        }
        // The message is a handshake for an encrypted service.
        guard header.service != .control else { return events.append(.sealed(header.session, header.service)) }
        guard header.type != .single else {
            return events.append(
                .message(
                    WireMessage(
                        session: header.session, service: header.service, version: header.version,
                        payload: frame.payload)))
        }
        switch assembly.receive(frame, at: now) {
        case .taken: break
        case .message(let message, let finding):
            if let finding { events.append(.finding(finding)) }
            events.append(.message(message))
        case .dropped(let finding): events.append(.finding(finding))
        }
    }
}

extension Finding {
    fileprivate init?(_ event: FrameDecoder.Event) {
        switch event {
        case .frame: return nil
        case .malformed(let why): self = .malformed(why)
        case .skipping(let count): self = .skipping(count)
        case .resynchronised(let skipped): self = .resynchronised(skipped: skipped)
        }
    }
}
