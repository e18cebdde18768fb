import JSON
import SDLInspection
import SDLSupport

/// Advances the clocks of head unit and attached apps from one due timer to the next. Work that a timer starts on
/// either side finishes before time moves on.
///
/// It does not wait for apps without an inspection channel or for a web HMI, because it cannot know whether they are
/// idle.
struct ClockSteps: Sendable {
    let clock: ControlledTimekeeper
    /// Counts work in flight in the head unit and in apps of this process.
    let inFlight: InFlightCounter
    let attachedApps: AttachedApps

    struct Outcome: Sendable {
        /// Instants at which a timer was due.
        var steps = 0
        /// The time that was skipped in one step at the end, because new timers kept becoming due.
        var inOneGo = Duration.zero
        /// Whether an app has not answered.
        var isMissed = false

        var json: OrderedMap<String, JSONValue> {
            ["steps": .int(steps), "inOneGoMs": .double(inOneGo.inMilliseconds)]
        }
    }

    static let stepLimit = 10_000
    /// How long one call may take in real time, checked only after this many steps: a busy machine is slow at first.
    var patience = (time: Duration.seconds(5), steps: 20)
    /// How long one instant may take, checked only after this many rounds. An app that is never idle must not block
    /// time for the others.
    private static let instantPatience = (time: Duration.milliseconds(250), rounds: 20)
    private static let watch = SystemTimekeeper.shared

    /// Apps that have not answered. Each is waited for only once.
    private struct Unresponsive {
        var apps: Set<ObjectIdentifier> = []
    }

    func advance(by span: Duration) async -> Outcome {
        var (left, outcome, unresponsive) = (span, Outcome(), Unresponsive())
        let end = Self.watch.now + patience.time
        // First run timers that are already due, and finish work that has begun.
        var due = await go(.zero, &unresponsive)
        while left > .zero {
            let isLate = outcome.steps >= patience.steps && Self.watch.now > end
            let isMuch = outcome.steps >= Self.stepLimit || isLate
            let step = isMuch ? left : min(left, due ?? left)
            if isMuch { outcome.inOneGo = left } else { outcome.steps += 1 }
            due = await go(step, &unresponsive)
            left -= step
        }
        outcome.isMissed = !unresponsive.apps.isEmpty
        return outcome
    }

    /// Moves all clocks to the new instant, then fires the timers that are due at it.
    private func go(_ step: Duration, _ unresponsive: inout Unresponsive) async -> Duration? {
        clock.pass(step)
        let missing = await attachedApps.sendClock(.advance(step), skipping: unresponsive.apps).missing
        unresponsive.apps.formUnion(missing)
        clock.advance(by: .zero)
        return await settled(&unresponsive)
    }

    /// Returns when head unit and apps were idle between two rounds of requests. Each round passes through the same
    /// queues as their messages.
    ///
    /// - Returns: how long until the next timer is due.
    private func settled(_ unresponsive: inout Unresponsive) async -> Duration? {
        let end = Self.watch.now + Self.instantPatience.time
        var (last, calm, rounds) = ([Int](), 0, 0)
        while true {
            rounds += 1
            _ = await inFlight.settled(within: max(.zero, end - Self.watch.now))
            // An app in this process runs on the main actor, so give it a turn.
            await MainActor.run {}
            let round = await attachedApps.sendClock(.advance(.zero), skipping: unresponsive.apps)
            unresponsive.apps.formUnion(round.missing)
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
