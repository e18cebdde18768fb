public import Foundation
public import SDLManagers

// The bridging to `NSError`, for apps that write `error as NSError`.
extension SDLChoiceSetError: CustomNSError {
    /// The key in `userInfo` of a dictionary with the invalid cells and their errors, an `[SDLChoiceCell:
    /// SDLChoiceCellError]`. CHS-14
    public static let cellErrorsKey = "SDLChoiceCellErrors"

    /// The error domain of choice set errors.
    public static var errorDomain: String { "com.sdl.choicesetmanager.error" }

    /// The `userInfo` dictionary of the error. The dictionary contains the description, and the invalid cells with
    /// their errors under `cellErrorsKey`. In addition, the text of each invalid cell is a key for the cell's error.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        guard !cellErrors.isEmpty else { return info }
        for (cell, error) in cellErrors { info[cell.text] = error }
        info[Self.cellErrorsKey] = cellErrors
        return info
    }
}
