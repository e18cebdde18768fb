import H264
import SDLRPC
import SDLSupport

/// Fetches pictures from their source, one for each that is due, and hands them to the stream. Nothing rings while nothing
/// changes.
@MainActor
final class VideoPacer {
    weak var source: (any SDLVideoSource)?

    private let timekeeper: any Timekeeper
    private let flight: Flight?
    /// False where the head unit does not keep up.
    private let hasRoom: () -> Bool
    private let send: ([UInt8]) -> Bool
    private var stream: Stream?
    private var isAwake = false
    private var wantsKey = false
    private var hasChanged = false
    private var isInBackground = false
    /// Pictures that still go out before the background is quiet.
    private var farewells = 0
    private var lastTick: Instant?
    private var rounds = Counting()

    /// The picture is on.
    private struct Stream {
        let format: SDLVideoFormat
        let began: Instant
        let frame: Duration
        var packets: RTPWriter?
    }

    /// A head unit that buffers shows the last picture only after some more. 4.9
    private static let backgroundPictures = 30

    init(
        timekeeper: any Timekeeper, flight: Flight?, hasRoom: @escaping () -> Bool, send: @escaping ([UInt8]) -> Bool
    ) {
        self.timekeeper = timekeeper
        self.flight = flight
        self.hasRoom = hasRoom
        self.send = send
    }

    /// Whether pictures go out, or may at any time.
    var isQuiet: Bool { stream == nil || (isInBackground && farewells == 0) }

    /// - Parameter frame: how long a picture stands before the next.
    func begin(_ format: SDLVideoFormat, frame: Duration) {
        let source = UInt32.random(in: 1...UInt32.max)
        let first = UInt16.random(in: 0...UInt16.max)
        stream = Stream(
            format: format, began: timekeeper.now, frame: frame,
            packets: format.videoProtocol == .rtp ? RTPWriter(source: source, sequence: first) : nil)
        wantsKey = true
        wake()
    }

    func end() {
        stream = nil
        farewells = 0
        rest()
    }

    /// Something has changed on the picture.
    func need() {
        hasChanged = true
        wake()
    }

    func needKey() {
        wantsKey = true
        wake()
    }

    func enterBackground() {
        guard !isInBackground else { return }
        isInBackground = true
        farewells = Self.backgroundPictures
        wake()
    }

    func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        farewells = 0
        needKey()
    }

    // MARK: Ticks

    private func wake() {
        guard let stream, !isAwake, !isQuiet, source != nil else { return }
        isAwake = true
        let round = rounds.next()
        let due = max(timekeeper.now, lastTick.map { $0 + stream.frame } ?? timekeeper.now)
        timekeeper.ring(at: due, counting: flight) { [weak self] in await self?.tick(round) }
    }

    private func rest() {
        isAwake = false
        _ = rounds.next()
    }

    /// Awake until the picture is there: it is not asked for another one before.
    private func tick(_ number: Int) async {
        guard number == rounds.last, stream != nil else { return }
        lastTick = timekeeper.now
        if hasRoom() { await fetch(number) }
        guard number == rounds.last else { return }
        isAwake = false
        if farewells > 0 || hasChanged || wantsKey { wake() }
    }

    private func fetch(_ number: Int) async {
        guard let stream, let source else { return }
        let wish = SDLPictureWish(
            format: stream.format, isKey: wantsKey || farewells > 0, isForBackground: isInBackground,
            milliseconds: Int64((timekeeper.now - stream.began).inMilliseconds))
        hasChanged = false
        if farewells > 0 { farewells -= 1 }
        let made = await source.nextPicture(wish)
        // The stream that it was for is over: the next one begins with a key picture.
        guard number == rounds.last else { return }
        guard let picture = made else {
            // A source that has nothing to show now says when it has.
            wantsKey = wantsKey && hasChanged
            return
        }
        guard send(wrapped(picture.bytes, wish.milliseconds)) else {
            // What follows would build on a picture that nobody has.
            wantsKey = true
            return
        }
        wantsKey = wantsKey && !picture.isKey
    }

    private func wrapped(_ bytes: [UInt8], _ milliseconds: Int64) -> [UInt8] {
        guard stream?.packets != nil else { return bytes }
        var reader = AnnexBReader()
        let ended = try? reader.receive(bytes[...]).first
        guard let picture = ended ?? (try? reader.finish()) else { return [] }
        return stream?.packets?.write(picture, at: UInt32(truncatingIfNeeded: milliseconds * 90)) ?? []
    }
}
