import SDLRPC
import SDLSupport

/// When the car was switched on and off, as far as it matters to apps that come back.
struct Ignition: Sendable {
    /// How often it was switched off.
    var offs = 0
    var offAt: Instant?
    /// When it was switched on last; before that is another cycle.
    var onAt: Instant?

    /// How long before the ignition goes off, and after it has come on again, an app keeps its level, as with SDL Core.
    static let grace = Duration.seconds(30)
    /// After how many cycles an app that has not come is forgotten.
    static let cycles = 3

    /// Why an app that was there last in an earlier cycle does not get its level back; nil where it does. Within one cycle
    /// nothing is in its way.
    func obstacle(to app: KeptApp, at now: Instant) -> String? {
        guard let onAt, app.cycle < offs || app.at < onAt else { return nil }
        guard now - onAt <= Self.grace else {
            return
                "it came \(Self.seconds(now - onAt)) s after the ignition was switched on, and \(Self.limit) s is the limit"
        }
        // A process that was killed has noted no end.
        guard let offAt, offAt >= app.at, offAt - app.at > Self.grace else { return nil }
        return
            "it was lost \(Self.seconds(offAt - app.at)) s before the ignition was switched off, and \(Self.limit) s is the limit"
    }

    func isForgotten(_ app: KeptApp) -> Bool { offs - app.cycle >= Self.cycles }

    private static var limit: Int64 { grace.components.seconds }

    private static func seconds(_ span: Duration) -> Double { (span.inMilliseconds / 100).rounded() / 10 }
}

// The car is switched off, and what it knows then it knows when it is switched on again.
extension HeadUnitState {
    /// - Parameter closing: the process ends, and with it the connections.
    mutating func switchOff(closing: Bool, _ turn: inout Turn) {
        for app in apps.values {
            remember(app, &turn)
            unregister(app, .ignitionOff, &turn)
            turn.add(.endSession(app.session, closeConnection: closing))
        }
        hangUpOnAll(&turn)
        ignition.offs += 1
        ignition.offAt = turn.now
        ignition.onAt = turn.now
        for (key, app) in lost where ignition.isForgotten(app) { lost[key] = nil }
        turn.keep(isUrgent: true)
    }

    /// What is worth keeping now; apps that are there are kept as if they were lost at this moment.
    func memory(at now: Instant) -> HeadUnitMemory {
        var memory = HeadUnitMemory()
        memory.offs = ignition.offs
        memory.offAt = ignition.offAt
        memory.lastNumber = counter.last
        memory.apps = lost.values.filter { apps[$0.key] == nil }
        for app in apps.values { memory.apps.append(KeptApp(app, at: now, cycle: ignition.offs)) }
        // Those of `--dial` are named again, or are meant to be gone.
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

    /// The head unit begins with what an earlier one has kept.
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
