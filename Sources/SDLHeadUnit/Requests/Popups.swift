import SDLRPC
import SDLSupport

// The requests behind the overlays: what each must bring before it is shown.
extension HeadUnitState {
    mutating func alert(_ request: SDLAlert, _ caller: Caller, _ turn: inout Turn) {
        guard request.alertText1 != nil || request.alertText2 != nil || request.ttsChunks != nil else {
            return turn.refuse(caller, .invalidData, "Mandatory parameters are not provided")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        present(.alert(request), caller, &turn)
    }

    mutating func subtleAlert(_ request: SDLSubtleAlert, _ caller: Caller, _ turn: inout Turn) {
        guard request.alertText1 != nil || request.alertText2 != nil || request.ttsChunks != nil else {
            return turn.refuse(caller, .invalidData, "Mandatory parameters are not provided")
        }
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        present(.subtleAlert(request), caller, &turn)
    }

    mutating func scrollableMessage(_ request: SDLScrollableMessage, _ caller: Caller, _ turn: inout Turn) {
        if let problem = request.softButtons?.firstProblem { return turn.refuse(caller, .invalidData, problem) }
        present(.scrollableMessage(request), caller, &turn)
    }

    mutating func slider(_ request: SDLSlider, _ caller: Caller, _ turn: inout Turn) {
        guard request.position <= request.numTicks else {
            return turn.refuse(
                caller, .invalidData, "position \(request.position) is past numTicks \(request.numTicks)")
        }
        if let footer = request.sliderFooter, footer.count != 1, footer.count != request.numTicks {
            return turn.refuse(
                caller, .invalidData,
                "sliderFooter has \(footer.count) texts, where 1 or numTicks \(request.numTicks) are wanted")
        }
        present(.slider(request), caller, &turn)
    }

    mutating func interaction(_ request: SDLPerformInteraction, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        let ids = request.interactionChoiceSetIDList
        let isKeyboard = request.interactionLayout == .keyboard
        guard !ids.isEmpty || isKeyboard else { return turn.refuse(caller, .invalidData) }
        guard !isKeyboard || request.interactionMode == .manualOnly else { return turn.refuse(caller, .invalidData) }
        guard ids.allSatisfy({ app.choiceSets[$0] != nil }), Set(ids).count == ids.count else {
            return turn.refuse(caller, .invalidId)
        }
        guard !ids.contains(where: app.leavingSets.contains) else { return turn.refuse(caller, .rejected) }
        let choices = ids.flatMap { app.choiceSets[$0] ?? [] }
        guard Set(choices.map(\.choiceID)).count == choices.count else { return turn.refuse(caller, .invalidId) }
        let needsVoice = request.interactionMode != .manualOnly
        if needsVoice, choices.contains(where: { $0.vrCommands == nil }) {
            return turn.refuse(caller, .invalidData, "Some choices don't contain VR commands.")
        }
        if let help = request.vrHelp, help.map(\.position).sorted() != Array(1...help.count) {
            return turn.refuse(caller, .rejected)
        }
        present(.interaction(request, choices: choices), caller, &turn)
    }

    mutating func audioPassThru(_ request: SDLPerformAudioPassThru, _ caller: Caller, _ turn: inout Turn) {
        guard !overlays.values.contains(where: { $0.isAudioPassThru }) else { return turn.refuse(caller, .rejected) }
        present(.audioPassThru(request), caller, &turn)
    }

    mutating func endAudioPassThru(_ caller: Caller, _ turn: inout Turn) {
        guard let overlay = overlays.values.first(where: { $0.isAudioPassThru && $0.app == caller.app }) else {
            return turn.refuse(caller, .rejected)
        }
        turn.respond(caller, SDLEndAudioPassThruResponse(success: true, resultCode: .success))
        finish(overlay.id, .success, &turn)
    }

    /// Without an id the most recent one of its kind is meant; where there is none, there is nothing to cancel.
    mutating func cancel(_ request: SDLCancelInteraction, _ caller: Caller, _ turn: inout Turn) {
        let function = SDLFunctionID(rawValue: request.functionID)
        let cancellable: [SDLFunctionID] = [.performInteraction, .alert, .scrollableMessage, .slider, .subtleAlert]
        guard cancellable.contains(function) else { return turn.refuse(caller, .invalidId) }
        let found = overlays.values.last { overlay in
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
