import SDLKit
import SDLTesting
import Testing

/// Tests of an app's timers and tasks, which run on the clock of the session.
@MainActor @Suite struct TimeTests {
    final class Stopwatch: SDLViewController {
        private let text = SDLTextView("0 s")
        private(set) var lines: [String] = []
        private var timer: SDLTimer?
        var task: Task<Void, Never>?

        override func loadView() { view = text }

        override func viewDidAppear() {
            super.viewDidAppear()
            guard let app = application else { return }
            timer = app.scheduleTimer(after: .seconds(1), repeats: true) { [weak self] in self?.fired($0) }
            app.scheduleTimer(after: .milliseconds(2_500)) { [weak self] _ in self?.lines.append("once") }
            task = Task { [weak self] in
                for _ in 0..<2 {
                    do {
                        try await Task.sleep(for: .milliseconds(1_400), clock: app.clock)
                        self?.lines.append("slept")
                    } catch {
                        self?.lines.append("cancelled")
                    }
                }
            }
        }

        private func fired(_ timer: SDLTimer) {
            lines.append("tick")
            text.mainFields = [SDLTextField("\(lines.count { $0 == "tick" }) s")]
            if lines.count(where: { $0 == "tick" }) == 4 { timer.invalidate() }
        }
    }

    @Test func `Timers and sleeping tasks of an app fire at their instants when the clock is advanced`() async throws {
        let stopwatch = Stopwatch()
        let car = try await SDLTestCar()
        try await car.run(rootViewController: stopwatch)
        try await car.activate("test")
        try await car.expect("/apps/test/controllers")
        try await car.expect(row: "kind:viewController call:viewDidAppear")
        try await car.advance(by: .milliseconds(999))
        #expect(stopwatch.lines.isEmpty)
        try await car.advance(by: .seconds(9))
        #expect(stopwatch.lines == ["tick", "slept", "tick", "once", "slept", "tick", "tick"])
        try await car.expect(text: "4 s")
        await car.stop()
    }

    @Test func `A cancelled task stops sleeping at once`() async throws {
        let stopwatch = Stopwatch()
        let car = try await SDLTestCar()
        try await car.run(rootViewController: stopwatch)
        try await car.activate("test")
        try await car.expect(row: "kind:viewController call:viewDidAppear")
        stopwatch.task?.cancel()
        await stopwatch.task?.value
        #expect(stopwatch.lines == ["cancelled", "cancelled"])
        await car.stop()
    }
}
