import SDLSupport

/// The limits of a connection: frame sizes, rates and memory.
///
/// A connection uses at most this memory: one incomplete frame (`largePayload` and a header), `assemblyBytes` for the
/// incomplete messages, of which there are at most `assemblyCount`, and for each of 255 sessions, 8 bytes for each
/// frame that `flood` allows.
package struct WireLimits: Hashable, Sendable {
    /// A rate limit that allows `count` events within `window`.
    package struct Rate: Hashable, Sendable {
        package var count: Int
        package var window: Duration

        package init(_ count: Int, per window: Duration) {
            self.count = count
            self.window = window
        }
    }

    /// The highest allowed protocol version. Frames with a higher version are malformed.
    package var highestVersion: UInt8 = 5

    // Received frames: the limits of the payload in bytes.
    package var smallPayload = 1_488
    package var largePayload = 131_072
    /// Whether a message of several frames may have the message id 0. Apps must accept this id, because SDL Core
    /// truncates the ids of such messages to 8 bits.
    package var acceptsMessageIDZero = false
    /// Whether a first frame starts a new message although its message id belongs to an incomplete message. True for
    /// apps, because head units use message ids again. If false, the first frame is dropped, as in SDL Core.
    package var repeatedFirstRestarts = false

    // Sent frames: the limits of the payload in bytes. Peers disagree on whether `mtu` includes the header. The
    // strictest peers accept only payloads of less than `mtu` - 12 bytes.
    package var advertisedMTU = 131_072
    package var sentSmallPayload = 1_487
    package var sentLargePayload = 131_059
    package var sentNegotiatedPayload = 131_059

    // Rate limits; nil for no limit.
    package var malformed: Rate? = Rate(10, per: .seconds(1))
    /// The maximum rate of frames in a session, not counting audio and video frames.
    package var flood: Rate? = Rate(1_000, per: .seconds(1))

    // The memory limits of a message and of all incomplete messages.
    package var messageBytes = 32 << 20
    package var assemblyBytes = 64 << 20
    package var assemblyCount = 64
    /// The number of bytes that are stored of a message larger than `messageBytes`. They are enough to answer the
    /// message.
    package var refusedMessageBytes = 64 << 10
    package var assemblyExpiry: Duration = .seconds(10)

    package init() {}

    /// The limits of a head unit. They allow for the peculiarities of all app libraries.
    package static let core: WireLimits = {
        var limits = WireLimits()
        // The iOS library accepts payloads of less than 1,024 - 12 bytes in versions 1 and 2, and of less than 131,024
        // - 12 bytes in versions 3 and 4.
        limits.sentSmallPayload = 1_011
        limits.sentLargePayload = 131_011
        return limits
    }()

    /// The limits of an app. Invalid frames from the head unit never close the connection.
    package static let app: WireLimits = {
        var limits = WireLimits()
        limits.acceptsMessageIDZero = true
        limits.repeatedFirstRestarts = true
        limits.malformed = nil
        limits.flood = nil
        return limits
    }()

    func receivedPayload(version: UInt8) -> Int {
        version <= 2 ? smallPayload : largePayload
    }

    func sentPayload(version: UInt8) -> Int {
        switch version {
        case 1, 2: sentSmallPayload
        case 3, 4: sentLargePayload
        default: sentNegotiatedPayload
        }
    }
}
