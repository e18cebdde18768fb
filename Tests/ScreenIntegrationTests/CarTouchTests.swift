import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests that a touch on a projected window first reaches the touch delegate, and then the views. CAR-09…13,
    /// CAR-24, CAR-25
    @MainActor
    @Suite struct CarTouchTests {
        /// A delegate that handles taps on one view and no other touches. CAR-13
        final class ViewDelegate: SDLTouchManagerViewDelegate {
            var own: UIView?
            var takesPans = false
            private(set) var calls: [String] = []

            func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint)
                -> Bool
            {
                calls.append("tap \(view?.tag ?? -1) \(point.x),\(point.y)")
                return view === own
            }
            func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
                calls.append("pan \(view?.tag ?? -1)")
                return takesPans
            }
        }

        final class VoidDelegate: SDLTouchManagerVoidDelegate {}

        final class Custom: UIView {
            var began = 0
            override var canBecomeFocused: Bool { true }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
        }

        private let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        private let controller = UIViewController()

        private func running(_ views: UIView..., scale: Double = 1) async throws -> ProjectedApp {
            views.forEach { rootView.addSubview($0) }
            controller.view = rootView
            return try await ProjectedApp(controller, scale: scale)
        }

        private func button(_ presses: @escaping () -> Void) -> UIButton {
            let button = UIButton().tagged(1, 100, 100, 200, 80)
            button.addAction(UIAction { _ in presses() }, for: .touchUpInside)
            return button
        }

        @Test(arguments: [1, 1.5, 2])
        func `CAR-09, CAR-11, CAR-25: a tap in a reported rectangle presses the button and draws a picture`(
            _ scale: Double
        ) async throws {
            var presses = 0
            let rootView = rootView
            let projected = try await running(
                button {
                    presses += 1
                    rootView.backgroundColor = .red
                }, scale: scale)
            let place = try #require(projected.harness.hapticRects.last?.first)
            let shown = projected.shown
            try await projected.tap(Int(place[1] + place[3] / 2), Int(place[2] + place[4] / 2))
            #expect(presses == 1)
            #expect(projected.shown == shown + 1)
            // A tap beside the rectangle presses no button and draws no picture.
            try await projected.tap(Int(place[1]) - 4, Int(place[2]))
            #expect(presses == 1 && projected.shown == shown + 1)
        }

        @Test func `CAR-09, CAR-13, HAP-23: the delegate gets the view first, and a touch that it handles ends there`()
            async throws
        {
            var presses = 0
            let projected = try await running(button { presses += 1 }, FocusableView().tagged(2, 400, 100))
            let delegate = ViewDelegate()
            projected.app.touchManager.touchEventDelegate = delegate
            try await projected.tap(150, 120)
            #expect(presses == 1 && delegate.calls == ["tap 1 150.0,120.0"])
            delegate.own = rootView.viewWithTag(1)
            try await projected.tap(150, 120)
            #expect(presses == 1 && delegate.calls.count == 2)
            try await projected.tap(600, 400)
            #expect(delegate.calls.last == "tap -1 600.0,400.0")
        }

        @Test func `CAR-10, ruling 29: with a delegate of the old kind, which returns nothing, no view acts`()
            async throws
        {
            var presses = 0
            let projected = try await running(button { presses += 1 })
            let old = VoidDelegate()
            projected.app.touchManager.touchEventDelegate = old
            try await projected.tap(150, 120)
            #expect(presses == 0)
        }

        @Test func `CAR-12: a view of the app's own class gets no touches`() async throws {
            let custom = Custom().tagged(3, 100, 100, 200, 200)
            let projected = try await running(custom)
            let shown = projected.shown
            try await projected.tap(150, 150)
            try await projected.drag((150, 150), (250, 250))
            #expect(custom.began == 0 && projected.shown == shown)
        }

        @Test func `CAR-11: a drag scrolls a scroll view, unless the delegate handles it`() async throws {
            let list = UIScrollView().tagged(4, 0, 0, 400, 480)
            list.contentSize = CGSize(width: 400, height: 2000)
            let projected = try await running(list)
            try await projected.drag((200, 400), (200, 300), lift: false)
            // The first 20 pixels start a pan and do not scroll the list.
            #expect(list.contentOffset.y == 80)
            try await projected.touch(.end, 200, 300)
            await projected.harness.pass(.seconds(5))
            let there = list.contentOffset.y
            let delegate = ViewDelegate()
            delegate.takesPans = true
            projected.app.touchManager.touchEventDelegate = delegate
            try await projected.drag((200, 400), (200, 300))
            #expect(list.contentOffset.y == there && delegate.calls == ["pan -1"])
        }

        @Test func `A touch that is cancelled because the app leaves the screen presses nothing`() async throws {
            var events: [String] = []
            let pressed = button { events.append("press") }
            pressed.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            pressed.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
            let projected = try await running(pressed)
            try await projected.drag((150, 120), (170, 130), lift: false)
            #expect(events == ["down"])
            try await projected.background()
            await projected.harness.pass(.seconds(1))
            #expect(events == ["down", "cancel"])
        }

        @Test func `CAR-11, CAR-24: a control, a segmented control, a text field and a search bar react to a tap`()
            async throws
        {
            var events: [String] = []
            let control = UIControl().tagged(1, 0, 0, 100, 80)
            control.addAction(UIAction { _ in events.append("control") }, for: .touchUpInside)
            let segments = UISegmentedControl(items: ["a", "b"]).tagged(2, 0, 100, 200, 80)
            segments.addAction(UIAction { _ in events.append("segment") }, for: .valueChanged)
            let field = UITextField().tagged(3, 0, 200, 200, 76)
            let bar = UISearchBar().tagged(4, 0, 300, 300, 76)
            let projected = try await running(control, segments, field, bar)
            try await projected.tap(50, 40)
            try await projected.tap(150, 140)
            #expect(events == ["control", "segment"] && segments.selectedSegmentIndex == 1)
            try await projected.tap(50, 240)
            #expect(field.isFirstResponder)
            // The head unit's keyboard covers the display, so the keyboard is cancelled first.
            try await projected.harness.drive(.overlay(nil, .cancel))
            #expect(!field.isFirstResponder)
            try await projected.tap(50, 340)
            #expect(bar.searchTextField.isFirstResponder)
        }

        @Test func `CAR-11: a table row, a bar's back button and a tab are selected by a tap`() async throws {
            final class Rows: SDLTableViewController {
                var chosen: [Int] = []
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    chosen.append(indexPath.row)
                }
            }
            let (rows, tabs) = (Rows(), UITabBarController())
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(rows, animated: false)
            tabs.viewControllers = [navigation, UIViewController()]
            let projected = try await ProjectedApp(tabs)
            func middle(of view: UIView) -> (Int, Int) {
                let rect = view.convert(view.bounds, to: nil)
                return (Int(rect.midX), Int(rect.midY))
            }
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            try await projected.tap(middle(of: cell).0, middle(of: cell).1)
            #expect(rows.chosen == [1])
            // The back button is the bar's leftmost button.
            let back = try #require(projected.car.focusableViews.map(\.view).first { $0 is UIButton })
            try await projected.tap(middle(of: back).0, middle(of: back).1)
            await projected.harness.pass(.seconds(1))
            #expect(navigation.topViewController !== rows)
            try await projected.tap(600, 470)
            #expect(tabs.selectedIndex == 1)
        }
    }
}
