import IntegrationHarness
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// A tree of views for tests of the two searches for focusable views. The lists `interfaceManager` and `carWindow`
/// contain the tags of the views that each search finds. The list `unreachable` contains the tags of the views that
/// cannot be pressed.
struct CrawlExample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let build: @MainActor @Sendable (PreferredFocusView) -> Void
    let interfaceManager: [Int]
    let carWindow: [Int]
    var unreachable: Set<Int> = []

    /// Six trees in which the searches of the proposals SDL-0081 and SDL-0091 find different views.
    static let all = [
        CrawlExample(
            testDescription: "1: a button inside a focusable cell",
            build: { $0.addSubview(FocusableView().tagged(1, 0, 0, 400, 100, UIButton().tagged(2))) },
            interfaceManager: [1], carWindow: [1, 2]),
        CrawlExample(
            testDescription: "2: a focusable grandchild",
            build: {
                $0.addSubview(
                    FocusableView().tagged(
                        1, 0, 0, 400, 100, UIView().tagged(2, 0, 0, 300, 90, FocusableView().tagged(3))))
            }, interfaceManager: [1], carWindow: [1, 3]),
        CrawlExample(
            testDescription: "3: a button on a hidden parent",
            build: {
                let parent = UIView().tagged(1, 0, 0, 400, 100, UIButton().tagged(2))
                parent.isHidden = true
                $0.addSubview(parent)
            }, interfaceManager: [], carWindow: [2], unreachable: [2]),
        CrawlExample(
            testDescription: "4: transparent, without size, without interaction",
            build: { rootView in
                let views = (1...5).map { FocusableView().tagged($0, 0, $0 * 60) }
                views[0].alpha = 0
                views[1].frame.size.width = 0
                views[2].isUserInteractionEnabled = false
                views[4].isHidden = true
                views.forEach { rootView.addSubview($0) }
            }, interfaceManager: [1, 2, 3, 4, 5], carWindow: [4]),
        CrawlExample(
            testDescription: "5: overlapping buttons",
            build: {
                $0.addSubview(UIButton().tagged(1, 0, 0))
                $0.addSubview(UIButton().tagged(2, 50, 0))
            }, interfaceManager: [], carWindow: [1, 2]),
        CrawlExample(
            testDescription: "6: the third of three is preferred",
            build: { rootView in
                let views = (1...3).map { FocusableView().tagged($0, 0, $0 * 60) }
                views.forEach { rootView.addSubview($0) }
                rootView.preferred = views[2]
            }, interfaceManager: [3, 2, 1], carWindow: [1, 2, 3]),
    ]
}

extension ProjectionTests {
    /// Tests of the interface manager and the car window, which search a window for focusable views. HAP-11…15,
    /// CAR-16…19, rulings 25 and 26
    @MainActor
    @Suite struct CrawlTests {
        @Test(arguments: CrawlExample.all)
        func `HAP-11…15, CAR-16…19: each crawl finds the views that its proposal specifies`(_ tree: CrawlExample)
            async throws
        {
            let controller = SDLProjectionViewController()
            let rootView = PreferredFocusView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view = rootView
            tree.build(rootView)
            let projected = try await ProjectedApp(controller)
            #expect(projected.car.focusableViews.map(\.view.tag) == tree.carWindow)
            #expect(projected.car.focusableViews.map(\.hapticRect.id) == tree.carWindow.indices.map { $0 + 1 })
            // CAR-27: the list is the result of the proposal's code. A view that a press cannot reach is not sent.
            let sent = tree.carWindow.enumerated().filter { !tree.unreachable.contains($1) }.map {
                Double($0.offset + 1)
            }
            #expect(projected.harness.hapticRects.last?.map(\.[0]) == sent)
            let window = try #require(projected.window)
            let manager = SDLInterfaceManager(window: window)
            #expect(manager.focusableViews.map(\.tag) == tree.interfaceManager)
            await projected.harness.inFlight.settled()
            #expect(projected.harness.hapticRects.last?.map(\.[0]) == tree.interfaceManager.indices.map { Double($0) })
        }

        @Test
        func `HAP-13, HAP-14, CAR-19: each visited view has a verdict, and a reason if it is skipped`()
            async throws
        {
            let controller = SDLProjectionViewController()
            let rootView = PreferredFocusView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            controller.view = rootView
            let child = FocusableView().tagged(2)
            let parent = FocusableView().tagged(1, 0, 0, 400, 100, child)
            let (grandchild, hidden) = (FocusableView().tagged(4), UIButton().tagged(5, 0, 300))
            let deep = FocusableView().tagged(3, 0, 120, 400, 100, UIView().tagged(0, 0, 0, 100, 90, grandchild))
            hidden.isHidden = true
            for view in [parent, deep, hidden] { rootView.addSubview(view) }
            let projected = try await ProjectedApp(controller)
            let received = projected.car.verdicts
            #expect(received[parent.viewID] == .reported(1) && received[child.viewID] == .reported(2))
            #expect(received[rootView.viewID] == .skipped("cannot become focused and is not a button"))
            #expect(received[hidden.viewID] == .skipped("is hidden") && received[grandchild.viewID] == .reported(4))
            let manager = SDLInterfaceManager(window: try #require(projected.window))
            #expect(manager.verdicts[parent.viewID] == .skipped("a direct subview can become focused"))
            #expect(manager.verdicts[child.viewID] == .reported(0) && manager.verdicts[deep.viewID] == .reported(1))
            // The search does not visit the subviews of a reported view.
            #expect(manager.verdicts[grandchild.viewID] == nil)
        }

        @Test func `HAP-23: a point belongs to the one view that contains it, and to none if there are two`()
            async throws
        {
            let controller = SDLProjectionViewController()
            let views = [FocusableView().tagged(1, 0, 0), FocusableView().tagged(2, 50, 0)]
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
