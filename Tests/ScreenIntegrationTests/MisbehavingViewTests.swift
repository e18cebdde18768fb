import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests that an app with misbehaving views receives a diagnostic, and that the app and the head unit continue to
    /// work.
    @MainActor
    @Suite struct MisbehavingViewTests {
        /// A view that runs `onDraw` when the view is drawn, and `onLayout` when the view is laid out.
        private final class CallbackView: UIView {
            var onDraw: () -> Void = {}
            var onLayout: () -> Void = {}

            override func draw(_ rect: CGRect) { onDraw() }
            override func layoutSubviews() { onLayout() }
        }

        private let controller = UIViewController()
        private let rootView = CallbackView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))

        private func running() async throws -> ProjectedApp {
            controller.view = rootView
            return try await ProjectedApp(controller)
        }

        /// Checks that the app works: the app is active, the picture changes with the views, and the app receives
        /// touches.
        private func expectWorking(_ projected: ProjectedApp) async throws {
            let before = projected.shown
            rootView.onDraw = {}
            rootView.onLayout = {}
            projected.app.carWindow?.window?.rootViewController?.view.backgroundColor = .blue
            await projected.harness.pass(.milliseconds(200))
            #expect(projected.shown > before, "the picture was not updated")
            #expect(projected.harness.tree("apps", "map", "hmiLevel")?.string == "FULL")
            try await projected.tap(20, 20)
        }

        @Test func `A view that requests drawing whenever it is drawn is limited to the frame rate, and reported once`()
            async throws
        {
            let projected = try await running()
            let rootView = rootView
            // Only a small part is drawn again, so that the test takes less time.
            rootView.onDraw = { rootView.setNeedsDisplay(CGRect(x: 0, y: 0, width: 16, height: 16)) }
            rootView.setNeedsDisplay()
            let before = projected.shown
            await projected.harness.pass(.seconds(4))
            #expect((100...122).contains(projected.shown - before))
            #expect(projected.harness.diagnostics == ["CAR-01"])
            try await expectWorking(projected)
            await projected.harness.pass(.seconds(1))
            let after = projected.shown
            await projected.harness.pass(.seconds(5))
            #expect(projected.shown == after, "pictures are sent although nothing is drawn")
        }

        @Test func `A view that requests layout whenever it is laid out is stopped and reported`() async throws {
            let projected = try await running()
            let rootView = rootView
            rootView.onLayout = { rootView.setNeedsLayout() }
            rootView.setNeedsLayout()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.diagnostics.first == "CAR-01" && projected.harness.diagnostics.count <= 2)
            try await expectWorking(projected)
        }

        /// Ways in which an app removes its window while the window is drawn or laid out.
        enum WindowRemoval: CaseIterable {
            case forgotten, otherScreen, hidden, noController, viewRemoved, otherWindow, streamStopped
        }

        @Test(arguments: WindowRemoval.allCases, [true, false])
        func `An app that removes its window while it is drawn or laid out can show another one`(
            _ removal: WindowRemoval, _ draws: Bool
        )
            async throws
        {
            let projected = try await running()
            var times = 0
            let removeOnce = {
                times += 1
                guard times == 1 else { return }
                remove(projected, removal)
            }
            if draws { rootView.onDraw = removeOnce } else { rootView.onLayout = removeOnce }
            rootView.setNeedsDisplay()
            rootView.setNeedsLayout()
            await projected.harness.pass(.seconds(1))
            #expect(times >= 1)
            #expect(projected.harness.diagnostics.allSatisfy { ["CAR-05", "HAP-10"].contains($0) })
            // The app shows a window again, as after a fix.
            if projected.car.screen == nil { projected.stream.startVideo() }
            await projected.harness.pass(.milliseconds(200))
            projected.show()
            await projected.harness.pass(.milliseconds(200))
            try await expectWorking(projected)
        }

        private func remove(_ projected: ProjectedApp, _ removal: WindowRemoval) {
            switch removal {
            case .forgotten: projected.releaseWindow()
            case .otherScreen: projected.window?.screen = .main
            case .hidden: projected.window?.isHidden = true
            case .noController: projected.window?.rootViewController = nil
            case .viewRemoved: rootView.removeFromSuperview()
            case .otherWindow: projected.show()
            case .streamStopped: projected.stream.stopVideo()
            }
        }

        @Test(arguments: [(0, 0), (10_000, 10_000), (14, 480), (-2, 480)])
        func `An impossible picture size is reported, and a possible one works afterwards`(
            _ width: Int, _ height: Int
        ) async throws {
            controller.view = rootView
            let projected = try await ProjectedApp(controller, starts: false)
            projected.stream.startVideo(SDLVideoFormat(width: width, height: height))
            await projected.harness.pass(.seconds(1))
            for _ in 0..<5 {
                rootView.setNeedsDisplay()
                await projected.harness.pass(.milliseconds(100))
            }
            #expect(projected.shown == 0)
            #expect(projected.harness.diagnostics == ["4.9"])
            projected.stream.stopVideo()
            await projected.harness.pass(.milliseconds(100))
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(200))
            try await expectWorking(projected)
        }

        private final class TextPage: SDLViewController {
            let text = SDLTextView("before")
            override func loadView() { view = text }
        }

        enum Misuse: CaseIterable {
            case drawsForever, laysOutForever, releasesItsWindow, noSize, hugeSize
        }

        @Test(arguments: Misuse.allCases)
        func `Another app on the same head unit is answered meanwhile, and can be activated`(_ misuse: Misuse)
            async throws
        {
            let projected = try await running()
            let harness = projected.harness
            let page = TextPage()
            let other = await harness.startOtherApp("sheet") { page }
            try await harness.drive(.app(key: "sheet", .activate))
            try await harness.activate()
            let rootView = rootView
            switch misuse {
            case .drawsForever:
                rootView.onDraw = { rootView.setNeedsDisplay(CGRect(x: 0, y: 0, width: 16, height: 16)) }
            case .laysOutForever: rootView.onLayout = { rootView.setNeedsLayout() }
            case .releasesItsWindow: rootView.onDraw = { projected.releaseWindow() }
            case .noSize, .hugeSize:
                projected.stream.stopVideo()
                await harness.pass(.milliseconds(100))
                let side = misuse == .noSize ? 0 : 10_000
                projected.stream.startVideo(SDLVideoFormat(width: side, height: side))
            }
            rootView.setNeedsDisplay()
            rootView.setNeedsLayout()
            var answers = 0
            for _ in 1...5 {
                await harness.pass(.milliseconds(200))
                other.listFiles { error in answers += error == nil ? 1 : 0 }
            }
            await harness.pass(.milliseconds(200))
            #expect(answers == 5)
            #expect(harness.diagnostics.allSatisfy { ["CAR-01", "CAR-05", "HAP-10", "4.9"].contains($0) })
            try await harness.drive(.app(key: "sheet", .activate))
            page.text.mainFields = ["after"]
            await harness.pass(.milliseconds(200))
            #expect(harness.tree("apps", "sheet", "windows", "0", "mainField1")?.string == "after")
            #expect(harness.tree("apps", "map", "hmiLevel") != nil)
        }

        @Test func `Views with impossible frames are left out, and the others are drawn`() async throws {
            let projected = try await running()
            let rects = [
                CGRect(x: 0, y: 0, width: 10_000, height: 10_000), CGRect(x: 1e30, y: 1e30, width: 1e30, height: 1e30),
                CGRect(x: Double.nan, y: 0, width: 10, height: 10),
                CGRect(x: 0, y: 0, width: Double.infinity, height: 10),
                CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
            ]
            for rect in rects {
                let view = UIButton(frame: .zero)
                view.frame = rect
                view.setTitle("Far", for: .normal)
                rootView.addSubview(view)
            }
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views", "root") != nil)
            try await expectWorking(projected)
        }
    }
}
