import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import TestJournal
import Testing

extension ProjectionTests {
    /// Tests of the methods of the touch delegate that receive the touched view. CAR-13, HAP-23
    @MainActor
    @Suite struct CarDelegateTests {
        private final class IdleDelegate: SDLTouchManagerViewDelegate {}

        /// A delegate that implements all methods. Each method returns true.
        private final class HandlingDelegate: SDLTouchManagerViewDelegate {
            private(set) var calls: [String] = []
            private func received(_ call: String, _ view: UIView?, _ point: CGPoint) -> Bool {
                calls.append("\(call) \(view?.tag ?? -1) \(Int(point.x)),\(Int(point.y))")
                return true
            }
            func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint)
                -> Bool
            { received("tap", view, point) }
            func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint)
                -> Bool
            { received("double", view, point) }
            func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
                received("pan", view, point)
            }
            func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool {
                received("panned", view, point)
            }
            func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint)
                -> Bool
            { received("pinch", view, point) }
            func touchManager(
                _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint,
                withScale scale: Double
            ) -> Bool { received("pinched by \(scale)", view, point) }
            func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool
            {
                received("pinch ended", view, point)
            }
        }

        private let controller = UIViewController()
        private let button = UIButton().tagged(1, 100, 100, 200, 80)

        private func running(_ delegate: any SDLTouchManagerViewDelegate) async throws -> ProjectedApp {
            controller.view = UIView().tagged(0, 0, 0, 800, 480, button)
            let projected = try await ProjectedApp(controller)
            projected.car.touchManager.touchEventDelegate = delegate
            return projected
        }

        private func fingers(_ projected: ProjectedApp, _ kind: TouchCommand.Kind, _ places: (Int, Int)...) async throws
        {
            let points = places.enumerated().map { TouchCommand.Point(id: $0, x: $1.0, y: $1.1) }
            try await projected.harness.drive(.touch(TouchCommand(kind: kind, points: points)))
        }

        /// Performs a tap, a double tap, a pan and a pinch on the button.
        private func allGestures(_ projected: ProjectedApp) async throws {
            try await projected.tap(150, 140)
            for _ in 1...2 {
                try await projected.touch(.begin, 150, 140)
                try await projected.touch(.end, 150, 140)
            }
            await projected.harness.pass(.milliseconds(500))
            try await projected.drag((150, 140), (200, 140))
            try await fingers(projected, .begin, (120, 140), (160, 140))
            try await fingers(projected, .move, (110, 140), (190, 140))
            await projected.harness.pass(.milliseconds(100))
            try await fingers(projected, .end, (110, 140), (190, 140))
            await projected.harness.pass(.milliseconds(100))
        }

        private func handled(_ projected: ProjectedApp) -> [Bool] {
            projected.harness.appJournal.rows.filter { $0.kind == "delegate" }
                .compactMap { try? JSONValue(parsing: $0.payload.bytes) }.compactMap { $0["handled"]?.bool }
        }

        @Test func `CAR-09, CAR-13: a delegate without methods leaves all touches to the views`() async throws {
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let delegate = IdleDelegate()
            let projected = try await running(delegate)
            try await allGestures(projected)
            #expect(handled(projected).count >= 7 && handled(projected).allSatisfy { !$0 })
            // The tap presses once, the double tap twice, and the pan on the button once.
            #expect(presses == 4)
        }

        @Test func `CAR-13, HAP-23: a delegate that handles everything gets the view of each touch, and no view acts`()
            async throws
        {
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            let delegate = HandlingDelegate()
            let projected = try await running(delegate)
            try await allGestures(projected)
            #expect(presses == 0)
            #expect(
                delegate.calls == [
                    "tap 1 150,140", "double 1 150,140", "pan 1 160,140", "panned 1 200,140", "pinch 1 140,140",
                    "pinched by 2.0 1 150,140", "pinch ended 1 150,140",
                ])
        }

        @Test func `HAP-23: the view of a touch is a focusable view`() async throws {
            let delegate = IdleDelegate()
            let projected = try await running(delegate)
            var views: [UIView?] = []
            let car = projected.car
            car.touchManager.touchEventHandler = { touch, _ in views.append(car.view(for: touch)) }
            try await projected.tap(150, 140)
            try await projected.tap(700, 400)
            #expect(views == [button, button, nil, nil])
        }
    }
}
