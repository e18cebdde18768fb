import SDLKit

/// A controller that shows the number of unread messages, with a list, a search and a voice search.
final class InboxViewController: SDLViewController {
    private let inbox: Inbox
    private let driverActivity: DriverActivity
    private let text = SDLTextView(mainFields: ["Messages"], textAlignment: .leftAligned)
    private var permission: Int?
    private var heard = 0

    init(_ inbox: Inbox, _ driverActivity: DriverActivity) {
        self.inbox = inbox
        self.driverActivity = driverActivity
        super.init()
        layout = .textAndSoftbuttonsWithGraphic
    }

    override func loadView() {
        view = SDLView(subviews: [text, button("Open") { $0.choose() }, button("Search") { $0.search() }])
    }

    /// Observes the permission to use the microphone, which the car can change at any time. The Ask button is shown
    /// only with the permission.
    override func viewDidLoad() {
        let ask = button("Ask") { $0.ask() }
        permission = application?.permissionManager.subscribe(
            toRPCNames: ["PerformAudioPassThru"], groupType: .any
        ) { [weak self] status in
            ask.removeFromSuperview()
            if status == .allowed { self?.view?.addSubview(ask) }
        }
        // The choices for answers are uploaded once. After that, only the group's name is needed.
        let answers = QuickReplies.answers.map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: [$0]) }
        application?.screenManager.preloadChoiceGroup(SDLChoiceCellGroup(name: QuickReplies.group, choices: answers))
    }

    override func viewWillAppear() {
        text.mainFields = [
            "Messages", SDLTextField(inbox.unread == 0 ? "All read" : "\(inbox.unread) unread"),
            SDLTextField(driverActivity.last),
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

    /// Shows the list of conversations with a keyboard for searching.
    private func search() {
        application?.screenManager.presentSearchableChoiceSet(choices, mode: .manualOnly, withKeyboardDelegate: self)
    }

    /// Asks the driver for a contact and records the spoken answer. A real app would also recognize the speech.
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
            if heard > 0 { show(inbox.conversations[0]) } else { text.statusBar = "Nothing was recorded" }
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
        text.statusBar = "Nothing selected"
    }

    /// Returns all presented cells, so that they are deleted after use. New cells with the latest messages are created
    /// each time.
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { presentedCells }
}

extension InboxViewController: SDLKeyboardDelegate {
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {
        if let conversation = inbox.find(inputText) { show(conversation) } else { text.statusBar = "No match found" }
    }

    func userDidCancelInput(withReason event: SDLKeyboardEvent) {
        text.statusBar = "Search cancelled"
    }

    /// Returns the first name that matches the typed text.
    func updateAutocomplete(withInput currentInputText: String) -> String? { inbox.find(currentInputText)?.name }
}
