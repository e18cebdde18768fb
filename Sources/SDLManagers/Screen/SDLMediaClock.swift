package import SDLRPC

/// The clock of what is playing, on media templates.
///
/// Setting it anew sets the head unit's clock anew, also where only its end has changed: what the head unit counts in the
/// meantime nobody tells. Only running and standing change without that.
public struct SDLMediaClock: Hashable, Sendable {
    /// Where it begins, in seconds.
    public var startTime: Double
    /// Where it ends, in seconds; nil where the length is not known.
    public var endTime: Double?
    /// Whether it counts up from its start, or down.
    public var countsDown: Bool
    /// Whether it runs; one that does not stands where it is.
    public var isRunning: Bool

    /// Creates a clock; times are in seconds.
    public init(startTime: Double = 0, endTime: Double? = nil, countsDown: Bool = false, isRunning: Bool = true) {
        self.startTime = startTime
        self.endTime = endTime
        self.countsDown = countsDown
        self.isRunning = isRunning
    }

    /// The requests that turn what the head unit shows into what is wanted: none, one, or two.
    package static func requests(from shown: SDLMediaClock?, to wanted: SDLMediaClock?) -> [SDLSetMediaClockTimer] {
        guard shown != wanted else { return [] }
        guard let wanted else { return [SDLSetMediaClockTimer(updateMode: .clear)] }
        var same = wanted
        if let shown { same.isRunning = shown.isRunning }
        let set = SDLSetMediaClockTimer(
            startTime: SDLStartTime(seconds: wanted.startTime),
            endTime: wanted.endTime.flatMap { $0.isNaN ? nil : SDLStartTime(seconds: $0) },
            updateMode: wanted.countsDown ? .countdown : .countup, audioStreamingIndicator: .pause)
        let pause = SDLSetMediaClockTimer(updateMode: .pause, audioStreamingIndicator: .play)
        if same == shown {
            let resume = SDLSetMediaClockTimer(updateMode: .resume, audioStreamingIndicator: .pause)
            return [wanted.isRunning ? resume : pause]
        }
        return wanted.isRunning ? [set] : [set, pause]
    }
}

extension SDLStartTime {
    /// The interface counts to 59 hours, 59 minutes and 59 seconds.
    fileprivate init(seconds: Double) {
        let whole = Self.whole(seconds)
        self.init(hours: whole / 3600, minutes: whole / 60 % 60, seconds: whole % 60)
    }

    /// What is not a number, as players say of a live stream, is 0: in this order of `max`.
    fileprivate static func whole(_ seconds: Double) -> Int { Int(min(max(0, seconds), 215_999)) }
}

extension SDLMediaClock {
    /// Why a head unit would not have it.
    fileprivate func mistake(isMedia: Bool) -> Diagnostic? {
        guard isMedia else {
            return Diagnostic(
                rule: "FND-52", message: "A head unit keeps no clock for an app that is none of media.",
                fix: "Give the app the type MEDIA.")
        }
        guard let endTime, !endTime.isNaN else { return nil }
        let (start, end) = (SDLStartTime.whole(startTime), SDLStartTime.whole(endTime))
        guard countsDown ? end > start : end < start else { return nil }
        return Diagnostic(
            rule: "FND-52", message: "The clock counts \(countsDown ? "down" : "up") from \(start) s to \(end) s.",
            fix: "Let it end \(countsDown ? "before" : "after") it starts, or turn `countsDown` round.")
    }
}

extension SDLScreenManager {
    /// The clock of what is playing; nil for none. Setting what is there already sends nothing, and what no head unit would
    /// have changes nothing.
    ///
    /// On each head unit it is nil at first, unlike menus and screens: while the connection was gone what plays went on, and
    /// only the app knows where it is.
    public var mediaClock: SDLMediaClock? {
        get { wantedClock }
        set {
            if let mistake = newValue?.mistake(isMedia: lifecycle.configuration.isMedia) {
                return lifecycle.diagnose(mistake)
            }
            guard newValue != wantedClock else { return }
            wantedClock = newValue
            refusedClock = nil
            setNeedsUpdate()
        }
    }

    /// The newest wins: what was wanted in between in the same turn is nobody's business. One that is refused leaves the
    /// head unit's as it was, and is not asked for again until another is wanted.
    func flushClock() {
        // An app that the driver has closed may set none.
        guard lifecycle.isReady, let level = lifecycle.status?.hmiLevel, level != SDLHMILevel.none else { return }
        let requests = SDLMediaClock.requests(from: shownClock, to: wantedClock)
        guard !requests.isEmpty, refusedClock != .some(wantedClock) else { return }
        let (before, wanted) = (shownClock, wantedClock)
        shownClock = wantedClock
        for request in requests {
            lifecycle.send(request) { [weak self] result in
                guard case .success(let response) = result, !response.success else { return }
                self?.refusedClock(wanted, before, response)
            }
        }
    }

    private func refusedClock(
        _ wanted: SDLMediaClock?, _ before: SDLMediaClock?, _ response: SDLSetMediaClockTimerResponse
    ) {
        guard shownClock == wanted else { return }
        lifecycle.diagnose(.refusedClock(response.resultCode, response.info))
        shownClock = before
        refusedClock = .some(wanted)
    }
}

extension Diagnostic {
    fileprivate static func refusedClock(_ result: SDLResult, _ info: String?) -> Diagnostic {
        Diagnostic(
            rule: "FND-52",
            message: "The head unit answered SetMediaClockTimer with \(result)" + (info.map { ": \($0)" } ?? "."),
            fix: "Look at the request's row; the clock stays as it was until another is wanted.")
    }
}
