import SDLRPC
import SDLSupport

// Handles the inputs from a web HMI.
extension HeadUnitState {
    mutating func receive(_ input: PresenterInput, _ turn: inout Turn) {
        switch input {
        case .takesOver: takeOver(&turn)
        case .leaves:
            takeTimeBack(&turn)
            endWaits(&turn)
            dropAskedPresenter(&turn)
            change(\.carData, &turn) { $0.keepOwn(&$1) }
            change(\.navigation, &turn) { $0.takeBack(&$1) }
            change(\.services, &turn) { $0.adapt(&$1) }
        case .overlayEnds(let id, let answer): change(\.overlays, &turn) { $0.end(id, answer, &$1) }
        case .promptEnds(let id):
            if overlays[id]?.phase == .prompt {
                change(\.overlays, &turn) { $0.promptEnds(id, &$1) }
            }
        case .overlayGoesOn(let id): change(\.overlays, &turn) { $0.restartTime(of: id, &$1) }
        case .types(let id, let text): change(\.overlays, &turn) { $0.update(id, entry: text, &$1) }
        case .context(let key, let context, 0): setContext(context, of: key, &turn)
        case .context(let key, let context, let id):
            change(\.screen, of: key, &turn) { $0.set(id, context: context, of: key, &$1) }
        case .menu(let key, let isOpen): setMenu(of: key, isOpen: isOpen, &turn)
        case .sound(let sound, let isOn):
            hmiSounds.removeAll { $0 == sound }
            if isOn { hmiSounds.append(sound) }
            updateSound(&turn)
            returnLevelsHeldUp(&turn)
        case .window(let key, let id, let isActivated):
            change(\.screen, of: key, &turn) { $0.step(id, isActivated: isActivated, of: key, &$1) }
        case .notify(let key, let notification):
            if let app = apps[key] { turn.notify(app, notification) }
        case .capability(let key, let capability):
            for app in apps.keys where key == nil || app == key {
                change(\.capabilities, of: app, &turn) { $0.take(capability, for: app, &$1) }
            }
        case .forgetsCapabilities:
            for key in apps.keys { change(\.capabilities, of: key, &turn) { $0.forgetReported(of: key, &$1) } }
        case .vehicle(let values, let isNews): change(\.carData, &turn) { $0.take(values, isNews: isNews, &$1) }
        case .vehicleData(let key, let names): change(\.carData, &turn) { $0.subscribe(names, of: key, &$1) }
        case .route(let route, let isNews): change(\.navigation, &turn) { $0.takeRoute(route, isNews: isNews, &$1) }
        case .wayPoints(let key, let hears): change(\.navigation, &turn) { $0.setWayPoints(hears, of: key, &$1) }
        case .answers(let ticket, let reply): presenterAnswers(ticket, reply, &turn)
        case .module(let data): change(\.control, &turn) { $0.moduleReported(data, &$1) }
        case .requests(let ticket, let request): change(\.services, &turn) { $0.receive(request, ticket, &$1) }
        case .serviceData(let data): change(\.services, &turn) { $0.receiveServiceData(data, &$1) }
        case .streamEnds(let ticket):
            change(\.streams, &turn) { $0.endStream(ticket.service, on: ticket.session, &$1) }
        case .cloudApp(let news): change(\.cloudApps, &turn) { $0.set(news, &$1) }
        case .policy(let table): change(\.permissions, &turn) { $0.use(table, &$1) }
        case .ignitionOff(let closing): switchOff(closing: closing, &turn)
        case .restored(let session, let isWhole): restored(session, isWhole: isWhole, &turn)
        case .settled(let session, let id): releaseChoiceSet(id, on: session)
        case .closes(let session): if let key = keys[session] { close(key, &turn) }
        case .event(let event, let isOn): set(event, isOn: isOn, &turn)
        case .hashDeferred(let session): holdHash(on: session, &turn)
        case .hashRevoked(let session, let hash, let before): drop(hash, to: before, on: session, &turn)
        case .suspends(let isOn): suspend(isOn, &turn)
        case .reset(let reset): self.reset(reset, &turn)
        case .undo(_, let request, let before): revoke(request, before, &turn)
        }
    }

