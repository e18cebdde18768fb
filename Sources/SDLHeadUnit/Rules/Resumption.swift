import JSON
import SDLRPC
import SDLSupport

/// The outcome of an app's request to resume.
enum Resumption {
    case notAsked, done, failed
}

// Resumption of an app that lost its connection.
extension HeadUnitState {
    /// The delay before an app gets its level back, as in SDL Core. The driver may change the level during the delay.
    static let resumingDelay = Duration.seconds(3)

    /// Restores an app's data if the hash in the request equals the last hash that the app received.
    mutating func resume(_ app: inout RegisteredApp, _ request: SDLRegisterAppInterface) -> Resumption {
        let before = lost[app.key]
        app.icon = files.resumeIcon(of: app.key) ?? before?.icon.flatMap { files[app.key].all[$0] == nil ? nil : $0 }
        guard let hash = request.hashID else { return .notAsked }
        guard let before, before.hashID == hash else { return .failed }
        before.restore(&app)
        control.subscribe(app.key, before.modules.filter { control.modules[$0] != nil })
        let items = before.vehicleData.filter { presenter.policy.answersForCar || profile.vehicle(has: $0) }
        carData.subscriptions[app.key] = items
        if before.isSubscribedToWayPoints, presenter.policy.answersForCar || profile.providesWayPoints {
            navigation.subscribers.insert(app.key)
        }
        services.subscribe(app.key, profile.services == nil ? [] : before.services)
        return .done
    }

    /// Returns the level restoration of an app that was in FULL or LIMITED when its connection was lost; nil for any
    /// other app. The time since the loss matters only if the car was switched off during this time.
    func levelRestoration(of app: RegisteredApp, _ now: Instant) -> LevelRestoration? {
        guard let before = lost[app.key], before.level == .full || before.level == .limited,
            profile.initialLevel == .none, !app.policy.isRevoked
        else { return nil }
        var restoration = LevelRestoration(level: before.level, away: now - before.at)
        if let obstacle = ignition.obstacle(to: before, at: now + Self.resumingDelay) {
            restoration.outcome = .left(obstacle)
        }
        return restoration
    }

    /// Handles the web HMI's report on a restoration. If the HMI refused a part, all parts are removed, as in SDL Core.
    mutating func restored(_ session: SessionRef, isWhole: Bool, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.awaitsRestoring == true else { return }
        apps[key]?.awaitsRestoring = false
        if !isWhole { takeBack(from: key, &turn) }
        beginLevelRestoration(of: key, &turn)
        isBack(key, &turn)
        if let app = apps[key] { change(\.capabilities, of: key, &turn) { $0.hearDisplays(of: app, &$1) } }
    }

    /// Completes a restoration: sends the route, a new resumption hash and the status of the widgets to the app.
    mutating func isBack(_ key: AppKey, _ turn: inout Turn) {
        change(\.navigation, &turn) { $0.sendRoute(to: key, &$1) }
        changeHash(of: key, &turn)
        change(\.screen, of: key, &turn) { $0.resumeWidgets(of: key, &$1) }
    }

    // MARK: Hashes

    /// Creates a new resumption hash after a change that the app would have to repeat after a lost connection.
    mutating func changeHash(of key: AppKey, _ turn: inout Turn) {
        // An external head unit sends hashes itself. A resuming app gets a hash when its restoration has ended.
        guard presenter.policy.judgesRequests, apps[key]?.awaitsRestoring != true else { return }
        let hash = "\(key.rawValue)-\(turn.counter.next())"
        apps[key]?.hashID = hash
        turn.keep()
        turn.touch(.hash, of: key)
        apps[key]?.hasUnsentHash = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    private mutating func notifyHash(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.hasUnsentHash, let hash = app.hashID else { return }
        apps[key]?.hasUnsentHash = false
        turn.notify(app, SDLOnHashChange(hashID: hash))
    }

    mutating func holdHash(on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return }
        apps[key]?.hasUnsentHash = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    /// Restores the earlier resumption hash after a refused request, unless the app has a newer hash.
    mutating func drop(_ hash: String, to before: String?, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.hashID == hash else { return }
        apps[key]?.hashID = before
        turn.keep()
        turn.touch(.hash, of: key)
    }

    /// Starts or ends the time in which new resumption hashes are not sent to apps. As in SDL Core, hashes that are
    /// created between SUSPEND and OnAwakeSDL are sent after OnAwakeSDL.
    mutating func suspend(_ isOn: Bool, _ turn: inout Turn) {
        isSuspended = isOn
        guard !isOn else { return }
        for key in apps.keys { notifyHash(of: key, &turn) }
    }

    // MARK: Levels

    private mutating func takeBack(from key: AppKey, _ turn: inout Turn) {
        if menu?.app == key { closeMenu(&turn) }
        guard var app = apps[key] else { return }
        app.isResumed = false
        KeptApp(key: key, level: .none, at: turn.now, cycle: 0).put(into: &app)
        carData.subscriptions[key] = nil
        services.subscribe(key, [])
        navigation.subscribers.remove(key)
        app.screen.keep(buttons: [.customButton])
        app.screen.dropWidgets()
        app.capabilities.dropWidgets()
        apps[key] = app
        change(\.control, &turn) { $0.dropSubscriptions(of: key, &$1) }
        turn.touch(.app(key))
    }

    /// Starts the timer after which the app gets its level back.
    mutating func beginLevelRestoration(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], let restoration = app.levelRestoration else { return }
        guard case .waiting = restoration.outcome else { return note(restoration, of: app, &turn) }
        turn.timers.set(.levelReturns(key), at: turn.now + HeadUnitState.resumingDelay)
    }

