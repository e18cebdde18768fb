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
        let (rows, columns) = (entries.count, cells.count)
        var lengths = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                lengths[row][column] =
                    entries[row].cell.looks(like: cells[column])
                    ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
            }
        }
        var (row, column) = (0, 0)
        var kept: [MenuEntry?] = []
        var deleted: [MenuEntry] = []
        while row < rows || column < columns {
            if row < rows, column < columns, entries[row].cell.looks(like: cells[column]) {
                kept.append(entries[row])
                (row, column) = (row + 1, column + 1)
            } else if column == columns || row < rows && lengths[row + 1][column] >= lengths[row][column + 1] {
                deleted.append(entries[row])
                row += 1
            } else {
                kept.append(nil)
                column += 1
            }
        }
        self.kept = kept
        self.deleted = deleted
    }

    /// Nothing stays: for head units that mind being changed bit by bit.
    init(replacing entries: [MenuEntry], with cells: [SDLMenuCell]) {
        kept = cells.map { _ in nil }
        deleted = entries
    }
}
