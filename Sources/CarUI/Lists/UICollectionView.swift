/// A cell that shows one item of a collection.
@MainActor
open class UICollectionViewCell: UIView {
    /// The container for the cell's own views.
    public let contentView = UIView()
    /// Whether the cell's item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    weak var collection: UICollectionView?
    var reuseIdentifier = ""
    var indexPath = IndexPath(item: 0, section: 0)

    /// Creates a cell. The collection view calls this initialiser for cells of a registered class.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    /// Creates a cell with a reuse identifier. A subclass that overrides `init(frame:)` inherits this initialiser.
    public required convenience init(registeredWith identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    /// Called before the cell is reused for another item.
    open func prepareForReuse() {}
    open override var canBecomeFocused: Bool { true }

    override func drawContents(in context: CGContext) {
        guard isHighlighted || isSelected else { return }
        context.setFillColor(isHighlighted ? .systemFill : tintColor.withAlphaComponent(0.18))
        context.beginPath()
        context.addRoundedRect(bounds, radius: 16)
        context.fillPath()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        isHighlighted = true
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { collection?.choose(indexPath) }
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool {
        guard let collection else { return false }
        collection.choose(indexPath)
        return true
    }
}

/// The methods that a collection calls to get its items.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in the collection.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell for an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

/// The methods that a collection calls on its delegate.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called when the driver has selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

/// A layout that arranges items in lines. Each line has as many items as fit.
@MainActor
public final class UICollectionViewFlowLayout {
    /// The directions in which a collection can scroll.
    public enum ScrollDirection: Hashable, Sendable {
        /// Fills lines from left to right, and scrolls up and down.
        case vertical
        /// Fills columns from top to bottom, and scrolls left and right.
        case horizontal
    }

    /// The size of each item, in points.
    public var itemSize = CGSize(width: 160, height: 120) { didSet { changed?() } }
    /// The distance between two lines of items, in points.
    public var minimumLineSpacing: CGFloat = 16 { didSet { changed?() } }
    /// The minimum distance between the items of a line, in points.
    public var minimumInteritemSpacing: CGFloat = 16 { didSet { changed?() } }
    /// The space around all items, in points.
    public var sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16) { didSet { changed?() } }
    /// The direction in which the collection scrolls.
    public var scrollDirection = ScrollDirection.vertical { didSet { changed?() } }
    var scrollsHorizontally: Bool { scrollDirection == .horizontal }
    var changed: (() -> Void)?

    /// Creates a layout.
    public init() {}

    func perLine(in size: CGSize) -> Int {
        let (room, item) =
            scrollsHorizontally
            ? (size.height - sectionInset.top - sectionInset.bottom, itemSize.height)
            : (size.width - sectionInset.left - sectionInset.right, itemSize.width)
        guard item > 0, room.isFinite else { return 1 }
        return max(1, Int(((room + minimumInteritemSpacing) / (item + minimumInteritemSpacing)).rounded(.down)))
    }

    func frame(of index: Int, in size: CGSize) -> CGRect {
        let count = perLine(in: size)
        let (line, place) = (CGFloat(index / count), CGFloat(index % count))
        let (along, across) =
            scrollsHorizontally ? (itemSize.width, itemSize.height) : (itemSize.height, itemSize.width)
        let (far, beside) = (line * (along + minimumLineSpacing), place * (across + minimumInteritemSpacing))
        return CGRect(
            x: sectionInset.left + (scrollsHorizontally ? far : beside),
            y: sectionInset.top + (scrollsHorizontally ? beside : far), width: itemSize.width, height: itemSize.height)
    }
}

/// A scrolling view that shows items in lines. Only visible items have cells.
@MainActor
open class UICollectionView: UIScrollView {
    /// The maximum number of items in a collection. Further items are ignored.
    static let maximumItems = 200_000

