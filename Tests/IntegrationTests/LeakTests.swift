import IntegrationHarness
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests that no controllers, completions or notification observers remain in memory after a thousand repetitions.
@MainActor
@Suite struct LeakTests {
    /// Counts the objects that a test has created (`made`) and the objects that still exist (`alive`). Each counted
    /// object retains a mark.
    @MainActor final class InstanceCounter {
        final class Mark {}
        private var marks: [WeakMark] = []

        private struct WeakMark {
            weak var mark: Mark?
        }

        func mark() -> Mark {
            let mark = Mark()
            marks.append(WeakMark(mark: mark))
            return mark
        }

        var made: Int { marks.count }
        var alive: Int { marks.count { $0.mark != nil } }
    }

    final class Page: SDLViewController {
        private let mark: InstanceCounter.Mark
        init(_ instances: InstanceCounter) { mark = instances.mark() }
        override func loadView() { view = SDLTextView("page") }
    }

    final class CallCounter: SDLAppDelegate {
        private(set) var calls: [String: Int] = [:]
        private func count(_ name: String) { calls[name, default: 0] += 1 }
        func appDidConnect(_ app: SDLApplication) { count("connect") }
        func appDidDisconnect(_ app: SDLApplication) { count("disconnect") }
        func appDidFinishLaunch(_ app: SDLApplication) { count("launch") }
        func appDidClose(_ app: SDLApplication) { count("close") }
        func appDidBecomeInactive(_ app: SDLApplication) { count("inactive") }
        func appDidBecomeActive(_ app: SDLApplication) { count("active") }
        func appDidEnterBackground(_ app: SDLApplication) { count("background") }
    }

    private static let times = 1000

    @Test func `A thousand pushes and pops leak no controller`() async throws {
        let instances = InstanceCounter()
        let harness = try Harness { Page(instances) }
        await harness.start()
        try await harness.activate()
        let manager = harness.app.viewControllerManager!
        for time in 0..<Self.times {
            manager.pushViewController(Page(instances))
            // Some controllers appear; all others are popped before their screen is shown.
            if time % 50 == 0 { await harness.inFlight.settled() }
            manager.popViewController()
        }
        await harness.inFlight.settled()
        #expect(instances.made == Self.times + 1 && instances.alive == 1)
        // An appearance waits at most eleven seconds for its screen.
        await harness.pass(.seconds(11))
        #expect(manager.viewControllers.count == 1 && instances.alive == 1)
    }

    @Test func `A thousand reconnections leak nothing, lose no completion and repeat no delegate call`()
        async throws
    {
        let instances = InstanceCounter()
        let counts = CallCounter()
        let harness = try Harness(delegate: counts) { Page(instances) }
        harness.appJournal.forget()
        harness.app.lifecycle.patience.limit = nil
        var ends: [SDLResult: Int] = [:]
        var answers = 0
        await harness.start()
        for _ in 0..<Self.times {
            try await harness.activate()
            harness.app.viewControllerManager.pushViewController(Page(instances))
            harness.app.viewControllerManager.topViewController?.presentOverlayController(
                SDLAlertController(message: "Hello", buttons: nil)
            ) { result, _ in ends[result, default: 0] += 1 }
            harness.app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { _ in answers += 1 }
            harness.app.listFiles { _ in answers += 1 }
            // Every other time, requests are still in flight.
            if answers % 4 == 0 { await harness.inFlight.settled() }
            try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
            await harness.pass(.milliseconds(500))
            harness.carJournal.forget()
            harness.appJournal.forget()
        }
        #expect(counts.calls == ["connect": 1001, "launch": 1000, "active": 1000, "disconnect": 1000])
        #expect(ends == [.genericError: Self.times] && answers == 2 * Self.times)
        #expect(instances.made == 2 * Self.times + 1 && instances.alive == 1)
        #expect(harness.app.viewControllerManager.overlays.overlays.isEmpty)
        #expect(harness.app.lifecycle.notifications.count < 40)
    }
}
