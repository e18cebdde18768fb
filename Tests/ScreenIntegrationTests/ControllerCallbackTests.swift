import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests of the calls that a view controller may make in its lifecycle callbacks, and of the journal rows about these
/// callbacks.
@MainActor
@Suite struct ControllerCallbackTests {
    /// A view controller that records its lifecycle callbacks. In each callback, the controller runs a closure of the
    /// test.
    final class Page: SDLViewController {
        let name: String
        var lines: [String] = []
        var actions: [String: (Page) -> Void] = [:]
        var note: (Page, String) -> Void = { $0.lines.append($1) }

        init(_ name: String) { self.name = name }

        private func called(_ call: String) {
            note(self, call)
            actions[call]?(self)
        }

        override func loadView() {
            called("loadView")
            view = SDLTextView(name)
        }
        override func viewDidLoad() { called("viewDidLoad") }
        override func viewWillAppear() { called("viewWillAppear") }
        override func viewDidAppear() { called("viewDidAppear") }
        override func viewWillDisappear() { called("viewWillDisappear") }
        override func viewDidDisappear() { called("viewDidDisappear") }
    }

    static func running(_ page: Page) async throws -> (Harness, SDLViewControllerManager) {
        let harness = try Harness { page }
        await harness.start()
        return (harness, harness.app.viewControllerManager)
    }

