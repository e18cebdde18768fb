import SDLRPC
import SDLSupport

/// What came of an app's wish to find what it had.
enum Resumption {
    case notAsked, done, failed
}

// An app whose connection was lost comes back.
extension HeadUnitState {
    /// How long SDL Core waits before it gives an app its level back, so that the driver may be quicker.
    static let resumingDelay = Duration.seconds(3)

    /// Apps that may come back to what they had, the one lost last at the end.
    package var lostApps: [String] { lost.keys.map(\.rawValue) }

    /// Gives an app back what it had, if its hash is the one that was last told to it.
    mutating func resume(_ app: inout RegisteredApp, _ request: SDLRegisterAppInterface) -> Resumption {
        let before = lost[app.key]?.app
        if let icon = before?.icon, app.files[icon] != nil { app.icon = icon }
        guard let hash = request.hashID else { return .notAsked }
        guard let before, before.hashID == hash else { return .failed }
        app.hashID = hash
        app.isResumed = true
        app.commands = before.commands
        app.subMenus = before.subMenus
        app.menuOrder = before.menuOrder
        app.choiceSets = before.choiceSets
        app.globalProperties = before.globalProperties
        app.subscribedButtons = before.subscribedButtons
        app.subscribedCapabilities = before.subscribedCapabilities
        for (id, window) in before.windows where id != 0 {
            var empty = Window(
                windowID: id, name: window.name, type: window.type, template: window.template,
                dayColorScheme: window.dayColorScheme, nightColorScheme: window.nightColorScheme)
            empty.associatedServiceType = window.associatedServiceType
            empty.duplicatesFrom = window.duplicatesFrom
            app.windows[id] = empty
        }
        return .done
    }

    /// The level an app had, unless the driver has chosen another meanwhile, or another app now has what it needs.
    mutating func returnLevel(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], let level = app.levelToReturnTo else { return }
        apps[key]?.levelToReturnTo = nil
        guard app.status.hmiLevel == .none else { return }
        if level == .full, activeApp == nil { return activate(key, &turn) }
        let isTaken = inFront.contains { apps[$0]?.soundKind == app.soundKind }
        guard app.isAudible || app.isProjecting, !isTaken else { return }
        setLevel(.limited, of: key, &turn)
        turn.touch(.front)
    }
}
