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
    /// Tests of a window on the head unit's screen: appearance, disappearance, picture and haptic rectangles.
    /// CAR-01…08, CAR-14…25
    @MainActor
    @Suite struct CarWindowTests {
        private let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        private let controller = UIViewController()
        private let button = UIButton().tagged(1, 100, 100, 200, 80)

        private func running(scale: Double = 1, haptics: Bool? = true, starts: Bool = true) async throws -> ProjectedApp
        {
            rootView.backgroundColor = .black
            rootView.addSubview(button)
            controller.view = rootView
            return try await ProjectedApp(controller, scale: scale, haptics: haptics, starts: starts)
        }

        // MARK: Screen and window

        @Test func `CAR-01, CAR-03, CAR-04, CAR-06: the head unit's screen exists from stream start to stream stop`()
            async throws
        {
            let projected = try await running(starts: false)
            #expect(projected.car.screen == nil && projected.heard.isEmpty)
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(100))
            let screen = try #require(projected.car.screen)
            #expect(UIScreen.screens[0] === UIScreen.main && screen !== UIScreen.main)
            #expect(UIScreen.screens.dropFirst().contains { $0 === screen })
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: 800, height: 480) && screen.scale == 1)
            // The screen stays connected while the app is in the background.
            try await projected.background()
            try await projected.harness.activate()
            #expect(projected.heard == ["connect 800x480"])
            projected.stream.stopVideo()
            await projected.harness.inFlight.settled()
            #expect(projected.heard == ["connect 800x480", "disconnect"] && projected.window == nil)
            #expect(!UIScreen.screens.contains { $0 === screen } && projected.car.screen == nil)
        }

        @Test func `CAR-03: the screen is removed at a disconnect, and a new one added after the reconnection`()
            async throws
        {
            let projected = try await running()
            try await projected.harness.drive(.app(key: "map", .disconnect(reason: "TRANSPORT_LOST")))
            #expect(projected.heard == ["connect 800x480", "disconnect"])
            await projected.harness.pass(.seconds(1))
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.heard.last == "connect 800x480" && projected.heard.count == 3)
            #expect(projected.car.window === projected.window && projected.shown > 0)
        }

        @Test func `CAR-05, CAR-08, ruling 30: a window on the screen is drawn and touched`() async throws {
            let projected = try await running()
            let car = projected.car
            #expect(car.window === projected.window && car.streamingViewController === controller)
            #expect(car.sdlLayer === rootView.layer)
            #expect(car.touchManager === projected.app.touchManager)
            #expect(car.touchManager === projected.stream.touchManager)
            // A window on the app's own display is ignored.
            let other = UIWindow(frame: rootView.frame)
            other.rootViewController = UIViewController()
            #expect(car.window === projected.window)
            projected.window?.screen = .main
            #expect(car.window == nil && car.sdlLayer == nil && projected.stream.videoSource == nil)
        }

        // MARK: Picture

        @Test func `CAR-07: the window is drawn only when something changes`() async throws {
            let projected = try await running()
            let first = projected.shown
            #expect(first > 0)
            await projected.harness.pass(.seconds(5))
            #expect(projected.shown == first)
            rootView.backgroundColor = .red
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.shown == first + 1)
            guard case .done(let png) = projected.app.perform(.screenshot) else {
                Issue.record("no screenshot")
                return
            }
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }

        @Test func `An animation runs on the app's clock, and ends`() async throws {
            let projected = try await running()
            let first = projected.shown
            UIView.animate(withDuration: 0.5) { self.button.frame.origin.x = 400 }
            await projected.harness.pass(.seconds(1))
            let moved = projected.shown
            #expect((10...20).contains(moved - first))
            await projected.harness.pass(.seconds(5))
            #expect(projected.shown == moved)
        }

        // MARK: Haptic rectangles

        @Test(arguments: [1, 1.5, 2])
        func `CAR-14, CAR-15, CAR-17, CAR-18: rectangles are numbered from 1 and scaled by the head unit's scale`(
            _ scale: Double
        ) async throws {
            let inner = FocusableView().tagged(2, 10, 10, 20, 20)
            button.addSubview(inner)
            let projected = try await running(scale: scale)
            #expect(projected.car.focusableViews.map(\.view) == [button, inner])
            #expect(projected.car.focusableViews.map(\.hapticRect.rect.x) == [100, 110])
            let places = [[1, 100, 100, 200, 80], [2, 110, 110, 20, 20]].map { place in
                [place[0]] + place[1...].map { $0 * scale }
            }
            #expect(projected.harness.hapticRects == [places])
            #expect(projected.harness.appTree("haptics", "verdicts")?[0]?["source"] == "carWindow")
            #expect(projected.harness.appTree("haptics", "verdicts")?[0]?["verdict"] == "accepted")
        }

        @Test(arguments: [false, nil])
        func `CAR-02, ruling 72: nothing is reported unless the head unit supports it or the app enables it`(
            _ asks: Bool?
        ) async throws {
            let projected = try await running(haptics: asks)
            #expect(!projected.car.focusableItemLocatorEnabled && projected.harness.hapticRects.isEmpty)
            #expect(projected.car.focusableViews.map(\.view) == [button])
            let edit: JSONValue = ["videoStreamingCapability": ["hapticSpatialDataSupported": true]]
            try await projected.harness.drive(.profile(.edit(mergePatch: edit)))
            projected.car.focusableItemLocatorEnabled = true
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.map(\.count) == [1])
        }

        @Test func `CAR-02: enabling the locator again computes the rectangles again, disabling does not`()
            async throws
        {
            let projected = try await running()
            let car = projected.car
            let (received, suppressed) = (projected.harness.hapticRects.count, car.suppressed)
            car.focusableItemLocatorEnabled = false
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.count == received && car.suppressed == suppressed)
            car.focusableItemLocatorEnabled = true
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.count == received && car.suppressed == suppressed + 1)
        }

        @Test func `CAR-14, CAR-20: updates in one run loop turn are combined; equal rectangles are not sent again`()
            async throws
        {
            let projected = try await running()
            let (received, suppressed) = (projected.harness.hapticRects.count, projected.car.suppressed)
            for _ in 1...5 { projected.car.updateInterfaceLayout() }
            #expect(projected.car.suppressed == suppressed && suppressed == 0)
            await projected.harness.inFlight.settled()
            #expect(projected.car.suppressed == suppressed + 1 && projected.harness.hapticRects.count == received)
            button.isHidden = true
            projected.car.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last == [] && projected.harness.hapticRects.count == received + 1)
        }

        @Test func `HAP-02, CAR-20: the app's rectangles stay until the views' are sent again, even unchanged`()
            async throws
        {
            let projected = try await running()
            let received = projected.harness.hapticRects
            projected.car.updateInterfaceLayout(withSpatialData: [
                SDLHapticRect(id: 7, rect: SDLRectangle(x: 1, y: 2, width: 30, height: 40))
            ])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects == received + [[[7, 1, 2, 30, 40]]])
            projected.car.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(
                projected.harness.hapticRects.last == received.last
                    && projected.harness.hapticRects.count == received.count + 2)
        }

        @Test func `CAR-14: a refused SendHapticData is reported with the car window's rule`()
            async throws
        {
            let projected = try await running()
            try await projected.harness.force("SendHapticData", "GENERIC_ERROR")
            button.isHidden = true
            projected.car.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.diagnostics == ["CAR-14"])
        }

        @Test func `A connection that is lost while rectangles are sent is no mistake of the app`() async throws {
            let projected = try await running()
            try await projected.harness.force("SendHapticData", "SUCCESS", delayMs: 500)
            button.isHidden = true
            projected.car.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            try await projected.harness.loseConnection()
            await projected.harness.pass(.seconds(5))
            #expect(projected.harness.diagnostics == [])
        }

        @Test func `The inspector lists all focusable views`() async throws {
            rootView.addSubview(FocusableView().tagged(2, 400, 100))
            let projected = try await running()
            let views = projected.car.focusableViews.map { JSONValue.int($0.view.viewID) }
            await projected.harness.pass(.seconds(1))
            #expect(views.count == 2 && projected.harness.appTree("views", "focus") == .array(views))
        }

        @Test func `CAR-21, ruling 74: the layout of any layer on the screen reports the rectangles`() async throws {
            let projected = try await running()
            button.frame.origin.x = 300
            rootView.setNeedsLayout()
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last == [[1, 300, 100, 200, 80]])
            button.addSubview(FocusableView().tagged(2))
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last == [[1, 300, 100, 200, 80], [2, 300, 100, 100, 50]])
            let next = UIViewController()
            next.view = UIView().tagged(0, 0, 0, 800, 480, FocusableView().tagged(3))
            projected.window?.rootViewController = next
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last == [[1, 0, 0, 100, 50]])
        }

        @Test func `CAR-22: the app can notify of a change without a layout`() async throws {
            let opening = OpeningView().tagged(2)
            button.addSubview(opening)
            let projected = try await running()
            opening.isOpen = true
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.last?.count == 1)
            UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last?.count == 2)
        }

        @Test func `CAR-23, HAP-03, ruling 26: the car window is the haptic interface, until the app replaces it`()
            async throws
        {
            let projected = try await running()
            #expect(projected.stream.hapticInterface === projected.car)
            let manager = SDLInterfaceManager(window: try #require(projected.window))
            projected.stream.hapticInterface = manager
            await projected.harness.inFlight.settled()
            let received = projected.harness.hapticRects.count
            rootView.setNeedsLayout()
            button.frame.origin.x = 0
            await projected.harness.pass(.milliseconds(100))
            #expect(projected.harness.hapticRects.count == received)
        }
    }
}

