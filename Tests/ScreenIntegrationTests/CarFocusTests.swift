import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

final class CountingButton: UIButton {
    private(set) var presses = 0

    convenience init(_ title: String, _ x: Int, _ y: Int, _ width: Int = 200, _ height: Int = 60) {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
        setTitle(title, for: .normal)
        addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    }
}

final class PlacesTable: UITableViewController {
    var rows = 20
    private(set) var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.tag = indexPath.row
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
}

extension ProjectedApp {
    /// The haptic rectangles in the last request to the head unit, in the order of the request.
    var rects: [[Double]] { harness.hapticRects.last ?? [] }

    /// Presses the haptic rectangle at `index` with a rotary knob, then waits for `pause`.
    func knob(_ index: Int, pause: Duration = .milliseconds(500)) async throws {
        try await harness.drive(.rect(Int(try #require(rects.indices.contains(index) ? rects[index] : nil)[0])))
        await harness.pass(pause)
    }
}

extension ProjectionTests {
    /// Tests that a rotary knob reaches all views on the screen that can be pressed, and no other views. CAR-26…28
    @MainActor
    @Suite struct CarFocusTests {
        private let controller = UIViewController()

        private func plain(_ views: UIView...) -> UIViewController {
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            views.forEach { controller.view.addSubview($0) }
            return controller
        }

        @Test(arguments: [false, true])
        func `CAR-28: the controller presented last is searched, and a press on it reaches it`(
            _ isProjection: Bool
        ) async throws {
            let (below, above) = (CountingButton("Reserve", 100, 100), CountingButton("Reserve now", 100, 100))
            let projected = try await ProjectedApp(plain(below))
            #expect(projected.rects == [[1, 100, 100, 200, 60]])
            let sheet = isProjection ? SDLProjectionViewController() : UIViewController()
            sheet.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            let second = CountingButton("Cancel", 100, 300)
            sheet.view.addSubview(above)
            sheet.view.addSubview(second)
            controller.present(sheet, animated: true)
            await projected.harness.pass(.seconds(1))
            #expect(projected.rects == [[1, 100, 100, 200, 60], [2, 100, 300, 200, 60]])
            #expect(projected.car.streamingViewController === sheet)
            try await projected.knob(1)
            #expect(second.presses == 1 && above.presses == 0 && below.presses == 0)
            sheet.dismiss(animated: true)
            await projected.harness.pass(.seconds(1))
            #expect(projected.rects == [[1, 100, 100, 200, 60]])
            try await projected.knob(0)
            #expect(below.presses == 1)
        }

        @Test func `CAR-26: each tab of a tab bar can be selected`() async throws {
            let tabs = UITabBarController()
            tabs.viewControllers = ["Nearby", "Search", "Saved"].map { name in
                let page = UIViewController()
                page.title = name
                return page
            }
            let projected = try await ProjectedApp(tabs)
            #expect(projected.rects.map(\.[1]) == [0, 267, 533] && projected.rects.map(\.[2]) == [400, 400, 400])
            for index in [1, 2, 0, 1] {
                try await projected.knob(index)
                #expect(tabs.selectedIndex == index)
            }
        }

        @Test func `CAR-26: each segment of a segmented control can be selected, while it is enabled`() async throws {
            let segments = UISegmentedControl(items: ["Near", "Cheap", "Open"])
            segments.frame = CGRect(x: 100, y: 20, width: 600, height: 76)
            let projected = try await ProjectedApp(plain(segments))
            #expect(
                projected.rects == [[1, 100, 20, 200, 76], [2, 300, 20, 200, 76], [3, 500, 20, 200, 76]])
            for index in [2, 0, 1] {
                try await projected.knob(index)
                #expect(segments.selectedSegmentIndex == index)
            }
            segments.insertSegment(withTitle: "All", at: 0)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.rects.map(\.[3]) == [150, 150, 150, 150])
            segments.isEnabled = false
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.rects.isEmpty)
        }

        @Test func `CAR-26: a text field and its clear button can be selected`() async throws {
            let field = UITextField(frame: CGRect(x: 100, y: 20, width: 300, height: 76))
            let projected = try await ProjectedApp(plain(field))
            #expect(projected.rects == [[1, 100, 20, 300, 76]])
            field.text = "Airport"
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.rects == [[1, 100, 20, 300, 76], [2, 336, 20, 64, 76]])
            try await projected.knob(1)
            #expect(field.text == "")
            // The search of SDL-0081 still finds the field itself.
            field.text = "Hotel"
            let manager = SDLInterfaceManager(window: try #require(projected.window), application: projected.app)
            #expect(manager.focusableViews == [field])
        }

        @Test func `CAR-18: rows and tiles come in reading order, also after scrolling`() async throws {
            let table = PlacesTable()
            let projected = try await ProjectedApp(table)
            #expect(projected.car.focusableViews.map(\.view.tag) == [0, 1, 2, 3, 4, 5])
            for offset in [800, 240, 0, 1120] {
                table.tableView.contentOffset.y = CGFloat(offset)
                await projected.harness.pass(.milliseconds(100))
                let tops = projected.rects.map { $0[2] }
                #expect(tops == tops.sorted() && tops.first == 0)
                #expect(projected.car.focusableViews.first?.view.tag == offset / 80)
            }
        }

        @Test func `CAR-18: tiles come in reading order`() async throws {
            final class Tiles: UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
                func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
                    cell.tag = path.item
                    return cell
                }
            }
            let source = Tiles()
            let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            collection.dataSource = source
            let projected = try await ProjectedApp(plain(collection))
            #expect(projected.car.focusableViews.map(\.view.tag) == Array(0..<projected.rects.count))
            collection.contentOffset.y = 200
            await projected.harness.pass(.milliseconds(100))
            let tags = projected.car.focusableViews.map(\.view.tag)
            #expect(tags == tags.sorted() && tags.first! > 0)
        }

        @Test func `CAR-21, CAR-26: rectangles follow a push inside a tab, a tab change and a finger's scroll`()
            async throws
        {
            let tabs = UITabBarController()
            let table = PlacesTable()
            let navigation = UINavigationController(rootViewController: table)
            let other = UIViewController()
            other.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
            other.view.addSubview(CountingButton("Other", 10, 20))
            tabs.viewControllers = [navigation, other]
            let projected = try await ProjectedApp(tabs)
            #expect(projected.rects.first == [1, 0, 76, 800, 80])
            try await projected.drag((400, 300), (400, 180))
            await projected.harness.pass(.seconds(3))
            let scrolled = table.tableView.contentOffset.y
            #expect(scrolled > 0 && projected.rects.first?[4] == 80 - scrolled.truncatingRemainder(dividingBy: 80))
            tabs.selectedIndex = 1
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.rects.map(\.[1]) == [10, 0, 400])
            tabs.selectedIndex = 0
            let detail = UIViewController()
            detail.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 324))
            detail.view.addSubview(CountingButton("Go", 300, 100))
            navigation.pushViewController(detail, animated: true)
            await projected.harness.pass(.seconds(1))
            // The rectangles are the Back button, the controller's button, and two tabs.
            #expect(projected.rects.map(\.[1]) == [8, 300, 0, 400])
            try await projected.knob(0)
            await projected.harness.pass(.seconds(1))
            #expect(navigation.viewControllers.count == 1 && projected.rects.count > 4)
        }

        @Test func `CAR-21: each change on the screen is one message, and nothing is sent while nothing changes`()
            async throws
        {
            let (button, label) = (CountingButton("One", 0, 0), UILabel())
            label.frame = CGRect(x: 300, y: 300, width: 100, height: 40)
            let projected = try await ProjectedApp(plain(button, label))
            var count = projected.harness.hapticRects.count
            await projected.harness.pass(.seconds(5))
            label.text = "Changed"
            UIView.animate(withDuration: 0.5) { label.alpha = 0.5 }
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.hapticRects.count == count)
            let changes: [() -> Void] = [
                { button.frame.origin.x = 50 }, { button.isHidden = true }, { button.isHidden = false },
                { button.alpha = 0 }, { button.alpha = 1 }, { button.isEnabled = false }, { button.isEnabled = true },
                { button.isUserInteractionEnabled = false }, { button.isUserInteractionEnabled = true },
                { button.transform = CGAffineTransform(scaleX: 2, y: 2) }, { button.transform = .identity },
                { button.removeFromSuperview() }, { controller.view.addSubview(button) },
                { controller.view.isHidden = true }, { controller.view.isHidden = false },
                { controller.view.bounds.origin.y = 20 },
                { UIView.animate(withDuration: 0.5) { button.center = CGPoint(x: 400, y: 200) } },
            ]
            for (index, change) in changes.enumerated() {
                change()
                await projected.harness.pass(.seconds(1))
                count += 1
                #expect(projected.harness.hapticRects.count == count, "change \(index)")
            }
            // Many changes in one turn of the main actor are sent in one message.
            for step in 1...10 { button.frame.origin.x = CGFloat(step) }
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.count == count + 1)
        }

        @Test func `CAR-26: what is covered or clipped away is not offered, and the rest is pressed where it is seen`()
            async throws
        {
            let views = (0..<4).map { CountingButton("\($0)", 0, $0 * 120, 400, 100) }
            // The panel covers the second button, the bar covers the middle of the third button, and the side covers
            // the right half of the fourth button.
            let panel = UIView(frame: CGRect(x: 0, y: 110, width: 500, height: 120))
            let bar = UIView(frame: CGRect(x: 160, y: 240, width: 100, height: 100))
            let side = UIView(frame: CGRect(x: 150, y: 360, width: 300, height: 100))
            let clip = UIView(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
            clip.addSubview(CountingButton("out", 0, 200))
            clip.addSubview(CountingButton("half", 50, 0))
            let hidden = UIView(frame: CGRect(x: 600, y: 300, width: 100, height: 100))
            hidden.addSubview(CountingButton("hidden", 0, 0))
            hidden.alpha = 0
            let view = controller
            _ = plain(views[0], views[1], views[2], views[3], panel, bar, side, clip, hidden)
            let projected = try await ProjectedApp(view)
            #expect(
                projected.rects == [
                    [1, 0, 0, 400, 100], [2, 0, 240, 160, 100], [3, 0, 360, 150, 100], [4, 550, 0, 50, 60],
                ])
            for index in 0...3 { try await projected.knob(index) }
            #expect(views.map(\.presses) == [1, 0, 1, 1])
            #expect((clip.subviews[1] as? CountingButton)?.presses == 1)
        }

        @Test func `CAR-27: a projection controller has the proposal's list, and offers what can be reached of it`()
            async throws
        {
            let root = SDLProjectionViewController()
            root.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            let (under, over) = (CountingButton("under", 0, 0), CountingButton("over", 0, 0))
            let parent = UIView(frame: CGRect(x: 300, y: 0, width: 300, height: 100))
            parent.addSubview(CountingButton("hidden", 0, 0))
            parent.isHidden = true
            let partly = CountingButton("partly", 700, 0)
            [under, over, parent, partly].forEach { root.view.addSubview($0) }
            let projected = try await ProjectedApp(root)
            #expect(projected.car.focusableViews.map(\.hapticRect.id) == [1, 2, 3, 4])
            #expect(projected.car.focusableViews.map(\.hapticRect.rect.x) == [0, 0, 300, 700])
            #expect(projected.car.focusableViews.map(\.hapticRect.rect.width) == [200, 200, 200, 200])
            #expect(projected.rects == [[2, 0, 0, 200, 60], [4, 700, 0, 100, 60]])
            #expect(projected.car.verdicts[under.viewID] == .skipped("is hidden, covered or clipped away"))
        }

        @Test func `CAR-26: a control in a row and the row itself can both be selected`() async throws {
            let table = PlacesTable()
            table.rows = 2
            let projected = try await ProjectedApp(table)
            let cell = try #require(table.tableView.visibleCells.first)
            let inner = CountingButton("inner", 300, 10, 200, 60)
            cell.contentView.addSubview(inner)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.rects.count == 3)
            for index in 0...2 { try await projected.knob(index) }
            #expect(table.chosen == [0, 1] && inner.presses == 1)
        }

        @Test func `HAP-08: the preferred view of the shown controller is asked for`() async throws {
            final class Preferring: SDLProjectionViewController {
                var preferred: UIView?
                override var preferredFocusEnvironments: [any UIFocusEnvironment] { [preferred].compactMap(\.self) }
            }
            let page = Preferring()
            page.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            let stops = (0..<3).map { FocusableView().tagged($0, 0, $0 * 60) }
            stops.forEach { page.view.addSubview($0) }
            page.preferred = stops[2]
            for root in [page, UINavigationController(rootViewController: page)] as [UIViewController] {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
                window.rootViewController = root
                let projected = try await ProjectedApp(starts: false)
                let manager = SDLInterfaceManager(window: window, application: projected.app)
                #expect(manager.focusableViews.map(\.tag) == [2, 1, 0])
                window.rootViewController = nil
            }
        }
    }
}
