import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

import class Foundation.NotificationCenter
import protocol Foundation.NSObjectProtocol
import struct Foundation.Notification

extension ProjectionTests {
    /// Tests that the sample code of proposal SDL-0081 works. Only the syntax of the code was adapted. HAP-03…20
    @MainActor
    @Suite struct InterfaceManagerProposalCodeTests {
        /// The interface manager in the code of the proposal. In these tests, the class replaces the interface manager
        /// of the library. HAP-03
        final class InterfaceManager: SDLWindowHapticInterface {
            private let projectionWindow: UIWindow
            private(set) var focusableViews: [UIView] = []
            private(set) var updates = 0
            private var observer: (any NSObjectProtocol)?

            init(window: UIWindow) {
                projectionWindow = window
                updateInterfaceLayout()
                observer = NotificationCenter.default.addObserver(
                    forName: .SDLProjectionViewUpdate, object: nil, queue: nil
                ) { [weak self] _ in
                    MainActor.assumeIsolated { self?.projectionViewUpdated() }
                }
            }

            isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

            func updateInterfaceLayout() {
                updates += 1
                focusableViews = []
                parseViewHierarchy(projectionWindow.subviews.last)
                let preferred = projectionWindow.subviews.last?.preferredFocusedView
                let preferredViewIndex = focusableViews.firstIndex { $0 === preferred }
                if let preferredViewIndex, focusableViews.count > 1 { focusableViews.swapAt(preferredViewIndex, 0) }
                highlightAllViews()
            }

            func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {}

            func view(for point: CGPoint) -> UIView? {
                focusableViews.first { $0.convert($0.bounds, to: nil).contains(point) }
            }

            func parseViewHierarchy(_ currentView: UIView?) {
                guard let currentView else { return print("Error: Cannot parse nil view") }
                let focusableSubviews = currentView.subviews.filter { $0.canBecomeFocused }
                if currentView.canBecomeFocused && focusableSubviews.count == 0 {
                    focusableViews.append(currentView)
                } else {
                    for childView in currentView.subviews {
                        childView.layer.borderWidth = 1.0
                        childView.layer.borderColor = UIColor.red.cgColor
                        parseViewHierarchy(childView)
                    }
                }
            }

            func projectionViewUpdated() { updateInterfaceLayout() }

            func highlightAllViews() {
                for view in focusableViews {
                    view.layer.borderColor = UIColor.blue.cgColor
                    view.layer.borderWidth = 2.0
                }
            }
        }

        /// A controller that requests an update of the interface manager when its view has appeared. HAP-18
        class ProjectionViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                NotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
            }
        }

        /// A table view controller that requests an update of the interface manager when its view has appeared. HAP-19
        final class TableViewController: UITableViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                NotificationCenter.default.post(name: .SDLProjectionViewUpdate, object: nil)
            }
        }

        private func tree() -> UIViewController {
            let controller = UIViewController()
            controller.view = PreferredFocusView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            let (first, second) = (FocusableView().tagged(1, 0, 0), FocusableView().tagged(2, 200, 0))
            controller.view.addSubview(first)
            controller.view.addSubview(UIView().tagged(3, 0, 100, 400, 200, second))
            (controller.view as? PreferredFocusView)?.preferred = second
            return controller
        }

        @Test func `HAP-03…13: the proposal's manager finds the same views as the library's, and draws borders`()
            async throws
        {
            let projected = try await ProjectedApp(tree())
            let window = try #require(projected.window)
            let own = InterfaceManager(window: window)
            let library = SDLInterfaceManager(window: window, application: projected.app)
            #expect(own.focusableViews.map(\.tag) == [2, 1] && library.focusableViews == own.focusableViews)
            #expect(own.focusableViews.allSatisfy { $0.layer.borderWidth == 2 && $0.layer.borderColor == .blue })
            projected.stream.hapticInterface = own
            #expect(projected.stream.hapticInterface === own && own.view(for: CGPoint(x: 10, y: 10))?.tag == 1)
        }

        @Test func `HAP-17, HAP-18, HAP-19: controllers update both managers by Foundation's notification`()
            async throws
        {
            let navigation = UINavigationController(rootViewController: ProjectionViewController())
            let projected = try await ProjectedApp(navigation)
            let window = try #require(projected.window)
            let own = InterfaceManager(window: window)
            let sent = projected.harness.hapticRects.count
            let library = SDLInterfaceManager(window: window, application: projected.app)
            await projected.harness.pass(.milliseconds(100))
            #expect(own.updates == 1 && projected.harness.hapticRects.count == sent + 1)
            navigation.pushViewController(TableViewController(), animated: false)
            await projected.harness.pass(.milliseconds(100))
            #expect(own.updates == 2 && projected.harness.hapticRects.count >= sent + 2)
            // The library's own controllers post to the same notification centre.
            navigation.pushViewController(SDLProjectionViewController(), animated: false)
            navigation.pushViewController(SDLTableViewController(), animated: false)
            #expect(own.updates == 4 && library.focusableViews.count == own.focusableViews.count)
        }

        @Test func `HAP-17, CAR-22: the notification has one value under both names and at both centres`() {
            let name = "com.sdl.notification.projectionViewUpdate"
            #expect(Notification.Name.SDLProjectionViewUpdate.rawValue == name)
            #expect(Notification.Name.SDLDidUpdateProjectionView == .SDLProjectionViewUpdate)
            #expect(UINotificationName.SDLProjectionViewUpdate.rawValue == name)
        }
    }
}
