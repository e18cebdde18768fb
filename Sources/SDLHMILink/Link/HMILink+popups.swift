import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// An overlay for which the link has sent requests to the HMI. These requests show the overlay, speak its text, or
/// both.
struct Popup: Sendable {
    /// The part of a pop-up that the HMI answers: the screen (UI), the voice recognition (VR) or the speech (TTS).
    enum Channel: Hashable, Sendable { case screen, voice, speech }

    let app: AppKey
    let overlay: Overlay
    var open: Set<Channel> = []
    /// Whether the answer to the overlay was passed to the head unit. The head unit then removes the overlay.
    var isOver = false
    /// Whether the overlay consists only of speech. Such an overlay ends when the speech ends.
    var isSpeechOnly = false
    /// The answers of the screen and the voice recognition so far, if the app receives both answers combined.
    var answers: [Channel: PresenterAnswer] = [:]
    /// The answer of the screen, if the app receives the answer of the voice recognition. Only a warning in the
    /// screen's answer is passed on.
    var warning: PresenterAnswer?
    var speechAnswer: PresenterAnswer?
    /// The answer in place of the screen's answer, if the HMI has no screen. As in SDL Core, the overlay then ends when
    /// the HMI has answered the overlay's other requests.
    var missingScreen: PresenterAnswer?
}

// The HMI also shows the overlays. The HMI, the bridge's page and REST can answer an overlay; the first answer counts.
extension HMILink {
    mutating func followPopups() {
        for (id, popup) in popups where state.overlays[id] == nil { overlayRemoved(id, popup) }
        for overlay in state.overlays.values where overlay.state == .shown && popups[overlay.id] == nil {
            open(overlay)
        }
    }

    mutating func open(_ overlay: Overlay) {
        guard let app = state.apps[overlay.app], popups[overlay.id] == nil else { return }
        introduce(overlay.app)
        var popup = Popup(app: overlay.app, overlay: overlay)
        let parts = translator(for: app).parts(of: overlay)
        popup.isSpeechOnly = parts.list.map(\.0) == [.speech]
        var missing: [Popup.Channel: PresenterAnswer] = [:]
        for (channel, part) in parts.list {
            if ask(
                part, for: .popup(overlay.id, channel), of: overlay.app, within: parts.time,
                causes: [overlay.caller.cause])
            {
                popup.open.insert(channel)
            } else {
                missing[channel] = .missing(part.interface)
                if popup.decider == .either, start.isOff(part.interface) { popup.answers[channel] = missing[channel] }
            }
        }
        popup.missingScreen = missing[.screen]
        if start.isOff("TTS") { popup.speechAnswer = missing[.speech] }
        popups[overlay.id] = popup
        if popup.open.contains(.screen), !popup.open.contains(.speech) { beginRecording(popup) }
        guard popup.open.isEmpty || (popup.decider == .voice && !popup.open.contains(.voice)) else { return }
        let channel: Popup.Channel? = popup.decider == .voice ? .voice : parts.list.first { $0.0 != .voice }?.0
        end(overlay.id, channel.flatMap { missing[$0] } ?? .missing("UI"))
    }

    /// Starts an audio recording. Called after the prompt was spoken, or immediately if the recording has no prompt.
    private mutating func beginRecording(_ popup: Popup) {
        guard case .audioPassThru = popup.overlay.content else { return }
        notify(HMI.UI.OnRecordStart(appID: apps.appID(of: popup.app)), of: popup.app)
        input(.promptEnds(popup.overlay.id))
    }

    /// Closes a pop-up whose overlay was removed. An overlay is removed when another client has answered the overlay or
    /// the app has disconnected.
    private mutating func overlayRemoved(_ id: String, _ popup: Popup) {
        popups[id] = nil
        // The HMI must still answer the open requests. The time limit of these requests no longer includes the time for
        // the driver.
        for channel in popup.open {
            requests.restart(.popup(id, channel), at: now, period: state.profile.limits.answerSpan)
        }
        // If the driver has touched an entry during the voice recognition, the page may still show the list.
        if popup.answers[.screen] != nil, popup.open.contains(.voice) { closeList(popup) }
        guard !popup.isOver, popup.open.contains(.screen) || popup.isSpeechOnly else { return }
        close(popup)
    }

