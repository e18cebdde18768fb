import SDLBridge
import SDLHeadUnit
import SDLKit
import Testing

@testable import SDLTesting

@MainActor @Suite struct LeakTests {
    /// A controller that shows a text, an alert and a vehicle data item.
    final class Controller: SDLViewController {
        override func loadView() {
            let ask = SDLSoftButtonObject(name: "ask", text: "Ask") { [weak self] press, _ in
                guard press != nil else { return }
                self?.presentOverlayController(SDLAlertController(message: "Really?", buttons: []))
            }
            view = SDLView(subviews: [SDLTextView("Here"), SDLButtonView(button: ask)])
        }

        override func viewDidAppear() {
            _ = application?.vehicleDataManager.subscribe(to: SDLSubscribeVehicleData(speed: true)) { _, _ in }
        }
    }

    private final class WeakPart {
        let name: String
        weak var part: AnyObject?

        init(_ name: String, _ part: AnyObject) { (self.name, self.part) = (name, part) }
    }

    /// Runs a car with an app, stops the car, and returns weak references to its parts.
    private func partsOfStoppedCar() async throws -> [WeakPart] {
        let car = try await SDLTestCar()
        let app = try await car.run(rootViewController: Controller())
        let parts = [
            WeakPart("bridge", car.bridge), WeakPart("head unit", car.bridge.headUnit), WeakPart("hub", car.bridge.hub),
            WeakPart("server", car.bridge.server), WeakPart("clock", car.bridge.clock), WeakPart("app", app),
            WeakPart("lifecycle manager", app.lifecycle), WeakPart("screen manager", app.screenManager),
            WeakPart("vehicle data manager", app.vehicleDataManager),
        ]
        try await car.activate("test")
        try await car.expect(text: "Here")
        try await car.press("Ask")
        try await car.expect(row: "rpc:Alert")
        await car.stop()
        return parts
    }

    @Test func `All parts of ten stopped cars are released`() async throws {
        var parts: [WeakPart] = []
        for _ in 0..<10 { parts += try await partsOfStoppedCar() }
        // Tasks that have ended may still have references for a short time.
        for _ in 0..<100_000 where parts.contains(where: { $0.part != nil }) { await Task.yield() }
        #expect(parts.filter { $0.part != nil }.map(\.name) == [])
    }
}
