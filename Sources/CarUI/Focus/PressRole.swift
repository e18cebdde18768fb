/// The ways in which a view reacts to a press of the head unit's knob.
enum PressRole {
    /// A view that the driver can press only if the view can become focused.
    case plain
    /// A control. A press inside a control does not reach the control's superviews.
    case control
    /// A button. The car window makes buttons focusable although their `canBecomeFocused` is false. CAR-16
    case button
    /// A part of a control, such as one tab. The knob focuses each part separately.
    case part

    /// Whether a press inside the view does not reach the view's superviews.
    var isControl: Bool { self == .control || self == .button }

    @MainActor
    init(of view: UIView) {
        self = view is UIButton ? .button : view is UIControl ? .control : view is ControlPart ? .part : .plain
    }
}

/// A part of a control, such as one tab. The knob focuses each part separately. Touches on the part reach the control.
final class ControlPart: UIView {
    override var canBecomeFocused: Bool { control?.isEnabled ?? false }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    override var snapshotText: String? { accessibilityLabel }
    /// Whether the part is the selected tab or segment.
    var isSelected = false

    /// The control that contains this part and handles a press of the part.
    var control: UIControl? { lineage.first { $0 is UIControl } as? UIControl }
}

extension UIView {
    /// Whether the knob may focus the view. True if the view is an enabled button or can become focused. CAR-16
    var acceptsPress: Bool {
        switch placement.role {
        case .plain, .part: canBecomeFocused
        case .control: canBecomeFocused && unsafeDowncast(self, to: UIControl.self).isEnabled
        case .button: unsafeDowncast(self, to: UIControl.self).isEnabled
        }
    }

    /// Whether a press on the view does not reach the view's superview.
    var keepsPress: Bool { placement.role.isControl || canBecomeFocused }
}

/// The focusable parts of a tab bar or a segmented control, with one part for each title.
@MainActor
struct ControlParts {
    private var views: [ControlPart] = []
    /// The index of the selected part; another number if no part is selected.
    var selected: Int { didSet { for (index, view) in views.enumerated() { view.isSelected = index == selected } } }

    init(selected: Int) { self.selected = selected }

    /// Adds, removes and positions parts until `control` has one part for each title. `place` receives the index of a
    /// part and returns the frame of the part.
    mutating func place(_ titles: [String], in control: UIControl, _ place: (Int) -> CGRect) {
        while views.count > titles.count { views.removeLast().removeFromSuperview() }
        for (index, title) in titles.enumerated() {
            if index == views.count {
                views.append(ControlPart())
                control.addSubview(views[index])
            }
            views[index].accessibilityLabel = title
            views[index].isSelected = index == selected
            views[index].frame = place(index)
        }
    }
}
