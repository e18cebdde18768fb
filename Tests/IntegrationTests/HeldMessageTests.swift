import IntegrationHarness
import JSON
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// A replay delivers an input between the same two messages as in the session.
@MainActor
@Suite struct HeldMessageTests {
    @Test func `Messages above the limit wait, and are processed in their order`() async throws {
        let text = SDLTextView("One")
        let controller = SDLViewController()
        controller.view = text
        let harness = try Harness { controller }
        await harness.car.process(messages: [:])
        await harness.start()
        try await harness.activate()
        let sent = harness.requests.count { $0 != "RegisterAppInterface" }
        await harness.car.process(messages: ["hello": sent])
        text.mainFields = [SDLTextField("Two")]
        await harness.inFlight.settled()
        let shown = { harness.tree("apps", "hello", "windows", "0", "mainField1") }
        #expect(shown() == "One")
        #expect(await harness.car.holdsMessages)
        try await harness.drive(.app(key: "hello", .background))
        await harness.car.process(messages: [:])
        await harness.inFlight.settled()
        #expect(shown() == "Two")
    }
}
