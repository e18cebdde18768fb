import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// The life of view controllers, told by what they are called in what order.
@MainActor
@Suite struct ViewControllerTests {
    @MainActor final class Diary {
        private(set) var lines: [String] = []
        func write(_ line: String) { lines.append(line) }

        /// What was written since the last reading.
        func read() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Page: SDLViewController {
        let name: String
        let diary: Diary

        init(_ name: String, _ diary: Diary) {
            self.name = name
            self.diary = diary
        }

        override func loadView() {
            diary.write("\(name).loadView")
            view = SDLTextView(name)
        }

        override func viewDidLoad() { diary.write("\(name).didLoad") }
        override func viewWillAppear() { diary.write("\(name).willAppear") }
        override func viewDidAppear() { diary.write("\(name).didAppear") }
        override func viewWillDisappear() { diary.write("\(name).willDisappear") }
        override func viewDidDisappear() { diary.write("\(name).didDisappear") }
    }

    @MainActor final class States: SDLAppDelegate {
        let diary: Diary
        init(_ diary: Diary) { self.diary = diary }
        func appDidConnect(_ app: SDLApplication) { diary.write("connect") }
        func appDidDisconnect(_ app: SDLApplication) { diary.write("disconnect") }
        func appDidFinishLaunch(_ app: SDLApplication) { diary.write("launch") }
        func appDidClose(_ app: SDLApplication) { diary.write("close") }
        func appDidBecomeInactive(_ app: SDLApplication) { diary.write("inactive") }
        func appDidBecomeActive(_ app: SDLApplication) { diary.write("active") }
        func appDidEnterBackground(_ app: SDLApplication) { diary.write("background") }
    }

    func harness(_ diary: Diary, type: SDLAppHMIType = .default) async throws -> (Harness, SDLViewControllerManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: type)
        let harness = try Harness(configuration) { Page("A", diary) }
        await harness.start()
        return (harness, harness.app.viewControllerManager)
    }

    @Test func `FND-21: the root is made at registration, and nothing is loaded before it appears`() async throws {
        let diary = Diary()
        let (_, manager) = try await harness(diary)
        #expect(manager.rootViewController?.isViewLoaded == false)
        #expect(diary.read() == [])
    }

    @Test func `FND-20, FND-24: the root loads and appears when the app is launched`() async throws {
        let diary = Diary()
        let (harness, _) = try await harness(diary)
        try await harness.activate()
        #expect(diary.read() == ["A.loadView", "A.didLoad", "A.willAppear", "A.didAppear"])
    }

    @Test func `FND-25: didAppear waits for the screen's requests`() async throws {
        let diary = Diary()
        let (harness, _) = try await harness(diary)
        try await harness.drive(
            .force(ForcedResult(function: "Show", result: "SUCCESS", delayMs: 3000)))
        try await harness.activate()
        #expect(diary.read() == ["A.loadView", "A.didLoad", "A.willAppear"])
        harness.clock.advance(by: .seconds(3))
        await harness.inFlight.settled()
        #expect(diary.read() == ["A.didAppear"])
    }

