/// Lets only a set number of messages from an app pass. Later messages wait until new limits are set. In a replay, each
/// input thereby comes after the same message from an app as in the recorded session.
struct MessageGate {
    /// The number of messages that may still pass, by app. Messages from apps that are not listed here always pass.
    var limits: [AppKey: Int] = [:]
    private var held: [HeadUnitInput] = []

    /// Returns whether a message from an app may pass. If the message may not pass, the gate keeps the message.
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
    /// Whether the input is a request or a notification from an app. Responses are not counted.
    fileprivate var isUnsolicited: Bool {
        switch self {
        case .request: true
        case .unasked(_, let message): !message.isReply
        default: false
        }
    }
}

extension HeadUnit {
    /// Sets the number of messages that may pass for each app in `limits`. Later messages are delayed until the next
    /// call of this function. Messages from apps that are not in `limits` always pass.
    ///
    /// - Returns: how many more messages the previous limits allowed, by app.
    @discardableResult
    package func hold(after limits: [String: Int]) -> [String: Int] {
        let unused = gate.limits
        gate.limits = Dictionary(uniqueKeysWithValues: limits.map { (AppKey(rawValue: $0), $1) })
        let held = gate.takeHeld()
        together { for input in held where input.session.map(isOpen) ?? true { arrive(input) } }
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.rawValue, $1) })
    }
}
