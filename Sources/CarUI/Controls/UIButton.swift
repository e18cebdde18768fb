/// A button with a title, a picture, or both.
@MainActor
open class UIButton: UIControl {
    /// How a button looks until it is told otherwise.
    public enum ButtonType: Hashable, Sendable {
        /// A title in the tint's colour.
        case system
        /// Nothing of its own.
        case custom
    }

    /// How a button with a ground is filled.
    public enum Style: Hashable, Sendable {
        /// No ground: a title in the tint's colour.
        case plain
        /// A quiet ground.
        case gray
        /// A ground of a little tint.
        case tinted
        /// A ground of the tint's colour: the one thing to press.
        case filled
    }

    /// Which kind it was made as.
    public let buttonType: ButtonType
    /// How it is filled.
    open var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }
    /// How its title is set.
    open var titleFont = UIFont.systemFont(ofSize: 22, weight: .bold) {
        didSet { if titleFont != oldValue { setNeedsDisplay() } }
    }
    /// Room around title and picture.
    open var contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20) {
        didSet { if contentEdgeInsets != oldValue { setNeedsDisplay() } }
    }
    /// How large its picture is drawn; nil for its own size.
    open var imageSize: CGSize? { didSet { if imageSize != oldValue { setNeedsDisplay() } } }
    /// How round its ground's corners are; nil for the house's.
    open var cornerRadius: CGFloat = 16 { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Creates a button of a kind.
    public init(type: ButtonType = .system, frame: CGRect = .zero) {
        buttonType = type
        super.init(frame: frame)
    }

    public override init(frame: CGRect) {
        buttonType = .system
        super.init(frame: frame)
    }

    /// Creates a button that runs an action when pressed, and shows its title and picture.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction) {
        self.init(type: type, frame: .zero)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentsChanged()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        setNeedsDisplay()
    }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentsChanged()
    }

    /// The title for a state.
    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The title's colour for a state, if one was set.
    public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// The picture for a state.
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The title it shows now.
    public var currentTitle: String? { title(for: state) }
    /// The picture it shows now.
    public var currentImage: UIImage? { image(for: state) }

    override var snapshotText: String? { currentTitle }
    override var snapshotColor: UIColor? { color }
    override var snapshotGround: UIColor? { ground ?? backgroundColor }

    private func contentsChanged() {
        setNeedsDisplay()
        (superview as? UIStackView)?.setNeedsLayout()
    }

    private var gap: CGFloat { currentTitle == nil || currentImage == nil ? 0 : 10 }
    private var shownImageSize: CGSize { currentImage == nil ? .zero : imageSize ?? currentImage!.size }

    open override var intrinsicContentSize: CGSize {
        let title = currentTitle?.size(font: titleFont) ?? .zero
        let image = shownImageSize
        return CGSize(
            width: title.width + gap + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    /// What title and picture are drawn in.
    private var color: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let color = titleColor(for: state) { return color }
        return style == .filled ? .onTint : style == .gray ? .label : tintColor
    }

    override func drawContents(in context: CGContext) {
        drawGround(in: context)
        let inner = bounds.inset(by: contentEdgeInsets)
        let image = shownImageSize
        let room = max(0, inner.width - image.width - gap)
        let layout = currentTitle.flatMap { title in
            title.isEmpty
                ? nil : TextLayout.of(title, style: TextStyle(font: titleFont, alignment: .left, width: room))
        }
        let width = image.width + gap + (layout?.size.width ?? 0)
        var x = (inner.midX - width / 2).rounded()
        if let picture = currentImage {
            let place = CGRect(
                x: x, y: (inner.midY - image.height / 2).rounded(), width: image.width, height: image.height)
            picture.draw(in: place, tint: picture.renderingMode == .alwaysOriginal ? nil : color)
            x += image.width + gap
        }
        guard let layout else { return }
        let y = (inner.midY - layout.size.height / 2).rounded()
        layout.draw(at: CGPoint(x: x, y: y), in: context, color: color)
    }

    /// What title and picture stand on; nil for what is behind the button.
    private var ground: UIColor? {
        switch style {
        case .plain: isHighlighted && buttonType == .system ? tintColor.withAlphaComponent(0.14) : nil
        case .gray where isSelected: tintColor.withAlphaComponent(0.24)
        case .gray: isHighlighted ? .systemFill : .tertiarySystemBackground
        case .tinted: tintColor.withAlphaComponent(isHighlighted ? 0.30 : 0.16)
        case .filled where !isEnabled: .tertiarySystemBackground
        case .filled: isHighlighted ? tintColor.mixed(with: .label, at: 0.22) : tintColor
        }
    }

    private func drawGround(in context: CGContext) {
        guard let ground else { return }
        context.setFillColor(ground)
        context.beginPath()
        context.addRoundedRect(bounds, radius: cornerRadius)
        context.fillPath()
    }
}

extension UIColor {
    /// What stands on a ground of the tint's colour.
    static let onTint = UIColor(hex: 0xFFFFFF, night: 0x08131F)
}
