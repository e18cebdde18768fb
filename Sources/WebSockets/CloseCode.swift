/// Why a socket was closed, as a number both ends know. Open: a peer may send any.
package struct CloseCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let normal = CloseCode(rawValue: 1000)
    package static let goingAway = CloseCode(rawValue: 1001)
    package static let protocolError = CloseCode(rawValue: 1002)
    package static let unsupportedData = CloseCode(rawValue: 1003)
    /// Never sent: the peer's close frame carried no code.
    package static let noCode = CloseCode(rawValue: 1005)
    /// Never sent: the connection went without a close frame.
    package static let abnormal = CloseCode(rawValue: 1006)
    package static let invalidText = CloseCode(rawValue: 1007)
    package static let policy = CloseCode(rawValue: 1008)
    package static let messageTooBig = CloseCode(rawValue: 1009)
    package static let internalError = CloseCode(rawValue: 1011)

    // Ours, from the range that is free for applications.

    /// The peer has not shown who it is.
    package static let unauthorized = CloseCode(rawValue: 4401)
    /// The peer did not read fast enough and its queue filled up; it may come again and catch up.
    package static let tooSlow = CloseCode(rawValue: 4408)

    package var description: String { String(rawValue) }
}

/// How a socket ended. The last thing its handler hears.
package struct SocketClosure: Hashable, Sendable, CustomStringConvertible {
    package let code: CloseCode
    package let reason: String
    /// Whether the other end closed, rather than this one or the network.
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
