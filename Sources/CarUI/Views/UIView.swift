/// A rectangle of the screen: what it shows, what stands on it, and how it answers touches.
///
/// Everything is as in UIKit: `frame` is in the superview's coordinates, `bounds` in its own, and a change is drawn with
/// the window's next picture, as far as it can be seen.
@MainActor
open class UIView: UIResponder, UIFocusEnvironment {
    /// How contents are fitted into a view's bounds.
    public enum ContentMode: Hashable, Sendable {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits within the bounds.
        case scaleAspectFit
        /// As small as covers the bounds.
        case scaleAspectFill
        /// At its own size, in the middle.
        case center
    }

    /// What of a view gives when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set of its bits.
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

    /// Names the view as long as the process lives.
    package let viewID: Int

    /// Where the view is and how it looks, as the app last said.
    var look: Look
    /// How it is drawn while an animation is on its way to `look`.
    var presented: Look?
    /// The animation that `presented` is of.
    var animationNumber = 0
    var storedSubviews: [UIView] = []
    weak var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// What it and its subviews cover, in its own coordinates; nil when it has to be worked out.
    var knownExtent: CGRect?
    var needsLayout = true
    var needsLayoutBelow = false
    /// At least how many views stand below it, one upon the other.
    var heightBelow = 0
    var storedGestures: [UIGestureRecognizer] = []
    private var storedLayer: CALayer?
    private var ownTint: UIColor?

    /// Told after the view has laid out its subviews: the moment a layer's `layoutSublayers` has run. CAR-21
    package var didLayout: (() -> Void)?

    /// Creates a view with its place in the superview.
    public init(frame: CGRect) {
        Self.lastID += 1
        viewID = Self.lastID
        let rect = frame.isFinite ? frame.standardized : .zero
        look = Look(bounds: CGRect(origin: .zero, size: rect.size), center: rect.center)
        super.init()
    }

    /// Creates a view without a place.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Where it is in its superview's coordinates.
    open var frame: CGRect {
        get { look.frame }
        set { change { $0.frame = newValue } }
    }

    /// Its own coordinates: what is at their origin is drawn at its upper left corner.
    open var bounds: CGRect {
        get { look.bounds }
        set { change { $0.bounds = newValue.standardized } }
    }

    /// The middle, in its superview's coordinates.
    open var center: CGPoint {
        get { look.center }
        set { change { $0.center = newValue } }
    }

    /// What it is turned or scaled by, around its middle.
    open var transform: CGAffineTransform {
        get { look.transform }
        set { change { $0.transform = newValue } }
    }

    /// How opaque the view and its subviews are, from 0 (not seen) to 1.
    open var alpha: CGFloat {
        get { look.alpha }
        set { change { $0.alpha = newValue.within01 } }
    }

    /// What it is filled with below everything else.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// A number of the app's own to find the view by.
    open var tag = 0
    /// A name for tests and inspectors.
    open var accessibilityIdentifier: String?
    /// What a screen reader would say.
    open var accessibilityLabel: String?
    /// Whether the view and its subviews answer touches.
    open var isUserInteractionEnabled = true
    /// Whether it may be touched by several fingers at once.
    open var isMultipleTouchEnabled = false
    /// Whether subviews are resized with it, as their masks say.
    open var autoresizesSubviews = true
    /// What gives when its superview is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// How its contents are fitted in.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { setNeedsDisplay() } } }

    /// Whether the view and its subviews are left out of drawing and touches.
    open var isHidden: Bool {
        get { storedHidden }
        set {
            guard newValue != storedHidden else { return }
            if newValue { invalidate() }
            storedHidden = newValue
            storedSuperview?.extentChanged()
            invalidate()
            (storedSuperview as? UIStackView)?.setNeedsLayout()
        }
    }
    private var storedHidden = false

    /// Whether subviews are cut off at its bounds.
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

    /// The colour of what is to be pressed or is chosen; the superview's where it has none of its own.
    open var tintColor: UIColor! {
        get { ownTint ?? storedSuperview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    /// The tint has changed. Call super.
    open func tintColorDidChange() {
        setNeedsDisplay()
        storedSubviews.forEach { if $0.ownTint == nil { $0.tintColorDidChange() } }
    }

    /// Corners, border: what UIKit keeps in the view's layer.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let made = CALayer(of: self)
        storedLayer = made
        return made
    }

    /// The layer, if anybody ever asked for it.
    var existingLayer: CALayer? { storedLayer }

    /// Day or night, and how fine the display is.
    open var traitCollection: UITraitCollection { storedWindow?.traitCollection ?? .current }

    /// Whether the head unit's knob can stop at it. As on a phone, a button says no: the car window
    /// counts buttons in by itself. CAR-16
    open var canBecomeFocused: Bool { false }
    /// Where focus should go first, best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Where focus should go first: the first of the preferred environments, and what it prefers in its turn.
    open var preferredFocusedView: UIView? {
        for environment in preferredFocusEnvironments where environment !== self {
            if let view = environment.focusTarget { return view }
        }
        return nil
    }

    /// The view that focus ends at.
    public var focusTarget: UIView? { preferredFocusedView ?? self }

    open override var next: UIResponder? { controller ?? storedSuperview }
    override var responderWindow: UIWindow? { storedWindow }

    /// Asks to lay out its subviews before the next picture.
    open func setNeedsLayout() { layoutIsNeeded() }
    /// Lays out now what has asked for it, in it and below.
    open func layoutIfNeeded() { layoutPass() }
    /// Asks to be drawn anew with the next picture.
    open func setNeedsDisplay() { invalidate(bounds) }

    /// Draws what the view shows, in the current context; `rect` is what is to be drawn anew.
    open func draw(_ rect: CGRect) {}

    /// What it says, for an inspector.
    var snapshotText: String? { nil }
    /// What that is set in.
    var snapshotColor: UIColor? { nil }
    /// What it is filled with.
    var snapshotGround: UIColor? { backgroundColor }

    /// What the controls of the house draw, below `draw(_:)`.
    func drawContents(in context: CGContext) {}

    /// Places the subviews. Called before a picture when the size has changed or layout was asked for.
    open func layoutSubviews() {}

    /// How large it would like to be; nil where it does not mind.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Stands for no wish in `intrinsicContentSize`.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How large it would be within a size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let wish = intrinsicContentSize
        return CGSize(
            width: wish.width >= 0 ? wish.width : bounds.width, height: wish.height >= 0 ? wish.height : bounds.height)
    }

    /// Makes it as large as it would like to be.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds.size = size
    }

    /// It is about to be given a new superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// It has a new superview, or none.
    open func didMoveToSuperview() {}
    /// It is about to be in a window, or in none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// It is in a window, or in none.
    open func didMoveToWindow() {}
    /// Another view now stands on it.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken off it.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Whether a point of its own coordinates is one of its own.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view at a point of its own coordinates that answers touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, look.alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.look.inside(point), with: event) { return hit }
        }
        return self
    }

    /// Does what a tap at a point of its own coordinates does; false when that is nothing. CAR-11
    @discardableResult
    open func performPrimaryAction(at point: CGPoint) -> Bool { false }
}

/// What focus can be asked for: a view or a controller.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// Where focus should go first, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The view that focus ends at.
    var focusTarget: UIView? { get }
}
