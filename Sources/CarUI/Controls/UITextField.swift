/// The methods that a text field calls on its delegate.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when the return key was pressed. Return false to keep editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called when the clear button was pressed. Return false to keep the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called before the driver replaces the characters in `range` with `string`. Return false to keep the old text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// Returns true, so that editing begins.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns true, so that the return key ends editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns true, so that the clear button clears the text.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns true, so that the text changes.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// A single line of text that the driver edits with the head unit's keyboard.
@MainActor
open class UITextField: UIControl, UIKeyInput, EditingResponder {
    /// The borders of a field.
    public enum BorderStyle: Hashable, Sendable {
        /// A field without a border.
        case none
        /// A field that is surrounded by a line.
        case line
        /// A field with a filled background and rounded corners.
        case roundedRect
    }

    /// The conditions under which a part of the field, such as the clear button, is shown.
    public enum ViewMode: Hashable, Sendable {
        /// Never shows the part.
        case never
        /// Shows the part while the driver edits the field.
        case whileEditing
        /// Shows the part while the driver does not edit the field.
        case unlessEditing
        /// Always shows the part.
        case always
    }

    /// The delegate of the field, which allows changes and is notified while the driver edits the text.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text in the field; nil is treated as an empty text.
    open var text: String? { didSet { if text != oldValue { clearButtonChanged() } } }
    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
    /// The font of the text.
    open var font = UIFont.preferredFont(forTextStyle: .body) { didSet { if font != oldValue { setNeedsDisplay() } } }
    /// The colour of the text.
    open var textColor: UIColor! = UIColor.label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    /// Whether each character is shown as a dot.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } } }
    /// The condition under which the clear button is shown. An empty field never shows a clear button.
    open var clearButtonMode = ViewMode.always { didSet { if clearButtonMode != oldValue { clearButtonChanged() } } }
    /// The kind of keyboard that the head unit shows for the field.
    open var keyboardType = UIKeyboardType.default
    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// The border of the field.
    open var borderStyle = BorderStyle.roundedRect { didSet { if borderStyle != oldValue { setNeedsDisplay() } } }
    /// The horizontal alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
    /// The image at the left of the text; nil for no image.
    open var leadingImage: UIImage? { didSet { if leadingImage !== oldValue { setNeedsDisplay() } } }
    /// The maximum number of characters that the driver can type. Longer input is truncated.
    open var maximumLength = 500
    /// Whether the field is being edited.
    public private(set) var isEditing = false

