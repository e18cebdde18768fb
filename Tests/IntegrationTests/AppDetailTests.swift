import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of overlays that end, are refused or cover each other, and of a controller that disappears.
@MainActor
@Suite struct AppDetailTests {
    final class Page: SDLViewController {
        override func loadView() { view = SDLTextView("title", "artist") }
    }

    func running() async throws -> (Harness, Page) {
        let root = Page()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    @Test func `OVL-40, OVL-48: the views of all overlays are drawn over the screen, the oldest at the bottom`()
        async throws
    {
        let (harness, root) = try await running()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        func present(_ text: String?, _ icon: String?) async {
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            let view = SDLView(subviews: [])
            if let text { view.addSubview(SDLTextView(text)) }
            if let icon { view.addSubview(SDLImageView(image: SDLArtwork(staticIcon: icon))) }
            view.opaque = false
            for part in view.subviews { part.opaque = false }
            alert.view = view
            root.presentOverlayController(alert)
            await harness.inFlight.settled()
        }
        func shown(_ name: String...) -> String? {
            name.reduce(harness.tree("apps", "hello", "windows", "0")) { $0?[$1] }?.string
        }
        await present("first", "0x11")
        await present(nil, "0x22")
        #expect(shown("mainField1") == "first" && shown("mainField2") == "artist")
        #expect(shown("graphic", "value") == "0x22")
        await present("third", nil)
        #expect(shown("mainField1") == "third" && shown("graphic", "value") == "0x22")
        // A change of any overlay's view is shown.
        let middle = harness.app.viewControllerManager.overlays.overlays[1]
        middle.view?.addSubview(SDLTextView("one", "two", "three"))
        await harness.inFlight.settled()
        #expect(shown("mainField1") == "third" && shown("mainField2") == "two")
    }

    @Test(arguments: ["ABORTED", "TIMED_OUT"])
    func `OVL-108, OVL-123, ruling 59: a slider keeps the driver's value, however it ended`(_ result: String)
        async throws
    {
        let (harness, root) = try await running()
        let slider = SDLSliderController(title: "Bass", value: 1, minimumValue: 0, maximumValue: 4)
        let picker = SDLValuePickerController(title: "Size", valueLabels: ["S", "M", "L"], value: 0)
        var ends: [String] = []
        for overlay in [slider, picker] {
            root.presentOverlayController(overlay) { result, error in ends.append("\(result) \(error != nil)") }
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .slide(position: 3)))
            try await harness.drive(.overlay(nil, result == "ABORTED" ? .cancel : .timeout))
        }
        #expect(slider.value == 2 && picker.value == 2)
        // OVL-11: neither result is a success.
        #expect(ends == ["\(result) true", "\(result) true"])
    }

    @Test func `OVL-11: the error includes the info text of the head unit's refusal`() async throws {
        let (harness, root) = try await running()
        try await harness.drive(
            .force(ForcedResult(function: "Alert", result: "REJECTED", info: "Not while it rains.")))
        var ends: [String] = []
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: nil)) { result, error in
            ends.append("\(result): \(error!)")
        }
        await harness.inFlight.settled()
        #expect(ends == ["REJECTED: The head unit answered REJECTED: Not while it rains."])
    }

    /// A controller that records, in its two disappear callbacks, whether the controller is on top of the stack.
    final class StackPositionRecorder: SDLViewController {
        var lines: [String] = []
        override func viewWillDisappear() { note() }
        override func viewDidDisappear() { note() }

        private func note() {
            let isTop = manager?.topViewController === self
            lines.append("\(isTop ? "on top" : "not on top") of \(manager?.viewControllers.count ?? 0)")
        }
    }

    @Test func `FND-26, FND-27, FND-28: a controller is still in the stack during its disappear callbacks`()
        async throws
    {
        let (harness, _) = try await running()
        let manager = try #require(harness.app.viewControllerManager)
        let controller = StackPositionRecorder()
        manager.pushViewController(controller)
        await harness.inFlight.settled()
        manager.pushViewController(SDLViewController())
        #expect(controller.lines == ["on top of 2", "on top of 2"])
        manager.popViewController()
        await harness.inFlight.settled()
        manager.popViewController()
        #expect(controller.lines.suffix(2) == ["on top of 2", "on top of 2"] && controller.lines.count == 4)
    }
}
