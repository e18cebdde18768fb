import Foundation
import SDLKit
import SDLTesting
import Testing

/// What somebody writes who knows nothing of the bridge but its public face.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `A car in a test` {
    struct Counter: SDLApp {
        static let configuration = SDLConfiguration(appName: "Counter", appID: "counter")
        static func rootViewController() -> SDLViewController { CounterController() }
    }

    final class CounterController: SDLViewController {
        private let text = SDLTextView("Nobody yet")
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

    final class States: SDLAppDelegate {
        private(set) var lines: [String] = []
        func appDidConnect(_ app: SDLApplication) { lines.append("connect") }
        func appDidBecomeActive(_ app: SDLApplication) { lines.append("active") }
    }

    @Test func `A controller and a delegate made in the test are run as an app`() async throws {
        let controller = CounterController()
        let states = States()
        let car = try await SDLTestCar()
        try await car.run(rootViewController: controller, delegate: states)
        try await car.activate("test")
        try await car.press("More")
        try await car.expect(text: "1 people")
        #expect(controller.count == 1 && states.lines == ["connect", "active"])
        // After a reconnection it is the same one.
        try await car.perform("headUnit.app.disconnect", #"{"app": "test", "reason": "TRANSPORT_LOST"}"#)
        try await car.advance(by: .seconds(1))
        try await car.expect("/headUnit/apps/test")
        try await car.activate("test")
        try await car.expect(text: "1 people")
        await car.stop()
    }

    @Test func `An app's own controller and delegate give way to those of the test`() async throws {
        let controller = CounterController()
        let states = States()
        let car = try await SDLTestCar()
        let app = try await car.run(Counter.self, rootViewController: controller, delegate: states)
        #expect(app.configuration.appID == "counter" && app.viewControllerManager.rootViewController === controller)
        #expect(app.delegate === states && states.lines == ["connect"])
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
        #expect(failure?.description.contains("Nobody yet") == true)
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

    /// Asks again whenever it has been answered, and says what time it is then.
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
                // What an app does of its own goes on in a turn of its own.
                Task { self?.ask() }
            }
        }
    }

    struct Listener: SDLApp {
        static let configuration = SDLConfiguration(appName: "Listener", appID: "listener")
        static func rootViewController() -> SDLViewController { ListenerController() }
    }

    /// As beside hundreds of other tests, or on a machine that does something else.
    @Test func `It does so too where each turn of the main actor is waited for`() async throws {
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
    func `What is due on the way happens at its own instant, in the app and in the car, one thing after the other`()
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
        // A day of it is too much to live through; the answer says how much was moved in one go.
        let day = try await car.perform("headUnit.clock.advance", #"{"ms":86400000}"#)
        let told = try #require(try JSONSerialization.jsonObject(with: Data(day.utf8)) as? [String: Any])
        let (steps, rest) = (try #require(told["steps"] as? Int), try #require(told["inOneGoMs"] as? Double))
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
