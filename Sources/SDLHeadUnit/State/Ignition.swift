import SDLRPC
import SDLSupport

/// The ignition history, which decides whether returning apps get their level back.
struct Ignition: Sendable {
    /// How often the ignition was switched off.
    var offs = 0
    var offAt: Instant?
    /// When the ignition was last switched on. Apps that were lost earlier belong to a previous cycle.
    var onAt: Instant?

    /// An app keeps its level only if it was connected within this span before ignition-off and returns within it after
    /// ignition-on, as in SDL Core.
    static let grace = Duration.seconds(30)
    /// The number of ignition cycles after which the data of an app that has not returned is deleted.
    static let cycles = 3

    /// Returns the reason why an app from an earlier ignition cycle does not get its level back; nil if it does. An app
    /// of the current cycle always gets its level back.
    func obstacle(to app: KeptApp, at now: Instant) -> String? {
        guard let onAt, app.cycle < offs || app.at < onAt else { return nil }
        guard now - onAt <= Self.grace else {
            return
                "it came back \(Self.seconds(now - onAt)) s after ignition-on; the limit is \(Self.limit) s"
        }
        // A process that was killed could not store the ignition-off.
        guard let offAt, offAt >= app.at, offAt - app.at > Self.grace else { return nil }
        return
            "it was lost \(Self.seconds(offAt - app.at)) s before ignition-off; the limit is \(Self.limit) s"
    }

    func isForgotten(_ app: KeptApp) -> Bool { offs - app.cycle >= Self.cycles }

    private static var limit: Int64 { grace.components.seconds }

    private static func seconds(_ span: Duration) -> Double { (span.inMilliseconds / 100).rounded() / 10 }
}

// Ignition-off saves the state; the next start restores it.
extension HeadUnitState {
    /// - Parameter closing: whether the process ends, and its connections with it.
    mutating func switchOff(closing: Bool, _ turn: inout Turn) {
        for app in apps.values {
            remember(app, &turn)
            unregister(app, .ignitionOff, &turn)
            turn.add(.endSession(app.session, closeConnection: closing))
        }
        disconnectCloudApps(&turn)
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
        for app in apps.values { memory.apps.append(KeptApp(app, at: now, cycle: ignition.offs)) }
        // The cloud apps of `--dial` are not saved, because only the arguments of the next start decide which ones
        // exist.
        memory.cloudApps = cloudApps.values.filter { !$0.isOfStart }
        memory.serviceDefaults = services.defaults
        memory.policy = policyTable
        memory.icons = icons
        memory.consents = control.consents
        for (key, policy) in policies.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if !policy.set.isEmpty { memory.permissions[key] = policy.set }
            if !policy.setParameters.isEmpty { memory.parameters[key] = policy.setParameters }
        }
        return memory
    }

    /// Restores the data that an earlier run has saved.
    mutating func remembered(_ memory: HeadUnitMemory, _ now: Instant) {
        ignition = Ignition(offs: memory.offs, offAt: memory.offAt, onAt: now)
        counter.skip(to: memory.lastNumber)
        for app in memory.apps where !ignition.isForgotten(app) { lost[app.key] = app }
        for app in memory.cloudApps { cloudApps[app.id] = app }
        services.defaults = memory.serviceDefaults
        policyTable = memory.policy
        icons = memory.icons
        for (key, modules) in memory.consents {
            for (ref, consent) in modules where now - consent.at < Consent.span {
                control.consents[key, default: [:]][ref] = consent
            }
        }
        for (key, functions) in memory.permissions {
            for (function, levels) in functions { policies[key, default: Policy()].set(function, levels) }
        }
        for (key, functions) in memory.parameters {
            for (function, names) in functions { policies[key, default: Policy()].set(parameters: names, of: function) }
        }
    }
}
