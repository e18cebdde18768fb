package import SDLRPC

/// The clock that media templates show: the playback position.
///
/// The head unit does not report the current position of its clock. Therefore, if any property except `isRunning`
/// changes, the clock starts again at `startTime`.
public struct SDLMediaClock: Hashable, Sendable {
    /// The position at which the clock starts, in seconds.
    public var startTime: Double
    /// The position at which the clock ends, in seconds; nil if the end is unknown.
    public var endTime: Double?
    /// Whether the clock counts down. If false, the clock counts up.
    public var countsDown: Bool
    /// Whether the clock is running. If false, the clock is paused.
    public var isRunning: Bool

    /// Creates a clock. All positions are in seconds.
    public init(startTime: Double = 0, endTime: Double? = nil, countsDown: Bool = false, isRunning: Bool = true) {
        self.startTime = startTime
        self.endTime = endTime
        self.countsDown = countsDown
        self.isRunning = isRunning
    }

    /// Returns the requests that change the clock `shown` into the clock `wanted`. The result is empty or has one or
    /// two requests.
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
    /// Creates the time parameter of a request. The mobile API allows at most 59:59:59 (hours, minutes, seconds).
    fileprivate init(seconds: Double) {
        let whole = Self.whole(seconds)
        self.init(hours: whole / 3600, minutes: whole / 60 % 60, seconds: whole % 60)
    }

    /// Returns whole seconds, limited to the range of the mobile API. NaN, which players report for live streams,
    /// becomes 0 because of the order of the arguments of `max`.
    fileprivate static func whole(_ seconds: Double) -> Int { Int(min(max(0, seconds), 215_999)) }
}

extension SDLMediaClock {
    /// Returns the diagnostic for a clock that every head unit would refuse; nil for a valid clock.
    fileprivate func mistake(isMedia: Bool) -> Diagnostic? {
        guard isMedia else {
            return Diagnostic(
                rule: "FND-52", message: "A head unit shows no media clock for an app that is not a media app.",
                fix: "Give the app the type MEDIA.")
        }
        guard let endTime, !endTime.isNaN else { return nil }
        let (start, end) = (SDLStartTime.whole(startTime), SDLStartTime.whole(endTime))
        guard countsDown ? end > start : end < start else { return nil }
        return Diagnostic(
            rule: "FND-52", message: "The clock counts \(countsDown ? "down" : "up") from \(start) s to \(end) s.",
            fix: "Set an end time \(countsDown ? "before" : "after") the start time, or change `countsDown`.")
    }
}

extension SDLScreenManager {
    /// The media clock that the app has set; nil for no clock. A clock that every head unit would refuse is ignored and
    /// reported as a diagnostic. Setting an equal clock again sends no request.
    ///
    /// After a reconnection the clock is nil, unlike the menu and the screen. Playback continues while the app is
    /// disconnected, and only the app knows the playback position.
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

    /// Sends the requests that change the shown clock into the desired clock. If the app sets several clocks before the
    /// next `await`, only the newest clock is sent. If the head unit refuses a clock, the previous clock stays on the
    /// display until the app sets another clock.
    func flushClock() {
        // An app that the driver has closed must not set the clock.
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
        lifecycle.diagnose(
            rule: "FND-52",
            "The head unit answered SetMediaClockTimer with \(response.resultCode)"
                + (response.info.map { ": \($0)" } ?? "."),
            fix: "Check the request in the log; the clock is not changed until the app sets another clock.")
        shownClock = before
        refusedClock = .some(wanted)
    }
}
