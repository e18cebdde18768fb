public import SDLRPC

/// Receives the driver's selection or the error of a choice set. CHS-10
@MainActor
public protocol SDLChoiceSetDelegate: AnyObject {
    /// Called when the driver has selected a choice.
    func choiceSet(
        _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource)
    /// Called when the driver has selected no choice, or when the choices could not be shown.
    func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error)
    /// Returns the presented cells that the library must delete from the head unit after the presentation. The default
    /// implementation returns no cells. CHS-11, ruling 31
    func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell]
    /// Called when the driver has selected a choice. `rowIndex` is the index of the choice. This variant exists for
    /// code that was written for SDL's iOS library. Its default implementation calls the variant without an index.
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
    /// Called when the driver or the head unit has closed the keyboard before the driver has submitted a text. `event`
    /// is the reason.
    func userDidCancelInput(withReason event: SDLKeyboardEvent)

    /// Returns keyboard properties for this presentation; nil for the properties of
    /// `SDLScreenManager.keyboardConfiguration`. The default implementation returns nil. CHS-13
    func customKeyboardConfiguration() -> SDLKeyboardProperties?
    /// Returns a suggestion for the text typed so far; nil for no suggestion. The default implementation returns nil.
    /// CHS-13
    func updateAutocomplete(withInput currentInputText: String) -> String?

    // The methods of later proposals. Every method is optional. CHS-28, rulings 34, 35
    /// Computes a suggestion for the text that the driver has typed so far, and passes it to `completionHandler`,
    /// immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void)
    /// Computes up to 100 suggestions for the text that the driver has typed so far, and passes them to
    /// `autoCompleteResultsHandler`, immediately or later.
    func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void)
    /// Determines which characters the driver can type as the next character, and passes these characters to
    /// `completionHandler`. The default implementation passes nil, which allows all characters.
    func updateCharacterSet(
        withInput currentInputText: String, completionHandler: @escaping @MainActor ([String]?) -> Void)
    /// Called for keyboard events of every kind.
    func keyboardDidSendEvent(_ event: SDLKeyboardEvent, text: String)
    /// Called when the driver has hidden or shown the typed text.
    func keyboardDidUpdateInputMask(_ event: SDLKeyboardEvent)
    /// Called after `userDidSubmitInput(_:withSource:)`, when the driver has submitted a text.
    func userDidSubmitInput(_ inputText: String, withEvent event: SDLKeyboardEvent)
    /// Called after `userDidCancelInput(withReason:)`, when the keyboard was closed.
    func keyboardDidAbort(withReason event: SDLKeyboardEvent)
}

/// The default implementations. The library calls only the variant
/// `updateAutocomplete(withInput:autoCompleteResultsHandler:)`. Its default implementation calls
/// `updateAutocomplete(withInput:completionHandler:)`, whose default implementation calls
/// `updateAutocomplete(withInput:)`.
extension SDLKeyboardDelegate {
    /// Returns nil, so that the keyboard uses `SDLScreenManager.keyboardConfiguration`.
    public func customKeyboardConfiguration() -> SDLKeyboardProperties? { nil }

    /// Returns nil, which means no suggestion.
    public func updateAutocomplete(withInput currentInputText: String) -> String? { nil }

    /// Passes the result of `updateAutocomplete(withInput:)` to `completionHandler`.
    public func updateAutocomplete(
        withInput currentInputText: String, completionHandler: @escaping @MainActor (String?) -> Void
    ) {
        completionHandler(updateAutocomplete(withInput: currentInputText))
    }

    /// Passes the result of `updateAutocomplete(withInput:completionHandler:)` to `autoCompleteResultsHandler`, as a
    /// list.
    public func updateAutocomplete(
        withInput currentInputText: String, autoCompleteResultsHandler: @escaping @MainActor ([String]?) -> Void
    ) {
        updateAutocomplete(
            withInput: currentInputText, completionHandler: { autoCompleteResultsHandler($0.map { [$0] }) })
    }

    /// Passes nil to `completionHandler`, which allows all characters.
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
