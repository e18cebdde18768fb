import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

import class Foundation.Bundle
import class Foundation.NotificationCenter
import class Foundation.OperationQueue
import protocol Foundation.NSObjectProtocol
import struct Foundation.Notification

extension ProjectionTests {
    /// Tests that the sample code of proposal SDL-0091 works. Only the syntax of the code was adapted. CAR-04, CAR-09,
    /// CAR-13…21
    @MainActor
    @Suite struct CarWindowProposalCodeTests {
        /// An object that shows a storyboard on an external screen when the screen is connected.
        @MainActor
        final class ExternalDisplay {
            var sdlWindow: UIWindow?
            /// The index of the car's screen in `UIScreen.screens`. In an app, the index is 1. In tests, the index can
            /// be higher, because the process may have connected several cars.
            var carScreen: () -> Int = { 1 }
            private var observers: [any NSObjectProtocol] = []

            init() {
                for name in [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification] {
                    let center = NotificationCenter.default
                    observers.append(
                        center.addObserver(forName: name, object: nil, queue: .main) { [weak self] in
                            self?.updateCarWindow($0)
                        })
                }
            }

            isolated deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

            func updateCarWindow(_ notification: Notification) {
                if UIScreen.screens.count <= carScreen() {
                    sdlWindow = nil
                    return
                }
                let sdlScreen = UIScreen.screens[carScreen()]
                let storyboard = UIStoryboard(name: "SDLWindow", bundle: .main)
                let vc = storyboard.instantiateInitialViewController()!

                vc.view.frame = sdlScreen.bounds
                vc.view.bounds = sdlScreen.bounds

                sdlWindow = UIWindow(frame: sdlScreen.bounds)
                sdlWindow?.screen = sdlScreen
                sdlWindow?.rootViewController = vc
                sdlWindow?.addSubview(vc.view)
                sdlWindow?.makeKeyAndVisible()
            }
        }

        private func running(_ display: ExternalDisplay) async throws -> Harness {
            let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
            let harness = try Harness(configuration) { SDLViewController() }
            display.carScreen = { [weak app = harness.app] in
                UIScreen.screens.firstIndex { $0 === app?.carWindow?.screen } ?? UIScreen.screens.count
            }
            await harness.start()
            harness.app.streamManager?.startVideo()
            try await harness.activate()
            await harness.pass(.milliseconds(100))
            return harness
        }

        @Test func `CAR-04, ruling 73: a storyboard is shown on the car's screen`() async throws {
            final class Dashboard: UIViewController {
                var appearances = 0
                override func viewDidAppear(_ animated: Bool) { appearances += 1 }
            }
            let dashboard = Dashboard()
            UIStoryboard.register(name: "SDLWindow") { dashboard }
            let display = ExternalDisplay()
            let harness = try await running(display)
            #expect(display.sdlWindow?.rootViewController === dashboard && dashboard.appearances == 1)
            #expect(display.sdlWindow === harness.app.carWindow?.window)
            #expect(dashboard.view.frame == display.sdlWindow?.bounds && dashboard.view.superview != nil)
            harness.app.streamManager?.stopVideo()
            await harness.pass(.seconds(1))
            #expect(display.sdlWindow == nil && dashboard.viewIfLoaded?.window == nil)
        }

        /// A view controller that stores a text when its view is tapped.
        final class CustomViewController: UIViewController, SDLTouchManagerViewDelegate {
            let customView = FocusableView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
            var texts: [String] = []

            override func viewDidLoad() { view.addSubview(customView) }

            func touchManager(
                _ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint
            ) -> Bool {
                var handled = false
                if view == customView {
                    texts.append("'CustomView' was tapped")
                    handled = true
                }
                return handled
            }
        }

        @Test func `CAR-13: the touch delegate handles a tap on its custom view`() async throws {
            let controller = CustomViewController()
            let projected = try await ProjectedApp(controller)
            projected.app.touchManager.touchEventDelegate = controller
            try await projected.tap(150, 150)
            try await projected.tap(500, 400)
            #expect(controller.texts == ["'CustomView' was tapped"])
        }

        /// An object that searches a window for the views that can become focused, as in the proposal.
        @MainActor
        final class CarWindow {
            let streamingViewController: UIViewController
            let sdlManager: SDLManager
            var focusableViews: [SDLFocusableView] = []
            var prevHapticRectRequest: SDLSendHapticData?
            var results: [SDLResult] = []

            init(_ controller: UIViewController, _ manager: SDLManager) {
                (streamingViewController, sdlManager) = (controller, manager)
            }

            func updateInterfaceLayout() {
                buildFocusableView(streamingViewController.view)
                var hapticRects: [SDLHapticRect] = []
                for fView in focusableViews { hapticRects.append(fView.hapticRect) }
                let request = SDLSendHapticData(hapticRectData: hapticRects)
                if request == prevHapticRectRequest { return }
                prevHapticRectRequest = request
                sdlManager.send(request) { response, error in
                    if let response { self.results.append(response.resultCode) }
                }
            }

            func buildFocusableView(_ view: UIView) {
                focusableViews.removeAll()
                focusableControls(in: view)
            }

            func focusableControls(in view: UIView) {
                let canBecomeFocused = view is UIButton || view.canBecomeFocused
                if canBecomeFocused, view.frame.size.width > 0, view.frame.size.height > 0, view.isHidden == false,
                    view.alpha > 0, view.isUserInteractionEnabled == true
                {
                    let rect = view.convert(view.bounds, to: nil)
                    let hapticRect = SDLHapticRect(
                        id: focusableViews.count + 1, x: rect.origin.x, y: rect.origin.y, width: rect.size.width,
                        height: rect.size.height)
                    focusableViews.append(SDLFocusableView(view: view, hapticRect: hapticRect))
                }
                for subview in view.subviews { focusableControls(in: subview) }
            }
        }

        @Test func `CAR-14…20: the list of focusable views, built and sent by the proposal's code`() async throws {
            let controller = UIViewController()
            let views = [
                UIButton().tagged(1, 10, 10), FocusableView().tagged(2, 200, 10), UILabel().tagged(3, 400, 10),
            ]
            views.forEach { controller.view.addSubview($0) }
            let projected = try await ProjectedApp(controller)
            let window = CarWindow(controller, projected.app.sdlManager)
            window.updateInterfaceLayout()
            window.updateInterfaceLayout()
            await projected.harness.pass(.milliseconds(100))
            #expect(window.focusableViews.map(\.view.tag) == [1, 2] && window.results == [.success])
            #expect(window.focusableViews.map(\.view) == projected.car.focusableViews.map(\.view))
            #expect(projected.harness.hapticRects.last == projected.harness.hapticRects.first)
        }

        @Test func `CAR-21: an override of a layout updates the focus`() async throws {
            final class LayoutView: UIView {
                weak var carWindow: SDLCarWindow?
                var updates = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    guard let carWindow, carWindow.sdlLayer === layer else { return }
                    updates += 1
                    carWindow.updateInterfaceLayout()
                }
            }
            let controller = UIViewController()
            let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view = view
            let projected = try await ProjectedApp(controller)
            view.carWindow = projected.car
            view.addSubview(UIButton().tagged(1, 10, 10))
            await projected.harness.pass(.milliseconds(100))
            #expect(view.updates > 0 && projected.harness.hapticRects.last == [[1, 10, 10, 100, 50]])
        }
    }
}
