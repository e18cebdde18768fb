public import Foundation
public import SDLManagers

// The error as Foundation sees it, for an app that writes `error as NSError`.
extension SDLChoiceSetError: CustomNSError {
    /// Under which the cells stand in `userInfo`: a dictionary from `SDLChoiceCell` to `SDLChoiceCellError`. CHS-14
    public static let cellErrorsKey = "SDLChoiceCellErrors"

    /// The domain of all errors of choices.
    public static var errorDomain: String { "com.sdl.choicesetmanager.error" }

    /// The cells with their reasons, each also under its text, and what happened in words.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        guard !cellErrors.isEmpty else { return info }
        for (cell, error) in cellErrors { info[cell.text] = error }
        info[Self.cellErrorsKey] = cellErrors
        return info
    }
}
