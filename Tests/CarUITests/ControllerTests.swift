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

    @Test func `A presented controller covers the one below and gives it back`() throws {
        let stage = Stage()
        var story: [String] = []
        let (root, over) = (Told("root") { story.append($0) }, Told("over") { story.append($0) })
        stage.window.rootViewController = root
        story = []
        root.present(over, animated: false) { story.append("done") }
        #expect(stage.window.subviews.last === over.view)
        #expect(story == ["over loaded", "over comes", "root goes", "root is gone", "over is here", "done"])
        story = []
        over.dismiss(animated: true) { story.append("done") }
        #expect(story == ["over goes", "root comes"])
        try stage.pass(0.5)
        #expect(story == ["over goes", "root comes", "over is gone", "root is here", "done"])
        #expect(over.view.superview == nil && root.presentedViewController == nil)
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
