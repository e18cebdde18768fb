import Journaling
public import SDLRPC

/// The reason why choices could not be loaded, or why no choice was selected.
public enum SDLChoiceSetError: Error, Sendable, CustomStringConvertible {
    /// The app is not registered with a head unit, or its registration has ended.
    case notConnected
    /// The head unit accepts no choice sets: it has refused a test choice set with voice commands and another without.
    case noChoiceSets
    /// The choice set violates the rule with the id `rule`. The library has not sent the choice set.
    case invalid(rule: String, String)
    /// All 65,535 choice ids are in use. CHS-26
    case noIDsAvailable
    /// Some cells could not be loaded on the head unit. CHS-14
    case failed([SDLChoiceCell: SDLChoiceCellError])
    /// The head unit refused the request.
    case refused(SDLResult, info: String?)
    /// The app cancelled the question or deleted the choices.
    case cancelled

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .notConnected: "The app is not registered with a head unit; wait for appDidConnect."
        case .noChoiceSets: "This head unit does not accept choice sets."
        case .invalid(let rule, let why): "\(rule): \(why) \(Self.fix(of: rule)) \(RuleAddress.hint(at: rule))"
        case .noIDsAvailable:
            "CHS-26: all 65535 choice ids are in use; delete choices that are not needed. "
                + RuleAddress.hint(at: "CHS-26")
        case .failed(let errors):
            "CHS-14: \(errors.count) choices are not on the head unit: "
                + errors.map { "\"\($0.key.text)\": \($0.value)" }.sorted().joined(separator: "; ")
                + ". " + RuleAddress.hint(at: "CHS-14")
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .cancelled: "The choices were cancelled."
        }
    }

    /// The cells that are not on the head unit, each with the reason. The dictionary is empty if the error is not about
    /// single cells. CHS-14
    public var cellErrors: [SDLChoiceCell: SDLChoiceCellError] {
        if case .failed(let errors) = self { errors } else { [:] }
    }

    /// Returns advice for correcting a choice set that violates the rule with the id `rule`.
    package static func fix(of rule: String) -> String {
        switch rule {
        case "CHS-04", "CHS-27": "Leave out one of the choices, or make the choices look different to the driver."
        case "CHS-05": "Give a group 1 to 10000 choices."
        case "CHS-17": "Preload 1 to 100 choices in one call."
        case "CHS-18": "Preload the group before the presentation, and keep the group until the presentation ends."
        case "CHS-29": "Give the choice set a title of 1 to 500 characters, and 1 to 100 choices."
        default: "Give each choice voice commands of its own, or present the choice set with MANUAL_ONLY."
        }
    }

    /// The diagnostic for the app's developer if the error is a mistake of the app; otherwise nil.
    var diagnostic: Diagnostic? {
        guard case .invalid(let rule, let why) = self else { return nil }
        return Diagnostic(rule: rule, message: why, fix: Self.fix(of: rule))
    }
}

/// The reason why one cell is not on the head unit.
public enum SDLChoiceCellError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An image of the cell could not be uploaded.
    case artwork(String)
    /// The head unit refused the choice set that contains the cell.
    case refused(SDLResult, info: String?)
    /// The connection was lost, or no answer arrived.
    case noAnswer(String)

    /// The reason as the last part of an English sentence.
    public var description: String {
        switch self {
        case .artwork(let name): "the image \(name) could not be uploaded"
        case .refused(let result, let info): "the head unit answered \(result)" + (info.map { ", \($0)" } ?? "")
        case .noAnswer(let why): "no answer: \(why)"
        }
    }
}

/// Called after the library has tried to load choices. `error` is nil if the head unit has all choices. CHS-14
public typealias SDLPreloadChoiceCompletionHandler = @MainActor (_ error: (any Error)?) -> Void
