public import SDLRPC
import SDLSupport

// The screen manager's methods for choices and keyboards. The SDL proposal for choices defines these methods. CHS-01
extension SDLScreenManager {
    /// The keyboard properties for questions that have no keyboard properties of their own. CHS-15
    public var keyboardConfiguration: SDLKeyboardProperties {
        get { choices.keyboard.original }
        set { choices.setKeyboard(newValue) }
    }

    /// The properties by which the library decides whether two cells are the same choice on the head unit. Ruling 33
    public var choiceReuseKey: SDLChoiceReuseKey {
        get { choices.loaded.reuseKey }
        set { choices.loaded.reuseKey = newValue }
    }

    /// The cells that were loaded on the head unit one by one. Cells of groups are not included. CHS-16
    public var preloadedChoices: Set<SDLChoiceCell> { Set(choices.loaded.cells.values.map(\.cell)) }

    /// Loads up to 100 cells on the head unit in advance, so that the cells can be presented without a delay. CHS-17
    public func preloadChoices(
        _ cells: [SDLChoiceCell], withCompletionHandler handler: SDLPreloadChoiceCompletionHandler? = nil
    ) {
        choices.preload(cells, handler)
    }

    /// Loads a group on the head unit. If no head unit is connected, loads the group after the next connection. Loads
    /// the group again after each reconnection. CHS-18
    public func preloadChoiceGroup(
        _ group: SDLChoiceCellGroup, withCompletionHandler handler: SDLPreloadChoiceCompletionHandler? = nil
    ) {
        choices.preload(group, handler)
    }

    /// Deletes cells and their images from the head unit. Keeps persistent images and images that are in use. CHS-19
    public func deleteChoices(_ cells: [SDLChoiceCell]) {
        choices.delete(cells)
    }

    /// Deletes a whole group from the head unit. Ruling 69
    public func deleteChoiceGroup(named name: String) {
        choices.deleteGroup(named: name)
    }

    /// Lets the driver select a choice. The delegate of the choice set receives the result. CHS-20
    public func presentChoiceSet(_ choiceSet: SDLChoiceSet, mode: SDLInteractionMode) {
        present(choiceSet, mode, nil)
    }

    /// Lets the driver select a choice from a list. The driver can search the list with a keyboard. CHS-21
    public func presentSearchableChoiceSet(
        _ choiceSet: SDLChoiceSet, mode: SDLInteractionMode, withKeyboardDelegate delegate: any SDLKeyboardDelegate
    ) {
        present(choiceSet, mode, delegate)
    }

    /// Opens a keyboard. Returns the id for `dismissKeyboard`. CHS-22
    @discardableResult
    public func presentKeyboard(withDelegate delegate: any SDLKeyboardDelegate) -> Int? {
        presentKeyboard(withInitialText: Self.noText, delegate: delegate)
    }

    /// Opens a keyboard with an initial text of at most 500 characters. Returns the id for `dismissKeyboard`. If the
    /// text is longer, opens no keyboard and returns nil. CHS-28, ruling 36
    @discardableResult
    public func presentKeyboard(withInitialText text: String, delegate: any SDLKeyboardDelegate) -> Int? {
        var question = ChoiceQuestion(title: text.isEmpty ? Self.noText : text)
        question.layout = .keyboard
        let presentation = ChoicePresentation(question) { _ in }
        presentation.keyboardDelegate = delegate
        choices.present(presentation)
        return presentation.cancelID
    }

    /// Closes a keyboard. `cancelID` is the value that `presentKeyboard` has returned.
    public func dismissKeyboard(withCancelID cancelID: Int) {
        if let presentation = choices.presentations.first(where: { $0.cancelID == cancelID }) {
            choices.cancel(presentation)
        }
    }

    /// A text that looks empty: a no-break space. The mobile API accepts neither empty texts nor texts of ordinary
    /// spaces. Ruling 36
    package static let noText = "\u{A0}"

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
        // The closure keeps the choice set alive during the presentation.
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
    func setKeyboard(_ properties: SDLKeyboardProperties) {
        keyboard.original = properties
        guard state != .shutdown else { return }
        queue.add("keyboard configuration", dropped: {}) { await self.keyboard.apply(nil) }
    }
}
