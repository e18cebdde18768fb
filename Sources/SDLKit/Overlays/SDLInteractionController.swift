public import SDLManagers
public import SDLRPC

/// A question to the driver with several answers. The driver chooses an answer manually or by voice; the app can allow
/// both. FND-62
///
/// The choice manager assigns ids, uploads images, and presents one question at a time.
open class SDLInteractionController: SDLOverlayController {
    /// The question and its answers. If the choice set has a delegate, the delegate is also notified of the result.
    public var choiceSet: SDLChoiceSet {
        didSet { if isFixed("choiceSet") { choiceSet = oldValue } }
    }
    /// The text of the question. The default is the title of the choice set. FND-55
    public override var message: String? {
        get { text ?? choiceSet.title }
        set { super.message = newValue }
    }
    /// The speech that is played when the question appears, in every mode; nil for the prompt of the choice set. FND-63
    public var initialPrompt: [SDLTTSChunk]? {
        didSet { if isFixed("initialPrompt") { initialPrompt = oldValue } }
    }
    /// The options for manual choices; nil if the driver cannot choose manually. FND-64
    public var manualInteraction: SDLManualInteraction? {
        didSet { if isFixed("manualInteraction") { manualInteraction = oldValue } }
    }
    /// The options for choices by voice; nil if the driver cannot choose by voice. FND-65
    public var voiceInteraction: SDLVoiceInteraction? {
        didSet { if isFixed("voiceInteraction") { voiceInteraction = oldValue } }
    }
    /// Called with the chosen cell, before the completion of the presentation. Ruling 32
    public var choiceSelectedBlock: (@MainActor (SDLChoiceCell, SDLTriggerSource) -> Void)? {
        didSet { if isFixed("choiceSelectedBlock") { choiceSelectedBlock = oldValue } }
    }
    /// Called with the chosen answer, as the choice that was sent to the head unit. The draft of proposal SDL-0156 has
    /// this parameter type. FND-62
    var draftBlock: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? {
        didSet { if isFixed("choiceSelectedBlock") { draftBlock = oldValue } }
    }

    /// The selected choice in the form that was sent to the head unit; nil before the driver has chosen. The property
    /// is set before `choiceSelectedBlock` is called. Ruling 32
    public var selectedChoice: SDLChoice? { presentation?.chosen }

    private var presentation: ChoicePresentation?

    /// Creates a question that the driver answers manually. If `voiceInteraction` is not nil, the driver answers only
    /// by voice. FND-63
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

    /// Creates a question. At least one of `manualInteraction` and `voiceInteraction` must not be nil. Ruling 38
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

    /// The interaction mode of the request; nil if `manualInteraction` and `voiceInteraction` are nil. FND-63
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
            let why = "The question has neither a manual nor a voice interaction."
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

/// The options for manual choices. FND-64
@MainActor
public struct SDLManualInteraction {
    /// The layout of the choices, with or without a keyboard; nil for the layout of the choice set.
    public var layout: SDLLayoutMode?
    /// The properties of the keyboard, for layouts with a keyboard; nil for the default properties.
    public var keyboardProperties: SDLKeyboardProperties?
    /// Called for each keyboard event, in layouts with a keyboard.
    public var keyboardInputBlock: (@MainActor (SDLOnKeyboardInput) -> Void)?

    /// Creates the options for manual choices.
    public init(
        layout: SDLLayoutMode? = nil, keyboardProperties: SDLKeyboardProperties? = nil,
        keyboardInputBlock: (@MainActor (SDLOnKeyboardInput) -> Void)? = nil
    ) {
        self.layout = layout
        self.keyboardProperties = keyboardProperties
        self.keyboardInputBlock = keyboardInputBlock
    }
}

/// The options for choices by voice. For an option that is nil, the choice set's value is used. FND-65
public struct SDLVoiceInteraction: Sendable {
    /// The speech that is played when the driver asks for help.
    public var helpPrompt: [SDLTTSChunk]?
    /// The speech that is played when the driver has not answered in time.
    public var timeoutPrompt: [SDLTTSChunk]?
    /// The help texts on the display. The library sets the position of each item.
    public var helpItems: [SDLVrHelpItem]?

    /// Creates the options for choices by voice.
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
