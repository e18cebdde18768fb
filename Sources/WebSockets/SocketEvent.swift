/// The events of a socket, reported to its handler on the loop's thread, one at a time and in order.
///
/// A handler must only pass the event on (to a `SerialWorker` or an `Inbox`), because slow work here blocks all other
/// sockets of the loop.
package enum SocketEvent: Sendable {
    case message(SocketMessage)
    /// The queue was full and is now at most half full.
    case drained
    /// The socket has ended. Reported exactly once; no event follows.
    case closed(SocketClosure)
}

package typealias SocketHandler = @Sendable (SocketEvent) -> Void

/// A received message.
///
/// It counts against its socket's receive window until the message and its `credit` are released. While the window is
/// full the socket is not read, so the sender must wait. So an inbox that retains messages slows the sender down.
package struct SocketMessage: Sendable {
    package let kind: SharedFrame.Kind
    package let bytes: [UInt8]
    package let credit: ReceiveCredit

    package var text: String? {
        kind == .text ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
