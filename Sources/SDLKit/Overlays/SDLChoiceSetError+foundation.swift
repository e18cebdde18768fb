public import Foundation
public import SDLManagers

// The bridging to `NSError`, for apps that write `error as NSError`.
extension SDLChoiceSetError: CustomNSError {
    /// The `userInfo` key for the errors of invalid cells, an `[SDLChoiceCell: SDLChoiceCellError]` dictionary. CHS-14
    public static let cellErrorsKey = "SDLChoiceCellErrors"

    /// The error domain of choice set errors.
    public static var errorDomain: String { "com.sdl.choicesetmanager.error" }

    /// The `userInfo` dictionary of the error. The dictionary contains the description and all invalid cells with their
    /// errors. For each invalid cell, the dictionary also contains the error, with the cell's text as the key.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        guard !cellErrors.isEmpty else { return info }
        for (cell, error) in cellErrors { info[cell.text] = error }
        info[Self.cellErrorsKey] = cellErrors
        return info
    }
}
