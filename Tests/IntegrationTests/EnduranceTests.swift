import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// A thousand times the same, and nothing stays behind.
@MainActor
@Suite struct EnduranceTests {
    /// Who is alive, by what each one holds.
    @MainActor final class Census {
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

        var born: Int { marks.count }
        var alive: Int { marks.count { $0.mark != nil } }
    }

    final class Page: SDLViewController {
        private let mark: Census.Mark
        init(_ census: Census) { mark = census.mark() }
        override func loadView() { view = SDLTextView("page") }
    }

    final class Counts: SDLAppDelegate {
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

    @Test func `A thousand pushes and pops leave no controller alive, of none of them`() async throws {
        let census = Census()
        let harness = try Harness { Page(census) }
        await harness.start()
        try await harness.activate()
        let manager = harness.app.viewControllerManager!
        for time in 0..<Self.times {
            manager.pushViewController(Page(census))
            // Some are seen, some are gone before their screen is there.
            if time % 50 == 0 { await harness.inFlight.settled() }
            manager.popViewController()
        }
        await harness.inFlight.settled()
        #expect(census.born == Self.times + 1 && census.alive == 1)
        // Eleven seconds is how long an appearance waits for its screen.
        await harness.pass(.seconds(11))
        #expect(manager.viewControllers.count == 1 && census.alive == 1)
    }

    @Test func `A thousand breaks of the connection: no leak, no completion lost, no call of the delegate twice`()
        async throws
    {
        let census = Census()
        let counts = Counts()
        let harness = try Harness(delegate: counts) { Page(census) }
        harness.appJournal.forget()
        harness.app.lifecycle.patience.limit = nil
        var ends: [SDLResult: Int] = [:]
        var answers = 0
        await harness.start()
        for _ in 0..<Self.times {
            try await harness.activate()
            harness.app.viewControllerManager.pushViewController(Page(census))
            harness.app.viewControllerManager.topViewController?.presentOverlayController(
                SDLAlertController(message: "Hello", buttons: nil)
            ) { result, _ in ends[result, default: 0] += 1 }
            harness.app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { _ in answers += 1 }
            harness.app.listFiles { _ in answers += 1 }
            // One time in two what was asked for is still under way.
            if answers % 4 == 0 { await harness.inFlight.settled() }
            try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
            await harness.pass(.milliseconds(500))
            harness.carJournal.forget()
            harness.appJournal.forget()
        }
        #expect(counts.calls == ["connect": 1001, "launch": 1000, "active": 1000, "disconnect": 1000])
        #expect(ends == [.genericError: Self.times] && answers == 2 * Self.times)
        #expect(census.born == 2 * Self.times + 1 && census.alive == 1)
        #expect(harness.app.viewControllerManager.overlays.overlays.isEmpty)
        #expect(harness.app.lifecycle.notifications.count < 40)
    }
}
