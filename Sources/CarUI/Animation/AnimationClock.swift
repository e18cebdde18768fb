/// Moves animations on, whenever its window is given a tick. It has no time of its own.
@MainActor
package final class AnimationClock {
    /// Something that moves: told the time, it says whether it wants to be told again.
    struct Motion {
        let number: Int
        let step: (TimeInterval) -> Bool
    }

    private var motions: [Motion] = []
    private var lastNumber = 0
    /// There is something to move again.
    var onWake: (() -> Void)?
    /// The time of the last tick.
    package private(set) var now: TimeInterval = 0

    /// Whether it wants ticks.
    package var isRunning: Bool { !motions.isEmpty }

    /// Calls a closure with the time at every tick, until it says no. It begins with the next tick.
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
        // What begins in here begins with the next tick.
        for motion in motions where motions.contains(where: { $0.number == motion.number }) {
            if !motion.step(now) { stop(motion.number) }
        }
    }
}
