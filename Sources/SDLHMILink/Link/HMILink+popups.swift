import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// An overlay as the HMI was asked to show and to say it.
struct Popup: Sendable {
    /// Which of the requests for it an answer belongs to.
    enum Voice: Hashable, Sendable { case screen, voice, speech }

    let app: AppKey
    let overlay: Overlay
    var open: Set<Voice> = []
    /// The head unit has been told how it ended, and forgets it in its own time.
    var isOver = false
    /// It has nothing to show: its end is that of its speech.
    var isOnlySaid = false
    /// What screen and voice have said while both decide.
    var answers: [Voice: PresenterAnswer] = [:]
    /// What the screen has warned of while the voice decides.
    var warning: PresenterAnswer?
    /// What has become of its speech.
    var said: PresenterAnswer?
}

/// A text the HMI was asked to say.
struct Utterance: Sendable {
    /// Which request it is: an app may speak again before the first text has been said.
    let correlationID: Int32
    var isOver = false
}

// What rises over the screen is shown by the HMI, too. The first answer counts, from there or from elsewhere.
extension HMILink {
    mutating func followPopups() {
        for (id, popup) in popups where state.overlays[id] == nil { vanish(id, popup) }
        for overlay in state.overlays.values where overlay.state == .shown && popups[overlay.id] == nil {
            open(overlay)
        }
    }

    mutating func open(_ overlay: Overlay) {
        guard let app = state.apps[overlay.app], popups[overlay.id] == nil else { return }
        introduce(overlay.app)
        var popup = Popup(app: overlay.app, overlay: overlay)
        let parts = translator(for: app).parts(of: overlay)
        popup.isOnlySaid = parts.list.map(\.0) == [.speech]
        for (voice, part) in parts.list
        where ask(
            part, for: .popup(overlay.id, voice), of: overlay.app, within: parts.time, causes: [overlay.caller.cause])
        {
            popup.open.insert(voice)
        }
        popups[overlay.id] = popup
        if popup.open.contains(.screen), !popup.open.contains(.speech) { beginRecording(popup) }
        guard popup.open.isEmpty || (popup.wants == .voice && !popup.open.contains(.voice)) else { return }
        end(
            overlay.id,
            PresenterAnswer(
                .unsupportedResource, info: "\(parts.list.first?.1.interface ?? "UI") is not supported by the HMI"))
    }

    /// What is to be said before a recording has been said, or there is nothing to say.
    private mutating func beginRecording(_ popup: Popup) {
        guard case .audioPassThru = popup.overlay.content else { return }
        notify(HMI.UI.OnRecordStart(appID: apps.appID(of: popup.app)), of: popup.app)
        input(.promptEnds(popup.overlay.id))
    }

    /// Somebody else has answered, or the app has gone.
    private mutating func vanish(_ id: String, _ popup: Popup) {
        popups[id] = nil
        // It is still to be answered, but not in a driver's time any more.
        for voice in popup.open {
            requests.restart(.popup(id, voice), at: now, period: state.profile.limits.answerSpan)
        }
        // A list that was touched while the page listened may be there still.
        if popup.answers[.screen] != nil, popup.open.contains(.voice) { closeList(popup) }
        guard !popup.isOver, popup.open.contains(.screen) || popup.isOnlySaid else { return }
        close(popup)
    }

    private mutating func close(_ popup: Popup) {
        let method = "UI.\(popup.name)"
        if popup.open.contains(.speech) { ask(HMI.TTS.StopSpeaking(), for: .reported, of: popup.app) }
        guard !popup.isOnlySaid else { return }
        // Of an app that is gone a page takes nothing any more, not even the wish to cancel.
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

    mutating func popupEnded(_ id: String, _ voice: Popup.Voice, _ request: OpenRequest, _ end: RequestEnd) {
        if case .overdue = end { reportSilence(request) }
        guard var popup = popups[id] else { return }
        popup.open.remove(voice)
        popups[id] = popup
        guard !popup.isOver else { return }
        let answer = read(end, popup, voice, request)
        switch (voice, popup.wants) {
        case (.speech, _):
            if popup.isOnlySaid { return conclude(id, answer) }
            guard case .answered(let reply) = end else { return }
            popups[id]?.said = answer
            if popup.open.contains(.screen), HMIResult.good.contains(reply.code) { beginRecording(popup) }
        case (.screen, .screen): conclude(id, answer.joined(by: popup.said, of: popup.function))
        case (_, .either):
            popups[id]?.answers[voice] = answer
            if voice == .voice, answer.choiceID != nil { closeList(of: id, popup) }
            // A page that ends its listening unheard may show the list again, though it was touched.
            let isUnheard = [.aborted, .timedOut].contains(answer.result)
            if voice == .voice, isUnheard, popup.answers[.screen] != nil { closeList(popup) }
            // SDL Core waits for both, on whichever side the driver has chosen.
            if popup.open.isEmpty, let agreed = popups[id]?.agreed { conclude(id, agreed) }
        case (.voice, .voice):
            closeList(of: id, popup)
            conclude(id, answer.warned(by: popup.warning))
        case (.screen, .voice):
            popups[id]?.warning = answer
            if popup.open.isEmpty { conclude(id, answer) }
        default: break
        }
    }

    /// The driver has chosen by voice: there is nothing to touch any more, and the screen is to say so soon.
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
        _ end: RequestEnd, _ popup: Popup, _ voice: Popup.Voice, _ request: OpenRequest
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
        if answer.choiceID != nil { answer.source = voice == .voice ? .vr : .menu }
        if answer.text != nil { answer.source = .keyboard }
        return answer
    }

