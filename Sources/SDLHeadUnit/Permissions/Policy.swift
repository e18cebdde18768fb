package import SDLRPC
import SDLSupport

/// The requests and notifications that one app may use, each with the permitted levels.
package struct Policy: Equatable, Sendable {
    package enum Verdict: Sendable { case allowed, disallowed, userDisallowed }

    /// The levels that the profile permits, by function.
    var profile: OrderedMap<SDLFunctionID, [SDLHMILevel]> = [:]
    /// The app's rules in the policy file; nil if no policy file is in force. The rules override the profile.
    var rules: PolicyTable.Rules?
    /// Whether the policy file has revoked the app. As in SDL Core, the app is then notified only that it is in NONE.
    var isRevoked = false
    /// The levels that a tester has set, by function.
    private var changes: [SDLFunctionID: SDLHMIPermissions] = [:]
    /// The parameters that a tester permits, by function; for other functions, all parameters are permitted.
    private var parameters: [SDLFunctionID: SDLParameterPermissions] = [:]

    package init() {}

    /// The levels that a tester has set, sorted by function id.
    var set: OrderedMap<SDLFunctionID, SDLHMIPermissions> { Self.sorted(changes) }

    /// The parameters that a tester permits, sorted by function id.
    var setParameters: OrderedMap<SDLFunctionID, SDLParameterPermissions> { Self.sorted(parameters) }

    private static func sorted<Value>(_ permissions: [SDLFunctionID: Value]) -> OrderedMap<SDLFunctionID, Value> {
        var sorted: OrderedMap<SDLFunctionID, Value> = [:]
        for (function, value) in permissions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            sorted[function] = value
        }
        return sorted
    }

    /// Sets the levels of a function; nil restores the default.
    mutating func set(_ function: SDLFunctionID, _ permissions: SDLHMIPermissions?) {
        changes[function] = permissions
    }

    /// Restricts the parameters of a function; nil removes the restriction.
    mutating func set(parameters: SDLParameterPermissions?, of function: SDLFunctionID) {
        self.parameters[function] = parameters
    }

    /// The policy without the driver's refusals; nil if a tester has set nothing else.
    var withoutRefusals: Policy? {
        var policy = self
        policy.changes = changes.filter { $0.value.userDisallowed.isEmpty }
        policy.parameters = parameters.filter { $0.value.userDisallowed.isEmpty }
        return policy.changes.isEmpty && policy.parameters.isEmpty ? nil : policy
    }

    /// Returns the parameter permissions of a function; nil if all parameters are permitted.
    func parameters(of function: SDLFunctionID) -> SDLParameterPermissions? {
        if let set = parameters[function] { return set }
        guard let names = rules?[function]?.parameters, !names.isEmpty else { return nil }
        return SDLParameterPermissions(allowed: names, userDisallowed: [])
    }

    /// Returns the levels of a function without a tester's changes; nil means all levels.
    private func levels(of function: SDLFunctionID) -> [SDLHMILevel]? {
        guard let rules, function != .registerAppInterface else {
            return profile[function] ?? Self.table[function]?.levels
        }
        if isRevoked, function == .onHMIStatus { return [.none] }
        return rules[function].map { $0.isClosed ? [] : $0.levels } ?? []
    }

    /// Returns the verdict on a function at a level. An unknown function is permitted, so that the response can report
    /// the function as unsupported.
    package func verdict(on function: SDLFunctionID, at level: SDLHMILevel) -> Verdict {
        guard let change = changes[function] else {
            guard let levels = levels(of: function) else { return .allowed }
            return levels.contains(level) ? .allowed : .disallowed
        }
        if change.userDisallowed.contains(level) { return .userDisallowed }
        return change.allowed.contains(level) ? .allowed : .disallowed
    }

    package var items: [SDLPermissionItem] {
        functions.map { function in
            let levels = levels(of: function) ?? []
            return SDLPermissionItem(
                rpcName: Self.name(of: function),
                hmiPermissions: changes[function] ?? SDLHMIPermissions(allowed: levels, userDisallowed: []),
                parameterPermissions: parameters(of: function)
                    ?? SDLParameterPermissions(allowed: [], userDisallowed: []))
        }
    }

    private var functions: [SDLFunctionID] {
        guard let rules else { return Self.table.keys + profile.keys.filter { Self.table[$0] == nil } }
        return rules.keys + set.keys.filter { rules[$0] == nil }
    }

    /// The permissions to send to the app. As in SDL Core, a function of the app-store group is included only if the
    /// app has a permission for the function.
    var notifiedItems: [SDLPermissionItem] {
        let apart = Self.table.filter { $0.value == .store }.map(\.key)
            .filter { changes[$0] == nil && profile[$0] == nil && rules?[$0] == nil }.map(Self.name)
        return items.filter { !apart.contains($0.rpcName) }
    }

    private static func name(of function: SDLFunctionID) -> String {
        let kinds: [SDLRPCKind] = [.request, .notification, .response]
        return kinds.lazy.compactMap { SDLRPCRegistry.message(function, $0) }.first?.name ?? "\(function.rawValue)"
    }

    private enum Group {
        case always, visible, front, full
        /// The functions of an app store. An app needs an explicit permission for these functions.
        case store

        var levels: [SDLHMILevel] {
            switch self {
            case .always: [.full, .limited, .background, .none]
            case .visible: [.full, .limited, .background]
            case .front: [.full, .limited]
            case .full: [.full]
            case .store: []
            }
        }
    }

    private static let table: OrderedMap<SDLFunctionID, Group> = [
        .registerAppInterface: .always, .unregisterAppInterface: .always, .putFile: .always, .deleteFile: .always,
        .listFiles: .always, .setAppIcon: .always, .getSystemCapability: .always, .systemRequest: .always,
        .setGlobalProperties: .always, .resetGlobalProperties: .always, .setDisplayLayout: .always,
        .createWindow: .always, .deleteWindow: .always, .changeRegistration: .always,
        .createInteractionChoiceSet: .visible, .deleteInteractionChoiceSet: .visible, .subscribeButton: .visible,
        .unsubscribeButton: .visible,
        .addCommand: .visible, .deleteCommand: .visible, .addSubMenu: .visible, .deleteSubMenu: .visible,
        .show: .visible, .setMediaClockTimer: .visible, .speak: .front, .alert: .front, .subtleAlert: .visible,
        .scrollableMessage: .full, .slider: .full, .performInteraction: .front, .performAudioPassThru: .front,
        .endAudioPassThru: .visible, .cancelInteraction: .visible, .closeApplication: .visible, .showAppMenu: .full,
        .sendHapticData: .front, .getVehicleData: .visible, .subscribeVehicleData: .visible,
        .setCloudAppProperties: .store, .getCloudAppProperties: .store,
        .unsubscribeVehicleData: .visible, .readDID: .visible, .getDTCs: .visible, .diagnosticMessage: .visible,
        .getInteriorVehicleData: .visible, .setInteriorVehicleData: .visible, .buttonPress: .visible,
        .getInteriorVehicleDataConsent: .always, .releaseInteriorVehicleDataModule: .always,
        .sendLocation: .visible, .getWayPoints: .visible, .subscribeWayPoints: .visible,
        .unsubscribeWayPoints: .visible, .showConstantTBT: .visible, .alertManeuver: .visible,
        .updateTurnList: .visible, .publishAppService: .visible, .unpublishAppService: .always,
        .getAppServiceData: .always, .performAppServiceInteraction: .always, .getFile: .always,
        // Notifications. A notification that is not listed here is permitted for every app.
        .onButtonEvent: .visible, .onButtonPress: .visible, .onCommand: .visible, .onTouchEvent: .front,
        .onKeyboardInput: .visible, .onAudioPassThru: .visible, .onVehicleData: .visible,
        .onInteriorVehicleData: .visible, .onRCStatus: .always, .onWayPointChange: .visible,
        .onAppServiceData: .always,
    ]
}
