/// One line of the menu that is on the head unit.
@MainActor
final class MenuEntry {
    var cell: SDLMenuCell
    let id: Int
    /// The title of the line on the head unit: the cell's title, with a number at the end if another line has the same
    /// title.
    let title: String
    var entries: [MenuEntry] = []

    init(cell: SDLMenuCell, id: Int, title: String) {
        self.cell = cell
        self.id = id
        self.title = title
    }
}

/// The difference between the old and the new lines of one menu or submenu: the lines to delete and to add. Keeps as
/// many lines as possible.
@MainActor
struct MenuDiff {
    /// One element for each line of the new menu, in menu order: the entry on the head unit that is kept for the line;
    /// nil for a line that must be added.
    let kept: [MenuEntry?]
    let deleted: [MenuEntry]

    /// Compares the old and the new lines. Keeps the longest sequence of lines that both have in the same order.
    init(from entries: [MenuEntry], to cells: [SDLMenuCell]) {
        let changes = cells.difference(from: entries.map(\.cell)) { $0.looks(like: $1) }
        var kept: [MenuEntry?] = entries
        for change in changes {
            switch change {
            case .remove(let offset, _, _): kept.remove(at: offset)
            case .insert(let offset, _, _): kept.insert(nil, at: offset)
            }
        }
        self.kept = kept
        deleted = changes.removals.compactMap { change in
            if case .remove(let offset, _, _) = change { entries[offset] } else { nil }
        }
    }

    /// Deletes all old lines and adds all new lines, for head units that process small changes incorrectly.
    init(replacing entries: [MenuEntry], with cells: [SDLMenuCell]) {
        kept = cells.map { _ in nil }
        deleted = entries
    }
}
