import SDLRPC
import SDLSupport

/// The driver has the head unit forget its apps, for good.
package enum Reset: String, Hashable, Sendable, Codable, CaseIterable {
    /// All of it, as before the car is sold.
    case master = "MASTER_RESET"
    /// Of what apps may do only what the driver has refused them.
    case factoryDefaults = "FACTORY_DEFAULTS"

    /// What a command calls it.
    package var kind: String { self == .master ? "masterReset" : "factoryDefaults" }

    package init?(kind: String) {
        guard let reset = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
        self = reset
    }

    fileprivate var reason: SDLAppInterfaceUnregisteredReason {
        self == .master ? .masterReset : .factoryDefaults
    }
}

// As with SDL Core, apps' files go either way.
extension HeadUnitState {
    /// Sends every app away, and leaves nothing of any, registered or not.
    mutating func reset(_ reset: Reset, _ turn: inout Turn) {
        for app in apps.values {
            unregister(app, reset.reason, &turn)
            turn.add(.endSession(app.session, closeConnection: false))
        }
        hangUpOnAll(&turn)
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

    /// Leaves nothing of an app that is gone; when it comes again it comes for the first time.
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