    // MARK: Time

    /// The driver is busy with it: the limit of that request begins anew.
    mutating func resetTimeout(_ id: Int, _ method: String, period: Duration?) {
        guard let request = requests[id], request.method == method else {
            return report(
                "hmi.reset", "OnResetTimeout names \(method) with the id \(id), which is not open.",
                fix: "Send the id and the method of a request that is still to be answered.")
        }
        requests.restart(id, at: now, period: period.map { $0 + state.profile.limits.answerSlack })
        if case .popup(let overlay, _) = request.purpose { input(.overlayGoesOn(overlay)) }
    }

    // MARK: Speech

    mutating func followSpeech() {
        for (key, utterance) in speeches {
            let speech = state.apps[key]?.speech
            guard speech?.caller.correlationID != utterance.correlationID else { continue }
            speeches[key] = nil
            if !utterance.isOver { ask(HMI.TTS.StopSpeaking(), for: .reported, of: key) }
        }
        for app in state.apps.values {
            guard let speech = app.speech, speeches[app.key] == nil else { continue }
            speeches[app.key] = Utterance(correlationID: speech.caller.correlationID)
            introduce(app.key)
            let request = translator(for: app).speak(speech.chunks, .speak)
            // A long text takes its time; SDL Core waits no longer either, but pages say when they are still at it.
            if !ask(request, for: .speech(app.key), of: app.key, causes: [speech.caller.cause]) {
                endSpeech(app.key, PresenterAnswer(.unsupportedResource, info: "TTS is not supported by the HMI"))
            }
        }
    }

    mutating func speechEnded(_ key: AppKey, _ request: OpenRequest, _ end: RequestEnd) {
        guard speeches[key]?.isOver == false else { return }
        switch end {
        case .answered(let answer):
            endSpeech(key, PresenterAnswer(HMIResult.result(of: answer.code), info: answer.info))
        case .overdue, .gone:
            reportSilence(request)
            endSpeech(key, PresenterAnswer(.genericError, info: "TTS component does not respond"))
        }
    }

    private mutating func endSpeech(_ key: AppKey, _ answer: PresenterAnswer) {
        speeches[key]?.isOver = true
        input(.speechEnds(key, answer))
    }
}

extension PresenterAnswer {
    /// With what the screen could not show, where all else went well.
    fileprivate func warned(by screen: PresenterAnswer?) -> PresenterAnswer {
        guard let screen, screen.result == .warnings, result == .success else { return self }
        var answer = self
        answer.result = .warnings
        answer.info = [screen.info, info].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        return answer
    }
}

extension PresenterAnswer {
    /// With what has become of its speech, where that went otherwise: as with SDL Core, the worse result of both, and of what
    /// could not be said, or was before a recording, a warning.
    fileprivate func joined(by speech: PresenterAnswer?, of function: SDLFunctionID) -> PresenterAnswer {
        guard let speech, speech.result != .success, [.success, .warnings].contains(result) else { return self }
        var answer = self
        let isHarmless = function == .performAudioPassThru || [.unsupportedResource, .warnings].contains(speech.result)
        let isWorse = HMIResult.code(of: speech.result.rawValue) > HMIResult.code(of: result.rawValue)
        if isHarmless { answer.result = .warnings } else if isWorse { answer.result = speech.result }
        answer.info = [info, speech.info].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        if answer.info?.isEmpty == true { answer.info = nil }
        return answer
    }
}

extension Popup {
    enum Decider { case screen, voice, either }

    /// Whose answer counts.
    var wants: Decider {
        guard case .interaction(let request, _) = overlay.content else { return .screen }
        switch request.interactionMode {
        case .vrOnly: return .voice
        case .both: return .either
        default: return .screen
        }
    }

    /// The answer of screen and voice together: a choice of either; an error where both choose, and differ.
    var agreed: PresenterAnswer? {
        guard let voice = answers[.voice] else { return answers[.screen] }
        guard var screen = answers[.screen] else { return voice }
        // The info of the half that did not choose goes out with the choice, as from SDL Core.
        let info = [screen.info, voice.info].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        screen.info = info.isEmpty ? nil : info
        guard let spoken = voice.choiceID else {
            // Where nothing was chosen, Core takes the code with the higher number.
            let codes = [screen, voice].map { HMIResult.code(of: $0.result.rawValue) }
            if screen.choiceID == nil, screen.text == nil, codes[1] > codes[0] { screen.result = voice.result }
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

    var name: String {
        switch overlay.content {
        case .alert: "Alert"
        case .subtleAlert: "SubtleAlert"
        case .scrollableMessage: "ScrollableMessage"
        case .slider: "Slider"
        case .interaction: "PerformInteraction"
        case .audioPassThru: "PerformAudioPassThru"
        }
    }
}
