import JSON
import SDLRPC
import SDLSupport

/// A part of the head unit with its own state. Only the feature's functions change this state. These functions read
/// other parts of the head unit through `Turn.car`, and change other parts by raising events.
protocol Feature: Sendable {
    init()
}

/// A change that a feature requests from another part of the head unit.
enum HeadUnitEvent: Sendable {
    case activate(AppKey)
    case close(AppKey)
    case unregister(AppKey, SDLAppInterfaceUnregisteredReason)
    /// An app has changed data that a resumption restores, so the app needs a new resumption hash.
    case hash(AppKey)
    case sound
    /// The system contexts of apps may have changed.
    case contexts
    /// An overlay replaces another overlay.
    case show(Overlay)
    /// The driver has pressed a subtle alert, and the alert's app is active now.
    case pressed(Overlay)
    case say([SDLTTSChunk], Caller)
    case route
    /// An app navigates the car to a place through the car's service.
    case go(SDLLocationDetails)
    /// The app subscribes to service updates and publishes a service.
    case publish(SDLAppServiceManifest, Caller)
    /// An app does not support a request that was passed to the app's service. `isPassed` says whether the request was
    /// then passed to another app.
    case passedBack(HeadUnitInput.Request, Caller, isPassed: Bool)
    /// The web HMI has returned the path of a service's file.
    case fileNamed(SDLGetFile, Caller, PresenterReply)
    case openMenu(Int, AppKey)
    case windowGone(Int, AppKey)
    case closeMenu
    /// The app's icon has changed; nil means that the app has no icon.
    case icon(AppKey, String?)
    case set(HeadUnitSettings)
    /// The display mode in the settings has changed to this mode.
    case showsMode(String)
    case access(RemoteControlAccess)
    case allowsControl(Bool)
    case distraction
    case languages
    /// The permissions of an app have changed.
    case policy(AppKey)
    case drive(DriveValues)
    /// A member of vehicle data changes because a part of the car has changed.
    case vehicle(JSONPath, JSONValue)
    /// A module or the light sensor reports another display mode.
    case displayMode(JSONValue?)
    /// The temperature of the cabin has changed, in degrees Celsius.
    case cabin(Double)
    case link(LinkQuality)
}

/// A raised event, with the effects and touched aspects that come after the event.
struct RaisedEvent {
    let event: HeadUnitEvent
    let effects: ArraySlice<HeadUnitEffect>
    let touched: ArraySlice<Aspect>
}

extension HeadUnitState {
    /// Runs a function of a feature, and then the events that the function has raised.
    mutating func change<Owner: Feature, Result, Failure: Error>(
        _ place: WritableKeyPath<HeadUnitState, Owner>, _ turn: inout Turn,
        _ body: (inout Owner, inout Turn) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The feature is moved out of the state, because a change of a shared value would copy the feature.
        var owner = Owner()
        swap(&owner, &self[keyPath: place])
        turn.lend(consume self)
        defer {
            self = turn.takeBack()
            swap(&owner, &self[keyPath: place])
            settle(&turn)
        }
        return try body(&owner, &turn)
    }

    /// Runs a function of an app's feature, if the app is registered.
    @discardableResult
    mutating func change<Owner: Feature, Result, Failure: Error>(
        _ part: WritableKeyPath<RegisteredApp, Owner>, of key: AppKey, _ turn: inout Turn,
        _ body: (inout Owner, inout Turn) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard apps.peek(at: key) != nil else { return nil }
        var owner = Owner()
        exchange(&owner, part, of: key)
        turn.lend(consume self)
        defer {
            self = turn.takeBack()
            exchange(&owner, part, of: key)
            settle(&turn)
        }
        return try body(&owner, &turn)
    }

    private mutating func exchange<Owner>(
        _ owner: inout Owner, _ part: WritableKeyPath<RegisteredApp, Owner>, of key: AppKey
    ) {
        swap(&owner, &apps[key]![keyPath: part])
    }

