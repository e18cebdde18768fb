import SDLKit

/// How much there is to read, and the way to it.
final class InboxViewController: SDLViewController {
    private let inbox: Inbox
    private let text = SDLTextView()

    init(_ inbox: Inbox) {
        self.inbox = inbox
        super.init()
        layout = .textAndSoftbuttonsWithGraphic
    }

    override func loadView() {
        let open = SDLSoftButtonObject(name: "open", text: "Open") { [weak self] press, _ in
            if press != nil { self?.choose() }
        }
        let search = SDLSoftButtonObject(name: "search", text: "Search") { [weak self] press, _ in
            if press != nil { self?.search() }
        }
        view = SDLView(subviews: [text, SDLButtonView(button: open), SDLButtonView(button: search)])
    }

    override func viewWillAppear() {
        text.mainFields = ["Messages", SDLTextField(inbox.unread == 0 ? "All read" : "\(inbox.unread) unread")]
        application?.screenManager.voiceCommands = inbox.conversations.map { conversation in
            SDLVoiceCommand(voiceCommands: ["Read \(conversation.name)"]) { [weak self] in self?.show(conversation) }
        }
    }

    private var choices: SDLChoiceSet {
        let cells = inbox.conversations.map { conversation in
            SDLChoiceCell(
                text: conversation.name, secondaryText: conversation.messages.last?.text,
                tertiaryText: conversation.unread == 0 ? nil : "\(conversation.unread) unread")
        }
        return SDLChoiceSet(title: "Who?", delegate: self, choices: cells)
    }

    private func choose() {
        application?.screenManager.presentChoiceSet(choices, mode: .manualOnly)
    }

    /// The same list, with a keyboard to find somebody by.
    private func search() {
        application?.screenManager.presentSearchableChoiceSet(choices, mode: .manualOnly, withKeyboardDelegate: self)
    }

    private func show(_ conversation: Conversation) {
        showViewController(ConversationViewController(conversation))
    }

    private func find(_ name: String) -> Conversation? {
        inbox.conversations.first { $0.name.lowercased().hasPrefix(name.lowercased()) }
    }
}

extension InboxViewController: SDLChoiceSetDelegate {
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
    ) {
        if let conversation = find(choice.text) { show(conversation) }
    }

    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {
        text.statusBar = "Nobody chosen"
    }

    /// What was said last changes all the time: the next list is made anew.
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { presentedCells }
}

extension InboxViewController: SDLKeyboardDelegate {
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        if let conversation = find(inputText) { show(conversation) }
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {}

    func updateAutocomplete(withInput currentInputText: String) -> String? { find(currentInputText)?.name }
}
