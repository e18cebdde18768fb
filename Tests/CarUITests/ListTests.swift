import Testing

@testable import CarUI

@MainActor
@Suite struct Lists {
    final class Source: UITableViewDataSource, UITableViewDelegate {
        var rows = [1_000, 3]
        var made = 0
        var chosen: [IndexPath] = []
        var titles: [String?] = ["First", nil]
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            var cell = tableView.dequeueReusableCell(withIdentifier: "row")
            if cell == nil {
                made += 1
                cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
            }
            cell!.textLabel?.text = "Row \(indexPath.row)"
            return cell!
        }
    }

    private func table(_ stage: Stage, _ source: Source) throws -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        try stage.render()
        return table
    }

    @Test func `A table creates cells for visible rows and reuses them`() throws {
        let (stage, source) = (Stage(), Source())
        let table = try table(stage, source)
        #expect(table.contentSize.height == 52 + 1_003 * 80)
        #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<6).map { "Row \($0)" })
        for _ in 0..<200 {
            table.contentOffset.y += 333
            try stage.render()
        }
        #expect(source.made <= 9)
        #expect(table.visibleCells.first?.frame.minY ?? 0 <= table.contentOffset.y)
    }

    @Test func `A tap selects a row, a drag does not, and a primary action does`() throws {
        let (stage, source) = (Stage(), Source())
        let table = try table(stage, source)
        stage.tap(100, 52 + 80 + 10)
        #expect(source.chosen == [IndexPath(row: 1, section: 0)])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), lift: false)
        stage.touch(.cancelled, 100, 300)
        #expect(source.chosen.count == 1)
        let point = CGPoint(x: 100, y: 200)
        #expect(stage.window.performPrimaryAction(atWindowPoint: point) is UITableViewCell)
        #expect(source.chosen.last == table.indexPathForRow(at: table.convert(point, from: nil)))
    }

    @Test(arguments: [true, false])
    func `A table controller clears the selection when the table appears again`(_ clears: Bool) throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
        let (stage, list) = (Stage(), Rows())
        let navigation = UINavigationController(rootViewController: list)
        stage.window.rootViewController = navigation
        try stage.render()
        list.clearsSelectionOnViewWillAppear = clears
        list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(list.tableView.indexPathForSelectedRow?.row == 1)
        navigation.popViewController(animated: false)
        #expect(list.tableView.indexPathForSelectedRow?.row == (clears ? nil : 1))
    }

    @Test func `A reloaded table shows the current rows, also when there are fewer`() throws {
        let (stage, source) = (Stage(), Source())
        let table = try table(stage, source)
        table.contentOffset.y = 50_000
        try stage.render()
        source.rows = [2, 0]
        source.titles = [nil, nil]
        table.reloadData()
        try stage.render()
        #expect(table.contentOffset.y == 0 && table.visibleCells.count == 2)
        source.rows = []
        table.reloadData()
        try stage.render()
        #expect(table.visibleCells.isEmpty)
    }

    @Test func `Rows above the limit are ignored and reported`() throws {
        let (stage, source) = (Stage(), Source())
        source.rows = [3_000_000, -5]
        let table = try table(stage, source)
        #expect(table.contentSize.height <= CGFloat(UITableView.maximumRows) * 80 + 52)
        #expect(stage.diagnostics.map(\.kind) == [.children])
    }

    @Test func `A collection arranges as many items in a line as fit, and a tap selects one`() throws {
        final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
            var chosen: [Int] = []
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { chosen.append(path.item) }
        }
        let (stage, items) = (Stage(), Items())
        let collection = UICollectionView(frame: stage.window.bounds)
        collection.dataSource = items
        collection.delegate = items
        stage.window.addSubview(collection)
        try stage.render()
        // Four items of 160 points, with spacing and insets of 16 points, leave 96 of 800 points.
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.origin == CGPoint(x: 16, y: 152))
        #expect(collection.visibleCells.count == 16)
        stage.tap(16 + 176 + 10, 152 + 10)
        #expect(items.chosen == [5])
        collection.contentOffset.y = 3_000
        try stage.render()
        #expect(collection.visibleCells.allSatisfy { $0.frame.intersects(collection.bounds.insetBy(dx: 0, dy: -16)) })
        #expect(collection.visibleCells.count <= 20)
    }
}
