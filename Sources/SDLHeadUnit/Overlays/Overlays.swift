import SDLRPC
import SDLSupport

// What rises over the screen, and how it goes again.
extension HeadUnitState {
    // MARK: Presenting

    /// Shows an overlay, or does with it what the popup policy says while another is shown.
    mutating func present(_ content: Overlay.Content, _ caller: Caller, _ turn: inout Turn) {
        var overlay = Overlay(id: "o\(counter.next())", caller: caller, content: content)
        overlay.lacksImage = presenter == .page && missingImages(of: caller.app, in: overlay.images)
        // A web HMI knows best what it can show.
        if presenter == .page, let lack = profile.lack(for: overlay) {
            return turn.refuse(caller, lack.result, lack.info)
        }
        if overlay.takesText, settings.distraction == .ddOn {
            turn.find(.keyboard(isClosed: closesKeyboards), about: caller)
        }
        if overlay.kind == "keyboard", closesKeyboards {
            return turn.refuse(caller, .rejected, HeadUnitState.noKeyboard)
        }
        overlay.lacksVoice = presenter == .page && overlay.spoken?.allSatisfy(profile.canSay) == false
        // What becomes of the one below a car of its own says by its answer.
        if presenter != .car, let shown = visibleOverlay {
            switch popupPolicy(of: overlay, over: shown) {
            case .takesOver: abort(shown, &turn)
            case .isRejected:
                overlay.tryAgain = shown.endsAt.map { $0 - turn.now }
                return answer(overlay, .rejected, &turn)
            }
        }
        overlays[overlay.id] = overlay
        appear(overlay.id, &turn)
    }

    private enum Precedence { case takesOver, isRejected }

