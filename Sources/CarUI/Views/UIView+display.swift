extension UIView {
    /// Marks `rect` to be drawn again with the next picture. `rect` is in the view's own coordinates.
    public func setNeedsDisplay(_ rect: CGRect) { invalidate(rect.intersection(bounds)) }

    /// The area in which the view and its descendants are drawn now, in the view's own coordinates.
    var extent: CGRect {
        if let knownExtent { return knownExtent }
        var extent = shownLook.bounds
        if !clipsToBounds {
            for view in storedSubviews where !view.isHidden {
                extent = extent.union(view.shownLook.outside(view.extent))
            }
        }
        knownExtent = extent
        return extent
    }

    /// Discards the cached extents (drawn areas) of the view and of its superviews. The loop ends at a superview
    /// without a cached extent, because all superviews of that view have no cached extent either.
    func extentChanged() {
        var view: UIView? = self
        while let here = view, here.knownExtent != nil {
            here.knownExtent = nil
            view = here.storedSuperview
        }
    }

    /// Marks the view and its descendants to be drawn again with the next picture.
    func invalidate() {
        guard let window = storedWindow, !window.dirty.isEverything else { return }
        invalidate(extent)
    }

    func invalidate(_ rect: CGRect) {
        guard let window = storedWindow, !window.dirty.isEverything, let shown = inPicture(rect) else { return }
        window.add(dirty: shown)
    }

    /// Converts `rect` from the view's own coordinates to the coordinates of the picture. Returns nil if no part of
    /// `rect` is visible.
    func inPicture(_ rect: CGRect) -> CGRect? {
        var rect = rect
        var view = self
        while true {
            let look = view.shownLook
            guard !view.isHidden, look.isVisible else { return nil }
            if view.clipsToBounds { rect = rect.intersection(look.bounds) }
            guard !rect.isEmpty else { return nil }
            guard let parent = view.storedSuperview else { break }
            rect = look.outside(rect)
            view = parent
        }
        // The picture starts at the origin of the window's bounds.
        let origin = view.look.bounds.origin
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
