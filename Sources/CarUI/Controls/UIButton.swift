/// A button with a title, an image, or both.
@MainActor
open class UIButton: UIControl {
    /// The types of buttons. The type matters only for buttons with the style `plain`.
    public enum ButtonType: Hashable, Sendable {
        /// A pressed button is highlighted in every style.
        case system
        /// A pressed button is not highlighted in the style `plain`.
        case custom
    }

    /// The background of a button.
    public enum Style: Hashable, Sendable {
        /// A button without a background. The title has the tint colour.
        case plain
        /// A button with a neutral background.
        case gray
        /// A button with a light shade of the tint colour as background.
        case tinted
        /// A button with the tint colour as background, for the most important button on the screen.
        case filled
    }

    /// The type with which the button was created.
    public let buttonType: ButtonType
    /// The background style of the button.
    open var style = Style.plain { didSet { if style != oldValue { setNeedsDisplay() } } }
    /// The font of the title.
    open var titleFont = UIFont.systemFont(ofSize: 22, weight: .bold) {
        didSet { if titleFont != oldValue { setNeedsDisplay() } }
    }
    /// The space around title and image, in points.
    open var contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20) {
        didSet { if contentEdgeInsets != oldValue { setNeedsDisplay() } }
    }
    /// The size at which the image is drawn; nil for the image's own size.
    open var imageSize: CGSize? { didSet { if imageSize != oldValue { setNeedsDisplay() } } }
    /// The radius of the background's corners, in points.
    open var cornerRadius: CGFloat = 16 { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]

    /// Creates a button without a title or an image.
    public init(type: ButtonType = .system, frame: CGRect = .zero) {
        buttonType = type
        super.init(frame: frame)
    }

    public override init(frame: CGRect) {
        buttonType = .system
        super.init(frame: frame)
    }

    /// Creates a button that shows an action's title and image and runs the action when pressed.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction) {
        self.init(type: type, frame: .zero)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The background, title and image in one value; nil until the app sets a configuration.
    open var configuration: Configuration? { didSet { configure() } }

    private func configure() {
        guard let configuration else { return }
        style = configuration.style
        if let title = configuration.title { setTitle(title, for: .normal) }
        if let image = configuration.image { setImage(image, for: .normal) }
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

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentsChanged()
    }

    /// Returns the title for a state. If no title is set for `state`, returns the title for `.normal`.
    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Returns the title colour for a state. If no colour is set for `state`, returns the colour for `.normal`.
    public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// Returns the image for a state. If no image is set for `state`, returns the image for `.normal`.
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The title for the current state.
    public var currentTitle: String? { title(for: state) }
    /// The image for the current state.
    public var currentImage: UIImage? { image(for: state) }

    /// Always false, as in UIKit on a phone. The car window makes all buttons focusable without this property. CAR-16
    open override var canBecomeFocused: Bool { false }
    override var snapshotText: String? { currentTitle }
    override var snapshotImage: UIImage? { currentImage }
    override var snapshotColor: UIColor? { color }
    override var snapshotBackground: UIColor? { fillColor ?? backgroundColor }

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

    /// The current colour of title and image.
    private var color: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let color = titleColor(for: state) { return color }
        return style == .filled ? .onTint : style == .gray ? .label : tintColor
    }

    override func drawContents(in context: CGContext) {
        if let fillColor { context.fill(bounds, radius: cornerRadius, with: fillColor) }
        let inner = bounds.inset(by: contentEdgeInsets)
        let image = shownImageSize
        let room = max(0, inner.width - image.width - gap)
        let layout = currentTitle.flatMap { title in
            title.isEmpty
                ? nil : TextLayout.of(title, style: TextStyle(font: titleFont, alignment: .left, width: room))
        }
        let width = image.width + gap + (layout?.size.width ?? 0)
        var x =
            switch contentHorizontalAlignment {
            case .center: (inner.midX - width / 2).rounded()
            case .left, .leading: inner.minX
            case .right, .trailing: inner.maxX - width
            }
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

    /// The current background colour; nil for no background.
    private var fillColor: UIColor? {
        switch style {
        case .plain: isHighlighted && buttonType == .system ? tintColor.withAlphaComponent(0.14) : nil
        case .gray where isSelected: tintColor.withAlphaComponent(0.24)
        case .gray: isHighlighted ? .systemFill : .tertiarySystemBackground
        case .tinted: tintColor.withAlphaComponent(isHighlighted ? 0.30 : 0.16)
        case .filled where !isEnabled: .tertiarySystemBackground
        case .filled: isHighlighted ? tintColor.mixed(with: .label, at: 0.22) : tintColor
        }
    }
}

extension UIButton {
    /// The background, title and image of a button.
    @MainActor
    public struct Configuration {
        /// The background style of the button.
        public var style: Style
        /// The title of the button. If the value is nil, the button keeps its own titles.
        public var title: String?
        /// The image of the button. If the value is nil, the button keeps its own images.
        public var image: UIImage?

        private init(_ style: Style) { self.style = style }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a neutral background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a light shade of the tint colour as background.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with the tint colour as background.
        public static func filled() -> Configuration { Configuration(.filled) }
    }

    /// Creates a button from a configuration. The button runs `primaryAction` when the driver presses the button.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, frame: .zero)
        if let primaryAction {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        // An initialiser does not call the property observer of `configuration`.
        configure()
    }
}

extension UIColor {
    /// The colour of text on a background of the tint colour.
    static let onTint = UIColor(hex: 0xFFFFFF, night: 0x08131F)
}
