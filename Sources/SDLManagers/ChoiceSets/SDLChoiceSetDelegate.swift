public import SDLRPC

/// Receives the result of a choice set. CHS-10
@MainActor
public protocol SDLChoiceSetDelegate: AnyObject {
    /// The driver selected a choice.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource)
    /// The driver did not select a choice, or the choices could not be shown.
    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error)
    /// Returns the presented cells to delete from the head unit now; none by default. CHS-11, ruling 31
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell]
    /// The driver selected a choice; also reports its index. SDL's iOS library calls this form. Optional; calls the
    /// first form by default.
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

/// Receives the driver's input on a keyboard. Only the first two methods are required. CHS-12
@MainActor
public protocol SDLKeyboardDelegate: AnyObject {
    /// The driver submitted a typed or spoken text.
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource)
    /// The driver or the head unit closed the keyboard.
    func userDidCancelInput(withReason event: SDLKeyboardEvent)

    /// Returns keyboard properties for this presentation; by default those of `SDLScreenManager.keyboardConfiguration`.
    /// CHS-13
    func customKeyboardConfiguration() -> SDLKeyboardProperties?
    /// Returns a suggestion for the text so far; nil, for none, by default. CHS-13
    func updateAutocomplete(withInput currentInputText: String) -> String?

    // The forms of later proposals, all optional. CHS-28, rulings 34, 35
    /// Passes a suggestion for the text so far to the completion handler, immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void)
    /// Passes up to a hundred suggestions for the text so far to the handler, immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void)
    /// Passes the characters that can be typed next to the completion handler; all of them by default.
    func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void)
    /// A keyboard event of any kind occurred.
    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String)
    /// The driver hid or showed the typed text.
    func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent)
    /// The driver submitted a text; called in addition to `userDidSubmitInput(_:withSource:)`.
    func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent)
    /// The keyboard was closed; called in addition to `userDidCancelInput(withReason:)`.
    func keyboardDidAbort(withReason event: SDLKeyboardEvent)
}

/// Each form of autocompletion calls the simpler one by default, so the most capable form that the app implements is
/// used.
extension SDLKeyboardDelegate {
    /// Returns nil: the keyboard uses `SDLScreenManager.keyboardConfiguration`.
    public func customKeyboardConfiguration() -> SDLKeyboardProperties? { nil }

    /// Returns nil: there are no suggestions.
    public func updateAutocomplete(withInput currentInputText: String) -> String? { nil }

    /// Calls the simpler form.
    public func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        completionHandler(updateAutocomplete(withInput: currentInputText))
    }

    /// Calls the simpler form.
    public func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        updateAutocomplete(
            withInput: currentInputText, completionHandler: { autoCompleteResultsHandler($0.map { [$0] }) })
    }

    /// Allows all characters.
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
