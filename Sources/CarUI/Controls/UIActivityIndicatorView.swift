import Glibc

/// A turning wheel that shows that a task is in progress.
@MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes of the wheel.
    public enum Style: Hashable, Sendable {
        /// A wheel with a diameter of 32 points.
        case medium
        /// A wheel with a diameter of 64 points.
        case large
    }

    /// The size of the wheel.
    open var style: Style { didSet { setNeedsDisplay() } }
    /// The colour of the wheel.
    open var color: UIColor! = UIColor.secondaryLabel { didSet { setNeedsDisplay() } }
    /// Whether a stopped wheel is hidden.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    private static let spokes = 8
    private var first = 0 { didSet { if first != oldValue { setNeedsDisplay() } } }
    private var motion: Int?

    /// Creates a stopped, hidden wheel. `startAnimating()` shows and turns the wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
        isHidden = true
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
    }

    /// Shows the wheel and starts to turn the wheel.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turn()
    }

    /// Stops the wheel. Also hides the wheel if `hidesWhenStopped` is true.
    open func stopAnimating() {
        isAnimating = false
        window?.clock.stop(motion)
        isHidden = hidesWhenStopped
    }

    /// Turns the wheel in eight steps per second. Each step costs time, because a new picture is encoded and sent.
    private func turn() {
        guard isAnimating, let window else { return }
        window.clock.stop(motion)
        motion = window.clock.run { [weak self] now in
            guard let self, isAnimating else { return false }
            first = Int((now * Double(Self.spokes)).rounded(.down)) % Self.spokes
            return true
        }
    }

    open override func willMove(toWindow newWindow: UIWindow?) { window?.clock.stop(motion) }
    open override func didMoveToWindow() { turn() }

    private var side: CGFloat { style == .large ? 64 : 32 }
    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    override var snapshotText: String? { isAnimating ? "in progress" : nil }

    override func drawContents(in context: CGContext) {
        let radius = side / 2
        for spoke in 0..<Self.spokes {
            let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi
            let center = CGPoint(
                x: bounds.midX + cos(angle) * radius * 0.72, y: bounds.midY + sin(angle) * radius * 0.72)
            let dot = radius * 0.2
            let age = (spoke - first + 2 * Self.spokes - 1) % Self.spokes
            context.fill(
                CGRect(x: center.x - dot, y: center.y - dot, width: 2 * dot, height: 2 * dot), radius: dot,
                with: color.withAlphaComponent(0.2 + 0.8 * CGFloat(age) / CGFloat(Self.spokes)))
        }
    }
}
