import SDLRPC
import SDLSupport

// What rises over the screen, and how it goes again.
extension HeadUnitState {
    // MARK: Presenting

    /// Shows an overlay, or does with it what the popup policy says while another is shown.
    mutating func present(_ content: Overlay.Content, _ caller: Caller, _ turn: inout Turn) {
        let overlay = Overlay(id: "o\(counter.next())", caller: caller, content: content)
        if let shown = visibleOverlay {
            switch popupPolicy(of: overlay, over: shown) {
            case .takesOver: finish(shown.id, .aborted, &turn)
            case .isRejected: return answer(overlay, .rejected, &turn)
            }
        }
        overlays[overlay.id] = overlay
        appear(overlay.id, &turn)
    }

    private enum Precedence { case takesOver, isRejected }

    private func popupPolicy(of newer: Overlay, over older: Overlay) -> Precedence {
        switch settings.popupPolicy {
        case .abortOlder: .takesOver
        case .rejectNewer: .isRejected
        case .priority: newer.priority > older.priority ? .takesOver : .isRejected
        }
    }

    private mutating func appear(_ id: String, _ turn: inout Turn) {
        guard var overlay = overlays[id] else { return }
        overlay.state = .shown
        overlay.shownAt = turn.now
        overlay.duration = overlay.timeLimit
        overlay.endsAt = overlay.duration.map { turn.now + $0 }
        if case .slider(let request) = overlay.content { overlay.position = request.position }
        overlays[id] = overlay
        if let end = overlay.endsAt { timers.set(.overlayEnds(id), at: end) }
        turn.touch(.overlay(id))
        updateContexts(&turn)
    }

    package var visibleOverlay: Overlay? { overlays.values.last { $0.state == .shown } }

    // MARK: Ending

    /// Takes an overlay away and answers its request.
    mutating func finish(_ id: String, _ result: SDLResult, _ turn: inout Turn, _ more: OverlayAnswer = .init()) {
        guard let overlay = overlays[id] else { return }
        drop(id, &turn)
        answer(overlay, result, &turn, more)
        updateContexts(&turn)
    }

    /// Takes an overlay away without an answer: its app is gone.
    mutating func drop(_ id: String, _ turn: inout Turn) {
        guard overlays[id] != nil else { return }
        overlays[id] = nil
        timers.cancel(.overlayEnds(id))
        turn.touch(.overlay(id))
    }

    mutating func timeRunsOut(_ id: String, _ turn: inout Turn) {
        guard let overlay = overlays[id] else { return }
        switch overlay.content {
        case .alert, .subtleAlert: finish(id, overlay.softButtons.isEmpty ? .success : .aborted, &turn)
        case .scrollableMessage, .audioPassThru: finish(id, .success, &turn)
        case .slider, .interaction: finish(id, .timedOut, &turn)
        }
    }

    /// The driver has done something: what counts from the last act starts anew.
    mutating func restartTime(of id: String, _ turn: inout Turn) {
        guard var overlay = overlays[id], let duration = overlay.duration else { return }
        overlay.endsAt = turn.now + duration
        overlays[id] = overlay
        timers.set(.overlayEnds(id), at: turn.now + duration)
        turn.touch(.overlay(id))
    }

    private func answer(_ overlay: Overlay, _ result: SDLResult, _ turn: inout Turn, _ more: OverlayAnswer = .init()) {
        let success = [.success, .warnings, .saved, .retry].contains(result)
        let caller = overlay.caller
        switch overlay.content {
        case .alert: turn.respond(caller, SDLAlertResponse(success: success, resultCode: result))
        case .subtleAlert: turn.respond(caller, SDLSubtleAlertResponse(success: success, resultCode: result))
        case .scrollableMessage:
            turn.respond(caller, SDLScrollableMessageResponse(success: success, resultCode: result))
        case .slider:
            let position = result == .rejected ? nil : overlay.position
            turn.respond(caller, SDLSliderResponse(success: success, resultCode: result, sliderPosition: position))
        case .interaction:
            turn.respond(
                caller,
                SDLPerformInteractionResponse(
                    success: success, resultCode: result, choiceID: more.choiceID,
                    manualTextEntry: more.text, triggerSource: more.source))
        case .audioPassThru:
            turn.respond(caller, SDLPerformAudioPassThruResponse(success: success, resultCode: result))
        }
    }

    // MARK: Contexts

    /// An alert's own app is told ALERT; the app in front of which something else stands is told HMI_OBSCURED.
    mutating func updateContexts(_ turn: inout Turn) {
        let shown = visibleOverlay
        for key in apps.keys {
            setContext(context(of: key, under: shown), of: key, &turn)
        }
        turn.touch(.visibleOverlay)
    }

    private func context(of key: AppKey, under overlay: Overlay?) -> SDLSystemContext {
        let base: SDLSystemContext = menu?.app == key ? .menu : .main
        guard let overlay else { return base }
        let isOwn = overlay.app == key
        switch overlay.content {
        case .alert, .subtleAlert: return isOwn ? .alert : (key == activeApp ? .hmiObscured : base)
        default: return isOwn || key == activeApp ? .hmiObscured : base
        }
    }
}

/// What an interaction's answer carries beside its result.
struct OverlayAnswer {
    var choiceID: Int?
    var text: String?
    var source: SDLTriggerSource?
}

extension Overlay {
    /// How long it stays when nobody does anything; the interface's defaults where the app gives none. Ruling 71
    var timeLimit: Duration? {
        let milliseconds: Int
        switch content {
        case .alert(let request): milliseconds = request.durationOrDefault
        case .subtleAlert(let request): milliseconds = request.durationOrDefault
        case .scrollableMessage(let request): milliseconds = request.timeoutOrDefault
        case .slider(let request): milliseconds = request.timeoutOrDefault
        case .interaction(let request, _): milliseconds = request.timeoutOrDefault
        case .audioPassThru(let request): milliseconds = request.maxDuration
        }
        return .milliseconds(milliseconds)
    }

    /// Which kind may push which aside where the policy is `priority`.
    fileprivate var priority: Int {
        switch content {
        case .alert: 3
        case .subtleAlert: 2
        default: 1
        }
    }
}
