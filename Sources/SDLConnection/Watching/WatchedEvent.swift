package import SDLProtocol
package import SDLSupport

/// What is seen of a connection that an app and a head unit elsewhere have with each other.
package enum WatchedEvent: Sendable {
    case sessionStarted(Session, SessionStart)
    case sessionEnded(Session)
    /// An app asks for something.
    case request(Incoming)
    /// The head unit has answered what was asked.
    case reply(Incoming, to: Incoming)
    /// The head unit tells an app something.
    case notification(Incoming)
    /// A message that nobody waits for: a reply to nothing that was seen, a notification of an app's, a request of the head
    /// unit's.
    case unasked(Incoming, MessageKey.Direction)
    case serviceStarted(Session, ServiceType, VideoParameters)
    case serviceEnded(Session, ServiceType)
    case media(Session, ServiceType, ArraySlice<UInt8>)
    case finding(String, MessageKey.Direction)
    /// What passed could not be followed, and why.
    case gap(String)
    /// An app has come, and its head unit could not be reached.
    case unreachable(String)
}

/// Bytes on their way, as somebody who looks on gets them.
package struct WatchedBytes: Sendable {
    package let bytes: ArraySlice<UInt8>
    package let direction: MessageKey.Direction
    package let instant: Instant

    package init(_ bytes: ArraySlice<UInt8>, _ direction: MessageKey.Direction, at instant: Instant) {
        self.bytes = bytes
        self.direction = direction
        self.instant = instant
    }
}
