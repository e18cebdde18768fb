import JSON
package import Journaling
import SDLRPC
import SDLSupport

/// A part of the head unit's state that is published as a unit. docs/state-tree.md describes the shapes.
///
/// Handlers touch the aspects they change. At the end of a turn, each touched aspect is published once, in the order of
/// the first touch.
package enum Aspect: Hashable, Sendable {
    case profile
    case settings
    /// The responses that a tester forces.
    case faults
    /// The active app, the audio source and the open menu.
    case front
    /// A whole app, when it registers or unregisters.
    case app(AppKey)
    /// An overlay, when it appears, changes or ends.
    case overlay(String)
    case visibleOverlay
    case vehicle(String)
    /// The drive that is playing.
    case drive
    case cloudApp(String)
    /// All remote-control modules, when the car changes.
    case modules
    case module(ModuleRef)
    /// A question to the driver whether an app may use modules.
    case consent(String)
    case call
    /// The car's route, and the turn instructions that apps show.
    case navigation
    /// A service, when it is published, changes or is withdrawn.
    case service(String)
    /// A question to the driver whether a service may become the active one.
    case serviceQuestion(String)
    /// The preferred provider for each type of service.
    case serviceDefaults
    case part(AppKey, AppPart)

    static func status(_ key: AppKey) -> Aspect { .part(key, .status) }
    static func window(_ key: AppKey, _ id: Int) -> Aspect { .part(key, .window(id)) }
    static func hash(_ key: AppKey) -> Aspect { .part(key, .hash) }
    static func buttons(_ key: AppKey) -> Aspect { .part(key, .buttons) }
    static func vehicleData(_ key: AppKey) -> Aspect { .part(key, .vehicleData) }
    static func wayPoints(_ key: AppKey) -> Aspect { .part(key, .wayPoints) }
    static func services(_ key: AppKey) -> Aspect { .part(key, .services) }
    static func permissions(_ key: AppKey) -> Aspect { .part(key, .permissions) }
    static func choiceSet(_ key: AppKey, _ id: Int) -> Aspect { .part(key, .choiceSet(id)) }
    static func menu(_ key: AppKey) -> Aspect { .part(key, .menu) }
    static func globals(_ key: AppKey) -> Aspect { .part(key, .globals) }
    static func mediaClock(_ key: AppKey) -> Aspect { .part(key, .mediaClock) }
    static func haptics(_ key: AppKey) -> Aspect { .part(key, .haptics) }
    static func file(_ key: AppKey, _ name: String) -> Aspect { .part(key, .file(name)) }
    static func storage(_ key: AppKey) -> Aspect { .part(key, .storage) }
    static func icon(_ key: AppKey) -> Aspect { .part(key, .icon) }
    static func speech(_ key: AppKey) -> Aspect { .part(key, .speech) }
    static func streams(_ key: AppKey) -> Aspect { .part(key, .streams) }
    static func link(_ key: AppKey) -> Aspect { .part(key, .link) }
    static func levelRestoration(_ key: AppKey) -> Aspect { .part(key, .levelRestoration) }
}

/// A part of an app's state that is published as a unit.
package enum AppPart: Hashable, Sendable {
    case status
    case window(Int)
    case hash
    case buttons
    case vehicleData
    case wayPoints
    case services
    case permissions
    case choiceSet(Int)
    case menu
    case globals
    case mediaClock
    case haptics
    case file(String)
    case storage
    case icon
    case speech
    case streams
    case link
    case levelRestoration
}

/// A path in the state tree and the value at this path; a nil value removes the path.
typealias TreeValue = (path: StatePath, value: (any JSONWritable & Sendable)?)

