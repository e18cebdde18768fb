public import SDLRPC

/// Receives the result of a choice set. CHS-10
@MainActor
public protocol SDLChoiceSetDelegate: AnyObject {
    /// Called when the driver has selected a choice.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource)
    /// Called when the driver did not select a choice, or when the choices could not be shown.
    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error)
    /// Returns the presented cells to delete from the head unit now; none by default. CHS-11, ruling 31
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell]
    /// Called when the driver has selected a choice, with its index. This form exists in SDL's iOS library. The default
    /// calls the form without the index.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource,
        atRowIndex rowIndex: Int)
}

extension SDLChoiceSetDelegate {
    /// Returns an empty list, so that all presented cells stay on the head unit.
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
    /// Called when the driver has submitted a typed or spoken text.
    func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource)
    /// Called when the driver or the head unit has closed the keyboard.
    func userDidCancelInput(withReason event: SDLKeyboardEvent)

    /// Returns keyboard properties for this presentation; by default those of `SDLScreenManager.keyboardConfiguration`.
    /// CHS-13
    func customKeyboardConfiguration() -> SDLKeyboardProperties?
    /// Returns a suggestion for the text typed so far. The default returns nil, for no suggestion. CHS-13
    func updateAutocomplete(withInput currentInputText: String) -> String?

    // The methods of later proposals. All of them are optional. CHS-28, rulings 34, 35
    /// Passes a suggestion for the text so far to the completion handler, immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void)
    /// Passes up to a hundred suggestions for the text so far to the handler, immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void)
    /// Passes the characters that can be typed next to the completion handler. The default allows all characters.
    func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void)
    /// Called for every keyboard event of any kind.
    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String)
    /// Called when the driver has hidden or shown the typed text.
    func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent)
    /// Called when the driver has submitted a text, in addition to `userDidSubmitInput(_:withSource:)`.
    func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent)
    /// Called when the keyboard was closed, in addition to `userDidCancelInput(withReason:)`.
    func keyboardDidAbort(withReason event: SDLKeyboardEvent)
}

/// Default implementations. Each autocompletion method calls the next simpler one, so the library calls the most
/// capable method and reaches the one that the app implements.
extension SDLKeyboardDelegate {
    /// Returns nil: the keyboard uses `SDLScreenManager.keyboardConfiguration`.
    public func customKeyboardConfiguration() -> SDLKeyboardProperties? { nil }

    /// Returns nil: there are no suggestions.
    public func updateAutocomplete(withInput currentInputText: String) -> String? { nil }

    /// Calls the method that returns one suggestion.
    public func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        completionHandler(updateAutocomplete(withInput: currentInputText))
    }

    /// Calls the method that passes on one suggestion.
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