extension ProjectionTests {
    /// Tests that the inspector shows the view tree of a projected window.
    @MainActor
    @Suite struct ViewTreeTests {
        @Test func `The tree has each view's frame and verdict, and the last touch`() async throws {
            let controller = UIViewController()
            let (button, label) = (UIButton().tagged(1, 100, 100, 200, 80), UILabel().tagged(2, 0, 300))
            label.text = "Here"
            label.textColor = UIColor(red: 0x20 / 255.0, green: 0x40 / 255.0, blue: 0x60 / 255.0, alpha: 1)
            controller.view = UIView().tagged(0, 0, 0, 800, 480, button, label)
            (controller.view.backgroundColor, controller.view.clipsToBounds) = (.white, true)
            let projected = try await ProjectedApp(controller)
            await projected.harness.pass(.seconds(1))
            let window = try #require(projected.window)
            let node = { (view: UIView) in projected.harness.appTree("views", "nodes", "\(view.viewID)") }
            #expect(projected.harness.appTree("views", "root")?.int == window.viewID)
            #expect(projected.harness.appTree("views", "picture", "width")?.int == 800)
            #expect(node(button)?["frame"] == [100.0, 100.0, 200.0, 80.0])
            #expect(node(button)?["verdict"] == ["reported": 1])
            #expect(node(label)?["text"] == "Here" && node(label)?["color"] == "#204060")
            #expect(node(controller.view)?["controller"] == "UIViewController")
            #expect(node(controller.view)?["background"] == "#ffffff" && node(controller.view)?["clips"] == true)
            #expect(node(button)?["color"] == nil, "a view without a text has no text colour")
            #expect(node(label)?["verdict"] == ["skipped": "cannot become focused and is not a button"])
            #expect(projected.harness.appTree("views", "focus") == [.int(button.viewID)])
            try await projected.tap(150, 120)
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views", "lastTouch", "hit")?.int == button.viewID)
            #expect(projected.harness.appTree("views", "lastTouch", "point") == [150.0, 120.0])
            // The chain is the touched view and its superviews.
            let chain = [button.viewID, controller.view.viewID, window.viewID].map { JSONValue.int($0) }
            #expect(projected.harness.appTree("views", "lastTouch", "chain") == .array(chain))
            projected.stream.stopVideo()
            await projected.harness.pass(.seconds(1))
            #expect(projected.harness.appTree("views") == nil)
        }

