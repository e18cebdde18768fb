import IntegrationHarness
import JSON
import Journaling
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// A generator of random numbers. The same seed produces the same numbers, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// A generator of screens for a projected app, with random containers, lists and controls of UIKit.
@MainActor
private final class RandomScreen {
    static let size = CGSize(width: 240, height: 192)

    private var random: SeededGenerator
    /// The names of the pressed controls, in the order of the presses.
    private(set) var pressed: [String] = []
    private var names = 0
    /// The delegates and data sources of views. Views do not retain these objects.
    private var retained: [AnyObject] = []

    init(_ seed: Int) { random = SeededGenerator(seed) }

    func forgetPresses() { pressed = [] }

    private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private func name() -> String {
        names += 1
        return "control \(names)"
    }

    // MARK: Controllers

    func root() -> UIViewController {
        switch pick(0...3) {
        case 0: navigation()
        case 1: tabs()
        default: page()
        }
    }

    func page() -> UIViewController {
        let page = pick(0...2) == 0 ? SDLProjectionViewController() : UIViewController()
        page.view = UIView(frame: CGRect(origin: .zero, size: Self.size))
        for _ in 0..<pick(1...6) { page.view.addSubview(view(depth: 0)) }
        return page
    }

    private func navigation() -> UIViewController {
        let navigation = UINavigationController(rootViewController: page())
        for _ in 0..<pick(0...2) {
            let next = page()
            if pick(0...1) == 0 {
                next.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Do", primaryAction: UIAction(title: "Do") { _ in })
            }
            navigation.pushViewController(next, animated: false)
        }
        return navigation
    }

    private func tabs() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<pick(1...3)).map { _ in pick(0...2) == 0 ? navigation() : page() }
        tabs.selectedIndex = pick(0...(tabs.viewControllers.count - 1))
        return tabs
    }

    // MARK: Views

    private func frame() -> CGRect {
        CGRect(x: pick(-30...200), y: pick(-20...160), width: pick(20...120), height: pick(16...80))
    }

    private func view(depth: Int) -> UIView {
        switch pick(0...(depth < 3 ? 9 : 4)) {
        case 0...3: return button()
        case 4: return segments()
        case 5: return table()
        case 6: return scroll(depth)
        default: return container(depth)
        }
    }

    private func button() -> UIView {
        let (button, name) = (UIButton(frame: frame()), name())
        button.accessibilityIdentifier = name
        button.addAction(UIAction { [weak self] _ in self?.pressed.append(name) }, for: .touchUpInside)
        switch pick(0...12) {
        case 0: button.isEnabled = false
        case 1: button.isHidden = true
        case 2: button.alpha = 0
        case 3: button.isUserInteractionEnabled = false
        case 4: button.transform = CGAffineTransform(rotationAngle: 0.6)
        default: break
        }
        return button
    }

    private func segments() -> UIView {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.frame = frame()
        let name = name()
        control.accessibilityIdentifier = name
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.pressed.append("\(name) \(control?.selectedSegmentIndex ?? -1)")
            }, for: .touchUpInside)
        control.isEnabled = pick(0...5) > 0
        return control
    }

    private func table() -> UIView {
        let (table, rows) = (UITableView(frame: frame()), RandomRows(pick(1...6)))
        table.rowHeight = CGFloat(pick(20...40))
        (rows.name, rows.chosen) = (name(), { [weak self] in self?.pressed.append($0) })
        retained.append(rows)
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        table.contentOffset.y = CGFloat(pick(0...60))
        return table
    }

    private func scroll(_ depth: Int) -> UIView {
        let scroll = UIScrollView(frame: frame())
        scroll.contentSize = CGSize(width: 300, height: 300)
        for _ in 0..<pick(1...4) { scroll.addSubview(view(depth: depth + 1)) }
        scroll.contentOffset = CGPoint(x: pick(0...100), y: pick(0...100))
        return scroll
    }

    private func container(_ depth: Int) -> UIView {
        let view = UIView(frame: frame())
        for _ in 0..<pick(0...4) { view.addSubview(self.view(depth: depth + 1)) }
        view.clipsToBounds = pick(0...1) == 0
        switch pick(0...8) {
        case 0: view.isHidden = true
        case 1: view.transform = CGAffineTransform(scaleX: 1.4, y: 0.7)
        case 2: view.transform = CGAffineTransform(rotationAngle: CGFloat(pick(-9...9)) / 10)
        case 3: view.isUserInteractionEnabled = false
        case 4: view.bounds.origin = CGPoint(x: 10, y: 5)
        default: break
        }
        return view
    }
}

private final class RandomRows: UITableViewDataSource, UITableViewDelegate {
    var name = ""
    var chosen: (String) -> Void = { _ in }
    private let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.accessibilityIdentifier = "\(name) row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen("\(name) row \(indexPath.row)")
    }
}

