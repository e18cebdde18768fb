import Testing

@testable import CarUI

@MainActor
@Suite struct TableUpdateTests {
    final class Source: UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<40).map { "\($0)" }
        var asked: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
    }

    /// A cell class that overrides `init(style:reuseIdentifier:)` and adds a label, as the cells of apps do.
    final class Row: UITableViewCell {
        let extra = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(extra)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class Tile: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }
    }

    private let stage = Stage()
    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 480), style: .insetGrouped)

    private func show() throws {
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        try stage.render()
        source.asked = []
    }

    private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `Registered classes are created by their overridden initialisers`() throws {
        try show()
        #expect(table.visibleCells.allSatisfy { $0 is Row && $0.style == .subtitle && $0.reuseIdentifier == "row" })
        let collection = UICollectionView(frame: .zero)
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        #expect(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path(0)).tag == 7)
        #expect(table.style == .insetGrouped && table.visibleCells[0].frame.minX == 16)
    }

    @Test func `Inserted and deleted rows ask for their own cells only`() throws {
        try show()
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        source.rows.insert("new", at: 1)
        table.insertRows(at: [path(1)], with: .automatic)
        try stage.render()
        #expect(texts == ["0", "new", "1", "2", "3", "4"] && source.asked == [1])
        #expect(table.indexPathForSelectedRow == path(3) && table.cellForRow(at: path(3))?.isSelected == true)
        source.asked = []
        source.rows.removeFirst(2)
        table.deleteRows(at: [path(0), path(1)], with: .fade)
        try stage.render()
        #expect(texts == ["1", "2", "3", "4", "5", "6"] && source.asked == [4, 5])
    }

    @Test func `Reloaded rows and a batch`() async throws {
        try show()
        source.rows[0] = "changed"
        table.reloadRows(at: [path(0)], with: .none)
        try stage.render()
        #expect(texts.first == "changed" && source.asked == [0])
        let isDone = await withCheckedContinuation { done in
            table.performBatchUpdates {
                source.rows.removeLast()
                source.rows.insert("first", at: 0)
                table.deleteRows(at: [path(39)], with: .automatic)
                table.insertRows(at: [path(0)], with: .automatic)
            } completion: {
                done.resume(returning: $0)
            }
        }
        try stage.render()
        #expect(isDone && texts.prefix(3) == ["first", "changed", "1"] && stage.diagnostics.isEmpty)
    }

    @Test func `An update that does not match the data source is reported, and reloads all rows`() throws {
        try show()
        table.insertRows(at: [path(0)], with: .automatic)
        try stage.render()
        #expect(stage.diagnostics.map(\.kind) == [.rows] && table.numberOfRows(inSection: 0) == 40)
        #expect(texts.count == 6)
    }

    @Test func `A row scrolls to a position, and the header moves the rows`() throws {
        try show()
        table.scrollToRow(at: path(20), at: .top, animated: false)
        #expect(table.contentOffset.y == 1_600)
        table.scrollToRow(at: path(20), at: .middle, animated: false)
        #expect(table.contentOffset.y == 1_400)
        table.scrollToRow(at: path(20), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1_200)
        table.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        try stage.render()
        #expect(table.rectForRow(at: path(0)).minY == 40 && table.contentSize.height == 3_260)
        #expect(table.tableHeaderView?.frame.width == 800)
    }

    @Test func `A cell with a switch, and one that is not drawn selected`() throws {
        try show()
        let cell = try #require(table.cellForRow(at: path(0)))
        let toggle = UISwitch()
        cell.accessoryView = toggle
        cell.selectionStyle = .none
        try stage.render()
        #expect(toggle.frame.maxX == cell.bounds.width - 24 && toggle.frame.height == 76)
        stage.tap(700, 40)
        #expect(toggle.isOn && table.indexPathForSelectedRow == nil)
        stage.tap(100, 40)
        #expect(table.indexPathForSelectedRow == path(0))
    }
}
