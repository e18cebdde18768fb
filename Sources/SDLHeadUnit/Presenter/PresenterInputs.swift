import SDLRPC
import SDLSupport

// Handles the inputs of a web HMI.
extension HeadUnitState {
    mutating func receive(_ input: PresenterInput, _ turn: inout Turn) {
        switch input {
        case .takesOver: takeOver(&turn)
        case .leaves:
            takeTimeBack(&turn)
            endWaits(&turn)
            dropAskedPresenter(&turn)
            keepOwnVehicle(&turn)
            takeNavigationBack(&turn)
            changeServices(&turn)
        case .overlayEnds(let id, let answer): end(id, answer, &turn)
        case .promptEnds(let id): if overlays[id]?.phase == .prompt { promptEnds(id, &turn) }
        case .overlayGoesOn(let id): restartTime(of: id, &turn)
        case .slides(let id, let position):
            overlays[id]?.position = position
            restartTime(of: id, &turn)
        case .types(let id, let text):
            overlays[id]?.entry = text
            restartTime(of: id, &turn)
        case .speechEnds(let key, let answer): endSpeech(of: key, answer.result, &turn)
        case .context(let key, let context, let id): setContext(context, window: id, of: key, &turn)
        case .menu(let key, let isOpen): setMenu(of: key, isOpen: isOpen, &turn)
        case .sound(let sound, let isOn):
            hmiSounds.removeAll { $0 == sound }
            if isOn { hmiSounds.append(sound) }
            updateSound(&turn)
            returnLevelsHeldUp(&turn)
        case .window(let key, let id, let isActivated): turnWindow(id, of: key, isActivated: isActivated, &turn)
        case .notify(let key, let notification):
            if let app = apps[key] { turn.notify(app, notification) }
        case .capability(let key, let capability): take(capability, for: key, &turn)
        case .forgetsCapabilities: forgetReportedCapabilities(&turn)
        case .vehicle(let values, let isNews): takeVehicle(values, isNews: isNews, &turn)
        case .vehicleData(let key, let names): setVehicleData(names, of: key, &turn)
        case .route(let route, let isNews): takeRoute(route, isNews: isNews, &turn)
        case .wayPoints(let key, let hears): setWayPoints(hears, of: key, &turn)
        case .answers(let ticket, let reply): presenterAnswers(ticket, reply, &turn)
        case .module(let data): moduleReported(data, &turn)
        case .requests(let ticket, let request): receive(request, ticket, &turn)
        case .serviceData(let data): receiveServiceData(data, &turn)
        case .streamEnds(let ticket): endStream(ticket.service, on: ticket.session, &turn)
        case .cloudApp(let change): set(change, &turn)
        case .policy(let table): use(table, &turn)
        case .ignitionOff(let closing): switchOff(closing: closing, &turn)
        case .restored(let session, let isWhole): restored(session, isWhole: isWhole, &turn)
        case .settled(let session, let id): releaseChoiceSet(id, on: session)
        case .event(let event, let isOn): set(event, isOn: isOn, &turn)
        case .hashDeferred(let session): holdHash(on: session, &turn)
        case .hashRevoked(let session, let hash, let before): drop(hash, to: before, on: session, &turn)
        case .suspends(let isOn): suspend(isOn, &turn)
        case .reset(let reset): self.reset(reset, &turn)
        case .undo(_, let request, let before): revoke(request, before, &turn)
        }
    }

    /// Cancels the timers of overlays, prompts and speech, because a web HMI decides when these end.
    mutating func leaveTimeToPresenter() {
        guard presenter.policy.endsOverlays else { return }
        for id in overlays.keys { timers.cancel(.overlayEnds(id)) }
        for overlay in overlays.values where overlay.phase == .prompt { timers.cancel(.promptEnds(overlay.id)) }
        for app in apps.values where app.speech != nil { timers.cancel(.speechEnds(app.key)) }
    }

