import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests of touches, and of knob presses on the reported haptic rectangles, at different scales of the picture.
    /// Rule 4.8 in docs/rules/managers.md, CAR-09, CAR-24
    @MainActor
    @Suite struct CarKnobTests {
        private let controller = UIViewController()
        private let button = UIButton().tagged(1, 101, 61, 200, 80)

        /// A record of the touch events that the app receives, in the app's pixels.
        final class Fingers {
            var heard: [String] = []
        }

        private func running(_ scale: Double, _ fingers: Fingers) async throws -> ProjectedApp {
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view.addSubview(button)
            let projected = try await ProjectedApp(controller, scale: scale)
            projected.app.touchManager.touchEventHandler = { touch, type in
                fingers.heard.append("\(type) \(Int(touch.x.rounded())),\(Int(touch.y.rounded()))")
            }
            return projected
        }

        @Test(arguments: [1, 1.5, 2])
        func `A tap inside a haptic rectangle reaches the app with its own coordinates`(_ scale: Double) async throws {
            let fingers = Fingers()
            let projected = try await running(scale, fingers)
            let place = try #require(projected.harness.hapticRects.last?.first)
            // CAR-29: the edges are whole pixels of the display.
            let (left, top) = ((101 * scale).rounded(), (61 * scale).rounded())
            #expect(place == [1, left, top, (301 * scale).rounded() - left, (141 * scale).rounded() - top])
            // The tap is at a tenth of the rectangle's width and height, in the coordinates of the display and of the
            // app.
            try await projected.tap(
                Int((place[1] + place[3] / 10).rounded()), Int((place[2] + place[4] / 10).rounded()))
            #expect(fingers.heard == ["BEGIN 121,69", "END 121,69"])
        }

        @Test(arguments: [1, 1.5, 2])
        func `CAR-24: a knob's press sends BEGIN and END at the rectangle's middle, which presses the button`(
            _ scale: Double
        ) async throws {
            let fingers = Fingers()
            let projected = try await running(scale, fingers)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            var knob = HeadUnitSettings()
            knob.inputMode = "rotary"
            try await projected.harness.drive(.set(knob))
            try await projected.harness.drive(.rect(1))
            await projected.harness.pass(.milliseconds(500))
            #expect(fingers.heard == ["BEGIN 201,101", "END 201,101"] && presses == 1)
        }

        @Test func `Leaving MAIN during a touch sends CANCEL, and presses nothing`() async throws {
            let fingers = Fingers()
            let projected = try await running(1, fingers)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            try await projected.touch(.begin, 150, 100)
            try await projected.harness.drive(.menu(.open(menuID: nil)))
            await projected.harness.pass(.seconds(1))
            #expect(fingers.heard == ["BEGIN 150,100", "CANCEL 150,100"] && presses == 0)
        }
    }
}
