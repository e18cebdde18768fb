extension UIView {
    /// Marks a part of the view, in its own coordinates, to be drawn with the next picture.
    public func setNeedsDisplay(_ rect: CGRect) { invalidate(rect.intersection(bounds)) }

    /// The area that the view and its descendants cover as currently drawn, in its own coordinates.
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

    /// Invalidates the cached extent of the view and of its superviews. The loop ends at a superview without a cached
    /// extent, because the superviews above have none either.
    func extentChanged() {
        var view: UIView? = self
        while let here = view, here.knownExtent != nil {
            here.knownExtent = nil
            view = here.storedSuperview
        }
    }

    /// Marks the view and its descendants to be drawn with the next picture.
    func invalidate() {
        guard let window = storedWindow, !window.dirty.isEverything else { return }
        invalidate(extent)
    }

    func invalidate(_ rect: CGRect) {
        guard let window = storedWindow, !window.dirty.isEverything, let shown = inPicture(rect) else { return }
        window.add(dirty: shown)
    }

    /// Converts a rectangle to the picture's coordinates. Returns nil when no part is visible.
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
