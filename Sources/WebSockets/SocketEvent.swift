package import JSON

/// An event of a socket. The socket's handler receives its events on the loop's thread, one at a time and in order.
///
/// A handler must only pass the event to a `SerialWorker` or an `Inbox`. Slow work in a handler would block all other
/// sockets of the loop.
package enum SocketEvent: Sendable {
    case message(SocketMessage)
    /// The socket's queue of outgoing messages has been full and is now at most half full again.
    case drained
    /// The socket has ended. This is the last event, reported exactly once.
    case closed(SocketClosure)
}

package typealias SocketHandler = @Sendable (SocketEvent) -> Void

/// A received message.
///
/// The message is counted in the socket's receive window until the message and its `credit` are released. While the
/// window is full, the socket is not read, and the sender must wait.
package struct SocketMessage: Sendable {
    package let kind: SharedFrame.Kind
    package let bytes: [UInt8]
    package let credit: ReceiveCredit

    package var text: String? {
        kind == .text ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The JSON of a text message; nil if the message is binary or not valid JSON.
    package var json: JSONValue? { kind == .text ? try? JSONValue(parsing: bytes) : nil }
}
