import SDLRPC
import SDLSupport

// Commands of the driver, the car or a tester.
extension HeadUnitState {
    mutating func drive(_ command: HeadUnitCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .app(let key, .activate) where apps[AppKey(rawValue: key)] == nil && cloudApps.knows(key):
            try change(\.cloudApps, &turn) { part, turn throws(DriveFailure) in
                try part.connect(key, opens: true, &turn)
            }
        case .app(let key, let command): try drive(apps.named(key), command, &turn)
        case .cloudApp(let command):
            try change(\.cloudApps, &turn) { part, turn throws(DriveFailure) in try part.drive(command, &turn) }
        case .softButton(let target, let mode, let app, let window):
            try pressSoftButton(target, mode: mode, of: app, window: window ?? 0, &turn)
        case .button(let name, let mode, let app): try pressButton(name, mode: mode, app: app, &turn)
        case .overlay(let id, let command):
            try change(\.overlays, &turn) { part, turn throws(DriveFailure) in
                try part.drive(part.named(id), command, &turn)
            }
        case .menu(let command): try drive(command, &turn)
        case .voice(let text): try hear(text, &turn)
        case .touch(let command):
            try change(\.touches, &turn) { part, turn throws(DriveFailure) in try part.touch(command, &turn) }
        case .rect(let id):
            try change(\.touches, &turn) { part, turn throws(DriveFailure) in try part.select(rect: id, &turn) }
        case .tap(let x, let y):
            try change(\.touches, &turn) { part, turn throws(DriveFailure) in try part.tap(x: x, y: y, &turn) }
        case .set(let wanted):
            try change(\.settings, &turn) { part, turn throws(DriveFailure) in try part.set(wanted, &turn) }
        case .profile(let command): try drive(command, &turn)
        case .permission(let setting):
            try change(\.permissions, &turn) { part, turn throws(DriveFailure) in try part.set(setting, &turn) }
        case .vehicle(let patch):
            try change(\.carData, &turn) { part, turn throws(DriveFailure) in try part.setVehicle(patch, &turn) }
        case .playback(let command):
            try change(\.carData, &turn) { part, turn throws(DriveFailure) in try part.drive(command, &turn) }
        case .modules(let patch):
            try change(\.control, &turn) { part, turn throws(DriveFailure) in try part.setModules(patch, &turn) }
        case .consent(let answer):
            try change(\.control, &turn) { part, turn throws(DriveFailure) in try part.answerConsent(answer, &turn) }
        case .phone(let command):
            try change(\.calls, &turn) { part, turn throws(DriveFailure) in try part.drive(command, &turn) }
        case .navigation(let command):
            try change(\.navigation, &turn) { part, turn throws(DriveFailure) in try part.drive(command, &turn) }
        case .service(let command):
            try change(\.services, &turn) { part, turn throws(DriveFailure) in try part.drive(command, &turn) }
        case .send(let app, let name, let isRequest, let params):
            try send(name, isRequest ? .request : .notification, params, to: app, &turn)
        case .force(let result):
            try change(\.forced, &turn) { part, turn throws(DriveFailure) in try part.add(result, &turn) }
        case .unforce(let function):
            change(\.forced, &turn) { $0.remove(function, &$1) }
        case .forgetApps(let reset): self.reset(reset, &turn)
        case .reset: reset(&turn)
        }
    }

    mutating func fire(_ event: TimerQueue.Event, _ turn: inout Turn) {
        switch event {
        case .overlayEnds(let id): change(\.overlays, &turn) { $0.phaseEnds(id, &$1) }
        case .forcedAnswer(let caller, let forced):
            if let reply = delayedReplies.removeValue(forKey: CallKey(caller)) {
                turn.send(reply, to: caller, isDue: true)
            } else {
                turn.answer(caller, forced)
            }
        case .speechEnds(let key): change(\.speech, &turn) { $0.end(of: key, .success, &$1) }
        case .promptEnds(let id): change(\.overlays, &turn) { $0.promptEnds(id, &$1) }
        case .microphoneHears(let id): change(\.overlays, &turn) { $0.microphoneHears(id, &$1) }
        case .streamsEnd(let key): change(\.streams, &turn) { $0.endAll(of: key, &$1) }
        case .streamForbidden(let key, let service): streams.forbid(service, key)
        case .overdue(let call): turn.noteOverdue(call, in: self)
        case .levelReturns(let key): returnLevel(of: key, &turn)
        case .consentEnds(let id): change(\.control, &turn) { $0.questions.end(id, &$1) }
        case .askEnds(let ticket): change(\.services, &turn) { $0.askEnds(ticket, &$1) }
        case .serviceQuestionEnds(let id): change(\.services, &turn) { $0.questions.end(id, &$1) }
        case .destinationEnds: change(\.navigation, &turn) { $0.destinationEnds(&$1) }
        case .serviceDataDue(let id): change(\.services, &turn) { $0.sendDelayedData(of: id, &$1) }
        case .grammarGone(let caller, let id):
            change(\.choices, of: caller.app, &turn) { $0.deleted(choiceSet: id, caller, &$1) }
        case .driveMoment: change(\.carData, &turn) { $0.driveGoesOn(&$1) }
        case .dialsAgain(let id): change(\.cloudApps, &turn) { $0.dialAgain(id, &$1) }
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
            try change(\.screen, of: app.key, &turn) { part, turn throws(DriveFailure) in
                try part.set(id, level: level, context: context, of: app, &turn)
            }
        case .setLink(let latency, let loss):
            try change(\.settings, &turn) { part, turn throws(DriveFailure) in
                try part.setLink(of: app.key, latency: latency, loss: loss, &turn)
            }
        }
    }

    /// Sets the streaming states that a tester requests. The next event that changes the states replaces these values.
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
        // The head unit closes the connections that it has opened itself. As in SDL Core, RESOURCE_CONSTRAINT ends the
        // session, and the connection with its last session.
        let isFinal = reason == "RESOURCE_CONSTRAINT" && isAlone(app.session)
        let closes = reason == "TRANSPORT_LOST" || app.info.endpoint != nil || isFinal
        turn.add(.endSession(app.session, closeConnection: closes))
    }

    // MARK: Menus and voice

    private mutating func drive(_ command: MenuCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .open(let id):
            let app = try apps.named(nil, orActive: activeApp)
            guard id == nil || id == 0 || app.menu.subMenus[id!] != nil else {
                throw DriveFailure(
                    .notFound, "There is no submenu \(id!).", candidates: app.menu.subMenus.keys.map { "\($0)" })
            }
            openMenu(id ?? 0, of: app.key, &turn)
        case .close:
            guard menu != nil else { throw DriveFailure(.conflict, "No menu is open.") }
            closeMenu(&turn)
        case .choose(let target):
            let app = try apps.named(nil, orActive: activeApp)
            try change(\.menu, of: app.key, &turn) { part, turn throws(DriveFailure) in
                try part.choose(target, of: app, &turn)
            }
        }
    }

    /// Handles the driver's speech: a choice of the visible interaction, a command of the active app, or an app's name.
    private mutating func hear(_ text: String, _ turn: inout Turn) throws(DriveFailure) {
        if let overlay = overlays.visible, case .interaction(let request, _) = overlay.content,
            request.interactionMode != .manualOnly
        {
            return try change(\.overlays, &turn) { part, turn throws(DriveFailure) in
                try part.drive(overlay, .choose(Target(text: text), source: .voice), &turn)
            }
        }
        let spoken = text.lowercased()
        if let active = activeApp, let app = apps[active],
            let command = app.menu.commands.values.first(where: { command in
                command.vrCommands?.contains { $0.lowercased() == spoken } == true
            })
        {
            return turn.notify(app, SDLOnCommand(cmdID: command.cmdID, triggerSource: .vr))
        }
        let called = apps.values.first { app in
            ([app.name] + (app.registration.vrSynonyms ?? [])).contains { $0.lowercased() == spoken }
        }
        guard let called else {
            let cloud = cloudApps.values.first { $0.isListed(among: apps) && $0.name.lowercased() == spoken }
            if let cloud {
                return try change(\.cloudApps, &turn) { part, turn throws(DriveFailure) in
                    try part.connect(cloud.id, opens: true, &turn)
                }
            }
            let commands = activeApp.flatMap { apps[$0] }?.menu.commands.values.flatMap { $0.vrCommands ?? [] } ?? []
            throw DriveFailure(
                .notFound, "No voice command, choice or app name matches \"\(text)\".",
                hint: "Say a voice command, a choice or an app's name.",
                candidates: commands + apps.values.map(\.name))
        }
        activate(called.key, &turn)
    }

    // MARK: Messages

    private func send(
        _ name: String, _ kind: SDLRPCKind, _ params: [UInt8], to key: String, _ turn: inout Turn
    ) throws(DriveFailure) {
        let app = try apps.named(key)
        guard let type = SDLRPCRegistry.message(named: name, kind) else {
            throw DriveFailure(
                .notFound, "\"\(name)\" is not a \(kind) of the interface.",
                candidates: SDLRPCRegistry.messages.filter { $0.kind == kind }.map { $0.name })
        }
        turn.add(.sendRaw(app.session, kind, functionID: type.functionID, json: params, causes: turn.causes))
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
        for app in try listeners(to: name, key) { turn.press(name, customID: nil, mode: mode, app: app) }
    }

    /// Returns the apps that receive a press of the button, or only the app `key`. If `key` is nil, OK reaches only the
    /// app in FULL; other buttons also reach apps in LIMITED.
    private func listeners(to name: SDLButtonName, _ key: String?) throws(DriveFailure) -> [RegisteredApp] {
        if name == .customButton {
            throw DriveFailure(
                .invalid, "CUSTOM_BUTTON cannot be pressed by its name: each app has its own soft buttons.",
                hint: "Press a soft button of an app instead.")
        }
        let levels: [SDLHMILevel] = name == .ok && key == nil ? [.full] : [.full, .limited]
        let named = try key.map { key throws(DriveFailure) in try apps.named(key).key }
        return apps.values.filter { app in
            (named == nil || named == app.key) && levels.contains(app.status.hmiLevel)
                && app.screen.buttons.contains(name)
        }
    }

    private mutating func pressSoftButton(
        _ target: Target, mode: PressMode, of key: String?, window: Int, _ turn: inout Turn
    ) throws(DriveFailure) {
        let app = try apps.named(key, orActive: activeApp)
        let button = try (app.screen.windows[window]?.content.softButtons ?? []).first(matching: target)
        turn.press(.customButton, customID: button.softButtonID, mode: mode, app: app)
        if button.systemAction == .stealFocus { activate(app.key, &turn) }
    }
}
