import SDLRPC
import SDLSupport

// Commands of the driver, the car or a tester.
extension HeadUnitState {
    mutating func drive(_ command: HeadUnitCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .app(let key, .activate) where apps[AppKey(rawValue: key)] == nil && isCloudApp(key):
            try connect(key, opens: true, &turn)
        case .app(let key, let command): try drive(app(key), command, &turn)
        case .cloudApp(let command): try drive(command, &turn)
        case .softButton(let target, let mode, let app, let window):
            try pressSoftButton(target, mode: mode, of: app, window: window ?? 0, &turn)
        case .button(let name, let mode, let app): try pressButton(name, mode: mode, app: app, &turn)
        case .overlay(let id, let command): try drive(overlay(id), command, &turn)
        case .menu(let command): try drive(command, &turn)
        case .voice(let text): try hear(text, &turn)
        case .touch(let command): try touch(command, &turn)
        case .rect(let id): try select(rect: id, &turn)
        case .set(let settings): try set(settings, &turn)
        case .profile(let command): try drive(command, &turn)
        case .permission(let setting): try set(setting, &turn)
        case .vehicle(let patch): try setVehicle(patch, &turn)
        case .playback(let command): try drive(command, &turn)
        case .modules(let patch): try setModules(patch, &turn)
        case .consent(let answer): try answerConsent(answer, &turn)
        case .phone(let command): try drive(command, &turn)
        case .navigation(let command): try drive(command, &turn)
        case .service(let command): try drive(command, &turn)
        case .send(let app, let name, let isRequest, let params):
            try send(name, isRequest ? .request : .notification, params, to: app, &turn)
        case .force(let result): try force(result, &turn)
        case .unforce(let function):
            forced.removeAll { function == nil || $0.function == function }
            turn.touch(.faults)
        case .forgetApps(let reset): self.reset(reset, &turn)
        case .reset: reset(&turn)
        }
    }

    mutating func fire(_ event: TimerQueue.Event, _ turn: inout Turn) {
        switch event {
        case .overlayEnds(let id): phaseEnds(id, &turn)
        case .forcedAnswer(let caller, let forced): turn.answer(caller, forced)
        case .speechEnds(let key): endSpeech(of: key, .success, &turn)
        case .promptEnds(let id): promptEnds(id, &turn)
        case .microphoneHears(let id): microphoneHears(id, &turn)
        case .streamsEnd(let key): endStreams(of: key, &turn)
        case .streamForbidden(let key, let service): apps[key]?.forbiddenStreams.insert(service)
        case .overdue(let call): noteOverdue(call, &turn)
        case .levelReturns(let key): returnLevel(of: key, &turn)
        case .consentEnds(let id): questionEnds(id, of: ConsentQuestion.self, &turn)
        case .askEnds(let ticket): askEnds(ticket, &turn)
        case .serviceQuestionEnds(let id): questionEnds(id, of: ServiceQuestion.self, &turn)
        case .destinationEnds: destinationEnds(&turn)
        case .serviceDataDue(let id): sendDelayedData(of: id, &turn)
        case .grammarGone(let caller, let id): deleted(choiceSet: id, caller, &turn)
        case .driveMoment: driveGoesOn(&turn)
        case .dialsAgain(let id): dialAgain(id, &turn)
        }
    }

    // MARK: Apps

    private mutating func drive(_ app: RegisteredApp, _ command: AppCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .activate: activate(app.key, &turn)
        case .background: leaveFront(app.key, &turn)
        case .close: close(app.key, &turn)
        case .disconnect(let reason): try disconnect(app, reason, &turn)
        case .setStatus(let level, let audio, let video, let context):
            let isSilent = audio == SDLAudioStreamingState.notAudible.rawValue
            let isHidden = video == SDLVideoStreamingState.notStreamable.rawValue
            if let level {
                let level = try known(SDLHMILevel(rawValue: level))
                put(app.key, at: level, isSilent: isSilent, isHidden: isHidden, &turn)
            }
            if let context { setContext(try known(SDLSystemContext(rawValue: context)), of: app.key, &turn) }
            try stream(app.key, audio, video, &turn)
        case .setWindow(let id, let level, let context):
            try setWindow(id, of: app, level: level, context: context, &turn)
        case .setLink(let latency, let loss): try setLink(of: app, latency: latency, loss: loss, &turn)
        }
    }

    /// Sets the streaming states that a tester requests. They apply until the next event that changes them.
    private mutating func stream(
        _ key: AppKey, _ audio: String?, _ video: String?, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard let before = apps[key]?.status else { return }
        var status = before
        if let audio { status.audio = try known(SDLAudioStreamingState(rawValue: audio)) }
        if let video { status.video = try known(SDLVideoStreamingState(rawValue: video)) }
        apps[key]?.status = status
        if status != before { notifyStatus(of: key, &turn) }
    }

    private mutating func disconnect(
        _ app: RegisteredApp, _ reason: String, _ turn: inout Turn
    ) throws(DriveFailure) {
        // An app that has lost its connection cannot be notified.
        let reported = reason == "TRANSPORT_LOST" ? nil : try known(SDLAppInterfaceUnregisteredReason(rawValue: reason))
        // An app that was registered at ignition off may resume its state later.
        if ["TRANSPORT_LOST", "IGNITION_OFF"].contains(reason) { remember(app, &turn) }
        if let reported { unregister(app, reported, &turn) } else { forget(app.key, &turn) }
        if let reset = Reset(rawValue: reason) { clear(app.key, reset, &turn) }
        // The head unit closes the connections that it has opened itself.
        let closes = reason == "TRANSPORT_LOST" || app.info.endpoint != nil
        turn.add(.endSession(app.session, closeConnection: closes))
    }

    // MARK: Buttons

    private func pressButton(
        _ name: String, mode: PressMode, app key: String?, _ turn: inout Turn
    ) throws(DriveFailure) {
        let name = try known(SDLButtonName(rawValue: name))
        guard profile.buttonCapabilities.contains(where: { $0.name == name }) else {
            throw DriveFailure(
                .unsupported, "The profile \"\(profile.id)\" has no button \(name).",
                candidates: profile.buttonCapabilities.map(\.name.rawValue))
        }
        for app in try listeners(to: name, key) { press(name, customID: nil, mode: mode, app: app, &turn) }
    }

    /// Returns the apps that receive the button, or only the named app. OK reaches only the app in FULL; other buttons
    /// also reach apps in LIMITED. CUSTOM_BUTTON cannot be pressed here, because each soft button belongs to one app.
    private func listeners(to name: SDLButtonName, _ key: String?) throws(DriveFailure) -> [RegisteredApp] {
        if name == .customButton {
            throw DriveFailure(
                .invalid, "CUSTOM_BUTTON cannot be pressed by its name: each app has its own.",
                hint: "Press a soft button of an app instead.")
        }
        let levels: [SDLHMILevel] = name == .ok && key == nil ? [.full] : [.full, .limited]
        let named = try key.map { key throws(DriveFailure) in try app(key).key }
        return apps.values.filter { app in
            (named == nil || named == app.key) && levels.contains(app.status.hmiLevel)
                && app.subscribedButtons.contains(name)
        }
    }

    private mutating func pressSoftButton(
        _ target: Target, mode: PressMode, of key: String?, window: Int, _ turn: inout Turn
    ) throws(DriveFailure) {
        let app = try app(orActive: key)
        let button = try find(target, in: app.windows[window]?.content.softButtons ?? [])
        press(.customButton, customID: button.softButtonID, mode: mode, app: app, &turn)
        if button.systemAction == .stealFocus { activate(app.key, &turn) }
    }
}
