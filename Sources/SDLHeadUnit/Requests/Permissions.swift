package import SDLRPC
import SDLSupport

// Which app may use which function at which level.
extension HeadUnitState {
    func isAllowed(_ function: SDLFunctionID, for app: RegisteredApp) -> Bool {
        guard let levels = policy(of: app.key).levels(of: function) else { return true }
        return levels.contains(app.status.hmiLevel)
    }

    func policy(of key: AppKey) -> Policy { policies[key] ?? Policy() }

    func tellPermissions(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        turn.touch(.permissions(key))
        turn.notify(app, SDLOnPermissionsChange(permissionItem: policy(of: key).items))
    }
}

/// The functions an app may use, with the levels at which it may.
package struct Policy: Equatable, Sendable {
    private let visible: [SDLHMILevel] = [.full, .limited, .background]
    private let front: [SDLHMILevel] = [.full, .limited]
    private let any: [SDLHMILevel] = [.full, .limited, .background, .none]

    /// What was set of single functions.
    private var changes: [SDLFunctionID: SDLHMIPermissions] = [:]

    package init() {}

    /// Sets one function's levels, or puts them back.
    mutating func set(_ function: SDLFunctionID, _ permissions: SDLHMIPermissions?) {
        changes[function] = permissions
    }

    /// nil for a function that the policy does not know: it is always allowed, and answered by what it can do.
    package func levels(of function: SDLFunctionID) -> [SDLHMILevel]? {
        changes[function]?.allowed ?? defaultLevels(of: function)
    }

    private func defaultLevels(of function: SDLFunctionID) -> [SDLHMILevel]? {
        Self.table[function].map { group in
            switch group {
            case .always: any
            case .visible: visible
            case .front: front
            case .full: [.full]
            }
        }
    }

    package var items: [SDLPermissionItem] {
        Self.table.map { function, _ in
            SDLPermissionItem(
                rpcName: SDLRPCRegistry.name(of: function),
                hmiPermissions: changes[function]
                    ?? SDLHMIPermissions(allowed: defaultLevels(of: function) ?? [], userDisallowed: []),
                parameterPermissions: SDLParameterPermissions(allowed: [], userDisallowed: []))
        }
    }

    private enum Group { case always, visible, front, full }

    private static let table: OrderedMap<SDLFunctionID, Group> = [
        .registerAppInterface: .always, .unregisterAppInterface: .always, .putFile: .always, .deleteFile: .always,
        .listFiles: .always, .setAppIcon: .always, .getSystemCapability: .always, .systemRequest: .always,
        .setGlobalProperties: .always, .resetGlobalProperties: .always, .setDisplayLayout: .always,
        .createInteractionChoiceSet: .always, .deleteInteractionChoiceSet: .always, .subscribeButton: .always,
        .unsubscribeButton: .always, .createWindow: .always, .deleteWindow: .always, .changeRegistration: .always,
        .addCommand: .visible, .deleteCommand: .visible, .addSubMenu: .visible, .deleteSubMenu: .visible,
        .show: .visible, .setMediaClockTimer: .visible, .speak: .front, .alert: .front, .subtleAlert: .front,
        .scrollableMessage: .full, .slider: .full, .performInteraction: .full, .performAudioPassThru: .front,
        .endAudioPassThru: .front, .cancelInteraction: .visible, .closeApplication: .full, .showAppMenu: .full,
        .sendHapticData: .front,
    ]
}

extension SDLRPCRegistry {
    fileprivate static func name(of function: SDLFunctionID) -> String {
        message(function, .request)?.name ?? "\(function.rawValue)"
    }
}
