/// A copy of the properties of a view and its descendants, for the inspector.
package struct ViewSnapshot: Hashable, Sendable {
    /// The id of the view, unique within the process.
    package var id: Int
    /// The name of the view's class, without the module.
    package var className: String
    /// The frame of the view, in the superview's coordinates.
    package var frame: CGRect
    /// The smallest rectangle that contains the view, in window coordinates.
    package var frameInWindow: CGRect
    package var flags: Flags
    package var alpha: CGFloat
    package var tag: Int
    /// The class of the controller that owns the view; nil if no controller owns the view.
    package var controller: String?
    /// The text that the view shows, for example a label's text or a button's title.
    package var text: String?
    /// The text colour and the background colour of the drawn view: `#rrggbb`, or `#rrggbbaa` if a colour is not
    /// opaque.
    package var color, background: String?
    package var identifier: String?
    package var label: String?
    package var children: [ViewSnapshot]

    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let hidden = Flags(rawValue: 1)
        package static let interactive = Flags(rawValue: 2)
        package static let focusable = Flags(rawValue: 4)
        package static let clips = Flags(rawValue: 8)
        package static let enabled = Flags(rawValue: 16)
        package static let selected = Flags(rawValue: 32)
        package static let highlighted = Flags(rawValue: 64)
        package static let firstResponder = Flags(rawValue: 128)
        package static let button = Flags(rawValue: 256)
    }
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
            id: viewID, className: className, frame: frame, frameInWindow: rect, flags: snapshotFlags, alpha: alpha,
            tag: tag, controller: controller.map { ClassNames.name(of: type(of: $0)) }, text: snapshotText,
            color: snapshotColor?.hex(for: style), background: snapshotBackground?.hex(for: style),
            identifier: accessibilityIdentifier, label: accessibilityLabel, children: children)
    }

    private var snapshotFlags: ViewSnapshot.Flags {
        var flags: ViewSnapshot.Flags = []
        if isHidden { flags.insert(.hidden) }
        if isUserInteractionEnabled { flags.insert(.interactive) }
        if canBecomeFocused { flags.insert(.focusable) }
        if clipsToBounds { flags.insert(.clips) }
        if isFirstResponder { flags.insert(.firstResponder) }
        if self is UIButton { flags.insert(.button) }
        if let control = self as? UIControl {
            if control.isEnabled { flags.insert(.enabled) }
            if control.isSelected { flags.insert(.selected) }
            if control.isHighlighted { flags.insert(.highlighted) }
        }
        return flags
    }
}
