import JSON
import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests of the interface manager of proposal SDL-0081: which views of a window it visits, when it searches, and
    /// which rectangles it reports. HAP-01…23
    @MainActor
    @Suite struct InterfaceManagerTests {
        private let rootView = PreferredFocusView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        private let controller = UIViewController()
        private let stops = (0...2).map { FocusableView().tagged($0, 10, 20 + $0 * 60, 300, 50) }

        /// Returns a projection app, and a window that is not on the car's screen.
        private func running(haptics: Bool = true) async throws -> (ProjectedApp, UIWindow) {
            controller.view = rootView
            stops.forEach { rootView.addSubview($0) }
            let window = UIWindow(frame: rootView.frame)
            window.rootViewController = controller
            return (try await ProjectedApp(haptics: haptics, starts: false), window)
        }

        @Test func `HAP-01, HAP-04, HAP-05, HAP-06, HAP-07: a new manager of any window reports its views`()
            async throws
        {
            let (projected, window) = try await running()
            // Only the window's last subview is visited.
            window.insertSubview(FocusableView().tagged(9), at: 0)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews == stops)
            await projected.harness.inFlight.settled()
            #expect(
                projected.harness.hapticRects == [
                    [[0, 10, 20, 300, 50], [1, 10, 80, 300, 50], [2, 10, 140, 300, 50]]
                ])
            #expect(projected.harness.appTree("haptics", "verdicts")?[0]?["source"] == "interfaceManager")
        }

        @Test func `HAP-07: a refusal is reported, unless the app has set the rectangles itself`()
            async throws
        {
            let (projected, window) = try await running()
            try await projected.harness.force("SendHapticData", "GENERIC_ERROR", info: "Not now.")
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.diagnostics == ["HAP-07"])
            manager.updateInterfaceLayout(withSpatialData: [SDLHapticRect(id: 1, x: 1, y: 2, width: 30, height: 40)])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.diagnostics == ["HAP-07"])
            #expect(projected.harness.appTree("haptics", "verdicts")?[0]?["reason"] == "GENERIC_ERROR: Not now.")
        }

        private final class LayoutView: UIView {
            override func layoutSubviews() { subviews.first?.frame = CGRect(x: 5, y: 5, width: 100, height: 50) }
        }

        @Test func `HAP-07: a pending layout is done before the rectangles are reported`() async throws {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            stops.forEach { $0.removeFromSuperview() }
            rootView.addSubview(LayoutView().tagged(8, 0, 0, 400, 200, FocusableView().tagged(9, 0, 0, 1, 1)))
            manager.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last == [[0, 5, 5, 100, 50]])
        }

        @Test(arguments: [(2, [2, 1, 0]), (1, [1, 0, 2]), (0, [0, 1, 2]), (nil, [0, 1, 2])] as [(Int?, [Int])])
        func `HAP-08, HAP-09, ruling 27: the preferred view is swapped with the first one`(
            _ preferred: Int?, _ order: [Int]
        ) async throws {
            let (projected, window) = try await running()
            // A preferred view that is not in the list does not change the order.
            rootView.preferred = preferred.map { stops[$0] } ?? UIView()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews.map(\.tag) == order)
        }

        @Test func `HAP-09: the only view is the first, preferred or not`() async throws {
            let (projected, window) = try await running()
            stops[1...].forEach { $0.removeFromSuperview() }
            rootView.preferred = stops[0]
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews == [stops[0]])
        }

        @Test func `HAP-10: a window without views has a diagnostic, and an empty report`() async throws {
            let projected = try await ProjectedApp(starts: false)
            let window = UIWindow(frame: rootView.frame)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews.isEmpty && projected.harness.diagnostics == ["HAP-10"])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects == [[]])
        }

        @Test func `HAP-15, ruling 28: each update is reported, also if unchanged or empty`() async throws {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            manager.updateInterfaceLayout()
            stops.forEach { $0.removeFromSuperview() }
            manager.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.map(\.count) == [3, 3, 0])
        }

        @Test func `HAP-16: borders highlight visited and focusable views`() async throws {
            let (projected, window) = try await running()
            let plain = UIView().tagged(7, 0, 300)
            rootView.addSubview(plain)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(plain.layer.borderWidth == 0 && stops[0].layer.borderWidth == 0)
            manager.highlightsViews = true
            manager.updateInterfaceLayout()
            #expect(plain.layer.borderWidth == 1 && plain.layer.borderColor == .red)
            #expect(stops[0].layer.borderWidth == 2 && stops[0].layer.borderColor == .blue)
            #expect(rootView.layer.borderWidth == 0)
        }

        @Test
        func `HAP-17, HAP-20, ruling 23: a notification of either name updates the manager while it exists`()
            async throws
        {
            #expect(UINotificationName.SDLProjectionViewUpdate.rawValue == "com.sdl.notification.projectionViewUpdate")
            #expect(UINotificationName.SDLDidUpdateProjectionView == .SDLProjectionViewUpdate)
            let (projected, window) = try await running()
            var manager: SDLInterfaceManager? = SDLInterfaceManager(window: window, application: projected.app)
            stops[0].removeFromSuperview()
            // A change without a notification is not noticed.
            await projected.harness.pass(.seconds(1))
            #expect(manager?.focusableViews.count == 3)
            UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
            #expect(manager?.focusableViews.count == 2)
            manager = nil
            UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.map(\.count) == [3, 2])
        }

        @Test func `HAP-18, HAP-19, ruling 22: projection controllers post the notification when they appear`()
            async throws
        {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            window.makeKeyAndVisible()
            await projected.harness.inFlight.settled()
            for next in [SDLProjectionViewController(), SDLTableViewController()] {
                let received = projected.harness.hapticRects.count
                window.rootViewController = next
                await projected.harness.inFlight.settled()
                #expect(projected.harness.hapticRects.count == received + 1)
                #expect(!manager.focusableViews.contains(stops[0]))
            }
        }

        @Test func `HAP-02, HAP-03, HAP-21, HAP-22: an app may set the views, the rectangles, or the haptic interface`()
            async throws
        {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            manager.focusableViews = [stops[2]]
            manager.updateInterfaceLayout(withSpatialData: [SDLHapticRect(id: 7, x: 1, y: 2, width: 3, height: 4)])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.dropFirst() == [[[0, 10, 140, 300, 50]], [[7, 1, 2, 3, 4]]])
            projected.stream.hapticInterface = manager
            projected.stream.hapticInterface.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last?.count == 3)
        }
    }
}
