import SDLRPC
import SDLSupport

extension AppScreen {
    mutating func setClock(_ request: SDLSetMediaClockTimer, _ caller: Caller, _ turn: inout Turn) {
        guard turn.car.apps[caller.app]?.isMedia == true else { return turn.refuse(caller, .rejected) }
        if let problem = request.problem { return turn.refuse(caller, .invalidData, problem) }
        let before = mediaClock
        // As in SDL Core, requests that change nothing are passed to the web HMI.
        let leavesClockToHMI = turn.policy.getsEveryRequest
        switch request.updateMode {
        case .countup, .countdown:
            mediaClock = MediaClock(request: request, setAt: turn.now)
        case .pause, .resume:
            var clock = before
            let turns = clock?.turn(running: request.updateMode == .resume, at: turn.now) == true
            let shows = clock?.takeIndicators(of: request) == true
            guard turns || shows || leavesClockToHMI else { return turn.refuse(caller, .ignored) }
            mediaClock = clock
        default:
            guard before != nil || leavesClockToHMI else { return turn.refuse(caller, .ignored) }
            mediaClock = nil
        }
        turn.touch(.mediaClock, of: caller.app)
        turn.respond(caller, SDLSetMediaClockTimerResponse(success: true, resultCode: .success))
    }
}

extension MediaClock {
    /// Pauses or resumes the clock. Returns false if the clock was already in the requested state.
    mutating func turn(running: Bool, at now: Instant) -> Bool {
        guard running != (pausedAt == nil) else { return false }
        if let paused = pausedAt {
            // The clock does not count the time of the pause.
            setAt = setAt + (now - paused)
            pausedAt = nil
        } else {
            pausedAt = now
        }
        return true
    }

    /// Applies the indicators of a request. Returns whether an indicator has changed.
    mutating func takeIndicators(of request: SDLSetMediaClockTimer) -> Bool {
        let before = self.request
        self.request.audioStreamingIndicator = request.audioStreamingIndicator ?? self.request.audioStreamingIndicator
        self.request.forwardSeekIndicator = request.forwardSeekIndicator ?? self.request.forwardSeekIndicator
        self.request.backSeekIndicator = request.backSeekIndicator ?? self.request.backSeekIndicator
        return self.request != before
    }
}

extension SDLSetMediaClockTimer {
    /// The reason why SDL Core refuses the request; nil if the request is valid.
    fileprivate var problem: String? {
        if updateMode == .countup || updateMode == .countdown {
            guard let start = startTime else {
                return "Start time must be provided for \"COUNTUP\" and \"COUNTDOWN\" update modes"
            }
            let isForward = updateMode == .countup
            if let end = endTime, isForward ? end.inSeconds < start.inSeconds : end.inSeconds > start.inSeconds {
                return
                    "Start time must be \(isForward ? "before" : "after") the end time for update mode \(updateMode)"
            }
        }
        let seeks = [forwardSeekIndicator, backSeekIndicator].compactMap(\.self)
        return seeks.contains { $0.type == .track && $0.seekTime != nil }
            ? "The seekTime parameter is not applicable for indicator type TRACK" : nil
    }
}

extension SDLStartTime {
    var inSeconds: Int { hours * 3600 + minutes * 60 + seconds }
}
