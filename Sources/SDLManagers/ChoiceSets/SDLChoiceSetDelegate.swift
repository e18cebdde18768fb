public import SDLRPC

/// Told what came of a choice set. CHS-10
@MainActor
public protocol SDLChoiceSetDelegate: AnyObject {
    /// The driver has chosen.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource)
    /// The driver has not chosen, or the choices could not be shown.
    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error)
    /// Which of the presented cells are taken off the head unit now; none, unless implemented. CHS-11, ruling 31
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell]
    /// The same as the first, with the place of the chosen cell; what SDL's iOS library calls. Optional.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource,
        atRowIndex rowIndex: Int)
}

extension SDLChoiceSetDelegate {
    /// Deletes none: all presented cells stay on the head unit.
    public func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { [] }

    public func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource,
        atRowIndex rowIndex: Int
    ) {
        self.choiceSet(choiceSet, didSelectChoice: choice, withSource: source)
    }
}

/// Told what the driver enters on a keyboard. The first two have to be there. CHS-12
@MainActor
public protocol SDLKeyboardDelegate: AnyObject {
    /// The driver has typed or said a text and entered it.
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource)
    /// The driver has closed the keyboard, or the head unit has.
    func userDidCancelInput(withReason event: SDLKeyboardEvent)

    /// Keyboard properties for this one time; `SDLScreenManager.keyboardConfiguration` unless implemented. CHS-13
    func customKeyboardConfiguration() -> SDLKeyboardProperties?
    /// What the text so far may become; nothing is suggested unless implemented. CHS-13
    func updateAutocomplete(withInput currentInputText: String) -> String?

    // The later texts' forms, all optional. CHS-28, rulings 34, 35
    /// As above, at a time of the app's own choosing.
    func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void)
    /// As above, with up to a hundred suggestions.
    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void)
    /// Which keys can be pressed next; all of them unless implemented.
    func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void)
    /// Everything that happens on the keyboard.
    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String)
    /// The driver hides what is typed, or shows it.
    func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent)
    /// As `userDidSubmitInput(_:withSource:)`, and beside it.
    func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent)
    /// As `userDidCancelInput(withReason:)`, and beside it.
    func keyboardDidAbort(withReason event: SDLKeyboardEvent)
}

/// Each form of autocompletion falls back on the simpler one, so the richest that is implemented is the one in force.
extension SDLKeyboardDelegate {
    /// Returns nil: the keyboard has the properties of `SDLScreenManager.keyboardConfiguration`.
    public func customKeyboardConfiguration() -> SDLKeyboardProperties? { nil }

    /// Returns nil: nothing is suggested.
    public func updateAutocomplete(withInput currentInputText: String) -> String? { nil }

    /// Falls back on the simpler form, unless an app does otherwise.
    public func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        completionHandler(updateAutocomplete(withInput: currentInputText))
    }

    /// Falls back on the simpler form, unless an app does otherwise.
    public func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        updateAutocomplete(
            withInput: currentInputText, completionHandler: { autoCompleteResultsHandler($0.map { [$0] }) })
    }

    /// Leaves all keys, unless an app does otherwise.
    public func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        completionHandler(nil)
    }

    public func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String) {}
    public func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent) {}
    public func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent) {}
    public func keyboardDidAbort(withReason event: SDLKeyboardEvent) {}
}
