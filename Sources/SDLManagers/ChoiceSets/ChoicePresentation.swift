package import SDLRPC

/// A question for the driver, with the app's values for all parameters of `PerformInteraction`.
package struct ChoiceQuestion {
    package var title: String
    package var cells: [SDLChoiceCell] = []
    package var groupName: String?
    package var mode = SDLInteractionMode.manualOnly
    package var layout = SDLLayoutMode.listOnly
    package var initialPrompt: [SDLTTSChunk]?
    package var helpPrompt: [SDLTTSChunk]?
    package var timeoutPrompt: [SDLTTSChunk]?
    /// The time limit in milliseconds; nil if the head unit decides.
    package var timeout: Int?
    package var helpList: [SDLVrHelpItem]?

    package init(title: String) {
        self.title = title
    }

    package var hasKeyboard: Bool { [.keyboard, .listWithSearch, .iconWithSearch].contains(layout) }
}

/// The result of a question.
package enum ChoiceEnd {
    case chosen(SDLChoiceCell, row: Int, SDLTriggerSource)
    /// The driver entered a text instead of choosing.
    case entered(String?)
    case failed(SDLChoiceSetError)
}

/// One question, from the request to its result.
@MainActor
package final class ChoicePresentation {
    enum Step { case waiting, presenting, cancelling, over }

    package let question: ChoiceQuestion
    var step = Step.waiting
    package internal(set) var cancelID: Int?
    /// The presented cells. For a group, these are the cells of the group.
    package internal(set) var cells: [SDLChoiceCell] = []
    /// The selected choice as it was sent to the head unit. Ruling 32
    package internal(set) var chosen: SDLChoice?
    /// The keyboard properties for this presentation; nil to use those of the screen manager.
    package var keyboardProperties: SDLKeyboardProperties?
    package weak var keyboardDelegate: (any SDLKeyboardDelegate)?
    /// Called for every keyboard event.
    package var onInput: ((SDLOnKeyboardInput) -> Void)?
    /// Returns the cells to delete after the presentation. CHS-25
    package var cellsToDelete: () -> [SDLChoiceCell] = { [] }
    weak var keyboard: KeyboardUpdater?

    private var answer: ((ChoiceEnd) -> Void)?
    var isCancelled = false
    private var hasReportedEnd = false

    package init(_ question: ChoiceQuestion, answer: @escaping (ChoiceEnd) -> Void) {
        self.question = question
        self.answer = answer
    }

    var isOver: Bool { answer == nil }
    /// Whether the request was sent and is not answered yet.
    var isShown: Bool { step == .presenting || step == .cancelling }

    /// Delivers the result once. If the question ends without a keyboard event, a keyboard delegate is also notified.
    func end(_ end: ChoiceEnd) {
        guard let answer = answer.take() else { return }
        answer(end)
        guard case .failed = end, question.layout == .keyboard, !hasReportedEnd else { return }
        notifyEnd(.entryAborted)
    }

    private func notifyEnd(_ event: SDLKeyboardEvent) {
        hasReportedEnd = true
        keyboardDelegate?.userDidCancelInput(withReason: event)
        keyboardDelegate?.keyboardDidAbort(withReason: event)
    }

    // MARK: Keyboard

    /// Forwards a keyboard event to the delegate. CHS-12, CHS-13, CHS-28
    func receive(_ input: SDLOnKeyboardInput) {
        onInput?(input)  // FND-64
        guard let delegate = keyboardDelegate else { return }  // CHS-12
        let text = input.data ?? ""
        delegate.keyboardDidSendEvent(input.event, text: text)  // CHS-28
        switch input.event {
        case .entrySubmitted, .entryVoice:
            hasReportedEnd = true  // CHS-28
            delegate.userDidSubmitInput(text, withSource: input.event == .entryVoice ? .vr : .keyboard)  // CHS-12
            delegate.userDidSubmitInput(text, withEvent: input.event)  // CHS-28
        case .entryCancelled, .entryAborted: notifyEnd(input.event)
        case .keypress: keyboard?.batch { update(for: text, delegate) }  // CHS-13
        case .inputKeyMaskEnabled, .inputKeyMaskDisabled: delegate.keyboardDidUpdateInputMask(input.event)
        default: break
        }
    }

    /// Asks the delegate for suggestions and allowed characters. Answers are ignored after the keyboard has closed.
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
