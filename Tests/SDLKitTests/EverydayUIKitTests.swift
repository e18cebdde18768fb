import CarUI
import Dispatch
import SDLKit
import Testing

/// Tests that common UIKit code compiles with CarUI and has the same effect as in UIKit. docs/uikit.md lists the
/// differences.
@MainActor
@Suite struct EverydayUIKitTests {
    /// A view controller in a navigation controller that records the calls of its actions and delegate methods.
    final class Screen: UIViewController {
        var calls: [String] = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        lazy var navigation = UINavigationController(rootViewController: self)
        var time: TimeInterval = 10

        func show() -> Self {
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.tick(at: time)
            return self
        }

        @discardableResult
        func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
            view.frame = frame
            self.view.addSubview(view)
            window.tick(at: time)
            return view
        }

        func tap(_ view: UIView) {
            let rect = view.convert(view.bounds, to: nil)
            let point = CGPoint(x: rect.midX, y: rect.midY)
            window.sendTouch(phase: .began, id: 0, point: point, time: time)
            window.sendTouch(phase: .ended, id: 0, point: point, time: time)
            time += 1
            window.tick(at: time)
        }

        func toggled(_ sender: UISwitch) { calls.append("toggled \(sender.isOn)") }
        func pressed(_ sender: UIButton) { calls.append("pressed \(sender.currentTitle ?? "")") }
        func pressedWithEvent(_ sender: UIButton, _ event: UIEvent?) { calls.append("event \(event != nil)") }
        func slid(_ sender: UISlider) { calls.append("slid \(sender.value)") }
    }

    private let screen = Screen().show()
    private let place = CGRect(x: 100, y: 100, width: 300, height: 76)

    // MARK: Controllers and bars

    @Test func `Titles and bar buttons`() throws {
        screen.title = "Settings"
        screen.navigationItem.title = "Cars"
        #expect(screen.navigation.navigationBar.subviews.contains { ($0 as? UILabel)?.text == "Cars" })
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", primaryAction: UIAction { [screen] _ in screen.calls.append("more") })
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [screen] _ in screen.calls.append("done") })
        screen.window.tick(at: 11)
        let buttons = screen.navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
        #expect(Set(buttons.map(\.currentTitle)) == ["More", "Done"])
        buttons.forEach(screen.tap)
        #expect(Set(screen.calls) == ["more", "done"])
        screen.navigationItem.rightBarButtonItem?.isEnabled = false
        #expect(buttons.contains { !$0.isEnabled })
    }

    @Test func `The stack of a navigation controller`() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        screen.navigationController?.setViewControllers([a, b], animated: false)
        let navigation = screen.navigation
        #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b)
        #expect(screen.parent == nil && b.view.window === screen.window)
        navigation.pushViewController(c, animated: false)
        #expect(navigation.popToViewController(a, animated: true) == [b, c])
        #expect(navigation.popToViewController(c, animated: true) == nil)
        navigation.viewControllers = [a, b, c]
        #expect(navigation.visibleViewController === c)
        #expect(navigation.popToRootViewController(animated: true) == [b, c])
        navigation.setNavigationBarHidden(true, animated: false)
        screen.window.layoutIfNeeded()
        #expect(a.view.frame.height == 480)
    }

    @Test func `A sheet`() async {
        final class Sheet: UIViewController {
            var appeared = false
            override func viewDidAppear(_ animated: Bool) { appeared = true }
        }
        let sheet = Sheet()
        sheet.modalPresentationStyle = .pageSheet
        screen.present(sheet, animated: true)
        for step in 1...20 { screen.window.tick(at: screen.time + Double(step) / 20) }
        #expect(sheet.appeared && screen.navigation.presentedViewController === sheet)
    }

    @Test func `Safe areas are the window's margins`() {
        screen.window.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 30, right: 0)
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 20, bottom: 30, right: 0))
        let guide = screen.view.safeAreaLayoutGuide.layoutFrame
        #expect(guide == CGRect(x: 20, y: 0, width: 780, height: 480 - 76 - 30))
        screen.additionalSafeAreaInsets.left = 5
        #expect(screen.view.safeAreaInsets.left == 25)
    }

    // MARK: Controls

    @Test func `Actions with a sender`() {
        let button = screen.add(UIButton(type: .system), place)
        button.setTitle("Go", for: .normal)
        button.addTarget(screen, action: Screen.pressed, for: .touchUpInside)
        button.addTarget(screen, action: Screen.pressedWithEvent, for: .touchUpInside)
        screen.tap(button)
        #expect(screen.calls == ["pressed Go", "event true"])
    }

    @Test func `A sender of another class is reported`() {
        var reports: [UIDiagnostic] = []
        screen.window.onDiagnostic = { reports.append($0) }
        let button = screen.add(UIButton(type: .system), place)
        button.addTarget(screen, action: Screen.toggled, for: .touchUpInside)
        screen.tap(button)
        #expect(screen.calls.isEmpty && reports.map(\.kind) == [.target])
    }

    @Test func `A switch`() {
        let toggle = screen.add(UISwitch(), place)
        toggle.addTarget(screen, action: Screen.toggled, for: .valueChanged)
        screen.tap(toggle)
        toggle.setOn(false, animated: true)
        #expect(screen.calls == ["toggled true"] && !toggle.isOn)
    }

    @Test func `A slider`() throws {
        let slider = screen.add(UISlider(), place)
        slider.maximumValue = 10
        slider.value = 12
        #expect(slider.value == 10)
        slider.setValue(5, animated: false)
        slider.addTarget(screen, action: Screen.slid, for: .valueChanged)
        // The buttons at the ends of the slider are focusable instead of the slider.
        let ends = slider.subviews.compactMap { $0 as? UIButton }
        #expect(ends.map(\.canBecomeFocused) == [true, true] && !slider.canBecomeFocused)
        screen.tap(ends[0])
        screen.tap(ends[1])
        screen.tap(ends[1])
        #expect(screen.calls == ["slid 4.0", "slid 5.0", "slid 6.0"])
        slider.isContinuous = false
        screen.calls = []
        let x = slider.frame.midX + 10
        for (phase, dx) in [(UITouch.Phase.began, 0.0), (.moved, 30), (.moved, 300)] {
            screen.window.sendTouch(
                phase: phase, id: 0, point: CGPoint(x: x + dx, y: 76 + 138), time: screen.time)
        }
        #expect(slider.value == 10 && screen.calls.isEmpty)
        screen.window.sendTouch(phase: .ended, id: 0, point: CGPoint(x: x, y: 76 + 138), time: screen.time)
        #expect(screen.calls == ["slid 10.0"])
    }

    @Test func `Progress and activity`() {
        let bar = screen.add(UIProgressView(progressViewStyle: .default), place)
        bar.setProgress(1.4, animated: true)
        #expect(bar.progress == 1)
        let spinner = screen.add(UIActivityIndicatorView(style: .large), place)
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating && !screen.window.isIdle)
        spinner.stopAnimating()
        #expect(spinner.isHidden && !spinner.isAnimating)
    }

    @Test func `Buttons`() {
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
        button.setTitleColor(.white, for: .normal)
        button.contentHorizontalAlignment = .left
        button.setTitle("Saved", for: .selected)
        button.isSelected.toggle()
        #expect(button.currentTitle == "Saved" && button.style == .filled)
    }

    // MARK: Text

    @Test func `A text field asks before each change`() throws {
        final class Digits: UITextFieldDelegate {
            var changes: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                changes.append("\(range.location),\(range.length) \(string)")
                return string.allSatisfy(\.isNumber)
            }
        }
        let digits = Digits()
        let field = screen.add(UITextField(frame: .zero), place)
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.keyboardType = .numberPad
        field.returnKeyType = .done
        field.delegate = digits
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        field.insertText("1")
        field.insertText("x")
        field.replaceText("12")
        field.replaceText("192")
        field.deleteBackward()
        #expect(field.text == "19")
        #expect(digits.changes == ["0,0 1", "1,0 x", "1,0 2", "1,0 9", "2,1 "])
        let text = "A😀B"
        let range = try #require(Range(NSRange(location: 1, length: 2), in: text))
        #expect(text[range] == "😀" && Range(NSRange(location: 2, length: 1), in: text) == nil)
    }

    @Test func `A text view`() {
        let view = screen.add(UITextView(frame: place), place)
        view.isEditable = false
        view.text = String(repeating: "A long text of several lines. ", count: 40)
        screen.window.tick(at: 12)
        #expect(view.contentSize.height > 400 && !view.becomeFirstResponder())
        view.isEditable = true
        view.becomeFirstResponder()
        view.text = ""
        view.insertText("a\nb")
        #expect(view.text == "a\nb" && view.isFirstResponder)
    }

    @Test func `Labels, images and layers`() {
        let label = screen.add(UILabel(), place)
        label.text = String(repeating: "long ", count: 30)
        label.numberOfLines = 0
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let image = UIImageView()
        image.contentMode = .scaleAspectFill
        image.tintColor = .systemRed
        image.image = UIImage(systemName: "car")?.withRenderingMode(.alwaysTemplate)
        image.layer.cornerRadius = 8
        image.layer.borderWidth = 1
        image.layer.borderColor = UIColor.separator.cgColor
        #expect(image.image?.renderingMode == .alwaysTemplate)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) { label.alpha = 0 }
        #expect(label.alpha == 0)
    }

    @Test func `A long press`() {
        let view = screen.add(UIView(), place)
        view.addGestureRecognizer(UILongPressGestureRecognizer { [screen] in screen.calls.append($0.state.rawValue) })
        let point = CGPoint(x: 150, y: 76 + 130)
        screen.window.sendTouch(phase: .began, id: 0, point: point, time: 10)
        screen.window.tick(at: 10.4)
        #expect(screen.calls.isEmpty)
        screen.window.tick(at: 10.6)
        screen.window.sendTouch(phase: .ended, id: 0, point: point, time: 10.7)
        #expect(screen.calls == ["began", "ended"])
    }

    @Test func `The main queue`() async {
        await withCheckedContinuation { done in
            DispatchQueue.main.async { done.resume() }
        }
    }

    // MARK: Images

    @Test func `An unknown symbol and an unknown image are reported with names`() {
        var reports: [UIDiagnostic] = []
        let before = UIDiagnostic.onReport
        UIDiagnostic.onReport = { reports.append($0) }
        defer { UIDiagnostic.onReport = before }
        #expect(UIImage(systemName: "star.circle") == nil && UIImage(systemName: "gear") != nil)
        #expect(reports.count == 1 && reports[0].message.contains("\"star.fill\""), "\(reports)")
        #expect(UIImage(named: "no such image") == nil)
        #expect(reports.count == 2 && reports[1].message.contains("Package.swift"), "\(reports)")
    }

    @Test func `An unknown storyboard is reported with the registered names`() {
        var reports: [UIDiagnostic] = []
        let before = UIDiagnostic.onReport
        UIDiagnostic.onReport = { reports.append($0) }
        defer { UIDiagnostic.onReport = before }
        UIStoryboard.register(name: "Garage") { UIViewController() }
        UIStoryboard.register(name: "Garage", identifier: "details") { UITableViewController() }
        let board = UIStoryboard(name: "Garage", bundle: nil)
        #expect(board.instantiateInitialViewController() != nil)
        #expect(board.instantiateViewController(withIdentifier: "details") is UITableViewController)
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(reports.map(\.kind) == [.storyboard] && reports[0].message.contains("Garage"))
    }
}
