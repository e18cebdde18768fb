import SDLKit

/// A controller that shows the newest message of a conversation, with buttons to read and answer.
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
            button("Read") { $0.read() }, button("Aloud") { $0.readAloud() }, button("Answer") { $0.answer() },
            button("Type") { $0.type() }, button("Speak") { $0.speak() },
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

    private func button(_ title: String, _ act: @escaping @MainActor (ConversationViewController) -> Void)
        -> SDLButtonView
    {
        SDLButtonView(
            button: SDLSoftButtonObject(name: title, text: title) { [weak self] press, _ in
                if let self, press != nil { act(self) }
            })
    }

    // MARK: Reading

    /// Shows the whole conversation, with two quick answers as buttons.
    private func read() {
        conversation.read()
        let answers = QuickReplies.answers.prefix(2).map { answer in button(answer) { $0.send(answer) } }
        presentOverlayController(
            SDLScrollableMessageController(message: conversation.transcript, buttons: answers, duration: 30))
    }

    /// Reads the newest message aloud without showing text, so that the driver is not distracted from the road.
    private func readAloud() {
        let newest = conversation.messages.last?.text ?? "No messages."
        conversation.read()
        presentOverlayController(
            SDLAlertController(
                prompt: [SDLTTSChunk(text: "\(conversation.name): \(newest)", type: .text)], buttons: nil))
    }

    // MARK: Writing

    private func answer() {
        let question = SDLChoiceSet(
            title: "Answer \(conversation.name)", delegate: self, choiceGroupName: QuickReplies.group)
        application?.screenManager.presentChoiceSet(question, mode: .both)
    }

    private func type() {
        application?.screenManager.presentKeyboard(withInitialText: "Message to \(conversation.name)", delegate: self)
    }

    /// Records a voice message. During the recording, the main screen shows "Listening…" and a Done button.
    private func speak() {
        heard = 0
        let input = SDLAudioInputController(
            message: "To \(conversation.name)\nSpeak now", speech: .listenJingle, duration: 10
        ) { [weak self] sound in self?.heard += sound.count }
        let done = button("Done") { [weak input] _ in input?.finish() }
        let listening = SDLTextView("Listening…")
        listening.opaque = false
        let waiting = SDLView(subviews: [listening, done])
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

extension ConversationViewController: SDLChoiceSetDelegate {
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
    ) {
        send(choice.text)
    }

    /// Sends the answer that the driver chose. A delegate that implements this variant does not need the variant
    /// without an index.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource,
        atRowIndex rowIndex: Int
    ) {
        send(QuickReplies.answers[rowIndex])
    }

    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {
        text.statusBar = "No answer sent"
    }
}

extension ConversationViewController: SDLKeyboardDelegate {
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) { send(inputText) }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {
        text.statusBar = "Not sent"
    }

    /// Passes all phrases that start with the typed text to `autoCompleteResultsHandler`.
    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        let typed = currentInputText.lowercased()
        autoCompleteResultsHandler(QuickReplies.phrases.filter { $0.lowercased().hasPrefix(typed) })
    }
}
