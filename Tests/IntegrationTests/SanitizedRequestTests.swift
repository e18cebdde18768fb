import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests that the app corrects each invalid text or image of a request, or leaves out the text or image. A diagnostic
/// reports each invalid text and image.
@MainActor
@Suite struct SanitizedRequestTests {
    func running(_ view: SDLView = SDLView()) async throws -> (Harness, SDLViewController) {
        let page = SDLViewController()
        page.view = view
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        return (harness, page)
    }

    func messages(_ harness: Harness) -> [String] {
        harness.appJournal.rows.filter { $0.kind == "diagnostic" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["message"]?.string }
    }

    func screen(_ harness: Harness) -> JSONValue? { harness.tree("apps", "hello", "windows", "0") }

    @Test(arguments: [
        ("one\ntwo", "one two"), ("one\r\n\ttwo ", "one two"), (#"one\ntwo"#, "one two"),
        ("\none", "one"), (" \tone", "one"), (#"\tone\t"#, "one"), (#"c:\one\ttwo"#, #"c:\one two"#),
    ])
    func `A line break in a text field becomes a space, and the rest of the screen is unchanged`(
        _ row: (wanted: String, shown: String)
    ) async throws {
        let text = SDLTextView(row.wanted, "second")
        text.statusBar = "status"
        let (harness, _) = try await running(text)
        #expect(screen(harness)?["mainField1"]?.string == row.shown)
        #expect(screen(harness)?["mainField2"] == "second" && screen(harness)?["statusBar"] == "status")
        #expect(messages(harness) == ["Show.mainField1 contains a line break or a tab; the text was sent in one line."])
        // The diagnostic is not repeated.
        text.mainFields = [SDLTextField(row.wanted + "!"), "third"]
        await harness.inFlight.settled()
        #expect(screen(harness)?["mainField2"] == "third" && messages(harness).count == 1)
        #expect(!harness.results.contains("INVALID_DATA"))
    }

    @Test(arguments: [500, 501], [true, false])
    func `A status bar and a media track longer than 500 characters are cut, with a diagnostic`(
        _ length: Int, _ isStatus: Bool
    )
        async throws
    {
        let (text, long) = (SDLTextView("one"), String(repeating: "s", count: length))
        if isStatus { text.statusBar = long } else { text.mediaTrack = long }
        let (harness, _) = try await running(text)
        let sent = harness.sent("Show").last?["params"]
        #expect(sent?[isStatus ? "statusBar" : "mediaTrack"]?.string?.count == 500)
        let cut = ["A text has 501 characters; the limit is 500. The end was cut off."]
        #expect(messages(harness) == (length == 501 ? cut : []))
    }

    @Test func `A field with only white space is left out, and the others are shown`() async throws {
        let (harness, _) = try await running(SDLTextView("  ", "second"))
        #expect(screen(harness)?["mainField2"] == "second")
        #expect(messages(harness) == ["Show.mainField1 has no visible text; the parameter was left out."])
    }

    @Test func `A field that becomes white space is cleared`() async throws {
        let text = SDLTextView("one", "two")
        let (harness, _) = try await running(text)
        text.mainFields = ["  ", "two"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField1": ""])
    }

    @Test func `A tab in an alert becomes a space, and a text of 600 characters is cut`() async throws {
        let (harness, page) = try await running()
        var ends: [String] = []
        let long = String(repeating: "x", count: 600)
        let alert = SDLAlertController(message: "a\tb\n\(long)", buttons: nil)
        page.presentOverlayController(alert) { result, error in ends.append("\(result) \(error == nil)") }
        await harness.inFlight.settled()
        let sent = harness.sent("Alert").last?["params"]
        #expect(sent?["alertText1"] == "a b" && sent?["alertText2"]?.string?.count == 500)
        #expect(
            messages(harness) == [
                "Alert.alertText1 contains a line break or a tab; the text was sent in one line.",
                "Alert.alertText2 is longer than 500 characters; the end was cut off.",
            ])
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends == ["SUCCESS true"])
        harness.app.screenManager.presentAlert(SDLAlertView(text: "c\td", secondaryText: long)) {
            ends.append("\($0 == nil)")
        }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").last?["params"]?["alertText1"] == "c d")
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends.last == "true" && !harness.results.contains("INVALID_DATA"))
    }

    @Test func `A text that is too long is also reported when another member cannot be corrected`() async throws {
        let (harness, _) = try await running()
        let alert = SDLAlert(
            alertText1: String(repeating: "x", count: 501), alertText3: String(repeating: "y", count: 502),
            duration: 2)
        var ends: [Bool] = []
        harness.app.sdlManager.send(alert) { _, error in ends.append(error == nil) }
        await harness.inFlight.settled()
        #expect(ends == [false] && harness.sent("Alert").isEmpty)
        let cut = ["alertText1", "alertText3"].map {
            "Alert.\($0) is longer than 500 characters; the end was cut off."
        }
        #expect(messages(harness).filter { $0.contains("cut off") } == cut)
    }

    @Test func `Sliders, choice sets, voice input, menus and speech are corrected as well`() async throws {
        let (harness, page) = try await running()
        let app = harness.app!
        let slider = SDLSliderController(title: "a\tb", value: 1, minimumValue: 1, maximumValue: 3)
        let choices = [SDLChoiceCell(text: "c\nd")]
        let question = SDLInteractionController(choiceSet: SDLChoiceSet(title: "e\nf", delegate: nil, choices: choices))
        let input = SDLAudioInputController(message: "g\th", promptText: "i\nj") { _ in }
        for overlay in [slider, question, input] as [SDLOverlayController] {
            page.presentOverlayController(overlay)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        app.sdlManager.send(
            SDLAddCommand(cmdID: 1, menuParams: SDLMenuParams(menuName: "k\tl"), vrCommands: ["m\nn", "o"]))
        await harness.inFlight.settled()
        #expect(harness.sent("Slider").last?["params"]?["sliderHeader"] == "a b")
        #expect(harness.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]?[0]?["menuName"] == "c d")
        #expect(harness.sent("PerformInteraction").last?["params"]?["initialText"] == "e f")
        let heard = harness.sent("PerformAudioPassThru").last?["params"]
        #expect(heard?["audioPassThruDisplayText1"] == "g h" && heard?["initialPrompt"]?[0]?["text"] == "i j")
        let command = harness.sent("AddCommand").last?["params"]
        #expect(command?["menuParams"]?["menuName"] == "k l" && command?["vrCommands"] == ["m n", "o"])
        #expect(!harness.results.contains("INVALID_DATA"))
    }

    @Test func `A request that cannot be corrected is not sent, and the error names the request`() async throws {
        let (harness, _) = try await running()
        var errors: [String] = []
        harness.app.sdlManager.send(SDLAddSubMenu(menuID: 1, menuName: " \t ")) { _, error in errors.append("\(error!)")
        }
        harness.app.sdlManager.send(SDLDeleteFile(syncFileName: String(repeating: "x", count: 300))) { _, _ in }
        await harness.inFlight.settled()
        #expect(errors.count == 1 && errors[0].contains("AddSubMenu") && !errors[0].contains("cannot be read"))
        #expect(harness.sent("AddSubMenu").isEmpty)
    }
}
