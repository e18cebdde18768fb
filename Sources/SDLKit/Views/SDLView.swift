/// A part of the main screen: a container for text, image and button views. FND-66, FND-67
///
/// Each kind of view provides different parameters of `Show`, and the template decides where they appear. Views can be
/// changed at any time. Changes without an `await` in between are sent as one update.
@MainActor
open class SDLView {
    /// The views inside this view, in order.
    ///
    /// A view has at most one superview. A view that is added here is removed from its previous superview. A view that
    /// contains this view is ignored, because it cannot become a subview. FND-67
    public var subviews: [SDLView] = [] {
        didSet {
            for view in oldValue where view.superview === self { view.superview = nil }
            if subviews.contains(where: holdsThis) {
                subviews.removeAll(where: holdsThis)
                loops += 1
            }

            adopt()
            setNeedsDisplay()
        }
    }

    /// How often the app tried to add a view that contains this view.
    package private(set) var loops = 0

    /// Whether the view replaces all content of its kind below it. A transparent view replaces only the values that it
    /// sets. This property has an effect only while an overlay has a view. OVL-42
    public var opaque = true {
        didSet { if opaque != oldValue { setNeedsDisplay() } }
    }

    /// The view that contains this view; nil for a root view.
    public private(set) weak var superview: SDLView?

    /// The controller to notify of changes, only in a root view: the controller that showed the view last.
    package internal(set) weak var controller: SDLViewController?

    /// Creates a container of views. The views are removed from their previous superviews.
    public init(subviews: [SDLView] = []) {
        self.subviews = subviews
        adopt()
    }

    private func adopt() {
        for view in subviews where view.superview !== self {
            view.removeFromSuperview()
            view.superview = self
        }
    }

    /// Returns whether another view is this view or one of its superviews.
    private func holdsThis(_ other: SDLView) -> Bool {
        var view: SDLView? = self
        while let one = view, one !== other { view = one.superview }
        return view != nil
    }

    /// Adds a view at the end of `subviews` and removes the view from its previous superview.
    public func addSubview(_ view: SDLView) {
        if !holdsThis(view) { view.removeFromSuperview() }
        subviews.append(view)
    }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
    }

    /// The kind of screen content that a view provides.
    enum Kind {
        case text, image, button
    }

    /// The kind of the view; nil for a pure container.
    var kind: Kind? { nil }

    /// Adds the view's own content, without its subviews, to a layer.
    func fill(_ layer: inout ScreenLayer, isOpaque: Bool) {}

    /// Marks the content as changed. The library's own views call this automatically.
    public func setNeedsDisplay() {
        var view = self
        while let parent = view.superview { view = parent }
        view.controller?.viewDidChange()
    }
}
