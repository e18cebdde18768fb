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
    /// The name of the symbol or resource that the view shows; nil for other images.
    package var image: String?
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
        /// A control that does not accept touches.
        package static let disabled = Flags(rawValue: 16)
        package static let selected = Flags(rawValue: 32)
        package static let highlighted = Flags(rawValue: 64)
        package static let firstResponder = Flags(rawValue: 128)
        package static let button = Flags(rawValue: 256)
    }
}

extension UIView {
    /// Returns a snapshot of the view and its descendants.
    package func snapshot() -> ViewSnapshot {
        snapshot(below: superview.map { _ in convertToWindow } ?? .identity)
    }

    /// The transform from the superview's coordinates to window coordinates.
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
            image: snapshotImage?.name, color: snapshotColor?.hex(for: style),
            background: snapshotBackground?.hex(for: style), identifier: accessibilityIdentifier,
            label: accessibilityLabel, children: children)
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
            if !control.isEnabled { flags.insert(.disabled) }
            if control.isHighlighted { flags.insert(.highlighted) }
        }
        let isSelected =
            switch self {
            case let control as UIControl: control.isSelected
            case let part as ControlPart: part.isSelected
            case let cell as UITableViewCell: cell.isSelected
            case let cell as UICollectionViewCell: cell.isSelected
            default: false
            }
        if isSelected { flags.insert(.selected) }
        return flags
    }
}
