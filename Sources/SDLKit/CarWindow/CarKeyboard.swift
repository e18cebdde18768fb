import CarUI
import SDLManagers
import SDLRPC

/// Opens the head unit's keyboard for whatever of the projected window is typed into, and types there what the driver does.
///
/// The proposal names text fields and search bars among the views that are acted on, and leaves the typing open. So it is as
/// on a phone: the keyboard comes with the first responder and goes with it. CAR-11
@MainActor
final class CarKeyboard {
    private weak var application: SDLApplication?
    private var typing: Typing?

    init(of application: SDLApplication) {
        self.application = application
    }

    /// Another view is typed into now, or none.
    func firstResponderChanged(to responder: UIResponder?) {
        typing?.end()
        guard let application, let responder, responder is any UIKeyInput else { return }
        typing = Typing(into: responder, of: application) { [weak self, weak responder] in
            // A field that keeps the focus after its return key wants the next line.
            if let self, let responder, responder.isFirstResponder { firstResponderChanged(to: responder) }
        }
    }
}

/// One keyboard on the display, from the first key to the last.
@MainActor
private final class Typing: SDLKeyboardDelegate {
    private weak var application: SDLApplication?
    private weak var responder: UIResponder?
    private let again: () -> Void
    private var cancelID: Int?
    /// What the head unit's entry holds; it begins empty, whatever the field does.
    private var entry = ""
    /// What was in the field before, if it is one.
    private let before: String?
    private var isOver = false

    init(into responder: UIResponder, of application: SDLApplication, again: @escaping () -> Void) {
        self.responder = responder
        self.application = application
        self.again = again
        let field = responder as? UITextField
        before = field?.text
        let hint = [field?.isSecureTextEntry == true ? nil : field?.text, field?.placeholder].compactMap(\.self)
        cancelID = application.screenManager.presentKeyboard(
            withInitialText: String((hint.first { !$0.isEmpty } ?? "").prefix(500)), delegate: self)
    }

    /// The view is typed into no more: the keyboard goes, and nothing that comes late is typed.
    func end() {
        guard finish() else { return }
        if let cancelID { application?.screenManager.dismissKeyboard(withCancelID: cancelID) }
    }

    /// - Returns: whether it was not over yet.
    private func finish() -> Bool {
        defer { isOver = true }
        return !isOver
    }

    func customKeyboardConfiguration() -> SDLKeyboardProperties? {
        guard let field = responder as? UITextField, field.isSecureTextEntry else { return nil }
        var properties = application?.screenManager.keyboardConfiguration ?? SDLKeyboardProperties()
        properties.maskInputCharacters = .enableInputKeyMask
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
        guard finish() else { return }
        // The driver has cancelled on purpose. An end for another reason keeps what was typed.
        if event == .entryCancelled, let before, !entry.isEmpty { (responder as? UITextField)?.replaceText(before) }
        responder?.resignFirstResponder()
    }

    /// The whole entry comes with each key: what differs at its end is typed.
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
    /// How many characters the two begin with alike.
    fileprivate func commonPrefix(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
