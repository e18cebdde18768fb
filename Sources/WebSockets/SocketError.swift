/// The error of a failed operation of a WebSocket loop.
package enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
    case stopped
    /// The loop cannot listen at the address, for example because the address is in use. The text is the reason.
    case cannotListen(String)
    /// The server could not be reached or refused the connection. The text is the reason.
    case cannotDial(String)

    package var description: String {
        switch self {
        case .stopped: "the socket loop has been stopped"
        case .cannotListen(let why): "cannot listen: \(why)"
        case .cannotDial(let why): "cannot dial: \(why)"
        }
    }
}

struct SocketLimits {
    var message: Int
    var queueMarkBytes: Int
    var windowBytes: Int
    var windowMessages: Int
}
