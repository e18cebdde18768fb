import SDLSupport

/// Simulates a slow or lossy link between apps and the head unit. A tester sets the latency and the loss. Messages of
/// one app keep their order, but the link may lose messages.
///
/// The link is outside the reducer: a message becomes an input of the reducer when the message arrives.
struct SlowLink {
    enum Load {
        case input(HeadUnitInput)
        case effect(HeadUnitEffect)
    }

    enum Passage {
        case atOnce, later, never
    }

    /// The number of an app's messages in transit, and the arrival time of the last of these messages.
    private struct Transit {
        var count = 0
        var lastDue: Instant
    }

    /// The messages in transit, sorted by arrival time. Messages with the same arrival time keep the order in which
    /// they were sent.
    private var inTransit: [(due: Instant, load: Load)] = []
    private var transits: [SessionRef?: Transit] = [:]
    /// Decides which messages are lost. The seed is fixed, so that every run loses the same messages.
    private var random = SplitMix(1)

    var nextDue: Instant? { inTransit.first?.due }

    var isEmpty: Bool { inTransit.isEmpty }

    mutating func take(_ load: Load, _ quality: LinkQuality, at now: Instant) -> Passage {
        if load.isMessage, quality.lossPercent > 0, random.next() % 100 < UInt64(quality.lossPercent) {
            return .never
        }
        let before = transits[load.session]
        guard quality.latencyMs > 0 || before != nil else { return .atOnce }
        // A message never overtakes an earlier message, even if the latency has become shorter.
        let due = max(now + .milliseconds(quality.latencyMs), before?.lastDue ?? now)
        transits[load.session] = Transit(count: (before?.count ?? 0) + 1, lastDue: due)
        // Insert the message after all messages that are due at the same time or earlier.
        inTransit.insert((due, load), at: inTransit.partitioningIndex { $0.due > due })
        return .later
    }

    mutating func next(dueBy now: Instant) -> Load? {
        guard let first = inTransit.first, first.due <= now else { return nil }
        let load = inTransit.removeFirst().load
        transits[load.session]?.count -= 1
        if transits[load.session]?.count == 0 { transits[load.session] = nil }
        return load
    }
}

extension SlowLink.Load {
    /// Whether the input or effect is sent over the link.
    var usesLink: Bool {
        guard case .effect(let effect) = self else { return true }
        return switch effect {
        case .respond, .notify, .sendRaw, .ask, .answerStream, .endSession: true
        default: false
        }
    }

    /// The session that the input or effect belongs to; nil if it belongs to no session.
    var session: SessionRef? {
        switch self {
        case .input(let input): input.session
        case .effect(let effect): effect.session
        }
    }

    /// Whether the input or effect is a message that may be lost. The start and end of a session or service cannot be
    /// lost, because the other side would not notice the loss.
    fileprivate var isMessage: Bool {
        switch self {
        case .input: true
        case .effect(.respond), .effect(.notify), .effect(.sendRaw), .effect(.ask): true
        case .effect: false
        }
    }
}

extension HeadUnitInput {
    var session: SessionRef? {
        switch self {
        case .sessionStarted(let session, _), .request(let session, _), .unasked(let session, _),
            .streamRequested(let session, _), .streamEnded(let session, _), .streamRefused(let session, _),
            .streamFlows(let session, _, _), .streamGoesOn(let session, _), .pictureShown(let session, _),
            .pictureBroken(let session, _), .flooded(let session), .sessionEnded(let session),
            .answered(_, let session, _):
            session
        case .wireFinding, .startRefused, .readSlowly, .command, .stored, .read, .presenter, .dialled, .cloudEnded,
            .found, .iconsGone, .remembered, .clock:
            nil
        }
    }
}

extension HeadUnitEffect {
    fileprivate var session: SessionRef? {
        switch self {
        case .respond(let reply): reply.session
        case .abandon(let session, _), .notify(let session, _, _, _), .sendRaw(let session, _, _, _, _),
            .ask(_, let session, _, _), .answerStream(let session, _, _), .endStream(let session, _),
            .endSession(let session, _):
            session
        case .store, .remove, .read, .readShared, .askPresenter, .answerPresenter, .notifyPresenter, .dial, .hangUp,
            .keep, .keepIcon, .dropIcon, .change, .row, .refuse:
            nil
        }
    }
}

extension SlowLink {
    /// Returns whether every message of every app arrives immediately.
    static func isPerfect(in state: HeadUnitState) -> Bool {
        state.settings.link.isPerfect && state.settings.links.isEmpty
    }

    static func quality(of session: SessionRef?, in state: HeadUnitState) -> LinkQuality {
        session.flatMap { state.keys[$0] }.flatMap { state.settings.links[$0] } ?? state.settings.link
    }
}
