import SDLBridge
import SDLHeadUnit
import SDLKit
import Testing

@testable import SDLTesting

@MainActor @Suite struct LeakTests {
    final class Controller: SDLViewController {
        override func loadView() { view = SDLView(subviews: [SDLTextView("Here")]) }
    }

    @Test func `The parts of a stopped car are released`() async throws {
        weak var bridge: Bridge?
        weak var headUnit: HeadUnit?
        weak var hub: Hub?
        weak var application: SDLApplication?
        do {
            let car = try await SDLTestCar()
            (bridge, headUnit, hub) = (car.bridge, car.bridge.headUnit, car.bridge.hub)
            application = try await car.run(rootViewController: Controller())
            try await car.activate("test")
            try await car.expect(text: "Here")
            await car.stop()
        }
        // Tasks that have just ended may still release their references.
        for _ in 0..<100_000 where bridge != nil || headUnit != nil || hub != nil || application != nil {
            await Task.yield()
        }
        #expect(bridge == nil, "the bridge remains")
        #expect(headUnit == nil, "the head unit remains")
        #expect(hub == nil, "the hub remains")
        #expect(application == nil, "the app remains")
    }
}
