/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    /// Whether the switch is on. Setting the property sends no event.
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// The colour of the track while the switch is on; nil for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Changes `isOn` without sending an event. `animated` has no effect.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 76) }
    override var snapshotText: String? { isOn ? "on" : "off" }

    override func press(at point: CGPoint) {
        isOn.toggle()
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }

    override func drawContents(in context: CGContext) {
        let track = CGRect(x: bounds.midX - 42, y: bounds.midY - 24, width: 84, height: 48)
        context.fill(
            track, radius: 24,
            with: !isEnabled ? .tertiarySystemBackground : isOn ? onTintColor ?? .systemGreen : .systemFill)
        let thumb = CGRect(x: isOn ? track.maxX - 45 : track.minX + 3, y: track.minY + 3, width: 42, height: 42)
        let shown = isHighlighted ? thumb.insetBy(dx: 3, dy: 3) : thumb
        context.fill(shown, radius: 21, with: thumbTintColor ?? .white)
    }
}
