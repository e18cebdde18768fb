/// A part of the main screen. A plain `SDLView` is a container for text, image and button views. FND-66, FND-67
///
/// Each kind of view provides different parameters of the `Show` request. The template decides where the parameters
/// appear. Views can be changed at any time. All changes until the next `await` are sent as one update.
@MainActor
open class SDLView {
    /// The views inside this view, in the order in which their content is shown.
    ///
    /// A view has at most one superview. Therefore, setting this property removes the new subviews from their previous
    /// superviews. A view cannot become a subview of one of its own descendants; the property ignores such a view.
    /// FND-67
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

    /// How often the app has tried to add this view itself, or one of its superviews, as a subview.
    package private(set) var loops = 0

    /// Whether the view replaces all content of its kind (text, images or buttons) in the view tree below. If false,
    /// the view is transparent and replaces only the values that the view itself sets. This property has an effect only
    /// while an overlay has a view. OVL-42
    public var opaque = true {
        didSet { if opaque != oldValue { setNeedsDisplay() } }
    }

    /// The view that contains this view; nil for a root view.
    public private(set) weak var superview: SDLView?

    /// The controller that is notified of changes of this view tree. If several controllers share the tree, this is the
    /// controller that showed it last. The value is nil for subviews.
    package internal(set) weak var controller: SDLViewController?

    /// Creates a container of `subviews`. The subviews are removed from their previous superviews.
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

    /// Returns whether `other` is this view or one of its superviews.
    private func holdsThis(_ other: SDLView) -> Bool {
        sequence(first: self) { $0.superview }.contains { $0 === other }
    }

    /// Adds `view` at the end of `subviews`, and removes `view` from its previous superview.
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

    /// Adds the view's own content to `layer`, without the content of subviews. `isOpaque` is true if the content
    /// replaces the content below.
    func fill(_ layer: inout ScreenLayer, isOpaque: Bool) {}

    /// Marks the content as changed, so that an update is sent. The library's own views call this method automatically.
    public func setNeedsDisplay() {
        var view = self
        while let parent = view.superview { view = parent }
        view.controller?.viewDidChange()
    }
}
