import SDLSupport

/// The ways between apps and head unit, as long and as bad as a tester wants them: an app's messages arrive later, in their
/// order, or not at all.
///
/// It lies outside the reducer. What does arrive is an input at its instant, so a recording is none the wiser.
struct SlowLink {
    enum Load {
        case input(HeadUnitInput)
        case effect(HeadUnitEffect)
    }

    enum Passage {
        case atOnce, later, never
    }

    /// What is on one app's way, and when the last of it is there.
    private struct Way {
        var count = 0
        var lastDue: Instant
    }

    /// The earliest first; of two that are due at once, the one that was sent first.
    private var underWay: [(due: Instant, load: Load)] = []
    private var ways: [SessionRef?: Way] = [:]
    /// The same losses in every run.
    private var random = SplitMix(1)

    var nextDue: Instant? { underWay.first?.due }

    var isEmpty: Bool { underWay.isEmpty }

    mutating func take(_ load: Load, _ quality: LinkQuality, at now: Instant) -> Passage {
        if load.isMessage, quality.lossPercent > 0, random.next() % 100 < UInt64(quality.lossPercent) {
            return .never
        }
        let before = ways[load.session]
        guard quality.latencyMs > 0 || before != nil else { return .atOnce }
        // Nothing overtakes what is on the same way, also when that has become quicker.
        let due = max(now + .milliseconds(quality.latencyMs), before?.lastDue ?? now)
        ways[load.session] = Way(count: (before?.count ?? 0) + 1, lastDue: due)
        underWay.insert((due, load), at: place(of: due))
        return .later
    }

    mutating func next(dueBy now: Instant) -> Load? {
        guard let first = underWay.first, first.due <= now else { return nil }
        let load = underWay.removeFirst().load
        ways[load.session]?.count -= 1
        if ways[load.session]?.count == 0 { ways[load.session] = nil }
        return load
    }

    /// Behind everything that is due no later.
    private func place(of due: Instant) -> Int {
        var (low, high) = (0, underWay.count)
        while low < high {
            let middle = (low + high) / 2
            if underWay[middle].due <= due { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension SlowLink.Load {
    /// Whether it goes over the link at all.
    var isOnTheWay: Bool {
        guard case .effect(let effect) = self else { return true }
        return switch effect {
        case .respond, .notify, .sendRaw, .ask, .answerStream, .endSession: true
        default: false
        }
    }

    /// Whose way it takes; nil where it is nobody's.
    var session: SessionRef? {
        switch self {
        case .input(let input): input.session
        case .effect(let effect): effect.session
        }
    }

    /// A message may be lost. What opens and ends sessions and services is not: the other end would never know.
    fileprivate var isMessage: Bool {
        switch self {
        case .input: true
        case .effect(.respond), .effect(.notify), .effect(.sendRaw), .effect(.ask): true
        case .effect: false
        }
    }
}

extension HeadUnitInput {
    fileprivate var session: SessionRef? {
        switch self {
        case .sessionStarted(let session, _), .request(let session, _), .unasked(let session, _),
            .streamRequested(let session, _), .streamEnded(let session, _), .streamRefused(let session, _),
            .streamFlows(let session, _, _), .streamGoesOn(let session, _), .pictureShown(let session, _),
            .pictureBroken(let session, _),
            .flooded(let session), .sessionEnded(let session), .answered(_, let session, _):
            session
        case .wireFinding, .startRefused, .readSlowly, .command, .stored, .read, .presenter, .dialled, .cloudEnded,
            .found, .iconsGone,
            .remembered,
            .clock:
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
            .keep, .keepIcon, .dropIcon, .change,
            .row, .refuse:
            nil
        }
    }
}

extension HeadUnitState {
    /// Whether every message of every app arrives at once.
    var isLinkPerfect: Bool { settings.link.isPerfect && links.isEmpty }

    func link(of session: SessionRef?) -> LinkQuality {
        guard let session, let key = keys[session] else { return settings.link }
        return links[key] ?? settings.link
    }
}