    private mutating func close(_ popup: Popup) {
        let method = "UI.\(type(of: popup.overlay.request).name)"
        if popup.open.contains(.speech) { ask(HMI.TTS.StopSpeaking(), for: .reported, of: popup.app) }
        guard !popup.isSpeechOnly else { return }
        // A page refuses all requests for a disconnected app, even CancelInteraction.
        guard state.apps[popup.app] != nil else {
            ask(HMI.UI.ClosePopUp(methodName: method), for: .reported, of: popup.app)
            return
        }
        guard popup.function != .performAudioPassThru else {
            ask(HMI.UI.EndAudioPassThru(), for: .reported, of: popup.app)
            return
        }
        ask(
            HMI.UI.CancelInteraction(
                cancelID: popup.overlay.cancelID, functionID: popup.function.rawValue,
                appID: apps.appID(of: popup.app)), for: .cancel(method: method), of: popup.app)
    }

    // MARK: Answers

    mutating func popupEnded(_ id: String, _ channel: Popup.Channel, _ request: OpenRequest, _ end: RequestEnd) {
        if case .overdue = end { reportSilence(request) }
        guard var popup = popups[id] else { return }
        popup.open.remove(channel)
        popups[id] = popup
        guard !popup.isOver else { return }
        let answer = read(end, popup, channel, request)
        switch (channel, popup.decider) {
        case (.speech, _):
            if popup.isSpeechOnly { return conclude(id, answer) }
            if let missing = popup.missingScreen { return conclude(id, missing.informed(by: answer)) }
            guard case .answered(let reply) = end else { return }
            popups[id]?.speechAnswer = answer
            if popup.open.contains(.screen), HMIResult.good.contains(reply.code) { beginRecording(popup) }
        case (.screen, .screen): conclude(id, answer.joined(by: popup.speechAnswer, of: popup.function))
        case (_, .either):
            popups[id]?.answers[channel] = answer
            if channel == .voice, answer.choiceID != nil { closeList(of: id, popup) }
            // If the page recognizes no choice, the page may show the list again, even after the driver has touched an
            // entry.
            let isUnheard = [.aborted, .timedOut].contains(answer.result)
            if channel == .voice, isUnheard, popup.answers[.screen] != nil { closeList(popup) }
            // SDL Core waits for the answers of the screen and the voice recognition, even after a choice.
            if popup.open.isEmpty, let combinedAnswer = popups[id]?.combinedAnswer { conclude(id, combinedAnswer) }
        case (.voice, .voice):
            // As in SDL Core, the screen is closed after a choice, an abort and a timeout. After any other error, the
            // app is answered when the screen has also answered.
            guard answer.closesList || !popup.open.contains(.screen) else {
                popups[id]?.answers[.voice] = answer
                return
            }
            closeList(of: id, popup)
            conclude(id, answer.warned(by: popup.warning))
        case (.screen, .voice):
            popups[id]?.warning = answer
            if popup.open.isEmpty { conclude(id, popup.answers[.voice] ?? answer) }
        case (.voice, .screen): if let missing = popup.missingScreen { conclude(id, missing) }
        }
    }

    /// Closes the list of choices after a choice by voice. From then on, the request for the list has the usual time
    /// limit.
    private mutating func closeList(of id: String, _ popup: Popup) {
        guard popup.open.contains(.screen) else { return }
        closeList(popup)
        requests.restart(.popup(id, .screen), at: now, period: state.profile.limits.answerSpan)
    }

    private mutating func closeList(_ popup: Popup) {
        ask(HMI.UI.ClosePopUp(methodName: "UI.PerformInteraction"), for: .reported, of: popup.app)
    }

    private mutating func conclude(_ id: String, _ answer: PresenterAnswer) {
        if let popup = popups[id], popup.open.contains(.speech) {
            ask(HMI.TTS.StopSpeaking(), for: .reported, of: popup.app)
        }
        end(id, answer)
    }

    private mutating func end(_ id: String, _ answer: PresenterAnswer) {
        popups[id]?.isOver = true
        input(.overlayEnds(id, answer))
    }

    private func read(
        _ end: RequestEnd, _ popup: Popup, _ channel: Popup.Channel, _ request: OpenRequest
    ) -> PresenterAnswer {
        guard case .answered(let reply) = end else {
            return PresenterAnswer(.genericError, info: "\(request.interface) component does not respond")
        }
        var answer = PresenterAnswer(HMIResult.result(of: reply.code), info: reply.info)
        answer.sliderPosition = reply.result["sliderPosition"]?.int
        answer.tryAgainTime = reply.result["tryAgainTime"]?.int
        guard HMIResult.good.contains(reply.code) else { return answer }
        answer.choiceID = reply.result["choiceID"]?.int
        answer.text = reply.result["manualTextEntry"]?.string
        if answer.choiceID != nil { answer.source = channel == .voice ? .vr : .menu }
        if answer.text != nil { answer.source = .keyboard }
        return answer
    }

    // MARK: Time

