import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the lifecycle methods of view controllers: which methods are called, and in which order.
@MainActor
@Suite struct ViewControllerTests {
    @MainActor final class CallRecorder {
        private(set) var lines: [String] = []
        func write(_ line: String) { lines.append(line) }

        /// Returns the lines that were added since the previous call of this function.
        func read() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Page: SDLViewController {
        let name: String
        let recorder: CallRecorder

        init(_ name: String, _ recorder: CallRecorder) {
            self.name = name
            self.recorder = recorder
        }

        override func loadView() {
            recorder.write("\(name).loadView")
            view = SDLTextView(name)
        }

        override func viewDidLoad() { recorder.write("\(name).didLoad") }
        override func viewWillAppear() { recorder.write("\(name).willAppear") }
        override func viewDidAppear() { recorder.write("\(name).didAppear") }
        override func viewWillDisappear() { recorder.write("\(name).willDisappear") }
        override func viewDidDisappear() { recorder.write("\(name).didDisappear") }
    }

    @MainActor final class StateDelegate: SDLAppDelegate {
        let recorder: CallRecorder
        init(_ recorder: CallRecorder) { self.recorder = recorder }
        func appDidConnect(_ app: SDLApplication) { recorder.write("connect") }
        func appDidDisconnect(_ app: SDLApplication) { recorder.write("disconnect") }
        func appDidFinishLaunch(_ app: SDLApplication) { recorder.write("launch") }
        func appDidClose(_ app: SDLApplication) { recorder.write("close") }
        func appDidBecomeInactive(_ app: SDLApplication) { recorder.write("inactive") }
        func appDidBecomeActive(_ app: SDLApplication) { recorder.write("active") }
        func appDidEnterBackground(_ app: SDLApplication) { recorder.write("background") }
    }

