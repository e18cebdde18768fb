public import SDLManagers
public import SDLRPC

/// Asks the driver to choose, by hand, by voice or both. FND-62
///
/// Ids, uploads and the order of several questions are the choice manager's business.
open class SDLInteractionController: SDLOverlayController {
    /// What is asked, and the answers there are. Its delegate, if it has one, is told too.
    public var choiceSet: SDLChoiceSet {
        didSet { if isFixed("choiceSet") { choiceSet = oldValue } }
    }
    /// What is asked: the choice set's title, unless something else is set. FND-55
    public override var message: String? {
        get { text ?? choiceSet.title }
        set { super.message = newValue }
    }
    /// What is said as the question appears, whatever the mode. FND-63
    public var initialPrompt: [SDLTTSChunk]? {
        didSet { if isFixed("initialPrompt") { initialPrompt = oldValue } }
    }
    /// How it is chosen by hand; nil where it is not. FND-64
    public var manualInteraction: SDLManualInteraction? {
        didSet { if isFixed("manualInteraction") { manualInteraction = oldValue } }
    }
    /// How it is chosen by voice; nil where it is not. FND-65
    public var voiceInteraction: SDLVoiceInteraction? {
        didSet { if isFixed("voiceInteraction") { voiceInteraction = oldValue } }
    }
    /// Told what was chosen, before the completion runs. Ruling 32
    public var choiceSelectedBlock: (@MainActor (SDLChoiceCell, SDLTriggerSource) -> Void)? {
        didSet { if isFixed("choiceSelectedBlock") { choiceSelectedBlock = oldValue } }
    }
    /// Told the same by the head unit's own choice, where the draft's block was set. FND-62
    var draftBlock: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? {
        didSet { if isFixed("choiceSelectedBlock") { draftBlock = oldValue } }
    }

    /// What was chosen, as the head unit has it; there when the block runs. Ruling 32
    public var selectedChoice: SDLChoice? { presentation?.chosen }

    private var presentation: ChoicePresentation?

    /// Creates a question that is answered by hand, or by voice alone where a voice interaction is given. FND-63
    public convenience init(
        choiceSet: SDLChoiceSet, initialPrompt: [SDLTTSChunk]? = nil, voiceInteraction: SDLVoiceInteraction? = nil,
        duration: Double = 0, choiceSelectedBlock: (@MainActor (SDLChoiceCell, SDLTriggerSource) -> Void)? = nil
    ) {
        self.init(
            choiceSet: choiceSet, initialPrompt: initialPrompt,
            manualInteraction: voiceInteraction == nil ? SDLManualInteraction() : nil,
            voiceInteraction: voiceInteraction,
            duration: duration, choiceSelectedBlock: choiceSelectedBlock)
    }

    /// Creates a question. At least one of the two interactions has to be there. Ruling 38
    public init(
        choiceSet: SDLChoiceSet, initialPrompt: [SDLTTSChunk]? = nil, manualInteraction: SDLManualInteraction?,
        voiceInteraction: SDLVoiceInteraction? = nil, duration: Double = 0,
        choiceSelectedBlock: (@MainActor (SDLChoiceCell, SDLTriggerSource) -> Void)? = nil
    ) {
        self.choiceSet = choiceSet
        self.initialPrompt = initialPrompt
        self.manualInteraction = manualInteraction
        self.voiceInteraction = voiceInteraction
        self.choiceSelectedBlock = choiceSelectedBlock
        super.init(duration: duration)
    }

