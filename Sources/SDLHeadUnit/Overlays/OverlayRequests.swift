import SDLRPC
import SDLSupport

// The requests that show overlays, and their checks.
extension Overlays {
    mutating func alert(_ request: SDLAlert, _ caller: Caller, _ turn: inout Turn) {
        var caller = caller
        if request.playTone == true, request.ttsChunks == nil {
            caller.warn("playTone ignored since TTS Chunks were not provided")
        }
        alert(
            .alert(request), texts: [request.alertText1, request.alertText2], caller, &turn)
    }

    mutating func subtleAlert(_ request: SDLSubtleAlert, _ caller: Caller, _ turn: inout Turn) {
        alert(.subtleAlert(request), texts: [request.alertText1, request.alertText2], caller, &turn)
    }

    /// Shows an alert. The alert must have at least one of `texts`, or a spoken text.
    private mutating func alert(
        _ content: Overlay.Content, texts: [String?], _ caller: Caller, _ turn: inout Turn
    ) {
        guard !alertsTooOften(caller, &turn) else {
            let info = "SubtleAlert frequency is too high."
            return turn.refuse(caller, .rejected, caller.function == .subtleAlert ? info : nil)
        }
        let overlay = Overlay(id: "", caller: caller, content: content)
        if let problem = overlay.softButtons.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        guard texts.contains(where: { $0 != nil }) || overlay.spoken != nil else {
            return turn.refuse(caller, .invalidData, "Mandatory parameters are missing")
        }
        guard turn.hasSounds([("tts_chunks", overlay.spoken)], caller) else { return }
        present(content, caller, &turn)
    }

    /// Returns true if an app in the background sends alerts more often than the policy permits. Otherwise stores the
    /// time of the alert and returns false. The permitted alerts are spread evenly over a minute.
    private mutating func alertsTooOften(_ caller: Caller, _ turn: inout Turn) -> Bool {
        let isSubtle = caller.function == .subtleAlert
        guard let app = turn.car.apps[caller.app], app.status.hmiLevel == .background,
            let count = turn.car.policyInForce?.alertsPerMinute(of: app.policyKey, subtle: isSubtle)
        else { return false }
        let last = alertsInBackground[app.key]?[caller.function]
        guard count > 0, last.map({ turn.now - $0 >= .seconds(60 / count) }) ?? true else { return true }
        alertsInBackground[app.key, default: [:]][caller.function] = turn.now
        return false
    }

    mutating func scrollableMessage(_ request: SDLScrollableMessage, _ caller: Caller, _ turn: inout Turn) {
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        present(.scrollableMessage(request), caller, &turn)
    }

    mutating func slider(_ request: SDLSlider, _ caller: Caller, _ turn: inout Turn) {
        guard request.position <= request.numTicks else {
            return turn.refuse(
                caller, .invalidData, "position \(request.position) is greater than numTicks \(request.numTicks)")
        }
        if let footer = request.sliderFooter, footer.count != 1, footer.count != request.numTicks {
            return turn.refuse(
                caller, .invalidData,
                "sliderFooter has \(footer.count) texts; it must have 1 or \(request.numTicks) (numTicks)")
        }
        present(.slider(request), caller, &turn)
    }

    mutating func interaction(_ request: SDLPerformInteraction, _ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app] else { return }
        let ids = request.interactionChoiceSetIDList
        let isKeyboard = request.interactionLayout == .keyboard
        let mode = request.interactionMode
        guard isKeyboard ? mode == .manualOnly || mode == .both && !ids.isEmpty : !ids.isEmpty else {
            return turn.refuse(caller, .invalidData)
        }
        let unsettled = app.choices.unavailable
        guard ids.allSatisfy({ app.choices.sets[$0] != nil || unsettled.contains($0) }), Set(ids).count == ids.count
        else { return turn.refuse(caller, .invalidId) }
        guard !ids.contains(where: unsettled.contains) else {
            return turn.refuse(caller, .rejected, "One of choice sets is not available yet")
        }
        let sets = ids.map { app.choices.sets[$0] ?? [] }
        let choices = sets.flatMap(\.self)
        guard Set(choices.map(\.choiceID)).count == choices.count else { return turn.refuse(caller, .invalidId) }
        guard !sets.soundAlike else {
            return turn.refuse(caller, .duplicateName, "Choice set has duplicated VR synonym")
        }
        if let help = request.vrHelp, help.map(\.position) != Array(1...help.count) {
            return turn.refuse(caller, .rejected, "Non-sequential vrHelp item position")
        }
        if mode != .manualOnly, choices.contains(where: { $0.vrCommands == nil }) {
            return turn.refuse(caller, .invalidData, "Some choices don't contain VR commands.")
        }
        let prompts = [
            ("initial_prompt", request.initialPrompt), ("help_prompt", request.helpPrompt),
            ("timeout_prompt", request.timeoutPrompt),
        ]
        guard turn.hasSounds(prompts, caller) else { return }
        present(.interaction(request, choices: choices), caller, &turn)
    }

    mutating func audioPassThru(_ request: SDLPerformAudioPassThru, _ caller: Caller, _ turn: inout Turn) {
        guard !all.values.contains(where: { $0.isAudioPassThru }) else { return turn.refuse(caller, .rejected) }
        guard turn.hasSounds([("initial_prompt", request.initialPrompt)], caller) else { return }
        present(.audioPassThru(request), caller, &turn)
    }

    mutating func endAudioPassThru(_ caller: Caller, _ turn: inout Turn) {
        if turn.policy.endsOverlays { return turn.pass(caller, or: .rejected) }
        guard let overlay = all.values.first(where: { $0.isAudioPassThru && $0.app == caller.app }) else {
            return turn.refuse(caller, .rejected)
        }
        turn.respond(caller, SDLEndAudioPassThruResponse(success: true, resultCode: .success))
        finish(overlay.id, .success, &turn)
    }

    /// Cancels an overlay. If the request has no id, cancels the most recent overlay of the function.
    mutating func cancel(_ request: SDLCancelInteraction, _ caller: Caller, _ turn: inout Turn) {
        let function = SDLFunctionID(rawValue: request.functionID)
        let cancellable: [SDLFunctionID] = [.performInteraction, .alert, .scrollableMessage, .slider, .subtleAlert]
        guard cancellable.contains(function) else { return turn.refuse(caller, .invalidId) }
        if turn.policy.endsOverlays { return turn.pass(caller, or: .ignored) }
        let found = all.values.last { overlay in
            overlay.app == caller.app && overlay.caller.function == function
                && (request.cancelID == nil || request.cancelID == overlay.cancelID)
        }
        guard let found else { return turn.refuse(caller, .ignored) }
        abort(found, &turn)
        turn.respond(caller, SDLCancelInteractionResponse(success: true, resultCode: .success))
    }
}

extension Overlay {
    var isAudioPassThru: Bool { if case .audioPassThru = content { true } else { false } }
}

extension [[SDLChoice]] {
    /// Whether two choices of different choice sets have the same voice command.
    fileprivate var soundAlike: Bool {
        var known: Set<String> = []
        for set in self {
            let words = Set(set.flatMap { $0.vrCommands ?? [] }.map { $0.lowercased() })
            if !known.isDisjoint(with: words) { return true }
            known.formUnion(words)
        }
        return false
    }
}
