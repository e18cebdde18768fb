extension UIView {
    /// The maximum depth of the view tree. Drawing is recursive, so each level needs space on the stack.
    static let maximumDepth = 300

    /// The view that contains this view; nil if no view contains this view.
    public var superview: UIView? { storedSuperview }
    /// The window that contains the view; nil if the view is in no window.
    public var window: UIWindow? { storedWindow }
    /// The views directly inside this view. The last element is in front of the other views.
    public var subviews: [UIView] { storedSubviews }

    /// Adds `view` in front of all other subviews.
    public func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Adds `view` at an index among the subviews, where 0 is behind all other subviews.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.count) } }

    /// Adds `view` directly in front of the subview `sibling`.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { views in (views.firstIndex { $0 === sibling } ?? views.count - 1) + 1 }
    }

    /// Adds `view` directly behind the subview `sibling`.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { views in views.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Moves the subview `view` in front of all other subviews.
    public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append($0.remove(at: $1)) } }

    /// Moves the subview `view` behind all other subviews.
    public func sendSubviewToBack(_ view: UIView) {
        reorder(view) { $0.insert($0.remove(at: $1), at: 0) }
    }

    /// Exchanges two subviews, which are given by their indexes.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
        storedSubviews.swapAt(first, second)
        storedSubviews[first].invalidate()
        storedSubviews[second].invalidate()
        arrangementChanged()
    }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        guard let parent = storedSuperview else { return }
        let window = storedWindow
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if window != nil { notifyWindow(nil, before: true) }
        invalidate()
        parent.storedSubviews.removeAll { $0 === self }
        storedSuperview = nil
        parent.extentChanged()
        parent.arrangementChanged()
        parent.setNeedsLayout()
        enter(nil)
        didMoveToSuperview()
        if window != nil { notifyWindow(nil, before: false) }
        window?.forget(self)
    }

    /// Whether this view is `view` or a descendant of `view`.
    public func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

    /// The view and its superviews, from the inside out.
    package var lineage: some Sequence<UIView> { sequence(first: self) { $0.storedSuperview } }

    /// Returns this view or the first descendant that has the given tag; nil if no view has the tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        guard !isDescendant(of: view) else {
            return report(.cycle, "cannot contain \(view.className) \(view.viewID), the view itself or a superview")
        }
        guard depth + 1 + view.heightBelow <= Self.maximumDepth || depth + 1 + view.countHeight() <= Self.maximumDepth
        else {
            return report(.depth, "more than \(Self.maximumDepth) levels of views; the view was not added")
        }
        if view.storedSuperview === self {
            storedSubviews.removeAll { $0 === view }
            storedSubviews.insert(view, at: min(place(storedSubviews), storedSubviews.count))
            arrangementChanged()
            return view.invalidate()
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        if storedWindow != nil { view.notifyWindow(storedWindow, before: true) }
        storedSubviews.insert(view, at: min(place(storedSubviews), storedSubviews.count))
        view.storedSuperview = self
        raise(toHold: view)
        extentChanged()
        view.enter(storedWindow)
        if view.needsLayout || view.needsLayoutBelow { view.layoutIsNeededBelow() }
        setNeedsLayout()
        view.invalidate()
        arrangementChanged()
        view.didMoveToSuperview()
        didAddSubview(view)
        if storedWindow != nil { view.notifyWindow(storedWindow, before: false) }
    }

    private func reorder(_ view: UIView, _ move: (inout [UIView], Int) -> Void) {
        guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        // This copy avoids a check for exclusive access to the property at every later read.
        var views = storedSubviews
        move(&views, index)
        storedSubviews = views
        view.invalidate()
        arrangementChanged()
    }

    /// Notifies the window that touches may now reach different views.
    func arrangementChanged() { storedWindow?.reportArrangement() }

    var depth: Int {
        var (depth, view) = (0, storedSuperview)
        while let here = view { (depth, view) = (depth + 1, here.storedSuperview) }
        return depth
    }

    private func raise(toHold view: UIView) {
        var (height, here) = (view.heightBelow + 1, Optional(self))
        while let current = here, current.heightBelow < height {
            current.heightBelow = height
            (height, here) = (height + 1, current.storedSuperview)
        }
    }

    /// Computes `heightBelow` again and returns the new value. Removing views does not reduce the stored value.
    private func countHeight() -> Int {
        heightBelow = storedSubviews.map { $0.countHeight() + 1 }.max() ?? 0
        return heightBelow
    }

    private func enter(_ window: UIWindow?) {
        guard storedWindow !== window else { return }
        storedWindow = window
        if presented != nil {
            presented = nil
            extentChanged()
        }
        storedSubviews.forEach { $0.enter(window) }
    }

    private func notifyWindow(_ window: UIWindow?, before: Bool) {
        before ? willMove(toWindow: window) : didMoveToWindow()
        for view in storedSubviews where view.storedSuperview === self { view.notifyWindow(window, before: before) }
    }
}
