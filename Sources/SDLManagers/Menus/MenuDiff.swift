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

/// The lines to delete from one level of the menu and to add to it. As many lines as possible are kept.
@MainActor
struct MenuDiff {
    /// The existing entry for each line of the new menu; nil for a line that has to be added.
    let kept: [MenuEntry?]
    let deleted: [MenuEntry]

    /// Keeps the longest sequence of lines that is in both menus in the same order.
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

    /// Replaces all lines, for head units that do not support small changes well.
    init(replacing entries: [MenuEntry], with cells: [SDLMenuCell]) {
        kept = cells.map { _ in nil }
        deleted = entries
    }
}
