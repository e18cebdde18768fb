import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of single statements in the proposals. An app may rely on these statements.
@MainActor
@Suite struct ProposalStatementTests {
    final class Page: SDLViewController {
        private(set) var loads = 0
        override func loadView() {
            loads += 1
            view = SDLTextView("loaded")
        }
    }

    func running(
        _ root: SDLViewController, profile: String = "generic"
    ) async throws -> (Harness, SDLViewControllerManager) {
        let harness = try Harness(profile: profile) { root }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.viewControllerManager)
    }

    func field(_ harness: Harness) -> String? {
        harness.tree("apps", "hello", "windows", "0", "mainField1")?.string
    }

    @Test func `FND-42, FND-22: a view that was set is shown, and loadView is not called`() async throws {
        let page = Page()
        page.view = SDLTextView("given")
        let (harness, _) = try await running(page)
        #expect(field(harness) == "given" && page.loads == 0 && page.isViewLoaded)
    }

    @Test func `FND-42, FND-22: a view removed while hidden is loaded again`() async throws {
        let page = Page()
        let (harness, manager) = try await running(page)
        manager.pushViewController(Page())
        page.view = nil
        #expect(!page.isViewLoaded)
        manager.popViewController()
        await harness.inFlight.settled()
        #expect(field(harness) == "loaded" && page.loads == 2)
    }

    @Test func `FND-43: the layout of an overlay with a view is used while it is presented`() async throws {
        let page = Page()
        let (harness, _) = try await running(page)
        let alert = SDLAlertController(message: "A", buttons: nil)
        alert.view = SDLTextView("overlay")
        alert.layout = .textWithGraphic
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        let template = harness.sent("Show").last?["params"]?["templateConfiguration"]?["template"]
        #expect(template == "TEXT_WITH_GRAPHIC")
        try await harness.drive(.overlay(nil, .cancel))
        let back = harness.sent("Show").last?["params"]?["templateConfiguration"]?["template"]
        #expect(back == "DEFAULT" && field(harness) == "loaded")
    }

    /// The arguments are profiles of head units. A head unit before RPC version 6 cannot cancel the overlay.
    @Test(arguments: ["generic", "rpc5"])
    func `FND-24: a pushed controller's screen is shown, though an overlay of the one below has not ended`(
        _ profile: String
    )
        async throws
    {
        let page = Page()
        let (harness, manager) = try await running(page, profile: profile)
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        let alert = SDLAlertController(message: "A", buttons: nil)
        alert.view = SDLTextView("overlay")
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(field(harness) == "overlay")
        manager.pushViewController(Page())
        await harness.inFlight.settled()
        #expect(field(harness) == "loaded" && manager.presentedOverlayController === alert)
    }

    @Test func `OVL-01: an overlay cannot be pushed, and this is reported`() async throws {
        let (harness, manager) = try await running(Page())
        manager.pushViewController(SDLAlertController(message: "A", buttons: nil))
        manager.rootViewController = SDLAlertController(message: "A", buttons: nil)
        #expect(manager.viewControllers.count == 1 && manager.topViewController is Page)
        #expect(harness.diagnostics == ["OVL-01", "OVL-01"])
    }

    @Test(arguments: [(set: 20.0, own: 0.0, sent: 20_000), (set: 20, own: 7, sent: 7000)])
    func `CHS-07: a choice set's timeout is used if the interaction has no duration`(
        _ row: (set: Double, own: Double, sent: Int)
    ) async throws {
        let page = Page()
        let (harness, _) = try await running(page)
        let set = SDLChoiceSet(title: "?", delegate: nil, timeout: row.set, choices: [SDLChoiceCell(text: "a")])
        page.presentOverlayController(SDLInteractionController(choiceSet: set, duration: row.own))
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").last?["params"]?["timeout"]?.int == row.sent)
    }
}