extension Aspect {
    /// Returns the paths and values to publish. A nil value removes its path.
    func values(in state: HeadUnitState) -> [TreeValue] {
        switch self {
        case .profile: return [(path: ["profile"], value: state.profile.document)]
        case .settings: return state.settings.leaves
        case .faults: return [(path: ["faults"], value: state.forced)]
        case .front:
            return [
                (["activeApp"], state.activeApp?.rawValue), (["audioSource"], state.audioSource?.rawValue),
                (["menu"], state.menu),
            ]
        case .app(let key):
            let tree = state.apps[key].map { AppTree(app: $0, profile: state.profile) }
            return [(["apps", key.rawValue], tree), (["appOrder"], state.apps.keys.map(\.rawValue))]
        case .overlay(let id):
            let shown = state.overlays[id].map { ImageTree($0, in: state.apps[$0.app], on: state.profile) }
            return [(["overlays", id], shown), (["overlayOrder"], state.overlays.keys)]
        case .visibleOverlay: return [(path: ["visibleOverlay"], value: state.visibleOverlay?.id)]
        case .vehicle(let name): return [(path: ["vehicle", name], value: state.vehicle[name])]
        case .drive: return [(path: ["drive"], value: state.playback)]
        case .cloudApp(let id):
            let tree = state.cloudApps[id].map { CloudTree(app: $0, isListed: state.isListed($0)) }
            return [(["cloudApps", id], tree), (["cloudOrder"], state.cloudApps.keys)]
        case .modules: return [(path: ["modules"], value: ModulesTree(state))]
        case .module(let ref):
            guard let tree = ModuleTree(ref, in: state) else { return [] }
            return [(["modules", ref.type.rawValue, ref.id], tree)]
        case .consent(let id):
            return [(path: ["consents", id], value: state.control.questions[id].map(ConsentTree.init))]
        case .navigation: return [(path: ["navigation"], value: NavigationTree(state))]
        case .service(let id):
            return [(["services", id], ServiceTree(id, in: state)), (["serviceOrder"], state.services.all.keys)]
        case .serviceQuestion(let id):
            return [
                (path: ["serviceQuestions", id], value: state.services.questions[id].map(ServiceQuestionTree.init))
            ]
        case .serviceDefaults:
            return [(path: ["serviceDefaults"], value: ServiceDefaultsTree(defaults: state.services.defaults))]
        case .call: return [(path: ["call"], value: state.call)]
        case .part(let key, let part):
            // If the app has unregistered, the part was removed together with the app.
            guard let app = state.apps.peek(at: key) else { return [] }
            return part.values(of: app, on: state.profile)
        }
    }
}

extension AppPart {
    fileprivate func values(of app: BorrowedApp, on profile: Profile) -> [TreeValue] {
        let base: StatePath = ["apps", app.key.rawValue]
        switch self {
        case .status: return app.whole.statusLeaves
        case .window(let id):
            return [(base / "windows" / "\(id)", app.windows[id].map { ImageTree($0, in: app, on: profile) })]
        case .hash: return [(base / "hashID", app.hashID)]
        case .buttons: return [(base / "subscribedButtons", app.subscribedButtons)]
        case .vehicleData: return [(base / "subscribedVehicleData", app.vehicleData)]
        case .wayPoints: return [(base / "subscribedWayPoints", app.isSubscribedToWayPoints)]
        case .services: return [(base / "subscribedServices", app.services)]
        case .permissions: return [(base / "permissions", PermissionTable(policy: app.policy))]
        case .choiceSet(let id):
            let choices = app.choiceSets[id].map { ImageTree(ChoiceSetTree(choices: $0), in: app, on: profile) }
            return [(base / "choiceSets" / "\(id)", choices)]
        case .menu: return app.whole.menuLeaves(on: profile)
        case .globals: return [(base / "globalProperties", ImageTree(app.globalProperties, in: app, on: profile))]
        case .mediaClock: return [(base / "mediaClock", app.mediaClock)]
        case .haptics: return [(base / "haptics", HapticTree(rects: app.haptics, row: app.hapticsRow))]
        case .file(let name):
            let file = app.files[name].map {
                FileTree(file: $0, url: ImageURLs(key: app.key, files: app.files).url(of: name, $0))
            }
            return [
                (base / "files" / name, file),
                (base / "storage", StorageTree(app: app.whole, quota: profile.storageQuota)),
            ]
        case .storage: return [(base / "storage", StorageTree(app: app.whole, quota: profile.storageQuota))]
        case .icon: return [(base / "icon", app.icon), (base / "iconURL", app.iconURL)]
        case .speech: return [(base / "speaking", app.speech)]
        case .streams: return [(base / "streams", StreamTree(streams: app.streams))]
        case .link: return [(base / "link", app.link)]
        case .levelRestoration: return [(base / "levelRestoration", app.levelRestoration)]
        }
    }
}

extension HeadUnitState {
    /// The whole state tree as a list of changes, for the start of a journal.
    package var wholeTree: [StateChange] {
        let empty: [TreeValue] = [
            (["apps"], JSONValue.object([:])), (["appOrder"], JSONValue.array([])),
            (["overlays"], JSONValue.object([:])), (["overlayOrder"], JSONValue.array([])), (["vehicle"], vehicle),
            (["cloudApps"], JSONValue.object([:])), (["cloudOrder"], JSONValue.array([])),
            (["consents"], JSONValue.object([:])), (["services"], JSONValue.object([:])),
            (["serviceOrder"], JSONValue.array([])), (["serviceQuestions"], JSONValue.object([:])),
        ]
        let aspects: [Aspect] =
            [.profile, .settings, .modules, .navigation, .serviceDefaults] + cloudApps.keys.map(Aspect.cloudApp)
            + services.all.keys.map(Aspect.service)
        let known = aspects.flatMap { $0.values(in: self) }
        return (empty + known).compactMap { path, value in
            value.map { value in StateChange(.add(LazyJSON { value.json() }), at: path) }
        }
    }
}
