/// A recogniser for a finger that stays on the display without moving.
@MainActor
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time in seconds for which the finger must stay on the display. The default is 0.5.
    public var minimumPressDuration: TimeInterval = 0.5
    /// The distance in points that the finger may move before the gesture is recognised. The default is 10.
    public var allowableMovement: CGFloat = 10
    private var motion: Int?

    override func began(_ touch: UITouch) {
        stop()
        guard touches.count == 1, let window = touch.window else { return state = .failed }
        let due = touch.timestamp + minimumPressDuration
        motion = window.clock.run { [weak self, weak touch] now in
            guard let self, let touch, state == .possible, touches.contains(touch) else { return false }
            guard now >= due else { return true }
            set(.began)
            window.finish(touch, now)
            return false
        }
    }

    override func moved(_ touch: UITouch) {
        if isInProgress { return set(.changed) }
        if touch.point.distance(to: touch.beginning) > allowableMovement { fail() }
    }

    override func ended(_ touch: UITouch) {
        if isInProgress { set(.ended) } else { fail() }
    }

    /// Called when the finger was lifted. The `UITouch` may end later, because the app's touch delegate first decides
    /// whether to handle the gesture.
    func fingerLifted() {
        if !isInProgress { fail() }
    }

    private func fail() {
        stop()
        state = .failed
    }

    private func stop() {
        touches.first?.window?.clock.stop(motion)
        motion = nil
    }
}