    private func popupPolicy(of newer: Overlay, over older: Overlay) -> Precedence {
        if profile.quirks.contains(.oneOverlayAtATime) { return .isRejected }
        return switch settings.popupPolicy {
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
        if case .slider(let request) = overlay.content { overlay.position = request.position }
        overlays[id] = overlay
        switch overlay.content {
        case .alert, .subtleAlert, .scrollableMessage, .slider:
            // An alert is seen, and then heard.
            updateContexts(&turn)
            say(overlay.spoken, for: id, &turn)
            restartTime(of: id, &turn)
        case .interaction(let request, _): begin(request.interactionMode, id, &turn)
        case .audioPassThru:
            say(overlay.spoken, for: id, &turn)
            enter(overlays[id]?.prompt == nil ? .recording : .prompt, id, &turn)
        }
    }

    /// The car speaks and listens before there is a list to touch; with both, the list follows when nothing was heard.
    private mutating func begin(_ mode: SDLInteractionMode, _ id: String, _ turn: inout Turn) {
        if mode == .both, !profile.vrCapabilities.isEmpty {
            enter(.voice, id, &turn)
            say(overlays[id]?.spoken, for: id, &turn)
        } else {
            say(overlays[id]?.spoken, for: id, &turn)
            enter(mode == .vrOnly ? .voice : .list, id, &turn)
        }
    }

    private mutating func enter(_ phase: Overlay.Phase, _ id: String, _ turn: inout Turn) {
        overlays[id]?.phase = phase
        if phase == .voice { overlays[id]?.hasListened = true }
        turn.touch(.overlay(id))
        updateSound(&turn)
        updateContexts(&turn)
        if phase != .prompt { restartTime(of: id, &turn) }
        if phase == .recording { listen(for: id, &turn) }
    }

    private mutating func say(_ chunks: [SDLTTSChunk]?, for id: String, _ turn: inout Turn) {
        let said = (chunks ?? []).filter(profile.canSay)
        guard !said.isEmpty, overlays[id] != nil else { return }
        let text = said.asHeard
        overlays[id]?.prompt = text
        timers.set(.promptEnds(id), at: turn.now + Speech.duration(of: text))
        turn.touch(.overlay(id))
        updateSound(&turn)
    }

    mutating func promptEnds(_ id: String, _ turn: inout Turn) {
        guard overlays[id]?.prompt != nil else { return }
        overlays[id]?.prompt = nil
        timers.cancel(.promptEnds(id))
        turn.touch(.overlay(id))
        updateSound(&turn)
        // What is recorded is timed from the end of the prompt.
        if overlays[id]?.phase == .prompt { enter(.recording, id, &turn) }
    }

    package var visibleOverlay: Overlay? { overlays.values.last { $0.state == .shown } }

    // MARK: Ending

    /// Takes an overlay away and answers its request.
    mutating func finish(_ id: String, _ result: SDLResult, _ turn: inout Turn, _ more: OverlayAnswer = .init()) {
        guard let overlay = overlays[id] else { return }
        drop(id, &turn)
        answer(overlay, result, &turn, more)
        updateSound(&turn)
        updateContexts(&turn)
    }

    /// Takes an overlay away because something else takes its place, or its app has lost interest.
    mutating func abort(_ overlay: Overlay, _ turn: inout Turn) {
        if overlay.takesText { notifyKeyboard(.entryAborted, nil, overlay, &turn) }
        finish(overlay.id, .aborted, &turn)
    }

    /// Takes an overlay away without an answer: its app is gone.
    mutating func drop(_ id: String, _ turn: inout Turn) {
        guard overlays[id] != nil else { return }
        overlays[id] = nil
        timers.cancel(.overlayEnds(id))
        timers.cancel(.promptEnds(id))
        timers.cancel(.microphoneHears(id))
        turn.touch(.overlay(id))
    }

    /// The time of what an overlay is at is up.
    mutating func phaseEnds(_ id: String, _ turn: inout Turn) {
        guard let overlay = overlays[id] else { return }
        guard case .interaction(let request, _) = overlay.content, request.interactionMode == .both,
            overlay.phase == .voice
        else { return timeRunsOut(id, &turn) }
        // Nothing was heard: the driver may touch instead, for as long again.
        if let chunks = request.timeoutPrompt { say(chunks, for: id, &turn) }
        overlays[id]?.phase = .list
        updateSound(&turn)
        updateContexts(&turn)
        restartTime(of: id, &turn)
    }

    mutating func timeRunsOut(_ id: String, _ turn: inout Turn) {
        guard let overlay = overlays[id] else { return }
        switch overlay.content {
        case .alert, .subtleAlert: finish(id, overlay.softButtons.isEmpty ? .success : .aborted, &turn)
        case .scrollableMessage, .audioPassThru: finish(id, .success, &turn)
        case .slider: finish(id, .timedOut, &turn)
        case .interaction:
            if overlay.kind == "keyboard" { notifyKeyboard(.entryAborted, nil, overlay, &turn) }
            finish(id, .timedOut, &turn)
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
        let success = result.isSuccess
        var caller = overlay.caller
        if overlay.lacksImage, success { caller.warn(HeadUnitState.imagesNotFound) }
        if overlay.lacksVoice, success { caller.warn(HeadUnitState.unsayable) }
        switch overlay.content {
        case .alert:
            // In seconds here, in milliseconds below. Ruling 53
            let seconds = overlay.tryAgain.map { Int(($0.inMilliseconds / 1000).rounded(.up)) }
            turn.respond(caller, SDLAlertResponse(success: success, resultCode: result, tryAgainTime: seconds))
        case .subtleAlert:
            let milliseconds = overlay.tryAgain.map { Int($0.inMilliseconds) }
            turn.respond(
                caller, SDLSubtleAlertResponse(success: success, resultCode: result, tryAgainTime: milliseconds))
        case .scrollableMessage:
            turn.respond(caller, SDLScrollableMessageResponse(success: success, resultCode: result))
        case .slider:
            let isForgotten = profile.quirks.contains(.unsavedSlidersHaveNoPosition) && !success
            let position = result == .rejected || isForgotten ? nil : overlay.position
            turn.respond(caller, SDLSliderResponse(success: success, resultCode: result, sliderPosition: position))
        case .interaction:
            turn.respond(
                caller,
                SDLPerformInteractionResponse(
                    success: success, resultCode: result, info: more.info, choiceID: more.choiceID,
                    manualTextEntry: more.text, triggerSource: more.source))
        case .audioPassThru:
            // To Core what is to be recorded anew was no success.
            let isRetry = result == .retry
            turn.respond(
                caller,
                SDLPerformAudioPassThruResponse(
                    success: success && !isRetry, resultCode: result,
                    info: isRetry ? "The driver wants to speak once more" : nil))
        }
    }

    // MARK: Contexts

    /// An alert's own app is told ALERT; an app whose screen something else covers is told HMI_OBSCURED.
    mutating func updateContexts(_ turn: inout Turn) {
        turn.touch(.visibleOverlay)
        // A web HMI says itself what stands in front.
        guard presenter == .page else { return }
        let shown = visibleOverlay
        var concerned = offMain
        for key in [shown?.app, activeApp, menu?.app] {
            if let key, !concerned.contains(key) { concerned.append(key) }
        }
        for key in concerned { setContext(context(of: key, under: shown), of: key, &turn) }
    }

    private func context(of key: AppKey, under overlay: Overlay?) -> SDLSystemContext {
        let base: SDLSystemContext = menu?.app == key ? .menu : .main
        guard let overlay else { return base }
        let isOwn = overlay.app == key
        switch overlay.content {
        case .alert, .subtleAlert: return isOwn ? .alert : (key == activeApp ? .hmiObscured : base)
        case .interaction where overlay.phase == .voice: return isOwn || key == activeApp ? .vrsession : base
        // Until there is a list or a recording to see, it is only heard.
        case .interaction where overlay.phase == nil, .audioPassThru where overlay.phase == nil: return base
        default: return isOwn || key == activeApp ? .hmiObscured : base
        }
    }
}

/// What an interaction's answer carries beside its result.
struct OverlayAnswer {
    /// What became of the way that the driver did not choose by, screen or voice.
    var info: String?
    var choiceID: Int?
    var text: String?
    var source: SDLTriggerSource?
}
