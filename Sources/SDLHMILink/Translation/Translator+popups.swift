import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The requests to the HMI that show or speak one overlay, and the time limit of these requests.
struct PopupParts {
    var list: [(Popup.Channel, HMIPart)]
    var time: AnswerTime
}

// Translates overlays to requests to the HMI.
extension Translator {
    func parts(of overlay: Overlay) -> PopupParts {
        switch overlay.content {
        case .alert(let request): alert(request)
        case .subtleAlert(let request): subtleAlert(request)
        case .scrollableMessage(let request): message(request)
        case .slider(let request): slider(request)
        case .interaction(let request, let choices): interaction(request, choices)
        case .audioPassThru(let request): recording(request)
        }
    }

    private func alert(_ request: SDLAlert) -> PopupParts {
        let hasButtons = request.softButtons?.isEmpty == false
        let screen = HMI.UI.Alert(
            alertStrings: text(.alertText1, request.alertText1) + text(.alertText2, request.alertText2)
                + text(.alertText3, request.alertText3),
            // For an alert with buttons, SDL Core sends the duration 0, so that the HMI decides about the display time.
            duration: hasButtons ? 0 : request.durationOrDefault, softButtons: buttons(request.softButtons),
            progressIndicator: request.progressIndicator, alertType: request.ttsChunks == nil ? .ui : .both,
            appID: appID, cancelID: request.cancelID, alertIcon: picture(request.alertIcon))
        return alert(
            HMIPart(screen), shows: !screen.alertStrings.isEmpty || hasButtons,
            request.ttsChunks.map { HMIPart(speak($0, .alert, tone: request.playTone)) },
            time: hasButtons ? .unlimited : limit(request.durationOrDefault))
    }

    private func subtleAlert(_ request: SDLSubtleAlert) -> PopupParts {
        let hasButtons = request.softButtons?.isEmpty == false
        let screen = HMI.UI.SubtleAlert(
            alertStrings: text(.subtleAlertText1, request.alertText1) + text(.subtleAlertText2, request.alertText2),
            alertIcon: picture(request.alertIcon), duration: hasButtons ? nil : request.durationOrDefault,
            softButtons: buttons(request.softButtons), alertType: request.ttsChunks == nil ? .ui : .both,
            appID: appID, cancelID: request.cancelID)
        return alert(
            HMIPart(screen), shows: !screen.alertStrings.isEmpty || hasButtons,
            request.ttsChunks.map { HMIPart(speak($0, .subtleAlert)) },
            time: hasButtons ? .unlimited : limit(request.durationOrDefault))
    }

    /// Returns the requests for an alert. As in SDL Core, an alert with speech but without text or buttons is only
    /// spoken.
    private func alert(_ screen: HMIPart, shows: Bool, _ speech: HMIPart?, time: AnswerTime) -> PopupParts {
        var parts: [(Popup.Channel, HMIPart)] = []
        if shows || speech == nil { parts.append((.screen, screen)) }
        if let speech { parts.append((.speech, speech)) }
        return PopupParts(list: parts, time: time)
    }

    private func message(_ request: SDLScrollableMessage) -> PopupParts {
        let screen = HMI.UI.ScrollableMessage(
            messageText: HMI.Common.TextFieldStruct(
                fieldName: .scrollableMessageBody, fieldText: request.scrollableMessageBody),
            timeout: request.timeoutOrDefault, softButtons: buttons(request.softButtons), appID: appID,
            cancelID: request.cancelID)
        return PopupParts(list: [(.screen, HMIPart(screen))], time: limit(request.timeoutOrDefault))
    }

    private func slider(_ request: SDLSlider) -> PopupParts {
        let screen = HMI.UI.Slider(
            numTicks: request.numTicks, position: request.position, sliderHeader: request.sliderHeader,
            sliderFooter: request.sliderFooter, timeout: request.timeoutOrDefault, appID: appID,
            cancelID: request.cancelID)
        return PopupParts(list: [(.screen, HMIPart(screen))], time: limit(request.timeoutOrDefault))
    }