    private mutating func takeOver(_ turn: inout Turn) {
        presenter = .hmi
        // A web HMI asks the driver itself and reports calls itself.
        endCall(&turn)
        handOverNavigation(&turn)
        handOverModules(&turn)
        changeServices(&turn)
        earlierCapabilities = [:]
        for app in apps.values where !app.reported.isEmpty { earlierCapabilities[app.key] = app.reported.keys }
        updateSound(&turn)
    }

    private mutating func takeTimeBack(_ turn: inout Turn) {
        presenter = .page
        hmiSounds = []
        updateSound(&turn)
        updateContexts(&turn)
        for overlay in overlays.values where overlay.state == .shown { restartTime(of: overlay.id, &turn) }
        for overlay in overlays.values where overlay.phase == .prompt {
            timers.set(.promptEnds(overlay.id), at: turn.now + Speech.duration(of: overlay.prompt ?? ""))
        }
        for app in apps.values {
            guard let speech = app.speech else { continue }
            timers.set(.speechEnds(app.key), at: turn.now + Speech.duration(of: speech.text))
        }
    }

    /// Completes all requests that waited for the presenter.
    private mutating func endWaits(_ turn: inout Turn) {
        carEvents = []
        for app in apps.values {
            apps[app.key]?.unsettledSets = []
            restored(app.session, isWhole: true, &turn)
        }
        suspend(false, &turn)
        returnLevelsHeldUp(&turn)
    }

    private mutating func releaseChoiceSet(_ id: Int, on session: SessionRef) {
        guard let key = keys[session] else { return }
        apps[key]?.unsettledSets.removeAll { $0 == id }
    }

    private mutating func set(_ event: CarEvent, isOn: Bool, _ turn: inout Turn) {
        carEvents.removeAll { $0 == event }
        if isOn { carEvents.append(event) }
        // An app's request to keep its context applies to one audio source only.
        if isOn, event == .audioSource { for key in apps.keys { apps[key]?.keepsContext = false } }
        returnLevelsHeldUp(&turn)
    }

    private mutating func end(_ id: String, _ answer: PresenterAnswer, _ turn: inout Turn) {
        guard var overlay = overlays[id] else { return }
        if let position = answer.sliderPosition { overlay.position = position }
        drop(id, &turn)
        turn.respond(overlay.caller, answer.response(for: overlay))
        updateSound(&turn)
        updateContexts(&turn)
    }

    private mutating func setMenu(of key: AppKey, isOpen: Bool, _ turn: inout Turn) {
        if isOpen, activeApp == key, menu == nil { return openMenu(0, of: key, &turn) }
        if !isOpen, menu?.app == key { closeMenu(&turn) }
    }
}

extension PresenterAnswer {
    /// The results that SDL Core treats as success.
    static let good: Set<SDLResult> = [
        .success, .warnings, .wrongLanguage, .retry, .saved, .truncatedData, .unsupportedResource,
    ]

    fileprivate func response(for overlay: Overlay) -> any SDLRPCResponse {
        let success = Self.good.contains(result)
        switch overlay.content {
        case .alert:
            return SDLAlertResponse(
                success: success, resultCode: result, info: info, tryAgainTime: tryAgainTime)
        case .subtleAlert:
            return SDLSubtleAlertResponse(
                success: success, resultCode: result, info: info, tryAgainTime: tryAgainTime)
        case .scrollableMessage:
            return SDLScrollableMessageResponse(success: success, resultCode: result, info: info)
        case .slider:
            // For a failed slider, SDL Core sends a position only if the HMI's answer contains one.
            return SDLSliderResponse(
                success: success, resultCode: result, info: info,
                sliderPosition: success ? overlay.position : sliderPosition)
        case .interaction:
            return SDLPerformInteractionResponse(
                success: success, resultCode: result, info: info, choiceID: choiceID, manualTextEntry: text,
                triggerSource: source)
        case .audioPassThru:
            // SDL Core treats the result RETRY as a failure.
            return SDLPerformAudioPassThruResponse(
                success: success && result != .retry, resultCode: result, info: info)
        }
    }
}
