/// A cell that shows one row of a table with a title, a second text, an image and an accessory.
@MainActor
open class UITableViewCell: UIView {
    /// The positions of the second text in a cell.
    public enum CellStyle: Hashable, Sendable {
        /// A cell without a second text.
        case `default`
        /// A cell with a second text below the title.
        case subtitle
        /// A cell with a second text at the right end of the row.
        case value1
    }

    /// The symbols at the right end of a row.
    public enum AccessoryType: Hashable, Sendable {
        /// A row without a symbol.
        case none
        /// A chevron, for a row that opens another screen.
        case disclosureIndicator
        /// A check mark, for a row that is selected.
        case checkmark
    }

    /// The styles of a cell whose row is selected.
    public enum SelectionStyle: Hashable, Sendable {
        /// Shows another background while the row is selected or touched.
        case `default`
        /// Keeps the background of the row. The driver can still select the row.
        case none
    }

    /// The styles of the line below a row.
    public enum SeparatorStyle: Hashable, Sendable {
        /// Shows no line.
        case none
        /// Shows a thin line.
        case singleLine
    }

    /// The style with which the cell was created.
    public let style: CellStyle
    /// The identifier with which the table reuses the cell; nil for a cell that is not reused.
    public let reuseIdentifier: String?
    /// The container for the cell's own views.
    public let contentView = UIView()
    /// The label that shows the title.
    public let textLabel: UILabel? = UILabel()
    /// The label that shows the second text; nil in the style `default`.
    public let detailTextLabel: UILabel?
    /// The view that shows the image at the left of the title.
    public let imageView: UIImageView? = UIImageView()
    /// The style of the cell while the row is selected.
    open var selectionStyle = SelectionStyle.default
    /// A view at the right end of the row, for example a switch, which replaces the symbol of `accessoryType`.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView {
                if accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
                addSubview(accessoryView)
            }
            setNeedsLayout()
        }
    }
    /// The symbol at the right end of the row.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// Whether the cell's row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    private let accessory = UIImageView()
    weak var table: UITableView?
    var indexPath = IndexPath(row: 0, section: 0)

    /// Creates a cell. The table calls this initialiser with the style `default` for cells of a registered class.
    public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        detailTextLabel = style == .default ? nil : UILabel()
        super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
        contentView.isUserInteractionEnabled = true
        addSubview(contentView)
        addSubview(accessory)
        detailTextLabel?.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .subheadline)
        detailTextLabel?.textColor = .secondaryLabel
        detailTextLabel?.textAlignment = style == .value1 ? .right : .natural
        imageView?.contentMode = .scaleAspectFit
        for view in [imageView, textLabel, detailTextLabel] as [UIView?] { view.map(contentView.addSubview) }
    }

    /// Creates a cell with a reuse identifier. Subclasses with `init(style:reuseIdentifier:)` inherit this initialiser.
    public required convenience init(registeredWith identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Called before the cell is reused for another row. An override must call `super`.
    open func prepareForReuse() {
        textLabel?.text = nil
        detailTextLabel?.text = nil
        imageView?.image = nil
        accessoryType = .none
        accessoryView = nil
    }

    open override var canBecomeFocused: Bool { true }
    override var snapshotText: String? { textLabel?.text }

    open override func layoutSubviews() {
        switch accessoryType {
        case .none: accessory.image = nil
        case .disclosureIndicator: accessory.image = UIImage(systemName: "chevron.right")
        case .checkmark: accessory.image = UIImage(systemName: "checkmark")
        }
        accessory.tintColor = accessoryType == .checkmark ? nil : .tertiaryLabel
        accessory.frame = CGRect(x: bounds.width - 46, y: bounds.midY - 12, width: 24, height: 24)
        accessory.isHidden = accessoryView != nil
        var right: CGFloat = accessoryType == .none ? 24 : 58
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: bounds.width - size.width - 24, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            right = size.width + 36
        }
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - right), height: bounds.height)
        layoutContents()
    }

    private func layoutContents() {
        let room = contentView.bounds
        var left: CGFloat = 24
        imageView?.isHidden = imageView?.image == nil
        if let image = imageView, image.image != nil {
            let side = min(room.height - 32, 36)
            image.frame = CGRect(x: left, y: room.midY - side / 2, width: side, height: side)
            left += side + 20
        }
        guard let textLabel else { return }
        let width = max(0, room.width - left)
        let line = textLabel.font.lineHeight
        switch (style, detailTextLabel) {
        case (.subtitle, let detail?) where !(detail.text ?? "").isEmpty:
            let below = detail.font.lineHeight
            let top = (room.midY - (line + below + 2) / 2).rounded()
            textLabel.frame = CGRect(x: left, y: top, width: width, height: line)
            detail.frame = CGRect(x: left, y: top + line + 2, width: width, height: below)
        case (.value1, let detail?):
            let detailWidth = min(detail.intrinsicContentSize.width, width / 2)
            textLabel.frame = CGRect(x: left, y: 0, width: max(0, width - detailWidth - 12), height: room.height)
            detail.frame = CGRect(x: room.width - detailWidth, y: 0, width: detailWidth, height: room.height)
        default: textLabel.frame = CGRect(x: left, y: 0, width: width, height: room.height)
        }
    }

    override func drawContents(in context: CGContext) {
        if isHighlighted || isSelected, selectionStyle != .none {
            context.setFillColor(isHighlighted ? .systemFill : tintColor.withAlphaComponent(0.18))
            context.fill(bounds)
        }
        if let table, table.separatorStyle == .none { return }
        context.setFillColor(.separator)
        context.fill(CGRect(x: 24, y: bounds.height - 1, width: max(0, bounds.width - 48), height: 1))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        isHighlighted = true
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { table?.choose(indexPath) }
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool {
        guard let table else { return false }
        table.choose(indexPath)
        return true
    }
}