    @Test func `FND-22, FND-41: a view is loaded once, also if another is pushed and popped meanwhile`()
        async throws
    {
        let page = Page("one")
        let (harness, manager) = try await Self.running(page)
        page.actions["loadView"] = { page in
            page.actions = [:]
            manager.pushViewController(SDLViewController())
            manager.popViewController()
        }
        try await harness.activate()
        #expect(page.lines.filter { $0 == "loadView" }.count == 1 && page.isViewLoaded)
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "one")
    }

    @Test func `Each callback is logged before it is made, with the new state`() async throws {
        let page = Page("one")
        let (harness, manager) = try await Self.running(page)
        page.note = { page, call in
            let row = harness.appJournal.rows.last { $0.kind == "viewController" }
                .flatMap { try? JSONValue(parsing: $0.payload.bytes) }
            let isOf = row?["controller"]?.string == page.identifier && row?["class"] == "Page"
            page.lines.append("\(call): \(page.lifeState), \(isOf ? row?["call"]?.string ?? "" : "another's")")
        }
        try await harness.activate()
        manager.pushViewController(SDLViewController())
        #expect(
            page.lines == [
                "loadView: initialized, loadView", "viewDidLoad: loaded, viewDidLoad",
                "viewWillAppear: willAppear, viewWillAppear", "viewDidAppear: appeared, viewDidAppear",
                "viewWillDisappear: willDisappear, viewWillDisappear",
                "viewDidDisappear: disappeared, viewDidDisappear",
            ])
        #expect(harness.appTree("controllers", page.identifier, "state") == "disappeared")
    }

    @Test(arguments: ["loadView", "viewDidLoad"])
    func `A controller that pushes another while loading does not appear until the pop`(
        _ call: String
    ) async throws {
        let (page, next) = (Page("one"), Page("two"))
        page.actions[call] = { page in
            page.actions = [:]
            page.showViewController(next)
        }
        let (harness, manager) = try await Self.running(page)
        try await harness.activate()
        #expect(page.lines == ["loadView", "viewDidLoad"])
        #expect(next.lines == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "two")
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(page.lines.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    }

    @Test func `A controller that pushes another in viewWillAppear disappears before that one appears`() async throws {
        let (page, next) = (Page("one"), Page("two"))
        page.actions["viewWillAppear"] = { $0.showViewController(next) }
        let (harness, _) = try await Self.running(page)
        try await harness.activate()
        #expect(
            page.lines == ["loadView", "viewDidLoad", "viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
        #expect(next.lines.suffix(2) == ["viewWillAppear", "viewDidAppear"])
    }

    @Test func `Ruling 55: when the driver closes an app, its root does not appear`() async throws {
        let (page, next) = (Page("one"), Page("two"))
        let (harness, manager) = try await Self.running(page)
        try await harness.activate()
        manager.pushViewController(next)
        await harness.inFlight.settled()
        page.lines = []
        try await harness.drive(.app(key: "hello", .close))
        #expect(page.lines == [] && next.lines.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }

    private final class PushingDelegate: SDLAppDelegate {
        func appDidConnect(_ app: SDLApplication) { app.viewControllerManager.pushViewController(Page("two")) }
    }

    @Test(arguments: ["LIMITED", "BACKGROUND"])
    func `Ruling 55: a controller pushed in appDidConnect stays until the driver closes the app`(_ level: String)
        async throws
    {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let delegate = PushingDelegate()
        let harness = try Harness(configuration, delegate: delegate) { Page("one") }
        await harness.start()
        let manager = try #require(harness.app.viewControllerManager)
        #expect(manager.viewControllers.count == 2)
        for next in [level, "NONE"] {
            let status = AppCommand.setStatus(
                hmiLevel: next, audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)
            try await harness.drive(.app(key: "hello", status))
        }
        #expect(manager.viewControllers.count == 1)
    }

    @Test func `FND-25: a controller that is hidden while its Show is in flight does not appear`() async throws {
        let page = Page("one")
        let (harness, _) = try await Self.running(page)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "SUCCESS", times: 1, delayMs: 3000)))
        try await harness.activate()
        try await harness.drive(.app(key: "hello", .background))
        await harness.pass(.seconds(3))
        #expect(!page.lines.contains("viewDidAppear"))
    }

    @Test func `Changes of a view that two controllers share are shown by the visible one`() async throws {
        let (page, text) = (SDLViewController(), SDLTextView("both"))
        let harness = try Harness { page }
        page.view = text
        await harness.start()
        try await harness.activate()
        let next = SDLViewController()
        next.view = text
        harness.app.viewControllerManager.pushViewController(next)
        await harness.inFlight.settled()
        harness.app.viewControllerManager.popViewController()
        await harness.inFlight.settled()
        text.mainFields = ["changed"]
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "changed")
    }

    private final class ControllerDelegate: SDLViewControllerDelegate {
        var note: (String) -> Void = { _ in }
        func viewControllerDidLoadView(_ viewController: SDLViewController) { note("its own") }
    }

    private final class StackDelegate: SDLViewControllerManagerDelegate {
        var note: (String) -> Void = { _ in }
        func viewControllerDidLoadView(_ viewController: SDLViewController) { note("the stack's") }
    }

    /// A controller that pushes two other controllers in `viewWillDisappear`, and pushes the first of these controllers
    /// a second time.
    private final class PushingController: SDLViewController {
        let next = [SDLViewController(), SDLViewController()]
        override func viewWillDisappear() {
            for page in next + [next[0]] { manager?.pushViewController(page) }
        }
    }

    @Test func `FND-50: a controller pushed twice while another disappears is in the stack once`() async throws {
        let pushing = PushingController()
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let manager = try #require(harness.app.viewControllerManager)
        let top = SDLViewController()
        manager.pushViewController(pushing)
        manager.pushViewController(top)
        await harness.inFlight.settled()
        #expect(manager.viewControllers.dropFirst().elementsEqual([pushing, top] + pushing.next, by: ===))
    }

    @Test func `FND-20: a loaded view is reported to the controller's delegate, and then to the stack's`() async throws
    {
        let (page, own, all) = (SDLViewController(), ControllerDelegate(), StackDelegate())
        var lines: [String] = []
        (own.note, all.note) = ({ lines.append($0) }, { lines.append($0) })
        page.delegate = own
        let harness = try Harness { page }
        harness.app.viewControllerManager.delegate = all
        await harness.start()
        try await harness.activate()
        #expect(lines == ["its own", "the stack's"])
    }

    @Test func `FND-29: controllers removed from the stack have no manager, and those on it have this one`()
        async throws
    {
        let (harness, manager) = try await Self.running(Page("one"))
        let pages = ["two", "three", "four"].map { Page($0) }
        manager.viewControllers = pages
        #expect(pages.allSatisfy { $0.manager === manager && $0.application === harness.app })
        #expect(manager.popToRootViewController().elementsEqual(pages[1...], by: ===))
        #expect(pages[1].manager == nil && pages[2].manager == nil && pages[0].manager === manager)
        #expect(pages[1].application == nil)
    }

    @Test func `FND-72: elements that fit are shown without a diagnostic, and those in excess are reported`()
        async throws
    {
        let page = SDLViewController()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        func show(_ texts: Int, _ images: Int, _ buttons: Int) async {
            let views =
                (1...images).map { SDLImageView(image: SDLArtwork(staticIcon: "0x1\($0)")) }
                + (1...buttons).map { SDLButtonView(button: SDLSoftButtonObject(name: "b\($0)", text: "B")) }
            let text = SDLTextView(mainFields: (1...texts).map { SDLTextField("line \($0)") })
            page.view = SDLView(subviews: [text] + views)
            await harness.inFlight.settled()
        }
        func said() -> [String] {
            harness.appJournal.rows.filter { $0.kind == "diagnostic" }
                .compactMap { try? JSONValue(parsing: $0.payload.bytes)["message"]?.string }
        }
        await show(4, 2, 8)
        #expect(said().isEmpty)
        let places = [(5, 2, 8, "5 text fields (limit 4)"), (4, 3, 8, "3 images (limit 2)")]
        for (texts, images, buttons, what) in places {
            await show(texts, images, buttons)
            #expect(said().last == "SDLViewController has \(what). The rest is not shown.")
        }
        await show(5, 2, 9)
        let both = "5 text fields (limit 4), 9 buttons (limit 8)"
        #expect(said().last == "SDLViewController has \(both). The rest is not shown.")
        await show(4, 2, 9)
        await show(4, 2, 9)
        #expect(said().count == 4)
    }

    @Test func `FND-67: adding a view to itself is counted once and has no effect`() {
        let view = SDLView()
        view.addSubview(view)
        #expect(view.loops == 1 && view.subviews.isEmpty)
    }

    @Test func `FND-67: a view added again is moved to the end; a superview added to its subview is not moved`() {
        let (first, second) = (SDLView(), SDLView())
        let view = SDLView(subviews: [first, second])
        let outer = SDLView(subviews: [view])
        view.addSubview(first)
        #expect(view.subviews.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
        first.addSubview(view)
        #expect(first.subviews.isEmpty && view.superview === outer && outer.subviews.count == 1)
    }

    @Test func `FND-67: a view added to itself is reported once, whatever changes afterwards`() async throws {
        let (page, text) = (SDLViewController(), SDLTextView("one"))
        let harness = try Harness { page }
        let view = SDLView(subviews: [text])
        page.view = view
        await harness.start()
        try await harness.activate()
        view.addSubview(view)
        await harness.inFlight.settled()
        for line in ["two", "three"] {
            text.mainFields = [SDLTextField(line)]
            await harness.inFlight.settled()
        }
        #expect(harness.diagnostics == ["FND-67"])
    }

    @Test func `FND-67: a view added to itself before it was shown is reported when it is shown`() async throws {
        let (page, view) = (SDLViewController(), SDLView())
        let harness = try Harness { page }
        page.view = view
        view.addSubview(view)
        await harness.start()
        try await harness.activate()
        #expect(harness.diagnostics == ["FND-67"])
    }

    @Test func `FND-52: the clock of a covered media controller is not sent until it is shown`() async throws {
        let player = SDLMediaViewController()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration) { player }
        await harness.start()
        try await harness.activate()
        player.mediaClock = SDLMediaClock(startTime: 5)
        await harness.inFlight.settled()
        let manager = try #require(harness.app.viewControllerManager)
        manager.pushViewController(SDLViewController())
        await harness.inFlight.settled()
        #expect(player.lifeState == .disappeared)
        player.mediaClock = SDLMediaClock(startTime: 9)
        await harness.inFlight.settled()
        #expect(harness.sent("SetMediaClockTimer").count == 1)
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "mediaClock", "startMs") == 9000)
        // The media clock of a controller that has never appeared is not sent.
        let count = harness.sent("SetMediaClockTimer").count
        let below = SDLMediaViewController()
        manager.viewControllers = [below, SDLViewController()]
        below.mediaClock = SDLMediaClock(startTime: 7)
        await harness.inFlight.settled()
        #expect(harness.sent("SetMediaClockTimer").count == count)
    }
}
