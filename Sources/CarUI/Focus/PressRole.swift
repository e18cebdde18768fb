/// How a view handles a press of the knob.
enum PressRole {
    /// A view that the driver can press only if the view can become focused.
    case plain
    /// A control: presses inside it do not reach the views around it.
    case control
    /// A button. The car window includes buttons although `canBecomeFocused` is false for them. CAR-16
    case button
    /// A part of a control that the knob selects separately.
    case part

    /// Whether presses inside the view do not reach the views around it.
    var isControl: Bool { self == .control || self == .button }

    @MainActor
    init(of view: UIView) {
        self = view is UIButton ? .button : view is UIControl ? .control : view is ControlPart ? .part : .plain
    }
}

/// A part of a control that the knob selects separately, such as one tab. The control receives touches on the part.
final class ControlPart: UIView {
    override var canBecomeFocused: Bool { control?.isEnabled ?? false }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    override var snapshotText: String? { accessibilityLabel }

    /// The control that handles presses of this part.
    var control: UIControl? {
        var view = superview
        while let here = view {
            if let control = here as? UIControl { return control }
            view = here.superview
        }
        return nil
    }
}

extension UIView {
    /// Whether the knob may select the view: the view can become focused or is a button, and is not disabled. CAR-16
    var acceptsPress: Bool {
        switch placement.role {
        case .plain, .part: canBecomeFocused
        case .control: canBecomeFocused && unsafeDowncast(self, to: UIControl.self).isEnabled
        case .button: unsafeDowncast(self, to: UIControl.self).isEnabled
        }
    }

    /// Whether a press on the view does not reach its superview.
    var keepsPress: Bool { placement.role.isControl || canBecomeFocused }
}

/// The parts of a tab bar or a segmented control that the knob selects one by one, one part for each title.
@MainActor
struct ControlParts {
    private var views: [ControlPart] = []

    /// Adds, removes and positions parts. `place` returns the frame of the part with an index.
    mutating func place(_ titles: [String], in control: UIControl, _ place: (Int) -> CGRect) {
        while views.count > titles.count { views.removeLast().removeFromSuperview() }
        for (index, title) in titles.enumerated() {
            if index == views.count {
                views.append(ControlPart())
                control.addSubview(views[index])
            }
            views[index].accessibilityLabel = title
            views[index].frame = place(index)
        }
    }
}
