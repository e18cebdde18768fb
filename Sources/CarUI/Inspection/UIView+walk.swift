extension UIView {
    /// Calls `visit` for the view and all its descendants, including hidden views. Parents come before their subviews.
    /// `visit` receives each view with its bounds in window coordinates. Does not allocate memory.
    package func walk(_ visit: (_ view: UIView, _ rectInWindow: CGRect) -> Void) { walk(toWindow, visit) }

    /// The transform from the view's own coordinates to window coordinates.
    var toWindow: CGAffineTransform {
        var map = CGAffineTransform.identity
        var view = self
        while let parent = view.storedSuperview {
            map = map.concatenating(view.look.toSuperview)
            view = parent
        }
        return map
    }

    private func walk(_ map: CGAffineTransform, _ visit: (UIView, CGRect) -> Void) {
        visit(self, look.bounds.applying(map))
        for view in storedSubviews { view.walk(view.look.toSuperview.concatenating(map), visit) }
    }
}
