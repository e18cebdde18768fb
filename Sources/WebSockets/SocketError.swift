/// The error of a failed operation of a WebSocket loop.
package enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
    case stopped
    /// The address is in use, does not exist or belongs to another machine.
    case cannotListen(String)
    /// The other end could not be reached or refused the connection.
    case cannotDial(String)

    package var description: String {
        switch self {
        case .stopped: "the socket loop has been stopped"
        case .cannotListen(let why): "cannot listen: \(why)"
        case .cannotDial(let why): "cannot dial: \(why)"
        }
    }
}

/// The bounds of one socket.
struct SocketLimits {
    var message: Int
    var queueMarkBytes: Int
    var windowBytes: Int
    var windowMessages: Int
}
