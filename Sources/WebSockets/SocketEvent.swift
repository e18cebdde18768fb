/// An event of a socket. The socket's handler receives its events on the loop's thread, one at a time and in order.
///
/// A handler must only pass the event on, to a `SerialWorker` or an `Inbox`, because slow work here would block all
/// other sockets of the loop.
package enum SocketEvent: Sendable {
    case message(SocketMessage)
    /// The queue was full and is now at most half full.
    case drained
    /// The socket has ended. This is the last event, reported exactly once.
    case closed(SocketClosure)
}

package typealias SocketHandler = @Sendable (SocketEvent) -> Void

/// A received message.
///
/// Its bytes count in the receive window of the socket until the message and its `credit` are released. While the
/// window is full, the socket is not read, and the sender must wait. A receiver that keeps messages therefore slows the
/// sender down.
package struct SocketMessage: Sendable {
    package let kind: SharedFrame.Kind
    package let bytes: [UInt8]
    package let credit: ReceiveCredit

    package var text: String? {
        kind == .text ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
