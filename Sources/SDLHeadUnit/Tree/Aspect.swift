import SDLRPC
import SDLSupport

/// A part of the head unit's state that is told together. docs/state-tree.md has the shapes.
///
/// Handlers touch what they change; at the end of a turn each touched aspect is told once, in the order of the first
/// touch.
enum Aspect: Hashable {
    case profile
    case settings
    /// Who is in front, who is heard, which menu is open.
    case front
    /// A whole app: it came or went.
    case app(AppKey)
    case status(AppKey)
    case window(AppKey, Int)
    case hash(AppKey)
    case buttons(AppKey)
    case permissions(AppKey)
    case choiceSet(AppKey, Int)
    case menu(AppKey)
    case globals(AppKey)
    case mediaClock(AppKey)
    case haptics(AppKey)
    case file(AppKey, String)
    case icon(AppKey)
    case speech(AppKey)
    /// An overlay came, changed or went.
    case overlay(String)
    case visibleOverlay
}

/// A value for a place in the state tree; nil takes away what is there.
typealias TreeValue = (path: StatePath, value: (any JSONWritable & Sendable)?)

extension Aspect {
    /// The values to put in the tree; nil where there is none any more.
    func values(in state: HeadUnitState) -> [TreeValue] {
        switch self {
        case .profile: return [(path: ["profile"], value: state.profile.document)]
        case .settings: return state.settings.leaves
        case .front:
            return [
                (["activeApp"], state.activeApp?.rawValue), (["audioSource"], state.audioSource?.rawValue),
                (["menu"], state.menu),
            ]
        case .app(let key):
            return [(["apps", key.rawValue], state.apps[key]), (["appOrder"], state.apps.keys.map(\.rawValue))]
        case .status(let key): return state.apps[key].map { $0.statusLeaves } ?? []
        case .window(let key, let id):
            return [(["apps", key.rawValue, "windows", "\(id)"], state.apps[key]?.windows[id])]
        case .hash(let key): return [(["apps", key.rawValue, "hashID"], state.apps[key]?.hashID)]
        case .buttons(let key):
            return [(["apps", key.rawValue, "subscribedButtons"], state.apps[key]?.subscribedButtons)]
        case .permissions(let key):
            guard state.apps[key] != nil else { return [] }
            return [(["apps", key.rawValue, "permissions"], PermissionTable(policy: state.policy(of: key)))]
        case .choiceSet(let key, let id):
            let choices = state.apps[key]?.choiceSets[id].map { ChoiceSetTree(choices: $0) }
            return [(["apps", key.rawValue, "choiceSets", "\(id)"], choices)]
        case .menu(let key): return state.apps[key]?.menuLeaves ?? []
        case .globals(let key):
            return [(["apps", key.rawValue, "globalProperties"], state.apps[key]?.globalProperties)]
        case .mediaClock(let key): return [(["apps", key.rawValue, "mediaClock"], state.apps[key]?.mediaClock)]
        case .haptics(let key):
            return [(["apps", key.rawValue, "haptics"], state.apps[key].map { HapticTree(rects: $0.haptics) })]
        case .file(let key, let name):
            let file = state.apps[key]?.files[name].map { FileTree(file: $0) }
            let storage = state.apps[key].map { StorageTree(app: $0, quota: state.profile.storageQuota) }
            return [(["apps", key.rawValue, "files", name], file), (["apps", key.rawValue, "storage"], storage)]
        case .icon(let key): return [(["apps", key.rawValue, "icon"], state.apps[key]?.icon)]
        case .speech(let key): return [(["apps", key.rawValue, "speaking"], state.apps[key]?.speech)]
        case .overlay(let id):
            let overlay: TreeValue = (["overlays", id], state.overlays[id])
            return [overlay, (["overlayOrder"], Array(state.overlays.keys))]
        case .visibleOverlay: return [(path: ["visibleOverlay"], value: state.visibleOverlay?.id)]
        }
    }
}

extension HeadUnitState {
    /// The tree before anything has happened, for whoever starts to listen.
    var wholeTree: [StateChange] {
        let empty: [TreeValue] = [
            (["apps"], JSONValue.object([:])), (["appOrder"], JSONValue.array([])),
            (["overlays"], JSONValue.object([:])), (["overlayOrder"], JSONValue.array([])),
        ]
        let known = [Aspect.profile, .settings].flatMap { $0.values(in: self) }
        return (empty + known).compactMap { path, value in
            value.map { value in StateChange(.add(LazyJSON { value.json() }), at: path) }
        }
    }
}
