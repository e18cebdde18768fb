import SDLRPC
import SDLSupport

/// Whether the functions of a group may be used, taken together.
public enum SDLPermissionGroupStatus: String, Sendable {
    /// All of them may be used.
    case allowed = "Allowed"
    /// None of them may be used.
    case disallowed = "Disallowed"
    /// Some of them may be used.
    case mixed = "Mixed"
    /// The head unit has not said yet at which level the app is.
    case unknown = "Unknown"
}

/// When an observer of permissions is told.
public enum SDLPermissionGroupType: Sendable {
    /// As soon as it has been asked for, and after each change.
    case any
    /// As soon as it has been asked for if all are allowed, and whenever they all come to be, or cease to be.
    case allAllowed
}

/// Tells which functions the app may use, as the head unit's policy and the app's level have it.
@MainActor
public final class SDLPermissionManager {
    private struct Observer {
        let names: [String]
        let type: SDLPermissionGroupType
        let handler: @MainActor (SDLPermissionGroupStatus) -> Void
        var last: SDLPermissionGroupStatus
    }

    private let lifecycle: SDLLifecycleManager
    private var items: OrderedMap<String, SDLPermissionItem> = [:]
    private var observers: OrderedMap<Int, Observer> = [:]
    private var tokens = Counting()
    package var changed: () -> Void = {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
        lifecycle.notifications.observe(SDLOnPermissionsChange.self, owner: self) { [weak self] change in
            for item in change.permissionItem { self?.items[item.rpcName] = item }
            self?.reconsider()
        }
        lifecycle.notifications.observe(SDLOnHMIStatus.self, owner: self) { [weak self] _ in self?.reconsider() }
    }

    package func reset() {
        items = [:]
        reconsider()
    }

    /// Whether a function may be used now. One the head unit does not mention may not.
    public func isRPCNameAllowed(_ name: String) -> Bool {
        guard let level = lifecycle.status?.hmiLevel, let item = items[name] else { return false }
        return item.hmiPermissions.allowed.contains(level) && !item.hmiPermissions.userDisallowed.contains(level)
    }

    /// Whether a parameter of a function may be used now.
    public func isPermissionParameterAllowed(_ name: String, parameter: String) -> Bool {
        guard isRPCNameAllowed(name), let permissions = items[name]?.parameterPermissions else { return false }
        return permissions.allowed.contains(parameter) && !permissions.userDisallowed.contains(parameter)
    }

    /// Whether all, some or none of these functions may be used now.
    public func groupStatus(ofRPCNames names: [String]) -> SDLPermissionGroupStatus {
        guard lifecycle.status != nil else { return .unknown }
        let allowed = names.filter(isRPCNameAllowed).count
        return allowed == names.count ? .allowed : (allowed == 0 ? .disallowed : .mixed)
    }

    /// Each function of a group with whether it may be used now.
    public func statuses(ofRPCNames names: [String]) -> [String: Bool] {
        Dictionary(names.map { ($0, isRPCNameAllowed($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Tells `handler` of a group's changes until it is removed by what this returns.
    public func subscribe(
        toRPCNames names: [String], groupType: SDLPermissionGroupType,
        withHandler handler: @escaping @MainActor (SDLPermissionGroupStatus) -> Void
    ) -> Int {
        let (token, status) = (tokens.next(), groupStatus(ofRPCNames: names))
        observers[token] = Observer(names: names, type: groupType, handler: handler, last: status)
        if groupType == .any || status == .allowed {
            lifecycle.endings.later { [weak self] in self?.observers[token]?.handler(status) }
        }
        return token
    }

    /// Ends what `subscribe` began; `token` is what that has returned.
    public func removeObserver(_ token: Int) {
        observers[token] = nil
    }

    private func reconsider() {
        changed()
        for (token, observer) in observers {
            let status = groupStatus(ofRPCNames: observer.names)
            guard status != observer.last else { continue }
            observers[token]?.last = status
            guard observer.type == .any || status == .allowed || observer.last == .allowed else { continue }
            lifecycle.endings.deliver { [weak self] in self?.observers[token]?.handler(status) }
        }
    }

    /// For the inspector.
    package var table: [(name: String, isAllowed: Bool)] { items.keys.map { ($0, isRPCNameAllowed($0)) } }
}
