import JSON
import SDLProtocol
import SDLRPC
package import SDLSupport

/// The owners of the car's modules, and the driver's consents to control modules.
package struct ControlState: Feature {
    package var modules: OrderedMap<ModuleRef, CarModule> = [:]
    /// The modules that each app subscribes to, in the car's order.
    private(set) var subscriptions: [AppKey: [ModuleRef]] = [:]
    /// Apps that have selected an audio source of the car and keep their level while that source plays.
    package var keepsContext: Set<AppKey> = []
    /// The owner of each module. An app becomes the owner when the app sets a value, and stays the owner until the app
    /// releases the module.
    package var holders: OrderedMap<ModuleRef, AppKey> = [:]
    /// The driver's answers to apps that requested a module, including answers from earlier runs.
    var consents: OrderedMap<AppKey, OrderedMap<ModuleRef, Consent>> = [:]
    /// The modules that the driver has denied to each app. The driver is not asked about these modules again.
    var denied: [AppKey: Set<ModuleRef>] = [:]
    /// The rate at which apps on a network read each module.
    var rates: [ModuleRef: RateMeter] = [:]
    var questions = DriverQuestions<ConsentQuestion>()

    package func subscribed(_ key: AppKey) -> [ModuleRef] { subscriptions[key] ?? [] }

    func isSubscribed(_ key: AppKey, _ ref: ModuleRef) -> Bool { subscriptions[key]?.contains(ref) == true }

    mutating func subscribe(_ key: AppKey, _ refs: [ModuleRef]) { subscriptions[key] = refs.isEmpty ? nil : refs }

    /// The time that the driver has to answer a question about a module, as in SDL Core.
    static let patience = Duration.seconds(10)
}

/// The driver's answer to an app that requested a module.
struct Consent: Equatable, Sendable {
    let isGiven: Bool
    let at: Instant

    /// The age at which an answer from an earlier run is no longer used, as in SDL Core. The driver is then asked
    /// again.
    static let span = Duration.seconds(30 * 24 * 60 * 60)
}

/// A question to the driver: whether an app may control modules.
struct ConsentQuestion: Sendable {
    let id: String
    let caller: Caller
    /// The request that is carried out after the driver's consent.
    let request: any SDLRPCRequest
    /// All requested modules, with the driver's answers so far; nil for a module without an answer.
    var answers: OrderedMap<ModuleRef, Bool?>
    var endsAt: Instant

    var open: [ModuleRef] { answers.filter { $0.value == nil }.map(\.key) }
}

/// The result of the check whether an app may control a module.
enum Acquisition: Equatable {
    case allowed, asksDriver, inUse, rejected
}

/// The rule by which a module changes its owner when another app requests the module. The names are SDL Core's.
package enum RemoteControlAccess: String, Sendable, CaseIterable {
    case autoAllow = "AUTO_ALLOW"
    case autoDeny = "AUTO_DENY"
    case askDriver = "ASK_DRIVER"
}

extension ControlState {
    /// Returns whether the app may control the module. The checks are in SDL Core's order.
    func acquisition(of ref: ModuleRef, by app: RegisteredApp, _ car: HeadUnitState) -> Acquisition {
        guard reaches(app, ref, car) else { return .rejected }
        guard let holder = holders[ref], holder != app.key else { return .allowed }
        guard denied[app.key]?.contains(ref) != true, app.status.hmiLevel == .full, isShared(ref) else {
            return .rejected
        }
        switch car.settings.access {
        case .autoAllow: return .allowed
        case .autoDeny: return .inUse
        case .askDriver: return .asksDriver
        }
    }

    /// Returns why the app may not control the module.
    func rejection(of ref: ModuleRef, by app: RegisteredApp, _ car: HeadUnitState) -> String {
        guard reaches(app, ref, car) else { return "The module does not serve the seat of the app's user" }
        if denied[app.key]?.contains(ref) == true { return "The driver has denied this module to the app" }
        return app.status.hmiLevel == .full
            ? "Another app has the module, which cannot be shared"
            : "Another app has the module, and only an app in FULL may take it over"
    }

