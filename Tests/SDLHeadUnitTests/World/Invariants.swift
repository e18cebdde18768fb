import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

// The invariants that must be true after every turn.
struct Invariants {
    let car: HeadUnitState

    /// Descriptions of the violated invariants; empty if no invariant is violated.
    var broken: [String] {
        brokenLevels + brokenOverlays + brokenCalls + brokenClouds + brokenControl + brokenServices
            + car.apps.values.flatMap(\.brokenInvariants)
    }

    private var brokenLevels: [String] {
        // A watched car only reports the levels of its apps, one after the other.
        guard car.presenter.policy.judgesRequests else { return [] }
        var broken: [String] = []
        let full = car.apps.values.filter { $0.status.hmiLevel == .full }.map(\.key)
        if full != [car.activeApp].compactMap(\.self) {
            broken.append("apps in FULL: \(full); active app: \(car.activeApp as Any)")
        }
        let streaming = car.apps.values.filter { [.full, .limited].contains($0.status.hmiLevel) }.map(\.key)
        if Set(car.inFront) != Set(streaming) || car.inFront.count != streaming.count {
            broken.append("inFront is \(car.inFront); apps in FULL or LIMITED: \(streaming)")
        }
        let elsewhere = car.apps.values.filter { $0.status.context != .main }.map(\.key)
        if Set(car.offMain) != Set(elsewhere) || car.offMain.count != elsewhere.count {
            broken.append("offMain is \(car.offMain); apps with another context than MAIN: \(elsewhere)")
        }
        let heard = car.apps.values.filter { $0.resources.sound }
        for kind in [RegisteredApp.SoundKind.media, .navigation, .communication] {
            let alike = heard.filter { $0.soundKind == kind }
            if alike.count > 1 { broken.append("\(alike.map(\.key)) all play sound of kind \(kind)") }
        }
        if let audioSource = car.audioSource, !heard.contains(where: { $0.key == audioSource }) {
            broken.append("\(audioSource) is the audio source but plays no sound")
        }
        if let menu = car.menu, menu.app != car.activeApp {
            broken.append("the menu of \(menu.app) is open, but \(menu.app) is not active")
        }
        return broken
    }

    private var brokenOverlays: [String] {
        var broken: [String] = []
        // A web HMI and a watched car decide for themselves how many overlays they show.
        let policy = car.presenter.policy
        if policy.judgesRequests, !policy.endsOverlays, car.overlays.all.count > 1 {
            broken.append("\(car.overlays.all.count) overlays exist at the same time")
        }
        for (id, overlay) in car.overlays.all {
            if overlay.id != id { broken.append("overlay \(id) has the id \(overlay.id)") }
            if car.apps[overlay.app]?.session != overlay.caller.session { broken.append("overlay \(id) has no app") }
            // A watched car itself answers its requests.
            let isAwaited = car.waiting[CallKey(overlay.caller)]?.cause == overlay.caller.cause
            if policy.judgesRequests, !isAwaited {
                broken.append("no request awaits overlay \(id)")
            }
        }
        if let speaker = car.speech.current?.caller.app, car.apps[speaker] == nil {
            broken.append("the car speaks for \(speaker), which is not registered")
        }
        return broken
    }

    private var brokenClouds: [String] {
        var broken: [String] = []
        for app in car.cloudApps.values {
            if (app.status == .connected) != (app.connection != nil) {
                broken.append("\(app.id): the connection status does not match the connection")
            }
            if app.status != .notConnected, app.ticket == nil {
                broken.append("\(app.id) is connected or connecting, but has no ticket")
            }
            if let key = app.app, car.apps[key]?.session.connection != app.connection {
                broken.append("\(key) is not on the connection of \(app.id)")
            }
        }
        return broken
    }

