import Testing

@testable import CarUI

@MainActor
@Suite struct Snapshots {
    @Test func `A snapshot contains the class, position and properties of each view`() throws {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let outer = stage.add(CGRect(x: 100, y: 50, width: 200, height: 200), to: controller.view)
        outer.clipsToBounds = true
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
        button.setTitle("Go", for: .normal)
        outer.addSubview(button)
        let window = stage.window.snapshot()
        let received = try #require(window.children.first?.children.first?.children.first)
        #expect(received.className == "UIButton" && received.id == button.viewID && received.text == "Go")
        #expect(received.frameInWindow == CGRect(x: 110, y: 70, width: 80, height: 40))
        #expect(received.isInteractive && !received.isHidden && !received.isFocusable && !received.clips)
        #expect(window.children.first?.controller == "UIViewController")
        #expect(window.children.first?.children.first?.clips == true)
        #expect(outer.snapshot().children == [received])
    }

    @Test func `A snapshot contains the state of each control`() throws {
        let stage = Stage()
        let segments = UISegmentedControl(items: ["Map", "List"])
        let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
        tabs.items = [UITabBarItem(title: "Here"), UITabBarItem(title: "There")]
        let (cell, item) = (UITableViewCell(), UICollectionViewCell())
        let (button, wheel, plain) = (UIButton(), UIActivityIndicatorView(style: .medium), UIImageView())
        for view in [segments, tabs, cell, item, button, wheel, plain] { stage.window.addSubview(view) }
        segments.frame = CGRect(x: 0, y: 0, width: 200, height: 76)
        try stage.render()
        func selected(_ control: UIControl) -> [String?] {
            control.snapshot().children.filter { $0.isSelected }.map(\.text)
        }
        #expect(selected(segments) == [] && selected(tabs) == ["Here"])
        (segments.selectedSegmentIndex, tabs.selectedIndex) = (1, 1)
        #expect(selected(segments) == ["List"] && selected(tabs) == ["There"])
        segments.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(selected(segments) == [])
        (cell.isSelected, item.isSelected, button.isSelected, button.isEnabled) = (true, true, true, false)
        for view in [cell, item, button] as [UIView] { #expect(view.snapshot().isSelected) }
        #expect(button.snapshot().isDisabled && !segments.snapshot().isDisabled)
        button.setImage(UIImage(systemName: "heart")?.withTintColor(.red), for: .normal)
        plain.image = UIImage(systemName: "checkmark")
        #expect(button.snapshot().image == "heart" && plain.snapshot().image == "checkmark")
        #expect(wheel.snapshot().text == nil)
        wheel.startAnimating()
        #expect(wheel.snapshot().text == "in progress")
    }

    @Test func `A snapshot contains the current colours of texts and backgrounds, by day and by night`() throws {
        let stage = Stage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        let button = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
        (button.style, button.tintColor) = (.filled, UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
        let plain = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        plain.backgroundColor = .red
        for view in [label, button, plain] { stage.window.addSubview(view) }
        #expect(label.snapshot().color == "#ff800080" && label.snapshot().background == nil)
        #expect(plain.snapshot().background == UIColor.red.hex(for: .light))
        stage.window.overrideUserInterfaceStyle = .light
        #expect(button.snapshot().background == "#ffffff" && button.snapshot().color == "#ffffff")
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(button.snapshot().background == "#000000" && button.snapshot().color == "#08131f")
    }

    @Test func `Ten thousand views are laid out, drawn, hit-tested and captured`() throws {
        let stage = Stage()
        var views: [UIView] = []
        for row in 0..<100 {
            let line = stage.add(CGRect(x: 0, y: row * 4, width: 800, height: 4))
            for column in 0..<99 {
                views.append(stage.add(CGRect(x: column * 8, y: 0, width: 7, height: 3), .red, to: line))
            }
        }
        try stage.render()
        #expect(stage.renderer.drawnViews == 10_001)
        views[5_000].backgroundColor = .blue
        try stage.render()
        // The three drawn views are the view, its superview and the window.
        #expect(stage.renderer.drawnViews == 3)
        #expect(stage.window.snapshot().children.reduce(0) { $0 + $1.children.count } == 9_900)
        #expect(stage.window.hitTest(CGPoint(x: 9, y: 1), with: nil) === views[1])
    }
}
