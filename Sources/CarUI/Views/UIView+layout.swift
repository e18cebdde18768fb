extension UIView {
    /// Marks all superviews, so that the next layout pass reaches this view.
    func layoutIsNeededBelow() {
        var view = self
        while let parent = view.storedSuperview {
            if parent.needsLayoutBelow { return }
            parent.needsLayoutBelow = true
            view = parent
        }
        (view as? UIWindow)?.wake()
    }

    /// Lays out the view and its descendants until no view needs layout. Stops after 8 rounds, because a view might
    /// request a new layout in every round. Returns whether a layout was needed.
    @discardableResult
    func layoutPass() -> Bool {
        guard needsLayout || needsLayoutBelow else { return false }
        for _ in 0..<8 {
            layoutTree()
            guard needsLayout || needsLayoutBelow else { return true }
        }
        giveUpLayout()
        return true
    }

    private func layoutTree() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            arrangementChanged()
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        // The layout may remove views and add other views. The added views then need layout too.
        for view in storedSubviews where view.storedSuperview === self { view.layoutTree() }
    }

    private func giveUpLayout() {
        if needsLayout {
            needsLayout = false
            report(.layoutLoop, "requests layout during every layout; stopped after 8 rounds until the next change")
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        storedSubviews.forEach { $0.giveUpLayout() }
    }
}
