/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    /// The image that the view shows; nil for no image.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            (superview as? UIStackView)?.setNeedsLayout()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view with the size of an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    override var snapshotImage: UIImage? { image }

    override func drawContents(in context: CGContext) {
        guard let image, image.size.width > 0, image.size.height > 0 else { return }
        if contentMode == .scaleAspectFill || contentMode == .center { context.clip(to: bounds) }
        image.draw(
            in: contentMode.place(image.size, in: bounds),
            tint: image.renderingMode == .alwaysTemplate ? tintColor : nil)
    }
}

extension UIView.ContentMode {
    /// Returns the rectangle in which content of the given size is drawn according to the content mode.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        let scale: CGFloat
        switch self {
        case .scaleToFill: return bounds
        case .scaleAspectFit: scale = min(across, down)
        case .scaleAspectFill: scale = max(across, down)
        case .center: scale = 1
        }
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
}
