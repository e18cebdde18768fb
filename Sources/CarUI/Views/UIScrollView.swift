import Glibc

/// The methods that a scroll view calls on its delegate.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after every change of the content offset, whether a finger or the app has changed the offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a finger starts to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when scrolling has stopped. The scrolling may have continued after a finger was lifted, or may have been
    /// an animation.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of a larger content area and scrolls by dragging, without bouncing at the edges.
@MainActor
open class UIScrollView: UIView {
    /// The delegate of the scroll view, which is notified while the view scrolls.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content area, in points.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentChanged() } } }
    /// The additional space around the content, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { contentChanged() } } }
    /// Whether dragging scrolls the view.
    open var isScrollEnabled = true
    /// Whether scrolling stops only at multiples of the view's width and height.
    open var isPagingEnabled = false
    /// Whether a vertical scroll indicator is shown.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// Whether a horizontal scroll indicator is shown.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// The gesture recogniser for dragging.
    public private(set) var panGestureRecognizer: UIPanGestureRecognizer!
    /// Whether a finger is dragging the content.
    public var isDragging: Bool { panGestureRecognizer.isInProgress }
    /// Whether the view is still scrolling after the finger was lifted.
    public var isDecelerating: Bool { motion != nil }

    private var start = CGPoint.zero
    private var motion: Int?
    private let bars = [ScrollBar(), ScrollBar()]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        let pan = UIPanGestureRecognizer { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.panned(pan) }
        }
        pan.mayBegin = { [weak self] way in self?.canScroll(way) ?? false }
        panGestureRecognizer = pan
        addGestureRecognizer(pan)
    }

    /// The point of the content that is at the upper left corner of the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// Scrolls to `offset`, with an animation if `animated` is true.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        guard animated, let window else {
            stop()
            return scroll(to: offset)
        }
        stop()
        let (from, to) = (contentOffset, clamped(offset))
        var began: TimeInterval?
        motion = window.clock.run { [weak self] now in
            guard let self else { return false }
            began = began ?? now
            let place = min(1, (now - began!) / 0.3)
            let part = place * (2 - place)
            self.scroll(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            return place < 1 || self.rested()
        }
    }

    /// Scrolls as little as possible, so that `rect` becomes visible. `rect` is a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
        offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
        setContentOffset(offset, animated: animated)
    }

    private var smallest: CGPoint { CGPoint(x: -contentInset.left, y: -contentInset.top) }
    private var largest: CGPoint {
        CGPoint(
            x: max(smallest.x, contentSize.width + contentInset.right - bounds.width),
            y: max(smallest.y, contentSize.height + contentInset.bottom - bounds.height))
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, smallest.x), largest.x).rounded(),
            y: min(max(offset.y, smallest.y), largest.y).rounded())
    }

    private func contentChanged() {
        scroll(to: contentOffset)
        setNeedsLayout()
    }

    private func scroll(to offset: CGPoint) {
        let target = clamped(offset)
        guard target != contentOffset else { return }
        bounds.origin = target
        delegate?.scrollViewDidScroll(self)
    }

    private func canScroll(_ way: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(way.dx) > abs(way.dy) ? largest.x > smallest.x : largest.y > smallest.y
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            stop()
            start = contentOffset
            delegate?.scrollViewWillBeginDragging(self)
        case .changed:
            // The translation is in window coordinates, because the view's own coordinates move during scrolling.
            let way = pan.translation(in: nil)
            scroll(to: CGPoint(x: start.x - way.x, y: start.y - way.y))
        case .ended:
            let speed = pan.velocity(in: nil)
            decelerate(CGVector(dx: -speed.x, dy: -speed.y))
        case .cancelled, .possible, .failed: break
        }
    }

    /// Continues to scroll with decreasing speed. If paging is enabled, scrolls to a page instead.
    private func decelerate(_ speed: CGVector) {
        if isPagingEnabled { return setContentOffset(page(after: speed), animated: true) }
        guard hypot(speed.dx, speed.dy) > 60, let window else { return }
        let from = contentOffset
        var began: TimeInterval?
        motion = window.clock.run { [weak self] now in
            guard let self else { return false }
            began = began ?? now
            let worn = 1 - exp(-2.6 * (now - began!))
            let target = CGPoint(x: from.x + speed.dx / 2.6 * worn, y: from.y + speed.dy / 2.6 * worn)
            self.scroll(to: target)
            let isAtEnd = self.clamped(target) != CGPoint(x: target.x.rounded(), y: target.y.rounded())
            return (!isAtEnd && hypot(speed.dx, speed.dy) * (1 - worn) > 12) || self.rested()
        }
    }

    private func page(after speed: CGVector) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let place = offset / size
            let whole = speed > 300 ? place.rounded(.up) : speed < -300 ? place.rounded(.down) : place.rounded()
            return whole * size
        }
        return CGPoint(
            x: page(contentOffset.x, bounds.width, speed.dx), y: page(contentOffset.y, bounds.height, speed.dy))
    }

    private func rested() -> Bool {
        motion = nil
        delegate?.scrollViewDidEndDecelerating(self)
        return false
    }

    private func stop() {
        window?.clock.stop(motion)
        motion = nil
    }

    /// Stops the scrolling when a finger touches the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        stop()
        super.touchesBegan(touches, with: event)
    }

    open override func willMove(toWindow newWindow: UIWindow?) { if newWindow == nil { stop() } }

    open override func layoutSubviews() { placeBars() }

    /// Inserts `view` directly in front of `previous`. If `previous` is nil, inserts `view` behind all other subviews.
    /// The knob focuses the rows in the order of the subviews. HAP-12, CAR-18
    func insert(_ view: UIView, after previous: UIView?) {
        guard let previous else {
            if subviews.first !== view { insertSubview(view, at: 0) }
            return
        }
        guard let index = subviews.firstIndex(of: previous) else { return addSubview(view) }
        if subviews.count <= index + 1 || subviews[index + 1] !== view { insertSubview(view, aboveSubview: previous) }
    }

    private func placeBars() {
        let lengths = [contentSize.height, contentSize.width]
        let rooms = [bounds.height, bounds.width]
        let wanted = [showsVerticalScrollIndicator, showsHorizontalScrollIndicator]
        for (index, bar) in bars.enumerated() {
            let (length, room) = (lengths[index], rooms[index])
            guard wanted[index], length > room, room > 24 else {
                bar.isHidden = true
                continue
            }
            if bar.superview !== self { addSubview(bar) } else if subviews.last !== bar { bringSubviewToFront(bar) }
            bar.isHidden = false
            let size = max(32, (room - 8) * room / length)
            let offset = index == 0 ? contentOffset.y : contentOffset.x
            let place = 4 + (room - 8 - size) * (offset / (length - room)).within01
            bar.frame =
                index == 0
                ? CGRect(x: bounds.maxX - 8, y: bounds.minY + place, width: 4, height: size)
                : CGRect(x: bounds.minX + place, y: bounds.maxY - 8, width: size, height: 4)
        }
    }
}

private final class ScrollBar: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor.secondaryLabel.withAlphaComponent(0.45)
        layer.cornerRadius = 2
    }
}
