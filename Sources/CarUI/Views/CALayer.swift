/// The part of a view's looks that UIKit keeps in a layer: corners and border.
@MainActor
public final class CALayer {
    private weak var view: UIView?

    /// The radius of the corners, in points; 0 leaves them square.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { view?.setNeedsDisplay() } } }
    /// How thick the border is, in points inwards from the edge; 0 for none.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { view?.setNeedsDisplay() } } }
    /// The border's colour.
    public var borderColor: CGColor? = .black { didSet { if borderColor != oldValue { view?.setNeedsDisplay() } } }

    /// Whether subviews are cut off at the bounds: the view's `clipsToBounds`.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    init(of view: UIView) {
        self.view = view
    }
}
