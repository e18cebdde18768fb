/// What a socket tells its handler: on the loop's thread, one at a time and in order.
///
/// A handler must only hand over (to a `Lane` or an `Inbox`): if it works here, every other socket of the loop waits.
package enum SocketEvent: Sendable {
    case message(SocketMessage)
    /// The queue that was full has emptied to half of its mark.
    case drained
    /// Exactly once, and nothing comes after it.
    case closed(SocketClosure)
}

package typealias SocketHandler = @Sendable (SocketEvent) -> Void

/// A received message.
///
/// As long as it (or its `credit`) lives, it counts against its socket's receive window; past the window the socket is
/// not read, so that in the end the sender waits. Holding messages in an inbox is therefore all it takes to slow a flood.
package struct SocketMessage: Sendable {
    package let kind: SharedFrame.Kind
    package let bytes: [UInt8]
    package let credit: ReceiveCredit

    package var text: String? {
        kind == .text ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
