import SDLKit

/// How much there is to read, and three ways to it: a list, a search, and asking.
final class InboxViewController: SDLViewController {
    private let inbox: Inbox
    private let attention: Attention
    private let text = SDLTextView(mainFields: ["Messages"], textAlignment: .leftAligned)
    private var permission: Int?
    private var heard = 0

    init(_ inbox: Inbox, _ attention: Attention) {
        self.inbox = inbox
        self.attention = attention
        super.init()
        layout = .textAndSoftbuttonsWithGraphic
    }

    override func loadView() {
        view = SDLView(subviews: [text, button("Open") { $0.choose() }, button("Search") { $0.search() }])
    }

    /// Whether a car lends its microphone is the car's to say, and may change; the button comes and goes with it.
    override func viewDidLoad() {
        let ask = button("Ask") { $0.ask() }
        permission = application?.permissionManager.subscribe(
            toRPCNames: ["PerformAudioPassThru"], groupType: .any
        ) { [weak self] status in
            ask.removeFromSuperview()
            if status == .allowed { self?.view?.addSubview(ask) }
        }
        // Put on the head unit once; from then on a group is only named.
        let answers = Quick.answers.map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: [$0]) }
        application?.screenManager.preloadChoiceGroup(SDLChoiceCellGroup(name: Quick.group, choices: answers))
    }

    override func viewWillAppear() {
        text.mainFields = [
            "Messages", SDLTextField(inbox.unread == 0 ? "All read" : "\(inbox.unread) unread"),
            SDLTextField(attention.last),
        ]
        text.statusBar = nil
        application?.screenManager.voiceCommands = inbox.conversations.map { conversation in
            SDLVoiceCommand(voiceCommands: ["Read \(conversation.name)"]) { [weak self] in self?.show(conversation) }
        }
    }

    private func button(_ title: String, _ act: @escaping @MainActor (InboxViewController) -> Void) -> SDLButtonView {
        SDLButtonView(
            button: SDLSoftButtonObject(name: title, text: title) { [weak self] press, _ in
                if let self, press != nil { act(self) }
            })
    }

    // MARK: Finding

    private var choices: SDLChoiceSet {
        let cells = inbox.conversations.map { conversation in
            SDLChoiceCell(
                text: conversation.name,
                secondaryText: conversation.code == nil ? conversation.messages.last?.text : nil,
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

    /// A question of the car's voice, and what the microphone hears; a real app would have it recognised.
    private func ask() {
        heard = 0
        let input = SDLAudioInputController(message: "Whose message?", promptText: "Whose message?") {
            [weak self] sound in
            self?.heard += sound.count
        }
        let done = button("Done") { [weak input] _ in input?.finish() }
        input.view = SDLView(subviews: [done])
        input.view?.opaque = false
        presentOverlayController(input) { [weak self] _, error in
            guard let self, error == nil else { return }
            if heard > 0 { show(inbox.conversations[0]) } else { text.statusBar = "I heard nothing" }
        }
    }

    private func show(_ conversation: Conversation) {
        if conversation.code == nil {
            showViewController(ConversationViewController(conversation))
        } else {
            showViewController(LockViewController(conversation))
        }
    }
}

extension InboxViewController: SDLChoiceSetDelegate {
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
    ) {
        if let conversation = inbox.find(choice.text) { show(conversation) }
    }

    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {
        text.statusBar = "Nobody chosen"
    }

    /// What was said last changes all the time: the next list is made anew.
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { presentedCells }
}

extension InboxViewController: SDLKeyboardDelegate {
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        if let conversation = inbox.find(inputText) { show(conversation) } else { text.statusBar = "Nobody found" }
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {
        text.statusBar = "Search ended"
    }

    /// One name completes what is typed.
    func updateAutocomplete(withInput currentInputText: String) -> String? { inbox.find(currentInputText)?.name }
}
