import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// A view controller's life and its view, as those see it who stand beside it.
@MainActor
@Suite struct ControllerRowTests {
    /// Notes what a controller and its two delegates are told, in order.
    @MainActor final class Witness: SDLViewControllerDelegate, SDLViewControllerManagerDelegate {
        private(set) var lines: [String] = []
        func note(_ line: String) { lines.append(line) }

        func read() -> [String] {
            defer { lines = [] }
            return lines
        }

        // Both protocols ask for the first of these.
        func viewControllerDidLoadView(_ viewController: SDLViewController) { note("view made") }
        func viewControllerViewDidLoad(_ viewController: SDLViewController) { note("loaded") }
        func viewControllerViewWillAppear(_ viewController: SDLViewController) { note("will appear") }
        func viewControllerViewDidAppear(_ viewController: SDLViewController) { note("appeared") }
        func viewControllerViewWillDisappear(_ viewController: SDLViewController) { note("will disappear") }
        func viewControllerViewDidDisappear(_ viewController: SDLViewController) { note("disappeared") }
        func viewControllerWillAppear(_ viewController: SDLViewController) { note("stack: will appear") }
        func viewControllerDidAppear(_ viewController: SDLViewController) { note("stack: appeared") }
        func viewControllerWillDisappear(_ viewController: SDLViewController) { note("stack: will disappear") }
        func viewControllerDidDisappear(_ viewController: SDLViewController) { note("stack: disappeared") }
    }

    final class Page: SDLViewController {
        let witness: Witness
        init(_ witness: Witness) { self.witness = witness }
        override func loadView() {
            witness.note("loadView")
            view = SDLTextView("one")
        }
        override func viewDidLoad() { witness.note("viewDidLoad, view is loaded: \(isViewLoaded)") }
        override func viewWillAppear() { witness.note("viewWillAppear") }
        override func viewDidAppear() { witness.note("viewDidAppear") }
        override func viewWillDisappear() { witness.note("viewWillDisappear") }
        override func viewDidDisappear() { witness.note("viewDidDisappear") }
    }

    func running(_ witness: Witness = Witness()) async throws -> (Harness, Page) {
        let page = Page(witness)
        page.delegate = witness
        let harness = try Harness { page }
        harness.app.viewControllerManager.delegate = witness
        await harness.start()
        return (harness, page)
    }

    @Test
    func `FND-20, FND-28, FND-41: each step is told to the controller, its delegate and the stack's, in this order`()
        async throws
    {
        let witness = Witness()
        let (harness, page) = try await running(witness)
        #expect(!page.isViewLoaded && witness.read() == [])
        try await harness.activate()
        #expect(
            witness.read() == [
                "loadView", "view made", "view made", "viewDidLoad, view is loaded: true", "loaded",
                "viewWillAppear", "will appear", "stack: will appear",
                "viewDidAppear", "appeared", "stack: appeared",
            ])
        harness.app.viewControllerManager.pushViewController(SDLViewController())
        #expect(
            witness.read().prefix(6) == [
                "viewWillDisappear", "will disappear", "stack: will disappear",
                "viewDidDisappear", "disappeared", "stack: disappeared",
            ])
        await harness.inFlight.settled()
        _ = witness.read()
        harness.app.viewControllerManager.popViewController()
        await harness.inFlight.settled()
        // A view is made once.
        #expect(!witness.read().contains("loadView") && page.isViewLoaded)
    }

    @Test func `FND-29: what was popped belongs to no stack any more`() async throws {
        let (harness, page) = try await running()
        let manager = harness.app.viewControllerManager!
        let next = SDLViewController()
        manager.pushViewController(next)
        #expect(next.manager === manager && next.application === harness.app)
        manager.popViewController()
        #expect(next.manager == nil && next.application == nil && page.manager === manager)
    }

    @Test func `FND-22: a controller that makes no view of its own has a plain one`() async throws {
        let root = SDLViewController()
        let harness = try Harness { root }
        await harness.start()
        #expect(root.view == nil)
        try await harness.activate()
        #expect(root.view?.subviews.isEmpty == true && root.view?.opaque == true && root.isViewLoaded)
    }

    @Test func `FND-25: a screen that is refused does not hold didAppear up, and counts as not shown`() async throws {
        let witness = Witness()
        let (harness, _) = try await running(witness)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "GENERIC_ERROR")))
        try await harness.activate()
        #expect(witness.read().contains("viewDidAppear"))
        #expect(harness.diagnostics == ["FND-25"])
        #expect(harness.app.screenManager.sent == SDLShow())
        // It is not asked for again until something else is wanted.
        let count = harness.sent("Show").count
        await harness.pass(.seconds(20))
        #expect(harness.sent("Show").count == count)
    }

    @Test func `FND-40, FND-42: another view in its place is shown, and the former one is heard no more`() async throws
    {
        let (harness, page) = try await running()
        try await harness.activate()
        let old = try #require(page.view as? SDLTextView)
        let new = SDLTextView("two")
        page.view = new
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField1": "two"])
        let count = harness.sent("Show").count
        old.mainFields = ["three"]
        page.view = new
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == count && old.controller == nil)
        new.mainFields = ["four"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField1": "four"])
    }

    @Test func `FND-42: a view that two controllers share is heard by the one that shows it, whatever the other takes`()
        async throws
    {
        let (harness, page) = try await running()
        try await harness.activate()
        let (shared, next) = (try #require(page.view as? SDLTextView), SDLViewController())
        next.view = shared
        harness.app.viewControllerManager.pushViewController(next)
        await harness.inFlight.settled()
        page.view = SDLTextView("two")
        shared.mainFields = ["three"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField1": "three"])
    }
}
