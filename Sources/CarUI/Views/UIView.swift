/// A rectangular area of the screen that draws content, contains subviews and handles touches.
///
/// The view works as in UIKit: `frame` is in the superview's coordinates, `bounds` in the view's own. Visible changes
/// are drawn with the window's next picture.
@MainActor
open class UIView: UIResponder, UIFocusEnvironment {
    /// How content is fitted into a view's bounds.
    public enum ContentMode: Hashable, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as possible inside the bounds, with the original proportions.
        case scaleAspectFit
        /// As small as possible while covering the bounds, with the original proportions.
        case scaleAspectFill
        /// In its own size, centred.
        case center
    }

    /// The parts of a view's frame that change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    private static var lastID = 0

    /// An id that is unique within the process.
    package let viewID: Int

    /// The animatable properties as the app last set them.
    var look: Look
    /// The look to draw during an animation; nil when there is none.
    var presented: Look?
    /// The number of the animation that controls `presented`.
    var animationNumber = 0
    var storedSubviews: [UIView] = [] { didSet { placement.isLeaf = storedSubviews.isEmpty } }
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    /// The properties that the searches for focusable views read.
    final var placement = Placement()
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The cached area that the view and its descendants cover; nil when the area must be computed.
    var knownExtent: CGRect?
    var needsLayout = true
    var needsLayoutBelow = false
    /// An upper bound of the levels of views below this view.
    var heightBelow = 0
    var storedGestures: [UIGestureRecognizer] = []
    private var storedLayer: CALayer?
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

    /// The position and size in the superview's coordinates.
    open var frame: CGRect {
        get { look.frame }
        set { change { $0.frame = newValue } }
    }

    /// The view's own coordinate system. The view's upper left corner shows the origin of `bounds`.
    open var bounds: CGRect {
        get { look.bounds }
        set { change { $0.bounds = newValue.standardized } }
    }

    /// The centre, in the superview's coordinates.
    open var center: CGPoint {
        get { look.center }
        set { change { $0.center = newValue } }
    }

    /// The transform applied around the centre.
    open var transform: CGAffineTransform {
        get { look.transform }
        set { change { $0.transform = newValue } }
    }

    /// The opacity of the view and its subviews, from 0 (transparent) to 1.
    open var alpha: CGFloat {
        get { look.alpha }
        set { change { $0.alpha = newValue.within01 } }
    }

    /// The background colour; nil for none.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// A number that the app can use to find the view.
    open var tag = 0
    /// An identifier for tests and inspectors.
    open var accessibilityIdentifier: String?
    /// The text for screen readers.
    open var accessibilityLabel: String?
    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true {
        didSet {
            guard isUserInteractionEnabled != oldValue else { return }
            updatePlacement()
            arrangementChanged()
        }
    }
    /// Whether the view accepts several touches at once.
    open var isMultipleTouchEnabled = false
    /// Whether subviews are resized together with the view, according to each subview's `autoresizingMask`.
    open var autoresizesSubviews = true
    /// The parts of the frame that change when the superview is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// How the content is fitted into the bounds.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// Whether the view and its subviews are hidden. Hidden views receive no touches.
    open var isHidden: Bool {
        get { storedHidden }
        set {
            guard newValue != storedHidden else { return }
            if newValue { invalidate() }
            storedHidden = newValue
            updatePlacement()
            storedSuperview?.extentChanged()
            invalidate()
            arrangementChanged()
            (storedSuperview as? UIStackView)?.setNeedsLayout()
        }
    }
    private var storedHidden = false
    /// Whether the view itself is hidden, even if a subclass overrides `isHidden` with another value.
    var isHiddenItself: Bool { storedHidden }

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

    /// The colour of controls and selected items. By default the superview's tint colour.
    open var tintColor: UIColor! {
        get { ownTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    /// Called when the tint colour has changed. Call super.
    open func tintColorDidChange() {
        setNeedsDisplay()
        storedSubviews.forEach { if $0.ownTint == nil { $0.tintColorDidChange() } }
    }

    /// The view's corners and border.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let made = CALayer(of: self)
        storedLayer = made
        return made
    }

    /// The layer, or nil when it was never used.
    var existingLayer: CALayer? { storedLayer }

    /// The appearance and scale of the display.
    open var traitCollection: UITraitCollection { storedWindow?.traitCollection ?? .current }

    /// Whether the head unit's knob can focus the view. False for buttons, as in UIKit: the car window adds buttons to
    /// the focusable views by itself. CAR-16
    open var canBecomeFocused: Bool { false }
    /// The views or controllers that should get the focus, best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view that should get the focus: the first one that the preferred environments of this view, or else of its
    /// controller, return.
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

    /// Requests a layout of the subviews before the next picture.
    open func setNeedsLayout() { layoutIsNeeded() }
    /// Lays out the view and its descendants now, if they need layout.
    open func layoutIfNeeded() { layoutPass() }
    /// Marks the whole view to be drawn with the next picture.
    open func setNeedsDisplay() { invalidate(bounds) }

    /// Draws the view's content into the current context. `rect` is the part that must be drawn.
    open func draw(_ rect: CGRect) {}

    /// The text for an inspector.
    var snapshotText: String? { nil }
    /// The text colour for an inspector.
    var snapshotColor: UIColor? { nil }
    /// The background colour for an inspector.
    var snapshotBackground: UIColor? { backgroundColor }

    /// Draws the content of a built-in view, before `draw(_:)`.
    func drawContents(in context: CGContext) {}

    /// Positions the subviews. Called before drawing, after the size has changed or layout was requested.
    open func layoutSubviews() {}

    /// The preferred size. `noIntrinsicMetric` means no preference for a dimension.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The value of a dimension without a preference in `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Returns the preferred size within an available size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let preferred = intrinsicContentSize
        return CGSize(
            width: preferred.width >= 0 ? preferred.width : bounds.width,
            height: preferred.height >= 0 ? preferred.height : bounds.height)
    }

    /// Resizes the view to its preferred size.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size
    }

    /// Called before the superview changes; nil means removal.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes; nil means removal.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether a point, in the view's coordinates, is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns the frontmost view at a point that accepts touches, or nil. The point is in the view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, look.alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.look.inside(point), with: event) { return hit }
        }
        return self
    }

    /// Performs the action of a tap at a point, in the view's coordinates. Returns false when there is no action.
    /// CAR-11
    @discardableResult
    open func performPrimaryAction(at point: CGPoint) -> Bool { false }
}

/// An object that can receive the focus: a view or a view controller.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// The views or controllers that should get the focus, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The view that gets the focus when the focus moves to this environment.
    var focusTarget: UIView? { get }
}
