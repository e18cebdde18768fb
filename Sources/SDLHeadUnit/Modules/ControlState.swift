import JSON
import SDLProtocol
import SDLRPC
package import SDLSupport

/// Who controls which module, and what the driver has said to it.
package struct ControlState: Sendable {
    /// The app that has set something of a module, until it leaves it.
    package var holders: OrderedMap<ModuleRef, AppKey> = [:]
    /// What the driver has answered, also in an earlier run.
    var consents: OrderedMap<AppKey, OrderedMap<ModuleRef, Consent>> = [:]
    /// Whom the driver has turned away from a module. They are not asked for again.
    var denied: [AppKey: Set<ModuleRef>] = [:]
    /// How fast apps over a network read each module.
    var rates: [ModuleRef: RateMeter] = [:]
    /// What the driver is being asked.
    var questions: OrderedMap<String, ConsentQuestion> = [:]

    /// How long SDL Core waits for the driver.
    static let patience = Duration.seconds(10)
}

/// What the driver has said to an app that wanted a module.
struct Consent: Equatable, Sendable {
    let isGiven: Bool
    let at: Instant

    /// How long it holds, as with SDL Core: whoever begins after that has to ask again.
    static let span = Duration.seconds(30 * 24 * 60 * 60)
}

/// Whether an app may control modules, asked of the driver.
struct ConsentQuestion: Sendable {
    let id: String
    let caller: Caller
    /// What was asked for, and goes on with a good answer.
    let request: any SDLRPCRequest
    /// Every module that is asked for, with what is known of it already.
    var answers: OrderedMap<ModuleRef, Bool?>
    var endsAt: Instant

    var open: [ModuleRef] { answers.filter { $0.value == nil }.map(\.key) }
}

/// What becomes of an app's wish for a module that may be another's.
enum Acquisition: Equatable {
    case allowed, asksDriver, inUse, rejected
}

/// How modules change hands while one app has them and another wants them, as SDL Core calls it.
package enum RemoteControlAccess: String, Sendable, CaseIterable {
    case autoAllow = "AUTO_ALLOW"
    case autoDeny = "AUTO_DENY"
    case askDriver = "ASK_DRIVER"
}

extension HeadUnitState {
    /// SDL Core's questions, in its order.
    func acquisition(of ref: ModuleRef, by app: RegisteredApp) -> Acquisition {
        guard reaches(app, ref) else { return .rejected }
        guard let holder = control.holders[ref], holder != app.key else { return .allowed }
        guard control.denied[app.key]?.contains(ref) != true, app.status.hmiLevel == .full, isShared(ref) else {
            return .rejected
        }
        switch settings.access {
        case .autoAllow: return .allowed
        case .autoDeny: return .inUse
        case .askDriver: return .asksDriver
        }
    }

    /// Whether the module serves where the app's user sits. The driver's seat, the first, is served by all.
    func reaches(_ app: RegisteredApp, _ ref: ModuleRef) -> Bool {
        guard let seats = profile.remoteControl?.seats, seats.rows != nil, seats.columns != nil, seats.levels != nil,
            let driver = seats.seats?.first?.grid
        else { return true }
        let user = app.globalProperties.userLocation?.grid ?? driver
        guard let info = modules[ref]?.info, let area = info.serviceArea ?? info.location else { return true }
        return user.isSame(as: driver) || user.overlaps(area)
    }

    /// Whether a second app may have the module at all.
    func isShared(_ ref: ModuleRef) -> Bool { modules[ref]?.info?.allowMultipleAccessOrDefault ?? true }

    /// The app has set something: the module is its own, and every app for remote control hears of it.
    mutating func give(_ ref: ModuleRef, to key: AppKey, _ turn: inout Turn) {
        guard modules[ref] != nil, settings.allowsControl, control.holders[ref] != key else { return }
        control.holders[ref] = key
        turn.touch(.module(ref))
        notifyControl(&turn)
    }

    /// The app goes: what it had is free, and it watches nothing.
    mutating func leaveModules(_ key: AppKey, _ turn: inout Turn) {
        dropModules(of: key, &turn)
        for question in control.questions.values where question.caller.app == key {
            drop(question, &turn)
            if apps[key] != nil { turn.refuse(question.caller, .rejected) }
        }
        for (ticket, question) in askedPresenter {
            guard case .module(.consent(let consent)) = question.purpose, consent.caller.app == key else { continue }
            askedPresenter[ticket] = nil
            if apps[key] != nil { turn.refuse(consent.caller, .rejected) }
        }
        let held = control.holders.filter { $0.value == key }.map(\.key)
        for ref in held {
            control.holders[ref] = nil
            turn.touch(.module(ref))
        }
        if !held.isEmpty { notifyControl(&turn) }
    }

    mutating func notifyControl(_ turn: inout Turn) {
        for app in apps.values where app.isController { turn.notify(app, controlStatus(of: app)) }
        notifyPresenterOfControl(&turn)
    }

    /// A presenting web HMI hears of each app what that has, whether or not the driver lets apps control anything.
    mutating func notifyPresenterOfControl(_ turn: inout Turn) {
        guard presenter == .hmi else { return }
        for app in apps.values where app.isController {
            turn.add(.notifyPresenter(.control(app.key, controlStatus(of: app, isAllowed: true))))
        }
    }

    /// What an app has, and what nobody has.
    func controlStatus(of app: RegisteredApp) -> SDLOnRCStatus {
        controlStatus(of: app, isAllowed: settings.allowsControl)
    }

    private func controlStatus(of app: RegisteredApp, isAllowed: Bool) -> SDLOnRCStatus {
        func list(_ holder: AppKey?) -> [SDLModuleData] {
            guard isAllowed else { return [] }
            return modules.keys.filter { control.holders[$0] == holder }.map { ref in
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
