import SDLRPC
import SDLSupport

/// A reset by the driver, which deletes all data of apps.
package enum Reset: String, Hashable, Sendable, Codable, CaseIterable {
    /// Deletes everything, as before the sale of the car.
    case master = "MASTER_RESET"
    /// Deletes the data of apps. Keeps cloud apps, the policy file, and permissions other than the driver's refusals.
    case factoryDefaults = "FACTORY_DEFAULTS"

    /// The name of the reset in commands.
    package var kind: String { self == .master ? "masterReset" : "factoryDefaults" }

    package init?(kind: String) {
        guard let reset = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
        self = reset
    }

    fileprivate var reason: SDLAppInterfaceUnregisteredReason {
        self == .master ? .masterReset : .factoryDefaults
    }
}

// As in SDL Core, both kinds delete the files of apps.
extension HeadUnitState {
    /// Unregisters all apps and deletes their data, including the data of apps that are not registered.
    mutating func reset(_ reset: Reset, _ turn: inout Turn) {
        for app in apps.values {
            unregister(app, reset.reason, &turn)
            turn.add(.endSession(app.session, closeConnection: false))
        }
        disconnectCloudApps(&turn)
        if reset == .master {
            forgetCloudApps(&turn)
            policyTable = nil
        }
        let known = Set(lost.keys).union(keptFiles.keys).union(policies.keys).union(icons.keys)
            .union(control.consents.keys)
        for key in known.sorted(by: { $0.rawValue < $1.rawValue }) { clear(key, reset, &turn) }
        setDefaults([:], &turn)
        ignition = Ignition()
    }

    /// Deletes all data of an app that is no longer registered.
    mutating func clear(_ key: AppKey, _ reset: Reset, _ turn: inout Turn) {
        lost[key] = nil
        control.consents[key] = nil
        dropIcon(of: key, &turn)
        for name in keptFiles.removeValue(forKey: key)?.keys ?? [] { turn.add(.remove(app: key, name: name)) }
        switch reset {
        case .master: policies[key] = nil
        case .factoryDefaults: policies[key] = policies[key]?.withoutRefusals
        }
        turn.keep(isUrgent: true)
    }
}