    /// How the driver answers; nil when nothing was said of it. FND-63
    package var mode: SDLInteractionMode? {
        switch (manualInteraction != nil, voiceInteraction != nil) {
        case (true, true): .both
        case (true, false): .manualOnly
        case (false, true): .vrOnly
        case (false, false): nil
        }
    }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        guard let mode else {
            let why = "An interaction needs a manual interaction, a voice interaction, or both."
            let fix = "Set manualInteraction, voiceInteraction or both."
            return completion(.failed(.nothingToShow(rule: "FND-63", why, fix: fix)))
        }
        let token = choiceSet.began { [weak self] in self?.cancel() }
        let presentation = ChoicePresentation(question(mode)) { [weak self, choiceSet] end in
            choiceSet.ended(token)
            self?.notify(end)
            completion(OverlayEnd(end))
        }
        presentation.keyboardProperties = manualInteraction?.keyboardProperties  // FND-64
        presentation.onInput = manualInteraction?.keyboardInputBlock  // FND-64
        presentation.cellsToDelete = { [choiceSet] in
            choiceSet.delegate?.shouldDeleteChoiceCells(choiceSet.choices) ?? []
        }
        self.presentation = presentation
        presenter.choices.present(presentation)
        cancelID = presentation.cancelID
        presenter.sent()
    }

    private func question(_ mode: SDLInteractionMode) -> ChoiceQuestion {
        var question = ChoiceQuestion(title: message ?? choiceSet.title)
        question.cells = choiceSet.choices
        question.groupName = choiceSet.choiceGroupName
        question.mode = mode  // FND-63
        question.layout = manualInteraction?.layout ?? choiceSet.layout.mode(searchable: false)  // FND-64
        question.initialPrompt = initialPrompt ?? choiceSet.initialPrompt  // FND-63
        question.helpPrompt = voiceInteraction?.helpPrompt ?? choiceSet.helpPrompt  // FND-65
        question.timeoutPrompt = voiceInteraction?.timeoutPrompt ?? choiceSet.timeoutPrompt  // FND-65
        question.helpList = voiceInteraction?.helpItems ?? choiceSet.helpList  // FND-65
        let hasOwnTime = duration == 0 && choiceSet.timeout != 0  // CHS-07
        let wanted = OverlayDuration.interaction.milliseconds(for: duration)  // FND-54
        question.timeout = hasOwnTime ? choiceSet.milliseconds : wanted
        return question
    }

    private func notify(_ end: ChoiceEnd) {
        switch end {
        case .chosen(let cell, let row, let source):
            choiceSelectedBlock?(cell, source)  // FND-62
            if let selectedChoice { draftBlock?(selectedChoice, source) }  // FND-62
            choiceSet.delegate?.choiceSet(choiceSet, didSelectChoice: cell, withSource: source, atRowIndex: row)
        case .entered: break
        case .failed(let error): choiceSet.delegate?.choiceSet(choiceSet, didReceiveError: error)
        }
    }

    override func cancelPresentation(with presenter: OverlayPresenter) {
        if let presentation { presenter.choices.cancel(presentation) }
    }
}

/// How the driver chooses by hand. FND-64
@MainActor
public struct SDLManualInteraction {
    /// How the choices are laid out, with a keyboard or without; the choice set's own layout if nil.
    public var layout: SDLLayoutMode?
    /// What the keyboard is like, in layouts with one.
    public var keyboardProperties: SDLKeyboardProperties?
    /// Called with everything that happens on the keyboard, in layouts with one.
    public var keyboardInputBlock: (@MainActor (SDLOnKeyboardInput) -> Void)?

    /// Creates a choice by hand.
    public init(
        layout: SDLLayoutMode? = nil, keyboardProperties: SDLKeyboardProperties? = nil,
        keyboardInputBlock: (@MainActor (SDLOnKeyboardInput) -> Void)? = nil
    ) {
        self.layout = layout
        self.keyboardProperties = keyboardProperties
        self.keyboardInputBlock = keyboardInputBlock
    }
}

/// How the driver chooses by voice; what is nil is taken from the choice set. FND-65
public struct SDLVoiceInteraction: Sendable {
    /// What is said when the driver asks for help.
    public var helpPrompt: [SDLTTSChunk]?
    /// What is said when the driver did not answer.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// What is shown as help; the positions are numbered by the library.
    public var helpItems: [SDLVrHelpItem]?

    /// Creates a choice by voice.
    public init(
        helpPrompt: [SDLTTSChunk]? = nil, timeoutPrompt: [SDLTTSChunk]? = nil, helpItems: [SDLVrHelpItem]? = nil
    ) {
        self.helpPrompt = helpPrompt
        self.timeoutPrompt = timeoutPrompt
        self.helpItems = helpItems
    }
}

extension OverlayEnd {
    fileprivate init(_ end: ChoiceEnd) {
        switch end {
        case .chosen, .entered: self = .answered(.success, info: nil, tryAgainTime: nil)
        case .failed(.refused(let result, let info)): self = .answered(result, info: info, tryAgainTime: nil)
        case .failed(.cancelled): self = .answered(.aborted, info: nil, tryAgainTime: nil)
        case .failed(.invalid(let rule, let why)):
            self = .failed(.nothingToShow(rule: rule, why, fix: SDLChoiceSetError.fix(of: rule)))
        case .failed(let error): self = .failed(.noAnswer("\(error)"))
        }
    }
}
