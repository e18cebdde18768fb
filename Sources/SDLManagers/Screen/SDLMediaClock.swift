package import SDLRPC

/// The clock of what is playing, on media templates.
public struct SDLMediaClock: Hashable, Sendable {
    /// Where it begins, in seconds.
    public var startTime: Double
    /// Where it ends, in seconds; nil where nobody knows.
    public var endTime: Double?
    /// Whether it counts up from its start, or down.
    public var countsDown: Bool
    /// Whether it runs; one that does not stands where it is.
    public var isRunning: Bool

    /// Creates a clock.
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
        same.isRunning = shown?.isRunning ?? true
        let set = SDLSetMediaClockTimer(
            startTime: SDLStartTime(seconds: wanted.startTime),
            endTime: wanted.endTime.map { SDLStartTime(seconds: $0) },
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
        let whole = Int(min(max(seconds, 0), 215_999))
        self.init(hours: whole / 3600, minutes: whole / 60 % 60, seconds: whole % 60)
    }
}

extension SDLScreenManager {
    /// The clock of what is playing; nil for none. Setting what is there already sends nothing.
    public var mediaClock: SDLMediaClock? {
        get { wantedClock }
        set {
            for request in SDLMediaClock.requests(from: wantedClock, to: newValue) { lifecycle.send(request) { _ in } }
            wantedClock = newValue
        }
    }
}
