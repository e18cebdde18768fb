import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// What keyboards are like, on the way to the head unit and back, and what delegates say later.
@MainActor
@Suite struct KeyboardPropertyTests {
    func running(edit: JSONValue = [:]) async throws -> (Journey, SDLScreenManager) {
        let journey = try Journey { SDLViewController() }
        try await journey.edit(edit)
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.screenManager)
    }

    func keyboards(_ journey: Journey) -> [JSONValue] {
        journey.sent("SetGlobalProperties").compactMap { $0["params"]?["keyboardProperties"] }
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
        let (journey, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await journey.flight.settled()
        try await journey.drive(.overlay(nil, .type(text: "B")))
        let count = keyboards(journey).count
        thinker.suggest(["Berlin"])
        await journey.flight.settled()
        #expect(keyboards(journey).count == count + 1)
        #expect(keyboards(journey).last?["autoCompleteList"] == ["Berlin"])
        thinker.limit(["e", "o"])
        await journey.flight.settled()
        #expect(keyboards(journey).last?["limitedCharacterList"] == ["e", "o"])
        thinker.limit([])
        await journey.flight.settled()
        #expect(keyboards(journey).last?["limitedCharacterList"] == nil)
        // No suggestion is one that was taken away; the next time there is nothing to take.
        thinker.suggest([])
        await journey.flight.settled()
        #expect(keyboards(journey).last?["autoCompleteList"] == [])
        let before = keyboards(journey).count
        thinker.suggest([])
        try await journey.drive(.overlay(nil, .cancel))
        #expect(keyboards(journey).count == before)
        thinker.suggest(["late"])
        thinker.limit(["l"])
        await journey.flight.settled()
        #expect(keyboards(journey).count == before)
    }

    @Test func `CHS-28: an end by the driver is told in both forms, and a mask that comes or goes`() async throws {
        let (journey, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await journey.flight.settled()
        for event in ["INPUT_KEY_MASK_ENABLED", "INPUT_KEY_MASK_DISABLED", "ENTRY_CANCELLED"] {
            try await journey.notify("OnKeyboardInput", ["event": .string(event)])
        }
        #expect(
            thinker.lines == [
                "event INPUT_KEY_MASK_ENABLED", "mask INPUT_KEY_MASK_ENABLED", "event INPUT_KEY_MASK_DISABLED",
                "mask INPUT_KEY_MASK_DISABLED", "event ENTRY_CANCELLED", "cancel ENTRY_CANCELLED",
                "abort ENTRY_CANCELLED",
            ])
        try await journey.lose()
        #expect(thinker.lines.filter { $0.hasPrefix("abort") }.count == 1)
    }

    @Test func `CHS-28: what comes after the end is told to nobody, also while the properties are put back`()
        async throws
    {
        let (journey, screen) = try await running()
        let thinker = Thinker()
        screen.presentKeyboard(withDelegate: thinker)
        await journey.flight.settled()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        try await journey.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        try await journey.drive(.overlay(nil, .cancel))
        let count = thinker.lines.count
        try await journey.notify("OnKeyboardInput", ["event": "KEYPRESS", "data": "x"])
        #expect(thinker.lines.count == count && count > 0)
        await journey.pass(.seconds(2))
        #expect(keyboards(journey).last?["language"] == "FR-FR")
    }

    @Test func `CHS-13: a keyboard waits until its properties are in force, and is told by them`() async throws {
        let (journey, screen) = try await running()
        try await journey.force("SetGlobalProperties", "SUCCESS", delayMs: 1000)
        screen.presentKeyboard(withDelegate: Typist())
        await journey.flight.settled()
        #expect(keyboards(journey).count == 1 && journey.sent("PerformInteraction").isEmpty)
        #expect(journey.insides("choices", "keyboard", "current") == nil)
        await journey.pass(.seconds(1))
        #expect(journey.sent("PerformInteraction").count == 1)
        #expect(journey.insides("choices", "keyboard", "current")?["language"] == "EN-US")
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        #expect(journey.insides("choices", "keyboard", "original")?["language"] == "FR-FR")
    }

    @Test func `Properties that are refused are not asked for again, and the keyboard comes all the same`() async throws
    {
        let (journey, screen) = try await running()
        try await journey.force("SetGlobalProperties", "REJECTED")
        let typist = Typist()
        screen.presentKeyboard(withDelegate: typist)
        await journey.flight.settled()
        #expect(keyboards(journey).count == 1 && journey.sent("PerformInteraction").count == 1)
        try await journey.drive(.overlay(nil, .submit(text: "a")))
        #expect(typist.lines == ["submit a by KEYBOARD"] && keyboards(journey).count == 2)
    }

    @Test func `The next head unit is told the keyboard's properties anew, also where the last one broke in between`()
        async throws
    {
        let (journey, screen) = try await running()
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr)
        await journey.flight.settled()
        try await journey.comeBack()
        #expect(journey.insides("choices", "keyboard", "current") == nil)
        screen.presentKeyboard(withDelegate: Typist())
        await journey.flight.settled()
        #expect(keyboards(journey).map { $0["language"] } == ["FR-FR", "FR-FR"])
        try await journey.drive(.overlay(nil, .cancel))
        try await journey.force("SetGlobalProperties", "DO_NOT_RESPOND", times: 1)
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .deDe)
        await journey.flight.settled()
        try await journey.comeBack()
        screen.presentKeyboard(withDelegate: Typist())
        await journey.flight.settled()
        #expect(keyboards(journey).last?["language"] == "DE-DE" && journey.tree("visibleOverlay") != nil)
    }

    @Test(arguments: [(0, false), (1, true)])
    func `CHS-13: keys of one's own and masks need version 7.1`(_ minor: Int, _ fits: Bool) async throws {
        let (journey, screen) = try await running(edit: Journey.version(7, minor))
        let typist = Typist()
        typist.properties = SDLKeyboardProperties(maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: typist)
        await journey.flight.settled()
        #expect((keyboards(journey).last?["customKeys"] != nil) == fits)
        #expect((keyboards(journey).last?["maskInputCharacters"] != nil) == fits)
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
        let (journey, screen) = try await running(edit: ["keyboard": keyboard])
        let typist = Typist()
        typist.properties = SDLKeyboardProperties(
            keyboardLayout: .azerty, maskInputCharacters: .enableInputKeyMask, customKeys: ["a"])
        screen.presentKeyboard(withDelegate: typist)
        await journey.flight.settled()
        #expect(journey.diagnostics == ["CHS-13"])
        #expect(journey.insides("diagnostics", "latest", "message")?.string?.contains("AZERTY") == true)
        try await journey.drive(.overlay(nil, .cancel))
        typist.properties?.keyboardLayout = nil
        screen.presentKeyboard(withDelegate: typist)
        await journey.flight.settled()
        #expect(keyboards(journey).last?["customKeys"] == nil)
        #expect(keyboards(journey).last?["maskInputCharacters"] == nil && journey.diagnostics.count == 1)
    }
}
