import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// A tree of views, and what each of both crawls finds in it, by the views' tags.
struct WorkedTree: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let build: @MainActor @Sendable (Ground) -> Void
    let interfaceManager: [Int]
    let carWindow: [Int]

    /// The six of the crawl comparison.
    static let all = [
        WorkedTree(
            testDescription: "1: a button inside a focusable cell",
            build: { $0.addSubview(Stop().tagged(1, 0, 0, 400, 100, UIButton().tagged(2))) },
            interfaceManager: [1], carWindow: [1, 2]),
        WorkedTree(
            testDescription: "2: a focusable grandchild",
            build: {
                $0.addSubview(Stop().tagged(1, 0, 0, 400, 100, UIView().tagged(2, 0, 0, 300, 90, Stop().tagged(3))))
            }, interfaceManager: [1], carWindow: [1, 3]),
        WorkedTree(
            testDescription: "3: a button on a hidden parent",
            build: {
                let parent = UIView().tagged(1, 0, 0, 400, 100, UIButton().tagged(2))
                parent.isHidden = true
                $0.addSubview(parent)
            }, interfaceManager: [], carWindow: [2]),
        WorkedTree(
            testDescription: "4: transparent, without size, without interaction",
            build: { ground in
                let views = (1...5).map { Stop().tagged($0, 0, $0 * 60) }
                views[0].alpha = 0
                views[1].frame.size.width = 0
                views[2].isUserInteractionEnabled = false
                views[4].isHidden = true
                views.forEach { ground.addSubview($0) }
            }, interfaceManager: [1, 2, 3, 4, 5], carWindow: [4]),
        WorkedTree(
            testDescription: "5: overlapping buttons",
            build: {
                $0.addSubview(UIButton().tagged(1, 0, 0))
                $0.addSubview(UIButton().tagged(2, 50, 0))
            }, interfaceManager: [], carWindow: [1, 2]),
        WorkedTree(
            testDescription: "6: the third of three is preferred",
            build: { ground in
                let views = (1...3).map { Stop().tagged($0, 0, $0 * 60) }
                views.forEach { ground.addSubview($0) }
                ground.preferred = views[2]
            }, interfaceManager: [3, 2, 1], carWindow: [1, 2, 3]),
    ]
}

extension ProjectionTests {
    /// Both crawls on the trees of the comparison. HAP-11…15, CAR-16…19, rulings 25 and 26
    @MainActor
    @Suite struct CrawlTests {
        @Test(arguments: WorkedTree.all)
        func `HAP-11…15, CAR-16…19: each crawl finds in a worked tree what its proposal says`(_ tree: WorkedTree)
            async throws
        {
            let controller = UIViewController()
            let ground = Ground(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view = ground
            tree.build(ground)
            let projected = try await ProjectedApp(controller)
            #expect(projected.car.focusableViews.map(\.view.tag) == tree.carWindow)
            #expect(projected.car.focusableViews.map(\.hapticRect.id) == tree.carWindow.indices.map { $0 + 1 })
            #expect(projected.harness.places.last?.map(\.[0]) == tree.carWindow.indices.map { Double($0 + 1) })
            let window = try #require(projected.window)
            let manager = SDLInterfaceManager(window: window)
            #expect(manager.focusableViews.map(\.tag) == tree.interfaceManager)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.places.last?.map(\.[0]) == tree.interfaceManager.indices.map { Double($0) })
        }

        @Test
        func `HAP-13, HAP-14, CAR-19: every view that is come to has a verdict, and a reason where it is left out`()
            async throws
        {
            let controller = UIViewController()
            let ground = Ground(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view = ground
            let child = Stop().tagged(2)
            let parent = Stop().tagged(1, 0, 0, 400, 100, child)
            let (grandchild, hidden) = (Stop().tagged(4), UIButton().tagged(5, 0, 300))
            let deep = Stop().tagged(3, 0, 120, 400, 100, UIView().tagged(0, 0, 0, 100, 90, grandchild))
            hidden.isHidden = true
            for view in [parent, deep, hidden] { ground.addSubview(view) }
            let projected = try await ProjectedApp(controller)
            let received = projected.car.verdicts
            #expect(received[parent.viewID] == .reported(1) && received[child.viewID] == .reported(2))
            #expect(received[ground.viewID] == .skipped("cannot become focused and is not a button"))
            #expect(received[hidden.viewID] == .skipped("is hidden") && received[grandchild.viewID] == .reported(4))
            let manager = SDLInterfaceManager(window: try #require(projected.window))
            #expect(manager.verdicts[parent.viewID] == .skipped("a direct subview can become focused"))
            #expect(manager.verdicts[child.viewID] == .reported(0) && manager.verdicts[deep.viewID] == .reported(1))
            // Nobody comes to what stands on a view that is found.
            #expect(manager.verdicts[grandchild.viewID] == nil)
        }

        @Test func `HAP-23: a point belongs to the one view it lies in, and to none where there are two`() async throws
        {
            let controller = UIViewController()
            let views = [Stop().tagged(1, 0, 0), Stop().tagged(2, 50, 0)]
            controller.view = UIView().tagged(0, 0, 0, 800, 480, views[0], views[1])
            let projected = try await ProjectedApp(controller)
            let manager = SDLInterfaceManager(window: try #require(projected.window))
            for tester in [manager, projected.car] as [any SDLHapticHitTester] {
                #expect(tester.view(for: CGPoint(x: 10, y: 10)) === views[0])
                #expect(tester.view(for: CGPoint(x: 140, y: 10)) === views[1])
                #expect(tester.view(for: CGPoint(x: 60, y: 10)) == nil)
                #expect(tester.view(for: CGPoint(x: 60, y: 200)) == nil)
            }
        }
    }
}
