import SDLRPC
import SDLSupport

// The invariants that must be true after every turn.
extension HeadUnitState {
    /// Returns descriptions of the violated invariants; empty if there are none.
    package var brokenInvariants: [String] {
        brokenLevels + brokenOverlays + brokenCalls + brokenClouds + brokenControl + brokenServices
            + apps.values.flatMap(\.brokenInvariants)
    }

    private var brokenLevels: [String] {
        var broken: [String] = []
        let full = apps.values.filter { $0.status.hmiLevel == .full }.map(\.key)
        if full != [activeApp].compactMap(\.self) {
            broken.append("apps in FULL: \(full); active app: \(activeApp as Any)")
        }
        let streaming = apps.values.filter { [.full, .limited].contains($0.status.hmiLevel) }.map(\.key)
        if Set(inFront) != Set(streaming) || inFront.count != streaming.count {
            broken.append("inFront is \(inFront); apps in FULL or LIMITED: \(streaming)")
        }
        let elsewhere = apps.values.filter { $0.status.context != .main }.map(\.key)
        if Set(offMain) != Set(elsewhere) || offMain.count != elsewhere.count {
            broken.append("offMain is \(offMain); apps with another context than MAIN: \(elsewhere)")
        }
        let heard = apps.values.filter { $0.resources.sound }
        for kind in [RegisteredApp.SoundKind.media, .navigation, .communication] {
            let alike = heard.filter { $0.soundKind == kind }
            if alike.count > 1 { broken.append("\(alike.map(\.key)) all play sound of kind \(kind)") }
        }
        if let audioSource, !heard.contains(where: { $0.key == audioSource }) {
            broken.append("\(audioSource) is the audio source but plays no sound")
        }
        if let menu, menu.app != activeApp { broken.append("the menu of \(menu.app) is open, but not its app") }
        return broken
    }

    private var brokenOverlays: [String] {
        var broken: [String] = []
        if overlays.count > 1 { broken.append("\(overlays.count) overlays exist at once") }
        for (id, overlay) in overlays {
            if overlay.id != id { broken.append("overlay \(id) has the id \(overlay.id)") }
            if apps[overlay.app]?.session != overlay.caller.session { broken.append("overlay \(id) has no app") }
            if waiting[CallKey(overlay.caller)]?.cause != overlay.caller.cause {
                broken.append("no request awaits overlay \(id)")
            }
        }
        let speakers = apps.values.filter { $0.speech != nil }.map(\.key)
        if speakers != [speaker].compactMap(\.self) {
            broken.append("speaker is \(speaker as Any); apps with speech: \(speakers)")
        }
        return broken
    }

    private var brokenClouds: [String] {
        var broken: [String] = []
        for app in cloudApps.values {
            if (app.status == .connected) != (app.connection != nil) {
                broken.append("\(app.id): connection status and connection differ")
            }
            if app.status != .notConnected, app.ticket == nil { broken.append("\(app.id) is open without a ticket") }
            if let key = app.app, apps[key]?.session.connection != app.connection {
                broken.append("\(key) is not on the connection of \(app.id)")
            }
        }
        return broken
    }

    private var brokenControl: [String] {
        var broken: [String] = []
        for (ref, key) in control.holders where apps[key] == nil || modules[ref] == nil {
            broken.append("\(key) holds module \(ref), but one of them is gone")
        }
        for (id, question) in control.questions where waiting[CallKey(question.caller)] == nil {
            broken.append("no request awaits question \(id)")
        }
        for question in askedPresenter.values {
            guard let caller = question.purpose.caller, waiting[CallKey(caller)] == nil else { continue }
            broken.append("no request awaits the web HMI's answer to \(question.name)")
        }
        if !presenter.policy.answersForCar, !askedPresenter.isEmpty {
            broken.append("questions to an absent web HMI are open")
        }
        if let asker = calls.current?.asker, waiting[CallKey(asker)] == nil { broken.append("no request awaits the phone call") }
        if let asker = navigation.question?.caller, waiting[CallKey(asker)] == nil {
            broken.append("no request awaits the destination question")
        }
        for (key, _) in navigation.buttons where apps[key] == nil { broken.append("\(key) shows turns but is gone") }
        return broken
    }

    private var brokenServices: [String] {
        var broken: [String] = []
        for (id, service) in services.all {
            if service.id != id { broken.append("service \(id) has the id \(service.id)") }
            if let key = service.app, apps[key] == nil { broken.append("\(id) belongs to \(key), which is gone") }
        }
        for (type, all) in Dictionary(grouping: services.all.values.filter(\.isActive), by: \.type) where all.count > 1
        {
            broken.append("\(all.map(\.id)) are all active services of type \(type)")
        }
        for (id, question) in services.questions {
            if waiting[CallKey(question.caller)] == nil { broken.append("no request awaits question \(id)") }
            if services.all[question.service] == nil { broken.append("question \(id) has no service") }
        }
        for question in asked.values where apps[question.app] == nil {
            broken.append("\(question.app) has to answer \(question.name) but is gone")
        }
        return broken
    }

    private var brokenCalls: [String] {
        var broken: [String] = []
        for (call, _) in waiting where sessions[call.session] == nil {
            broken.append("request \(call.correlationID) waits on a session that is gone")
        }
        for (session, key) in keys where apps[key]?.session != session {
            broken.append("session \(session) is mapped to \(key), which uses another session")
        }
        if keys.count != apps.count { broken.append("there are \(apps.count) apps on \(keys.count) sessions") }
        return broken
    }
}

extension RegisteredApp {
    fileprivate var brokenInvariants: [String] {
        var broken: [String] = []
        if windows[0] == nil { broken.append("\(key) has no main window") }
        for (id, window) in windows {
            if window.windowID != id { broken.append("\(key): window \(id) has the id \(window.windowID)") }
            if let source = window.duplicatesFrom, windows[source] == nil {
                broken.append("\(key): window \(id) duplicates a missing window")
            }
        }
        for command in commands.values {
            let parent = command.menuParams?.parentIDOrDefault ?? 0
            if parent != 0, subMenus[parent] == nil { broken.append("\(key): command \(command.cmdID) has no parent") }
        }
        for menu in subMenus.values where menu.parentIDOrDefault != 0 && subMenus[menu.parentIDOrDefault] == nil {
            broken.append("\(key): submenu \(menu.menuID) has no parent")
        }
        if Set(subscribedButtons).count != subscribedButtons.count { broken.append("\(key): repeated subscription") }
        if resources.sound, !isAudible { broken.append("\(key) plays sound but is not audible") }
        return broken
    }
}
