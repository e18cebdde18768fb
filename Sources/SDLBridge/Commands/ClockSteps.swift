import JSON
import SDLInspection
import SDLSupport

/// Advances the clocks of the head unit and of attached apps from one due timer to the next. After each step, waits
/// until all work that the timers started is finished.
///
/// A web HMI does not report whether it is idle. An app without an inspection channel does not report this either. The
/// steps do not wait for such programs.
struct ClockSteps: Sendable {
    let clock: ControlledTimekeeper
    let inFlight: InFlightCounter
    let attachedApps: AttachedApps

    struct Outcome: Sendable {
        /// The number of steps. In each step, the clocks were advanced to the next due timer or to the end of the
        /// requested time.
        var steps = 0
        /// The time that one final step skipped, because the number of steps or their duration reached its limit.
        var inOneGo = Duration.zero
        /// Whether any app did not answer a clock command in time.
        var isMissed = false

        var json: OrderedMap<String, JSONValue> {
            ["steps": .int(steps), "inOneGoMs": .double(inOneGo.inMilliseconds)]
        }
    }

    static let stepLimit = 10_000
    /// The limit of `advance` in real time. After this time, one final step skips the remaining span. The limit does
    /// not apply to the first `steps` steps, because a busy machine starts slowly.
    var patience = (time: Duration.seconds(15), steps: 20)
    /// The limit in real time for waiting, after one step, until all apps are idle. The limit applies only after
    /// `rounds` rounds of requests to the apps. Because of this limit, an app that is never idle cannot stop the
    /// clocks.
    private static let instantPatience = (time: Duration.milliseconds(250), rounds: 20)
    private static let watch = SystemTimekeeper.shared

    func advance(by span: Duration) async -> Outcome {
        var (left, outcome) = (span, Outcome())
        // The apps that did not answer a clock command in time. Later commands do not wait for these apps.
        var unresponsive: Set<ObjectIdentifier> = []
        let end = Self.watch.now + patience.time
        // First, run the timers that are already due, and wait until current work is finished.
        var due = await go(.zero, &unresponsive)
        while left > .zero {
            let isLate = outcome.steps >= patience.steps && Self.watch.now > end
            let isMuch = outcome.steps >= Self.stepLimit || isLate
            let step = isMuch ? left : min(left, due ?? left)
            if isMuch { outcome.inOneGo = left } else { outcome.steps += 1 }
            due = await go(step, &unresponsive)
            left -= step
        }
        outcome.isMissed = !unresponsive.isEmpty
        return outcome
    }

    /// Advances all clocks by `step`, runs the timers that become due, and waits until all work is finished. Returns
    /// the time until the next timer is due.
    private func go(_ step: Duration, _ unresponsive: inout Set<ObjectIdentifier>) async -> Duration? {
        clock.pass(step)
        let missing = await attachedApps.sendClock(.advance(step), skipping: unresponsive).missing
        unresponsive.formUnion(missing)
        clock.advance(by: .zero)
        return await settled(&unresponsive)
    }

    /// Sends requests to all apps in rounds, until the head unit and the apps are idle in two successive rounds. A
    /// request uses the same queues as other messages, so each app processes earlier messages before the request.
    ///
    /// - Returns: the time until the next timer is due.
    private func settled(_ unresponsive: inout Set<ObjectIdentifier>) async -> Duration? {
        let end = Self.watch.now + Self.instantPatience.time
        var (last, calm, rounds) = ([Int](), 0, 0)
        while true {
            rounds += 1
            _ = await inFlight.settled(within: max(.zero, end - Self.watch.now))
            // An app in this process runs on the main actor, so let the main actor run.
            await MainActor.run {}
            let round = await attachedApps.sendClock(.advance(.zero), skipping: unresponsive)
            unresponsive.formUnion(round.missing)
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