    /// Restores the levels of the apps that waited for the end of an event of the car.
    mutating func returnLevelsHeldUp(_ turn: inout Turn) {
        for app in apps.values where app.levelRestoration?.isHeldUp == true {
            apps[app.key]?.levelRestoration?.isHeldUp = false
            returnLevel(of: app.key, &turn)
        }
    }

    /// Returns whether an event of the car delays the restoration of the app's level, as in SDL Core.
    private func waitsForCar(_ app: RegisteredApp) -> Bool {
        carEvents.contains(.deactivation) || carEvents.contains(.emergency) || hmiSounds.contains(.voice)
            || carEvents.contains(.phoneCall) && app.isMedia
    }

    /// Restores the level of an app, unless the driver has chosen a level in the meantime or another app uses the same
    /// sound or screen.
    mutating func returnLevel(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], var pending = app.levelRestoration, case .waiting = pending.outcome else { return }
        if app.status.hmiLevel == .none, waitsForCar(app) {
            apps[key]?.levelRestoration?.isHeldUp = true
            return
        }
        pending.outcome = returnLevel(of: app, pending.level, &turn)
        apps[key]?.levelRestoration = pending
        turn.touch(.levelRestoration, of: key)
        note(pending, of: app, &turn)
    }

    func note(_ restoration: LevelRestoration, of app: RegisteredApp, _ turn: inout Turn) {
        turn.write(
            Finding(rule: .levelRestoration, message: "\(app.name) \(restoration)", fix: restoration.advice),
            app: app.key.rawValue, function: SDLRegisterAppInterface.name, cause: turn.cause)
    }

    private mutating func returnLevel(
        of app: RegisteredApp, _ level: SDLHMILevel, _ turn: inout Turn
    ) -> LevelRestoration.Outcome {
        guard app.status.hmiLevel == .none else { return .overtaken(app.status.hmiLevel) }
        let (plays, leads) = (carEvents.contains(.audioSource), carEvents.contains(.embeddedNavigation))
        if plays, app.isMedia { return .left("the car's own audio source is playing") }
        if leads, app.isProjecting { return .left("the car's own navigation is active") }
        let isBehind = plays && app.types.contains(.navigation) || leads && app.isMedia
        if level == .full, activeApp == nil, !isBehind {
            activate(app.key, &turn)
            return .returned(.full)
        }
        let inItsPlace = activeApp.flatMap { apps[$0]?.name }.map { "\($0) is in front" }
        guard app.isAudible || app.isProjecting else {
            return .left(inItsPlace ?? "only apps with sound or video may continue behind another app")
        }
        if let other = inFront.compactMap({ apps[$0] }).first(where: { $0.soundKind == app.soundKind }) {
            return .left("\(other.name) plays the same kind of sound")
        }
        setLevel(.limited, of: app.key, &turn)
        turn.touch(.front)
        return .returned(.limited)
    }
}

/// The restoration of the level that an app had when the app lost its connection.
struct LevelRestoration: Sendable {
    let level: SDLHMILevel
    /// The time from the loss of the connection to the next registration.
    let away: Duration
    /// Whether an event of the car delays the restoration.
    var isHeldUp = false
    var outcome = Outcome.waiting

    enum Outcome: Sendable {
        case waiting
        case returned(SDLHMILevel)
        /// The level is not restored, because the driver or a tester has set a different level. The value is that
        /// level.
        case overtaken(SDLHMILevel)
        /// The level is not restored, and the app stays in NONE. The text is the reason.
        case left(String)
    }

    /// The text for the registration response; nil if the level will not be restored later.
    var promise: String? {
        guard case .waiting = outcome else { return nil }
        let delay = HeadUnitState.resumingDelay.components.seconds
        return
            "The app was in \(level) when its connection was lost. "
            + "The app returns to \(level) in \(delay) s unless the driver acts first."
    }

    var advice: String {
        switch outcome {
        case .waiting, .returned, .overtaken:
            "Expect level changes that the driver did not cause, for example after a short connection loss."
        case .left: "Wait until the driver opens the app; an app cannot activate itself."
        }
    }
}

extension LevelRestoration: CustomStringConvertible {
    var description: String {
        let seconds = (away.inMilliseconds / 100).rounded() / 10
        let before = "was in \(level) when its connection was lost, \(seconds) s before the app registered again;"
        return switch outcome {
        case .waiting: "\(before) the level will be restored."
        case .returned(let level): "\(before) the app is in \(level) again."
        case .overtaken(let level): "\(before) the level was set to \(level) before the restoration."
        case .left(let why): "\(before) the app stays in NONE: \(why)."
        }
    }
}

extension LevelRestoration: JSONWritable {
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
