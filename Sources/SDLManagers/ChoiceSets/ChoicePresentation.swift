package import SDLRPC

/// A question for the driver, with the app's values for the parameters of `PerformInteraction`.
package struct ChoiceQuestion {
    package var title: String
    package var cells: [SDLChoiceCell] = []
    package var groupName: String?
    package var mode = SDLInteractionMode.manualOnly
    package var layout = SDLLayoutMode.listOnly
    package var initialPrompt: [SDLTTSChunk]?
    package var helpPrompt: [SDLTTSChunk]?
    package var timeoutPrompt: [SDLTTSChunk]?
    /// The time limit of the question in milliseconds; nil if the head unit selects the time limit.
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
    /// The driver has entered a text on the keyboard instead of selecting a choice.
    case entered(String?)
    case failed(SDLChoiceSetError)
}

/// One presentation of a question, from the app's request until its result.
@MainActor
package final class ChoicePresentation {
    enum Step { case waiting, presenting, cancelling, over }

    package let question: ChoiceQuestion
    var step = Step.waiting
    package internal(set) var cancelID: Int?
    /// The cells that the driver can select. For a group, these are the cells of the group.
    package internal(set) var cells: [SDLChoiceCell] = []
    /// The selected choice in the form that was sent to the head unit. Ruling 32
    package internal(set) var chosen: SDLChoice?
    /// The keyboard properties for this presentation; nil for the properties of
    /// `SDLScreenManager.keyboardConfiguration`.
    package var keyboardProperties: SDLKeyboardProperties?
    package weak var keyboardDelegate: (any SDLKeyboardDelegate)?
    /// Called for every keyboard event.
    package var onInput: ((SDLOnKeyboardInput) -> Void)?
    /// A closure that returns the cells to delete from the head unit after the presentation. CHS-25
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
    /// Whether the request was sent to the head unit and is not answered yet.
    var isShown: Bool { step == .presenting || step == .cancelling }

    /// Delivers the result; later calls have no effect. If a keyboard question has failed and the keyboard delegate
    /// does not know yet that the keyboard has closed, the delegate is notified too.
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

    /// Passes a keyboard event to the keyboard delegate. CHS-12, CHS-13, CHS-28
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

    /// Asks the keyboard delegate for suggestions and allowed characters, and ignores answers that arrive after the
    /// keyboard has closed.
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