    /// Restarts the time limit of a request. Called when the driver still uses the overlay.
    mutating func resetTimeout(_ id: Int, _ method: String, period: Duration?) {
        guard let request = requests[id], request.method == method else {
            return report(
                "hmi.reset", "OnResetTimeout names \(method) with the id \(id), which is not an open request.",
                fix: "Send the id and the method of a request that has not been answered.")
        }
        requests.restart(id, at: now, period: period.map { $0 + state.profile.limits.answerSlack })
        if case .popup(let overlay, _) = request.purpose { input(.overlayGoesOn(overlay)) }
    }
}

extension PresenterAnswer {
    /// Returns the answer for a request to an interface that the HMI does not have, with SDL Core's text.
    fileprivate static func missing(_ interface: String) -> PresenterAnswer {
        var answer = PresenterAnswer(.unsupportedResource, info: Exchange.infoWithout(interface))
        answer.lacksInterface = true
        return answer
    }

    /// Returns this answer with the info of another answer, if the other answer has an info.
    fileprivate func informed(by other: PresenterAnswer) -> PresenterAnswer {
        var answer = self
        if let info = other.info, !info.isEmpty { answer.info = info }
        return answer
    }

    /// Whether SDL Core closes the screen of an interaction by voice after this answer of the voice recognition.
    fileprivate var closesList: Bool {
        [.aborted, .timedOut].contains(result) || HMIResult.good.contains(HMIResult.code(of: result.rawValue))
    }

    /// Returns this answer, but with the result WARNINGS if this answer is SUCCESS and the screen's answer is WARNINGS.
    fileprivate func warned(by screen: PresenterAnswer?) -> PresenterAnswer {
        guard let screen, screen.result == .warnings, result == .success else { return self }
        var answer = self
        answer.result = .warnings
        answer.info = [screen.info, info].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        return answer
    }

    /// Returns this answer combined with the answer to the speech request, as in SDL Core. The worse of the two results
    /// counts. Exceptions: unsupported speech and a failed prompt of a recording only cause the result WARNINGS.
    fileprivate func joined(by speech: PresenterAnswer?, of function: SDLFunctionID) -> PresenterAnswer {
        guard let speech, speech.result != .success, [.success, .warnings].contains(result) else { return self }
        var answer = self
        let isHarmless = function == .performAudioPassThru || [.unsupportedResource, .warnings].contains(speech.result)
        let isWorse = HMIResult.code(of: speech.result.rawValue) > HMIResult.code(of: result.rawValue)
        if speech.lacksInterface, function != .performAudioPassThru {
            answer.result = .unsupportedResource
            if answer.info?.isEmpty != false { answer.info = speech.info }
            return answer
        }
        if isHarmless { answer.result = .warnings } else if isWorse { answer.result = speech.result }
        answer.info = [info, speech.info].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        if answer.info?.isEmpty == true { answer.info = nil }
        return answer
    }
}

extension Popup {
    enum Decider { case screen, voice, either }

    /// The channel whose answer the app receives; `either` if the driver can choose both on the screen and by voice.
    var decider: Decider {
        guard case .interaction(let request, _) = overlay.content else { return .screen }
        switch request.interactionMode {
        case .vrOnly: return .voice
        case .both: return .either
        default: return .screen
        }
    }

    /// The combined answer of the screen and the voice recognition. The combined answer contains the driver's choice,
    /// or an error if the two answers contain different choices.
    var combinedAnswer: PresenterAnswer? {
        guard let voice = answers[.voice] else { return answers[.screen] }
        guard var screen = answers[.screen] else { return voice }
        // As in SDL Core, the combined answer contains the info texts of both answers.
        let infos = [screen, voice].filter { $0.info?.isEmpty == false }
        // The info about a missing interface is sent only if there is no other info.
        let reported = infos.contains { !$0.lacksInterface } ? infos.filter { !$0.lacksInterface } : infos
        screen.info = reported.isEmpty ? nil : reported.compactMap(\.info).joined(separator: ", ")
        guard let spoken = voice.choiceID else {
            // If the driver has chosen nothing, SDL Core uses the higher result code.
            let codes = [screen, voice].map { HMIResult.code(of: $0.result.rawValue) }
            if screen.choiceID == nil, screen.text == nil, codes[1] > codes[0] { screen.result = voice.result }
            screen.lacksInterface = screen.lacksInterface && voice.lacksInterface
            return screen
        }
        if let touched = screen.choiceID, touched != spoken {
            return PresenterAnswer(.genericError, info: "Received two different choice IDs")
        }
        var answer = voice
        answer.info = screen.info
        return answer
    }

    var function: SDLFunctionID { overlay.caller.function }
}
