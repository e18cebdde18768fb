import SDLKit

/// A controller that asks for the code of a locked conversation.
final class LockViewController: SDLViewController {
    private let conversation: Conversation
    private let text = SDLTextView()
    private var digits = 0
    private var isHidden = true

    init(_ conversation: Conversation) {
        self.conversation = conversation
        super.init()
    }

    override func loadView() {
        let code = SDLButtonView(name: "code", text: "Enter code") { [weak self] press, _ in
            if let self, press != nil { application?.screenManager.presentKeyboard(withDelegate: self) }
        }
        let back = SDLButtonView(name: "back", text: "Back") { [weak self] press, _ in
            if press != nil { self?.manager?.popViewController() }
        }
        view = SDLView(subviews: [text, code, back].compactMap(\.self))
        say("\(conversation.name) is locked")
    }

    private func say(_ line: String) {
        text.mainFields = [SDLTextField(line), SDLTextField(digits == 0 ? nil : "\(digits) digits")]
    }
}

extension LockViewController: SDLKeyboardDelegate {
    private static let keys = (0...9).map { "\($0)" }

    /// Returns a keyboard with digits only. The digits are shown as dots unless the driver makes the digits visible.
    func customKeyboardConfiguration() -> SDLKeyboardProperties? {
        SDLKeyboardProperties(
            keyboardLayout: .numeric, limitedCharacterList: Self.keys,
            maskInputCharacters: isHidden ? .enableInputKeyMask : .disableInputKeyMask)
    }

    /// Allows further digits until the driver has typed four digits, the length of a code.
    func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        completionHandler(currentInputText.count < 4 ? Self.keys : [])
    }

    /// Returns no suggestions for a code.
    func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        completionHandler(nil)
    }

    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String) {
        if event == .keypress {
            digits = text.count
            say("\(conversation.name) is locked")
        }
    }

    func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent) {
        isHidden = event == .inputKeyMaskEnabled
    }

    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        digits = 0
        guard inputText == conversation.code else { return say("Wrong code") }
        manager?.topViewController = ConversationViewController(conversation)
    }

    /// Receives the entered code. `event` says whether the code was typed or spoken. This method is called in addition
    /// to the variant with the parameter `source`.
    func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent) {
        if event == .entryVoice { text.statusBar = "Please type the code" }
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {
        digits = 0
        say("\(conversation.name) stays locked")
    }

    /// Receives the reason why the keyboard was closed: the driver cancelled, or the car interrupted. This method is
    /// called in addition to `userDidCancelInput(withReason:)`.
    func keyboardDidAbort(withReason event: SDLKeyboardEvent) {
        if event == .entryAborted { text.statusBar = "Input was interrupted" }
    }
}
