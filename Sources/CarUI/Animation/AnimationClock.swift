/// Advances the animations of one window. The clock has no timer: the window calls `tick(at:)`.
@MainActor
package final class AnimationClock {
    /// A running animation. `step` receives the time of the tick and returns whether the animation needs more ticks.
    struct Motion {
        let number: Int
        let step: (TimeInterval) -> Bool
    }

    private var motions: [Motion] = []
    private var lastNumber = 0
    /// Called when an animation starts, so that the window requests ticks again.
    var onWake: (() -> Void)?
    /// The time of the last tick.
    package private(set) var now: TimeInterval = 0

    package var isRunning: Bool { !motions.isEmpty }

    /// Calls `step` with the current time at every tick, beginning with the next tick, until `step` returns false.
    /// Returns a number that `stop(_:)` accepts.
    @discardableResult
    func run(_ step: @escaping (TimeInterval) -> Bool) -> Int {
        lastNumber += 1
        motions.append(Motion(number: lastNumber, step: step))
        onWake?()
        return lastNumber
    }

    func stop(_ number: Int?) {
        guard let number else { return }
        motions.removeAll { $0.number == number }
    }

    package func tick(at time: TimeInterval) {
        now = max(now, time)
        // An animation that starts during this loop gets its first step at the next tick.
        for motion in motions where motions.contains(where: { $0.number == motion.number }) {
            if !motion.step(now) { stop(motion.number) }
        }
    }
}
