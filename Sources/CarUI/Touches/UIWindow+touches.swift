/// The result of hit testing a new touch, for the inspector.
package struct TouchHit: Hashable, Sendable {
    /// The position of the touch, in window coordinates.
    package var point: CGPoint
    /// The ids of the touched view and of the views in its responder chain; empty if no view was touched.
    package var chain: [Int]
    /// The reason why no view was touched; nil if a view was touched.
    package var reason: String?
}

extension UIWindow {
    /// The distance that a finger must move to start dragging, in points.
    static let slop: CGFloat = 8
    /// The maximum number of touches at the same time. Further touches are ignored.
    static let maximumTouches = 10

    /// Handles a touch event of the display. `point` is in window coordinates.
    ///
    /// - Parameter target: the view that receives a new touch; nil for the view at `point`. Ignored if `phase` is not
    ///   `began`.
    package func sendTouch(
        phase: UITouch.Phase, id: Int, point: CGPoint, time: TimeInterval, to target: UIView? = nil
    ) {
        guard point.x.isFinite, point.y.isFinite, time.isFinite else { return }
        switch phase {
        case .began: begin(id, point, time, target)
        case .moved, .stationary: move(id, point, time, phase)
        case .ended, .cancelled: end(id, point, time, phase)
        }
    }

    /// Cancels all touches, because the app has left the screen or another window covers this window.
    package func cancelTouches(time: TimeInterval) {
        for touch in touches { end(touch.identifier, touch.point, time, .cancelled) }
    }

    /// Performs the action that a tap at `point` has. Calls `performPrimaryAction(at:)` on the view at `point`, then on
    /// each superview, until a call returns true. Returns the view whose call has returned true. CAR-11
    @discardableResult
    package func performPrimaryAction(atWindowPoint point: CGPoint) -> UIView? {
        let local = CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
        let hit = hitTest(local, with: nil)
        lastHit = describe(hit, at: point)
        return hit?.lineage.first { $0.performPrimaryAction(at: $0.convert(local, from: self)) }
    }

    /// Returns the innermost control or cell that contains `point`; nil if no control or cell contains `point`.
    /// Controls and cells receive every touch. CAR-11, CAR-12
    package func touchTarget(at point: CGPoint) -> UIView? {
        hitTest(point, with: nil)?.lineage.first {
            $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell
        }
    }

    /// Ends the recognition of long presses, because all fingers were lifted. The `UITouch` objects may end later than
    /// this call.
    package func endLongPresses() {
        for touch in touches {
            for case let press as UILongPressGestureRecognizer in touch.gestureRecognizers { press.fingerLifted() }
        }
    }

    private func begin(_ id: Int, _ point: CGPoint, _ time: TimeInterval, _ target: UIView?) {
        if touches.contains(where: { $0.identifier == id }) { end(id, point, time, .cancelled) }
        guard touches.count < Self.maximumTouches else {
            return report(.touches, "more than \(Self.maximumTouches) touches; the additional touch was ignored")
        }
        let touch = UITouch(identifier: id, point: point, time: time, window: self)
        let hit = target ?? hitTest(point, with: event(time, touch))
        lastHit = describe(hit, at: point)
        guard let hit else { return }
        // A view without multiple touch accepts only one finger. However, gesture recognisers may need more fingers.
        guard hit.isMultipleTouchEnabled || !touches.contains(where: { $0.view === hit }) || hit.watchesGestures else {
            return
        }
        touch.tapCount = countTaps(point, time)
        touch.view = hit
        touches.append(touch)
        touch.gestureRecognizers = hit.lineage.flatMap(\.storedGestures).filter { $0.isEnabled && !hit.prevents($0) }
        touch.gestureRecognizers.forEach { $0.follow(touch) }
        finish(touch, time)
        if !touch.isTaken { hit.touchesBegan([touch], with: event(time, touch)) }
    }

