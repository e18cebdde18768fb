/// A view that shows a text.
@MainActor
open class UILabel: UIView {
    /// The text of the label; nil for an empty label.
    open var text: String? { didSet { if text != oldValue { changed() } } }
    /// The font of the text.
    open var font = UIFont.preferredFont(forTextStyle: .body) { didSet { if font != oldValue { changed() } } }
    /// The colour of the text.
    open var textColor: UIColor! = UIColor.label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// The horizontal alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
    /// The maximum number of lines in the label; 0 for as many lines as fit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changed() } } }
    /// The way in which a text that is too long is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { setNeedsDisplay() } }
    }
    /// Whether the label reduces the font size before truncating the text.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }
    /// The smallest allowed font size, relative to the size of `font`.
    open var minimumScaleFactor: CGFloat = 0.7

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    private func changed() {
        setNeedsDisplay()
        (superview as? UIStackView)?.setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { size(within: .infinity) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(within: size.width > 0 ? size.width : .infinity)
    }

    private func size(within width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return CGSize(width: 0, height: font.lineHeight) }
        return TextLayout.of(text, style: style(font, CGSize(width: width, height: .infinity))).size
    }

    private func style(_ font: UIFont, _ size: CGSize) -> TextStyle {
        TextStyle(
            font: font, alignment: textAlignment, lineBreakMode: lineBreakMode, numberOfLines: max(0, numberOfLines),
            width: size.width, height: numberOfLines == 0 ? size.height : .infinity)
    }

    private var layout: TextLayout? {
        guard let text, !text.isEmpty else { return nil }
        var layout = TextLayout.of(text, style: style(font, bounds.size))
        guard adjustsFontSizeToFitWidth else { return layout }
        let smallest = font.pointSize * minimumScaleFactor.within01
        var size = font.pointSize - 1
        while layout.isTruncated, size >= smallest {
            layout = TextLayout.of(text, style: style(font.withSize(size), bounds.size))
            size -= 1
        }
        return layout
    }

    override var snapshotText: String? { text }
    override var snapshotColor: UIColor? { textColor }

    /// Whether a part of the text does not fit into the label.
    package var isTruncated: Bool { layout?.isTruncated ?? false }

    override func drawContents(in context: CGContext) {
        guard let layout else { return }
        let overhang = lineBreakMode == .byClipping || lineBreakMode == .byWordWrapping
        if overhang || layout.size.height > bounds.height { context.clip(to: bounds) }
        let y = bounds.minY + ((bounds.height - layout.size.height) / 2).rounded()
        layout.draw(at: CGPoint(x: bounds.minX, y: max(bounds.minY, y)), in: context, color: textColor)
    }
}