    @Test func `Ruling 46: an answer that never comes holds didAppear up for eleven seconds`() async throws {
        let diary = Diary()
        let (harness, _) = try await harness(diary)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "DO_NOT_RESPOND")))
        try await harness.activate()
        _ = diary.read()
        harness.clock.advance(by: .milliseconds(10_999))
        await harness.inFlight.settled()
        #expect(diary.read() == [])
        harness.clock.advance(by: .milliseconds(1))
        await harness.inFlight.settled()
        #expect(diary.read() == ["A.didAppear"])
    }

    @Test func `FND-28: what is covered disappears before what covers it appears`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        _ = diary.read()
        manager.pushViewController(Page("B", diary))
        await harness.inFlight.settled()
        #expect(
            diary.read() == [
                "A.willDisappear", "A.didDisappear", "B.loadView", "B.didLoad", "B.willAppear", "B.didAppear",
            ])
    }

    @Test func `FND-29: a pop brings back what is underneath without loading it again`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        manager.pushViewController(Page("B", diary))
        await harness.inFlight.settled()
        _ = diary.read()
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(diary.read() == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"])
    }

    @Test func `FND-50: whatever stands in the stack is not pushed again, at whatever height`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        let (b, c, d) = (Page("B", diary), Page("C", diary), Page("D", diary))
        manager.viewControllers += [b, c]
        await harness.inFlight.settled()
        let stack = manager.viewControllers
        _ = diary.read()
        for (count, controller) in stack.enumerated() {
            manager.pushViewController(controller)
            #expect(manager.viewControllers.elementsEqual(stack, by: ===) && harness.diagnostics.count == count + 1)
        }
        for at in stack.indices {
            var wanted = stack
            wanted.insert(stack[at], at: 0)
            manager.viewControllers = wanted
            #expect(manager.viewControllers.elementsEqual(stack, by: ===))
        }
        #expect(harness.diagnostics == [String](repeating: "FND-50", count: 6) && diary.read() == [])
        // One that is not in it takes nobody off.
        #expect(manager.popToViewController(d).isEmpty && manager.popToViewController(c).isEmpty)
        #expect(manager.popToViewController(stack[0]).elementsEqual([b, c], by: ===))
        #expect(b.manager == nil && c.manager == nil && stack[0].manager === manager)
        manager.pushViewController(b)
        await harness.inFlight.settled()
        #expect(manager.topViewController === b && diary.read().last == "B.didAppear")
    }

    @Test func `FND-51: the root cannot be popped`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        _ = diary.read()
        #expect(manager.popViewController() == nil)
        #expect(manager.viewControllers.count == 1)
        #expect(diary.read() == [])
        #expect(harness.diagnostics == ["FND-51"])
        // Two are one too many, and no more.
        let next = Page("B", diary)
        manager.pushViewController(next)
        #expect(manager.popViewController() === next && manager.popViewController() == nil)
        #expect(harness.diagnostics == ["FND-51", "FND-51"])
    }

    @Test func `FND-67: a view stands in one other at most, and in none once it was taken out`() {
        let (one, other, view, next) = (SDLView(), SDLView(), SDLTextView("a"), SDLTextView("b"))
        one.addSubview(view)
        #expect(view.superview === one)
        other.subviews = [view, next]
        #expect(view.superview === other && next.superview === other && one.subviews.isEmpty)
        other.subviews = []
        #expect(view.superview == nil && next.superview == nil)
        _ = SDLView(subviews: [view])
        one.addSubview(view)
        #expect(one.subviews.count == 1 && view.superview === one)
    }

    /// Does something to the stack, once, as it disappears.
    final class Meddler: SDLViewController {
        var meddle: (SDLViewControllerManager) -> Void = { _ in }
        var isLate = false

        override func viewWillDisappear() { if !isLate { once() } }
        override func viewDidDisappear() { if isLate { once() } }

        private func once() {
            let now = meddle
            meddle = { _ in }
            if let manager { now(manager) }
        }
    }

    @Test(arguments: [false, true])
    func `FND-26, FND-29: what a controller asks of the stack as it disappears waits until it has gone`(_ isLate: Bool)
        async throws
    {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        let (root, next) = (manager.rootViewController, Page("B", diary))
        func leaving(_ meddle: @escaping (SDLViewControllerManager) -> Void) -> Meddler {
            let meddler = Meddler()
            (meddler.meddle, meddler.isLate) = (meddle, isLate)
            manager.pushViewController(meddler)
            _ = diary.read()
            return meddler
        }
        // A push while it is popped: what lies below it never appears.
        let first = leaving { $0.pushViewController(next) }
        #expect(manager.popViewController() === first)
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root, next], by: ===))
        #expect(diary.read() == ["B.loadView", "B.didLoad", "B.willAppear", "B.didAppear"])
        #expect(first.manager == nil && next.manager === manager)
        // Two pushes: both are made, in their order.
        let more = [Page("C", diary), Page("D", diary)]
        let pusher = leaving { manager in more.forEach { manager.pushViewController($0) } }
        #expect(manager.popViewController() === pusher)
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root, next] + more, by: ===))
        manager.popToViewController(next)
        await harness.inFlight.settled()
        _ = diary.read()
        // A pop, and a pop too many, while it is popped: two of three are gone, and the root stays.
        _ = leaving {
            $0.popViewController()
            $0.popViewController()
        }
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root], by: ===))
        #expect(diary.read() == ["A.willAppear", "A.didAppear"])
        // Down to one that is going itself.
        let third = leaving { $0.popToViewController(next) }
        manager.viewControllers = [next, third]
        manager.popToRootViewController()
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([next], by: ===) && manager.topViewController === next)
        // An overlay of one that goes is none.
        var ends = 0
        let fourth = leaving { manager in
            manager.topViewController?.presentOverlayController(SDLAlertController(message: "Late", buttons: nil)) {
                _, error in
                if error != nil { ends += 1 }
            }
        }
        manager.pushViewController(Page("C", diary))
        await harness.inFlight.settled()
        #expect(ends == 1 && harness.sent("Alert").isEmpty && fourth.manager === manager)
    }

    @Test func `FND-30: going from FULL to LIMITED and back neither hides nor shows`() async throws {
        let diary = Diary()
        let (harness, _) = try await harness(diary, type: .media)
        try await harness.activate()
        #expect(diary.read().suffix(2) == ["A.willAppear", "A.didAppear"])
        try await harness.drive(.app(key: "hello", .background))
        #expect(harness.app.state == .inactive)
        try await harness.activate()
        #expect(harness.app.state == .active)
        #expect(diary.read() == [])
    }

    @Test func `FND-26, FND-32: in the background it disappears, and comes back without loading`() async throws {
        let diary = Diary()
        let (harness, _) = try await harness(diary)
        try await harness.activate()
        _ = diary.read()
        try await harness.drive(.app(key: "hello", .background))
        #expect(diary.read() == ["A.willDisappear", "A.didDisappear"])
        try await harness.activate()
        #expect(diary.read() == ["A.willAppear", "A.didAppear"])
    }

    @Test func `FND-31: a push nobody sees tells nobody; the top appears when the app does`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        manager.pushViewController(Page("B", diary))
        await harness.inFlight.settled()
        #expect(diary.read() == [])
        try await harness.activate()
        #expect(diary.read() == ["B.loadView", "B.didLoad", "B.willAppear", "B.didAppear"])
    }

    @Test func `FND-33: a lost connection hides the top and releases the stack; a new root follows`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        weak var pushed: Page?
        do {
            let page = Page("B", diary)
            pushed = page
            manager.pushViewController(page)
        }
        await harness.inFlight.settled()
        _ = diary.read()
        weak let root = manager.rootViewController
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(diary.read() == ["B.willDisappear", "B.didDisappear"])
        #expect(harness.app.state == .disconnected)
        #expect(pushed == nil && root == nil)
        harness.clock.advance(by: .seconds(1))
        await harness.inFlight.settled()
        #expect(harness.app.state == .notRunning)
        #expect(manager.viewControllers.count == 1)
        // The new root is not seen before the app is.
        #expect(diary.read() == [])
        try await harness.activate()
        #expect(diary.read() == ["A.loadView", "A.didLoad", "A.willAppear", "A.didAppear"])
    }

    @Test func `Ruling 55: an app the driver closed starts again at its root`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        manager.pushViewController(Page("B", diary))
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .close))
        #expect(manager.viewControllers.count == 1)
        _ = diary.read()
        try await harness.activate()
        #expect(diary.read() == ["A.willAppear", "A.didAppear"])
    }

    @Test func `Ruling 65: a controller that was covered while its screen was on the way never appears`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "SUCCESS", times: 1, delayMs: 3000)))
        try await harness.activate()
        manager.pushViewController(Page("B", diary))
        await harness.inFlight.settled()
        harness.clock.advance(by: .seconds(3))
        await harness.inFlight.settled()
        #expect(!diary.lines.contains("A.didAppear"))
        #expect(diary.read().suffix(2) == ["B.willAppear", "B.didAppear"])
    }

    @Test func `Ruling 61: the delegate is told before the view controllers`() async throws {
        let diary = Diary()
        let states = States(diary)
        let harness = try Harness(delegate: states) { Page("A", diary) }
        await harness.start()
        try await harness.activate()
        #expect(
            diary.read() == ["connect", "launch", "active", "A.loadView", "A.didLoad", "A.willAppear", "A.didAppear"])
        try await harness.drive(.app(key: "hello", .background))
        #expect(diary.read() == ["inactive", "background", "A.willDisappear", "A.didDisappear"])
    }

    @Test func `FND-48, FND-49, ruling 66: setting top, stack and root replaces what it says`() async throws {
        let diary = Diary()
        let (harness, manager) = try await harness(diary)
        try await harness.activate()
        let (b, c, d) = (Page("B", diary), Page("C", diary), Page("D", diary))
        manager.pushViewController(b)
        manager.topViewController = c
        #expect(manager.viewControllers.map { ($0 as? Page)?.name } == ["A", "C"])
        manager.viewControllers = [b, d]
        #expect(manager.topViewController === d && manager.rootViewController === b)
        manager.rootViewController = c
        #expect(manager.viewControllers.count == 1 && manager.topViewController === c)
        #expect(d.manager == nil && c.manager === manager)
        await harness.inFlight.settled()
        #expect(diary.read().last == "C.didAppear")
    }
}
