import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// What keyboards are like, on the way to the head unit and back, and what delegates say later.
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

    /// Answers when the test says so.
    @MainActor final class Thinker: SDLKeyboardDelegate {
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

    @Test func `CHS-13: suggestions and keys may come later, as long as the keyboard is there`() async throws {
        let (harness, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .type(text: "B")))
        let count = keyboards(harness).count
        thinker.suggest(["Berlin"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == count + 1)
        #expect(keyboards(harness).last?["autoCompleteList"] == ["Berlin"])
        thinker.limit(["e", "o"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["limitedCharacterList"] == ["e", "o"])
        thinker.limit([])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["limitedCharacterList"] == nil)
        // No suggestion is one that was taken away; the next time there is nothing to take.
        thinker.suggest([])
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["autoCompleteList"] == [])
        let before = keyboards(harness).count
        thinker.suggest([])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(keyboards(harness).count == before)
        thinker.suggest(["late"])
        thinker.limit(["l"])
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == before)
    }

    @Test func `CHS-28: an end by the driver is told in both forms, and a mask that comes or goes`() async throws {
        let (harness, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await harness.inFlight.settled()
        for event in ["INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED", "ENTRY_CANCELLED"] {
            try await harness.notify("OnKeyboardInput", ["event": .string(event)])
        }
        #expect(
            thinker.lines == [
                "event INPUT_KEY_MASK_ENABLED", "mask INPUT_KEY_MASK_ENABLED", "event INPUT_KEY_MASK_DISABLED",
                "mask INPUT_KEY_MASK_DISABLED", "event ENTRY_CANCELLED", "cancel ENTRY_CANCELLED",
                "abort ENTRY_CANCELLED",
            ])
        try await harness.lose()
        #expect(thinker.lines.filter { $0.hasPrefix("abort") }.count == 1)
    }

    @Test func `CHS-28: what comes after the end is told to nobody, also while the properties are put back`()
        async throws
    {
        let (harness, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await harness.inFlight.settled()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        try await harness.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        try await harness.drive(.overlay(nil, .cancel))
        let count = thinker.lines.count
        try await harness.notify("OnKeyboardInput", ["event": "KEYPRESS", "data": "x"])
        #expect(thinker.lines.count == count && count > 0)
        await harness.pass(.seconds(2))
        #expect(keyboards(harness).last?["language"] == "FR-FR")
    }

    @Test func `CHS-13: a keyboard waits until its properties are in force, and is told by them`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        screen.presentKeyboard(withDelegate: Typist())
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == 1 && harness.sent("PerformInteraction").isEmpty)
        #expect(harness.insides("choices", "keyboard", "current") == nil)
        await harness.pass(.seconds(1))
        #expect(harness.sent("PerformInteraction").count == 1)
        #expect(harness.insides("choices", "keyboard", "current")?["language"] == "EN-US")
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        #expect(harness.insides("choices", "keyboard", "original")?["language"] == "FR-FR")
    }

    @Test func `Properties that are refused are not asked for again, and the keyboard comes all the same`() async throws
    {
        let (harness, screen) = try await running()
        try await harness.force("SetGlobalProperties", "REJECTED")
        let typist = Typist()
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        #expect(keyboards(harness).count == 1 && harness.sent("PerformInteraction").count == 1)
        try await harness.drive(.overlay(nil, .submit(text: "a")))
        #expect(typist.lines == ["submit a by KEYBOARD"] && keyboards(harness).count == 2)
    }

    @Test func `The next head unit is told the keyboard's properties anew, also where the last one broke in between`()
        async throws
    {
        let (harness, screen) = try await running()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        await harness.inFlight.settled()
        try await harness.comeBack()
        #expect(harness.insides("choices", "keyboard", "current") == nil)
        screen.presentKeyboard(withDelegate: Typist())
        await harness.inFlight.settled()
        #expect(keyboards(harness).map { $0["language"] } == ["FR-FR", "FR-FR"])
        try await harness.drive(.overlay(nil, .cancel))
        try await harness.force("SetGlobalProperties", "DO_NOT_RESPOND", times: 1)
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .deDe)
        await harness.inFlight.settled()
        try await harness.comeBack()
        screen.presentKeyboard(withDelegate: Typist())
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["language"] == "DE-DE" && harness.tree("visibleOverlay") != nil)
    }

    @Test(arguments: [(0, false), (1, true)])
    func `CHS-13: keys of one's own and masks need version 7.1`(_ minor: Int, _ fits: Bool) async throws {
        let (harness, screen) = try await running(edit: Harness.version(7, minor))
        let typist = Typist()
        typist.properties = SDLKeyboardProperties(maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        #expect((keyboards(harness).last?["customKeys"] != nil) == fits)
        #expect((keyboards(harness).last?["maskInputCharacters"] != nil) == fits)
    }

    @Test func `CHS-13: a layout that the head unit lacks is told, and one that takes no masks is sent none`()
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
        let typist = Typist()
        typist.properties = SDLKeyboardProperties(
            keyboardLayout: .azerty, maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        #expect(harness.diagnostics == ["CHS-13"])
        #expect(harness.insides("diagnostics", "latest", "message")?.string?.contains("AZERTY") == true)
        try await harness.drive(.overlay(nil, .cancel))
        typist.properties?.keyboardLayout = nil
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        #expect(keyboards(harness).last?["customKeys"] == nil)
        #expect(keyboards(harness).last?["maskInputCharacters"] == nil && harness.diagnostics.count == 1)
    }
}
