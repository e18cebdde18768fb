/// An entry of the menu on the head unit.
@MainActor
final class MenuEntry {
    var cell: SDLMenuCell
    let id: Int
    /// The title on the head unit. It ends with a number if another entry has the same title.
    let title: String
    var entries: [MenuEntry] = []

    init(cell: SDLMenuCell, id: Int, title: String) {
        self.cell = cell
        self.id = id
        self.title = title
    }
}

/// The difference between two menus: the lines of one level to delete and to add. As many lines as possible are kept.
@MainActor
struct MenuDiff {
    /// For each line of the new menu, the entry that is kept; nil for a line that must be added.
    let kept: [MenuEntry?]
    let deleted: [MenuEntry]

    /// Compares two menus. Keeps the longest sequence of lines that is in both menus in the same order.
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

    /// Replaces all lines, for head units that do not support small changes of a menu well.
    init(replacing entries: [MenuEntry], with cells: [SDLMenuCell]) {
        kept = cells.map { _ in nil }
        deleted = entries
    }
}