    private func interaction(_ request: SDLPerformInteraction, _ choices: [SDLChoice]) -> PopupParts {
        let isByVoice = request.interactionMode == .vrOnly
        let isHeard = request.interactionMode != .manualOnly
        let grammars = request.interactionChoiceSetIDList.map { grammar(ofChoiceSet: $0) }
        let advice = request.helpPrompt ?? spoken(choices)
        let voice = HMI.VR.PerformInteraction(
            helpPrompt: sounds(advice), initialPrompt: sounds(request.initialPrompt),
            timeoutPrompt: sounds(request.timeoutPrompt ?? advice), timeout: request.timeoutOrDefault,
            grammarID: request.interactionMode == .manualOnly || grammars.isEmpty ? nil : grammars, appID: appID,
            cancelID: request.cancelID)
        let screen = HMI.UI.PerformInteraction(
            initialText: isByVoice ? nil : text(.initialInteractionText, request.initialText).first,
            // Without `choiceSet`, sdl_hmi assumes an interaction by voice only. For a keyboard, the list is empty.
            choiceSet: isByVoice ? nil : choices.map(choice),
            vrHelpTitle: isHeard ? request.initialText : nil,
            vrHelp: isHeard ? help(request.vrHelp ?? listed(choices)) : nil,
            timeout: request.timeoutOrDefault, interactionLayout: recast(request.interactionLayout), appID: appID,
            cancelID: request.cancelID)
        let time = limit(request.timeoutOrDefault * (isByVoice ? 1 : 2))
        return PopupParts(list: [(.voice, HMIPart(voice)), (.screen, HMIPart(screen))], time: time)
    }

    /// Returns the default help list, which contains the first voice command of each choice, as in SDL Core.
    private func listed(_ choices: [SDLChoice]) -> [SDLVrHelpItem]? {
        let words = firstWords(of: choices)
        return words.isEmpty ? nil : words.enumerated().map { SDLVrHelpItem(text: $1, position: $0 + 1) }
    }

    /// Returns the default help prompt, which contains the first voice command of each choice, as in SDL Core.
    private func spoken(_ choices: [SDLChoice]) -> [SDLTTSChunk]? {
        let words = firstWords(of: choices)
        return words.isEmpty ? nil : words.map { SDLTTSChunk(text: "\($0)\(CoreDefaults.delimiter)", type: .text) }
    }

    private func firstWords(of choices: [SDLChoice]) -> [String] { choices.compactMap { $0.vrCommands?.first } }

    private func choice(_ choice: SDLChoice) -> HMI.Common.Choice {
        HMI.Common.Choice(
            choiceID: choice.choiceID, menuName: choice.menuName, image: picture(choice.image),
            secondaryText: choice.secondaryText, tertiaryText: choice.tertiaryText,
            secondaryImage: picture(choice.secondaryImage))
    }

    private func recording(_ request: SDLPerformAudioPassThru) -> PopupParts {
        let screen = HMI.UI.PerformAudioPassThru(
            appID: appID,
            audioPassThruDisplayTexts: text(.audioPassThruDisplayText1, request.audioPassThruDisplayText1)
                + text(.audioPassThruDisplayText2, request.audioPassThruDisplayText2),
            maxDuration: request.maxDuration, muteAudio: request.muteAudio ?? true)
        var parts: [(Popup.Channel, HMIPart)] = []
        if let prompt = request.initialPrompt {
            parts.append((.speech, HMIPart(speak(prompt, .audioPassThru))))
        }
        return PopupParts(list: parts + [(.screen, HMIPart(screen))], time: limit(request.maxDuration))
    }

    /// Returns the usual time limit plus the time that the driver has for an answer.
    private func limit(_ milliseconds: Int) -> AnswerTime { .usualPlus(.milliseconds(milliseconds)) }
}