    /// Cancels the timers of overlays and prompts, because a web HMI decides when overlays and prompts end.
    mutating func leaveTimeToPresenter() {
        guard presenter.policy.endsOverlays else { return }
        for id in overlays.keys { timers.cancel(.overlayEnds(id)) }
        for overlay in overlays.values where overlay.phase == .prompt { timers.cancel(.promptEnds(overlay.id)) }
    }

    private mutating func takeOver(_ turn: inout Turn) {
        presenter = .hmi
        // A web HMI asks the driver itself and reports calls itself.
        change(\.calls, &turn) { $0.endCall(&$1) }
        change(\.navigation, &turn) { $0.handOver(&$1) }
        change(\.control, &turn) { $0.handOver(&$1) }
        change(\.services, &turn) { $0.adapt(&$1) }
        for key in apps.keys { apps[key]?.capabilities.handOver() }
        updateSound(&turn)
    }

    private mutating func takeTimeBack(_ turn: inout Turn) {
        presenter = .page
        hmiSounds = []
        updateSound(&turn)
        updateContexts(&turn)
        change(\.overlays, &turn) { $0.takeTimeBack(&$1) }
    }

    /// Completes all requests that waited for the presenter.
    private mutating func endWaits(_ turn: inout Turn) {
        carEvents = []
        for app in apps.values {
            apps[app.key]?.choices.settle()
            restored(app.session, isWhole: true, &turn)
        }
        suspend(false, &turn)
        returnLevelsHeldUp(&turn)
    }

    private mutating func releaseChoiceSet(_ id: Int, on session: SessionRef) {
        guard let key = keys[session] else { return }
        apps[key]?.choices.settle(id)
    }

    private mutating func set(_ event: CarEvent, isOn: Bool, _ turn: inout Turn) {
        carEvents.removeAll { $0 == event }
        if isOn { carEvents.append(event) }
        // An app's request to keep its context applies to one audio source only.
        if isOn, event == .audioSource { control.keepsContext = [] }
        returnLevelsHeldUp(&turn)
    }

    /// Handles an answer from the web HMI. An answer to an unknown ticket is dropped.
    mutating func presenterAnswers(_ ticket: AskTicket, _ reply: PresenterReply, _ turn: inout Turn) {
        guard let question = turn.askedPresenter.removeValue(forKey: ticket) else { return }
        conclude(question, reply, &turn)
    }

    private mutating func conclude(_ question: AskedPresenter, _ reply: PresenterReply, _ turn: inout Turn) {
        if let caller = question.purpose.caller, !isWaiting(caller) { return }
        switch question.purpose {
        case .module(let purpose): change(\.control, &turn) { $0.conclude(purpose, reply, &$1) }
        case .service(let purpose): change(\.services, &turn) { $0.conclude(purpose, reply, &$1) }
        }
    }

    /// Ends all open questions, because the web HMI has disconnected.
    mutating func dropAskedPresenter(_ turn: inout Turn) {
        let questions = turn.askedPresenter.values
        turn.askedPresenter = [:]
        for question in questions {
            conclude(question, PresenterReply(.genericError, info: "The web HMI has disconnected"), &turn)
        }
    }

    private mutating func revoke(_ request: any SDLRPCMessage, _ before: RegisteredApp, _ turn: inout Turn) {
        guard var app = apps[before.key], app.session == before.session else { return }
        if request is SDLShowAppMenu, menu?.app == app.key { closeMenu(&turn) }
        if request is SDLChangeRegistration {
            app.registration = before.registration
            turn.touch(.app(app.key))
            cloudApps.notePreferences(&turn)
        }
        let parts = app.undo(request, before)
        apps[app.key] = app
        for part in parts { turn.touch(part, of: app.key) }
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

    var success: Bool { Self.good.contains(result) && !lacksInterface }

    func response(for overlay: Overlay) -> any SDLRPCResponse {
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
            // For a failed slider, SDL Core sends a position only if the HMI's answer contains a position.
            return SDLSliderResponse(
                success: success, resultCode: result, info: info,
                sliderPosition: success ? overlay.position : sliderPosition)
        case .interaction:
            return SDLPerformInteractionResponse(
                success: success, resultCode: result, info: info, choiceID: choiceID, manualTextEntry: text,
                triggerSource: source)
        case .audioPassThru:
            // For a recording, SDL Core treats even a missing screen as success.
            return SDLPerformAudioPassThruResponse(
                success: Self.good.contains(result), resultCode: result, info: info)
        }
    }
}
