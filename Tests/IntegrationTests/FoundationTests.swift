import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests for the app, its view controllers and its views. The tests use the names in the draft and in the final text of
/// proposal SDL-0156.
@MainActor
@Suite(.serialized) struct FoundationTests {
    final class Page: SDLViewController {
        let made: SDLView
        private(set) var disappears = 0
        init(_ made: SDLView) { self.made = made }
        override func loadView() { view = made }
        override func viewWillDisappear() { disappears += 1 }
    }

    func running(_ view: SDLView = SDLView()) async throws -> (Harness, Page) {
        let page = Page(view)
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        return (harness, page)
    }

    @Test
    func
        `FND-01, FND-02, FND-03, FND-04, FND-05, FND-06: an application's state, capabilities and stack`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        #expect(harness.app.state == .disconnected && harness.app.capabilities == nil)
        await harness.start()
        #expect(harness.app.state == .notRunning)
        #expect(harness.app.capabilities?.displayCapabilities != nil)
        #expect(harness.app.viewControllerManager.viewControllers.count == 1)
        #expect(
            SDLAppState.allCases.map(\.rawValue) == [
                "active", "inactive", "background", "notRunning", "disconnected",
            ])
    }

    @Test func `FND-T20: the status of another window never changes the app's state`() async throws {
        let (harness, page) = try await running()
        let status: JSONValue = [
            "hmiLevel": "NONE", "audioStreamingState": "NOT_AUDIBLE", "systemContext": "MAIN", "windowID": 1,
        ]
        try await harness.drive(.send(app: "hello", name: "OnHMIStatus", isRequest: false, params: status.json()))
        #expect(harness.app.state == .active)
        #expect(page.disappears == 0)
        #expect(harness.app.sdlManager.hmiLevel == .full)
        try await harness.drive(.app(key: "hello", .background))
        #expect(harness.app.sdlManager.hmiLevel == .background && harness.app.state == .background)
    }

    @Test func `FND-43, FND-45, FND-48, FND-50, FND-49: layouts, and the stack by both texts' names`() async throws {
        let (harness, page) = try await running()
        let next = Page(SDLTextView("next"))
        next.layout = "SOME_TEMPLATE_OF_ITS_OWN"
        page.showViewController(next)
        let manager = harness.app.viewControllerManager!
        #expect(manager.viewControllers.count == 2 && manager.topViewController === next)
        #expect(next.layout?.rawValue == "SOME_TEMPLATE_OF_ITS_OWN")
        next.layout = .media
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"]?["templateConfiguration"]?["template"] == "MEDIA")
        #expect(manager.popViewController() === next && manager.rootViewController === page)
    }

    @Test func `FND-46, FND-47, FND-49, FND-53, FND-54: the draft's modal names work for overlays`() async throws {
        let (harness, page) = try await running()
        let modal: SDLModalViewController = SDLAlertController(
            message: "Hello", prompt: nil, buttons: nil, duration: 4)
        let manager: SDLNavigationController = harness.app.viewControllerManager
        var done = 0
        page.presentModalViewController(modal) { done += 1 }
        await harness.inFlight.settled()
        #expect(manager.presentedModalViewController === modal && modal.duration == 4)
        try await harness.drive(.overlay(nil, .timeout))
        #expect(done == 1 && manager.presentedModalViewController == nil)
    }

    @available(*, deprecated, message: "Tests a deprecated property.")
    @Test func `FND-59, ruling 58: the draft's spelling of a slider's labels is read and set`() {
        let slider = SDLSliderController(title: "T", value: 1, minimumValue: 1, maximumValue: 2)
        slider.valueLables = ["low", "high"]
        #expect(slider.valueLabels == ["low", "high"] && slider.valueLables == ["low", "high"])
        #expect(SDLValuePickerController(title: "T", valueLabels: ["a", "b"], value: 0).valueLables == ["a", "b"])
    }

    @Test func `FND-66, FND-67, FND-69, FND-72: views are walked depth-first, and elements in excess are reported`()
        async throws
    {
        let fields = (1...3).map { SDLTextField("\($0)", metadataTypes: $0 == 1 ? [.mediaTitle] : nil) }
        let buttons = (1...9).map { SDLButtonView(button: SDLSoftButtonObject(name: "b\($0)", text: "\($0)")) }
        let view = SDLView(subviews: [
            SDLView(subviews: [SDLTextView(mainFields: fields)]), SDLView(subviews: buttons), SDLTextView("4", "5"),
            SDLImageView(image: SDLArtwork(staticIcon: "1")), SDLImageView(image: SDLArtwork(staticIcon: "2")),
            SDLImageView(image: SDLArtwork(staticIcon: "3")),
        ])
        let (harness, _) = try await running(view)
        let sent = harness.sent("Show").last?["params"]
        #expect((1...4).map { sent?["mainField\($0)"]?.string } == ["1", "2", "3", "4"])
        #expect(sent?["metadataTags"] == ["mainField1": ["mediaTitle"]])
        #expect(sent?["softButtons"]?.array?.count == 8)
        #expect(sent?["graphic"]?["value"] == "1" && sent?["secondaryGraphic"]?["value"] == "2")
        #expect(harness.diagnostics == ["FND-72"])
    }
}
