import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

extension ProjectionTests {
    /// The head unit's keyboard, and what of a projected window it types into. CAR-11
    @MainActor
    @Suite struct CarKeyboardTests {
        /// Notes what a field's owner is told, and keeps it open after the return key where it is told to.
        final class Owner: UITextFieldDelegate, UISearchBarDelegate {
            var keepsTyping = false
            /// As where the return key sends what was typed.
            var empties = false
            private(set) var received: [String] = []
            /// What the field held as its end was told.
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

        /// A view of an app's own that is typed into.
        final class Scribble: UIView, UIKeyInput {
            private(set) var strokes: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !strokes.isEmpty }
            func insertText(_ text: String) { strokes.append(text) }
            func deleteBackward() { strokes.append("⌫") }
        }

        private let field = UITextField().tagged(1, 100, 20, 300, 76)
        private let controller = UIViewController()
        private let owner = Owner()

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

        @Test func `A window that comes with a field in use opens the keyboard as it comes`() async throws {
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

        @Test func `CAR-11: a field that is tapped opens the keyboard, and each key and the return arrive`()
            async throws
        {
            field.placeholder = "Where to?"
            field.delegate = owner
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
            #expect(texts == ["B", "Be", "Bern"] && owner.received == ["return Bern"])
            #expect(!field.isFirstResponder && keyboards(projected).count == 1)
            #expect(projected.harness.sent("CancelInteraction").isEmpty)
        }

        @Test func `A search bar's delegate hears of each key`() async throws {
            let bar = UISearchBar().tagged(2, 100, 20, 300, 76)
            bar.delegate = owner
            let projected = try await running(bar)
            try await projected.tap(200, 60)
            try await type("m", "mi", into: projected)
            try await projected.harness.drive(.overlay(nil, .submit(text: "mill")))
            #expect(owner.received == ["search m", "search mi", "search mill", "go"])
        }

        @Test func `Cancelling gives back what was there; a keyboard that is taken away leaves what was typed`()
            async throws
        {
            (field.text, field.placeholder, field.delegate) = ("Rome", "Where to?", owner)
            let projected = try await running(field)
            try await projected.tap(200, 60)
            #expect(keyboards(projected)[0]["initialText"] == "Rome")
            try await type("Par", into: projected)
            #expect(field.text == "Par")
            try await projected.harness.drive(.overlay(nil, .cancel))
            #expect(field.text == "Rome" && !field.isFirstResponder && owner.ended == "Rome")
            try await projected.tap(200, 60)
            try await type("Oslo", into: projected)
            try await projected.background()
            await projected.harness.pass(.seconds(20))
            #expect(field.text == "Oslo" && !field.isFirstResponder)
        }

        @Test func `The keyboard goes with the first responder, and what comes late is not typed`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            let id = keyboards(projected)[0]["cancelID"]
            try await type("a", into: projected)
            field.resignFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(projected.harness.sent("CancelInteraction").map { $0["params"]?["cancelID"] } == [id])
            #expect(field.text == "a")
            // A window that goes takes it along.
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(keyboards(projected).count == 2)
            projected.stream.stopVideo()
            await projected.harness.pass(.seconds(1))
            #expect(projected.window == nil && projected.harness.sent("CancelInteraction").count == 2)
        }

        @Test func `A field that is left and taken again at once keeps its new keyboard`() async throws {
            let projected = try await running(field)
            try await projected.tap(200, 60)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(field.isFirstResponder && keyboards(projected).count == 2)
            try await type("a", into: projected)
            #expect(field.text == "a")
        }

        @Test func `From one field to the other there is one keyboard after the other`() async throws {
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
            owner.keepsTyping = true
            field.delegate = owner
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await projected.harness.drive(.overlay(nil, .submit(text: "hello")))
            #expect(field.isFirstResponder && keyboards(projected).count == 2)
            #expect(keyboards(projected)[1]["initialText"] == "hello")
            owner.keepsTyping = false
            try await projected.harness.drive(.overlay(nil, .submit(text: "you")))
            #expect(!field.isFirstResponder && owner.received == ["return hello", "return you"])
            #expect(keyboards(projected).count == 2)
        }

        @Test func `A field that its owner empties at the return key gets a keyboard that begins anew`() async throws {
            (owner.keepsTyping, owner.empties, field.placeholder) = (true, true, "Say something")
            field.delegate = owner
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await projected.harness.drive(.overlay(nil, .submit(text: "hello")))
            #expect(keyboards(projected).map { $0["initialText"] } == ["Say something", "Say something"])
        }

        @Test func `Of a long text the keyboard begins with as much as a head unit takes`() async throws {
            field.text = String(repeating: "x", count: 600)
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            #expect(keyboards(projected)[0]["initialText"]?.string?.count == 500)
            #expect(projected.harness.diagnostics == [])
        }

        @Test func `What a head unit tells of a keyboard that it would not take away is not typed`() async throws {
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

        @Test func `Where the head unit refuses, the field is left`() async throws {
            let projected = try await running(field)
            try await projected.harness.drive(
                .force(ForcedResult(function: "PerformInteraction", result: "REJECTED", times: 1)))
            try await projected.tap(200, 60)
            #expect(!field.isFirstResponder && keyboards(projected).count == 1)
        }

        @Test func `What is secret is masked, and not shown as what the keyboard begins with`() async throws {
            field.isSecureTextEntry = true
            field.text = "1234"
            let projected = try await running(field)
            field.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            let properties = projected.harness.sent("SetGlobalProperties").last?["params"]?["keyboardProperties"]
            #expect(properties?["maskInputCharacters"] == "ENABLE_INPUT_KEY_MASK")
            #expect(keyboards(projected)[0]["initialText"] == "\u{A0}")
        }

        @Test func `A view of the app's own that takes keys gets what differs`() async throws {
            let scribble = Scribble().tagged(3, 0, 0, 300, 100)
            let projected = try await running(scribble)
            scribble.becomeFirstResponder()
            await projected.harness.inFlight.settled()
            try await type("a", "ab", "abcd", "ax", into: projected)
            try await projected.harness.drive(.overlay(nil, .submit(text: "axy")))
            #expect(scribble.strokes == ["a", "b", "cd", "⌫", "⌫", "⌫", "x", "y"] && !scribble.isFirstResponder)
        }
    }
}
