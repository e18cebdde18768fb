import SDLRPC
import SDLSupport

// What holds after every turn, whatever apps, drivers and testers do.
extension HeadUnitState {
    /// What does not hold, in words; nothing is good.
    package var brokenInvariants: [String] {
        brokenLevels + brokenOverlays + brokenCalls + brokenClouds + brokenControl + brokenServices
            + apps.values.flatMap(\.brokenInvariants)
    }

    private var brokenLevels: [String] {
        var broken: [String] = []
        let full = apps.values.filter { $0.status.hmiLevel == .full }.map(\.key)
        if full != [activeApp].compactMap(\.self) {
            broken.append("in FULL are \(full), active is \(activeApp as Any)")
        }
        let streaming = apps.values.filter { [.full, .limited].contains($0.status.hmiLevel) }.map(\.key)
        if Set(inFront) != Set(streaming) || inFront.count != streaming.count {
            broken.append("in front are \(inFront), by level \(streaming)")
        }
        let elsewhere = apps.values.filter { $0.status.context != .main }.map(\.key)
        if Set(offMain) != Set(elsewhere) || offMain.count != elsewhere.count {
            broken.append("off MAIN are \(offMain), by context \(elsewhere)")
        }
        let heard = apps.values.filter { $0.holds.sound }
        for kind in [RegisteredApp.SoundKind.media, .navigation, .communication] {
            let alike = heard.filter { $0.soundKind == kind }
            if alike.count > 1 { broken.append("\(alike.map(\.key)) are heard, all of kind \(kind)") }
        }
        if let audioSource, !heard.contains(where: { $0.key == audioSource }) {
            broken.append("\(audioSource) is the source of sound, and not heard")
        }
        if let menu, menu.app != activeApp { broken.append("the menu of \(menu.app) is open behind another app") }
        return broken
    }

    private var brokenOverlays: [String] {
        var broken: [String] = []
        if overlays.count > 1 { broken.append("\(overlays.count) overlays are shown at once") }
        for (id, overlay) in overlays {
            if overlay.id != id { broken.append("overlay \(id) calls itself \(overlay.id)") }
            if apps[overlay.app]?.session != overlay.caller.session { broken.append("overlay \(id) is of no app") }
            if waiting[CallKey(overlay.caller)]?.cause != overlay.caller.cause {
                broken.append("nobody waits for overlay \(id)")
            }
        }
        let speakers = apps.values.filter { $0.speech != nil }.map(\.key)
        if speakers != [speaker].compactMap(\.self) {
            broken.append("the car speaks for \(speaker as Any), texts are of \(speakers)")
        }
        return broken
    }

    private var brokenClouds: [String] {
        var broken: [String] = []
        for app in cloudApps.values {
            if (app.status == .connected) != (app.connection != nil) {
                broken.append("\(app.id) has half a connection")
            }
            if app.status != .notConnected, app.ticket == nil { broken.append("nobody has opened \(app.id)") }
            if let key = app.app, apps[key]?.session.connection != app.connection {
                broken.append("\(key) is not on the connection to \(app.id)")
            }
        }
        return broken
    }

    private var brokenControl: [String] {
        var broken: [String] = []
        for (ref, key) in control.holders where apps[key] == nil || modules[ref] == nil {
            broken.append("\(key) has module \(ref), and one of them is gone")
        }
        for (id, question) in control.questions where waiting[CallKey(question.caller)] == nil {
            broken.append("nobody waits for \(id)")
        }
        for question in askedPresenter.values {
            guard let caller = question.purpose.caller, waiting[CallKey(caller)] == nil else { continue }
            broken.append("nobody waits for \(question.name) of the web HMI")
        }
        if presenter != .hmi, !askedPresenter.isEmpty { broken.append("a web HMI is asked, and does not present") }
        if let asker = call?.asker, waiting[CallKey(asker)] == nil { broken.append("nobody waits for a call") }
        if let asker = navigation.question?.caller, waiting[CallKey(asker)] == nil {
            broken.append("nobody waits to be led anywhere")
        }
        for (key, _) in navigation.buttons where apps[key] == nil { broken.append("\(key) shows turns, and is gone") }
        return broken
    }

    private var brokenServices: [String] {
        var broken: [String] = []
        for (id, service) in services.all {
            if service.id != id { broken.append("service \(id) calls itself \(service.id)") }
            if let key = service.app, apps[key] == nil { broken.append("\(key) offers \(id), and is gone") }
        }
        for (type, all) in Dictionary(grouping: services.all.values.filter(\.isActive), by: \.type) where all.count > 1
        {
            broken.append("\(all.map(\.id)) are all active for \(type)")
        }
        for (id, question) in services.questions {
            if waiting[CallKey(question.caller)] == nil { broken.append("nobody waits for \(id)") }
            if services.all[question.service] == nil { broken.append("\(id) is about no service") }
        }
        for question in asked.values where apps[question.app] == nil {
            broken.append("\(question.app) is to answer \(question.name), and is gone")
        }
        return broken
    }

    private var brokenCalls: [String] {
        var broken: [String] = []
        for (call, _) in waiting where sessions[call.session] == nil {
            broken.append("request \(call.correlationID) waits on a session that is gone")
        }
        for (session, key) in keys where apps[key]?.session != session {
            broken.append("session \(session) is said to be \(key)'s")
        }
        if keys.count != apps.count { broken.append("\(apps.count) apps on \(keys.count) sessions") }
        return broken
    }
}

extension RegisteredApp {
    fileprivate var brokenInvariants: [String] {
        var broken: [String] = []
        if windows[0] == nil { broken.append("\(key) has no main window") }
        for (id, window) in windows {
            if window.windowID != id { broken.append("\(key): window \(id) is another") }
            if let source = window.duplicatesFrom, windows[source] == nil {
                broken.append("\(key): window \(id) duplicates none")
            }
        }
        for command in commands.values {
            let parent = command.menuParams?.parentIDOrDefault ?? 0
            if parent != 0, subMenus[parent] == nil { broken.append("\(key): command \(command.cmdID) hangs nowhere") }
        }
        for menu in subMenus.values where menu.parentIDOrDefault != 0 && subMenus[menu.parentIDOrDefault] == nil {
            broken.append("\(key): submenu \(menu.menuID) hangs nowhere")
        }
        if Set(subscribedButtons).count != subscribedButtons.count { broken.append("\(key) hears a button twice") }
        if holds.sound, !isAudible { broken.append("\(key) is heard, and has no sound") }
        return broken
    }
}
