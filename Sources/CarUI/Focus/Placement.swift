/// The properties of a view that the searches for focusable views read. The searches visit every view after each change
/// on the screen. For speed, one value contains all these properties.
struct Placement {
    /// The left edge of the view in the superview's coordinates, without the view's transform.
    var left: CGFloat = 0
    var top: CGFloat = 0
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// The left edge of the view's bounds in the view's own coordinates.
    var originX: CGFloat = 0
    var originY: CGFloat = 0
    /// Whether the view has no transform.
    var isFlat = true
    /// Whether touches can reach the view: the view is not hidden, is not transparent, and accepts touches.
    var isTouchable = true
    /// Whether the view has no subviews.
    var isLeaf = true
    var role = PressRole.plain
}

extension UIView {
    /// Updates `placement` from the view's properties. Called after each change of one of these properties.
    func updatePlacement() {
        let look = look
        let size = look.bounds.size
        placement = Placement(
            left: look.center.x - size.width / 2, top: look.center.y - size.height / 2, width: size.width,
            height: size.height, originX: look.bounds.origin.x, originY: look.bounds.origin.y,
            isFlat: look.transform.isIdentity,
            isTouchable: !storedHidden && isUserInteractionEnabled && look.alpha >= Look.smallestAlpha,
            isLeaf: placement.isLeaf, role: placement.role)
    }

    /// Calls `visit` for all focusable views and all buttons among the view and its descendants. Parents come before
    /// their subviews, and hidden views are included. `visit` receives each view with its bounds in window coordinates.
    /// Does not allocate memory. CAR-16, CAR-19
    package func walkFocusable(_ visit: (_ view: UIView, _ rectInWindow: CGRect) -> Void) {
        var (map, isFlat) = (CGAffineTransform.identity, true)
        var view = self
        while let parent = view.storedSuperview {
            map = map.concatenating(view.look.toSuperview)
            isFlat = isFlat && view.placement.isFlat
            view = parent
        }
        let origin = bounds.origin
        // Without transforms, a translation converts the view's coordinates to window coordinates.
        if isFlat {
            visitFocusable(placement, origin.x + map.tx, origin.y + map.ty, visit)
        } else {
            visitFocusable(map, visit)
        }
    }

    /// Visits the view and its descendants. Requires that no superview has a transform. `left` and `top` are the
    /// position of the view's upper left corner in the window.
    private func visitFocusable(
        _ place: Placement, _ left: CGFloat, _ top: CGFloat, _ visit: (UIView, CGRect) -> Void
    ) {
        if place.role == .button || canBecomeFocused {
            visit(self, CGRect(x: left, y: top, width: place.width, height: place.height))
        }
        guard !place.isLeaf else { return }
        let (dx, dy) = (left - place.originX, top - place.originY)
        for view in storedSubviews {
            let place = view.placement
            if place.isFlat {
                view.visitFocusable(place, dx + place.left, dy + place.top, visit)
            } else {
                view.visitFocusable(view.look.toSuperview.concatenating(.init(translationX: dx, y: dy)), visit)
            }
        }
    }

    /// Visits the view and its descendants. `map` converts the view's coordinates to window coordinates.
    private func visitFocusable(_ map: CGAffineTransform, _ visit: (UIView, CGRect) -> Void) {
        if placement.role == .button || canBecomeFocused { visit(self, look.bounds.applying(map)) }
        for view in storedSubviews { view.visitFocusable(view.look.toSuperview.concatenating(map), visit) }
    }
}
