/// A control that selects a value from a range.
///
/// A finger drags the thumb. The buttons at both ends change the value by a tenth of the range. With these buttons, the
/// driver can also set the value with the head unit's knob.
@MainActor
open class UISlider: UIControl {
    /// The smallest value that the driver can select.
    open var minimumValue: Float = 0 { didSet { rangeChanged() } }
    /// The largest value that the driver can select.
    open var maximumValue: Float = 1 { didSet { rangeChanged() } }
    /// Whether `valueChanged` is sent while the thumb moves. If false, lifting the finger sends the event once.
    open var isContinuous = true
    /// The colour of the track between the smallest value and the thumb; nil for the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the track between the thumb and the largest value; nil for a neutral colour.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The image of the button that decreases the value; nil for a minus sign.
    open var minimumValueImage: UIImage? { didSet { showImages() } }
    /// The image of the button that increases the value; nil for a plus sign.
    open var maximumValueImage: UIImage? { didSet { showImages() } }

    private var stored: Float = 0
    private let less = FocusableButton(type: .system)
    private let more = FocusableButton(type: .system)
    /// The distance between the finger and the middle of the thumb when the touch began.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        less.accessibilityLabel = "Less"
        more.accessibilityLabel = "More"
        for (button, steps) in [(less, Float(-1)), (more, 1)] {
            button.contentEdgeInsets = .zero
            button.imageSize = CGSize(width: 30, height: 30)
            button.addAction(UIAction { [weak self] _ in self?.step(by: steps) }, for: .touchUpInside)
            addSubview(button)
        }
        showImages()
    }

    /// The selected value of the slider, limited to the range. Setting the value sends no event.
    open var value: Float {
        get { stored }
        set {
            let new = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            guard new != stored else { return }
            stored = new
            setNeedsDisplay()
        }
    }

    /// Changes `value` without sending an event. `animated` has no effect.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    open override var isEnabled: Bool {
        didSet {
            less.isEnabled = isEnabled
            more.isEnabled = isEnabled
        }
    }

    /// Always false, because the head unit's knob focuses the buttons at both ends instead of the whole slider.
    open override var canBecomeFocused: Bool { false }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 76) }
    override var snapshotText: String? { "\(value)" }

    private func rangeChanged() {
        setNeedsDisplay()
        value = stored
    }

    private func showImages() {
        less.setImage(minimumValueImage ?? UIImage(systemName: "minus"), for: .normal)
        more.setImage(maximumValueImage ?? UIImage(systemName: "plus"), for: .normal)
    }

    private func step(by steps: Float) {
        let old = value
        value += steps * (maximumValue - minimumValue) / 10
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Track and thumb

    private var track: CGRect { CGRect(x: 84, y: bounds.midY - 4, width: max(0, bounds.width - 168), height: 8) }
    private var part: CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }
    private var thumb: CGPoint { CGPoint(x: track.minX + 22 + max(0, track.width - 44) * part, y: track.midY) }

    open override func layoutSubviews() {
        less.frame = CGRect(x: 0, y: 0, width: 76, height: bounds.height)
        more.frame = CGRect(x: bounds.width - 76, y: 0, width: 76, height: bounds.height)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = touch.location(in: self).x - thumb.x
        // A finger needs more room than the thumb has.
        return abs(grip) <= 44
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let room = track.width - 44
        guard room > 0 else { return true }
        let old = value
        let place = ((touch.location(in: self).x - grip - track.minX - 22) / room).within01
        value = minimumValue + Float(place) * (maximumValue - minimumValue)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func press(at point: CGPoint) { sendActions(for: .touchUpInside) }

    override func drawContents(in context: CGContext) {
        context.fill(track, radius: 4, with: maximumTrackTintColor ?? .systemFill)
        let done = CGRect(x: track.minX, y: track.minY, width: thumb.x - track.minX, height: 8)
        context.fill(done, radius: 4, with: isEnabled ? minimumTrackTintColor ?? tintColor : .tertiaryLabel)
        let side: CGFloat = isHighlighted ? 22 : 19
        let disc = CGRect(x: thumb.x - side, y: thumb.y - side, width: 2 * side, height: 2 * side)
        context.fill(disc.insetBy(dx: -1.5, dy: -1.5), radius: side + 1.5, with: .separator)
        context.fill(disc, radius: side, with: thumbTintColor ?? .white)
    }
}

/// A button inside another control. While the button is enabled, the head unit's knob can focus the button.
final class FocusableButton: UIButton {
    override var canBecomeFocused: Bool { isEnabled }
}
