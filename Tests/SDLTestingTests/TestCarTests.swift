import Foundation
import SDLKit
import SDLTesting
import Testing

/// Tests that use only the public API, like the tests of an app developer.
@MainActor @Suite struct `A car in a test` {
    struct Counter: SDLApp {
        static let configuration = SDLConfiguration(appName: "Counter", appID: "counter")
        static func rootViewController() -> SDLViewController { CounterController() }
    }

    final class CounterController: SDLViewController {
        private let text = SDLTextView("No people yet")
        private(set) var count = 0

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

    @Test func `Drives an app and waits for its texts`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.expect(text: "No people yet")
        try await car.press("More")
        try await car.press("More")
        try await car.expect(text: "2 people")
        #expect(car.state("/headUnit/apps/counter/windows/0/mainField1") == "\"2 people\"")
        #expect(try await car.log("rpc:OnButtonPress").count == 2)
        try await car.expect("/apps/counter/state", equals: "\"active\"")
        await car.stop()
    }

    final class States: SDLAppDelegate {
        private(set) var lines: [String] = []
        func appDidConnect(_ app: SDLApplication) { lines.append("connect") }
        func appDidBecomeActive(_ app: SDLApplication) { lines.append("active") }
    }

    @Test func `Runs a view controller and a delegate of the test as an app`() async throws {
        let controller = CounterController()
        let states = States()
        let car = try await SDLTestCar()
        try await car.run(rootViewController: controller, delegate: states)
        try await car.activate("test")
        try await car.press("More")
        try await car.expect(text: "1 people")
        #expect(controller.count == 1 && states.lines == ["connect", "active"])
        // After a reconnection, the same controller is used.
        try await car.perform("headUnit.app.disconnect", #"{"app": "test", "reason": "TRANSPORT_LOST"}"#)
        try await car.advance(by: .seconds(1))
        try await car.expect("/headUnit/apps/test")
        try await car.activate("test")
        try await car.expect(text: "1 people")
        await car.stop()
    }

    @Test func `The test's controller and delegate replace the app's own`() async throws {
        let controller = CounterController()
        let states = States()
        let car = try await SDLTestCar()
        let app = try await car.run(Counter.self, rootViewController: controller, delegate: states)
        #expect(app.configuration.appID == "counter" && app.viewControllerManager.rootViewController === controller)
        #expect(app.delegate === states && states.lines == ["connect"])
        await car.stop()
    }

    @Test func `Advancing ten seconds takes no real time`() async throws {
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

    @Test func `A failed expectation reports the actual value`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.expect(text: "No people yet")
        let failure = await #expect(throws: SDLTestCar.Failure.self) {
            try await car.expect(text: "Missing", within: .milliseconds(50))
        }
        #expect(failure?.problem.contains("No people yet") == true)
        #expect(failure?.description.contains("No people yet") == true)
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.app.activate", "{}") }
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.flyAway") }
        await car.stop()
    }

    @Test func `A paused clock is advanced by the sleeps of a batch and by single steps`() async throws {
        let car = try await SDLTestCar()
        let before = try #require(Int(car.state("/bridge/clock/now") ?? ""))
        try await car.perform("bridge.batch", #"{"commands":[{"sleepMs":3000},{"sleepMs":4000}]}"#)
        #expect(Int(car.state("/bridge/clock/now") ?? "") == before + 7_000)
        try await car.run(Counter.self)
        try await car.activate("counter")
        try await car.press("Ask")
        try await car.expect("/headUnit/visibleOverlay")
        // Each step runs the next timer. Other timers may expire before the overlay's timer.
        for _ in 0..<10 where car.state("/headUnit/visibleOverlay") != nil {
            try await car.perform("headUnit.clock.step")
            _ = try await car.log(limit: 1)
        }
        #expect(car.state("/headUnit/visibleOverlay") == nil)
        try await car.perform("headUnit.clock.resume")
        await #expect(throws: SDLTestCar.Failure.self) { try await car.perform("headUnit.clock.step") }
        await car.stop()
    }

    /// Presents an alert, and presents the alert again after each answer.
    final class ListenerController: SDLViewController {
        override func loadView() {
            let ask = SDLSoftButtonObject(name: "ask", text: "Ask") { [weak self] press, _ in
                if press != nil { self?.ask() }
            }
            view = SDLView(subviews: [SDLTextView("Quiet"), SDLButtonView(button: ask)])
        }

        private func ask() {
            let alert = SDLAlertController(message: "Well?", prompt: nil, buttons: nil, duration: 5)
            presentOverlayController(alert) { [weak self] _, _ in
                // A real app may also start its own task outside the completion handler.
                Task { self?.ask() }
            }
        }
    }

    struct Listener: SDLApp {
        static let configuration = SDLConfiguration(appName: "Listener", appID: "listener")
        static func rootViewController() -> SDLViewController { ListenerController() }
    }

    /// The test keeps the main actor busy, like many parallel tests or a loaded machine.
    @Test func `Advancing waits for all work also on a busy main actor`() async throws {
        let car = try await SDLTestCar()
        try await car.run(Listener.self)
        try await car.activate("listener")
        try await car.press("Ask")
        try await car.expect("/headUnit/visibleOverlay")
        let others = Task { @MainActor in
            while !Task.isCancelled {
                Self.keepThread(for: 0.3)
                await Task.yield()
            }
        }
        try await car.advance(by: .seconds(12))
        others.cancel()
        let rows = try await car.log("rpc:Alert").compactMap(Self.members(of:))
        let asked = rows.compactMap { $0["at"] as? Double }
        #expect(asked.map { ($0 - asked[0]).rounded() } == [0, 5_000, 10_000])
        await car.stop()
    }

    @Test
    func `Timers fire at their own instants and in order, in the app and in the car`()
        async throws
    {
        let car = try await SDLTestCar()
        try await car.run(Listener.self)
        try await car.activate("listener")
        try await car.press("Ask")
        try await car.expect("/headUnit/visibleOverlay")
        let begin = try #require(Int(car.state("/bridge/clock/now") ?? ""))
        try await car.advance(by: .seconds(12))
        let rows = try await car.log("rpc:Alert").compactMap(Self.members(of:))
        let asked = rows.compactMap { $0["at"] as? Double }
        #expect(asked.map { ($0 - asked[0]).rounded() } == [0, 5_000, 10_000])
        #expect(rows.compactMap { $0["latencyMs"] as? Double } == [5_000, 5_000])
        #expect(Int(car.state("/bridge/clock/now") ?? "") == begin + 12_000)
        // A whole day may exceed the maximum number of steps. The answer contains the time that was skipped in one
        // step.
        let day = try await car.perform("headUnit.clock.advance", #"{"ms":86400000}"#)
        let received = try #require(try JSONSerialization.jsonObject(with: Data(day.utf8)) as? [String: Any])
        let (steps, rest) = (try #require(received["steps"] as? Int), try #require(received["inOneGoMs"] as? Double))
        #expect(steps > 0 && (steps > 10_000 || rest > 0))
        #expect(Int(car.state("/bridge/clock/now") ?? "") == begin + 86_412_000)
        await car.stop()
    }

    private static func keepThread(for seconds: Double) {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
    }

    private static func members(of row: String) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any]
    }
}
