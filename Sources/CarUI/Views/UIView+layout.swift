extension UIView {
    func layoutIsNeeded() {
        guard !needsLayout else { return }
        needsLayout = true
        layoutIsNeededBelow()
    }

    /// Lets all superviews know that there is something to lay out below them.
    func layoutIsNeededBelow() {
        var view = self
        while let parent = view.storedSuperview {
            if parent.needsLayoutBelow { return }
            parent.needsLayoutBelow = true
            view = parent
        }
        (view as? UIWindow)?.wake()
    }

    /// Lays out until nothing asks for it any more, or it is clear that something always will.
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
            didLayout?()
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        // Layout may take views away, and add others, which ask for a layout of their own.
        for view in storedSubviews where view.storedSuperview === self { view.layoutTree() }
    }

    private func giveUpLayout() {
        if needsLayout {
            needsLayout = false
            report(.layoutLoop, "asks for layout whenever it is laid out; stopped after 8 times until the next change")
        }
        guard needsLayoutBelow else { return }
        needsLayoutBelow = false
        storedSubviews.forEach { $0.giveUpLayout() }
    }
}
