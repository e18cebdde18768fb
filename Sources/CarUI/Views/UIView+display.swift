extension UIView {
    /// Asks for a part of it, in its own coordinates, to be drawn anew with the next picture.
    public func setNeedsDisplay(_ rect: CGRect) { invalidate(rect.intersection(bounds)) }

    /// What it and all that stands on it cover, in its own coordinates, as drawn now.
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

    /// Forgets what it covers. Where it is unknown, so it is of all superviews that do not clip.
    func extentChanged() {
        var view: UIView? = self
        while let here = view, here.knownExtent != nil {
            here.knownExtent = nil
            view = here.storedSuperview
        }
    }

    /// Draws it and all that stands on it anew.
    func invalidate() {
        guard let window = storedWindow, !window.dirty.isEverything else { return }
        invalidate(extent)
    }

    func invalidate(_ rect: CGRect) {
        guard let window = storedWindow, !window.dirty.isEverything, let shown = inPicture(rect) else { return }
        window.add(dirty: shown)
    }

    /// A rectangle of its own coordinates as the picture shows it; nil where nothing of it can be seen.
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
        // A window's picture begins where its bounds do.
        let origin = view.look.bounds.origin
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
