/// The root of a view tree: it is on a screen, is drawn, and is touched.
///
/// The code that shows it on a display (in SDLKit) hands it ticks and touches, and draws it with a `WindowRenderer`.
/// The window wakes that code when there is something to do again.
@MainActor
open class UIWindow: UIView {
    var dirty = DirtyRegion()
    private var isAwake = true
    private var isBeingDrawn = false
    var touches: [UITouch] = []
    var lastTap = (point: CGPoint.zero, time: -1.0, count: 0)
    /// Who is typed into now.
    package private(set) weak var firstResponder: UIResponder?
    private var drawsInARow = 0
    /// Moves its animations, at each tick.
    package let clock = AnimationClock()

    /// There is something to draw, to lay out or to move again: told once until the next tick.
    package var onWake: (() -> Void)?
    /// Told of what an app does that cannot be meant.
    package var onDiagnostic: ((UIDiagnostic) -> Void)?
    /// Told who is typed into now, if anybody.
    package var onFirstResponder: ((UIResponder?) -> Void)?
    /// Told after a layout pass in which something was laid out.
    package var onLayout: (() -> Void)?
    /// What the last touch that came down hit, for an inspector.
    package internal(set) var lastHit: TouchHit?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
        isHidden = true
        dirty.addEverything()
        clock.onWake = { [weak self] in self?.wake() }
    }

    /// The display it is on.
    open var screen: UIScreen = .main {
        didSet {
            guard screen !== oldValue else { return }
            oldValue.remove(self)
            if !isHidden { screen.add(self) }
            traitsChanged()
            oldValue.projector?.left(self)
            screen.projector?.joined(self)
        }
    }

    /// Pixels to a point.
    package var scale: CGFloat { screen.scale }

    /// The controller whose view fills it.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue {
                oldValue.dismissAll()
                oldValue.disappear(animated: false) { oldValue.viewIfLoaded?.removeFromSuperview() }
                oldValue.isRoot = false
            }
            if let controller = rootViewController { show(root: controller) }
            screen.projector?.joined(self)
        }
    }

    /// Whether it is the one that is touched and typed into.
    open private(set) var isKeyWindow = false

    /// Shows it, in front of the other windows of its screen.
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
            newValue ? rootViewController?.topmost.disappear(animated: false) {} : appear()
        }
    }

    /// Day or night for this window alone.
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

    /// Moves animations and scrolling on, and lays out. What is to be drawn then is the renderer's.
    package func tick(at time: TimeInterval) {
        isAwake = false
        clock.tick(at: time)
        if layoutPass() { onLayout?() }
        if !isIdle { wake() }
    }

    /// Whether neither a picture nor a tick is wanted.
    package var isIdle: Bool { dirty.isEmpty && !clock.isRunning && !needsLayout && !needsLayoutBelow }

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

    /// What was asked for while the picture was drawn is for the next one.
    func endOfPicture() {
        guard !dirty.isEmpty else {
            drawsInARow = 0
            return
        }
        drawsInARow += 1
        if drawsInARow == 100 {
            report(.drawLoop, "100 pictures in a row were asked for while drawing; ask in a handler, or animate")
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

    /// A view has left: it is not typed into any more.
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
        insertSubview(view, at: 0)
        if !isHidden { appear() }
    }

    private func appear() {
        rootViewController?.topmost.appear(animated: false) { layoutIfNeeded() }
    }
}

/// Told when it begins and ends to be typed into.
@MainActor
protocol EditingResponder {
    func editingBegan()
    func editingEnded()
}
