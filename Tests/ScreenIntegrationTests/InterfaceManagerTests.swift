import JSON
import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

extension ProjectionTests {
    /// The interface manager of SDL-0081: what it looks at, when, and what it tells. HAP-01…23
    @MainActor
    @Suite struct InterfaceManagerTests {
        private let ground = Ground(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        private let controller = UIViewController()
        private let stops = (0...2).map { Stop().tagged($0, 10, 20 + $0 * 60, 300, 50) }

        /// An app that projects, with a window that is on no car's screen.
        private func running(haptics: Bool = true) async throws -> (ProjectedApp, UIWindow) {
            controller.view = ground
            stops.forEach { ground.addSubview($0) }
            let window = UIWindow(frame: ground.frame)
            window.rootViewController = controller
            return (try await ProjectedApp(haptics: haptics, starts: false), window)
        }

        @Test func `HAP-01, HAP-04, HAP-05, HAP-06, HAP-07: a manager of any window tells its views when it is made`()
            async throws
        {
            let (projected, window) = try await running()
            // What lies below the last subview is not looked at.
            window.insertSubview(Stop().tagged(9), at: 0)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews == stops)
            await projected.harness.inFlight.settled()
            #expect(
                projected.harness.places == [[[0, 10, 20, 300, 50], [1, 10, 80, 300, 50], [2, 10, 140, 300, 50]]])
            #expect(projected.harness.insides("haptics", "verdicts")?[0]?["source"] == "interfaceManager")
        }

        @Test func `HAP-07: what the head unit refuses is told, unless the app has named the places itself`()
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
            #expect(projected.harness.insides("haptics", "verdicts")?[0]?["reason"] == "GENERIC_ERROR: Not now.")
        }

        /// Puts its one subview where it is to be, when it is laid out.
        private final class Shelf: UIView {
            override func layoutSubviews() { subviews.first?.frame = CGRect(x: 5, y: 5, width: 100, height: 50) }
        }

        @Test func `HAP-07: what is laid out only now is told where it is then`() async throws {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            stops.forEach { $0.removeFromSuperview() }
            ground.addSubview(Shelf().tagged(8, 0, 0, 400, 200, Stop().tagged(9, 0, 0, 1, 1)))
            manager.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.last == [[0, 5, 5, 100, 50]])
        }

        @Test(arguments: [(2, [2, 1, 0]), (1, [1, 0, 2]), (0, [0, 1, 2]), (nil, [0, 1, 2])] as [(Int?, [Int])])
        func `HAP-08, HAP-09, ruling 27: the preferred view changes places with the first`(
            _ preferred: Int?, _ order: [Int]
        ) async throws {
            let (projected, window) = try await running()
            // One that is not in the list changes nothing.
            ground.preferred = preferred.map { stops[$0] } ?? UIView()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews.map(\.tag) == order)
        }

        @Test func `HAP-11: a view on which another can be reached is passed over, wherever that stands on it`()
            async throws
        {
            let (projected, window) = try await running()
            let inner = Stop().tagged(9, 0, 0, 20, 20)
            stops[0].addSubview(inner)
            stops[0].addSubview(UIView())
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews == [inner, stops[1], stops[2]])
        }

        @Test func `HAP-09: the only view is the first, preferred or not`() async throws {
            let (projected, window) = try await running()
            stops[1...].forEach { $0.removeFromSuperview() }
            ground.preferred = stops[0]
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews == [stops[0]])
        }

        @Test func `HAP-10: a window without views is complained of, and nothing is told of`() async throws {
            let projected = try await ProjectedApp(starts: false)
            let window = UIWindow(frame: ground.frame)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(manager.focusableViews.isEmpty && projected.harness.diagnostics == ["HAP-10"])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places == [[]])
        }

        @Test func `HAP-15, ruling 28: it tells each time, also what is unchanged and also nothing`() async throws {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            manager.updateInterfaceLayout()
            stops.forEach { $0.removeFromSuperview() }
            manager.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.map(\.count) == [3, 3, 0])
        }

        @Test func `HAP-16: borders show what was come to, and what was found`() async throws {
            let (projected, window) = try await running()
            let plain = UIView().tagged(7, 0, 300)
            ground.addSubview(plain)
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            #expect(plain.layer.borderWidth == 0 && stops[0].layer.borderWidth == 0)
            manager.highlightsViews = true
            manager.updateInterfaceLayout()
            #expect(plain.layer.borderWidth == 1 && plain.layer.borderColor == .red)
            #expect(stops[0].layer.borderWidth == 2 && stops[0].layer.borderColor == .blue)
            #expect(ground.layer.borderWidth == 0)
        }

        @Test
        func `HAP-17, HAP-20, ruling 23: it looks again at a notification of either name, and as long as it lives`()
            async throws
        {
            #expect(UINotificationName.SDLProjectionViewUpdate.rawValue == "com.sdl.notification.projectionViewUpdate")
            #expect(UINotificationName.SDLDidUpdateProjectionView == .SDLProjectionViewUpdate)
            let (projected, window) = try await running()
            var manager: SDLInterfaceManager? = SDLInterfaceManager(window: window, application: projected.app)
            stops[0].removeFromSuperview()
            // A change in place is not seen by itself.
            await projected.harness.pass(.seconds(1))
            #expect(manager?.focusableViews.count == 3)
            UINotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
            #expect(manager?.focusableViews.count == 2)
            manager = nil
            UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.map(\.count) == [3, 2])
        }

        @Test func `HAP-18, HAP-19, ruling 22: the projected controllers say that they have appeared`() async throws {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            window.makeKeyAndVisible()
            await projected.harness.inFlight.settled()
            for next in [SDLProjectionViewController(), SDLTableViewController()] {
                let received = projected.harness.places.count
                window.rootViewController = next
                await projected.harness.inFlight.settled()
                #expect(projected.harness.places.count == received + 1)
                #expect(!manager.focusableViews.contains(stops[0]))
            }
        }

        @Test func `HAP-02, HAP-03, HAP-21, HAP-22: an app may name the views, or the places, or take the role itself`()
            async throws
        {
            let (projected, window) = try await running()
            let manager = SDLInterfaceManager(window: window, application: projected.app)
            manager.focusableViews = [stops[2]]
            manager.updateInterfaceLayout(withSpatialData: [SDLHapticRect(id: 7, x: 1, y: 2, width: 3, height: 4)])
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.dropFirst() == [[[0, 10, 140, 300, 50]], [[7, 1, 2, 3, 4]]])
            projected.stream.hapticInterface = manager
            projected.stream.hapticInterface.updateInterfaceLayout()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.last?.count == 3)
        }
    }
}
