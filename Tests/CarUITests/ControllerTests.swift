import Testing

@testable import CarUI

@MainActor
@Suite struct ViewControllers {
    final class Told: UIViewController {
        let name: String
        let tell: (String) -> Void
        init(_ name: String, _ tell: @escaping (String) -> Void) {
            (self.name, self.tell) = (name, tell)
            super.init()
        }
        override func viewDidLoad() { tell("\(name) loaded") }
        override func viewWillAppear(_ animated: Bool) { tell("\(name) comes") }
        override func viewDidAppear(_ animated: Bool) { tell("\(name) is here") }
        override func viewWillDisappear(_ animated: Bool) { tell("\(name) goes") }
        override func viewDidDisappear(_ animated: Bool) { tell("\(name) is gone") }
    }

    @Test func `The root is loaded, laid out and told when its window is seen`() {
        let stage = Stage()
        stage.window.isHidden = true
        var story: [String] = []
        let root = Told("root") { story.append($0) }
        stage.window.rootViewController = root
        #expect(story == ["root loaded"])
        stage.window.makeKeyAndVisible()
        #expect(story == ["root loaded", "root comes", "root is here"])
        #expect(root.view.frame == stage.window.bounds && root.view.window === stage.window)
        stage.window.rootViewController = Told("next") { story.append($0) }
        #expect(story.dropFirst(3) == ["root goes", "root is gone", "next loaded", "next comes", "next is here"])
        #expect(root.view.window == nil)
    }

    @Test func `Children come and go with their parent`() {
        let stage = Stage()
        var story: [String] = []
        let (parent, child) = (Told("parent") { story.append($0) }, Told("child") { story.append($0) })
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        story = []
        stage.window.rootViewController = parent
        #expect(story == ["parent comes", "child comes", "parent is here", "child is here"])
        stage.window.rootViewController = nil
        #expect(story.suffix(4) == ["parent goes", "child goes", "parent is gone", "child is gone"])
    }

    /// Lets everything happen that waits for a turn of the main actor.
    func turn() async { await Task { @MainActor in }.value }

    @Test func `A presented controller covers the one below and gives it back`() async throws {
        let stage = Stage()
        var story: [String] = []
        let (root, over) = (Told("root") { story.append($0) }, Told("over") { story.append($0) })
        stage.window.rootViewController = root
        story = []
        root.present(over, animated: false) { story.append("done") }
        #expect(stage.window.subviews.last === over.view)
        #expect(story == ["over loaded", "over comes", "root goes", "root is gone", "over is here"])
        await turn()
        #expect(story.last == "done")
        story = []
        over.dismiss(animated: true) { story.append("done") }
        #expect(story == ["over goes", "root comes"])
        try stage.pass(0.5)
        await turn()
        #expect(story == ["over goes", "root comes", "over is gone", "root is here", "done"])
        #expect(over.view.superview == nil && root.presentedViewController == nil)
    }

    /// Presents and takes away by turns, each in the completion of the one before.
    @MainActor final class Restless {
        let (root, over) = (UIViewController(), UIViewController())
        private(set) var (ends, early, deepest) = (0, 0, 0)
        private var depth = 0

        func again(animated: Bool) {
            guard ends < 6 else { return }
            var hasReturned = false
            let end = { [self] in
                ends += 1
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
    func `A completion that presents or takes away again does so in a turn of its own`(_ isAnimated: Bool) async throws
    {
        let (stage, restless) = (Stage(), Restless())
        stage.window.rootViewController = restless.root
        restless.again(animated: isAnimated)
        #expect(restless.ends == 0)
        for _ in 1...10 {
            await turn()
            try stage.pass(0.5)
        }
        await turn()
        #expect(restless.ends == 6 && restless.early == 0 && restless.deepest == 1)
    }

    @Test func `The completion of what could not be presented or taken away runs once, after the call`() async {
        let (stage, root, story) = (Stage(), UIViewController(), Story())
        // Not in a window yet; then itself; then there is nothing to take away.
        root.present(UIViewController(), animated: false) { story.lines.append("nowhere") }
        stage.window.rootViewController = root
        root.present(root, animated: true) { story.lines.append("itself") }
        root.dismiss(animated: true) { story.lines.append("nothing") }
        #expect(story.lines == [])
        await turn()
        #expect(story.lines == ["nowhere", "itself", "nothing"] && root.presentedViewController == nil)
    }

    @MainActor final class Story {
        var lines: [String] = []
    }

    @Test func `A controller cannot be its own part, nor be presented twice`() {
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

    @Test func `A view's controller hears of its layout`() {
        final class Lays: UIViewController {
            var story: [String] = []
            override func viewWillLayoutSubviews() { story.append("will") }
            override func viewDidLayoutSubviews() { story.append("did") }
        }
        let stage = Stage()
        let controller = Lays()
        stage.window.rootViewController = controller
        #expect(controller.story == ["will", "did"])
        stage.window.frame.size.width = 500
        stage.window.layoutIfNeeded()
        #expect(controller.story == ["will", "did", "will", "did"])
        #expect(controller.view.frame.width == 500)
    }

    @Test func `A screen comes and goes, and is told of`() {
        let centre = UINotificationCenter.default
        defer { UINotificationCenter.default = centre }
        UINotificationCenter.default = UINotificationCenter()
        var story: [String] = []
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 480), scale: 1)
        let token = UINotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification) { object in
            story.append("connect \(object === screen) \(UIScreen.screens.last === screen)")
        }
        UINotificationCenter.default.addObserver(forName: UIScreen.didDisconnectNotification) { _ in
            story.append("disconnect \(UIScreen.screens.contains { $0 === screen })")
        }
        UIScreen.connect(screen)
        UIScreen.connect(screen)
        UIScreen.disconnect(screen)
        UIScreen.disconnect(UIScreen.main)
        UINotificationCenter.default.removeObserver(token)
        UIScreen.connect(screen)
        UIScreen.disconnect(screen)
        #expect(story == ["connect true true", "disconnect false", "disconnect false"])
        #expect(UIScreen.screens.first === UIScreen.main)
    }
}
