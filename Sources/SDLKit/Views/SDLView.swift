/// A part of the main screen: a container for text, image and button views. FND-66, FND-67
///
/// Each kind of view fills its own parameters of the screen; how they are placed is the template's business. Change a
/// view at any time: all changes of one turn of the main actor reach the head unit as one update.
@MainActor
open class SDLView {
    /// The views inside this one. They are walked depth-first, in this order.
    ///
    /// A view stands in one other at most: it leaves the one it stood in. One that this one stands in is left out. FND-67
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

    /// How often the view was given one to hold that it stands in itself.
    package private(set) var loops = 0

    /// Whether this view overrides everything of its kind underneath; a transparent one lets what it leaves open shine
    /// through. Matters while an overlay controller brings a view of its own. OVL-42
    public var opaque = true {
        didSet { if opaque != oldValue { setNeedsDisplay() } }
    }

    /// The view this one stands in; nil for a root view, or a view that is nowhere.
    public private(set) weak var superview: SDLView?

    /// Told when this view or one inside it has changed: of a root view, the controller that shows it last.
    package internal(set) weak var controller: SDLViewController?

    /// Creates a container of these views; each leaves the view it stood in.
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

    /// Whether another view is this one, or one that this one stands in.
    private func holdsThis(_ other: SDLView) -> Bool {
        var view: SDLView? = self
        while let one = view, one !== other { view = one.superview }
        return view != nil
    }

    /// Adds a view as the last of `subviews`; it leaves the view it stood in.
    public func addSubview(_ view: SDLView) {
        if !holdsThis(view) { view.removeFromSuperview() }
        subviews.append(view)
    }

    /// Takes the view out of the one it stands in.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
    }

    /// What a view fills of the screen.
    enum Kind {
        case text, image, button
    }

    /// nil for a view that only holds others.
    var kind: Kind? { nil }

    /// Puts what is in this view alone into a layer of the screen.
    func fill(_ layer: inout ScreenLayer, isOpaque: Bool) {}

    /// Says that the view's content changed. The views of this library say so by themselves.
    public func setNeedsDisplay() {
        var view = self
        while let parent = view.superview { view = parent }
        view.controller?.viewDidChange()
    }
}
