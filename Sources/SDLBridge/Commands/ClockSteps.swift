import JSON
import SDLInspection
import SDLSupport

/// Moves the clocks of head unit and attached apps on, from one thing that is due to the next: what it sets off in either
/// tower comes to its end before time goes on.
///
/// It is not waited for apps that are attached to nothing, nor for a web HMI: nobody knows what they still have to say.
struct ClockSteps: Sendable {
    let clock: ControlledTimekeeper
    /// Counts what the head unit does, and apps in this process.
    let inFlight: InFlightCounter
    let attachedApps: AttachedApps

    /// How it went.
    struct Outcome: Sendable {
        /// Instants at which something was due.
        var steps = 0
        /// The time that was moved in one go at the end, because ever more timers became due.
        var inOneGo = Duration.zero
        /// Some app has not answered.
        var isMissed = false

        var json: OrderedMap<String, JSONValue> {
            ["steps": .int(steps), "inOneGoMs": .double(inOneGo.inMilliseconds)]
        }
    }

    static let stepLimit = 10_000
    /// How long one call takes at the most, of real time, once it has gone so many steps: a busy machine is slow at first.
    var patience = (time: Duration.seconds(5), steps: 20)
    /// How long one instant is waited for, once it was asked so often: an app that is never quiet keeps nobody's time from
    /// going on, and one that gets few turns on a busy machine has had them.
    private static let instantPatience = (time: Duration.milliseconds(250), rounds: 20)
    private static let watch = SystemTimekeeper.shared

    /// Apps that have not answered: each is waited for once.
    private struct Deaf {
        var apps: Set<ObjectIdentifier> = []
    }

    func advance(by span: Duration) async -> Outcome {
        var (left, outcome, deaf) = (span, Outcome(), Deaf())
        let end = Self.watch.now + patience.time
        // Timers that are due already come first, and work that has begun comes to its end.
        var due = await go(.zero, &deaf)
        while left > .zero {
            let isLate = outcome.steps >= patience.steps && Self.watch.now > end
            let isMuch = outcome.steps >= Self.stepLimit || isLate
            let step = isMuch ? left : min(left, due ?? left)
            if isMuch { outcome.inOneGo = left } else { outcome.steps += 1 }
            due = await go(step, &deaf)
            left -= step
        }
        outcome.isMissed = !deaf.apps.isEmpty
        return outcome
    }

    /// All clocks stand at the new instant before anybody hears of what is due then.
    private func go(_ step: Duration, _ deaf: inout Deaf) async -> Duration? {
        clock.pass(step)
        deaf.apps.formUnion(await attachedApps.sendClock(.advance(step), skipping: deaf.apps).missing)
        clock.advance(by: .zero)
        return await settled(&deaf)
    }

    /// Returns when neither head unit nor apps have done anything for a while: between two rounds of asking, each of which
    /// goes the way of all that they say to each other.
    ///
    /// - Returns: how long until something is due.
    private func settled(_ deaf: inout Deaf) async -> Duration? {
        let end = Self.watch.now + Self.instantPatience.time
        var (last, calm, rounds) = ([Int](), 0, 0)
        while true {
            rounds += 1
            _ = await inFlight.settled(within: max(.zero, end - Self.watch.now))
            // An app in this process works in turns of the main actor: let it have one.
            await MainActor.run {}
            let round = await attachedApps.sendClock(.advance(.zero), skipping: deaf.apps)
            deaf.apps.formUnion(round.missing)
            let work = [inFlight.begun] + round.reports.values.map(\.work).sorted()
            calm = work == last && inFlight.isSettled ? calm + 1 : 0
            last = work
            if calm == 2 || rounds >= Self.instantPatience.rounds && Self.watch.now > end {
                let ours = clock.nextDue.map { max(.zero, $0 - clock.now) }
                return (round.reports.values.map(\.due) + [ours]).compactMap { $0 }.min()
            }
        }
    }
}
