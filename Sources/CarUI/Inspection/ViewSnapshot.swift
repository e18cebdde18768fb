/// A view and all that stands on it, as a plain value for an inspector.
package struct ViewSnapshot: Hashable, Sendable {
    /// Names the view as long as the process lives.
    package var id: Int
    /// Its class, without the module.
    package var className: String
    /// In its superview's coordinates.
    package var frame: CGRect
    /// In the window's coordinates, around it where it is turned.
    package var frameInWindow: CGRect
    package var flags: Flags
    package var alpha: CGFloat
    package var tag: Int
    /// The class of the controller whose view it is.
    package var controller: String?
    /// What it says: a label's text, a button's title.
    package var text: String?
    /// What that is set in, and what the view is filled with, as they are seen now: `#rrggbb`, `#rrggbbaa` where not opaque.
    package var color, background: String?
    package var identifier: String?
    package var label: String?
    package var children: [ViewSnapshot]

    /// What is true of a view.
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
    /// The view and all that stands on it, as they are now.
    package func snapshot() -> ViewSnapshot {
        snapshot(below: superview.map { _ in convertToWindow } ?? .identity)
    }

    /// From the superview's coordinates to the window's.
    private var convertToWindow: CGAffineTransform {
        var (map, view) = (CGAffineTransform.identity, superview)
        while let here = view, here.superview != nil {
            map = map.concatenating(here.look.toSuperview)
            view = here.superview
        }
        return map
    }

    private func snapshot(below outer: CGAffineTransform) -> ViewSnapshot {
        let map = superview == nil ? .identity : look.toSuperview.concatenating(outer)
        let children = storedSubviews.map { $0.snapshot(below: map) }
        let (rect, style) = (bounds.applying(map), traitCollection.userInterfaceStyle)
        return ViewSnapshot(
            id: viewID, className: className, frame: frame, frameInWindow: rect, flags: snapshotFlags, alpha: alpha,
            tag: tag, controller: controller.map { ClassNames.name(of: type(of: $0)) }, text: snapshotText,
            color: snapshotColor?.hex(for: style), background: snapshotGround?.hex(for: style),
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
