import SDLBridge
import SDLKit
import Testing

/// What somebody writes who knows nothing of the bridge but its public face.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `A car in a test` {
    struct Counter: SDLApp {
        static let configuration = SDLConfiguration(appName: "Counter", appID: "counter")
        static func rootViewController() -> SDLViewController { CounterController() }
    }

    final class CounterController: SDLViewController {
        private let text = SDLTextView("Nobody yet")
        private var count = 0

        override func loadView() {
            let more = SDLSoftButtonObject(name: "more", text: "More") { [weak self] press, _ in
                guard press != nil, let self else { return }
                count += 1
                text.mainFields = [SDLTextField("\(count) people")]
            }
            let ask = SDLSoftButtonObject(name: "ask", text: "Ask") { [weak self] press, _ in
                guard press != nil else { return }
                self?.presentOverlayController(SDLAlertController(message: "Really?", buttons: []))
            }
            view = SDLView(subviews: [text, SDLButtonView(button: more), SDLButtonView(button: ask)])
        }
    }

    @Test func `An app is driven, and what it shows is waited for`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.expect(text: "Nobody yet")
        try await car.press("More")
        try await car.press("More")
        try await car.expect(text: "2 people")
        #expect(car.state("/headUnit/apps/counter/windows/0/mainField1") == "\"2 people\"")
        #expect(try await car.log("rpc:OnButtonPress").count == 2)
        try await car.expect("/apps/counter/state", equals: "\"active\"")
        await car.stop()
    }

    @Test func `Ten seconds take no time`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.press("Ask")
        try await car.expect("/headUnit/visibleOverlay")
        try await car.advance(by: .seconds(10))
        try await car.expect("/headUnit/overlayOrder", equals: "[]")
        try await car.expect(row: "rpc:Alert result:SUCCESS")
        await car.stop()
    }

    @Test func `What does not come to hold is told with what was there instead`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.expect(text: "Nobody yet")
        let failure = await #expect(throws: SDLTestCar.Failure.self) {
            try await car.expect(text: "Somebody", within: .milliseconds(50))
        }
        #expect(failure?.problem.contains("Nobody yet") == true)
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.app.activate", "{}") }
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.flyAway") }
        await car.stop()
    }

    @Test func `A clock that stands is moved on by the pauses of what is done to it`() async throws {
        let car = try await SDLTestCar()
        let before = try #require(Int(car.state("/bridge/clock/now") ?? ""))
        try await car.perform("bridge.batch", #"{"commands":[{"sleepMs":3000},{"sleepMs":4000}]}"#)
        #expect(Int(car.state("/bridge/clock/now") ?? "") == before + 7_000)
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.press("Ask")
        try await car.expect("/headUnit/visibleOverlay")
        // Step by step, through whatever else is due.
        for _ in 0..<10 where car.state("/headUnit/visibleOverlay") != nil {
            try await car.perform("headUnit.clock.step")
            _ = try await car.log(limit: 1)
        }
        #expect(car.state("/headUnit/visibleOverlay") == nil)
        try await car.perform("headUnit.clock.resume")
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.clock.step") }
        await car.stop()
    }
}
