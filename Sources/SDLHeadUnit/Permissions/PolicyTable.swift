package import JSON
import SDLRPC
import SDLSupport

/// A policy in the format of SDL Core's policy file: groups of functions, and the groups of each app.
package struct PolicyTable: Equatable, Sendable {
    /// The rule for one function, combined from all groups of an app.
    struct Rule: Equatable, Sendable {
        var levels: [SDLHMILevel] = []
        /// The parameters that the app may use; empty if all parameters are permitted.
        var parameters: [String] = []
        /// Whether one of the groups has an empty list of parameters. Such a list forbids the function.
        var isClosed = false
    }

    typealias Rules = OrderedMap<SDLFunctionID, Rule>

    /// The parts of the file that the head unit uses: `functional_groupings`, `app_policies`, and the alert limits of
    /// `module_config`.
    private(set) var document: JSONValue

    package init?(_ bytes: [UInt8]) {
        guard let whole = try? JSONValue(parsing: bytes), let table = whole["policy_table"] else { return nil }
        self.init(kept: table)
    }

    /// Creates a policy from the content of `policy_table`; nil if groups or apps are missing. Function groups that no
    /// app uses are left out.
    package init?(kept table: JSONValue) {
        guard let groups = table["functional_groupings"]?.object, let apps = table["app_policies"]?.object else {
            return nil
        }
        let named = Set(apps.values.flatMap { $0.names("groups") ?? [] })
        var used: OrderedMap<String, JSONValue> = [:]
        for (name, group) in groups where named.contains(name) { used[name] = group }
        document = ["functional_groupings": .object(used), "app_policies": .object(apps)]
        var config: JSONValue = [:]
        for name in [Self.alerts, Self.subtleAlerts] { config[name] = table["module_config"]?[name] }
        if config != [:] { document["module_config"] = config }
    }

    private static let alerts = "notifications_per_minute_by_priority"
    private static let subtleAlerts = "subtle_notifications_per_minute_by_priority"

    /// Returns whether the policy has an entry for this app.
    package func names(_ key: AppKey) -> Bool { document["app_policies"]?[key.rawValue] != nil }

    /// Returns whether the policy forbids the app everything: the app's entry is null.
    func revokes(_ key: AppKey) -> Bool { document["app_policies"]?[key.rawValue] == .null }

    /// Returns the rules for an app. The app's entry in the policy lists groups, or names another entry whose groups
    /// are used. An app without an entry has the default groups. A revoked app has no rules.
    ///
    /// - Parameter agreed: whether groups that need the driver's consent are included.
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

    /// Returns how many alerts per minute an app may send from the background; nil if the policy has no such limits.
    func alertsPerMinute(of key: AppKey, subtle: Bool) -> Int? {
        let config = document["module_config"]
        guard let figures = (subtle ? config?[Self.subtleAlerts] : nil) ?? config?[Self.alerts] else { return nil }
        return figures[policy(of: key)?["priority"]?.string ?? "NONE"]?.int ?? 0
    }

    /// Returns the app types that the policy permits for an app; empty if the policy permits all types.
    func types(of key: AppKey) -> [SDLAppHMIType] {
        (policy(of: key)?.names("AppHMIType") ?? []).map(SDLAppHMIType.init(rawValue:))
    }

    /// Returns whether an app may control modules of this type. An empty list permits all types; a missing list permits
    /// no type.
    func opens(_ type: SDLModuleType, to key: AppKey) -> Bool {
        guard let names = policy(of: key)?.names("moduleType") else { return false }
        return names.isEmpty || names.contains(type.rawValue)
    }

    private func policy(of key: AppKey) -> JSONValue? {
        let policy = document["app_policies"]?[names(key) ? key.rawValue : "default"]
        return policy?.string.flatMap { document["app_policies"]?[$0] } ?? policy
    }

    private static func function(named name: String) -> SDLFunctionID? {
        // SDL Core's policy also lists GenericResponse.
        [SDLRPCKind.request, .notification, .response].lazy.compactMap { SDLRPCRegistry.message(named: name, $0) }
            .first?.functionID
    }
}

extension JSONValue {
    /// Returns the strings of the array under this key; nil if there is no array.
    func names(_ key: String) -> [String]? { self[key]?.array.map { $0.compactMap(\.string) } }
}

extension PolicyTable.Rule {
    fileprivate mutating func add(_ said: JSONValue) {
        for level in (said.names("hmi_levels") ?? []).compactMap(SDLHMILevel.init(rawValue:))
        where !levels.contains(level) {
            levels.append(level)
        }
        guard let names = said.names("parameters") else { return }
        isClosed = isClosed || names.isEmpty
        for name in names where !parameters.contains(name) { parameters.append(name) }
    }
}
