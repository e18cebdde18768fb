package import JSON
package import SDLRPC

/// What is wrong with an RPC that came in, and what a head unit answers to it.
package enum Fault: Sendable, Equatable {
    /// The parameters are not JSON.
    case notJSON(JSONError)
    case unknownFunction(SDLFunctionID)
    /// JSON, but not what the interface allows: all violations, in the order in which they were found.
    case invalid([Violation])
    /// A long message came shorter or longer than its first frame says.
    case incomplete
    /// The session has an open request with the same correlation id, which stays open.
    case duplicateCorrelationID(Int32)
    case negativeCorrelationID(Int32)
    /// As many requests as a connection may have open wait for their reply.
    case tooManyOpen(limit: Int)

    /// What SDL Core answers.
    package var resultCode: SDLResult {
        switch self {
        case .notJSON, .invalid, .incomplete: .invalidData
        case .unknownFunction: .unsupportedRequest
        case .duplicateCorrelationID, .negativeCorrelationID: .invalidId
        case .tooManyOpen: .tooManyPendingRequests
        }
    }

    /// What SDL Core says about it.
    package var info: String? {
        switch self {
        // Core says nothing, and says so.
        case .notJSON: ""
        case .incomplete: nil
        case .unknownFunction: "Module does not recognize this function id"
        case .invalid(let violations): violations.coreText
        case .duplicateCorrelationID: "Duplicate correlation_id"
        case .negativeCorrelationID: "Invalid Correlation ID for RPC Request"
        case .tooManyOpen(let limit): "\(limit) requests wait for their reply"
        }
    }
}

extension Fault {
    /// What the interface does not allow in it.
    package var violations: [Violation] {
        if case .invalid(let violations) = self { violations } else { [] }
    }
}

extension Fault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notJSON(let error): "not JSON: \(error)"
        case .unknownFunction(let function): "unknown function \(function.rawValue)"
        case .invalid(let violations): violations.map(\.description).joined(separator: "; ")
        case .incomplete: "not as long as its first frame says"
        case .duplicateCorrelationID(let id): "correlation id \(id) belongs to an open request"
        case .negativeCorrelationID(let id): "correlation id \(id)"
        case .tooManyOpen(let limit): "\(limit) requests are open already"
        }
    }
}
