package import JSON
import SDLRPC
import SDLSupport

/// A policy as SDL Core's file has it: what groups of functions hold, and which groups an app is in.
package struct PolicyTable: Equatable, Sendable {
    /// What the groups of an app say of one function together.
    struct Rule: Equatable, Sendable {
        var levels: [SDLHMILevel] = []
        /// Those that may be used; all of them where it is empty.
        var parameters: [String] = []
        /// A group names no parameter at all, and so allows none.
        var isClosed = false
    }

    typealias Rules = OrderedMap<SDLFunctionID, Rule>

    /// What is read of the file: `functional_groupings`, `app_policies`, and of `module_config` how often alerts may come.
    private(set) var document: JSONValue

    package init?(_ bytes: [UInt8]) {
        guard let whole = try? JSONValue(parsing: bytes), let table = whole["policy_table"] else { return nil }
        self.init(kept: table)
    }

    /// Of the groups only those that an app is in.
    package init?(kept table: JSONValue) {
        guard let groups = table["functional_groupings"]?.object, let apps = table["app_policies"]?.object else {
            return nil
        }
        let named = Set(apps.values.flatMap { ($0["groups"]?.array ?? []).compactMap(\.string) })
        var used: OrderedMap<String, JSONValue> = [:]
        for (name, group) in groups where named.contains(name) { used[name] = group }
        document = ["functional_groupings": .object(used), "app_policies": .object(apps)]
        var config: JSONValue = [:]
        for name in [Self.alerts, Self.subtleAlerts] { config[name] = table["module_config"]?[name] }
        if config != [:] { document["module_config"] = config }
    }

    private static let alerts = "notifications_per_minute_by_priority"
    private static let subtleAlerts = "subtle_notifications_per_minute_by_priority"

    /// Whether it says something of this app by its name.
    package func names(_ key: AppKey) -> Bool { document["app_policies"]?[key.rawValue] != nil }

    /// What an app may do: by its own groups, by those of another that it is like, or by those of any app. Nothing where it
    /// has been revoked.
    ///
    /// - Parameter agreed: the driver has agreed to whatever asks her; it is not in force before she does.
    func rules(of key: AppKey, agreed: Bool) -> Rules {
        var rules: Rules = [:]
        for name in policy(of: key)?.names("groups") ?? [] {
            guard let group = document["functional_groupings"]?[name],
                agreed || group["user_consent_prompt"]?.string == nil
            else { continue }
            for (function, said) in group["rpcs"]?.object ?? [:] {
                guard let id = Self.function(named: function) else { continue }
                rules[id, default: Rule()].add(said)
            }
        }
        return rules
    }

    /// How many alerts a minute an app may send from the background; nil where it does not say so of any.
    func alertsPerMinute(of key: AppKey, subtle: Bool) -> Int? {
        let config = document["module_config"]
        guard let figures = (subtle ? config?[Self.subtleAlerts] : nil) ?? config?[Self.alerts] else { return nil }
        return figures[policy(of: key)?["priority"]?.string ?? "NONE"]?.int ?? 0
    }

    /// What an app may be; empty where that is left to the app.
    func types(of key: AppKey) -> [SDLAppHMIType] {
        (policy(of: key)?.names("AppHMIType") ?? []).map(SDLAppHMIType.init(rawValue:))
    }

    /// Whether an app may control modules of this type: those that are named, all where the list of them is empty, and none
    /// where there is no list.
    func opens(_ type: SDLModuleType, to key: AppKey) -> Bool {
        guard let names = policy(of: key)?.names("moduleType") else { return false }
        return names.isEmpty || names.contains(type.rawValue)
    }

    private func policy(of key: AppKey) -> JSONValue? {
        let policy = document["app_policies"]?[names(key) ? key.rawValue : "default"]
        return policy?.string.flatMap { document["app_policies"]?[$0] } ?? policy
    }

    private static func function(named name: String) -> SDLFunctionID? {
        (SDLRPCRegistry.message(named: name, .request) ?? SDLRPCRegistry.message(named: name, .notification))?
            .functionID
    }
}

extension JSONValue {
    /// The texts of a list; nil where there is none.
    fileprivate func names(_ key: String) -> [String]? { self[key]?.array.map { $0.compactMap(\.string) } }
}

extension PolicyTable.Rule {
    fileprivate mutating func add(_ said: JSONValue) {
        for level in (said["hmi_levels"]?.array ?? []).compactMap(\.string).compactMap(SDLHMILevel.init(rawValue:))
        where !levels.contains(level) {
            levels.append(level)
        }
        guard let names = said["parameters"]?.array?.compactMap(\.string) else { return }
        isClosed = isClosed || names.isEmpty
        for name in names where !parameters.contains(name) { parameters.append(name) }
    }
}

extension HeadUnitState {
    /// What came last, or what the profile begins with.
    package var policyInForce: PolicyTable? { policyTable ?? profile.policy }

    /// Another policy is in force; each app hears of what it may do that it could not, or no longer.
    mutating func use(_ table: PolicyTable?, _ turn: inout Turn) {
        policyTable = table
        turn.keep()
        for key in apps.keys {
            let policy = self.policy(of: key)
            guard apps[key]?.policy != policy else { continue }
            apps[key]?.policy = policy
            notifyPermissions(of: key, &turn)
        }
    }
}