    /// The text that screen readers speak for the field. The default is the placeholder.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (isEditing || delegate?.textFieldShouldBeginEditing(self) ?? true)
    }
    open override var canBecomeFocused: Bool { isEnabled }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 76) }
    override var snapshotText: String? { isSecureTextEntry ? nil : text }
    override var snapshotColor: UIColor? { !hasText ? .placeholderText : textColor }

    /// Whether the field contains text.
    open var hasText: Bool { !(text ?? "").isEmpty }

    /// Appends the characters of `typed` without line breaks. Stops when the text has `maximumLength` characters.
    open func insertText(_ typed: String) {
        let line = typed.filter { !$0.isNewline }
        let room = max(0, maximumLength - (text ?? "").count)
        guard !line.isEmpty, room > 0 else { return }
        change(to: (text ?? "") + line.prefix(room))
    }

    /// Deletes the last character.
    open func deleteBackward() {
        guard let text, !text.isEmpty else { return }
        change(to: String(text.dropLast()))
    }

    /// Replaces the text of the field with `new`, the current text of the head unit's keyboard.
    open func replaceText(_ new: String) {
        guard new != text else { return }
        change(to: String(new.filter { !$0.isNewline }.prefix(maximumLength)))
    }

    /// Changes the text to `new` if the delegate allows the change. The delegate receives only the part of the text
    /// that differs.
    private func change(to new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let changed = old.index(old.startIndex, offsetBy: start)..<old.index(old.endIndex, offsetBy: -end)
        let typed = String(new.dropFirst(start).dropLast(end))
        let range = NSRange(changed, in: old)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true else {
            return
        }
        text = new
        edited()
    }

    /// Handles a press of the return key. Ends editing if the delegate returns true.
    open func insertReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    func edited() { sendActions(for: .editingChanged) }

    func editingBegan() {
        isEditing = true
        clearButtonChanged()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    func editingEnded() {
        isEditing = false
        clearButtonChanged()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }

    private func clearButtonChanged() {
        setNeedsDisplay()
        if clearPart.map({ $0.superview?.isHidden == true }) ?? true == showsCross { setNeedsLayout() }
    }

    /// Adds a focusable subview over the clear button, so that the driver can press the button with the head unit's
    /// knob. The subview is hidden while the clear button is hidden.
    open override func layoutSubviews() {
        guard showsCross || clearPart != nil else { return }
        let part = clearPart ?? ControlPart()
        if clearPart == nil {
            // The search for selectable views (proposal SDL-0081) skips a view whose direct subviews are focusable. So
            // an additional view contains the focusable part. HAP-11, HAP-14
            let frame = UIView()
            frame.addSubview(part)
            addSubview(frame)
            clearPart = part
            part.accessibilityLabel = "Clear"
        }
        part.superview?.isHidden = !showsCross
        part.superview?.frame = crossPlace
        part.frame = CGRect(origin: .zero, size: crossPlace.size)
    }

    private var clearPart: ControlPart?
    private var showsCross: Bool {
        guard hasText else { return false }
        switch clearButtonMode {
        case .never: return false
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        case .always: return true
        }
    }
    private var crossPlace: CGRect { CGRect(x: bounds.maxX - 64, y: bounds.minY, width: 64, height: bounds.height) }

    override func press(at point: CGPoint) {
        if showsCross, crossPlace.contains(point), delegate?.textFieldShouldClear(self) ?? true {
            text = ""
            edited()
        }
        becomeFirstResponder()
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override func drawContents(in context: CGContext) {
        if borderStyle == .roundedRect {
            context.beginPath()
            context.setFillColor(isHighlighted ? .systemFill : .tertiarySystemBackground)
            context.addRoundedRect(bounds, radius: 16)
            context.fillPath()
        } else if borderStyle == .line {
            context.setStrokeColor(.separator)
            context.setLineWidth(2)
            context.beginPath()
            context.addRoundedRect(bounds.insetBy(dx: 1, dy: 1), radius: 0)
            context.strokePath()
        }
        if isEditing {
            context.beginPath()
            context.addRoundedRect(bounds.insetBy(dx: 1.5, dy: 1.5), radius: 14.5)
            context.setStrokeColor(tintColor)
            context.setLineWidth(3)
            context.strokePath()
        }
        var left: CGFloat = 20
        if let leadingImage {
            leadingImage.draw(
                in: CGRect(x: left, y: bounds.midY - 14, width: 28, height: 28), tint: .secondaryLabel)
            left += 40
        }
        drawText(left, in: context)
        guard showsCross else { return }
        let cross = CGRect(x: crossPlace.midX - 13, y: bounds.midY - 13, width: 26, height: 26)
        UIImage.clearBackground.draw(in: cross, tint: .secondaryLabel)
        UIImage.cross.draw(in: cross.insetBy(dx: 6, dy: 6), tint: .tertiarySystemBackground)
    }

    private func drawText(_ left: CGFloat, in context: CGContext) {
        let isEmpty = !hasText
        let shown = isEmpty ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "•", count: text!.count) : text!
        let right = showsCross ? crossPlace.minX : bounds.maxX - 20
        // While editing, the end of the text must be visible.
        let style = TextStyle(
            font: font, alignment: textAlignment, lineBreakMode: isEditing ? .byTruncatingHead : .byTruncatingTail,
            width: max(0, right - left - 4))
        let layout = TextLayout.of(shown, style: style)
        let y = (bounds.midY - layout.size.height / 2).rounded()
        layout.draw(at: CGPoint(x: left, y: y), in: context, color: isEmpty ? .placeholderText : textColor)
        guard isEditing else { return }
        let caret = layout.caret(atUTF8Offset: isEmpty ? 0 : shown.utf8.count)
        context.setFillColor(tintColor)
        context.fill(CGRect(x: left + caret.minX + 1, y: y, width: 3, height: layout.size.height))
    }
}

extension UIImage {
    static let clearBackground = UIImage(systemName: "xmark.circle.fill")!
    static let cross = UIImage(systemName: "xmark")!
}
