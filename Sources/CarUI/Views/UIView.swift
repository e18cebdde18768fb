/// A rectangular area of the screen that draws content, contains subviews and handles touches.
///
/// The view works as in UIKit: `frame` uses the superview's coordinates, and `bounds` uses the view's own coordinates.
/// Visible changes are drawn with the window's next picture.
@MainActor
open class UIView: UIResponder, UIFocusEnvironment {
    /// The ways of fitting content into a view's bounds.
    public enum ContentMode: Hashable, Sendable {
        /// Stretches the content to the bounds.
        case scaleToFill
        /// Keeps the proportions of the content, and makes the content as large as possible inside the bounds.
        case scaleAspectFit
        /// Keeps the proportions of the content, and makes the content as small as possible while covering the bounds.
        case scaleAspectFill
        /// Keeps the size of the content, and centres the content.
        case center
    }

    /// The parts of a view's frame that change when the superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The set of flexible parts, as a bit mask.
        public let rawValue: Int
        /// Creates a set of flexible parts from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance between the view and the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width of the view.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance between the view and the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance between the view and the superview's upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height of the view.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance between the view and the superview's lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    private static var lastID = 0

    /// The id of the view, unique within the process.
    package let viewID: Int

    /// The values of the animatable properties that the app has set.
    var look: Look
    /// The look that is drawn during an animation; nil if no animation is running.
    var presented: Look?
    /// The number of the animation that controls `presented`.
    var animationNumber = 0
    var storedSubviews: [UIView] = [] { didSet { placement.isLeaf = storedSubviews.isEmpty } }
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    final var placement = Placement()
    /// The controller that owns this view; nil if no controller owns this view.
    weak var controller: UIViewController?
    /// The cached area in which the view and its descendants are drawn; nil if the area must be computed again.
    var knownExtent: CGRect?
    var needsLayout = true
    var needsLayoutBelow = false
    /// The maximum number of levels of views below this view. After a view was removed, the stored value may be too
    /// high.
    var heightBelow = 0
    var storedGestures: [UIGestureRecognizer] = []
    /// The layer of the view; nil if `layer` was never used.
    private(set) var storedLayer: CALayer?
    private var ownTint: UIColor?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        Self.lastID += 1
        viewID = Self.lastID
        let rect = frame.isFinite ? frame.standardized : .zero
        look = Look(bounds: CGRect(origin: .zero, size: rect.size), center: rect.center)
        super.init()
        placement.role = PressRole(of: self)
        updatePlacement()
    }

    /// Creates a view with an empty frame.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The position and size of the view in the superview's coordinates.
    open var frame: CGRect {
        get { look.frame }
        set { change { $0.frame = newValue } }
    }

    /// The view's rectangle in the view's own coordinates. The origin of `bounds` is the point that is shown in the
    /// view's upper left corner.
    open var bounds: CGRect {
        get { look.bounds }
        set { change { $0.bounds = newValue.standardized } }
    }

    /// The centre of the view in the superview's coordinates.
    open var center: CGPoint {
        get { look.center }
        set { change { $0.center = newValue } }
    }

    /// The transform of the view, applied around the centre.
    open var transform: CGAffineTransform {
        get { look.transform }
        set { change { $0.transform = newValue } }
    }

    /// The opacity of the view and its subviews, from 0 (transparent) to 1 (opaque).
    open var alpha: CGFloat {
        get { look.alpha }
        set { change { $0.alpha = newValue.within01 } }
    }

    /// The background colour of the view; nil for no background.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// A number with which the app can find the view.
    open var tag = 0
    /// An identifier with which tests and inspectors can find the view.
    open var accessibilityIdentifier: String?
    /// The text that screen readers speak for the view.
    open var accessibilityLabel: String?
    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true {
        didSet {
            guard isUserInteractionEnabled != oldValue else { return }
            updatePlacement()
            arrangementChanged()
        }
    }
    /// Whether the view accepts several touches at the same time.
    open var isMultipleTouchEnabled = false
    /// Whether a change of the view's size resizes the subviews, according to each subview's `autoresizingMask`.
    open var autoresizesSubviews = true
    /// The parts of the frame that change when the superview is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// The way of fitting the content into the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// Whether the view and its subviews are hidden. A hidden view receives no touches.
    open var isHidden: Bool {
        get { storedHidden }
        set {
            guard newValue != storedHidden else { return }
            if newValue { invalidate() }
            storedHidden = newValue
            if newValue { storedWindow?.forget(self) }
            updatePlacement()
            storedSuperview?.extentChanged()
            invalidate()
            arrangementChanged()
            (storedSuperview as? UIStackView)?.setNeedsLayout()
        }
    }
    /// Whether the view was hidden with `isHidden`. The value ignores an override of `isHidden` in a subclass.
    private(set) var storedHidden = false

    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { storedClips }
        set {
            guard newValue != storedClips else { return }
            invalidate()
            storedClips = newValue
            extentChanged()
            invalidate()
        }
    }
    private var storedClips = false

    /// The colour of controls and selected items. The default is the superview's tint colour.
    open var tintColor: UIColor! {
        get { ownTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    /// Called when the tint colour has changed. An override must call `super`.
    open func tintColorDidChange() {
        setNeedsDisplay()
        storedSubviews.forEach { if $0.ownTint == nil { $0.tintColorDidChange() } }
    }

    /// The layer of the view, which contains the view's corners and border.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let made = CALayer(of: self)
        storedLayer = made
        return made
    }

    /// The appearance and the scale of the view's display.
    open var traitCollection: UITraitCollection { storedWindow?.traitCollection ?? .current }

    /// Ends editing if the view or a descendant is being edited. Returns whether editing has ended. If `force` is true,
    /// a view that does not want to stop now is not asked.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window = storedWindow, let editing = window.firstResponder as? UIView,
            editing.isDescendant(of: self)
        else { return false }
        if force { window.forget(editing) }
        return force || editing.resignFirstResponder()
    }

    /// Whether the head unit's knob can focus the view. As in UIKit, the property is false for buttons; the car window
    /// itself makes buttons focusable. CAR-16
    open var canBecomeFocused: Bool { false }
    /// The views or controllers that should get the focus, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view that should get the focus; nil if there is no such view. The preferred environments of this view are
    /// searched first, then the preferred environments of the view's controller.
    open var preferredFocusedView: UIView? {
        for environment in preferredFocusEnvironments + (controller?.preferredFocusEnvironments ?? [])
        where environment !== self {
            if let view = environment.focusTarget { return view }
        }
        return nil
    }

    /// The view that gets the focus when the focus moves to this view.
    public var focusTarget: UIView? { preferredFocusedView ?? self }

    open override var next: UIResponder? { controller ?? storedSuperview }
    override var responderWindow: UIWindow? { storedWindow }

    /// Requests a layout of the subviews before the next picture is drawn.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        layoutIsNeededBelow()
    }
    /// Lays out the view and its descendants immediately, if a layout is needed.
    open func layoutIfNeeded() { layoutPass() }
    /// Marks the whole view to be drawn again with the next picture.
    open func setNeedsDisplay() { invalidate(bounds) }

    /// Draws the view's content into the current context. `rect` is the part of the view that must be drawn.
    open func draw(_ rect: CGRect) {}

    /// The text that an inspector shows for the view, such as the text of a label; nil for a view without text.
    var snapshotText: String? { nil }
    /// The image whose name an inspector shows for the view; nil for a view without an image.
    var snapshotImage: UIImage? { nil }
    /// The text colour that an inspector shows for the view; nil for a view without text.
    var snapshotColor: UIColor? { nil }
    /// The background colour that an inspector shows for the view.
    var snapshotBackground: UIColor? { backgroundColor }

    /// Draws the content of a view class of CarUI. Called before `draw(_:)`.
    func drawContents(in context: CGContext) {}

    /// Positions the subviews. Called before the next picture if the size has changed or a layout was requested.
    open func layoutSubviews() {}

    /// The preferred size of the view. The width or height is `noIntrinsicMetric` if the view prefers no width or
    /// height.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The width or height in `intrinsicContentSize` for which a view has no preferred value.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Returns the preferred size of the view if `size` is the available size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let preferred = intrinsicContentSize
        return CGSize(
            width: preferred.width >= 0 ? preferred.width : bounds.width,
            height: preferred.height >= 0 ? preferred.height : bounds.height)
    }

    /// Resizes the view to the size that `sizeThatFits(_:)` returns.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size
    }

    /// Called before the superview changes. `newSuperview` is nil if the view is being removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes. `newWindow` is nil if the view is being removed from its window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether `point`, in the view's own coordinates, is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost view at `point` that accepts touches; nil if no view accepts touches. `point` is in the
    /// view's own coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, look.alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.look.inside(point), with: event) { return hit }
        }
        return self
    }

    /// Performs the action of a tap at `point`, which is in the view's own coordinates. Returns false if the view has
    /// no action. CAR-11
    @discardableResult
    open func performPrimaryAction(at point: CGPoint) -> Bool { false }
}

/// An object that can receive the focus: a view or a view controller.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// The views or controllers that should get the focus, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The view that gets the focus when the focus moves to this environment.
    var focusTarget: UIView? { get }
}
