import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the keyboard properties that the library sends and restores, and of late answers of keyboard delegates.
@MainActor
@Suite struct KeyboardPropertyTests {
    func running(edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness { SDLViewController() }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func keyboards(_ harness: Harness) -> [JSONValue] {
        harness.sent("SetGlobalProperties").compactMap { $0["params"]?["keyboardProperties"] }
    }

    /// A keyboard delegate that stores the completion handlers. The test calls the handlers later.
    @MainActor final class DeferredKeyboardDelegate: SDLKeyboardDelegate {
        var suggest: ([String]?) -> Void = { _ in }
        var limit: ([String]?) -> Void = { _ in }
        var lines: [String] = []

        func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {}
        func userDidCancelInput(withReason event: SDLKeyboardEvent) { lines.append("cancel \(event)") }
        func keyboardDidAbort(withReason event: SDLKeyboardEvent) { lines.append("abort \(event)") }
        func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String) { lines.append("event \(event)") }
        func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent) { lines.append("mask \(event)") }
        func updateAutocomplete(
            withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
        ) { suggest = autoCompleteResultsHandler }
        func updateCharacterSet(
            withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void
        ) { limit = completionHandler }
    }

    @Test func `CHS-13: suggestions and key limits may be set later, while the keyboard is shown`() async throws {
        let (harness, screen) = try await running()
        let delegate = DeferredKeyboardDelegate()
        screen.presentKeyboard(withDelegate: delegate)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .type(text: "B")))
        let count = keyboards(harness).count
        delegate.suggest(["Berlin"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == count + 1)
        #expect(keyboards(harness).last?["autoCompleteList"] == ["Berlin"])
        delegate.limit(["e", "o"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["limitedCharacterList"] == ["e", "o"])
        delegate.limit([])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["limitedCharacterList"] == nil)
        // An empty list removes the suggestions. A second empty list causes no request.
        delegate.suggest([])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["autoCompleteList"] == [])
        let before = keyboards(harness).count
        delegate.suggest([])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(keyboards(harness).count == before)
        delegate.suggest(["late"])
        delegate.limit(["l"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == before)
    }

    @Test func `CHS-28: a cancellation is reported in both forms, as are changes of the mask`() async throws {
        let (harness, screen) = try await running()
        let delegate = DeferredKeyboardDelegate()
        screen.presentKeyboard(withDelegate: delegate)
        await harness.inFlight.settled()
        for event in ["INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED", "ENTRY_CANCELLED"] {
            try await harness.notify("OnKeyboardInput", ["event": .string(event)])
        }
        #expect(
            delegate.lines == [
                "event INPUT_KEY_MASK_ENABLED", "mask INPUT_KEY_MASK_ENABLED", "event INPUT_KEY_MASK_DISABLED",
                "mask INPUT_KEY_MASK_DISABLED", "event ENTRY_CANCELLED", "cancel ENTRY_CANCELLED",
                "abort ENTRY_CANCELLED",
            ])
        try await harness.loseConnection()
        #expect(delegate.lines.filter { $0.hasPrefix("abort") }.count == 1)
    }

    @Test func `CHS-28: input after the end is ignored, also while the properties are restored`()
        async throws
    {
        let (harness, screen) = try await running()
        let delegate = DeferredKeyboardDelegate()
        screen.presentKeyboard(withDelegate: delegate)
        await harness.inFlight.settled()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        try await harness.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        try await harness.drive(.overlay(nil, .cancel))
        let count = delegate.lines.count
        try await harness.notify("OnKeyboardInput", ["event": "KEYPRESS", "data": "x"])
        #expect(delegate.lines.count == count && count > 0)
        await harness.pass(.seconds(2))
        #expect(keyboards(harness).last?["language"] == "FR-FR")
    }

    @Test func `CHS-13: a keyboard waits until its properties are set`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        screen.presentKeyboard(withDelegate: KeyboardRecorder())
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == 1 && harness.sent("PerformInteraction").isEmpty)
        #expect(harness.appTree("choices", "keyboard", "current") == nil)
        await harness.pass(.seconds(1))
        #expect(harness.sent("PerformInteraction").count == 1)
        #expect(harness.appTree("choices", "keyboard", "current")?["language"] == "EN-US")
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        #expect(harness.appTree("choices", "keyboard", "original")?["language"] == "FR-FR")
    }

    @Test func `Refused properties are not sent again, and the keyboard is presented`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("SetGlobalProperties", "REJECTED")
        let keyboardRecorder = KeyboardRecorder()
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == 1 && harness.sent("PerformInteraction").count == 1)
        try await harness.drive(.overlay(nil, .submit(text: "a")))
        #expect(keyboardRecorder.lines == ["submit a by KEYBOARD"] && keyboards(harness).count == 2)
    }

    @Test func `Keyboard properties are sent again after a reconnection, also if the last request was interrupted`()
        async throws
    {
        let (harness, screen) = try await running()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        await harness.inFlight.settled()
        try await harness.reconnect()
        #expect(harness.appTree("choices", "keyboard", "current") == nil)
        screen.presentKeyboard(withDelegate: KeyboardRecorder())
        await harness.inFlight.settled()
        #expect(keyboards(harness).map { $0["language"] } == ["FR-FR", "FR-FR"])
        try await harness.drive(.overlay(nil, .cancel))
        try await harness.force("SetGlobalProperties", "DO_NOT_RESPOND", times: 1)
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .deDe)
        await harness.inFlight.settled()
        try await harness.reconnect()
        screen.presentKeyboard(withDelegate: KeyboardRecorder())
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["language"] == "DE-DE" && harness.tree("visibleOverlay") != nil)
    }

    @Test(arguments: [(0, false), (1, true)])
    func `CHS-13: custom keys and masks need version 7.1`(_ minor: Int, _ fits: Bool) async throws {
        let (harness, screen) = try await running(edit: Harness.version(7, minor))
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.properties = SDLKeyboardProperties(maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect((keyboards(harness).last?["customKeys"] != nil) == fits)
        #expect((keyboards(harness).last?["maskInputCharacters"] != nil) == fits)
    }

    @Test func `CHS-13: an unsupported layout is reported, and masks and keys are sent only where supported`()
        async throws
    {
        let keyboard: JSONValue = [
            "maskInputCharactersSupported": false,
            "supportedKeyboards": [
                ["keyboardLayout": "QWERTY", "numConfigurableKeys": 0],
                ["keyboardLayout": "NUMERIC", "numConfigurableKeys": 1],
            ],
        ]
        let (harness, screen) = try await running(edit: ["keyboard": keyboard])
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.properties = SDLKeyboardProperties(
            keyboardLayout: .azerty, maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect(harness.diagnostics == ["CHS-13"])
        #expect(harness.appTree("diagnostics", "latest", "message")?.string?.contains("AZERTY") == true)
        try await harness.drive(.overlay(nil, .cancel))
        keyboardRecorder.properties?.keyboardLayout = nil
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["customKeys"] == nil)
        #expect(keyboards(harness).last?["maskInputCharacters"] == nil && harness.diagnostics.count == 1)
    }
}
