/// Told as a search bar is typed into.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// What is in it has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// It begins to be typed into.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// It is typed into no more.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Cancel was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field to search by, with a button that ends the search.
@MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
    /// Told as it is typed into.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field that is typed into.
    public let searchTextField = UITextField()
    private let cancel = UIButton()

    /// Whether a button beside the field ends the search.
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

    /// What is in it.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
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

    /// Tells the delegate.
    open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    /// Tells the delegate.
    open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
    /// Tells the delegate, and ends the typing.
    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