/// The controls that touches on a window reach. Hit testing of every third pixel finds these controls.
@MainActor
private struct TouchedPoints {
    /// The points at which a press reaches a control. The key is the name of the control.
    private(set) var points: [String: Set<Point>] = [:]

    struct Point: Hashable {
        let x, y: Int
    }

    init(_ window: UIWindow) {
        for y in stride(from: 1, to: Int(window.bounds.height), by: 3) {
            for x in stride(from: 1, to: Int(window.bounds.width), by: 3) {
                guard let name = Self.name(at: CGPoint(x: x, y: y), in: window) else { continue }
                points[name, default: []].insert(Point(x: x, y: y))
            }
        }
    }

    /// Returns the name of the control that a press at `point` reaches; nil if the press reaches no control.
    static func name(at point: CGPoint, in window: UIWindow) -> String? {
        var view = window.hitTest(point, with: nil)
        while let here = view {
            if let segments = here as? UISegmentedControl {
                guard segments.isEnabled, let name = segments.accessibilityIdentifier else { return nil }
                let inside = segments.convert(point, from: nil).x / segments.bounds.width
                return "\(name) \(min(2, Int(inside * 3)))"
            }
            if let control = here as? UIControl { return control.isEnabled ? control.accessibilityIdentifier : nil }
            if here is UITableViewCell { return here.accessibilityIdentifier }
            view = here.superview
        }
        return nil
    }

    /// The names of the controls that a press reaches at all points of a block of three by three points. Such a control
    /// is large enough that rounding cannot hide the control.
    var clearlyVisible: Set<String> {
        Set(
            points.filter { _, set in
                set.contains { point in
                    (0..<3).allSatisfy { dx in
                        (0..<3).allSatisfy { set.contains(Point(x: point.x + dx * 3, y: point.y + $0 * 3)) }
                    }
                }
            }.keys)
    }
}

extension ProjectionTests {
    @MainActor
    @Suite struct ReachabilityTests {
        /// Returns the names of the controls inside `view`, in the order of the subviews.
        private func names(in view: UIView) -> [String] {
            let below = view.subviews.flatMap { names(in: $0) }
            guard let name = view.accessibilityIdentifier else { return below }
            return (view is UISegmentedControl ? (0..<3).map { "\(name) \($0)" } : [name]) + below
        }

        @Test func `CAR-26, CAR-28: the knob reaches every visible control of 200 random screens, and no other`()
            async throws
        {
            let projected = try await ProjectedApp()
            let size: JSONValue = ["resolutionWidth": 240, "resolutionHeight": 192]
            try await projected.harness.edit([
                "videoStreamingCapability": ["preferredResolution": size],
                "displayCapabilities": ["screenParams": ["resolution": size]],
            ])
            await projected.harness.pass(.seconds(1))
            projected.car.touchManager.tapTimeThreshold = 0
            // This test needs no pictures.
            projected.stream.videoSource = nil
            var reached = 0
            for seed in 1...200 {
                let screen = RandomScreen(seed)
                // The journals then contain only the messages of this screen.
                projected.harness.carJournal.forget()
                projected.harness.appJournal.forget()
                let window = try #require(projected.window)
                window.rootViewController = screen.root()
                if seed % 3 == 0 {
                    let sheet = screen.page()
                    if seed % 2 == 0 { sheet.modalPresentationStyle = .overFullScreen }
                    window.rootViewController?.present(sheet, animated: false)
                }
                await projected.harness.pass(.milliseconds(100))
                let touched = TouchedPoints(window)
                let rects = projected.rects
                var found: [String] = []
                for (index, rect) in rects.enumerated() {
                    let middle = CGPoint(x: (rect[1] + rect[3] / 2).rounded(), y: (rect[2] + rect[4] / 2).rounded())
                    // Tabs and the buttons of the navigation bar change the screen. Other tests press these buttons.
                    guard let name = TouchedPoints.name(at: middle, in: window) else { continue }
                    found.append(name)
                    screen.forgetPresses()
                    try await projected.knob(index, pause: .milliseconds(40))
                    #expect(screen.pressed == [name], "seed \(seed), rectangle \(rect)")
                }
                reached += found.count
                let order = names(in: window).filter { found.contains($0) }
                #expect(found == order, "seed \(seed)")
                let missing = touched.clearlyVisible.subtracting(found)
                #expect(missing.isEmpty, "seed \(seed)")
                #expect(rects.allSatisfy { $0[1...].allSatisfy { $0 == $0.rounded() } && $0[1] + $0[3] <= 240 })
            }
            #expect(reached > 400)
        }
    }
}