    /// The object that provides the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The layout that arranges the items.
    public let collectionViewLayout: UICollectionViewFlowLayout
    /// The position of the selected item; nil if no item is selected.
    public private(set) var indexPathForSelectedItem: IndexPath?

    private var count = 0
    private var needsReload = true
    private var shown: [Int: UICollectionViewCell] = [:]
    private var spare: [String: [UICollectionViewCell]] = [:]
    private var classes: [String: UICollectionViewCell.Type] = [:]

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout: UICollectionViewFlowLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
        collectionViewLayout.changed = { [weak self] in self?.setNeedsLayout() }
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Registers the class of the cells that `dequeueReusableCell` creates for `identifier`.
    open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    /// Returns an unused cell with `identifier`, or a new cell of the registered class if there is no unused cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return (classes[identifier] ?? UICollectionViewCell.self).init(registeredWith: identifier)
    }

    /// Requests all items from the data source again, before the next picture is drawn.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// Returns the cell of a visible item; nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath.item] }
    /// The cells of the visible items, in the order of the items.
    public var visibleCells: [UICollectionViewCell] { shown.keys.sorted().compactMap { shown[$0] } }

    func choose(_ indexPath: IndexPath) {
        indexPathForSelectedItem = indexPath
        for cell in visibleCells { cell.isSelected = cell.indexPath == indexPath }
        (delegate as? any UICollectionViewDelegate)?.collectionView(self, didSelectItemAt: indexPath)
    }

    open override func layoutSubviews() {
        if needsReload {
            needsReload = false
            for index in shown.keys.sorted() { retire(index) }
            let wanted = max(0, dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0)
            count = min(wanted, Self.maximumItems)
            if let chosen = indexPathForSelectedItem, chosen.item >= count { indexPathForSelectedItem = nil }
        }
        measure()
        tile()
        super.layoutSubviews()
    }

    private func measure() {
        let layout = collectionViewLayout
        let last = count > 0 ? layout.frame(of: count - 1, in: bounds.size) : .zero
        contentSize =
            layout.scrollsHorizontally
            ? CGSize(width: last.maxX + layout.sectionInset.right, height: bounds.height)
            : CGSize(width: bounds.width, height: last.maxY + layout.sectionInset.bottom)
    }

    private func tile() {
        let layout = collectionViewLayout
        let perLine = layout.perLine(in: bounds.size)
        let step =
            (layout.scrollsHorizontally ? layout.itemSize.width : layout.itemSize.height) + layout.minimumLineSpacing
        guard count > 0, step > 0 else { return shown.keys.sorted().forEach(retire) }
        let (start, room) =
            layout.scrollsHorizontally
            ? (bounds.minX - layout.sectionInset.left, bounds.width)
            : (bounds.minY - layout.sectionInset.top, bounds.height)
        let first = max(0, Int((start / step).rounded(.down))) * perLine
        let last = min(count, (max(0, Int(((start + room) / step).rounded(.down))) + 1) * perLine, first + 500)
        for index in shown.keys.sorted() where index < first || index >= last { retire(index) }
        guard first < last else { return }
        var previous: UIView?
        for index in first..<last {
            let cell = shown[index] ?? make(index)
            guard let cell else { continue }
            shown[index] = cell
            insert(cell, after: previous)
            previous = cell
            cell.frame = layout.frame(of: index, in: bounds.size)
        }
    }

    private func make(_ index: Int) -> UICollectionViewCell? {
        let path = IndexPath(item: index, section: 0)
        let cell = dataSource?.collectionView(self, cellForItemAt: path)
        cell?.collection = self
        cell?.indexPath = path
        cell?.isSelected = path == indexPathForSelectedItem
        return cell
    }

    private func retire(_ index: Int) {
        guard let cell = shown.removeValue(forKey: index) else { return }
        cell.removeFromSuperview()
        cell.collection = nil
        cell.isHighlighted = false
        let name = cell.reuseIdentifier
        if spare[name, default: []].count < 60 { spare[name, default: []].append(cell) }
    }
}
