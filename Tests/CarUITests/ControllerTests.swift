import Testing

@testable import CarUI

@MainActor
@Suite struct ViewControllers {
    final class EventRecorder: UIViewController {
        let name: String
        let record: (String) -> Void
        init(_ name: String, _ record: @escaping (String) -> Void) {
            (self.name, self.record) = (name, record)
            super.init()
        }
        override func viewDidLoad() { record("\(name) loaded") }
        override func viewWillAppear(_ animated: Bool) { record("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { record("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { record("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { record("\(name) did disappear") }
    }

    @Test func `The root controller is loaded, laid out and notified when its window appears`() {
        let stage = Stage()
        stage.window.isHidden = true
        var log: [String] = []
        let root = EventRecorder("root") { log.append($0) }
        stage.window.rootViewController = root
        #expect(log == ["root loaded"])
        stage.window.makeKeyAndVisible()
        #expect(log == ["root loaded", "root will appear", "root did appear"])
        #expect(root.view.frame == stage.window.bounds && root.view.window === stage.window)
        stage.window.rootViewController = EventRecorder("next") { log.append($0) }
        let changed = [
            "root will disappear", "root did disappear", "next loaded", "next will appear", "next did appear",
        ]
        #expect(Array(log.dropFirst(3)) == changed)
        #expect(root.view.window == nil)
    }

    @Test func `Children appear and disappear with their parent`() {
        let stage = Stage()
        var log: [String] = []
        let (parent, child) = (EventRecorder("parent") { log.append($0) }, EventRecorder("child") { log.append($0) })
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log = []
        stage.window.rootViewController = parent
        #expect(log == ["parent will appear", "child will appear", "parent did appear", "child did appear"])
        stage.window.rootViewController = nil
        let hidden = [
            "parent will disappear", "child will disappear", "parent did disappear", "child did disappear",
        ]
        #expect(Array(log.suffix(4)) == hidden)
    }

    /// Waits until all tasks that are already waiting for the main actor have run.
    func turn() async { await Task { @MainActor in }.value }

    @Test func `A presented controller covers the one below, which reappears afterwards`() async throws {
        let stage = Stage()
        var log: [String] = []
        let (root, over) = (EventRecorder("root") { log.append($0) }, EventRecorder("over") { log.append($0) })
        stage.window.rootViewController = root
        log = []
        root.present(over, animated: false) { log.append("done") }
        #expect(stage.window.subviews.last === over.view)
        #expect(
            log == [
                "over loaded", "over will appear", "root will disappear", "root did disappear", "over did appear",
            ])
        await turn()
        #expect(log.last == "done")
        log = []
        over.dismiss(animated: true) { log.append("done") }
        #expect(log == ["over will disappear", "root will appear"])
        try stage.pass(0.5)
        await turn()
        #expect(log == ["over will disappear", "root will appear", "over did disappear", "root did appear", "done"])
        #expect(over.view.superview == nil && root.presentedViewController == nil)
    }

    /// An object that presents and dismisses a controller alternately. The completion of each call makes the next call.
    /// The object counts all completions. The object also counts the completions that ran before the call of `present`
    /// or `dismiss` had returned.
    @MainActor final class RepeatedPresenter {
        let (root, over) = (UIViewController(), UIViewController())
        private(set) var (completions, early, deepest) = (0, 0, 0)
        private var depth = 0

        func again(animated: Bool) {
            guard completions < 6 else { return }
            var hasReturned = false
            let end = { [self] in
                completions += 1
                early += hasReturned ? 0 : 1
                depth += 1
                deepest = max(deepest, depth)
                again(animated: animated)
                depth -= 1
            }
            if root.presentedViewController == nil {
                root.present(over, animated: animated, completion: end)
            } else {
                root.dismiss(animated: animated, completion: end)
            }
            hasReturned = true
        }
    }

    @Test(arguments: [true, false])
    func `A completion that presents or dismisses again runs in a task of its own`(_ isAnimated: Bool) async throws {
        let (stage, presenter) = (Stage(), RepeatedPresenter())
        stage.window.rootViewController = presenter.root
        presenter.again(animated: isAnimated)
        #expect(presenter.completions == 0)
        for _ in 1...10 {
            await turn()
            try stage.pass(0.5)
        }
        await turn()
        #expect(presenter.completions == 6 && presenter.early == 0 && presenter.deepest == 1)
    }

    @Test func `The completion of a failed present or dismiss runs once, after the call`() async {
        let (stage, root, log) = (Stage(), UIViewController(), EventLog())
        // The first call has no window, the second call presents the controller itself, and the third call has no
        // controller to dismiss.
        root.present(UIViewController(), animated: false) { log.lines.append("nowhere") }
        stage.window.rootViewController = root
        root.present(root, animated: true) { log.lines.append("itself") }
        root.dismiss(animated: true) { log.lines.append("nothing") }
        #expect(log.lines == [])
        await turn()
        #expect(log.lines == ["nowhere", "itself", "nothing"] && root.presentedViewController == nil)
    }

    @MainActor final class EventLog {
        var lines: [String] = []
    }

    @Test func `A controller cannot be its own child or be presented twice`() {
        let stage = Stage()
        let (root, part) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        root.addChild(part)
        part.addChild(root)
        part.addChild(part)
        root.present(root, animated: false)
        root.present(part, animated: false)
        #expect(root.children == [part] && root.parent == nil && part.children == [])
        #expect(root.presentedViewController == nil)
    }

    @Test func `A controller is notified when its view is laid out`() {
        final class Lays: UIViewController {
            var log: [String] = []
            override func viewWillLayoutSubviews() { log.append("will") }
            override func viewDidLayoutSubviews() { log.append("did") }
        }
        let stage = Stage()
        let controller = Lays()
        stage.window.rootViewController = controller
        #expect(controller.log == ["will", "did"])
        stage.window.frame.size.width = 500
        stage.window.layoutIfNeeded()
        #expect(controller.log == ["will", "did", "will", "did"])
        #expect(controller.view.frame.width == 500)
    }

    @Test func `Connecting and disconnecting a screen posts notifications`() {
        let centre = UINotificationCenter.default
        defer { UINotificationCenter.default = centre }
        UINotificationCenter.default = UINotificationCenter()
        var log: [String] = []
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 480), scale: 1)
        let token = UINotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification) { object in
            log.append("connect \(object === screen) \(UIScreen.screens.last === screen)")
        }
        UINotificationCenter.default.addObserver(forName: UIScreen.didDisconnectNotification) { _ in
            log.append("disconnect \(UIScreen.screens.contains { $0 === screen })")
        }
        UIScreen.connect(screen)
        UIScreen.connect(screen)
        UIScreen.disconnect(screen)
        UIScreen.disconnect(UIScreen.main)
        UINotificationCenter.default.removeObserver(token)
        UIScreen.connect(screen)
        UIScreen.disconnect(screen)
        #expect(log == ["connect true true", "disconnect false", "disconnect false"])
        #expect(UIScreen.screens.first === UIScreen.main)
    }
}
