import SDLRPC
package import SDLSupport

package struct Overlays: Feature {
    /// All overlays, oldest first.
    package internal(set) var all: OrderedMap<String, Overlay> = [:]
    /// When each app last sent an alert from the background, by the function of the alert.
    var alertsInBackground: [AppKey: [SDLFunctionID: Instant]] = [:]

    package var values: [Overlay] { all.values }
    package var keys: [String] { all.keys }
    package subscript(id: String) -> Overlay? { all[id] }
    package var visible: Overlay? { all.values.last { $0.state == .shown } }

    /// Returns the overlay with this id, or the visible overlay if `id` is nil.
    func named(_ id: String?) throws(DriveFailure) -> Overlay {
        guard let id else {
            guard let visible = visible else {
                throw DriveFailure(.notFound, "No overlay is shown.", hint: "An app must request an overlay first.")
            }
            return visible
        }
        guard let overlay = all[id] else {
            throw DriveFailure(
                .notFound, "There is no overlay \"\(id)\".", hint: "The overlay may have ended already.",
                candidates: all.keys)
        }
        return overlay
    }

    // MARK: Presenting

    /// Shows an overlay. If another overlay is visible, the popup policy decides which of the two overlays is dropped.
    /// A web HMI decides for itself, as with SDL Core, so it gets both overlays.
    mutating func present(_ content: Overlay.Content, _ caller: Caller, _ turn: inout Turn) {
        var overlay = Overlay(id: "o\(turn.counter.next())", caller: caller, content: content)
        overlay.lacksImage = turn.policy.hasProfileDisplay && turn.car.files[caller.app].lacks(overlay.images)
        // A web HMI itself checks whether the HMI can show an overlay.
        if turn.policy.hasProfileDisplay, let lack = turn.profile.lack(for: overlay) {
            return turn.refuse(caller, lack.result, lack.info)
        }
        if overlay.takesText, turn.car.settings.distraction == .ddOn {
            turn.find(.keyboard(isClosed: Self.closesKeyboards(turn.car)), about: caller)
        }
        if overlay.kind == "keyboard", Self.closesKeyboards(turn.car) {
            return turn.refuse(caller, .rejected, Self.noKeyboard)
        }
        overlay.lacksVoice = turn.policy.hasProfileDisplay && overlay.spoken?.allSatisfy(turn.profile.canSay) == false
        // In a watched car, the answer from the real head unit decides which overlay is shown.
        if turn.policy.judgesRequests, !turn.policy.endsOverlays, let shown = visible {
            switch precedence(of: overlay, over: shown, turn.car) {
            case .takesOver:
                abort(shown, &turn)
                // Apps first receive their contexts without the old overlay.
                return turn.raise(.show(overlay))
            case .isRejected:
                overlay.tryAgain = shown.endsAt.map { $0 - turn.now }
                return answer(overlay, .rejected, &turn)
            }
        }
        show(overlay, &turn)
    }

    private enum Precedence { case takesOver, isRejected }

    private func precedence(of newer: Overlay, over older: Overlay, _ car: HeadUnitState) -> Precedence {
        if car.profile.quirks.contains(.oneOverlayAtATime) { return .isRejected }
        return switch car.settings.popupPolicy {
        case .abortOlder: .takesOver
        case .rejectNewer: .isRejected
        case .priority: newer.priority > older.priority ? .takesOver : .isRejected
        }
    }

    mutating func show(_ overlay: Overlay, _ turn: inout Turn) {
        var overlay = overlay
        let id = overlay.id
        overlay.state = .shown
        overlay.shownAt = turn.now
        overlay.duration = overlay.timeLimit
        if case .slider(let request) = overlay.content { overlay.position = request.position }
        all[id] = overlay
        switch overlay.content {
        case .alert, .subtleAlert, .scrollableMessage, .slider:
            // An alert is first shown and then spoken.
            turn.raise(.contexts)
            say(overlay.spoken, for: id, &turn)
            restartTime(of: id, &turn)
        case .interaction(let request, _): begin(request.interactionMode, id, &turn)
        case .audioPassThru:
            say(overlay.spoken, for: id, &turn)
            enter(all[id]?.prompt == nil ? .recording : .prompt, id, &turn)
        }
    }

    /// Starts an interaction. In mode BOTH, the car listens first and shows the list if the driver says nothing.
    private mutating func begin(_ mode: SDLInteractionMode, _ id: String, _ turn: inout Turn) {
        if mode == .both, !turn.profile.vrCapabilities.isEmpty {
            enter(.voice, id, &turn)
            say(all[id]?.spoken, for: id, &turn)
        } else {
            say(all[id]?.spoken, for: id, &turn)
            enter(mode == .vrOnly ? .voice : .list, id, &turn)
        }
    }

    private mutating func enter(_ phase: Overlay.Phase, _ id: String, _ turn: inout Turn) {
        all[id]?.phase = phase
        if phase == .voice { all[id]?.hasListened = true }
        turn.touch(.overlay(id))
        turn.raise(.sound)
        turn.raise(.contexts)
        if phase != .prompt { restartTime(of: id, &turn) }
        if phase == .recording { listen(for: id, &turn) }
    }

    private mutating func say(_ chunks: [SDLTTSChunk]?, for id: String, _ turn: inout Turn) {
        let spoken = (chunks ?? []).filter(turn.profile.canSay)
        guard !spoken.isEmpty, all[id] != nil else { return }
        let text = spoken.asHeard
        all[id]?.prompt = text
        turn.timers.set(.promptEnds(id), at: turn.now + Speech.duration(of: text))
        turn.touch(.overlay(id))
        turn.raise(.sound)
    }

    mutating func promptEnds(_ id: String, _ turn: inout Turn) {
        guard all[id]?.prompt != nil else { return }
        all[id]?.prompt = nil
        turn.timers.cancel(.promptEnds(id))
        turn.touch(.overlay(id))
        turn.raise(.sound)
        // The recording time begins at the end of the prompt.
        if all[id]?.phase == .prompt { enter(.recording, id, &turn) }
    }

    // MARK: Ending

    /// Removes an overlay and answers its request.
    mutating func finish(_ id: String, _ result: SDLResult, _ turn: inout Turn, _ more: PresenterAnswer? = nil) {
        guard let overlay = all[id] else { return }
        drop(id, &turn)
        answer(overlay, result, &turn, more)
        turn.raise(.sound)
        turn.raise(.contexts)
    }

    /// Aborts an overlay that another overlay replaces or that the app has cancelled.
    mutating func abort(_ overlay: Overlay, _ turn: inout Turn) {
        if overlay.takesText { notifyKeyboard(.entryAborted, nil, overlay, &turn) }
        finish(overlay.id, .aborted, &turn)
    }

    /// Removes an overlay without an answer to its request.
    mutating func drop(_ id: String, _ turn: inout Turn) {
        guard all[id] != nil else { return }
        all[id] = nil
        turn.timers.cancel(.overlayEnds(id))
        turn.timers.cancel(.promptEnds(id))
        turn.timers.cancel(.microphoneHears(id))
        turn.touch(.overlay(id))
    }

    mutating func finishAll(of key: AppKey, _ turn: inout Turn) {
        for overlay in all.values where overlay.app == key { finish(overlay.id, .aborted, &turn) }
    }

    /// Removes all data of an app that has unregistered.
    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        alertsInBackground[key] = nil
        for overlay in all.values where overlay.app == key { drop(overlay.id, &turn) }
    }

    // MARK: Reports of a presenter or an external head unit

    mutating func end(_ id: String, _ answer: PresenterAnswer, _ turn: inout Turn) {
        guard var overlay = all[id] else { return }
        if let position = answer.sliderPosition { overlay.position = position }
        drop(id, &turn)
        turn.respond(overlay.caller, answer.response(for: overlay))
        turn.raise(.sound)
        turn.raise(.contexts)
    }

    /// Changes the typed text, and restarts the overlay's time limit.
    mutating func update(_ id: String, entry: String, _ turn: inout Turn) {
        all[id]?.entry = entry
        restartTime(of: id, &turn)
    }

    /// Restarts the timers of overlays and prompts. Called when the web HMI that ended overlays and prompts has
    /// disconnected.
    mutating func takeTimeBack(_ turn: inout Turn) {
        for overlay in all.values where overlay.state == .shown { restartTime(of: overlay.id, &turn) }
        for overlay in all.values where overlay.phase == .prompt {
            turn.timers.set(.promptEnds(overlay.id), at: turn.now + Speech.duration(of: overlay.prompt ?? ""))
        }
    }

    /// Updates the keyboard's text from a notification, which contains one key or the whole text.
    mutating func typed(_ input: SDLOnKeyboardInput, by key: AppKey, _ turn: inout Turn) {
        guard let overlay = all.values.last(where: { $0.app == key && $0.takesText }) else { return }
        let mode = turn.car.apps[key]?.screen.globalProperties.keyboardProperties?.keypressMode
        let data = input.data ?? ""
        let isOneKey = input.event == .keypress && mode != .resendCurrentEntry
        all[overlay.id]?.entry = isOneKey ? (overlay.entry ?? "") + data : data
        turn.touch(.overlay(overlay.id))
    }

    mutating func heard(_ bytes: Int, by key: AppKey, _ turn: inout Turn) {
        guard let overlay = all.values.first(where: { $0.app == key && $0.isAudioPassThru }) else { return }
        all[overlay.id]?.audioBytes += bytes
        if overlay.phase == .prompt { all[overlay.id]?.phase = .recording }
        turn.touch(.overlay(overlay.id))
    }

    // MARK: Time

    /// Handles the end of the time limit of an overlay's current phase.
    mutating func phaseEnds(_ id: String, _ turn: inout Turn) {
        guard let overlay = all[id] else { return }
        guard case .interaction(let request, _) = overlay.content, request.interactionMode == .both,
            overlay.phase == .voice
        else { return timeRunsOut(id, &turn) }
        // The driver said nothing, so the list is shown, with the same time limit.
        if let chunks = request.timeoutPrompt { say(chunks, for: id, &turn) }
        all[id]?.phase = .list
        turn.raise(.sound)
        turn.raise(.contexts)
        restartTime(of: id, &turn)
    }

    mutating func timeRunsOut(_ id: String, _ turn: inout Turn) {
        guard let overlay = all[id] else { return }
        switch overlay.content {
        case .alert, .subtleAlert: finish(id, overlay.softButtons.isEmpty ? .success : .aborted, &turn)
        case .scrollableMessage, .audioPassThru: finish(id, .success, &turn)
        case .slider: finish(id, .timedOut, &turn)
        case .interaction:
            if overlay.kind == "keyboard" { notifyKeyboard(.entryAborted, nil, overlay, &turn) }
            finish(id, .timedOut, &turn)
        }
    }

    /// Restarts the overlay's time limit after an action of the driver.
    mutating func restartTime(of id: String, _ turn: inout Turn) {
        guard var overlay = all[id], let duration = overlay.duration else { return }
        overlay.endsAt = turn.now + duration
        all[id] = overlay
        turn.timers.set(.overlayEnds(id), at: turn.now + duration)
        turn.touch(.overlay(id))
    }

    private func answer(_ overlay: Overlay, _ result: SDLResult, _ turn: inout Turn, _ more: PresenterAnswer? = nil) {
        var (answer, caller) = (more ?? PresenterAnswer(result), overlay.caller)
        if overlay.lacksImage, result.isSuccess { caller.warn(HeadUnitState.imagesNotFound) }
        if overlay.lacksVoice, result.isSuccess { caller.warn(CarSpeech.unsayable) }
        switch overlay.content {
        // The unit is seconds for alerts and milliseconds for subtle alerts. Ruling 53
        case .alert: answer.tryAgainTime = overlay.tryAgain.map { Int(($0.inMilliseconds / 1000).rounded(.up)) }
        case .subtleAlert: answer.tryAgainTime = overlay.tryAgain.map { Int($0.inMilliseconds) }
        case .slider: answer.sliderPosition = result == .rejected ? nil : overlay.position
        case .audioPassThru: if result == .retry { answer.info = "The driver wants to repeat the recording" }
        case .scrollableMessage, .interaction: break
        }
        turn.respond(caller, answer.response(for: overlay))
    }
}
