package import SDLProtocol
package import SDLSupport

/// The reason why a sent request has no reply. A reply with `success: false` is also a reply, and not a failure.
package enum RequestFailure: Error, Hashable, Sendable {
    /// The connection has ended. The request was possibly not sent.
    case disconnected(PipeEnd)
    case sessionEnded(EndReason)
    /// The session does not exist or has ended.
    case noSession
    case timedOut(after: Duration)
    /// The connection already has the maximum number of open requests.
    case tooManyOpen(limit: Int)
    /// The peer does not read, and too many bytes are waiting to be sent.
    case full(bytes: Int)
    /// The reply does not match the request. The text contains the reason.
    case unreadable(String)
    /// The request was not sent, because the head unit would refuse the request. The text contains the reason.
    case unsendable(String)
}

extension RequestFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .disconnected(let end): "disconnected (\(end))"
        case .sessionEnded(let reason): "the session has ended (\(reason))"
        case .noSession: "the session does not exist"
        case .timedOut(let limit): "no reply within \(limit)"
        case .tooManyOpen(let limit): "the limit of \(limit) open requests is reached"
        case .full(let bytes): "the other end does not read: \(bytes) bytes are queued"
        case .unreadable(let why): "the reply cannot be read: \(why)"
        case .unsendable(let why): "not sent, because it would be refused: \(why)"
        }
    }
}
