/// The root of a view tree, shown on a screen.
///
/// SDLKit projects the window. To do so, SDLKit calls `tick(at:)`, sends touches to the window, and draws the window
/// with a `WindowRenderer`. The window calls `onWake` if the window needs another tick.
@MainActor
open class UIWindow: UIView {
    var dirty = DirtyRegion()
    private var isAwake = true
    var touches: [UITouch] = []
    var lastTap = (point: CGPoint.zero, time: -1.0, count: 0)
    /// The responder that receives keyboard input; nil if no responder receives keyboard input.
    package private(set) weak var firstResponder: UIResponder?
    private var drawsInARow = 0
    package let clock = AnimationClock()

    /// Called when the window must be drawn, laid out or animated. After a call, the window does not call the closure
    /// again before the next tick.
    package var onWake: (() -> Void)?
    /// Called for each diagnostic about the wrong use of a view class.
    package var onDiagnostic: ((UIDiagnostic) -> Void)?
    package var onFirstResponder: ((UIResponder?) -> Void)?
    /// Called when touches may now reach different views: after a layout, and when a view was added, removed, moved,
    /// hidden or disabled. After a call, the window does not call the closure again before `takeArrangement()`.
    package var onArrangement: (() -> Void)?
    private var isArrangementReported = false
    /// The result of hit testing for the newest touch, for the inspector; nil before the first touch.
    package internal(set) var lastHit: TouchHit?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
        isHidden = true
        dirty.addEverything()
        clock.onWake = { [weak self] in self?.wake() }
    }

    /// The display that shows the window.
    open var screen: UIScreen = .main {
        didSet {
            guard screen !== oldValue else { return }
            oldValue.remove(self)
            if !isHidden { screen.add(self) }
            traitsChanged()
            screenChanged()
            oldValue.projector?.left(self)
            screen.projector?.joined(self)
        }
    }

    /// The number of pixels in a point.
    package var scale: CGFloat { screen.scale }

    /// The controller whose view fills the window; nil for an empty window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            // The old controller does not disappear if another window already shows the controller's view.
            if let oldValue, oldValue.viewIfLoaded?.superview == nil || oldValue.viewIfLoaded?.superview === self {
                oldValue.dismissAll()
                oldValue.disappear(animated: false) { oldValue.viewIfLoaded?.removeFromSuperview() }
                oldValue.isRoot = false
            }
            if let controller = rootViewController { show(root: controller) }
            screen.projector?.joined(self)
        }
    }

    /// The margins outside the safe area. The margins are zero by default, because head units report no margins.
    open var layoutMargins = UIEdgeInsets.zero { didSet { if layoutMargins != oldValue { setNeedsLayout() } } }

    /// Whether this window is the key window of its screen: the window whose `makeKeyAndVisible()` was called most
    /// recently.
    open private(set) var isKeyWindow = false

    /// Shows the window in front of all other windows of the screen.
    open func makeKeyAndVisible() {
        for other in screen.windows where other !== self { other.isKeyWindow = false }
        isKeyWindow = true
        screen.add(self)
        isHidden = false
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            addDirtyEverything()
            newValue ? screen.remove(self) : screen.add(self)
            screenChanged()
        }
    }

    /// The appearance of this window, for day or night; `unspecified` for the appearance of the screen.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsChanged() } }

    open override var traitCollection: UITraitCollection {
        let style = overrideUserInterfaceStyle == .unspecified ? screen.userInterfaceStyle : overrideUserInterfaceStyle
        return UITraitCollection(userInterfaceStyle: style, displayScale: scale)
    }

    open override var next: UIResponder? { nil }
    override var responderWindow: UIWindow? { self }

    open override func layoutSubviews() {
        for view in subviews where view.controller?.fillsWindow == true { view.frame = bounds }
    }

    /// Advances animations and scrolling, and lays out the views. Does not draw the window.
    package func tick(at time: TimeInterval) {
        isAwake = false
        clock.tick(at: time)
        layoutPass()
        if !isIdle { wake() }
    }

    /// Whether the window needs no drawing, no ticks and no layout.
    package var isIdle: Bool { dirty.isEmpty && !clock.isRunning && !needsLayout && !needsLayoutBelow }

    func reportArrangement() {
        guard !isArrangementReported, let onArrangement else { return }
        isArrangementReported = true
        onArrangement()
    }

    /// Lays out the views, so that the views have the positions of the next picture. Afterwards, the next change calls
    /// `onArrangement` again.
    package func takeArrangement() {
        layoutIfNeeded()
        isArrangementReported = false
    }

    func wake() {
        guard !isAwake else { return }
        isAwake = true
        onWake?()
    }

    func add(dirty rect: CGRect) {
        let visible = rect.intersection(CGRect(origin: .zero, size: shownLook.bounds.size))
        guard !visible.isEmpty else { return }
        dirty.add(visible)
        wake()
    }

    func addDirtyEverything() {
        dirty.addEverything()
        wake()
    }

    func takeDirty(within bounds: CGRect) -> [CGRect] {
        isAwake = false
        return dirty.take(within: bounds)
    }

    /// Ends the drawing of a picture. A view that was marked during the drawing is drawn with the next picture.
    func endOfPicture() {
        guard !dirty.isEmpty else {
            drawsInARow = 0
            return
        }
        drawsInARow += 1
        if drawsInARow == 100 {
            report(.drawLoop, "requested 100 redraws in a row while drawing; request them in a handler, or animate")
        }
        wake()
    }

    func traitsChanged() {
        addDirtyEverything()
    }

    func makeFirstResponder(_ responder: UIResponder?) -> Bool {
        guard firstResponder !== responder else { return true }
        if let responder, !responder.canBecomeFirstResponder { return false }
        let old = firstResponder
        if let old, !old.canResignFirstResponder { return false }
        firstResponder = responder
        (old as? any EditingResponder)?.editingEnded()
        (responder as? any EditingResponder)?.editingBegan()
        onFirstResponder?(firstResponder)
        return firstResponder === responder
    }

    /// Ends editing if the first responder is `view` or a descendant of `view`. The first responder is not asked. Called
    /// when `view` has left the window, when `view` is hidden, and when another controller is presented over `view`.
    func forget(_ view: UIView) {
        guard let editing = firstResponder as? UIView, editing.isDescendant(of: view) else { return }
        firstResponder = nil
        (editing as? any EditingResponder)?.editingEnded()
        onFirstResponder?(nil)
    }

    private func show(root controller: UIViewController) {
        controller.isRoot = true
        let view = controller.view!
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // If another window shows the controllers, the controllers disappear from that window before they appear in
        // this window.
        controller.shownInWindow.reversed().forEach { $0.disappear(animated: false) {} }
        insertSubview(view, at: 0)
        var presented = controller.presentedViewController
        while let next = presented {
            next.view.frame = bounds
            addSubview(next.view)
            presented = next.presentedViewController
        }
        screenChanged()
    }

    /// Calls the appearance methods of the visible controllers. Called after the window has appeared on a connected
    /// screen or disappeared from a connected screen.
    func screenChanged() {
        guard let controller = rootViewController, controller.viewIfLoaded?.storedWindow === self else { return }
        if !isHidden, !screen.isGone {
            let shown = controller.shownInWindow
            shown.forEach { $0.willAppear(false) }
            layoutIfNeeded()
            shown.forEach { $0.didAppear(false) }
        } else {
            controller.shownInWindow.reversed().forEach { $0.disappear(animated: false) {} }
        }
    }
}

/// A responder that needs to know when editing begins and ends.
@MainActor
protocol EditingResponder {
    func editingBegan()
    func editingEnded()
}
