import SDLRPC
import SDLSupport

/// The two kinds of reset that the driver can request. Both kinds delete data of apps.
package enum Reset: String, Hashable, Sendable, CaseIterable {
    /// Deletes all data, as an owner does before the sale of the car.
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

// As in SDL Core, both kinds of reset delete the files of apps.
extension HeadUnitState {
    /// Restores the initial state of the head unit. Removes overlays, the open menu and the saved data of apps.
    mutating func reset(_ turn: inout Turn) {
        if !forced.all.isEmpty { change(\.forced, &turn) { $0.remove(nil, &$1) } }
        change(\.overlays, &turn) { overlays, turn in
            for overlay in overlays.values { overlays.cancel(overlay, &turn) }
        }
        closeMenu(&turn)
        change(\.cloudApps, &turn) { $0.forgetAdded(&$1) }
        for key in apps.keys { close(key, &turn) }
        // No app may resume a level from before the reset.
        lost = [:]
        turn.keep()
        change(\.permissions, &turn) { $0.reset(&$1) }
        change(\.settings, &turn) { $0.reset(&$1) }
        use(startProfile, &turn)
        change(\.carData, &turn) { car, turn in
            car.stopDrive(&turn)
            car.resetValues(&turn)
        }
        change(\.control, &turn) { control, turn in
            control.resetValues(&turn)
            control.forgetAll()
        }
        change(\.calls, &turn) { $0.endCall(&$1) }
        change(\.navigation, &turn) { $0.reset(&$1) }
        change(\.services, &turn) { $0.reset(&$1) }
    }

    /// Unregisters all apps and deletes their data, including the data of apps that are not registered.
    mutating func reset(_ reset: Reset, _ turn: inout Turn) {
        for app in apps.values {
            unregister(app, reset.reason, &turn)
            turn.add(.endSession(app.session, closeConnection: false))
        }
        change(\.cloudApps, &turn) { $0.disconnectAll(&$1) }
        if reset == .master {
            change(\.cloudApps, &turn) { $0.forgetAdded(&$1) }
            permissions.forgetTable()
        }
        let known = Set(lost.keys).union(files.apps.keys).union(permissions.own.keys).union(files.icons.keys)
            .union(control.consents.keys)
        for key in known.sorted(by: { $0.rawValue < $1.rawValue }) { clear(key, reset, &turn) }
        change(\.services, &turn) { $0.setDefaults([:], &$1) }
        ignition = Ignition()
    }

    /// Deletes all data of an app that is no longer registered.
    mutating func clear(_ key: AppKey, _ reset: Reset, _ turn: inout Turn) {
        lost[key] = nil
        control.forgetConsents(of: key)
        files.clear(key, &turn)
        permissions.clear(key, reset)
        turn.keep(isUrgent: true)
    }

    // MARK: Ignition

    /// Unregisters all apps. The apps may resume after the next start.
    /// - Parameter closing: whether the connections are closed, because the process ends.
    mutating func switchOff(closing: Bool, _ turn: inout Turn) {
        for app in apps.values {
            remember(app, &turn)
            unregister(app, .ignitionOff, &turn)
            turn.add(.endSession(app.session, closeConnection: closing))
        }
        change(\.cloudApps, &turn) { $0.disconnectAll(&$1) }
        ignition.offs += 1
        ignition.offAt = turn.now
        ignition.onAt = turn.now
        for (key, app) in lost where ignition.isForgotten(app) { lost[key] = nil }
        turn.keep(isUrgent: true)
    }

    /// Returns the data to save now. Connected apps are saved as if they were lost at this moment.
    func memory(at now: Instant) -> HeadUnitMemory {
        var memory = HeadUnitMemory()
        memory.offs = ignition.offs
        memory.offAt = ignition.offAt
        memory.lastNumber = counter.last
        memory.apps = lost.values.filter { apps[$0.key] == nil }
        for app in apps.values { memory.apps.append(KeptApp(app, in: self, at: now)) }
        // The cloud apps of `--dial` are not saved, because only the arguments of the next start decide which of these
        // apps exist.
        memory.cloudApps = cloudApps.values.filter { !$0.isOfStart }
        memory.serviceDefaults = services.defaults
        permissions.save(to: &memory)
        memory.icons = files.icons
        memory.consents = control.consents
        return memory
    }

    /// Restores the data that an earlier run has saved.
    mutating func remembered(_ memory: HeadUnitMemory, _ turn: inout Turn) {
        ignition = Ignition(offs: memory.offs, offAt: memory.offAt, onAt: turn.now)
        turn.counter.skip(to: memory.lastNumber)
        for app in memory.apps where !ignition.isForgotten(app) { lost[app.key] = app }
        cloudApps.restore(memory.cloudApps)
        services.restore(defaults: memory.serviceDefaults)
        permissions.restore(memory)
        files.icons = memory.icons
        control.restore(memory.consents, at: turn.now)
    }
}
