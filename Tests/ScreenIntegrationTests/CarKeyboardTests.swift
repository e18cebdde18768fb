import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

extension ProjectionTests {
    /// Tests that the head unit's keyboard opens for text fields of a projected window. CAR-11
    @MainActor
    @Suite struct CarKeyboardTests {
        /// A delegate that records its calls. If `keepsTyping` is true, editing continues after the return key.
        final class FieldDelegate: UITextFieldDelegate, UISearchBarDelegate {
            var keepsTyping = false
            /// Whether the delegate empties the field at the return key, as in a chat that sends the text.
            var empties = false
            private(set) var received: [String] = []
            /// The text of the field at the end of editing; nil before the end.
            private(set) var ended: String?

            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                received.append("return \(textField.text ?? "")")
                if empties { textField.text = "" }
                return !keepsTyping
            }
            func textFieldDidEndEditing(_ textField: UITextField) { ended = textField.text }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                received.append("search \(searchText)")
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { received.append("go") }
        }

        /// A view class of the app that accepts key input.
        final class KeyInputView: UIView, UIKeyInput {
            private(set) var strokes: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !strokes.isEmpty }
            func insertText(_ text: String) { strokes.append(text) }
            func deleteBackward() { strokes.append("⌫") }
        }

        private let field = UITextField().tagged(1, 100, 20, 300, 76)
        private let controller = UIViewController()
        private let delegate = FieldDelegate()

        private func running(_ views: UIView...) async throws -> ProjectedApp {
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
            views.forEach { controller.view.addSubview($0) }
            return try await ProjectedApp(controller)
        }

        private func keyboards(_ projected: ProjectedApp) -> [JSONValue] {
            projected.harness.sent("PerformInteraction").compactMap { $0["params"] }
        }

        private func type(_ texts: String..., into projected: ProjectedApp) async throws {
            for text in texts { try await projected.harness.drive(.overlay(nil, .type(text: text))) }
        }

        @Test func `A window that is shown with a focused field opens the keyboard`() async throws {
            let projected = try await running(field)
            projected.window?.screen = .main
            await projected.harness.pass(.milliseconds(100))
            field.becomeFirstResponder()
            await projected.harness.pass(.milliseconds(100))
            #expect(keyboards(projected).isEmpty)
            projected.window?.screen = try #require(projected.car.screen)
            await projected.harness.pass(.milliseconds(100))
            #expect(keyboards(projected).count == 1)
        }

        @Test func `CAR-11: a tapped field opens the keyboard, and gets each key and the return`()
            async throws
        {
            field.placeholder = "Where to?"
            field.delegate = delegate
            var texts: [String] = []
            field.addAction(UIAction { [field] _ in texts.append(field.text ?? "") }, for: .editingChanged)
            let projected = try await running(field)
            try await projected.tap(200, 60)
            #expect(keyboards(projected).map { $0["interactionLayout"] } == ["KEYBOARD"])
            #expect(keyboards(projected)[0]["initialText"] == "Where to?")
            let shown = projected.shown
            try await type("B", "Be", into: projected)
            await projected.harness.pass(.milliseconds(100))
            #expect(field.text == "Be" && field.isEditing && projected.shown > shown)
            try await projected.harness.drive(.overlay(nil, .submit(text: "Bern")))
            #expect(texts == ["B", "Be", "Bern"] && delegate.received == ["return Bern"])
            #expect(!field.isFirstResponder && keyboards(projected).count == 1)
            #expect(projected.harness.sent("CancelInteraction").isEmpty)
        }

        @Test func `A search bar's delegate is called for each key`() async throws {
            let bar = UISearchBar().tagged(2, 100, 20, 300, 76)
            bar.delegate = delegate
            let projected = try await running(bar)
            try await projected.tap(200, 60)
            try await type("m", "mi", into: projected)
            try await projected.harness.drive(.overlay(nil, .submit(text: "mill")))
            #expect(delegate.received == ["search m", "search mi", "search mill", "go"])
        }

        @Test func `Cancelling restores the former text; a keyboard that is closed otherwise keeps the typed text`()
            async throws
        {
            (field.text, field.placeholder, field.delegate) = ("Rome", "Where to?", delegate)
            let projected = try await running(field)
            try await projected.tap(200, 60)
            #expect(keyboards(projected)[0]["initialText"] == "Rome")
            try await type("Par", into: projected)
            #expect(field.text == "Par")
            try await projected.harness.drive(.overlay(nil, .cancel))
            #expect(field.text == "Rome" && !field.isFirstResponder && delegate.ended == "Rome")
            try await projected.tap(200, 60)
            try await type("Oslo", into: projected)
            await projected.harness.pass(.seconds(101))
            #expect(field.text == "Oslo" && field.isFirstResponder)
        }

        @Test func `The keyboard closes in the background, and opens again with the app`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            try await type("Oslo", into: projected)
            for round in 1...3 {
                try await projected.background()
                await projected.harness.pass(.seconds(200))
                #expect(projected.harness.sent("CancelInteraction").count == round)
                #expect(keyboards(projected).count == round && field.text == "Oslo" && field.isFirstResponder)
                try await projected.harness.drive(.app(key: "map", .activate))
                await projected.harness.pass(.seconds(1))
                #expect(keyboards(projected).count == round + 1)
                #expect(keyboards(projected)[round]["initialText"] == "Oslo")
            }
            try await projected.background()
            field.resignFirstResponder()
            try await projected.harness.drive(.app(key: "map", .activate))
            await projected.harness.pass(.seconds(1))
            #expect(keyboards(projected).count == 4)
        }

        @Test func `The keyboard closes when the field resigns, and later input is ignored`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            let id = keyboards(projected)[0]["cancelID"]
            try await type("a", into: projected)
            field.resignFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.sent("CancelInteraction").map { $0["params"]?["cancelID"] } == [id])
            #expect(field.text == "a")
            // The keyboard also closes with its window.
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(keyboards(projected).count == 2)
            projected.stream.stopVideo()
            await projected.harness.pass(.seconds(1))
            #expect(projected.window == nil && projected.harness.sent("CancelInteraction").count == 2)
        }

        @Test func `A field that resigns and becomes first responder again keeps its new keyboard`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(field.isFirstResponder && keyboards(projected).count == 2)
            try await type("a", into: projected)
            #expect(field.text == "a")
        }

        @Test func `Changing the field closes the first keyboard and opens a second one`() async throws {
            let other = UITextField().tagged(2, 100, 120, 300, 76)
            let projected = try await running(field, other)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await type("one", into: projected)
            other.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(keyboards(projected).count == 2 && projected.harness.sent("CancelInteraction").count == 1)
            try await type("two", into: projected)
            #expect(field.text == "one" && other.text == "two" && other.isFirstResponder)
        }

        @Test func `A field that stays open after the return key gets another keyboard`() async throws {
            delegate.keepsTyping = true
            field.delegate = delegate
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await projected.harness.drive(.overlay(nil, .submit(text: "hello")))
            #expect(field.isFirstResponder && keyboards(projected).count == 2)
            #expect(keyboards(projected)[1]["initialText"] == "hello")
            delegate.keepsTyping = false
            try await projected.harness.drive(.overlay(nil, .submit(text: "you")))
            #expect(!field.isFirstResponder && delegate.received == ["return hello", "return you"])
            #expect(keyboards(projected).count == 2)
        }

        @Test func `A field that is cleared at the return key gets a keyboard without initial text`() async throws {
            (delegate.keepsTyping, delegate.empties, field.placeholder) = (true, true, "Say something")
            field.delegate = delegate
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await projected.harness.drive(.overlay(nil, .submit(text: "hello")))
            #expect(keyboards(projected).map { $0["initialText"] } == ["Say something", "Say something"])
        }

        @Test func `The initial text is limited to 500 characters`() async throws {
            field.text = String(repeating: "x", count: 600)
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(keyboards(projected)[0]["initialText"]?.string?.count == 500)
            #expect(projected.harness.diagnostics == [])
        }

        @Test func `Input from a keyboard that the head unit did not close is ignored`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            try await type("a", into: projected)
            try await projected.harness.force("CancelInteraction", "REJECTED")
            field.resignFirstResponder()
            await projected.harness.inFlight.settled()
            try await type("late", into: projected)
            #expect(field.text == "a")
            try await projected.harness.drive(.overlay(nil, .submit(text: "later")))
            #expect(field.text == "a" && projected.harness.sent("CancelInteraction").count == 1)
        }

        @Test func `If the head unit refuses the keyboard, the field resigns`() async throws {
            let projected = try await running(field)
            try await projected.harness.drive(
                .force(ForcedResult(function: "PerformInteraction", result: "REJECTED", times: 1)))
            try await projected.tap(200, 60)
            #expect(!field.isFirstResponder && keyboards(projected).count == 1)
        }

        @Test func `CAR-11: the keyboard stays as long as the field is first responder`() async throws {
            (field.text, field.delegate) = ("Rome", delegate)
            let projected = try await running(field)
            try await projected.tap(200, 60)
            #expect(keyboards(projected)[0]["timeout"] == 100_000)
            await projected.harness.pass(.seconds(60))
            try await type("Par", into: projected)
            // The maximum timeout expires, and the keyboard is opened again with the text.
            await projected.harness.pass(.seconds(101))
            #expect(field.isFirstResponder && keyboards(projected).count == 2)
            #expect(keyboards(projected)[1]["initialText"] == "Par")
            try await type("Oslo", into: projected)
            #expect(field.text == "Oslo")
            await projected.harness.pass(.seconds(350))
            #expect(field.isFirstResponder && keyboards(projected).count == 5)
            // A cancelled input restores the text that the field had before the first keyboard was opened.
            try await type("Bern", into: projected)
            try await projected.harness.drive(.overlay(nil, .cancel))
            #expect(field.text == "Rome" && !field.isFirstResponder)
            await projected.harness.pass(.seconds(200))
            #expect(keyboards(projected).count == 5)
        }

        @Test func `Secret text is masked, and is not the keyboard's initial text`() async throws {
            field.isSecureTextEntry = true
            field.text = "1234"
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            let properties = projected.harness.sent("SetGlobalProperties").last?["params"]?["keyboardProperties"]
            #expect(properties?["maskInputCharacters"] == "ENABLE_INPUT_KEY_MASK")
            #expect(keyboards(projected)[0]["initialText"] == "\u{A0}")
        }

        @Test func `A field for numbers gets a numeric keyboard`() async throws {
            field.keyboardType = .numberPad
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.pass(.milliseconds(500))
            let properties = projected.harness.sent("SetGlobalProperties").compactMap {
                $0["params"]?["keyboardProperties"]
            }
            #expect(properties.contains { $0["keyboardLayout"] == "NUMERIC" }, "\(properties)")
        }

        @Test func `An app's own view that accepts key input gets only the differences`() async throws {
            let keyView = KeyInputView().tagged(3, 0, 0, 300, 100)
            let projected = try await running(keyView)
            keyView.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await type("a", "ab", "abcd", "ax", into: projected)
            try await projected.harness.drive(.overlay(nil, .submit(text: "axy")))
            #expect(keyView.strokes == ["a", "b", "cd", "⌫", "⌫", "⌫", "x", "y"] && !keyView.isFirstResponder)
        }
    }
}