    private var brokenControl: [String] {
        var broken: [String] = []
        for (ref, key) in car.control.holders where car.apps[key] == nil || car.control.modules[ref] == nil {
            broken.append("\(key) owns module \(ref), but the app or the module does not exist")
        }
        for (id, question) in car.control.questions.open where car.waiting[CallKey(question.caller)] == nil {
            broken.append("no request awaits question \(id)")
        }
        for question in car.askedPresenter.values {
            guard let caller = question.purpose.caller, car.waiting[CallKey(caller)] == nil else { continue }
            broken.append("no request awaits the web HMI's answer to \(question.name)")
        }
        if !car.presenter.policy.answersForCar, !car.askedPresenter.isEmpty {
            broken.append("questions to a web HMI are open, but no web HMI is connected")
        }
        if let asker = car.calls.current?.asker, car.waiting[CallKey(asker)] == nil {
            broken.append("no request awaits the phone call")
        }
        if let asker = car.navigation.question?.caller, car.waiting[CallKey(asker)] == nil {
            broken.append("no request awaits the destination question")
        }
        for (key, _) in car.navigation.buttons where car.apps[key] == nil {
            broken.append("\(key) shows turn-by-turn instructions but is not registered")
        }
        return broken
    }

    private var brokenServices: [String] {
        var broken: [String] = []
        for (id, service) in car.services.all {
            if service.id != id { broken.append("service \(id) has the id \(service.id)") }
            if let key = service.app, car.apps[key] == nil {
                broken.append("\(id) belongs to \(key), which is not registered")
            }
        }
        for (type, all) in Dictionary(grouping: car.services.all.values.filter(\.isActive), by: \.type)
        where all.count > 1 {
            broken.append("\(all.map(\.id)) are all active services of type \(type)")
        }
        for (id, question) in car.services.questions.open {
            if car.waiting[CallKey(question.caller)] == nil { broken.append("no request awaits question \(id)") }
            if car.services.all[question.service] == nil { broken.append("question \(id) has no service") }
        }
        for question in car.services.asked.values where car.apps[question.app] == nil {
            broken.append("\(question.app) has to answer \(question.name) but is not registered")
        }
        return broken
    }

    private var brokenCalls: [String] {
        var broken: [String] = []
        for (call, _) in car.waiting where car.sessions[call.session] == nil {
            broken.append("request \(call.correlationID) waits for a response on a session that does not exist")
        }
        for (session, key) in car.keys where car.apps[key]?.session != session {
            broken.append("session \(session) is mapped to \(key), which uses another session")
        }
        if car.keys.count != car.apps.count {
            broken.append("there are \(car.apps.count) apps on \(car.keys.count) sessions")
        }
        return broken
    }
}

extension HeadUnitState {
    /// Descriptions of the violated invariants; empty if no invariant is violated.
    var brokenInvariants: [String] { Invariants(car: self).broken }
}

extension RegisteredApp {
    fileprivate var brokenInvariants: [String] {
        var broken: [String] = []
        if screen.windows[0] == nil { broken.append("\(key) has no main window") }
        for (id, window) in screen.windows {
            if window.windowID != id { broken.append("\(key): window \(id) has the id \(window.windowID)") }
            if let source = window.duplicatesFrom, screen.windows[source] == nil {
                broken.append("\(key): window \(id) duplicates a missing window")
            }
        }
        for command in menu.commands.values {
            let parent = command.menuParams?.parentIDOrDefault ?? 0
            if parent != 0, menu.subMenus[parent] == nil {
                broken.append("\(key): command \(command.cmdID) has no parent")
            }
        }
        for entry in menu.subMenus.values
        where entry.parentIDOrDefault != 0 && menu.subMenus[entry.parentIDOrDefault] == nil {
            broken.append("\(key): submenu \(entry.menuID) has no parent")
        }
        if Set(screen.buttons).count != screen.buttons.count { broken.append("\(key): double subscription") }
        if resources.sound, !isAudible { broken.append("\(key) plays sound but is not audible") }
        return broken
    }
}
