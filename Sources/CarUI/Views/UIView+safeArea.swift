extension UIView {
    /// How far the view reaches into the margins of its window, at each edge. Zero without a window.
    ///
    /// Bars do not change the insets: a navigation or tab bar controller gives its content only the space that is free.
    public var safeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        let safe = convert(window.bounds.inset(by: window.layoutMargins), from: window)
        let more = controller?.additionalSafeAreaInsets ?? .zero
        return UIEdgeInsets(
            top: max(0, safe.minY - bounds.minY) + more.top, left: max(0, safe.minX - bounds.minX) + more.left,
            bottom: max(0, bounds.maxY - safe.maxY) + more.bottom, right: max(0, bounds.maxX - safe.maxX) + more.right)
    }

    /// The part of the view that is in the safe area. CarUI has no Auto Layout: use the guide's `layoutFrame`.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(layoutFrame: bounds.inset(by: safeAreaInsets)) }
}

/// A rectangle of a view. CarUI has no Auto Layout: the guide has a frame and no anchors.
public struct UILayoutGuide: Hashable, Sendable {
    /// The rectangle, in the view's own coordinates.
    public let layoutFrame: CGRect
}