    func harness(_ recorder: CallRecorder, type: SDLAppHMIType = .default) async throws -> (
        Harness, SDLViewControllerManager
    ) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: type)
        let harness = try Harness(configuration) { Page("A", recorder) }
        await harness.start()
        return (harness, harness.app.viewControllerManager)
    }

    @Test func `FND-21: the root is made at registration, and its view is not loaded before it appears`() async throws {
        let recorder = CallRecorder()
        let (_, manager) = try await harness(recorder)
        #expect(manager.rootViewController?.isViewLoaded == false)
        #expect(recorder.read() == [])
    }

    @Test func `FND-25: didAppear waits for the screen's requests`() async throws {
        let recorder = CallRecorder()
        let (harness, _) = try await harness(recorder)
        try await harness.drive(
            .force(ForcedResult(function: "Show", result: "SUCCESS", delayMs: 3000)))
        try await harness.activate()
        #expect(recorder.read() == ["A.loadView", "A.didLoad", "A.willAppear"])
        harness.clock.advance(by: .seconds(3))
        await harness.inFlight.settled()
        #expect(recorder.read() == ["A.didAppear"])
    }

    @Test func `Ruling 46: a missing answer delays didAppear by eleven seconds`() async throws {
        let recorder = CallRecorder()
        let (harness, _) = try await harness(recorder)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "DO_NOT_RESPOND")))
        try await harness.activate()
        _ = recorder.read()
        harness.clock.advance(by: .milliseconds(10_999))
        await harness.inFlight.settled()
        #expect(recorder.read() == [])
        harness.clock.advance(by: .milliseconds(1))
        await harness.inFlight.settled()
        #expect(recorder.read() == ["A.didAppear"])
    }

    @Test func `FND-28: the covered controller disappears before the covering one appears`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        _ = recorder.read()
        manager.pushViewController(Page("B", recorder))
        await harness.inFlight.settled()
        #expect(
            recorder.read() == [
                "A.willDisappear", "A.didDisappear", "B.loadView", "B.didLoad", "B.willAppear", "B.didAppear",
            ])
    }

    @Test func `FND-29: a pop shows the controller below without loading it again`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        manager.pushViewController(Page("B", recorder))
        await harness.inFlight.settled()
        _ = recorder.read()
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(recorder.read() == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"])
    }

    @Test func `FND-50: a controller in the stack is not pushed again, at whatever index it is`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        let (b, c, d) = (Page("B", recorder), Page("C", recorder), Page("D", recorder))
        manager.viewControllers += [b, c]
        await harness.inFlight.settled()
        let stack = manager.viewControllers
        _ = recorder.read()
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
        #expect(harness.diagnostics == [String](repeating: "FND-50", count: 6) && recorder.read() == [])
        // Popping to a controller that is not in the stack removes no controller.
        #expect(manager.popToViewController(d).isEmpty && manager.popToViewController(c).isEmpty)
        #expect(manager.popToViewController(stack[0]).elementsEqual([b, c], by: ===))
        #expect(b.manager == nil && c.manager == nil && stack[0].manager === manager)
        manager.pushViewController(b)
        await harness.inFlight.settled()
        #expect(manager.topViewController === b && recorder.read().last == "B.didAppear")
    }

    @Test func `FND-51, rulings 45, 56: the root cannot be popped, and showing is pushing`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        _ = recorder.read()
        #expect(manager.popViewController() == nil)
        #expect(manager.viewControllers.count == 1)
        #expect(recorder.read() == [])
        #expect(harness.diagnostics == ["FND-51"])
        // A second pop reaches the root again.
        let next = Page("B", recorder)
        manager.rootViewController?.showViewController(next)
        #expect(manager.popViewController() === next && manager.popViewController() == nil)
        #expect(harness.diagnostics == ["FND-51", "FND-51"])
    }

    @Test func `FND-67: a view has one superview at most, and none once it is removed`() {
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

    /// A controller that changes the stack once, in one of its disappear callbacks.
    final class StackChanger: SDLViewController {
        var change: (SDLViewControllerManager) -> Void = { _ in }
        var isLate = false

        override func viewWillDisappear() { if !isLate { once() } }
        override func viewDidDisappear() { if isLate { once() } }

        private func once() {
            let now = change
            change = { _ in }
            if let manager { now(manager) }
        }
    }

    @Test(arguments: [false, true])
    func `FND-26, FND-29: changes of the stack in a disappear callback wait until the controller has gone`(
        _ isLate: Bool
    )
        async throws
    {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        let (root, next) = (manager.rootViewController, Page("B", recorder))
        func leaving(_ change: @escaping (SDLViewControllerManager) -> Void) -> StackChanger {
            let controller = StackChanger()
            (controller.change, controller.isLate) = (change, isLate)
            manager.pushViewController(controller)
            _ = recorder.read()
            return controller
        }
        // If a push happens during the pop, the controller below does not appear.
        let first = leaving { $0.pushViewController(next) }
        #expect(manager.popViewController() === first)
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root, next], by: ===))
        #expect(recorder.read() == ["B.loadView", "B.didLoad", "B.willAppear", "B.didAppear"])
        #expect(first.manager == nil && next.manager === manager)
        // After two pushes, both controllers are in the stack, in the order of the pushes.
        let more = [Page("C", recorder), Page("D", recorder)]
        let pusher = leaving { manager in more.forEach { manager.pushViewController($0) } }
        #expect(manager.popViewController() === pusher)
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root, next] + more, by: ===))
        manager.popToViewController(next)
        await harness.inFlight.settled()
        _ = recorder.read()
        // Two further pops happen during the pop. Two of three controllers are removed, and the root stays.
        _ = leaving {
            $0.popViewController()
            $0.popViewController()
        }
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([root], by: ===))
        #expect(recorder.read() == ["A.willAppear", "A.didAppear"])
        // A controller that is being removed pops to a controller that is also being removed.
        let third = leaving { $0.popToViewController(next) }
        manager.viewControllers = [next, third]
        manager.popToRootViewController()
        await harness.inFlight.settled()
        #expect(manager.viewControllers.elementsEqual([next], by: ===) && manager.topViewController === next)
        // An overlay of a controller that is being removed ends with an error.
        var ends = 0
        let fourth = leaving { manager in
            manager.topViewController?.presentOverlayController(SDLAlertController(message: "Late", buttons: nil)) {
                _, error in
                if error != nil { ends += 1 }
            }
        }
        manager.pushViewController(Page("C", recorder))
        await harness.inFlight.settled()
        #expect(ends == 1 && harness.sent("Alert").isEmpty && fourth.manager === manager)
    }

    @Test func `FND-30: a change between FULL and LIMITED neither hides nor shows a controller`() async throws {
        let recorder = CallRecorder()
        let (harness, _) = try await harness(recorder, type: .media)
        try await harness.activate()
        #expect(recorder.read().suffix(2) == ["A.willAppear", "A.didAppear"])
        try await harness.drive(.app(key: "hello", .background))
        #expect(harness.app.state == .inactive)
        try await harness.activate()
        #expect(harness.app.state == .active)
        #expect(recorder.read() == [])
    }

    @Test func `FND-26, FND-32: in the background the top disappears, and appears again without loading`() async throws
    {
        let recorder = CallRecorder()
        let (harness, _) = try await harness(recorder)
        try await harness.activate()
        _ = recorder.read()
        try await harness.drive(.app(key: "hello", .background))
        #expect(recorder.read() == ["A.willDisappear", "A.didDisappear"])
        try await harness.activate()
        #expect(recorder.read() == ["A.willAppear", "A.didAppear"])
    }

    @Test func `FND-31: a push in NONE makes no calls; the top appears when the app is activated`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        manager.pushViewController(Page("B", recorder))
        await harness.inFlight.settled()
        #expect(recorder.read() == [])
        try await harness.activate()
        #expect(recorder.read() == ["B.loadView", "B.didLoad", "B.willAppear", "B.didAppear"])
    }

    @Test func `FND-33: a lost connection hides the top and releases the stack; a new root is made`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        weak var pushed: Page?
        do {
            let page = Page("B", recorder)
            pushed = page
            manager.pushViewController(page)
        }
        await harness.inFlight.settled()
        _ = recorder.read()
        weak let root = manager.rootViewController
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(recorder.read() == ["B.willDisappear", "B.didDisappear"])
        #expect(harness.app.state == .disconnected)
        #expect(pushed == nil && root == nil)
        harness.clock.advance(by: .seconds(1))
        await harness.inFlight.settled()
        #expect(harness.app.state == .notRunning)
        #expect(manager.viewControllers.count == 1)
        // The new root does not appear before the app is activated.
        #expect(recorder.read() == [])
        try await harness.activate()
        #expect(recorder.read() == ["A.loadView", "A.didLoad", "A.willAppear", "A.didAppear"])
    }

    @Test func `Ruling 55: an app that the driver closed starts again at its root`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        manager.pushViewController(Page("B", recorder))
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .close))
        #expect(manager.viewControllers.count == 1)
        _ = recorder.read()
        try await harness.activate()
        #expect(recorder.read() == ["A.willAppear", "A.didAppear"])
    }

    @Test func `Ruling 65: a controller that was covered while its Show was in flight never appears`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.drive(.force(ForcedResult(function: "Show", result: "SUCCESS", times: 1, delayMs: 3000)))
        try await harness.activate()
        manager.pushViewController(Page("B", recorder))
        await harness.inFlight.settled()
        harness.clock.advance(by: .seconds(3))
        await harness.inFlight.settled()
        #expect(!recorder.lines.contains("A.didAppear"))
        #expect(recorder.read().suffix(2) == ["B.willAppear", "B.didAppear"])
    }

    @Test func `Ruling 61: the app delegate is called before the view controllers`() async throws {
        let recorder = CallRecorder()
        let states = StateDelegate(recorder)
        let harness = try Harness(delegate: states) { Page("A", recorder) }
        await harness.start()
        try await harness.activate()
        #expect(
            recorder.read() == [
                "connect", "launch", "active", "A.loadView", "A.didLoad", "A.willAppear", "A.didAppear",
            ])
        try await harness.drive(.app(key: "hello", .background))
        #expect(recorder.read() == ["inactive", "background", "A.willDisappear", "A.didDisappear"])
    }

    @Test func `FND-48, FND-49, ruling 66: top, stack and root can be replaced`() async throws {
        let recorder = CallRecorder()
        let (harness, manager) = try await harness(recorder)
        try await harness.activate()
        let (b, c, d) = (Page("B", recorder), Page("C", recorder), Page("D", recorder))
        manager.pushViewController(b)
        manager.topViewController = c
        #expect(manager.viewControllers.map { ($0 as? Page)?.name } == ["A", "C"])
        manager.viewControllers = [b, d]
        #expect(manager.topViewController === d && manager.rootViewController === b)
        manager.rootViewController = c
        #expect(manager.viewControllers.count == 1 && manager.topViewController === c)
        #expect(d.manager == nil && c.manager === manager)
        await harness.inFlight.settled()
        #expect(recorder.read().last == "C.didAppear")
    }
}
