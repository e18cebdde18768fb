/// A line of the menu as it is on the head unit.
@MainActor
final class MenuEntry {
    var cell: SDLMenuCell
    let id: Int
    /// What it is called on the head unit: its own title, or that with a number where another has it.
    let title: String
    var entries: [MenuEntry] = []

    init(cell: SDLMenuCell, id: Int, title: String) {
        self.cell = cell
        self.id = id
        self.title = title
    }
}

/// What has to be deleted from one level of the menu, and added to it, so that it looks as wanted: what can stay stays.
@MainActor
struct MenuDiff {
    /// For each wanted line the entry that is there already, or nil where one has to be added.
    let kept: [MenuEntry?]
    let deleted: [MenuEntry]

    /// The longest run of lines that both have in the same order stays.
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

    /// Nothing stays: for head units that mind being changed bit by bit.
    init(replacing entries: [MenuEntry], with cells: [SDLMenuCell]) {
        kept = cells.map { _ in nil }
        deleted = entries
    }
}
