import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLInspection
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

extension ProjectionTests {
    /// Tests of the removal and replacement of a projected window, and of changes of the head unit. CAR-03…05,
    /// CAR-14…23
    @MainActor
    @Suite struct CarWindowLifecycleTests {
        private let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        private let controller = UIViewController()
        private let button = UIButton().tagged(1, 100, 100, 200, 80)

        private func running(haptics: Bool = true) async throws -> ProjectedApp {
            rootView.backgroundColor = .black
            rootView.addSubview(button)
            controller.view = rootView
            return try await ProjectedApp(controller, haptics: haptics)
        }

        @Test func `CAR-03: another picture size is another screen`() async throws {
            let projected = try await running()
            let screen = projected.car.screen
            projected.stream.startVideo(SDLVideoFormat(width: 320, height: 240))
            try await projected.background()
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.heard == ["connect 800x480", "disconnect", "connect 320x240"])
            #expect(projected.car.screen !== screen && !UIScreen.screens.contains { $0 === screen })
        }

        @Test func `CAR-05: the car window releases a window that leaves the car's screen`() async throws {
            let field = UITextField().tagged(2, 100, 300, 300, 76)
            rootView.addSubview(field)
            let projected = try await running()
            let window = try #require(projected.window)
            try await projected.touch(.begin, 150, 120)
            try await projected.touch(.move, 190, 120)
            await projected.harness.pass(.milliseconds(100))
            #expect(button.isTracking && !projected.car.focusableViews.isEmpty)
            window.screen = .main
            #expect(!button.isTracking && projected.car.window == nil && projected.car.focusableViews.isEmpty)
            #expect(projected.stream.hapticInterface === projected.stream.haptics)
            #expect(
                projected.app.perform(.screenshot) == .refused("The app does not draw on a canvas."))
            // Later changes of the removed window have no effect on the car window.
            field.becomeFirstResponder()
            button.frame = CGRect(x: Double.nan, y: 0, width: 10, height: 10)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.sent("PerformInteraction").isEmpty && projected.harness.diagnostics.isEmpty)
            let rows = projected.harness.appJournal.rows.count { $0.kind == "delegate" }
            try await projected.touch(.end, 190, 120)
            try await projected.tap(150, 120)
            #expect(projected.harness.appJournal.rows.count { $0.kind == "delegate" } == rows)
        }

        @Test func `CAR-20: a window that returns is reported again, even without a layout`() async throws {
            let projected = try await running()
            let received = projected.harness.hapticRects
            projected.window?.screen = .main
            projected.window?.screen = try #require(projected.car.screen)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects == received + [received[0]])
            #expect(projected.stream.hapticInterface === projected.car)
        }

        @Test func `CAR-03: a window on a screen that is gone is not projected`() async throws {
            let projected = try await running()
            let window = try #require(projected.window)
            projected.stream.stopVideo()
            await projected.harness.inFlight.settled()
            window.rootViewController = UIViewController()
            #expect(projected.car.window == nil && projected.car.screen == nil)
        }

        @Test func `CAR-05: another window on the screen replaces the first`() async throws {
            let field = UITextField().tagged(2, 100, 300, 300, 76)
            rootView.addSubview(field)
            let projected = try await running()
            let first = try #require(projected.window)
            let second = UIWindow(frame: rootView.frame)
            let other = UIViewController()
            other.view = UIView().tagged(0, 0, 0, 800, 480, FocusableView().tagged(3, 10, 20))
            second.rootViewController = other
            second.screen = try #require(projected.car.screen)
            second.makeKeyAndVisible()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.car.window === second && projected.harness.hapticRects.last == [[1, 10, 20, 100, 50]])
            // CAR-21: a change of the layout is reported, although the window's root was set before the window was
            // shown.
            other.view.subviews[0].frame.origin.x = 50
            other.view.setNeedsLayout()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last == [[1, 50, 20, 100, 50]])
            // Later changes of the first window have no effect.
            field.becomeFirstResponder()
            button.frame = CGRect(x: Double.nan, y: 0, width: 10, height: 10)
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.sent("PerformInteraction").isEmpty && projected.harness.diagnostics.isEmpty)
            first.screen = .main
            #expect(projected.car.window === second)
        }

        @Test func `CAR-21: the layout of a replaced root reports nothing, and that of the new one does`() async throws
        {
            let projected = try await running()
            let next = UIViewController()
            next.view = UIView().tagged(0, 0, 0, 800, 480, UIView().tagged(2, 0, 0, 400, 400))
            projected.window?.rootViewController = next
            await projected.harness.pass(.milliseconds(100))
            let received = projected.harness.hapticRects.count
            rootView.addSubview(FocusableView().tagged(4))
            rootView.setNeedsLayout()
            rootView.layoutIfNeeded()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.count == received)
            next.view.subviews[0].addSubview(FocusableView().tagged(3))
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last?.count == 1)
        }

        /// A view that sets the frame of its only subview to `place`.
        private final class LayoutView: UIView {
            var place = CGRect(x: 0, y: 0, width: 100, height: 50)
            override func layoutSubviews() { subviews.first?.frame = place }
        }

        @Test func `CAR-04: an odd size is rounded up, because the picture is subsampled in pairs of pixels`()
            async throws
        {
            let projected = try await ProjectedApp(controller, scale: 1.5)
            #expect(projected.heard == ["connect 534x320"])
        }

        @Test func `CAR-04: a window of another size is resized each time, and reported once`() async throws {
            let projected = try await running()
            for side in [100, 200, 300] {
                projected.window?.frame = CGRect(x: 5, y: 5, width: side, height: side)
                await projected.harness.pass(.milliseconds(100))
                #expect(projected.window?.frame == rootView.frame)
            }
            #expect(projected.harness.diagnostics == ["CAR-04"])
            let received = projected.harness.appJournal.rows.filter { $0.kind == "diagnostic" }
                .compactMap { try? JSONValue(parsing: $0.payload.bytes)["message"]?.string }
            #expect(received == ["The window is 100.0 x 100.0, its screen 800.0 x 480.0: it was resized."])
        }

        @Test func `CAR-05: a window that is not retained leaves its last picture, and is reported once`() async throws
        {
            let projected = try await running()
            let shown = projected.shown
            projected.releaseWindow()
            for _ in 1...3 {
                projected.stream.requestKeyPicture()
                await projected.harness.pass(.milliseconds(100))
            }
            #expect(projected.harness.diagnostics == ["CAR-05"] && projected.shown >= shown)
            projected.show()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.shown > 0 && projected.car.window === projected.window)
        }

        @Test
        func `CAR-14: rectangles are those of the next picture, whose layout is combined with an update`()
            async throws
        {
            let layoutView = LayoutView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            layoutView.addSubview(FocusableView())
            controller.view = layoutView
            let projected = try await ProjectedApp(controller)
            let suppressed = projected.car.suppressed
            layoutView.place.origin.x = 300
            layoutView.setNeedsLayout()
            projected.car.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last == [[1, 300, 0, 100, 50]])
            #expect(projected.car.suppressed == suppressed)
        }

        @Test func `CAR-02, ruling 72: the app's setting is valid until the head unit changes its capability`()
            async throws
        {
            let projected = try await running(haptics: false)
            func edit(_ capability: JSONValue) async throws {
                let patch: JSONValue = ["videoStreamingCapability": capability]
                try await projected.harness.drive(.profile(.edit(mergePatch: patch)))
                await projected.harness.pass(.milliseconds(100))
            }
            projected.car.focusableItemLocatorEnabled = true
            try await edit(["maxBitrate": 1000])
            #expect(projected.car.focusableItemLocatorEnabled)
            projected.car.focusableItemLocatorEnabled = false
            let received = projected.harness.hapticRects.count
            try await edit(["hapticSpatialDataSupported": true])
            #expect(projected.car.focusableItemLocatorEnabled && projected.harness.hapticRects.count == received + 1)
            try await edit(["hapticSpatialDataSupported": false])
            #expect(!projected.car.focusableItemLocatorEnabled)
        }

        @Test func `The inspector gets the focusable views also if no picture was drawn`() async throws {
            let projected = try await running()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views", "focus") == [.int(button.viewID)])
            // A bridge that attaches later receives the complete view tree.
            let received = projected.harness.appTree("views")
            projected.harness.appJournal.forget()
            projected.app.inspect()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views") == received && received != nil)
            let shown = projected.shown
            button.isUserInteractionEnabled = false
            projected.car.updateInterfaceLayout()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views", "focus") == [] && projected.shown == shown)
        }

        @Test func `A disconnect ends a touch`() async throws {
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let projected = try await running()
            try await projected.touch(.begin, 150, 120)
            try await projected.harness.drive(.app(key: "map", .disconnect(reason: "TRANSPORT_LOST")))
            #expect(projected.harness.appTree("touch", "gesture") == "none")
            await projected.harness.pass(.seconds(1))
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            try await projected.tap(150, 120)
            #expect(presses == 1)
        }

        @Test func `A view's drag ends when the touch is cancelled, and the next tap is a press`()
            async throws
        {
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let projected = try await running()
            try await projected.drag((150, 120), (190, 130))
            #expect(presses == 1 && !button.isTracking)
            try await projected.drag((150, 120), (190, 130), lift: false)
            #expect(button.isTracking)
            try await projected.background()
            #expect(!button.isTracking && presses == 1)
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            try await projected.tap(150, 120)
            #expect(presses == 2)
        }

        @Test func `The view tree is limited to 2,000 views, the root included`() async throws {
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            for _ in 0..<2_100 {
                let view = UIView()
                view.isHidden = true
                controller.view.addSubview(view)
            }
            let projected = try await ProjectedApp(controller)
            await projected.harness.pass(.seconds(1))
            let nodes = projected.harness.appTree("views", "nodes")?.object
            #expect(nodes?.count == 2_000)
            #expect(nodes?["\(try #require(projected.window).viewID)"] != nil)
        }

        @Test func `A view's node has only the values that differ from the default`() async throws {
            let dim = FocusableView().tagged(2, 0, 300)
            (dim.alpha, dim.isUserInteractionEnabled, dim.accessibilityLabel) = (0.5, false, "Dim")
            let hidden = UIView().tagged(3, 0, 400)
            hidden.isHidden = true
            rootView.addSubview(dim)
            rootView.addSubview(hidden)
            let projected = try await running()
            await projected.harness.pass(.seconds(1))
            let node = { (view: UIView) in projected.harness.appTree("views", "nodes", "\(view.viewID)") }
            #expect(node(dim)?["alpha"] == 0.5 && node(dim)?["enabled"] == false && node(dim)?["focusable"] == true)
            #expect(node(dim)?["label"] == "Dim" && node(dim)?["verdict"] == ["skipped": "does not accept touches"])
            #expect(node(hidden)?["hidden"] == true && node(hidden)?["alpha"] == nil && node(hidden)?["enabled"] == nil)
            #expect(node(hidden)?["focusable"] == nil && node(dim)?["hidden"] == nil)
            #expect(node(rootView)?["children"]?.array?.count == 3)
            try await projected.tap(20, 470)
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views", "lastTouch", "chain")?.array?.isEmpty == false)
        }
    }
}
