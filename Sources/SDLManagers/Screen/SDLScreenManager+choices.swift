public import SDLRPC
import SDLSupport

// Choices and keyboards, as the proposal adds them to the screen. CHS-01
extension SDLScreenManager {
    /// What keyboards are like unless a presentation wants something else. CHS-15
    public var keyboardConfiguration: SDLKeyboardProperties {
        get { choices.keyboard.original }
        set { choices.setKeyboard(newValue) }
    }

    /// What makes two cells the same choice. Ruling 33
    public var choiceReuseKey: SDLChoiceReuseKey {
        get { choices.loaded.reuseKey }
        set { choices.loaded.reuseKey = newValue }
    }

    /// The cells that are on the head unit one by one; those of groups are not among them. CHS-16
    public var preloadedChoices: Set<SDLChoiceCell> { Set(choices.loaded.cells.values.map(\.cell)) }

    /// Puts up to a hundred cells on the head unit, so that they are shown without delay when asked for. CHS-17
    public func preloadChoices(
        _ cells: [SDLChoiceCell], withCompletionHandler handler: SDLPreloadChoiceCompletionHandler? = nil
    ) {
        choices.preload(cells, handler)
    }

    /// Puts a group on the head unit, now or as soon as there is one, and on each one after it. CHS-18
    public func preloadChoiceGroup(
        _ group: SDLChoiceCellGroup, withCompletionHandler handler: SDLPreloadChoiceCompletionHandler? = nil
    ) {
        choices.preload(group, handler)
    }

    /// Takes cells off the head unit, and their images unless those are persistent. CHS-19
    public func deleteChoices(_ cells: [SDLChoiceCell]) {
        choices.delete(cells)
    }

    /// Takes a whole group off the head unit. Ruling 69
    public func deleteChoiceGroup(named name: String) {
        choices.deleteGroup(named: name)
    }

    /// Asks the driver to choose; the set's delegate is told what. CHS-20
    public func presentChoiceSet(_ choiceSet: SDLChoiceSet, mode: SDLInteractionMode) {
        present(choiceSet, mode, nil)
    }

    /// Asks the driver to choose from a list that can be searched by typing. CHS-21
    public func presentSearchableChoiceSet(
        _ choiceSet: SDLChoiceSet, mode: SDLInteractionMode, withKeyboardDelegate delegate: any SDLKeyboardDelegate
    ) {
        present(choiceSet, mode, delegate)
    }

    /// Opens a keyboard. Returns the id with which `dismissKeyboard` closes it again. CHS-22
    @discardableResult
    public func presentKeyboard(withDelegate delegate: any SDLKeyboardDelegate) -> Int? {
        presentKeyboard(withInitialText: Self.noText, delegate: delegate)
    }

    /// Opens a keyboard with a text to begin with, of at most 500 characters; a longer one opens none and returns nil.
    /// CHS-28, ruling 36
    @discardableResult
    public func presentKeyboard(withInitialText text: String, delegate: any SDLKeyboardDelegate) -> Int? {
        var question = ChoiceQuestion(title: text.isEmpty ? Self.noText : text)
        question.layout = .keyboard
        let presentation = ChoicePresentation(question) { _ in }
        presentation.keyboardDelegate = delegate
        choices.present(presentation)
        return presentation.cancelID
    }

    /// Takes a keyboard off the display; the id is what `presentKeyboard` has returned.
    public func dismissKeyboard(withCancelID cancelID: Int) {
        if let presentation = choices.presentations.first(where: { $0.cancelID == cancelID }) {
            choices.cancel(presentation)
        }
    }

    /// The interface takes neither an empty text here nor one of blanks; this one looks empty. Ruling 36
    private static let noText = "\u{A0}"

    private func present(
        _ set: SDLChoiceSet, _ mode: SDLInteractionMode, _ keyboardDelegate: (any SDLKeyboardDelegate)?
    ) {
        var question = ChoiceQuestion(title: set.title)
        question.cells = set.choices
        question.groupName = set.choiceGroupName
        question.mode = mode
        question.layout = set.layout.mode(searchable: keyboardDelegate != nil)  // CHS-06
        question.initialPrompt = set.initialPrompt  // CHS-07
        question.helpPrompt = set.helpPrompt  // CHS-07
        question.timeoutPrompt = set.timeoutPrompt  // CHS-07
        question.timeout = set.milliseconds  // CHS-07
        question.helpList = set.helpList
        let choices = choices
        weak var shown: ChoicePresentation?
        let token = set.began { [weak choices] in
            if let shown { choices?.cancel(shown) }
        }
        // The set is held as long as it is presented.
        let presentation = ChoicePresentation(question) { end in
            set.ended(token)
            switch end {
            case .chosen(let cell, let row, let source):
                set.delegate?.choiceSet(set, didSelectChoice: cell, withSource: source, atRowIndex: row)  // CHS-10
            case .entered: break
            case .failed(let error): set.delegate?.choiceSet(set, didReceiveError: error)
            }
        }
        presentation.keyboardDelegate = keyboardDelegate
        presentation.cellsToDelete = { set.delegate?.shouldDeleteChoiceCells(set.choices) ?? [] }
        shown = presentation
        choices.present(presentation)
    }
}

extension SDLChoiceSetManager {
    /// The new properties go to the head unit in their turn.
    func setKeyboard(_ properties: SDLKeyboardProperties) {
        keyboard.setOriginal(properties)
        guard state != .shutdown else { return }
        queue.add("keyboard configuration", dropped: {}) { await self.keyboard.restore() }
    }
}
