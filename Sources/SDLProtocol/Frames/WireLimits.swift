import SDLSupport

/// The limits of a connection: frame sizes, rates and memory.
///
/// The maximum memory of a connection is one incomplete frame (`largePayload` and its header), `assemblyBytes` for at
/// most `assemblyCount` incomplete messages, 255 sessions, and per session 8 bytes for each frame that `flood` counts.
package struct WireLimits: Hashable, Sendable {
    /// At most `count` events within any `window`.
    package struct Rate: Hashable, Sendable {
        package var count: Int
        package var window: Duration

        package init(_ count: Int, per window: Duration) {
            self.count = count
            self.window = window
        }
    }

    /// A frame of a higher version is malformed.
    package var highestVersion: UInt8 = 5

    // Received frames: the payload limit in bytes.
    package var smallPayload = 1_488
    package var largePayload = 131_072
    /// SDL Core truncates the ids of its long messages to 8 bits, so an app must accept 0.
    package var acceptsMessageIDZero = false
    /// Whether a second first frame with the id of an incomplete message restarts the message, because a core's ids
    /// repeat. If false, the frame is dropped, as SDL Core does.
    package var repeatedFirstRestarts = false

    // Sent frames: the payload limit in bytes. Peers disagree on whether `mtu` includes the header. The strictest peers
    // accept only payloads of less than `mtu` - 12 bytes.
    package var advertisedMTU = 131_072
    package var sentSmallPayload = 1_487
    package var sentLargePayload = 131_059
    package var sentNegotiatedPayload = 131_059

    // Rates; nil for no limit.
    package var malformed: Rate? = Rate(10, per: .seconds(1))
    /// Frames of a session, without audio and video.
    package var flood: Rate? = Rate(1_000, per: .seconds(1))

    // Memory.
    package var messageBytes = 32 << 20
    package var assemblyBytes = 64 << 20
    package var assemblyCount = 64
    /// The number of bytes stored of a message longer than `messageBytes`, so that it can be answered.
    package var refusedMessageBytes = 64 << 10
    package var assemblyExpiry: Duration = .seconds(10)

    package init() {}

    /// The limits of a head unit for apps of any library.
    package static let core: WireLimits = {
        var limits = WireLimits()
        // The iOS library accepts less than 1,024 - 12 bytes in versions 1 and 2, and less than 131,024 - 12 bytes in
        // versions 3 and 4.
        limits.sentSmallPayload = 1_011
        limits.sentLargePayload = 131_011
        return limits
    }()

    /// The limits of an app, which never closes a connection because of the core's frames.
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
