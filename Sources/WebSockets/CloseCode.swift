/// The WebSocket close code. Peers may send unknown codes.
package struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let normal = CloseCode(rawValue: 1000)
    package static let goingAway = CloseCode(rawValue: 1001)
    package static let protocolError = CloseCode(rawValue: 1002)
    package static let unsupportedData = CloseCode(rawValue: 1003)
    /// Never sent: the peer's close frame carried no code.
    package static let noCode = CloseCode(rawValue: 1005)
    /// Never sent: the connection ended without a close frame.
    package static let abnormal = CloseCode(rawValue: 1006)
    package static let invalidText = CloseCode(rawValue: 1007)
    package static let policy = CloseCode(rawValue: 1008)
    package static let messageTooBig = CloseCode(rawValue: 1009)
    package static let internalError = CloseCode(rawValue: 1011)

    // Codes of this project, from the range for applications.

    /// The peer has not authenticated.
    package static let unauthorized = CloseCode(rawValue: 4401)
    /// The peer read too slowly and its queue is full. The peer may reconnect and catch up.
    package static let tooSlow = CloseCode(rawValue: 4408)

    package var description: String { String(rawValue) }
}

/// How a socket ended; the last event that its handler receives.
package struct SocketClosure: Hashable, Sendable, CustomStringConvertible {
    package let code: CloseCode
    package let reason: String
    /// Whether the other end closed the socket, and not this end or the network.
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
