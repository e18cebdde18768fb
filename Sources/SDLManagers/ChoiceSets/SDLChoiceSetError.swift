import Journaling
public import SDLRPC

/// Why choices could not be prepared, or nothing was chosen.
public enum SDLChoiceSetError: Error, Sendable, CustomStringConvertible {
    /// The app is not registered with a head unit, or not any more.
    case notConnected
    /// The head unit takes no choice sets at all: the probe for voice commands was refused twice.
    case noChoiceSets
    /// The choice set breaks a rule; nothing was sent.
    case invalid(rule: String, String)
    /// All 65,535 ids are in use. CHS-26
    case noIDsAvailable
    /// Some cells could not be put on the head unit. CHS-14
    case failed([SDLChoiceCell: SDLChoiceCellError])
    /// The head unit's answer, where it was no success.
    case refused(SDLResult, info: String?)
    /// The app has taken the choices back.
    case cancelled

    /// What happened, in words.
    public var description: String {
        switch self {
        case .notConnected: "The app is not registered with a head unit; wait for appDidConnect."
        case .noChoiceSets: "This head unit takes no choice sets."
        case .invalid(let rule, let why): "\(rule): \(why) \(Self.fix(of: rule)) \(RuleAddress.hint(at: rule))"
        case .noIDsAvailable:
            "CHS-26: all 65535 choice ids are in use; delete choices that are not needed. "
                + RuleAddress.hint(at: "CHS-26")
        case .failed(let errors):
            "CHS-14: \(errors.count) choices are not on the head unit: "
                + errors.map { "\"\($0.key.text)\": \($0.value)" }.sorted().joined(separator: "; ")
                + ". " + RuleAddress.hint(at: "CHS-14")
        case .refused(let result, let info): "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
        case .cancelled: "The choices were taken back."
        }
    }
}

extension SDLChoiceSetError {
    /// The cells that are not on the head unit, each with its reason; empty where the error is about no single cell. CHS-14
    public var cellErrors: [SDLChoiceCell: SDLChoiceCellError] {
        if case .failed(let errors) = self { errors } else { [:] }
    }
}

extension SDLChoiceSetError {
    /// How to mend a choice set that breaks a rule.
    package static func fix(of rule: String) -> String {
        switch rule {
        case "CHS-04", "CHS-27": "Leave one of them out, or make them differ in what the driver sees."
        case "CHS-05": "Give a group 1 to 10000 choices."
        case "CHS-17": "Preload 1 to 100 choices at once."
        case "CHS-18": "Preload the group before it is presented, and do not delete it meanwhile."
        case "CHS-29": "Give it a title of 1 to 500 characters, and 1 to 100 choices."
        default: "Give each choice voice commands of its own, or present it with MANUAL_ONLY."
        }
    }

    /// What the inspector is told of it, where it is the app's mistake.
    var diagnostic: Diagnostic? {
        guard case .invalid(let rule, let why) = self else { return nil }
        return Diagnostic(rule: rule, message: why, fix: Self.fix(of: rule))
    }
}

/// Why one cell is not on the head unit.
public enum SDLChoiceCellError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An image of the cell could not be uploaded.
    case artwork(String)
    /// The head unit's answer to the cell's own set.
    case refused(SDLResult, info: String?)
    /// The connection has gone, or the answer never came.
    case noAnswer(String)

    /// What happened, in words.
    public var description: String {
        switch self {
        case .artwork(let name): "its image \(name) could not be uploaded"
        case .refused(let result, let info): "the head unit answered \(result)" + (info.map { ", \($0)" } ?? "")
        case .noAnswer(let why): "no answer: \(why)"
        }
    }
}

/// Told when choices are on the head unit; why some are not, if so. CHS-14
public typealias SDLPreloadChoiceCompletionHandler = @MainActor (_ error: (any Error)?) -> Void
