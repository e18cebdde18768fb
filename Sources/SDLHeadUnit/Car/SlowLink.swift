import SDLSupport

/// The way between apps and head unit, as long and as bad as a tester wants it: messages arrive later, in their order, or
/// not at all.
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

    private var underWay: [(due: Instant, load: Load)] = []
    /// The same losses in every run.
    private var random = SplitMix(1)

    var nextDue: Instant? { underWay.first?.due }

    mutating func take(_ load: Load, _ settings: Settings, at now: Instant) -> Passage {
        if load.isMessage, settings.linkLossPercent > 0, random.next() % 100 < UInt64(settings.linkLossPercent) {
            return .never
        }
        guard settings.linkLatencyMs > 0 || !underWay.isEmpty else { return .atOnce }
        // Nothing overtakes what is under way, also when the link has become quicker.
        let due = max(now + .milliseconds(settings.linkLatencyMs), underWay.last?.due ?? now)
        underWay.append((due, load))
        return .later
    }

    mutating func next(dueBy now: Instant) -> Load? {
        guard let first = underWay.first, first.due <= now else { return nil }
        return underWay.removeFirst().load
    }
}

extension SlowLink.Load {
    /// Whether it goes over the link at all.
    var isOnTheWay: Bool {
        guard case .effect(let effect) = self else { return true }
        return switch effect {
        case .respond, .notify, .sendRaw, .answerStream, .endSession: true
        default: false
        }
    }

    /// A message may be lost. What opens and ends sessions and services is not: the other end would never know.
    fileprivate var isMessage: Bool {
        switch self {
        case .input: true
        case .effect(.respond), .effect(.notify), .effect(.sendRaw): true
        case .effect: false
        }
    }
}
