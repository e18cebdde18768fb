import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Tests of keyboards: properties, the driver's input, and the end of the input. The rules CHS are in
/// docs/rules/choices.md.
@MainActor
@Suite struct KeyboardTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func keyboards(_ harness: Harness) -> [JSONValue?] {
        harness.sent("SetGlobalProperties").map { $0["params"]?["keyboardProperties"] }
    }

    let defaults: JSONValue = ["language": "EN-US", "keyboardLayout": "QWERTY", "keypressMode": "RESEND_CURRENT_ENTRY"]

    @Test func `CHS-22, CHS-12: a keyboard without choices has its initial text, and the entered text is reported`()
        async throws
    {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        let id = screen.presentKeyboard(withInitialText: "Where to?", delegate: keyboardRecorder)
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionLayout"] == "KEYBOARD" && sent?["interactionMode"] == "MANUAL_ONLY")
        #expect(sent?["interactionChoiceSetIDList"] == [])  // Ruling 40
        #expect(sent?["cancelID"]?.int == id && sent?["initialText"] == "Where to?")
        try await harness.drive(.overlay(nil, .type(text: "Be")))
        try await harness.drive(.overlay(nil, .submit(text: "Berlin")))
        #expect(keyboardRecorder.lines == ["submit Berlin by KEYBOARD"])
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty)
        #expect(keyboards(harness) == [defaults])
    }

    @Test func `CHS-20: if the choices are refused, their keyboard's properties are not set`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("CreateInteractionChoiceSet", "REJECTED")
        let (choiceRecorder, keyboardRecorder) = (ChoiceSetRecorder(), KeyboardRecorder())
        keyboardRecorder.properties = SDLKeyboardProperties(language: .deDe, keyboardLayout: .qwertz)
        let set = SDLChoiceSet(title: "City?", delegate: choiceRecorder, choices: [SDLChoiceCell(text: "Bonn")])
        screen.presentSearchableChoiceSet(set, mode: .manualOnly, withKeyboardDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines.count == 1 && keyboards(harness).isEmpty)
    }

    @Test func `CHS-13: properties of one keyboard are set before it, and the former ones restored after it`()
        async throws
    {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.properties = SDLKeyboardProperties(language: .deDe, keyboardLayout: .qwertz)
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        let german: JSONValue = [
            "language": "DE-DE", "keyboardLayout": "QWERTZ", "keypressMode": "RESEND_CURRENT_ENTRY",
        ]
        #expect(harness.requests.suffix(2) == ["SetGlobalProperties", "PerformInteraction"])
        #expect(keyboards(harness) == [german])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(keyboards(harness) == [german, defaults])
        #expect(keyboardRecorder.lines == ["ENTRY_CANCELLED"])
        #expect(harness.appTree("choices", "keyboard", "current") == defaults)
    }

    @Test func `CHS-15: the app's keyboard configuration is used by default`() async throws {
        let (harness, screen) = try await running()
        #expect(
            screen.keyboardConfiguration
                == SDLKeyboardProperties(
                    language: .enUs, keyboardLayout: .qwerty, keypressMode: .resendCurrentEntry))
        screen.keyboardConfiguration = SDLKeyboardProperties(language: .frFr, keyboardLayout: .azerty)
        await harness.inFlight.settled()
        let french: JSONValue = [
            "language": "FR-FR", "keyboardLayout": "AZERTY", "keypressMode": "RESEND_CURRENT_ENTRY",
        ]
        #expect(keyboards(harness) == [french])
        screen.presentKeyboard(withDelegate: KeyboardRecorder())
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .submit(text: "oui")))
        #expect(keyboards(harness) == [french])
    }

    @Test func `CHS-13: each keypress may suggest a text, and the suggestion is removed with the keyboard`()
        async throws
    {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.suggestions = ["Be": "Berlin"]
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .type(text: "B")))
        #expect(keyboards(harness).count == 1)
        try await harness.drive(.overlay(nil, .type(text: "Be")))
        #expect(keyboards(harness).last??["autoCompleteList"] == ["Berlin"])
        try await harness.drive(.overlay(nil, .submit(text: "Berlin")))
        #expect(keyboards(harness).last??["autoCompleteList"] == [])
        #expect(keyboards(harness).count == 3)
    }

    /// A delegate with the methods that later versions of SDL added, for lists of suggestions, sets of allowed keys,
    /// and all events.
    @MainActor final class ListKeyboardDelegate: SDLKeyboardDelegate {
        private(set) var lines: [String] = []
        func note(_ line: String) { lines.append(line) }

        func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
            note("submit \(inputText) by \(source)")
        }

        func userDidCancelInput(withReason event: SDLKeyboardEvent) { note("\(event)") }

        func updateAutocomplete(
            withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
        ) {
            autoCompleteResultsHandler((1...150).map { "\(currentInputText) \($0)" })
        }

        func updateCharacterSet(
            withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void
        ) {
            completionHandler(["a", "b"])
        }

        func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String) { note("\(event) \(text)") }
        func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent) { note("mask \(event)") }
        func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent) { note("event \(event)") }
        func keyboardDidAbort(withReason event: SDLKeyboardEvent) { note("abort \(event)") }
    }

    @Test func `CHS-28, ruling 34: the later forms are preferred, with at most a hundred suggestions`()
        async throws
    {
        let (harness, screen) = try await running()
        let delegate = ListKeyboardDelegate()
        screen.presentKeyboard(withDelegate: delegate)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .type(text: "x")))
        #expect(keyboards(harness).count == 2)
        #expect(keyboards(harness).last??["autoCompleteList"]?.array?.count == 100)
        #expect(keyboards(harness).last??["limitedCharacterList"] == ["a", "b"])
        try await harness.drive(
            .send(
                app: "hello", name: "OnKeyboardInput", isRequest: false,
                params: JSONValue.object(["event": "INPUT_KEY_MASK_ENABLED"]).json()
            ))
        try await harness.drive(.overlay(nil, .submit(text: "xa")))
        #expect(
            delegate.lines == [
                "KEYPRESS x", "INPUT_KEY_MASK_ENABLED ", "mask INPUT_KEY_MASK_ENABLED", "ENTRY_SUBMITTED xa",
                "submit xa by KEYBOARD", "event ENTRY_SUBMITTED",
            ])
        #expect(keyboards(harness).last == defaults.adding("autoCompleteList", []))
    }

    @Test func `CHS-21: a searchable list reports typed text to the keyboard delegate, and a choice to the set's`()
        async throws
    {
        let (harness, screen) = try await running()
        let (choiceRecorder, keyboardRecorder) = (ChoiceSetRecorder(), KeyboardRecorder())
        for layout in [SDLChoiceSetLayout.list, .tiles] {
            let set = SDLChoiceSet(
                title: "City?", delegate: choiceRecorder, layout: layout, choices: [SDLChoiceCell(text: "Bonn")])
            screen.presentSearchableChoiceSet(set, mode: .manualOnly, withKeyboardDelegate: keyboardRecorder)
        }
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .submit(text: "Berlin")))
        try await harness.drive(.overlay(nil, .choose(Target(text: "Bonn"), source: .menu)))
        let layouts = harness.sent("PerformInteraction").map { $0["params"]?["interactionLayout"]?.string }
        #expect(layouts == ["LIST_WITH_SEARCH", "ICON_WITH_SEARCH"])
        #expect(keyboardRecorder.lines == ["submit Berlin by KEYBOARD"])
        #expect(choiceRecorder.lines == ["Bonn by MENU"])
    }

    @Test func `The keypress mode is overridden, and keys and masks are sent only as far as supported`() async throws {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.properties = SDLKeyboardProperties(
            keyboardLayout: .numeric, keypressMode: .singleKeypress, maskInputCharacters: .enableInputKeyMask,
            customKeys: (0..<12).map { "\($0 % 10)" })
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        #expect(keyboards(harness).last??["keypressMode"] == "RESEND_CURRENT_ENTRY")
        #expect(keyboards(harness).last??["customKeys"]?.array?.count == 10)
        #expect(keyboards(harness).last??["maskInputCharacters"] == "ENABLE_INPUT_KEY_MASK")
        #expect(harness.diagnostics == ["CHS-13"])
        keyboardRecorder.properties?.keyboardLayout = SDLKeyboardLayout(rawValue: "DVORAK")
        try await harness.drive(.overlay(nil, .cancel))
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        // The library does not send a layout that the head unit does not support.
        #expect(keyboards(harness).last == defaults)
    }

    @Test func `A keyboard is dismissed by its cancel id, shown or waiting`() async throws {
        let (harness, screen) = try await running()
        let (first, second) = (KeyboardRecorder(), KeyboardRecorder())
        let shown = try #require(screen.presentKeyboard(withDelegate: first))
        let waiting = try #require(screen.presentKeyboard(withDelegate: second))
        await harness.inFlight.settled()
        screen.dismissKeyboard(withCancelID: waiting)
        await harness.inFlight.settled()
        #expect(second.lines == ["ENTRY_ABORTED"])
        screen.dismissKeyboard(withCancelID: shown)
        await harness.inFlight.settled()
        #expect(harness.sent("CancelInteraction").last?["params"]?["cancelID"]?.int == shown)
        #expect(harness.tree("visibleOverlay") == nil)
        #expect(first.lines == ["ENTRY_ABORTED"])
    }
}

extension JSONValue {
    fileprivate func adding(_ key: String, _ value: JSONValue) -> JSONValue {
        var result = self
        result[key] = value
        return result
    }
}
