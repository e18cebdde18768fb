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
    /// A whole app. Published when the app registers or unregisters.
    case app(AppKey)
    /// An overlay. Published when the overlay appears, changes or ends.
    case overlay(String)
    case visibleOverlay
    case vehicle(String)
    /// The current drive: playing, paused or ended.
    case drive
    case cloudApp(String)
    /// All remote-control modules. Published when the profile changes.
    case modules
    case module(ModuleRef)
    /// A question to the driver whether an app may use modules.
    case consent(String)
    case call
    /// The car's route, and the turn-by-turn instructions that apps show.
    case navigation
    /// A service. Published when the service appears, changes or ends.
    case service(String)
    /// A question to the driver whether a service may become the active service.
    case serviceQuestion(String)
    /// The preferred provider for each type of service.
    case serviceDefaults
    case part(AppKey, AppPart)
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
        case .faults: return [(path: ["faults"], value: state.forced.all)]
        case .front:
            return [
                (["activeApp"], state.activeApp?.rawValue), (["audioSource"], state.audioSource?.rawValue),
                (["menu"], state.menu),
            ]
        case .app(let key):
            let tree = state.apps.peek(at: key).map { AppTree($0, in: state) }
            return [(["apps", key.rawValue], tree), (["appOrder"], state.apps.keys.map(\.rawValue))]
        case .overlay(let id):
            let shown = state.overlays[id].map { ImageTree($0, ImageURLs(of: $0.app, in: state)) }
            return [(["overlays", id], shown), (["overlayOrder"], state.overlays.keys)]
        case .visibleOverlay: return [(path: ["visibleOverlay"], value: state.overlays.visible?.id)]
        case .vehicle(let name): return [(path: ["vehicle", name], value: state.vehicle[name])]
        case .drive: return [(path: ["drive"], value: state.playback)]
        case .cloudApp(let id):
            let tree = state.cloudApps[id].map { CloudTree(app: $0, isListed: $0.isListed(among: state.apps)) }
            return [(["cloudApps", id], tree), (["cloudOrder"], state.cloudApps.keys)]
        case .modules: return [(path: ["modules"], value: ControlState.tree(in: state))]
        case .module(let ref):
            guard let tree = ModuleTree(ref, in: state) else { return [] }
            return [(["modules", ref.type.rawValue, ref.id], tree)]
        case .consent(let id):
            return [(path: ["consents", id], value: state.control.questions.open[id]?.tree)]
        case .navigation: return [(path: ["navigation"], value: NavigationTree(state))]
        case .service(let id):
            return [(["services", id], ServiceTree(id, in: state)), (["serviceOrder"], state.services.all.keys)]
        case .serviceQuestion(let id):
            return [(path: ["serviceQuestions", id], value: state.services.questions.open[id]?.tree)]
        case .serviceDefaults: return [(path: ["serviceDefaults"], value: state.services.defaults)]
        case .call: return [(path: ["call"], value: state.calls.current)]
        case .part(let key, let part):
            // If the app has unregistered, the part was removed together with the app.
            guard let app = state.apps.peek(at: key) else { return [] }
            return part.values(of: app, in: state)
        }
    }
}

extension AppPart {
    func values(of app: BorrowedApp, in state: HeadUnitState) -> [TreeValue] {
        let images = ImageURLs(of: app.key, in: state)
        let base: StatePath = ["apps", app.key.rawValue]
        switch self {
        case .status: return app.whole.statusLeaves
        case .window(let id):
            return [(base / "windows" / "\(id)", app.screen.windows[id].map { ImageTree($0, images) })]
        case .hash: return [(base / "hashID", app.hashID)]
        case .buttons: return [(base / "subscribedButtons", app.screen.buttons)]
        case .vehicleData: return [(base / "subscribedVehicleData", state.carData.subscribed(app.key))]
        case .wayPoints: return [(base / "subscribedWayPoints", state.navigation.subscribers.contains(app.key))]
        case .services: return [(base / "subscribedServices", state.services.subscribed(app.key))]
        case .permissions: return [(base / "permissions", app.policy.tree)]
        case .choiceSet(let id):
            let choices = app.choices.sets[id]
            return [(base / "choiceSets" / "\(id)", choices.map { ImageTree($0.tree, images) })]
        case .menu: return app.menu.leaves(of: app.key, images)
        case .globals:
            return [(base / "globalProperties", ImageTree(app.screen.globalProperties, images))]
        case .mediaClock: return [(base / "mediaClock", app.screen.mediaClock)]
        case .haptics: return [(base / "haptics", app.screen.hapticTree)]
        case .file(let name): return [(base / "files" / name, images.tree(of: name)), storage(of: app, in: state)]
        case .storage: return [storage(of: app, in: state)]
        case .icon: return [(base / "icon", app.icon), (base / "iconURL", images.url(ofIcon: app.icon))]
        case .speech: return [(base / "speaking", state.speech.of(app.key))]
        case .streams: return [(base / "streams", state.streams.of(app.key))]
        case .link: return [(base / "link", state.settings.links[app.key])]
        case .levelRestoration: return [(base / "levelRestoration", app.levelRestoration)]
        }
    }

    private func storage(of app: BorrowedApp, in state: HeadUnitState) -> TreeValue {
        let (used, quota) = (state.files[app.key].size, state.profile.storageQuota)
        return (
            ["apps", app.key.rawValue, "storage"],
            ObjectTree { writer in
                writer.field("used", used)
                writer.field("quota", quota)
            }
        )
    }
}

extension Aspect {
    /// Returns the whole state tree as a list of changes, for the start of a journal.
    package static func wholeTree(of state: HeadUnitState) -> [StateChange] {
        let empty: [TreeValue] = [
            (["apps"], JSONValue.object([:])), (["appOrder"], JSONValue.array([])),
            (["overlays"], JSONValue.object([:])), (["overlayOrder"], JSONValue.array([])),
            (["vehicle"], state.vehicle),
            (["cloudApps"], JSONValue.object([:])), (["cloudOrder"], JSONValue.array([])),
            (["consents"], JSONValue.object([:])), (["services"], JSONValue.object([:])),
            (["serviceOrder"], JSONValue.array([])), (["serviceQuestions"], JSONValue.object([:])),
        ]
        let aspects: [Aspect] =
            [.profile, .settings, .modules, .navigation, .serviceDefaults] + state.cloudApps.keys.map(Aspect.cloudApp)
            + state.services.all.keys.map(Aspect.service)
        let known = aspects.flatMap { $0.values(in: state) }
        return (empty + known).compactMap { path, value in
            value.map { value in StateChange(.add(LazyJSON { value.json() }), at: path) }
        }
    }
}
