/// A bar that shows how much of a task is done.
@MainActor
open class UIProgressView: UIView {
    /// The styles of the bar.
    public enum Style: Hashable, Sendable {
        /// A bar with a height of 8 points.
        case `default`
        /// A bar with a height of 4 points, for toolbars.
        case bar
    }

    /// The style with which the bar was created.
    public let progressViewStyle: Style
    /// The colour of the part that is done; nil for the tint colour.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the part that is not done; nil for a neutral colour.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private var stored: Float = 0
    /// The progress that is currently drawn. During an animation, the drawn progress differs from `progress`.
    private var shown: Float = 0 { didSet { if shown != oldValue { setNeedsDisplay() } } }
    private var motion: Int?

    /// Creates a bar with the style `progressViewStyle` and the progress 0.
    public init(progressViewStyle: Style) {
        self.progressViewStyle = progressViewStyle
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: progressViewStyle == .bar ? 4 : 8))
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    /// The completed part of the task, from 0 to 1. A value outside of this range is limited to the range.
    open var progress: Float {
        get { stored }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets `progress`, with an animation if `animated` is true.
    open func setProgress(_ progress: Float, animated: Bool) {
        let (from, to) = (shown, progress.isNaN ? 0 : min(max(progress, 0), 1))
        stored = to
        window?.clock.stop(motion)
        guard animated, let window else { return shown = to }
        var began: TimeInterval?
        motion = window.clock.run { [weak self] now in
            guard let self else { return false }
            began = began ?? now
            let place = min(1, (now - began!) / 0.3)
            shown = from + (to - from) * Float(place)
            return place < 1
        }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        window?.clock.stop(motion)
        shown = stored
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 4 : 8)
    }
    override var snapshotText: String? { "\(progress)" }

    override func drawContents(in context: CGContext) {
        let height = min(bounds.height, progressViewStyle == .bar ? 4 : 8)
        let track = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        for (part, color) in [(1, trackTintColor ?? .systemFill), (CGFloat(shown), progressTintColor ?? tintColor!)] {
            guard part > 0 else { continue }
            let done = CGRect(x: 0, y: track.minY, width: track.width * part, height: height)
            context.fill(done, radius: height / 2, with: color)
        }
    }
}
