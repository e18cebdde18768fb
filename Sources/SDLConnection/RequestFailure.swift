package import SDLProtocol
package import SDLSupport

/// Why a request has ended without its reply. A reply that says `success: false` is a reply.
package enum RequestFailure: Error, Hashable, Sendable {
    /// The connection is over, or was when the request was made.
    case disconnected(PipeEnd)
    case sessionEnded(EndReason)
    /// No such session, or none any more.
    case noSession
    case timedOut(after: Duration)
    /// The connection already has as many open requests as it may.
    case tooManyOpen(limit: Int)
    /// The other end takes nothing, and as much as may wait is waiting.
    case full(bytes: Int)
    /// The reply cannot be read as this request's; the whole text says why.
    case unreadable(String)
    /// It was not sent: the other end could only have refused it. The text says why.
    case unsendable(String)
}

extension RequestFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .disconnected(let end): "disconnected (\(end))"
        case .sessionEnded(let reason): "the session has ended (\(reason))"
        case .noSession: "there is no such session"
        case .timedOut(let limit): "no reply within \(limit)"
        case .tooManyOpen(let limit): "\(limit) requests are open already"
        case .full(let bytes): "the other end does not read: \(bytes) bytes wait for it"
        case .unreadable(let why): "the reply cannot be read: \(why)"
        case .unsendable(let why): "not sent, since it could only have been refused: \(why)"
        }
    }
}