    private mutating func settle(_ turn: inout Turn) {
        for raised in turn.takeRaised() {
            carryOut(raised.event, &turn)
            turn.append(raised)
        }
    }

    private mutating func carryOut(_ event: HeadUnitEvent, _ turn: inout Turn) {
        switch event {
        case .activate(let key): activate(key, &turn)
        case .close(let key): close(key, &turn)
        case .unregister(let key, let reason): if let app = apps[key] { unregister(app, reason, &turn) }
        case .hash(let key): changeHash(of: key, &turn)
        case .sound: updateSound(&turn)
        case .contexts: updateContexts(&turn)
        case .show(let overlay): change(\.overlays, &turn) { $0.show(overlay, &$1) }
        case .pressed(let overlay):
            if let app = apps[overlay.app] { turn.notify(app, SDLOnSubtleAlertPressed()) }
            change(\.overlays, &turn) { $0.finish(overlay.id, .success, &$1) }
        case .say(let chunks, let caller): change(\.speech, &turn) { $0.say(chunks, for: caller, &$1) }
        case .route: change(\.services, &turn) { $0.updateNavigationService(&$1) }
        case .publish(let manifest, let caller):
            if apps[caller.app]?.capabilities.subscribed.contains(.appServices) == false {
                apps[caller.app]?.capabilities.subscribed.append(.appServices)
            }
            change(\.services, &turn) { $0.publish(manifest, caller, &$1) }
        case .passedBack(let request, let caller, let isPassed):
            if !isPassed { route(request, caller, &turn) }
            waitUsually(for: request, caller, &turn)
        case .fileNamed(let request, let caller, let reply):
            change(\.files, &turn) { $0.conclude(file: request, caller, reply, &$1) }
        case .icon(let key, let name):
            apps[key]?.icon = name
            turn.touch(.icon, of: key)
        case .closeMenu: closeMenu(&turn)
        case .windowGone(let id, let key): apps[key]?.capabilities.forget(window: id)
        case .openMenu(let id, let key): openMenu(id, of: key, &turn)
        case .set(let wanted): try? change(\.settings, &turn) { try $0.set(wanted, &$1) }
        case .showsMode(let mode):
            let shown = JSONValue.string(mode.uppercased())
            change(\.carData, &turn) { $0.follow(CarData.lightSensor, shown, &$1) }
            change(\.control, &turn) { $0.follow(displayMode: shown, &$1) }
        case .access(let access):
            if access != .askDriver { control.forgetDenials() }
        case .allowsControl(let allowed):
            change(\.control, &turn) { control, turn in
                if !allowed { control.forbid(&turn) }
                control.notifyControl(&turn)
            }
        case .distraction:
            for key in apps.keys { notifyDistraction(of: key, &turn) }
            if settings.distraction == .ddOn { change(\.overlays, &turn) { $0.withholdKeyboard(&$1) } }
        case .languages: notifyLanguages(&turn)
        case .policy(let key): renewPolicy(of: key, &turn)
        case .drive(let signals):
            let (before, link, wanted) = (carData.vehicle, settings.link, signals.settings)
            if wanted != HeadUnitSettings() { carryOut(.set(wanted), &turn) }
            change(\.carData, &turn) { $0.apply(signals, since: before, link, &$1) }
        case .vehicle(let path, let value): change(\.carData, &turn) { $0.follow(path, value, &$1) }
        case .displayMode(let mode):
            guard presenter.policy.hasProfileCar, mode == "DAY" || mode == "NIGHT",
                let mode = mode?.string?.lowercased(), mode != settings.mode
            else { return }
            var wanted = HeadUnitSettings()
            wanted.mode = mode
            carryOut(.set(wanted), &turn)
        case .cabin(let temperature): change(\.control, &turn) { $0.follow(cabin: temperature, &$1) }
        case .link(let link):
            settings.link = link
            turn.touch(.settings)
        case .go(let place): change(\.navigation, &turn) { $0.setRoute([place], &$1) }
        }
    }
}
