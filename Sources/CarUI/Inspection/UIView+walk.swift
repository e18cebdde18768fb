extension UIView {
    /// Visits it and all that stands on it, whatever can be seen of it: each view before those that stand on it, with its
    /// bounds in the window's coordinates. Nothing is allocated on the way.
    package func walk(_ visit: (_ view: UIView, _ rectInWindow: CGRect) -> Void) {
        var map = CGAffineTransform.identity
        var view = self
        while let parent = view.storedSuperview {
            map = map.concatenating(view.look.toSuperview)
            view = parent
        }
        walk(map, visit)
    }

    private func walk(_ map: CGAffineTransform, _ visit: (UIView, CGRect) -> Void) {
        visit(self, look.bounds.applying(map))
        for view in storedSubviews { view.walk(view.look.toSuperview.concatenating(map), visit) }
    }
}