    private func move(_ id: Int, _ point: CGPoint, _ time: TimeInterval, _ phase: UITouch.Phase) {
        guard let touch = touches.first(where: { $0.identifier == id }) else { return }
        touch.move(to: point, phase: phase, time: time)
        for recognizer in touch.gestureRecognizers where recognizer.state != .failed { recognizer.moved(touch) }
        finish(touch, time)
        if !touch.isTaken { touch.view?.touchesMoved([touch], with: event(time, touch)) }
    }

    private func end(_ id: Int, _ point: CGPoint, _ time: TimeInterval, _ phase: UITouch.Phase) {
        guard let touch = touches.first(where: { $0.identifier == id }) else { return }
        touch.move(to: point, phase: phase, time: time)
        // The loop starts with the recognisers of the innermost view. The touch belongs to the first recogniser that
        // recognises its gesture.
        for recognizer in touch.gestureRecognizers {
            recognizer.leave(touch, cancelled: phase == .cancelled)
            if recognizer.state == .ended { finish(touch, time) }
        }
        touches.removeAll { $0 === touch }
        guard !touch.isTaken else { return }
        let event = event(time, touch)
        phase == .cancelled
            ? touch.view?.touchesCancelled([touch], with: event) : touch.view?.touchesEnded([touch], with: event)
    }

    /// Assigns a touch to the first recogniser, from the innermost view outwards, that has recognised its gesture. Then
    /// the view and the other recognisers no longer receive the touch. Called after each touch event, and when a finger
    /// has stayed long enough for a long press.
    func finish(_ touch: UITouch, _ time: TimeInterval) {
        guard let winner = touch.gestureRecognizers.first(where: { $0.isRecognized }) else { return }
        for other in touch.gestureRecognizers where other !== winner && !recognizeTogether(winner, other) {
            other.yield()
        }
        guard winner.cancelsTouchesInView else { return }
        for taken in winner.touches where !taken.isTaken {
            taken.isTaken = true
            taken.view?.touchesCancelled([taken], with: event(time, taken))
        }
    }

    /// Whether two recognisers may recognise gestures of the same fingers at the same time. For example, the driver can
    /// pinch and drag a map at the same time.
    private func recognizeTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.view === other.view && (one is UIPinchGestureRecognizer || other is UIPinchGestureRecognizer)
    }

    private func countTaps(_ point: CGPoint, _ time: TimeInterval) -> Int {
        defer { lastTap = (point, time, lastTap.count) }
        let isNear = time - lastTap.time <= 0.4 && lastTap.point.distance(to: point) <= 50
        lastTap.count = isNear ? lastTap.count + 1 : 1
        return lastTap.count
    }

    private func event(_ time: TimeInterval, _ touch: UITouch) -> UIEvent {
        UIEvent(touches: Set(touches).union([touch]), timestamp: time)
    }

    private func describe(_ hit: UIView?, at point: CGPoint) -> TouchHit {
        let chain = hit.map { sequence(first: $0 as UIResponder, next: \.next).compactMap { ($0 as? UIView)?.viewID } }
        return TouchHit(point: point, chain: chain ?? [], reason: hit == nil ? reasonForNothing(at: point) : nil)
    }

    private func reasonForNothing(at point: CGPoint) -> String {
        if isHidden { return "the window is hidden" }
        if !isUserInteractionEnabled { return "the window's isUserInteractionEnabled is false" }
        if !bounds.contains(point) { return "the point is outside of the window's bounds" }
        return "the window is transparent, or its point(inside:with:) returned false"
    }
}

extension UIView {
    /// Whether touches on the view do not reach `recognizer`, a recogniser of a superview. As in UIKit, a tap on a
    /// button, a switch or a segment does not reach the tap recognisers of superviews.
    fileprivate func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && (self is UIButton || self is UISwitch || self is UISegmentedControl)
    }

    /// Whether the view or a superview has a gesture recogniser.
    var watchesGestures: Bool { lineage.contains { !$0.storedGestures.isEmpty } }
}
