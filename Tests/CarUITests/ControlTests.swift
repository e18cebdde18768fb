import Testing

@testable import CarUI

@MainActor
@Suite struct Controls {
    @Test func `A field accepts typing up to its maximum length and ends editing at the return key`() throws {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 76))
        stage.window.addSubview(field)
        var log: [String] = []
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
            (.editingDidEndOnExit, "return"),
        ]
        for (event, name) in events { field.addAction(UIAction { _ in log.append(name) }, for: event) }
        var typing: [Bool] = []
        stage.window.onFirstResponder = { typing.append($0 === field) }
        stage.tap(50, 30)
        #expect(field.isFirstResponder && field.isEditing)
        field.insertText("Oslo")
        field.insertText("\n")
        field.deleteBackward()
        field.maximumLength = 5
        field.insertText("xyz")
        #expect(field.text == "Oslxy")
        field.insertReturn()
        #expect(!field.isFirstResponder)
        #expect(log == ["begin", "change", "change", "change", "return", "end"])
        #expect(typing == [true, false])
    }

    @Test(arguments: ["hidden", "below a hidden view", "covered"])
    func `A field that the driver no longer sees is no longer edited`(_ change: String) throws {
        let (stage, root) = (Stage(), UIViewController())
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 90))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 76))
        stage.window.rootViewController = root
        root.view.addSubview(box)
        box.addSubview(field)
        var (typing, ends): ([Bool], Int) = ([], 0)
        stage.window.onFirstResponder = { typing.append($0 === field) }
        field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
        field.becomeFirstResponder()
        switch change {
        case "hidden": field.isHidden = true
        case "below a hidden view": box.isHidden = true
        default: root.present(UIViewController(), animated: true)
        }
        #expect(!field.isFirstResponder && ends == 1 && typing == [true, false])
    }

    @Test func `The placeholder names a field without a label`() {
        let field = UITextField()
        field.placeholder = "Where to?"
        #expect(field.snapshot().label == "Where to?")
        field.accessibilityLabel = "Search"
        #expect(field.accessibilityLabel == "Search")
    }

    @Test func `The typed text and the caret are drawn`() throws {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 76))
        stage.window.addSubview(field)
        try stage.render()
        let inner = CGRect(x: 18, y: 8, width: 200, height: 60)
        #expect(try stage.inked(inner, on: 0xE6EAEF) == 0)
        field.becomeFirstResponder()
        try stage.render()
        let caret = try stage.inked(inner, on: 0xE6EAEF)
        #expect(caret > 30)
        field.insertText("Oslo")
        #expect(!(try stage.render()).isEmpty)
        #expect(try stage.inked(inner, on: 0xE6EAEF) > caret + 100)
    }

    @Test func `A field that is removed ends editing`() {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 400, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 76))
        parent.addSubview(field)
        field.becomeFirstResponder()
        parent.removeFromSuperview()
        #expect(stage.window.firstResponder == nil && !field.isEditing)
    }

    @Test func `A search bar reports typing, the clear button, search and cancel`() throws {
        final class EventRecorder: UISearchBarDelegate {
            var log: [String] = []
            func searchBar(_ bar: UISearchBar, textDidChange text: String) { log.append(text) }
            func searchBarSearchButtonClicked(_ bar: UISearchBar) { log.append("search") }
            func searchBarCancelButtonClicked(_ bar: UISearchBar) { log.append("cancel") }
        }
        let (stage, received) = (Stage(), EventRecorder())
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 800, height: 76))
        bar.delegate = received
        bar.showsCancelButton = true
        stage.window.addSubview(bar)
        try stage.render()
        stage.tap(100, 30)
        #expect(bar.searchTextField.isFirstResponder)
        bar.searchTextField.insertText("Ca")
        bar.searchTextField.insertText("fe")
        bar.searchTextField.insertReturn()
        stage.tap(bar.searchTextField.frame.maxX - 30, 30)
        #expect(bar.text == "" && bar.searchTextField.isFirstResponder)
        stage.tap(780, 30)
        #expect(!bar.searchTextField.isFirstResponder)
        #expect(received.log == ["Ca", "Cafe", "search", "", "cancel"])
    }

    @Test func `A touched segment is selected and reported once`() throws {
        let stage = Stage()
        let control = UISegmentedControl(items: ["Map", "List", "Route"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 76)
        stage.window.addSubview(control)
        var values: [Int] = []
        control.addAction(UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.tap(150, 30)
        stage.tap(150, 30)
        #expect(stage.window.performPrimaryAction(atWindowPoint: CGPoint(x: 290, y: 30)) === control)
        #expect(values == [1, 2])
        try stage.render()
        #expect(try stage.pixel(212, 38) == 0x0A63C9)
        #expect(try stage.pixel(112, 38) == 0xE6EAEF)
    }

    @Test func `A target is called as long as it exists`() {
        final class Target {
            var presses = 0
            func pressed() { presses += 1 }
        }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var target: Target? = Target()
        button.addTarget(target!, action: Target.pressed, for: .touchUpInside)
        button.performPrimaryAction(at: .zero)
        #expect(target?.presses == 1)
        weak let gone = target
        target = nil
        #expect(gone == nil)
        button.performPrimaryAction(at: .zero)
    }

    @Test func `Every symbol draws something`() throws {
        for name in UIImage.systemNames {
            let stage = Stage(width: 24, height: 24)
            stage.window.backgroundColor = .white
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = .black
            stage.window.addSubview(view)
            try stage.render()
            #expect(try stage.inked(stage.window.bounds, on: 0xFFFFFF) > 10, "\(name)")
        }
        #expect(UIImage(systemName: "no such thing") == nil)
    }
}

@MainActor
@Suite struct Containers {
    private func titled(_ title: String, _ color: UIColor = .red) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = color
        return controller
    }

    @Test func `A navigation controller pushes, animates, and pops with the Back button`() throws {
        let stage = Stage()
        let (first, second) = (titled("First", .red), titled("Second", .blue))
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        try stage.render()
        #expect(try stage.pixel(400, 300) == 0xFF0000)
        #expect(navigation.navigationBar.label.text == "First" && navigation.navigationBar.back.isHidden)
        navigation.pushViewController(second, animated: true)
        try stage.pass(0.5)
        #expect(try stage.pixel(400, 300) == 0x0000FF)
        #expect(second.navigationController === navigation && navigation.navigationBar.label.text == "Second")
        second.title = "Renamed"
        #expect(navigation.navigationBar.label.text == "Renamed")
        stage.tap(40, 30)
        try stage.pass(0.5)
        #expect(navigation.topViewController === first && second.parent == nil)
        #expect(try stage.pixel(400, 300) == 0xFF0000)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `Pushing notifies both controllers once each`() throws {
        let stage = Stage()
        var log: [String] = []
        let first = ViewControllers.EventRecorder("1") { log.append($0) }
        let second = ViewControllers.EventRecorder("2") { log.append($0) }
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        log = []
        navigation.pushViewController(second, animated: true)
        #expect(log == ["1 will disappear", "2 loaded", "2 will appear", "1 did disappear", "2 did appear"])
        log = []
        navigation.pushViewController(second, animated: true)
        #expect(log == [])
        #expect(navigation.popToRootViewController(animated: false) == [second])
        #expect(log == ["2 will disappear", "1 will appear", "2 did disappear", "1 did appear"])
    }

    @Test func `A tab bar controller shows one controller at a time`() throws {
        let stage = Stage()
        let tabs = UITabBarController()
        let (first, second) = (titled("First", .red), titled("Second", .blue))
        tabs.viewControllers = [first, second]
        stage.window.rootViewController = tabs
        try stage.render()
        #expect(try stage.pixel(400, 200) == 0xFF0000)
        stage.tap(600, 450)
        try stage.render()
        #expect(tabs.selectedIndex == 1 && second.tabBarController === tabs)
        #expect(try stage.pixel(400, 200) == 0x0000FF)
        #expect(first.view.superview == nil)
        tabs.viewControllers = [first]
        try stage.render()
        #expect(tabs.selectedIndex == 0)
        #expect(try stage.pixel(400, 200) == 0xFF0000)
    }
}
