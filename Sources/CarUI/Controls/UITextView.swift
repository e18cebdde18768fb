/// The methods that a text view calls on its delegate.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when the driver changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A scrolling text of several lines. If `isEditable` is true, the driver can append text.
@MainActor
open class UITextView: UIScrollView, UIKeyInput, EditingResponder {
    private let label = UILabel()

    /// Whether the driver can edit the text.
    open var isEditable = true
    /// The space between the text and the edges of the view, in points.
    open var textContainerInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20) {
        didSet { setNeedsLayout() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        addSubview(label)
    }

    /// The text of the view.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// The font of the text.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .preferredFont(forTextStyle: .body)
            setNeedsLayout()
        }
    }

    /// The colour of the text.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    /// The horizontal alignment of the lines.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    open override var canBecomeFocused: Bool { isEditable }
    open override var canBecomeFirstResponder: Bool { isEditable }
    override var snapshotText: String? { text }

    open override func layoutSubviews() {
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        label.frame = CGRect(x: textContainerInset.left, y: textContainerInset.top, width: width, height: height)
        contentSize = CGSize(
            width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
        super.layoutSubviews()
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool { isEditable && becomeFirstResponder() }

    // MARK: Typing

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    /// Whether the view contains text.
    open var hasText: Bool { !text.isEmpty }

    /// Appends `typed` to the text.
    open func insertText(_ typed: String) { edit(text + typed) }

    /// Deletes the last character.
    open func deleteBackward() { if hasText { edit(String(text.dropLast())) } }

    private func edit(_ new: String) {
        text = new
        textDelegate?.textViewDidChange(self)
    }

    func editingBegan() { textDelegate?.textViewDidBeginEditing(self) }
    func editingEnded() { textDelegate?.textViewDidEndEditing(self) }
}
