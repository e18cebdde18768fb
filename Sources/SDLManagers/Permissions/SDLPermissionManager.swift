import SDLRPC
import SDLSupport

/// The permission status of a group of functions: whether the app may use all, some or none of them.
public enum SDLPermissionGroupStatus: String, Sendable {
    /// The app may use all functions of the group.
    case allowed = "Allowed"
    /// The app may use no function of the group.
    case disallowed = "Disallowed"
    /// The app may use some functions of the group, but not all.
    case mixed = "Mixed"
    /// The head unit has not reported the app's HMI level yet.
    case unknown = "Unknown"
}

/// The condition under which the handler of a permission subscription is called.
public enum SDLPermissionGroupType: Sendable {
    /// The handler is called once after `subscribe`, and after each change of the group's status.
    case any
    /// The handler is called when all functions of the group become allowed, and when this is no longer the case. If
    /// all functions are already allowed, the handler is also called once after `subscribe`.
    case allAllowed
}

/// Reports which functions the app may use now, depending on the head unit's policy and the app's HMI level.
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
    private var tokens = IDCounter()
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

    /// Returns whether the app may now use the function `name`. Returns false for a function that is missing in the
    /// head unit's list of permissions.
    public func isRPCNameAllowed(_ name: String) -> Bool {
        guard let level = lifecycle.status?.hmiLevel, let item = items[name] else { return false }
        return item.hmiPermissions.allowed.contains(level) && !item.hmiPermissions.userDisallowed.contains(level)
    }

    /// Returns whether the app may now use the parameter `parameter` of the function `name`.
    public func isPermissionParameterAllowed(_ name: String, parameter: String) -> Bool {
        guard isRPCNameAllowed(name), let permissions = items[name]?.parameterPermissions else { return false }
        return permissions.allowed.contains(parameter) && !permissions.userDisallowed.contains(parameter)
    }

    /// Returns the status of the group `names`: whether the app may now use all, some or no functions of the group.
    public func groupStatus(ofRPCNames names: [String]) -> SDLPermissionGroupStatus {
        guard lifecycle.status != nil else { return .unknown }
        let allowed = names.filter(isRPCNameAllowed).count
        return allowed == names.count ? .allowed : (allowed == 0 ? .disallowed : .mixed)
    }

    /// Returns the permission of each function in `names`: whether the app may use the function now.
    public func statuses(ofRPCNames names: [String]) -> [String: Bool] {
        Dictionary(names.map { ($0, isRPCNameAllowed($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Calls the handler when the status of the group `names` changes. To end the calls, pass the returned token to
    /// `removeObserver(_:)`.
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

    /// Ends a subscription. `token` is the value that `subscribe` returned.
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

    package var table: [(name: String, isAllowed: Bool)] { items.keys.map { ($0, isRPCNameAllowed($0)) } }
}
