extension UIView {
    /// For each edge, the distance by which the view overlaps the margin of its window; zero if the view is in no
    /// window.
    ///
    /// Bars do not change these insets, because the content of a navigation controller or tab bar controller never lies
    /// below a bar.
    public var safeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        let safe = convert(window.bounds.inset(by: window.layoutMargins), from: window)
        let more = controller?.additionalSafeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: max(0, safe.minY - bounds.minY) + more.top, left: max(0, safe.minX - bounds.minX) + more.left,
            bottom: max(0, bounds.maxY - safe.maxY) + more.bottom, right: max(0, bounds.maxX - safe.maxX) + more.right)
    }

    /// The part of the view in the safe area. CarUI has no Auto Layout, so an app uses the guide's `layoutFrame`.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds.inset(by: safeAreaInsets)) }
}

/// A rectangle inside a view. CarUI has no Auto Layout, so the guide has a frame but no anchors.
public struct UILayoutGuide: Hashable, Sendable {
    /// The rectangle of the guide, in the coordinates of the view that contains the guide.
    public let layoutFrame: CGRect
}
