import SDLSupport

/// Every limit of one connection: what is taken, what is sent, how fast, and how much memory it may cost.
///
/// The most a connection can make us hold: one unfinished frame (`largePayload` and its header), `assemblyBytes` for at
/// most `assemblyCount` unfinished messages, 255 sessions, and 8 bytes for each frame that `flood` counts, per session.
package struct WireLimits: Hashable, Sendable {
    /// At most `count` within any `window`.
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

    // What is taken: payload bytes of one frame.
    package var smallPayload = 1_488
    package var largePayload = 131_072
    /// SDL Core cuts the ids of its long messages down to 8 bits, so an app must take 0.
    package var acceptsMessageIDZero = false
    /// A second first frame with the id of an unfinished message: drop it, as SDL Core does, or begin anew, because a
    /// core's ids repeat.
    package var repeatedFirstBeginsAnew = false

    // What is sent: payload bytes of one frame. The peers disagree on whether `mtu` counts the header, and the
    // strictest rejects 12 below it.
    package var advertisedMTU = 131_072
    package var sentSmallPayload = 1_487
    package var sentLargePayload = 131_059
    package var sentNegotiatedPayload = 131_059

    // How fast. Nil means no limit.
    package var malformed: Rate? = Rate(10, per: .seconds(1))
    /// Frames of one session, audio and video not counted.
    package var flood: Rate? = Rate(1_000, per: .seconds(1))

    // How much memory.
    package var messageBytes = 32 << 20
    package var assemblyBytes = 64 << 20
    package var assemblyCount = 64
    /// What is kept of a message that is announced longer than `messageBytes`, so that it can be answered.
    package var refusedMessageBytes = 64 << 10
    package var assemblyExpiry: Duration = .seconds(10)

    package init() {}

    /// The head unit's side, towards apps of any library.
    package static let core: WireLimits = {
        var limits = WireLimits()
        // The iOS library takes less than 1,024 - 12 on versions 1 and 2, and less than 131,024 - 12 on 3 and 4.
        limits.sentSmallPayload = 1_011
        limits.sentLargePayload = 131_011
        return limits
    }()

    /// The app's side: it never closes a connection for what a core sends.
    package static let app: WireLimits = {
        var limits = WireLimits()
        limits.acceptsMessageIDZero = true
        limits.repeatedFirstBeginsAnew = true
        limits.malformed = nil
        limits.flood = nil
        return limits
    }()

    /// Frames as large as SDL Core itself sends them, for profiles and benches that count on it.
    package static let likeCore: WireLimits = {
        var limits = WireLimits()
        limits.sentSmallPayload = limits.smallPayload
        limits.sentLargePayload = limits.largePayload
        limits.sentNegotiatedPayload = limits.advertisedMTU
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
