extension UIView {
    /// Converts `point` from this view's coordinates to the coordinates of `view`. If `view` is nil, converts to window
    /// coordinates.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? rootView
        guard target !== self else { return point }
        let inRoot = lineage.dropLast().reduce(point) { $1.look.outside($0) }
        return target.lineage.dropLast().reversed().reduce(inRoot) { $1.look.inside($0) }
    }

    /// Converts `point` from the coordinates of `view` to this view's coordinates. If `view` is nil, `point` is in
    /// window coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? rootView).convert(point, to: self)
    }

    /// Converts `rect` from this view's coordinates to the coordinates of `view`. If `view` is nil, converts to window
    /// coordinates.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? rootView
        guard target !== self else { return rect }
        let inRoot = lineage.dropLast().reduce(rect) { $1.look.outside($0) }
        return target.lineage.dropLast().reversed().reduce(inRoot) { $1.look.inside($0) }
    }

    /// Converts `rect` from the coordinates of `view` to this view's coordinates. If `view` is nil, `rect` is in window
    /// coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? rootView).convert(rect, to: self)
    }

    /// The topmost superview of the view; the view itself if the view has no superview.
    var rootView: UIView {
        var view = self
        while let parent = view.storedSuperview { view = parent }
        return view
    }

    /// The look that is drawn: the animated look during an animation, otherwise the look that the app has set.
    var shownLook: Look { presented ?? look }

    /// Changes the look with `body` and draws the view again. Inside an `animate` block, the change is animated. If a
    /// value is not finite, reports a diagnostic and ignores the change.
    func change(_ body: (inout Look) -> Void) {
        var new = look
        body(&new)
        guard new != look else { return }
        guard new.isDrawable else {
            return report(.number, "a position or size is not a finite number and was ignored; check divisions by zero")
        }
        let old = look
        UIView.recordAnimation(of: self, from: shownLook)
        redraw(for: new) { look = new }
        updatePlacement()
        if old.isPlaced(unlike: new) { arrangementChanged() }
        if old.bounds != new.bounds { setNeedsLayout() }
        if old.bounds.size != new.bounds.size, autoresizesSubviews {
            for view in storedSubviews { view.autoresize(from: old.bounds.size, to: new.bounds.size) }
        }
    }

    /// Sets the look that is drawn during an animation. If `look` is nil, the view is drawn with its own look.
    func present(_ look: Look?) {
        guard presented != look else { return }
        redraw(for: look ?? self.look) { presented = look }
    }

    private func redraw(for new: Look, _ change: () -> Void) {
        let old = shownLook
        let moves = old.bounds != new.bounds || old.center != new.center || old.transform != new.transform
        guard storedWindow != nil else {
            change()
            if moves { extentChanged() }
            return
        }
        invalidate()
        change()
        if moves { extentChanged() }
        invalidate()
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var rect = frame
        (rect.origin.x, rect.size.width) = Self.shares(
            of: new.width - old.width, before: rect.origin.x, size: rect.size.width,
            after: old.width - rect.origin.x - rect.size.width,
            gives: (
                autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
                autoresizingMask.contains(.flexibleRightMargin)
            ))
        (rect.origin.y, rect.size.height) = Self.shares(
            of: new.height - old.height, before: rect.origin.y, size: rect.size.height,
            after: old.height - rect.origin.y - rect.size.height,
            gives: (
                autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
                autoresizingMask.contains(.flexibleBottomMargin)
            ))
        frame = rect
    }

    /// Distributes `gain`, a change of the superview's width or height, over the view's flexible margins and its
    /// flexible width or height. Each flexible part changes in proportion to its length. If all these lengths are 0,
    /// the parts change equally.
    private static func shares(
        of gain: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat, gives: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
        guard gives.0 || gives.1 || gives.2 else { return (before, size) }
        let weights = [gives.0 ? max(before, 0) : 0, gives.1 ? max(size, 0) : 0, gives.2 ? max(after, 0) : 0]
        let total = weights.reduce(0, +)
        let count = CGFloat([gives.0, gives.1, gives.2].count { $0 })
        func share(_ index: Int, _ gives: Bool) -> CGFloat {
            if total > 0 { return gain * weights[index] / total }
            return gives ? gain / count : 0
        }
        return (before + share(0, gives.0), max(0, size + share(1, gives.1)))
    }
}
