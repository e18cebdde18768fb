import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the calls to a view controller and its two delegates while the controller's view is loaded, shown and
/// hidden.
@MainActor
@Suite struct ControllerRowTests {
    /// Records the calls of a controller and its two delegates, in order.
    @MainActor final class CallRecorder: SDLViewControllerDelegate, SDLViewControllerManagerDelegate {
        private(set) var lines: [String] = []
        func note(_ line: String) { lines.append(line) }

        func read() -> [String] {
            defer { lines = [] }
            return lines
        }

        // The first of these methods belongs to both protocols.
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
        let recorder: CallRecorder
        init(_ recorder: CallRecorder) { self.recorder = recorder }
        override func loadView() {
            recorder.note("loadView")
            view = SDLTextView("one")
        }
        override func viewDidLoad() { recorder.note("viewDidLoad, view is loaded: \(isViewLoaded)") }
        override func viewWillAppear() { recorder.note("viewWillAppear") }
        override func viewDidAppear() { recorder.note("viewDidAppear") }
        override func viewWillDisappear() { recorder.note("viewWillDisappear") }
        override func viewDidDisappear() { recorder.note("viewDidDisappear") }
    }

    func running(_ recorder: CallRecorder = CallRecorder()) async throws -> (Harness, Page) {
        let page = Page(recorder)
        page.delegate = recorder
        let harness = try Harness { page }
        harness.app.viewControllerManager.delegate = recorder
        await harness.start()
        return (harness, page)
    }

    @Test
    func `FND-20, FND-23, FND-28, FND-41, FND-44: each step calls the controller, then its delegate, then the stack's`()
        async throws
    {
        let recorder = CallRecorder()
        let (harness, page) = try await running(recorder)
        #expect(!page.isViewLoaded && recorder.read() == [])
        try await harness.activate()
        #expect(
            recorder.read() == [
                "loadView", "view made", "view made", "viewDidLoad, view is loaded: true", "loaded",
                "viewWillAppear", "will appear", "stack: will appear",
                "viewDidAppear", "appeared", "stack: appeared",
            ])
        harness.app.viewControllerManager.pushViewController(SDLViewController())
        await harness.inFlight.settled()
        // The pushed controller has no delegate of its own.
        #expect(
            recorder.read() == [
                "viewWillDisappear", "will disappear", "stack: will disappear",
                "viewDidDisappear", "disappeared", "stack: disappeared",
                "view made", "stack: will appear", "stack: appeared",
            ])
        harness.app.viewControllerManager.popViewController()
        await harness.inFlight.settled()
        // The view is made only once.
        #expect(!recorder.read().contains("loadView") && page.isViewLoaded)
    }

    @Test func `FND-22: a controller that makes no view has a plain view`() async throws {
        let root = SDLViewController()
        let harness = try Harness { root }
        await harness.start()
        #expect(root.view == nil)
        try await harness.activate()
        #expect(root.view?.subviews.isEmpty == true && root.view?.opaque == true && root.isViewLoaded)
    }

    @Test func `FND-25: a refused screen does not delay didAppear, and counts as not shown`() async throws {
        let recorder = CallRecorder()
        let (harness, _) = try await running(recorder)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "GENERIC_ERROR")))
        try await harness.activate()
        #expect(recorder.read().contains("viewDidAppear"))
        #expect(harness.diagnostics == ["FND-25"])
        #expect(harness.app.screenManager.sent == SDLShow())
        // The screen is not sent again until the desired screen changes.
        let count = harness.sent("Show").count
        await harness.pass(.seconds(20))
        #expect(harness.sent("Show").count == count)
    }

    @Test func `FND-40, FND-42: a replaced view is shown, and changes of the former one are ignored`() async throws {
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

    @Test func `FND-42: changes of a view shared by two controllers are shown by the visible one`()
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
