/// What a touch that came down hit.
package struct TouchHit: Hashable, Sendable {
    /// Where, in the window's coordinates.
    package var point: CGPoint
    /// The view it hit and those that are asked after it, by their ids; empty when it hit none.
    package var chain: [Int]
    /// Why it hit none.
    package var reason: String?
}

extension UIWindow {
    /// How far a finger moves before it drags, in points.
    static let slop: CGFloat = 8
    /// More fingers than these are not counted.
    static let mostTouches = 10

    /// Hands on what a finger on the display does, in the window's own coordinates.
    package func sendTouch(phase: UITouch.Phase, id: Int, point: CGPoint, time: TimeInterval) {
        guard point.x.isFinite, point.y.isFinite, time.isFinite else { return }
        switch phase {
        case .began: begin(id, point, time)
        case .moved, .stationary: move(id, point, time, phase)
        case .ended, .cancelled: end(id, point, time, phase)
        }
    }

    /// The app has left the screen, or another window came over it: all fingers that are down count no more.
    package func cancelTouches(time: TimeInterval) {
        for touch in touches { end(touch.identifier, touch.point, time, .cancelled) }
    }

    /// Does what a tap at a point does: asks the view there, and then the ones it stands on. The one that answered. CAR-11
    @discardableResult
    package func performPrimaryAction(atWindowPoint point: CGPoint) -> UIView? {
        let local = CGPoint(x: point.x + bounds.origin.x, y: point.y + bounds.origin.y)
        var view = hitTest(local, with: nil)
        lastHit = describe(view, at: point)
        while let asked = view {
            if asked.performPrimaryAction(at: asked.convert(local, from: self)) { return asked }
            view = asked.superview
        }
        return nil
    }

    private func begin(_ id: Int, _ point: CGPoint, _ time: TimeInterval) {
        if touches.contains(where: { $0.identifier == id }) { end(id, point, time, .cancelled) }
        guard touches.count < Self.mostTouches else {
            return report(.touches, "more than \(Self.mostTouches) fingers; the rest is left out")
        }
        let touch = UITouch(identifier: id, point: point, time: time, window: self)
        let hit = hitTest(point, with: event(time, touch))
        lastHit = describe(hit, at: point)
        guard let hit else { return }
        // A finger on a view that takes one at a time, and has one, is for nobody else either.
        guard hit.isMultipleTouchEnabled || !touches.contains(where: { $0.view === hit }) || hit.watchesGestures else {
            return
        }
        touch.tapCount = countTaps(point, time)
        touch.view = hit
        touches.append(touch)
        var view: UIView? = hit
        while let watched = view {
            touch.gestureRecognizers += watched.storedGestures.filter(\.isEnabled)
            view = watched.superview
        }
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
        // The innermost that takes it leaves nothing to the others.
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

    /// The innermost recogniser that is sure takes the touch, from the view and from the other recognisers.
    private func finish(_ touch: UITouch, _ time: TimeInterval) {
        guard let winner = touch.gestureRecognizers.first(where: { $0.isRecognized }) else { return }
        for other in touch.gestureRecognizers where other !== winner && !goTogether(winner, other) { other.yield() }
        guard winner.cancelsTouchesInView else { return }
        for taken in winner.touches where !taken.isTaken {
            taken.isTaken = true
            taken.view?.touchesCancelled([taken], with: event(time, taken))
        }
    }

    /// A map is dragged and zoomed with the same fingers.
    private func goTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
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
        var chain: [Int] = []
        var responder: UIResponder? = hit
        while let here = responder {
            if let view = here as? UIView { chain.append(view.viewID) }
            responder = here.next
        }
        return TouchHit(point: point, chain: chain, reason: hit == nil ? reasonForNothing(at: point) : nil)
    }

    private func reasonForNothing(at point: CGPoint) -> String {
        if isHidden { return "the window is hidden" }
        if !isUserInteractionEnabled { return "the window's isUserInteractionEnabled is false" }
        if !bounds.contains(point) { return "the point is outside of the window's bounds" }
        return "the window is transparent, or says that the point is not inside"
    }
}

extension UIView {
    /// Whether recognisers on it or below want to see several fingers.
    var watchesGestures: Bool {
        var view: UIView? = self
        while let here = view {
            if !here.storedGestures.isEmpty { return true }
            view = here.superview
        }
        return false
    }
}
