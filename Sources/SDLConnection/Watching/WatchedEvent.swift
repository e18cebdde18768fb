package import SDLProtocol
package import SDLSupport

/// An event of an observed connection between an app and an external head unit.
package enum WatchedEvent: Sendable {
    case sessionStarted(Session, SessionStart)
    case sessionEnded(Session)
    case request(Incoming)
    case reply(Incoming, to: Incoming)
    case notification(Incoming)
    /// An unexpected message. Examples are a reply to an unknown request, a notification from an app, and a request
    /// from the head unit.
    case unasked(Incoming, MessageKey.Direction)
    case serviceStarted(Session, ServiceType, VideoParameters)
    case serviceEnded(Session, ServiceType)
    case media(Session, ServiceType, ArraySlice<UInt8>)
    case finding(String, MessageKey.Direction)
    /// Some data could not be decoded or stored. The text contains the reason.
    case gap(String)
    /// An app has connected, but the bridge cannot reach the external head unit. The text contains the reason.
    case unreachable(String)
}

/// Bytes that an app or an external head unit has sent through the bridge.
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
