import IntegrationHarness
import JSON
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

private final class Appearing: UIViewController {
    private(set) var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

extension ProjectionTests {
    /// Tests that the root controller of a window appears and disappears together with the head unit's screen. CAR-04
    @MainActor
    @Suite struct ScreenLifeTests {
        private let appears = ["will appear", "did appear"]
        private let disappears = ["will disappear", "did disappear"]

        @Test func `CAR-04: a root controller disappears with the screen, and appears in the next window`() async throws
        {
            let root = Appearing()
            let projected = try await ProjectedApp(root)
            #expect(root.takeCalls() == appears)
            try await projected.harness.loseConnection()
            #expect(root.takeCalls() == disappears)
            await projected.harness.pass(.seconds(1))
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls() == appears && projected.shown > 0)
            projected.stream.stopVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls() == disappears)
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls() == appears)
            // A stream that is suspended keeps its screen.
            try await projected.background()
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls().isEmpty)
            let size: JSONValue = ["resolutionWidth": 400, "resolutionHeight": 240]
            try await projected.harness.edit(["videoStreamingCapability": ["preferredResolution": size]])
            await projected.harness.pass(.seconds(1))
            #expect(root.takeCalls() == disappears + appears && root.view.bounds.width == 400)
        }

        @Test func `the projected screen follows day and night of the head unit`() async throws {
            let root = Appearing()
            let projected = try await ProjectedApp(root)
            var wanted = HeadUnitSettings()
            let style = { root.view.traitCollection.userInterfaceStyle }
            #expect(style() == .light)
            for (mode, expected) in [("night", UIUserInterfaceStyle.dark), ("day", .light), ("night", .dark)] {
                wanted.mode = mode
                try await projected.harness.drive(.set(wanted))
                #expect(style() == expected)
            }
            try await projected.harness.loseConnection()
            await projected.harness.pass(.seconds(1))
            try await projected.harness.activate()
            await projected.harness.pass(.milliseconds(100))
            #expect(style() == .dark)
        }

        @Test func `CAR-04: an app that keeps its window sees the same calls`() async throws {
            let root = Appearing()
            let projected = try await ProjectedApp(root)
            let kept = projected.window
            _ = root.takeCalls()
            projected.stream.stopVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls() == disappears && kept?.rootViewController === root)
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls() == appears && projected.window !== kept)
            // When the former window releases the controller, the new window still shows the controller.
            kept?.rootViewController = nil
            kept?.isHidden = true
            #expect(root.takeCalls().isEmpty && root.view.window === projected.window)
        }

        @Test func `CAR-04: a presented controller stays presented when the screen returns`() async throws {
            let (root, sheet) = (Appearing(), Appearing())
            let projected = try await ProjectedApp(root)
            root.present(sheet, animated: false)
            #expect(root.takeCalls() == appears + disappears && sheet.takeCalls() == appears)
            sheet.view.addSubview(CountingButton("Close", 10, 10))
            projected.stream.stopVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls().isEmpty && sheet.takeCalls() == disappears)
            projected.stream.startVideo()
            await projected.harness.pass(.milliseconds(100))
            #expect(root.takeCalls().isEmpty && sheet.takeCalls() == appears)
            #expect(sheet.view.window === projected.window && projected.rects == [[1, 10, 10, 200, 60]])
            sheet.dismiss(animated: false)
            #expect(root.takeCalls() == appears && sheet.takeCalls() == disappears)
        }

        @Test func `CAR-04: a window that is hidden or moved to another screen hides its controllers`() async throws {
            let (root, sheet) = (Appearing(), Appearing())
            let projected = try await ProjectedApp(root)
            sheet.modalPresentationStyle = .overFullScreen
            root.present(sheet, animated: false)
            _ = (root.takeCalls(), sheet.takeCalls())
            let window = try #require(projected.window)
            window.isHidden = true
            #expect(root.takeCalls() == disappears && sheet.takeCalls() == disappears)
            window.isHidden = false
            #expect(root.takeCalls() == appears && sheet.takeCalls() == appears)
        }
    }
}
