import JSON
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
        let before = lost[app.key]
        if let icon = icons[app.key] {
            (app.icon, app.keptIcon) = (icon.name, icon.file)
        } else if let icon = before?.icon, app.files[icon] != nil {
            app.icon = icon
        }
        guard let hash = request.hashID else { return .notAsked }
        guard let before, before.hashID == hash else { return .failed }
        before.restore(&app)
        app.modules = before.modules.filter { modules[$0] != nil }
        app.vehicleData = before.vehicleData.filter { presenter == .hmi || profile.vehicle(has: $0) }
        let tellsWayPoints = profile.hmiCapabilities.navigation == true && profile.navigation.tellsWayPoints
        app.hearsWayPoints = before.hearsWayPoints && (presenter == .hmi || tellsWayPoints)
        app.services = profile.services == nil ? [] : before.services
        return .done
    }

    /// What an app hears of again; a presenting web HMI is asked for the modules that nobody else hears of.
    mutating func resumeModules(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        for ref in app.modules { turn.touch(.module(ref)) }
        guard presenter == .hmi else { return }
        let others = apps.values.filter { $0.key != key }
        hearModules(app.modules.filter { ref in !others.contains { $0.modules.contains(ref) } }, &turn)
    }

    /// What an app may come back to: a level at which it was seen or heard when its connection was lost. However long it was
    /// away; only when the car was switched off meanwhile does the time count.
    func comeback(of app: RegisteredApp, _ now: Instant) -> Comeback? {
        guard let before = lost[app.key], before.level == .full || before.level == .limited,
            profile.initialLevel == .none
        else { return nil }
        var comeback = Comeback(level: before.level, away: now - before.at)
        if let obstacle = ignition.obstacle(to: before, at: now + Self.resumingDelay) {
            comeback.outcome = .left(obstacle)
        }
        return comeback
    }

    /// A web HMI has what an app had, or has refused some of it: then all of it is taken back, as by SDL Core.
    mutating func restored(_ session: SessionRef, isWhole: Bool, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.awaitsRestoring == true else { return }
        apps[key]?.awaitsRestoring = false
        if !isWhole { takeBack(from: key, &turn) }
        beginComeback(of: key, &turn)
        isBack(key, &turn)
        hearDisplays(of: key, &turn)
    }

    /// What an app has been given back it has another hash for.
    mutating func isBack(_ key: AppKey, _ turn: inout Turn) {
        sendRoute(to: key, &turn)
        changeHash(of: key, &turn)
        for id in apps[key]?.windows.keys ?? [] where id != 0 { notifyWindow(id, of: key, &turn) }
    }

    private mutating func takeBack(from key: AppKey, _ turn: inout Turn) {
        if menu?.app == key { closeMenu(&turn) }
        guard var app = apps[key] else { return }
        app.isResumed = false
        KeptApp(key: key, level: .none, at: turn.now, cycle: 0).put(into: &app)
        (app.vehicleData, app.hearsWayPoints, app.services) = ([], false, [])
        app.subscribedButtons = [.customButton]
        for id in app.windows.keys where id != 0 {
            app.windows[id] = nil
            app.reported[.displays]?.forget(window: id)
        }
        awaitedWindows[key]?.keep([0])
        apps[key] = app
        dropModules(of: key, &turn)
        turn.touch(.app(key))
    }

    /// The level it had comes back after a while.
    mutating func beginComeback(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], let comeback = app.comeback else { return }
        guard case .waiting = comeback.outcome else { return note(comeback, of: app, &turn) }
        timers.set(.levelReturns(key), at: turn.now + HeadUnitState.resumingDelay)
    }

    /// Levels that waited for something of the car to be over.
    mutating func returnLevelsHeldUp(_ turn: inout Turn) {
        for app in apps.values where app.comeback?.isHeldUp == true {
            apps[app.key]?.comeback?.isHeldUp = false
            returnLevel(of: app.key, &turn)
        }
    }

    /// Whether the car does something during which no such app comes back, as with SDL Core.
    private func waitsForCar(_ app: RegisteredApp) -> Bool {
        carEvents.contains(.deactivation) || carEvents.contains(.emergency) || hmiSounds.contains(.voice)
            || carEvents.contains(.phoneCall) && app.isMedia
    }

    /// The level an app had, unless the driver has chosen another meanwhile, or another app now has what it needs.
    mutating func returnLevel(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], var comeback = app.comeback, case .waiting = comeback.outcome else { return }
        if app.status.hmiLevel == .none, waitsForCar(app) {
            apps[key]?.comeback?.isHeldUp = true
            return
        }
        comeback.outcome = returnLevel(of: app, comeback.level, &turn)
        apps[key]?.comeback = comeback
        turn.touch(.comeback(key))
        note(comeback, of: app, &turn)
    }

    func note(_ comeback: Comeback, of app: RegisteredApp, _ turn: inout Turn) {
        turn.write(
            Finding(rule: .comeback, message: "\(app.name) \(comeback)", fix: comeback.advice), app: app.key.rawValue,
            function: SDLRegisterAppInterface.name, cause: turn.cause)
    }

    private mutating func returnLevel(
        of app: RegisteredApp, _ level: SDLHMILevel, _ turn: inout Turn
    ) -> Comeback.Outcome {
        guard app.status.hmiLevel == .none else { return .overtaken(app.status.hmiLevel) }
        let (plays, leads) = (carEvents.contains(.audioSource), carEvents.contains(.embeddedNavigation))
        if plays, app.isMedia { return .left("the car itself plays meanwhile") }
        if leads, app.isProjecting { return .left("the car itself leads the way meanwhile") }
        let isBehind = plays && app.types.contains(.navigation) || leads && app.isMedia
        if level == .full, activeApp == nil, !isBehind {
            activate(app.key, &turn)
            return .returned(.full)
        }
        let inItsPlace = activeApp.flatMap { apps[$0]?.name }.map { "\($0) is in front meanwhile" }
        guard app.isAudible || app.isProjecting else {
            return .left(inItsPlace ?? "only apps that are heard or projected go on behind another")
        }
        if let other = inFront.compactMap({ apps[$0] }).first(where: { $0.soundKind == app.soundKind }) {
            return .left("\(other.name) is heard meanwhile, and two of a kind are not heard at once")
        }
        setLevel(.limited, of: app.key, &turn)
        turn.touch(.front)
        return .returned(.limited)
    }
}

