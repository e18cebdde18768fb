/// The changes of rows that an app makes between `beginUpdates()` and `endUpdates()`.
struct TableUpdates {
    /// The number of `beginUpdates()` calls that still have no matching `endUpdates()` call.
    var depth = 0
    /// The index paths that the deleted rows had before the update.
    var deleted: Set<IndexPath> = []
    /// The index paths that the reloaded rows had before the update.
    var reloaded: Set<IndexPath> = []
    /// The index paths that the inserted rows have after the update.
    var inserted: Set<IndexPath> = []

    /// Returns the new index path of the row that was at `path` before the update; nil if the row was deleted.
    func newPath(of path: IndexPath) -> IndexPath? {
        guard !deleted.contains(path) else { return nil }
        var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
        for insertion in inserted.filter({ $0.section == path.section }).sorted() where insertion.row <= row {
            row += 1
        }
        return IndexPath(row: row, section: path.section)
    }

    /// Returns the number of rows that `section` must have after the update. `old` is the number before the update.
    func count(after old: Int, in section: Int) -> Int {
        old - deleted.count { $0.section == section } + inserted.count { $0.section == section }
    }
}

extension UITableView {
    /// The animations of changed rows. CarUI never animates these changes, because the movement would distract the
    /// driver.
    public enum RowAnimation: Hashable, Sendable {
        /// The table selects an animation.
        case automatic
        /// Fades inserted rows in and deleted rows out.
        case fade
        /// Moves inserted rows in from the left edge, and deleted rows out to the left edge.
        case left
        /// Moves inserted rows in from the right edge, and deleted rows out to the right edge.
        case right
        /// Moves inserted rows in from the upper edge, and deleted rows out to the upper edge.
        case top
        /// Moves inserted rows in from the lower edge, and deleted rows out to the lower edge.
        case bottom
        /// Grows inserted rows and shrinks deleted rows around the middle of the row.
        case middle
        /// Changes rows without animation.
        case none
    }

    /// Begins a group of row changes. `endUpdates()` applies the changes together.
    public func beginUpdates() {
        if updates.depth == 0 { reloadIfNeeded() }
        updates.depth += 1
    }

    /// Applies the row changes since `beginUpdates()`. Before this call, the app must change the data source.
    public func endUpdates() {
        guard updates.depth > 0 else { return }
        updates.depth -= 1
        if updates.depth == 0 { applyUpdates() }
    }

    /// Runs `updates` and applies all row changes that `updates` makes together. `completion` runs once, after this
    /// method has returned.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion { Task { @MainActor in completion(true) } }
    }

    /// Shows rows that the app has added to the data source. The other rows keep their cells.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.inserted.formUnion(indexPaths) }
    }

    /// Removes rows that the app has removed from the data source. The other rows keep their cells.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deleted.formUnion(indexPaths) }
    }

    /// Requests the cells of `indexPaths` from the data source again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloaded.formUnion(indexPaths) }
    }

    /// Requests all rows from the data source again, not only the rows of `sections`.
    public func reloadSections(_ sections: Set<Int>, with animation: RowAnimation) { reloadData() }

    private func update(_ change: (inout TableUpdates) -> Void) {
        beginUpdates()
        change(&updates)
        endUpdates()
    }

    private func applyUpdates() {
        let changes = updates
        updates = TableUpdates()
        var rows: [Int: Int] = [:]
        for slot in slots where !slot.isHeader { rows[slot.path.section, default: 0] += 1 }
        let sections = numberOfSections
        let isConsistent = (0..<sections).allSatisfy {
            numberOfRows(inSection: $0) == changes.count(after: rows[$0] ?? 0, in: $0)
        }
        guard isConsistent, rows.keys.allSatisfy({ $0 < sections }) else {
            report(
                .rows,
                "the number of rows after the update does not match the inserted and deleted rows; all rows were "
                    + "reloaded. Change the data source together with the table")
            return reloadData()
        }
        let selected = indexPathForSelectedRow.flatMap(changes.newPath)
        var kept: [IndexPath: UITableViewCell] = [:]
        for index in shown.keys.sorted() {
            guard let cell = shown[index] as? UITableViewCell, !changes.reloaded.contains(cell.indexPath),
                let path = changes.newPath(of: cell.indexPath)
            else {
                retire(index)
                continue
            }
            kept[path] = cell
            shown[index] = nil
        }
        measure()
        for (index, slot) in slots.enumerated() where !slot.isHeader {
            guard let cell = kept.removeValue(forKey: slot.path) else { continue }
            cell.indexPath = slot.path
            shown[index] = cell
        }
        kept.values.forEach { $0.removeFromSuperview() }
        selectRow(at: selected)
        setNeedsLayout()
    }
}
