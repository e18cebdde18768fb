import SDLRPC
import SDLSupport

// The driver's actions on overlays.
extension Overlays {
    mutating func drive(
        _ overlay: Overlay, _ command: OverlayCommand, _ turn: inout Turn
    ) throws(DriveFailure) {
        switch command {
        case .press(let target, let mode): try press(target, mode: mode, on: overlay, &turn)
        case .choose(let target, let source): try choose(target, source, on: overlay, &turn)
        case .type(let text): try type(text, into: overlay, &turn)
        case .submit(let text): try submit(text, to: overlay, &turn)
        case .slide(let position): try slide(to: position, on: overlay, &turn)
        case .save: try save(overlay, &turn)
        case .scroll: try scroll(overlay, &turn)
        case .cancel: cancel(overlay, &turn)
        case .timeout: timeRunsOut(overlay.id, &turn)
        case .retry: try retry(overlay, &turn)
        case .audio(let wav): try record(wav, for: overlay, &turn)
        case .sound(let sound):
            guard case .audioPassThru(let request) = overlay.content else { throw overlay.takesNo("sound") }
            try record(sound.wav(for: request), for: overlay, &turn)
        }
    }

    /// Presses a soft button and performs the button's system action. Only the action KEEP_CONTEXT keeps the overlay
    /// open.
    private mutating func press(
        _ target: Target, mode: PressMode, on overlay: Overlay, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard target.id != nil || target.text != nil else { return try press(overlay, &turn) }
        let button = try overlay.softButtons.first(matching: target)
        guard let app = turn.car.apps[overlay.app] else { return }
        turn.press(.customButton, customID: button.softButtonID, mode: mode, app: app)
        guard mode == .short || mode == .long else { return }
        switch button.systemActionOrDefault {
        case .keepContext: restartTime(of: overlay.id, &turn)
        case .stealFocus:
            finish(overlay.id, .success, &turn)
            turn.raise(.activate(app.key))
        default: finish(overlay.id, .success, &turn)
        }
    }

    /// Handles a press on a subtle alert outside its buttons: the app is activated and receives OnSubtleAlertPressed.
    private mutating func press(_ overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard case .subtleAlert = overlay.content else {
            throw DriveFailure(
                .invalid, "The overlay \(overlay.id) (\(overlay.kind)) is not a subtle alert and cannot be pressed.",
                hint: "Name a button by its id or its text.",
                candidates: overlay.softButtons.map { "\($0.softButtonID) \($0.text ?? "")" })
        }
        turn.raise(.activate(overlay.app))
        turn.raise(.pressed(overlay))
    }

    private mutating func choose(
        _ target: Target, _ source: ChoiceSource, on overlay: Overlay, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard case .interaction(let request, let choices) = overlay.content,
            overlay.kind == "interaction" || source == .voice
        else {
            throw overlay.takesNo("choice")
        }
        let wanted: SDLInteractionMode = source == .voice ? .vrOnly : .manualOnly
        guard request.interactionMode == .both || request.interactionMode == wanted else {
            throw DriveFailure(
                .conflict, "This interaction is \(request.interactionMode), so a choice by \(source) is not possible.")
        }
        let found = choices.filter { choice in
            (target.id == nil || target.id == choice.choiceID)
                && (target.text == nil || choice.answers(to: target.text!))
        }
        let names = choices.map { "\($0.choiceID) \($0.menuName)" }
        guard let choice = found.first else {
            throw DriveFailure(.notFound, "No choice matches \(target).", candidates: names)
        }
        guard found.count == 1 else {
            throw DriveFailure(
                .ambiguous, "\(found.count) choices match \(target).", hint: "Name the choice by its id.",
                candidates: names)
        }
        var answer = PresenterAnswer(.success, info: overlay.otherHalf)
        (answer.choiceID, answer.source) = (choice.choiceID, source == .voice ? .vr : .menu)
        finish(overlay.id, .success, &turn, answer)
    }

    // MARK: Keyboard

    private mutating func type(_ text: String, into overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard overlay.takesText else { throw overlay.takesNo("text") }
        try refuseToTypeWhileDriving(turn.car)
        all[overlay.id]?.entry = text
        let properties = turn.car.apps[overlay.app]?.screen.globalProperties.keyboardProperties
        switch properties?.keypressMode ?? .resendCurrentEntry {
        case .singleKeypress: notifyKeyboard(.keypress, text.last.map(String.init), overlay, &turn)
        case .queueKeypresses: break
        default: notifyKeyboard(.keypress, text, overlay, &turn)
        }
        restartTime(of: overlay.id, &turn)
    }

    private mutating func submit(_ text: String?, to overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard overlay.takesText else { throw overlay.takesNo("text") }
        try refuseToTypeWhileDriving(turn.car)
        let text = text ?? overlay.entry ?? ""
        notifyKeyboard(.entrySubmitted, text, overlay, &turn)
        // The mobile API can only express an empty text by omitting the member.
        var answer = PresenterAnswer(.success, info: overlay.otherHalf)
        (answer.text, answer.source) = (text.isEmpty ? nil : text, .keyboard)
        finish(overlay.id, .success, &turn, answer)
    }

