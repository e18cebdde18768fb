import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

@MainActor
@Suite struct HelloTests {
    final class Hello: SDLViewController {
        let text = SDLTextView("Hello", "car")
        let button = SDLButtonView(button: SDLSoftButtonObject(name: "greet", text: "Greet"))
        private(set) var calls: [String] = []

        override func loadView() {
            view = SDLView(subviews: [text, button])
            button.button?.eventHandler = { [weak self] press, _ in
                guard press != nil else { return }
                self?.text.mainFields = ["Good day", "car"]
            }
        }

        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear() { calls.append("willAppear") }
        override func viewDidAppear() { calls.append("didAppear") }
        override func viewWillDisappear() { calls.append("willDisappear") }
        override func viewDidDisappear() { calls.append("didDisappear") }
    }

    @Test func `An activated app shows its root with one Show`() async throws {
        let root = Hello()
        let harness = try Harness { root }
        await harness.start()
        #expect(harness.tree("apps", "hello", "hmiLevel") == "NONE")
        try await harness.activate()
        #expect(harness.sent("Show").count == 1)
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "Hello")
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField2") == "car")
        #expect(root.calls == ["didLoad", "willAppear", "didAppear"])
    }

    @Test func `A button press reaches the app, and its change is sent as one Show with only that change`() async throws
    {
        let harness = try Harness { Hello() }
        await harness.start()
        try await harness.activate()
        try await harness.drive(.softButton(.init(text: "Greet"), mode: .short, app: nil, window: nil))
        let shows = harness.sent("Show")
        #expect(shows.count == 2)
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "Good day")
    }
}