/// What becomes of the level an app had when its connection was lost.
struct Comeback: Sendable {
    let level: SDLHMILevel
    /// From the loss of the connection to the next registration.
    let away: Duration
    /// It is due, and the car itself is in the way.
    var isHeldUp = false
    var outcome = Outcome.waiting

    enum Outcome: Sendable {
        case waiting
        case returned(SDLHMILevel)
        /// The driver or a tester has given it a level before it came to that.
        case overtaken(SDLHMILevel)
        /// In NONE, and why.
        case left(String)
    }

    /// What the answer to the registration says; nil where there is nothing to wait for.
    var promise: String? {
        guard case .waiting = outcome else { return nil }
        let delay = HeadUnitState.resumingDelay.components.seconds
        return
            "It was in \(level) when its connection was lost, and comes back to it in \(delay) s if nobody is quicker."
    }

    var advice: String {
        switch outcome {
        case .waiting, .returned, .overtaken:
            "Be ready for a level that no touch of the driver brings, as after a short loss of the link."
        case .left: "Wait to be opened by the driver; an app cannot bring itself to the front."
        }
    }
}

extension Comeback: CustomStringConvertible {
    var description: String {
        let seconds = (away.inMilliseconds / 100).rounded() / 10
        let before = "was in \(level) when its connection was lost, \(seconds) s before it came back;"
        return switch outcome {
        case .waiting: "\(before) it will be again."
        case .returned(let level): "\(before) it is in \(level) again."
        case .overtaken(let level): "\(before) it was given \(level) meanwhile."
        case .left(let why): "\(before) it stays in NONE: \(why)."
        }
    }
}

extension Comeback: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("level", level)
            writer.field("awayMs", Int(away.inMilliseconds))
            switch outcome {
            case .waiting: writer.field("outcome", "waiting")
            case .returned(let level):
                writer.field("outcome", "returned")
                writer.field("to", level)
            case .overtaken(let level):
                writer.field("outcome", "overtaken")
                writer.field("to", level)
            case .left(let why):
                writer.field("outcome", "left")
                writer.field("why", why)
            }
        }
    }
}