    private func refuseToTypeWhileDriving(_ car: HeadUnitState) throws(DriveFailure) {
        guard Self.closesKeyboards(car) else { return }
        throw DriveFailure(
            .conflict, Self.noKeyboard,
            hint: "Set the display's distraction to DD_OFF, or the profile's driving.keyboard to \"open\".")
    }

    func notifyKeyboard(_ event: SDLKeyboardEvent, _ text: String?, _ overlay: Overlay, _ turn: inout Turn) {
        guard let app = turn.car.apps[overlay.app] else { return }
        turn.notify(app, SDLOnKeyboardInput(event: event, data: text?.isEmpty == true ? nil : text))
    }

    // MARK: Slider and message

    private mutating func slide(to position: Int, on overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard case .slider(let request) = overlay.content else { throw overlay.takesNo("position") }
        guard (1...request.numTicks).contains(position) else {
            throw DriveFailure(.invalid, "The position must be 1 to \(request.numTicks), not \(position).")
        }
        all[overlay.id]?.position = position
        restartTime(of: overlay.id, &turn)
    }

    private mutating func save(_ overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard case .slider = overlay.content else { throw overlay.takesNo("saving") }
        finish(overlay.id, .success, &turn)
    }

    private mutating func scroll(_ overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        switch overlay.content {
        case .scrollableMessage, .interaction: restartTime(of: overlay.id, &turn)
        default: throw overlay.takesNo("scrolling")
        }
    }

    mutating func cancel(_ overlay: Overlay, _ turn: inout Turn) {
        if overlay.takesText { notifyKeyboard(.entryCancelled, nil, overlay, &turn) }
        guard overlay.phase == .list, let voice = overlay.otherHalf else { return finish(overlay.id, .aborted, &turn) }
        // SDL Core combines the results of screen and voice: the worse result code and both infos.
        finish(overlay.id, .timedOut, &turn, PresenterAnswer(.timedOut, info: "the driver closed the list, \(voice)"))
    }

    // MARK: Audio

    private mutating func retry(_ overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard overlay.isAudioPassThru else { throw overlay.takesNo("retry") }
        finish(overlay.id, .retry, &turn)
    }

    /// Sends an audio recording from the tester to the app in pieces, as a microphone would.
    private mutating func record(_ wav: [UInt8], for overlay: Overlay, _ turn: inout Turn) throws(DriveFailure) {
        guard overlay.isAudioPassThru, let app = turn.car.apps[overlay.app] else { throw overlay.takesNo("sound") }
        guard let samples = WAVFile.samples(of: wav), !samples.isEmpty else {
            throw DriveFailure(
                .invalid, "The sound is not a WAV file with PCM samples.",
                hint: "Send a file that begins with RIFF and WAVE.")
        }
        // The driver starts to speak, so the prompt ends.
        promptEnds(overlay.id, &turn)
        var rest = samples
        while !rest.isEmpty {
            let piece = rest.prefix(WAVFile.pieceSize)
            rest = rest.dropFirst(piece.count)
            turn.notify(app, SDLOnAudioPassThru(), bulk: Array(piece))
        }
        all[overlay.id]?.audioBytes += samples.count
        all[overlay.id]?.heard = HeardSound(at: turn.now, levels: WAVFile.levels(of: wav))
        turn.touch(.overlay(overlay.id))
    }

    /// Returns the profile's microphone sound if the overlay records audio; otherwise nil. The sound is delivered
    /// second by second, as SDL Core does with a file.
    func listening(
        for overlay: Overlay, _ car: HeadUnitState
    ) -> (MicrophoneSound, SDLPerformAudioPassThru)? {
        guard car.presenter.policy.judgesRequests, case .audioPassThru(let request) = overlay.content else {
            return nil
        }
        return car.profile.microphone.map { ($0, request) }
    }

    mutating func listen(for id: String, _ turn: inout Turn) {
        guard let overlay = all[id], listening(for: overlay, turn.car) != nil else { return }
        turn.timers.set(.microphoneHears(id), at: turn.now + .seconds(1))
    }

    mutating func microphoneHears(_ id: String, _ turn: inout Turn) {
        guard let overlay = all[id], let app = turn.car.apps[overlay.app],
            let (sound, request) = listening(for: overlay, turn.car)
        else { return }
        let second = sound.second(after: overlay.audioBytes, for: request)
        turn.notify(app, SDLOnAudioPassThru(), bulk: Array(second))
        all[id]?.audioBytes += second.count
        turn.touch(.overlay(id))
        listen(for: id, &turn)
    }
}

extension Overlay {
    /// Whether the overlay has a keyboard: a keyboard alone, or a list with search.
    package var takesText: Bool {
        guard case .interaction(let request, _) = content else { return false }
        return [.keyboard, .listWithSearch, .iconWithSearch].contains(request.interactionLayout)
    }

    func takesNo(_ what: String) -> DriveFailure {
        DriveFailure(.conflict, "The overlay \(id) (\(kind)) does not accept \(what).")
    }
}

extension SDLChoice {
    fileprivate func answers(to text: String) -> Bool {
        menuName == text || vrCommands?.contains { $0.lowercased() == text.lowercased() } == true
    }
}
