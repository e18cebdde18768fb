/// The part of a view's looks that UIKit keeps in a layer: corners and border.
@MainActor
public final class CALayer {
    private weak var view: UIView?

    /// How round the corners are.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { view?.setNeedsDisplay() } } }
    /// How thick the border is, inwards from the edge.
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
