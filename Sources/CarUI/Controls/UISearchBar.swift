/// The methods that a search bar calls on its delegate.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Called when the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when the driver has pressed the return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the driver has pressed the Cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search field with an optional Cancel button.
@MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
    /// The delegate of the search bar, which is notified while the driver edits the text.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field inside the search bar.
    public let searchTextField = UITextField()
    private let cancel = UIButton()

    /// Whether a Cancel button is shown beside the field.
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.leadingImage = UIImage(systemName: "magnifyingglass")
        searchTextField.placeholder = "Search"
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in if let self { delegate?.searchBar(self, textDidChange: text ?? "") } },
            for: .editingChanged)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelPressed() }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancel)
    }

    /// The text in the search field.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The kind of keyboard that the head unit shows for the field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 76) }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    private func cancelPressed() {
        searchTextField.replaceText("")
        searchTextField.resignFirstResponder()
        delegate?.searchBarCancelButtonClicked(self)
    }

    open override func layoutSubviews() {
        let room = showsCancelButton ? cancel.intrinsicContentSize.width : 0
        cancel.isHidden = !showsCancelButton
        searchTextField.frame = CGRect(
            x: 0, y: 0, width: max(0, bounds.width - room - (room > 0 ? 8 : 0)), height: bounds.height)
        cancel.frame = CGRect(x: bounds.width - room, y: 0, width: room, height: bounds.height)
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool { becomeFirstResponder() }

    /// Notifies the search bar's delegate that editing has begun.
    open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    /// Notifies the search bar's delegate that editing has ended.
    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
    /// Notifies the search bar's delegate that the return key was pressed. Returns true, which ends editing.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
