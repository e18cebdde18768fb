package import SDLRPC

/// What is asked of the driver: everything `PerformInteraction` needs, in the app's words.
package struct ChoiceQuestion {
    package var title: String
    package var cells: [SDLChoiceCell] = []
    package var groupName: String?
    package var mode = SDLInteractionMode.manualOnly
    package var layout = SDLLayoutMode.listOnly
    package var initialPrompt: [SDLTTSChunk]?
    package var helpPrompt: [SDLTTSChunk]?
    package var timeoutPrompt: [SDLTTSChunk]?
    /// nil leaves it to the head unit.
    package var timeout: Int?
    package var helpList: [SDLVrHelpItem]?

    package init(title: String) {
        self.title = title
    }

    package var hasKeyboard: Bool { [.keyboard, .listWithSearch, .iconWithSearch].contains(layout) }
}

/// What came of a question.
package enum ChoiceEnd {
    case chosen(SDLChoiceCell, row: Int, SDLTriggerSource)
    /// A text was entered instead.
    case entered(String?)
    case failed(SDLChoiceSetError)
}

/// One question on its way to the driver and back.
@MainActor
package final class ChoicePresentation {
    /// How far it has come.
    enum Step { case waiting, presenting, cancelling, over }

    package let question: ChoiceQuestion
    var step = Step.waiting
    package internal(set) var cancelID: Int?
    /// The cells as they were presented, a group's included.
    package internal(set) var cells: [SDLChoiceCell] = []
    /// The choice that was made, as the head unit has it. Ruling 32
    package internal(set) var chosen: SDLChoice?
    /// What the keyboard should be like; the screen's own if nil.
    package var keyboardProperties: SDLKeyboardProperties?
    package weak var keyboardDelegate: (any SDLKeyboardDelegate)?
    /// Told of everything that happens on the keyboard.
    package var onInput: ((SDLOnKeyboardInput) -> Void)?
    /// Which cells go once it is over. CHS-25
    package var cellsToDelete: () -> [SDLChoiceCell] = { [] }
    weak var keyboard: KeyboardUpdater?

    private var answer: ((ChoiceEnd) -> Void)?
    var isCancelled = false
    private var hasToldEnd = false

    package init(_ question: ChoiceQuestion, answer: @escaping (ChoiceEnd) -> Void) {
        self.question = question
        self.answer = answer
    }

    var isOver: Bool { answer == nil }
    /// Whether the head unit has been asked, and has not answered yet.
    var isShown: Bool { step == .presenting || step == .cancelling }

    /// The end is told once, whatever causes it. A keyboard's delegate hears of an end that was no event, too.
    func end(_ end: ChoiceEnd) {
        guard let answer = answer.take() else { return }
        answer(end)
        guard case .failed = end, question.layout == .keyboard, !hasToldEnd else { return }
        notifyEnd(.entryAborted)
    }

    private func notifyEnd(_ event: SDLKeyboardEvent) {
        hasToldEnd = true
        keyboardDelegate?.userDidCancelInput(withReason: event)
        keyboardDelegate?.keyboardDidAbort(withReason: event)
    }

    // MARK: Keyboard

    /// Something has happened on the keyboard. CHS-12, CHS-13, CHS-28
    func receive(_ input: SDLOnKeyboardInput) {
        onInput?(input)  // FND-64
        guard let delegate = keyboardDelegate else { return }  // CHS-12
        let text = input.data ?? ""
        delegate.keyboardDidSendEvent(input.event, text: text)  // CHS-28
        switch input.event {
        case .entrySubmitted, .entryVoice:
            hasToldEnd = true  // CHS-28
            delegate.userDidSubmitInput(text, withSource: input.event == .entryVoice ? .vr : .keyboard)  // CHS-12
            delegate.userDidSubmitInput(text, withEvent: input.event)  // CHS-28
        case .entryCancelled, .entryAborted: notifyEnd(input.event)
        case .keypress: keyboard?.batch { update(for: text, delegate) }  // CHS-13
        case .inputKeyMaskEnabled, .inputKeyMaskDisabled: delegate.keyboardDidUpdateInputMask(input.event)
        default: break
        }
    }

    /// What the delegate answers may come at once or later; once the keyboard is gone it is late.
    private func update(for text: String, _ delegate: any SDLKeyboardDelegate) {
        delegate.updateAutocomplete(
            withInput: text,
            autoCompleteResultsHandler: { [weak self] list in
                if let self, isShown, let list { keyboard?.suggest(list) }
            })
        delegate.updateCharacterSet(
            withInput: text,
            completionHandler: { [weak self] characters in
                if let self, isShown, let characters { keyboard?.limit(to: characters) }
            })
    }
}
