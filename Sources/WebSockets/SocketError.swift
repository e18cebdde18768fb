/// Why a loop could not do what it was asked to.
package enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The loop has been stopped.
    case stopped
    /// Nobody can listen there: in use, not ours, or no such address.
    case cannotListen(String)
    /// The other end could not be reached, or would not have us.
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
