/// The corners and the border of a view. In UIKit, the layer contains this part of the view's appearance.
@MainActor
public final class CALayer {
    private weak var view: UIView?

    /// The radius of the view's corners, in points; 0 for square corners.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { view?.setNeedsDisplay() } } }
    /// The width of the view's border, in points; 0 for no border. The border is drawn inside the bounds.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { view?.setNeedsDisplay() } } }
    /// The colour of the view's border; nil for no border.
    public var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { view?.setNeedsDisplay() } } }

    /// Whether subviews are clipped to the bounds, as with the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    init(of view: UIView) {
        self.view = view
    }
}
