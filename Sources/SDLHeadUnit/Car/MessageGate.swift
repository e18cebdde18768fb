/// Delays messages of apps until the limits are set again. A replay thereby performs each input after the same message
/// of an app as in the recorded session.
struct MessageGate {
    /// The number of messages that may still pass, by app. Messages of other apps are not delayed.
    var limits: [AppKey: Int] = [:]
    private var held: [HeadUnitInput] = []

    /// Returns whether a message of the app may pass. If not, the gate keeps the message.
    mutating func admits(_ input: HeadUnitInput, of app: AppKey?) -> Bool {
        guard let app, let limit = limits[app] else { return true }
        guard limit == 0 else {
            if input.isUnsolicited { limits[app] = limit - 1 }
            return true
        }
        held.append(input)
        return false
    }

    mutating func takeHeld() -> [HeadUnitInput] {
        defer { held = [] }
        return held
    }
}

extension HeadUnitInput {
    /// Whether this is a request or a notification of an app. Responses are not counted.
    fileprivate var isUnsolicited: Bool {
        switch self {
        case .request: true
        case .unasked(_, let message): !message.isReply
        default: false
        }
    }
}

extension HeadUnit {
    /// Lets a number of messages pass for each app, and delays later messages until the next call. An app without a
    /// number is not limited.
    ///
    /// - Returns: the unused part of the previous numbers.
    @discardableResult
    package func hold(after limits: [String: Int]) -> [String: Int] {
        let unused = gate.limits
        gate.limits = Dictionary(uniqueKeysWithValues: limits.map { (AppKey(rawValue: $0), $1) })
        let held = gate.takeHeld()
        together { for input in held where input.session.map(isOpen) ?? true { arrive(input) } }
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.rawValue, $1) })
    }
}
