import SDLRPC
import SDLSupport

/// The permissions of all apps, from the policy file and from a tester.
package struct Permissions: Feature {
    /// The policy file that was loaded last. If nil, the profile's policy applies.
    package private(set) var table: PolicyTable?
    /// The permissions that a tester has set for each app.
    private(set) var own: [AppKey: Policy] = [:]

    /// Returns the permissions of an app from the policy file, the profile and the tester.
    func policy(of app: RegisteredApp, _ profile: Profile) -> Policy {
        var policy = own[app.key] ?? Policy()
        policy.profile = profile.permissions
        let isAgreed = profile.quirks.contains(.groupsAreAgreedTo)
        let table = table ?? profile.policy
        policy.rules = table?.rules(of: app.policyKey, agreed: isAgreed)
        policy.isRevoked = table?.revokes(app.policyKey) == true
        return policy
    }

    /// Applies a policy, and notifies each app whose permissions change.
    mutating func use(_ table: PolicyTable?, _ turn: inout Turn) {
        self.table = table
        turn.keep()
        for app in turn.car.apps.values where app.policy != policy(of: app, turn.profile) {
            turn.raise(.policy(app.key))
        }
    }

    mutating func set(_ setting: PermissionSetting, _ turn: inout Turn) throws(DriveFailure) {
        let app = try turn.car.apps.named(setting.app)
        let function = try function(named: setting.rpc)
        var policy = policy(of: app, turn.profile)
        if setting.allowed == nil, setting.userDisallowed == nil {
            policy.set(function, nil)
        } else {
            var allowed: [SDLHMILevel] = []
            for level in setting.allowed ?? [] { allowed.append(try known(SDLHMILevel(rawValue: level))) }
            var disallowed: [SDLHMILevel] = []
            for level in setting.userDisallowed ?? [] { disallowed.append(try known(SDLHMILevel(rawValue: level))) }
            policy.set(function, SDLHMIPermissions(allowed: allowed, userDisallowed: disallowed))
        }
        if setting.allowedParameters != nil || setting.userDisallowedParameters != nil {
            let parameters = SDLParameterPermissions(
                allowed: setting.allowedParameters ?? [], userDisallowed: setting.userDisallowedParameters ?? [])
            policy.set(parameters: parameters, of: function)
        } else if setting.allowed == nil, setting.userDisallowed == nil {
            policy.set(parameters: nil, of: function)
        }
        set(policy, of: app.key, &turn)
    }

    private mutating func set(_ policy: Policy?, of key: AppKey, _ turn: inout Turn) {
        own[key] = policy
        turn.keep()
        turn.raise(.policy(key))
    }

    mutating func reset(_ turn: inout Turn) {
        use(nil, &turn)
        for key in own.keys.sorted(by: { $0.rawValue < $1.rawValue }) { set(nil, of: key, &turn) }
    }

    /// Deletes the permissions that a tester has set for an unregistered app. If `reset` is `factoryDefaults`, deletes
    /// only the permissions that contain refusals of the driver.
    mutating func clear(_ key: AppKey, _ reset: Reset) {
        switch reset {
        case .master: own[key] = nil
        case .factoryDefaults: own[key] = own[key]?.withoutRefusals
        }
    }

    mutating func forgetTable() { table = nil }

    // MARK: Persistent data

    func save(to memory: inout HeadUnitMemory) {
        memory.policy = table
        for (key, policy) in own.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if !policy.set.isEmpty { memory.permissions[key] = policy.set }
            if !policy.setParameters.isEmpty { memory.parameters[key] = policy.setParameters }
        }
    }

    mutating func restore(_ memory: HeadUnitMemory) {
        table = memory.policy
        for (key, functions) in memory.permissions {
            for (function, levels) in functions { own[key, default: Policy()].set(function, levels) }
        }
        for (key, functions) in memory.parameters {
            for (function, names) in functions { own[key, default: Policy()].set(parameters: names, of: function) }
        }
    }
}
