import CarUI
import SDLKit
import Testing

/// Tests of single lines of UIKit code that an app developer wrote without knowing CarUI. The lines are unchanged, and
/// each has the same effect as in UIKit. docs/uikit.md lists replacements for the lines that do not compile.
@MainActor
@Suite struct UIKitLinesTests {
    private let screen = EverydayUIKitTests.Screen().show()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let card = UIView()

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View { screen.add(view, frame) }

    private func wait(_ seconds: Double) {
        for step in 0...20 { screen.window.tick(at: screen.time + seconds * Double(step) / 20) }
        screen.time += seconds
    }

    // MARK: Views

    @Test func `A card`() {
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12
        card.layer.masksToBounds = true
        card.layer.borderColor = UIColor.separator.cgColor
        #expect(card.clipsToBounds)
    }

    @Test func `A stack with its own distances`() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.setCustomSpacing(20, after: titleLabel)
        let last = UILabel()
        stack.addArrangedSubview(last)
        for label in [titleLabel, subtitleLabel, last] { label.text = "Line" }
        let height = titleLabel.intrinsicContentSize.height
        #expect(stack.intrinsicContentSize.height == 3 * height + 28)
        _ = add(stack, CGRect(x: 0, y: 0, width: 200, height: 3 * height + 28))
        #expect([subtitleLabel.frame.minY, last.frame.minY] == [height + 20, 2 * height + 28])
        stack.distribution = .equalSpacing
        stack.frame.size.height += 20
        wait(0.1)
        #expect([subtitleLabel.frame.minY, last.frame.minY] == [height + 24, 2 * height + 48])
        // A view that is arranged again has no distance of its own.
        stack.removeArrangedSubview(titleLabel)
        stack.insertArrangedSubview(titleLabel, at: 0)
        #expect(stack.intrinsicContentSize.height == 3 * height + 16)
    }

    @Test func `A stack has margins only if it is asked for them`() {
        let stack = UIStackView(arrangedSubviews: [titleLabel])
        titleLabel.text = "Line"
        let width = titleLabel.intrinsicContentSize.width
        stack.layoutMargins.left = 30
        #expect(stack.intrinsicContentSize.width == width)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.intrinsicContentSize.width == width + 38)
        _ = add(stack, CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(titleLabel.frame == CGRect(x: 30, y: 8, width: 162, height: 84))
    }

    @Test func `Labels`() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontSizeToFitWidth = true
        subtitleLabel.lineBreakMode = .byWordWrapping
        subtitleLabel.numberOfLines = 0
        subtitleLabel.text = String(repeating: "many words ", count: 20)
        let fitting = subtitleLabel.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(fitting.width <= 200 && fitting.height > 5 * titleLabel.font.pointSize)
    }

    @Test func `The order, tags and coordinates of views`() {
        let (view, stack) = (screen.view!, UIStackView())
        _ = add(card, CGRect(x: 10, y: 20, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        button.tag = 3
        card.addSubview(button)
        view.bringSubviewToFront(card)
        view.insertSubview(stack, belowSubview: card)
        view.viewWithTag(3)?.isHidden = true
        #expect(view.subviews.suffix(2) == [stack, card] && button.isHidden)
        let origin = button.convert(CGPoint.zero, to: view)
        #expect(origin == CGPoint(x: 15, y: 25))
        let turned = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(point.x - 2.squareRoot()) < 1e-9 && abs(point.y - 2.squareRoot()) < 1e-9)
    }

    @Test func `An animation`() {
        _ = add(card, CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
            card.alpha = 0
        } completion: { _ in
            card.removeFromSuperview()
        }
        #expect(card.alpha == 0 && card.superview != nil)
        wait(0.5)
        #expect(card.superview == nil)
    }

    // MARK: Controls

    @Test func `Buttons`() {
        let button = add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 300, height: 76))
        button.setTitleColor(.systemRed, for: .highlighted)
        button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
        button.addAction(UIAction(title: "Buy") { _ in screen.calls.append("bought") }, for: .primaryActionTriggered)
        button.configuration = .filled()
        screen.tap(button)
        #expect(screen.calls == ["bought"] && button.currentImage == nil)
        button.isSelected = true
        #expect(button.currentImage != nil)
    }

    @Test func `A bar with a button and a view as its title`() throws {
        let (navigationItem, bar) = (screen.navigationItem, screen.navigation.navigationBar)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in screen.calls.append("added") })
        navigationItem.titleView = UISegmentedControl(items: ["All", "Mine"])
        let control = try #require(navigationItem.titleView as? UISegmentedControl)
        wait(0.1)
        #expect(control.superview === bar && control.frame.midX == bar.bounds.midX && control.bounds.width > 100)
        screen.tap(try #require(bar.subviews.first { $0.accessibilityLabel == "Add" }))
        let rect = control.convert(control.bounds, to: nil)
        let point = CGPoint(x: rect.maxX - 20, y: rect.midY)
        screen.window.sendTouch(phase: .began, id: 0, point: point, time: screen.time)
        screen.window.sendTouch(phase: .ended, id: 0, point: point, time: screen.time)
        #expect(screen.calls == ["added"] && control.selectedSegmentIndex == 1)
        let labels = bar.subviews.compactMap { $0 as? UILabel }
        #expect(!labels.contains { !$0.isHidden })
        // Another controller has its own title.
        let detail = UIViewController()
        detail.title = "Detail"
        screen.navigationController?.pushViewController(detail, animated: false)
        #expect(control.superview == nil && labels.contains { !$0.isHidden && $0.text == "Detail" })
        screen.navigationController?.popViewController(animated: false)
        #expect(control.superview === bar)
        navigationItem.titleView = nil
        #expect(control.superview == nil)
        screen.navigationController?.setNavigationBarHidden(true, animated: false)
        #expect(screen.navigation.isNavigationBarHidden)
    }

    @Test func `A text field`() {
        let (view, textField) = (screen.view!, add(UITextField(), CGRect(x: 0, y: 0, width: 300, height: 76)))
        textField.returnKeyType = .done
        textField.clearButtonMode = .whileEditing
        #expect(!view.endEditing(true))
        textField.becomeFirstResponder()
        #expect(textField.isFirstResponder && !card.endEditing(true))
        #expect(view.endEditing(false) && !textField.isFirstResponder)
        textField.becomeFirstResponder()
        view.endEditing(true)
        #expect(!textField.isFirstResponder)
    }

    @Test func `Traits and tabs of a controller`() {
        screen.window.overrideUserInterfaceStyle = .dark
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
        screen.tabBarItem = UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 1)
        #expect(screen.tabBarItem.tag == 1)
    }

    // MARK: Tables

    @MainActor private final class Source: UITableViewDataSource {
        var text = "Row"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(text) \(indexPath.row)"
            cell.selectionStyle = .none
            cell.accessoryView = UISwitch()
            return cell
        }
    }

    @Test func `A table`() throws {
        let (tableView, source) = (UITableView(), Source())
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = source
        tableView.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        _ = add(tableView, CGRect(x: 0, y: 0, width: 400, height: 300))
        let first = IndexPath(row: 0, section: 0)
        let cell = try #require(tableView.cellForRow(at: first))
        #expect(cell.frame.minY == 44 && cell.accessoryView?.window === screen.window)
        source.text = "Changed"
        tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        wait(0.5)
        #expect(tableView.visibleCells.compactMap(\.textLabel?.text).prefix(2) == ["Changed 0", "Row 1"])
        tableView.contentOffset.y = 500
        tableView.setContentOffset(.zero, animated: true)
        wait(1)
        #expect(tableView.contentOffset == .zero)
    }

    @Test func `The lines between rows can be hidden`() throws {
        let (tableView, source) = (UITableView(), Source())
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = source
        _ = add(tableView, CGRect(x: 0, y: 0, width: 400, height: 300))
        let renderer = WindowRenderer(screen.window)
        _ = try renderer.render()
        let lined = renderer.withPixels { bytes, _ in Array(bytes) }
        tableView.separatorStyle = .none
        #expect(try !renderer.render().rects.isEmpty)
        #expect(renderer.withPixels { bytes, _ in Array(bytes) } != lined)
    }

    @Test func `A collection that scrolls to the side`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.scrollDirection = .horizontal
        final class Items: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let (grid, items) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Items())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = items
        _ = add(grid, CGRect(x: 0, y: 0, width: 400, height: 120))
        #expect(grid.contentSize.width > 1_900 && grid.contentSize.height <= 120)
    }

    @Test func `Pages`() {
        let scrollView = add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 200))
        scrollView.contentSize = CGSize(width: 1_200, height: 200)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        for (phase, x) in [(UITouch.Phase.began, 350.0), (.moved, 250), (.moved, 100), (.ended, 100)] {
            screen.time += 0.1
            screen.window.sendTouch(phase: phase, id: 0, point: CGPoint(x: x, y: 150), time: screen.time)
        }
        wait(2)
        #expect(scrollView.contentOffset.x == 400)
    }

    // MARK: Images and controllers

    @Test func `Images`() throws {
        let imageView = UIImageView()
        imageView.contentMode = .scaleAspectFill
        imageView.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .systemYellow
        #expect(imageView.image?.renderingMode == .alwaysTemplate)
        let dynamic = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
        var draws = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            draws += 1
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(image.size == CGSize(width: 40, height: 40) && draws == 1)
        let copy = try #require(image.pngData().flatMap(UIImage.init(data:)))
        #expect(copy.size == image.size && draws == 1)
    }

    @Test func `Controllers in and over a controller`() {
        let detail = UIViewController()
        screen.addChild(detail)
        screen.view.addSubview(detail.view)
        detail.didMove(toParent: screen)
        #expect(screen.children == [detail] && detail.view.window === screen.window)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        screen.present(cover, animated: true)
        wait(1)
        #expect(cover.view.window === screen.window && screen.presentedViewController === cover)
    }
}