        @Test func `The tree is reported at most four times a second`() async throws {
            let controller = UIViewController()
            controller.view = UIView().tagged(0, 0, 0, 800, 480)
            let projected = try await ProjectedApp(controller)
            await projected.harness.pass(.seconds(1))
            let received = { projected.harness.appJournal.changes.filter { "\($0.path)".hasSuffix("/views") }.count }
            let before = received()
            UIView.animate(withDuration: 2) { controller.view.alpha = 0.5 }
            await projected.harness.pass(.seconds(2))
            #expect((4...9).contains(received() - before))
            await projected.harness.pass(.seconds(1))
            let after = received()
            await projected.harness.pass(.seconds(5))
            #expect(received() == after)
            // Five pictures within a quarter of a second after the first picture cause one report.
            for step in 1...6 {
                controller.view.backgroundColor = UIColor(white: Double(step) / 10, alpha: 1)
                await projected.harness.pass(.milliseconds(40))
            }
            #expect(received() - after == 1)
            await projected.harness.pass(.seconds(1))
            #expect(received() - after == 2)
            // The limit is exact to the millisecond.
            controller.view.backgroundColor = .white
            await projected.harness.pass(.milliseconds(20))
            controller.view.backgroundColor = .black
            await projected.harness.pass(.milliseconds(229))
            #expect(received() - after == 3)
            await projected.harness.pass(.milliseconds(1))
            #expect(received() - after == 4)
        }
    }
}
