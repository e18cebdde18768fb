import CarUI
import SDLManagers
import SDLRPC

/// Shows the head unit's keyboard while a text input of the projected window is first responder, as on a phone. The
/// first responder receives the text that the driver enters.
///
/// Proposal SDL-0091 lists text fields and search bars among the views that react to touches, but does not say how the
/// driver types. CAR-11
@MainActor
final class CarKeyboard {
    private weak var application: SDLApplication?
    private weak var responder: UIResponder?
    private var typing: Typing?
    /// Whether the app's view is on the display. In the background, the responder has no keyboard, as on a phone.
    var isVisible = true {
        didSet { if isVisible != oldValue { firstResponderChanged(to: responder) } }
    }

    init(of application: SDLApplication) {
        self.application = application
    }

    /// Closes the keyboard of the previous responder and opens a keyboard for `responder`, if `responder` accepts text.
    func firstResponderChanged(to responder: UIResponder?) {
        typing?.end()
        typing = nil
        self.responder = responder
        guard isVisible, let application, let responder, responder is any UIKeyInput else { return }
        typing = Typing(into: responder, of: application) { [weak self, weak responder] in
            // A field that is still first responder after the return key gets a new keyboard.
            if let self, let responder, responder.isFirstResponder { firstResponderChanged(to: responder) }
        }
    }
}

/// The driver's text entry into one first responder. If the keyboard times out, it is opened again.
@MainActor
private final class Typing: SDLKeyboardDelegate {
    private weak var application: SDLApplication?
    private weak var responder: UIResponder?
    private let again: () -> Void
    private var cancelID: Int?
    /// The text in the head unit's entry field. At first, the entry field is empty even if the app's text field
    /// contains text.
    private var entry = ""
    /// The text of the app's text field before the driver typed; nil if the responder is not a text field.
    private let before: String?
    private var isOver = false

    /// The longest timeout that the mobile API allows for a keyboard, in milliseconds.
    private static let timeout = 100_000

    init(into responder: UIResponder, of application: SDLApplication, again: @escaping () -> Void) {
        self.responder = responder
        self.application = application
        self.again = again
        before = (responder as? UITextField)?.text
        present()
    }

    private func present() {
        let field = responder as? UITextField
        let hint = [field?.isSecureTextEntry == true ? nil : field?.text, field?.placeholder].compactMap(\.self)
        let text = (hint.first { !$0.isEmpty } ?? SDLScreenManager.noText).prefix(500)
        var question = ChoiceQuestion(title: String(text))
        (question.layout, question.timeout) = (.keyboard, Self.timeout)
        let presentation = ChoicePresentation(question) { [weak self] in self?.ended($0) }
        presentation.keyboardDelegate = self
        application?.screenManager.choices.present(presentation)
        cancelID = presentation.cancelID
    }

    /// Handles the end of a presentation of the keyboard. After a timeout, opens the keyboard again if the responder is
    /// still first responder. After any other failure, the responder stops being first responder.
    private func ended(_ end: ChoiceEnd) {
        guard !isOver, case .failed(let error) = end else { return }
        if case .refused(.timedOut, _) = error, application?.state == .active, responder?.isFirstResponder == true {
            entry = ""
            return present()
        }
        isOver = true
        responder?.resignFirstResponder()
    }

    /// Dismisses the keyboard. Later key events are ignored.
    func end() {
        guard finish() else { return }
        if let cancelID { application?.screenManager.dismissKeyboard(withCancelID: cancelID) }
    }

    /// Marks the text entry as ended. Returns false if it had already ended.
    private func finish() -> Bool {
        defer { isOver = true }
        return !isOver
    }

    func customKeyboardConfiguration() -> SDLKeyboardProperties? {
        guard let field = responder as? UITextField, field.isSecureTextEntry || field.keyboardType.isNumeric else {
            return nil
        }
        var properties = application?.screenManager.keyboardConfiguration ?? SDLKeyboardProperties()
        if field.isSecureTextEntry { properties.maskInputCharacters = .enableInputKeyMask }
        if field.keyboardType.isNumeric { properties.keyboardLayout = .numeric }
        return properties
    }

    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String) {
        if event == .keypress { type(text) }
    }

    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        guard !isOver else { return }
        type(inputText)
        isOver = true
        if let field = responder as? UITextField { field.insertReturn() } else { responder?.resignFirstResponder() }
        again()
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {
        // If the keyboard was aborted for another reason, `ended(_:)` receives the result of the request.
        guard event == .entryCancelled, finish() else { return }
        // When the driver cancels, the previous text is restored. For other reasons the typed text stays.
        if let before, !entry.isEmpty { (responder as? UITextField)?.replaceText(before) }
        responder?.resignFirstResponder()
    }

    /// Passes the typed text to the responder. `text` is the whole text of the head unit's entry field. A `UITextField`
    /// receives the whole text. Any other `UIKeyInput` receives only the deletions and insertions at the end of the
    /// text.
    private func type(_ text: String) {
        guard !isOver else { return }
        defer { entry = text }
        if let field = responder as? UITextField { return field.replaceText(text) }
        guard let input = responder as? any UIKeyInput else { return }
        let common = text.commonPrefix(with: entry)
        for _ in 0..<(entry.count - common) { input.deleteBackward() }
        let typed = String(text.dropFirst(common))
        if !typed.isEmpty { input.insertText(typed) }
    }
}

extension String {
    /// Returns the length of the longest common prefix of this text and `other`, in characters.
    fileprivate func commonPrefix(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
