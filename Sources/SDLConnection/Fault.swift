package import JSON
package import SDLRPC

/// A fault of a received message. SDL Core's answer to such a message contains a result code and an info text.
package enum Fault: Sendable, Equatable {
    case notJSON(JSONError)
    case unknownFunction(SDLFunctionID)
    /// The JSON is valid but violates the mobile API. The violations are in the order in which they were found.
    case invalid([Violation])
    /// The message has several frames, and its size differs from the size that the first frame announces.
    case incomplete
    /// Another open request of the session has the same correlation id. That request stays open.
    case duplicateCorrelationID(Int32)
    case negativeCorrelationID(Int32)
    /// The connection already has the maximum number of open requests.
    case tooManyOpen(limit: Int)

    package var resultCode: SDLResult {
        switch self {
        case .notJSON, .invalid, .incomplete: .invalidData
        case .unknownFunction: .unsupportedRequest
        case .duplicateCorrelationID, .negativeCorrelationID: .invalidId
        case .tooManyOpen: .tooManyPendingRequests
        }
    }

    /// The info text that SDL Core sends for the fault; nil if SDL Core sends no text.
    package var info: String? {
        switch self {
        // For invalid JSON, SDL Core sends an empty text.
        case .notJSON: ""
        case .incomplete: nil
        case .unknownFunction: "Module does not recognize this function id"
        case .invalid(let violations): violations.coreText
        case .duplicateCorrelationID: "Duplicate correlation_id"
        case .negativeCorrelationID: "Invalid Correlation ID for RPC Request"
        case .tooManyOpen(let limit): "\(limit) requests wait for their reply"
        }
    }

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
        case .incomplete: "the size of the message differs from the size in its first frame"
        case .duplicateCorrelationID(let id): "correlation id \(id) belongs to an open request"
        case .negativeCorrelationID(let id): "correlation id \(id)"
        case .tooManyOpen(let limit): "the limit of \(limit) open requests is reached"
        }
    }
}
