import SDLRPC
import SDLSupport

// Showing and ending overlays.
extension HeadUnitState {
    // MARK: Presenting

    /// Shows an overlay. If another overlay is visible, the popup policy decides which of the two is dropped.
    mutating func present(_ content: Overlay.Content, _ caller: Caller, _ turn: inout Turn) {
        var overlay = Overlay(id: "o\(counter.next())", caller: caller, content: content)
        overlay.lacksImage = presenter.policy.hasProfileDisplay && missingImages(of: caller.app, in: overlay.images)
        // A web HMI checks itself whether it can show an overlay, so the check is skipped for a web HMI.
        if presenter.policy.hasProfileDisplay, let lack = profile.lack(for: overlay) {
            return turn.refuse(caller, lack.result, lack.info)
        }
        if overlay.takesText, settings.distraction == .ddOn {
            turn.find(.keyboard(isClosed: closesKeyboards), about: caller)
        }
        if overlay.kind == "keyboard", closesKeyboards {
            return turn.refuse(caller, .rejected, HeadUnitState.noKeyboard)
        }
        overlay.lacksVoice = presenter.policy.hasProfileDisplay && overlay.spoken?.allSatisfy(profile.canSay) == false
        // In a watched car, the answer of the real head unit decides which overlay is shown.
        if presenter.policy.judgesRequests, let shown = visibleOverlay {
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
            // An alert is first shown and then spoken.
            updateContexts(&turn)
            say(overlay.spoken, for: id, &turn)
            restartTime(of: id, &turn)
        case .interaction(let request, _): begin(request.interactionMode, id, &turn)
        case .audioPassThru:
            say(overlay.spoken, for: id, &turn)
            enter(overlays[id]?.prompt == nil ? .recording : .prompt, id, &turn)
        }
    }

    /// Starts an interaction. In mode BOTH, the car listens first and shows the list if the driver says nothing.
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
        let spoken = (chunks ?? []).filter(profile.canSay)
        guard !spoken.isEmpty, overlays[id] != nil else { return }
        let text = spoken.asHeard
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
        // The recording time begins at the end of the prompt.
        if overlays[id]?.phase == .prompt { enter(.recording, id, &turn) }
    }

    package var visibleOverlay: Overlay? { overlays.values.last { $0.state == .shown } }

    // MARK: Ending

    /// Removes an overlay and answers its request.
    mutating func finish(_ id: String, _ result: SDLResult, _ turn: inout Turn, _ more: OverlayAnswer = .init()) {
        guard let overlay = overlays[id] else { return }
        drop(id, &turn)
        answer(overlay, result, &turn, more)
        updateSound(&turn)
        updateContexts(&turn)
    }

    /// Aborts an overlay, because another replaces it or its app has cancelled it.
    mutating func abort(_ overlay: Overlay, _ turn: inout Turn) {
        if overlay.takesText { notifyKeyboard(.entryAborted, nil, overlay, &turn) }
        finish(overlay.id, .aborted, &turn)
    }

    /// Removes an overlay without an answer, because its app is gone.
    mutating func drop(_ id: String, _ turn: inout Turn) {
        guard overlays[id] != nil else { return }
        overlays[id] = nil
        timers.cancel(.overlayEnds(id))
        timers.cancel(.promptEnds(id))
        timers.cancel(.microphoneHears(id))
        turn.touch(.overlay(id))
    }

    /// Handles the end of the time limit of an overlay's current phase.
    mutating func phaseEnds(_ id: String, _ turn: inout Turn) {
        guard let overlay = overlays[id] else { return }
        guard case .interaction(let request, _) = overlay.content, request.interactionMode == .both,
            overlay.phase == .voice
        else { return timeRunsOut(id, &turn) }
        // Nothing was heard: show the list, with the same time limit.
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

    /// Restarts the time limit after a driver's action.
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
            // The unit is seconds for alerts and milliseconds for subtle alerts. Ruling 53
            let seconds = overlay.tryAgain.map { Int(($0.inMilliseconds / 1000).rounded(.up)) }
            turn.respond(caller, SDLAlertResponse(success: success, resultCode: result, tryAgainTime: seconds))
        case .subtleAlert:
            let milliseconds = overlay.tryAgain.map { Int($0.inMilliseconds) }
            turn.respond(
                caller, SDLSubtleAlertResponse(success: success, resultCode: result, tryAgainTime: milliseconds))
        case .scrollableMessage:
            turn.respond(caller, SDLScrollableMessageResponse(success: success, resultCode: result))
        case .slider:
            let position = result == .rejected ? nil : overlay.position
            turn.respond(caller, SDLSliderResponse(success: success, resultCode: result, sliderPosition: position))
        case .interaction:
            turn.respond(
                caller,
                SDLPerformInteractionResponse(
                    success: success, resultCode: result, info: more.info, choiceID: more.choiceID,
                    manualTextEntry: more.text, triggerSource: more.source))
        case .audioPassThru:
            // SDL Core treats a retry as not successful.
            let isRetry = result == .retry
            turn.respond(
                caller,
                SDLPerformAudioPassThruResponse(
                    success: success && !isRetry, resultCode: result,
                    info: isRetry ? "The driver wants to repeat the recording" : nil))
        }
    }

    // MARK: Contexts

    /// Updates the system contexts: the alert's own app gets ALERT; the active app behind another app's overlay gets
    /// HMI_OBSCURED.
    mutating func updateContexts(_ turn: inout Turn) {
        turn.touch(.visibleOverlay)
        // A web HMI reports the system contexts itself.
        guard presenter.policy.hasOwnContexts else { return }
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
        // Before the list or the recording begins, nothing is visible.
        case .interaction where overlay.phase == nil, .audioPassThru where overlay.phase == nil: return base
        default: return isOwn || key == activeApp ? .hmiObscured : base
        }
    }
}

/// Additional members of an overlay's answer.
struct OverlayAnswer {
    /// Why the unused part of an interaction with screen and voice gave no choice.
    var info: String?
    var choiceID: Int?
    var text: String?
    var source: SDLTriggerSource?
}
