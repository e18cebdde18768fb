/// The methods that a table calls to get its rows.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the title above a section; nil for no title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// Returns 1, the number of sections.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns nil, so that the section has no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// The methods that a table calls on its delegate.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called when the driver has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Returns the height of a row, in points.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}

/// A scrolling list of rows. Only visible rows have cells.
@MainActor
open class UITableView: UIScrollView {
    /// The position of a row or of a section title.
    struct Slot {
        var path: IndexPath
        var isHeader: Bool
        var top: CGFloat
        var height: CGFloat
    }

    /// The maximum number of rows in a table. Further rows are ignored.
    static let maximumRows = 200_000

    /// The object that provides the rows and their cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows, in points, unless the delegate returns another height.
    open var rowHeight: CGFloat = 80 { didSet { if rowHeight != oldValue { reloadData() } } }
    /// The style of the lines between the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { visibleCells.forEach { $0.setNeedsDisplay() } }
    }
    /// The height of section titles, in points.
    open var sectionHeaderHeight: CGFloat = 52 { didSet { if sectionHeaderHeight != oldValue { reloadData() } } }
    /// The position of the selected row; nil if no row is selected.
    public private(set) var indexPathForSelectedRow: IndexPath?

    var slots: [Slot] = []
    private var needsReload = true
    /// The visible cells and section titles. The key is the index of the slot.
    var shown: [Int: UIView] = [:]
    var updates = TableUpdates()
    private var spare: [String: [UITableViewCell]] = [:]
    private var classes: [String: UITableViewCell.Type] = [:]

    /// The styles of tables.
    public enum Style: Hashable, Sendable {
        /// The rows reach from the left edge to the right edge of the table.
        case plain
        /// The rows are in groups, and reach from the left edge to the right edge of the table.
        case grouped
        /// The rows are in groups, with a margin at the left and the right.
        case insetGrouped
    }

    /// The style with which the table was created.
    public let style: Style
    /// A view above the first row; nil for no view. The table uses the height that the view has when this property is
    /// set.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    /// A view below the last row; nil for no view. The table uses the height that the view has when this property is
    /// set.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Registers the class of the cells that `dequeueReusableCell` creates for `identifier`.
    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// Returns an unused cell with `identifier`, or a new cell of the registered class if there is no unused cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        return (classes[identifier] ?? UITableViewCell.self).init(registeredWith: identifier)
    }

    /// Returns an unused cell with `identifier`; nil if there is no unused cell.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = spare[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    /// Requests all rows from the data source again, before the next picture is drawn.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// The number of sections in the table.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Returns the cell of a visible row; nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleCells.first { $0.indexPath == indexPath }
    }

    /// The cells of the visible rows, from top to bottom.
    public var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] as? UITableViewCell } }

    /// Returns the rectangle of a row in the table's coordinates; `zero` if the row does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard let slot = slots.first(where: { !$0.isHeader && $0.path == indexPath }) else { return .zero }
        return rect(of: slot)
    }

    private func rect(of slot: Slot) -> CGRect {
        let margin: CGFloat = style == .insetGrouped && !slot.isHeader ? 16 : 0
        return CGRect(x: margin, y: slot.top, width: max(0, bounds.width - 2 * margin), height: slot.height)
    }

    /// Returns the position of the row at `point`; nil if no row is at `point`.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        let index = first(below: point.y)
        guard slots.indices.contains(index), !slots[index].isHeader, slots[index].top <= point.y else { return nil }
        return slots[index].path
    }

    /// The positions to which a table can scroll a row.
    public enum ScrollPosition: Hashable, Sendable {
        /// Scrolls as little as possible until the row is visible.
        case none
        /// Scrolls the row to the upper edge.
        case top
        /// Scrolls the row to the middle.
        case middle
        /// Scrolls the row to the lower edge.
        case bottom
    }

    /// Selects the row at `indexPath` without notifying the delegate. If `indexPath` is nil, deselects all rows.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
    ) {
        indexPathForSelectedRow = indexPath
        for cell in visibleCells { cell.isSelected = cell.indexPath == indexPath }
        // As in UIKit, `.none` does not scroll here.
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects the row at `indexPath`, if this row is selected.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { selectRow(at: nil) }
    }

    /// Scrolls the row at `indexPath` to `position`, as far as the content allows.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition = .none, animated: Bool) {
        let row = rectForRow(at: indexPath)
        guard row != .zero else { return }
        let x = contentOffset.x
        switch position {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: setContentOffset(CGPoint(x: x, y: row.minY - contentInset.top), animated: animated)
        case .middle: setContentOffset(CGPoint(x: x, y: row.midY - bounds.height / 2), animated: animated)
        case .bottom:
            setContentOffset(CGPoint(x: x, y: row.maxY + contentInset.bottom - bounds.height), animated: animated)
        }
    }

    func choose(_ indexPath: IndexPath) {
        selectRow(at: indexPath)
        tableDelegate?.tableView(self, didSelectRowAt: indexPath)
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool {
        guard let path = indexPathForRow(at: point) else { return false }
        choose(path)
        return true
    }

    open override func layoutSubviews() {
        reloadIfNeeded()
        tile()
        super.layoutSubviews()
    }

    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for index in shown.keys.sorted() { retire(index) }
        measure()
    }

    /// Computes the slots (positions) of all rows and section titles again. The numbers come from the data source, and
    /// the heights come from the delegate.
    func measure() {
        slots = []
        var top = tableHeaderView?.bounds.height ?? 0
        func add(_ path: IndexPath, isHeader: Bool, _ height: CGFloat) {
            let height = height.isFinite ? max(1, height) : rowHeight
            slots.append(Slot(path: path, isHeader: isHeader, top: top, height: height))
            top += height
        }
        for section in 0..<max(0, numberOfSections) {
            if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
                add(IndexPath(row: 0, section: section), isHeader: true, sectionHeaderHeight)
            }
            let rows = max(0, numberOfRows(inSection: section))
            if slots.count + rows > Self.maximumRows {
                report(.children, "more than \(Self.maximumRows) rows; the other rows are not shown")
            }
            for row in 0..<min(rows, max(0, Self.maximumRows - slots.count)) {
                let path = IndexPath(row: row, section: section)
                add(path, isHeader: false, tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
            }
        }
        if let selected = indexPathForSelectedRow, !slots.contains(where: { !$0.isHeader && $0.path == selected }) {
            indexPathForSelectedRow = nil
        }
        contentSize = CGSize(width: bounds.width, height: top + (tableFooterView?.bounds.height ?? 0))
    }

    private func exchange(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadData()
    }

    /// Returns the index of the first slot whose lower edge is below `y`.
    private func first(below y: CGFloat) -> Int {
        var (low, high) = (0, slots.count)
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].top + slots[middle].height > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Creates cells for rows that have become visible. Makes the cells of invisible rows available for reuse.
    private func tile() {
        let (top, bottom) = (bounds.minY, bounds.maxY)
        var seen: [Int] = []
        var index = first(below: top)
        while index < slots.count, slots[index].top < bottom, seen.count < 500 {
            seen.append(index)
            index += 1
        }
        let range = Set(seen)
        for index in shown.keys.sorted() where !range.contains(index) { retire(index) }
        if let tableHeaderView { insert(tableHeaderView, after: nil) }
        var previous = tableHeaderView
        for index in seen where slots.indices.contains(index) {
            let slot = slots[index]
            let view = shown[index] ?? make(slot)
            shown[index] = view
            insert(view, after: previous)
            previous = view
            view.frame = rect(of: slot)
        }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
        if let footer = tableFooterView {
            let height = footer.bounds.height
            footer.frame = CGRect(x: 0, y: contentSize.height - height, width: bounds.width, height: height)
        }
    }

    private func make(_ slot: Slot) -> UIView {
        if slot.isHeader {
            let title = dataSource?.tableView(self, titleForHeaderInSection: slot.path.section)
            return TableHeader(title ?? "")
        }
        guard let cell = dataSource?.tableView(self, cellForRowAt: slot.path) else { return UIView() }
        cell.table = self
        cell.indexPath = slot.path
        cell.isSelected = slot.path == indexPathForSelectedRow
        return cell
    }

    func retire(_ index: Int) {
        guard let view = shown.removeValue(forKey: index) else { return }
        view.removeFromSuperview()
        guard let cell = view as? UITableViewCell, let name = cell.reuseIdentifier else { return }
        cell.table = nil
        cell.isHighlighted = false
        if spare[name, default: []].count < 40 { spare[name, default: []].append(cell) }
    }
}

private final class TableHeader: UIView {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 18, weight: .bold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    override var snapshotText: String? { label.text }

    override func layoutSubviews() {
        label.frame = CGRect(x: 24, y: bounds.height - 32, width: max(0, bounds.width - 48), height: 26)
    }
}

/// A view controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table that the controller manages.
    public let tableView: UITableView
    /// Whether no row is selected when the table appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller with a table in `style`.
    public init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init()
    }

    /// Creates a controller with a plain table.
    public override init() {
        tableView = UITableView(frame: .zero, style: .plain)
        super.init()
    }

    open override func loadView() {
        tableView.frame = CGRect(x: 0, y: 0, width: 800, height: 480)
        tableView.backgroundColor = .systemBackground
        view = tableView
        tableView.dataSource = self
        tableView.delegate = self
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let selected = tableView.indexPathForSelectedRow else { return }
        tableView.deselectRow(at: selected, animated: animated)
    }

    /// Returns 1. Override this method if the table has more sections.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns 0. Override this method to return the number of rows.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell. Override this method to return the cell of the row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    /// Returns nil, so that the section has no title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Called when the driver has selected a row. The default implementation does nothing.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the table's `rowHeight`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}