    /// Returns whether the module serves the seat of the app's user. Every module serves the driver's seat, which is
    /// the first seat.
    func reaches(_ app: RegisteredApp, _ ref: ModuleRef, _ car: HeadUnitState) -> Bool {
        guard let seats = car.profile.remoteControl?.seats, seats.rows != nil, seats.columns != nil,
            seats.levels != nil, let driver = seats.seats?.first?.grid
        else { return true }
        let user = app.screen.globalProperties.userLocation?.grid ?? driver
        guard let info = modules[ref]?.info, let area = info.serviceArea ?? info.location else { return true }
        return user.isSame(as: driver) || user.overlaps(area)
    }

    /// Returns whether several apps may use the module, so that an app may take over the module from its owner.
    func isShared(_ ref: ModuleRef) -> Bool { modules[ref]?.info?.allowMultipleAccessOrDefault ?? true }

    /// Makes the app the owner of the module and notifies all remote control apps.
    mutating func give(_ ref: ModuleRef, to key: AppKey, _ turn: inout Turn) {
        guard modules[ref] != nil, turn.car.settings.allowsControl, holders[ref] != key else { return }
        holders[ref] = key
        turn.touch(.module(ref))
        notifyControl(&turn)
    }

    /// Releases the modules of an app that was closed or unregistered, and ends the app's subscriptions and questions.
    mutating func leave(_ key: AppKey, _ turn: inout Turn) {
        dropSubscriptions(of: key, &turn)
        for question in questions.values where question.caller.app == key {
            questions.drop(question, &turn)
            if turn.car.apps[key] != nil { turn.refuse(question.caller, .rejected, Self.closed) }
        }
        for (ticket, question) in turn.askedPresenter {
            guard case .module(.consent(let consent)) = question.purpose, consent.caller.app == key else { continue }
            turn.askedPresenter[ticket] = nil
            if turn.car.apps[key] != nil { turn.refuse(consent.caller, .rejected, Self.closed) }
        }
        let held = holders.filter { $0.value == key }.map(\.key)
        for ref in held {
            holders[ref] = nil
            turn.touch(.module(ref))
        }
        if !held.isEmpty { notifyControl(&turn) }
    }

    private static let closed = "The app was closed while the driver was asked"

    /// Removes all data of an app that has unregistered.
    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        leave(key, &turn)
        denied[key] = nil
        keepsContext.remove(key)
    }

    mutating func notifyControl(_ turn: inout Turn) {
        for app in turn.car.apps.values where app.isController {
            turn.notify(app, status(of: app, isAllowed: turn.car.settings.allowsControl))
        }
        notifyPresenterOfControl(&turn)
    }

    /// Sends each app's modules to a presenting web HMI, even while remote control is forbidden.
    mutating func notifyPresenterOfControl(_ turn: inout Turn) {
        guard turn.policy.isNotified else { return }
        for app in turn.car.apps.values where app.isController {
            turn.add(.notifyPresenter(.control(app.key, status(of: app, isAllowed: true))))
        }
    }

    /// Returns the modules that the app owns and the modules without an owner; both lists are empty if `isAllowed` is
    /// false.
    func status(of app: RegisteredApp, isAllowed: Bool) -> SDLOnRCStatus {
        func list(_ holder: AppKey?) -> [SDLModuleData] {
            guard isAllowed else { return [] }
            return modules.keys.filter { holders[$0] == holder }.map { ref in
                SDLModuleData(moduleType: ref.type, moduleId: ref.id.isEmpty ? nil : ref.id)
            }
        }
        return SDLOnRCStatus(
            allowed: isAllowed, allocatedModules: list(app.key), freeModules: list(nil))
    }
}

extension CarModule {
    var info: SDLModuleInfo? {
        capabilities["moduleInfo"].flatMap { try? SDLModuleInfo.reading($0.json()).value }
    }
}

extension SDLGrid {
    private var boxes: [Range<Int>] {
        [
            col..<col + colspanOrDefault, row..<row + rowspanOrDefault,
            levelOrDefault..<levelOrDefault + levelspanOrDefault,
        ]
    }

    fileprivate func isSame(as other: SDLGrid) -> Bool { boxes == other.boxes }

    fileprivate func overlaps(_ other: SDLGrid) -> Bool {
        zip(boxes, other.boxes).allSatisfy { $0.overlaps($1) }
    }
}
