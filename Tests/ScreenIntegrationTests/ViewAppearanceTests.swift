import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the times at which the views of controllers and overlays appear and disappear.
@MainActor
@Suite struct ViewAppearanceTests {
    /// A view controller that records each lifecycle callback, together with the head unit's screen at that moment.
    final class Page: SDLViewController {
        weak var harness: Harness?
        private(set) var lines: [String] = []
        var made: () -> SDLView = { SDLTextView("page") }

        func read() -> [String] {
            defer { lines = [] }
            return lines
        }

        override func loadView() { view = made() }
        override func viewWillAppear() { lines.append("will appear") }
        override func viewDidAppear() { lines.append("appeared, \(answered)") }
        override func viewWillDisappear() { lines.append("will disappear") }
        override func viewDidDisappear() { lines.append("disappeared") }

        private var answered: String {
            let shown = harness?.tree("apps", "hello", "windows", "0")
            return
                "\(shown?["mainField1"]?.string ?? "nothing") \(shown?["graphic"] == nil ? "bare" : "with its image")"
        }
    }

    /// A delegate that records its calls for an overlay, together with the head unit's screen at that moment.
    @MainActor final class CallRecorder: SDLViewControllerDelegate {
        private let harness: Harness
        private(set) var lines: [String] = []
        init(_ harness: Harness) { self.harness = harness }

        func read() -> [String] {
            defer { lines = [] }
            return lines
        }

        private var screen: String { harness.tree("apps", "hello", "windows", "0", "mainField1")?.string ?? "nothing" }
        func viewControllerViewDidLoad(_ viewController: SDLViewController) { lines.append("loaded") }
        func viewControllerViewWillAppear(_ viewController: SDLViewController) { lines.append("will appear") }
        func viewControllerViewDidAppear(_ viewController: SDLViewController) {
            lines.append("appeared over \(screen)")
        }
        func viewControllerViewWillDisappear(_ viewController: SDLViewController) { lines.append("will disappear") }
        func viewControllerViewDidDisappear(_ viewController: SDLViewController) { lines.append("disappeared") }
    }

    func running() async throws -> (Harness, Page) {
        let page = Page()
        let harness = try Harness { page }
        page.harness = harness
        await harness.start()
        return (harness, page)
    }

    @Test func `FND-25: a view has appeared when its image is uploaded and shown`() async throws {
        let (harness, page) = try await running()
        page.made = {
            SDLView(subviews: [SDLTextView("page"), SDLImageView(image: SDLArtwork(data: [1, 2], name: "cover"))])
        }
        try await harness.activate()
        #expect(page.read() == ["will appear", "appeared, page with its image"])
    }

    nonisolated static let pictures: [@MainActor @Sendable () -> [SDLView]] = [
        { [SDLImageView(image: SDLArtwork(data: [1, 2], name: "cover"))] },
        {
            [
                SDLImageView(image: SDLArtwork(staticIcon: "0x11")),
                SDLImageView(image: SDLArtwork(data: [1, 2], name: "second")),
            ]
        },
        {
            let icon = SDLArtwork(data: [1, 2], name: "icon")
            return [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon)!)]
        },
    ]

    @Test(arguments: pictures, [true, false])
    func `FND-25: a view waits for an image that is slow to upload, with a text or alone`(
        _ picture: @MainActor @Sendable () -> [SDLView], _ hasText: Bool
    ) async throws {
        let (harness, page) = try await running()
        try await harness.force("PutFile", "SUCCESS", delayMs: 1000)
        let views = (hasText ? [SDLTextView("page")] : []) + picture()
        page.made = { SDLView(subviews: views) }
        try await harness.activate()
        await harness.pass(.milliseconds(900))
        #expect(page.read() == ["will appear"])
        await harness.pass(.milliseconds(200))
        #expect(page.read().map { $0.prefix(8) } == ["appeared"])
    }

    @Test func `FND-25: a view has appeared even if its image cannot be uploaded`() async throws {
        let (harness, page) = try await running()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        page.made = {
            let button = SDLSoftButtonObject(name: "b", text: "B", artwork: SDLArtwork(data: [1, 2], name: "icon"))!
            return SDLView(subviews: [SDLTextView("page"), SDLButtonView(button: button)])
        }
        try await harness.activate()
        #expect(page.read() == ["will appear", "appeared, page bare"])
    }

    func alert(_ harness: Harness) -> (SDLAlertController, CallRecorder) {
        let (alert, recorder) = (SDLAlertController(message: "A", buttons: nil), CallRecorder(harness))
        alert.delegate = recorder
        return (alert, recorder)
    }

    @Test func `FND-25, ruling 63: an overlay's view has appeared when its Show is answered`() async throws {
        let (harness, page) = try await running()
        try await harness.activate()
        _ = page.read()
        let (alert, recorder) = alert(harness)
        alert.view = SDLTextView("overlay")
        page.presentOverlayController(alert)
        #expect(recorder.read() == ["loaded", "will appear"])
        await harness.inFlight.settled()
        #expect(recorder.read() == ["appeared over overlay"])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(recorder.read() == ["will disappear", "disappeared"])
        #expect(page.read() == [], "the controller below stays visible")
    }

    @Test func `FND-24, ruling 63: a view set on a presented overlay appears, and disappears when it is removed`()
        async throws
    {
        let (harness, page) = try await running()
        try await harness.activate()
        let (alert, recorder) = alert(harness)
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(recorder.read() == ["loaded"])
        alert.view = SDLTextView("late")
        await harness.inFlight.settled()
        #expect(recorder.read() == ["will appear", "appeared over late"])
        alert.view = SDLTextView("later")
        await harness.inFlight.settled()
        #expect(recorder.read() == [])
        alert.view = nil
        await harness.inFlight.settled()
        #expect(recorder.read() == ["will disappear", "disappeared"])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(recorder.read() == [])
    }

    @Test func `FND-24, ruling 63: in BACKGROUND no overlay's view appears; it appears with its controller's`()
        async throws
    {
        let (harness, page) = try await running()
        try await harness.activate()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        try await harness.drive(.app(key: "hello", .background))
        _ = page.read()
        let (alert, recorder) = alert(harness)
        alert.view = SDLTextView("overlay")
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(recorder.read() == [])
        try await harness.activate()
        #expect(page.read() == ["will appear", "appeared, overlay bare"])
        #expect(recorder.read() == ["loaded", "will appear", "appeared over overlay"])
        try await harness.drive(.app(key: "hello", .background))
        #expect(recorder.read() == ["will disappear", "disappeared"])
    }
}
