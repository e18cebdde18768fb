/// A copy of the properties of a view and its descendants, for the inspector.
package struct ViewSnapshot: Hashable, Sendable {
    /// The id of the view, unique within the process.
    package var id: Int
    /// The name of the view's class, without the module.
    package var className: String
    /// The smallest rectangle that contains the view, in window coordinates.
    package var frameInWindow: CGRect
    package var isHidden: Bool
    package var isInteractive: Bool
    package var isFocusable: Bool
    package var clips: Bool
    package var isSelected: Bool
    /// Whether the view is a control that does not accept touches.
    package var isDisabled: Bool
    package var alpha: CGFloat
    /// The class of the controller that owns the view; nil if no controller owns the view.
    package var controller: String?
    /// The text that the view shows, for example a label's text or a button's title.
    package var text: String?
    /// The name of the symbol or resource that the view shows; nil for other images.
    package var image: String?
    /// The text colour and the background colour of the drawn view: `#rrggbb`, or `#rrggbbaa` if a colour is not
    /// opaque.
    package var color, background: String?
    package var label: String?
    package var children: [ViewSnapshot]
}

extension UIView {
    /// Returns a snapshot of the view and its descendants.
    package func snapshot() -> ViewSnapshot {
        snapshot(below: superview?.toWindow ?? .identity)
    }

    private func snapshot(below outer: CGAffineTransform) -> ViewSnapshot {
        let map = superview == nil ? .identity : look.toSuperview.concatenating(outer)
        let children = storedSubviews.map { $0.snapshot(below: map) }
        let (rect, style) = (bounds.applying(map), traitCollection.userInterfaceStyle)
        return ViewSnapshot(
            id: viewID, className: className, frameInWindow: rect, isHidden: isHidden,
            isInteractive: isUserInteractionEnabled, isFocusable: canBecomeFocused, clips: clipsToBounds,
            isSelected: isShownSelected, isDisabled: (self as? UIControl)?.isEnabled == false, alpha: alpha,
            controller: controller.map { ClassNames.name(of: type(of: $0)) }, text: snapshotText,
            image: snapshotImage?.name, color: snapshotColor?.hex(for: style),
            background: snapshotBackground?.hex(for: style), label: accessibilityLabel, children: children)
    }

    private var isShownSelected: Bool {
        switch self {
        case let control as UIControl: control.isSelected
        case let part as ControlPart: part.isSelected
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        default: false
        }
    }
}
