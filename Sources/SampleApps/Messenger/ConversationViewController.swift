import SDLKit

/// One conversation: the newest message, and three ways to go on with it.
final class ConversationViewController: SDLViewController {
    private let conversation: Conversation
    private let text = SDLTextView()
    private var heard = 0

    init(_ conversation: Conversation) {
        self.conversation = conversation
        super.init()
    }

    override func loadView() {
        let buttons = [
            button("Read") { $0.readAloud() }, button("Type") { $0.type() }, button("Speak") { $0.speak() },
            button("Back") { $0.manager?.popViewController() },
        ]
        view = SDLView(subviews: [text] + buttons)
    }

    override func viewDidLoad() {
        conversation.changed = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        text.mainFields = [
            SDLTextField(conversation.name), SDLTextField(conversation.messages.last?.text),
            SDLTextField(conversation.unread == 0 ? nil : "\(conversation.unread) unread"),
        ]
    }

    private func button(_ title: String, _ action: @escaping @MainActor (ConversationViewController) -> Void)
        -> SDLButtonView
    {
        SDLButtonView(
            button: SDLSoftButtonObject(name: title, text: title) { [weak self] press, _ in
                if let self, press != nil { action(self) }
            })
    }

    // MARK: Reading

    /// The whole conversation, with answers a thumb can give.
    private func readAloud() {
        conversation.read()
        let answers = ["On my way", "Call you back"].map { answer in button(answer) { $0.send(answer) } }
        presentOverlayController(
            SDLScrollableMessageController(message: conversation.transcript, buttons: answers, duration: 30))
    }

    // MARK: Writing

    private func type() {
        application?.screenManager.presentKeyboard(withInitialText: "Message to \(conversation.name)", delegate: self)
    }

    /// What the microphone hears arrives in pieces; a real app would have them recognised.
    private func speak() {
        heard = 0
        let input = SDLAudioInputController(
            message: "To \(conversation.name)\nSpeak now", speech: .listenJingle, duration: 10
        ) { [weak self] sound in self?.heard += sound.count }
        // The main screen says so meanwhile, and offers a way out.
        let done = button("Done") { [weak input] _ in input?.finish() }
        let waiting = SDLView(subviews: [SDLTextView("Listening…"), done])
        waiting.opaque = false
        input.view = waiting
        presentOverlayController(input) { [weak self] _, error in
            guard let self, error == nil, heard > 0 else { return }
            send("(voice message, \(heard / 32_000 + 1) s)")
        }
    }

    private func send(_ message: String) {
        conversation.send(message)
        application?.screenManager.presentAlert(SDLAlertView(text: "Sent to \(conversation.name)", playTone: true))
    }
}

extension ConversationViewController: SDLKeyboardDelegate {
    private static let phrases = ["Be there soon", "Yes", "No", "Thank you"]

    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) { send(inputText) }
    func userDidCancelInput(withReason event: SDLKeyboardEvent) {}

    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        autoCompleteResultsHandler(Self.phrases.filter { $0.lowercased().hasPrefix(currentInputText.lowercased()) })
    }
}
