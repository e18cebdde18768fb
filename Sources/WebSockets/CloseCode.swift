/// A close code of a WebSocket. The other side may also send codes that are not defined here.
package struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let normal = CloseCode(rawValue: 1000)
    package static let goingAway = CloseCode(rawValue: 1001)
    package static let unsupportedData = CloseCode(rawValue: 1003)
    /// The code that represents a received close frame without a code. Never sent.
    package static let noCode = CloseCode(rawValue: 1005)
    /// The code that represents the end of a connection without a close frame. Never sent.
    package static let abnormal = CloseCode(rawValue: 1006)
    package static let invalidText = CloseCode(rawValue: 1007)
    package static let policy = CloseCode(rawValue: 1008)
    package static let messageTooBig = CloseCode(rawValue: 1009)
    package static let internalError = CloseCode(rawValue: 1011)

    // Codes of this project, from the range for applications.

    /// The code for closing the socket of a client that has not sent a valid token.
    package static let unauthorized = CloseCode(rawValue: 4401)
    /// The code for closing the socket of a client that reads too slowly, so that its queue is full. The client may
    /// connect again and request the missed messages.
    package static let tooSlow = CloseCode(rawValue: 4408)

    package var description: String { String(rawValue) }
}

/// How a socket has ended: the close code and the reason. The socket's handler receives this value as its last event.
package struct SocketClosure: Hashable, Sendable, CustomStringConvertible {
    package let code: CloseCode
    package let reason: String
    /// Whether the other side closed the socket. False if this side closed it or the network failed.
    package let byPeer: Bool

    package init(code: CloseCode, reason: String = "", byPeer: Bool = false) {
        self.code = code
        self.reason = reason
        self.byPeer = byPeer
    }

    package var description: String {
        "\(code)\(reason.isEmpty ? "" : " \(reason)")\(byPeer ? ", by the peer" : "")"
    }
}
