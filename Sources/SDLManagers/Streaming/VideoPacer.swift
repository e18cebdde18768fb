import H264
import SDLRPC
import SDLSupport

/// Requests pictures from the source, at most at the frame rate, and passes them to the stream. While the picture does
/// not change, no timer runs.
@MainActor
final class VideoPacer {
    weak var source: (any SDLVideoSource)?

    private let timekeeper: any Timekeeper
    private let inFlight: InFlightCounter?
    /// A closure that returns whether the connection can accept another picture.
    private let hasRoom: () -> Bool
    private let send: ([UInt8]) -> Bool
    private var stream: Stream?
    private var isAwake = false
    private var wantsKey = false
    private var hasChanged = false
    private var isInBackground = false
    private var backgroundPicturesLeft = 0
    private var lastTick: Instant?
    private var rounds = IDCounter()

    private struct Stream {
        let format: SDLVideoFormat
        let began: Instant
        let frame: Duration
        var packets: RTPWriter?
    }

    /// The number of still pictures that are sent when the app enters the background. A head unit with a buffer shows a
    /// picture only after some further pictures have arrived. Rule 4.9
    private static let backgroundPictures = 30

    init(
        timekeeper: any Timekeeper, inFlight: InFlightCounter?, hasRoom: @escaping () -> Bool,
        send: @escaping ([UInt8]) -> Bool
    ) {
        self.timekeeper = timekeeper
        self.inFlight = inFlight
        self.hasRoom = hasRoom
        self.send = send
    }

    /// Whether no pictures are requested: without a stream, or in the background after all still pictures were sent.
    var isQuiet: Bool { stream == nil || (isInBackground && backgroundPicturesLeft == 0) }

    /// Starts requesting pictures for a stream. `frame` is the time between two pictures.
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
        backgroundPicturesLeft = 0
        rest()
    }

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
        backgroundPicturesLeft = Self.backgroundPictures
        wake()
    }

    func enterForeground() {
        guard isInBackground else { return }
        isInBackground = false
        backgroundPicturesLeft = 0
        needKey()
    }

    // MARK: Requesting pictures

    private func wake() {
        guard let stream, !isAwake, !isQuiet, source != nil else { return }
        isAwake = true
        let round = rounds.next()
        let due = max(timekeeper.now, lastTick.map { $0 + stream.frame } ?? timekeeper.now)
        timekeeper.ring(at: due, counting: inFlight) { [weak self] in await self?.tick(round) }
    }

    private func rest() {
        isAwake = false
        _ = rounds.next()
    }

    /// Requests a picture and waits until it is ready. Does nothing if the timer with the number `number` was
    /// cancelled.
    private func tick(_ number: Int) async {
        guard number == rounds.last, stream != nil else { return }
        lastTick = timekeeper.now
        if hasRoom() { await fetch(number) }
        guard number == rounds.last else { return }
        isAwake = false
        if backgroundPicturesLeft > 0 || hasChanged || wantsKey { wake() }
    }

    private func fetch(_ number: Int) async {
        guard let stream, let source else { return }
        let request = SDLPictureRequest(
            format: stream.format, isKey: wantsKey || backgroundPicturesLeft > 0, isForBackground: isInBackground,
            milliseconds: Int64((timekeeper.now - stream.began).inMilliseconds))
        hasChanged = false
        if backgroundPicturesLeft > 0 { backgroundPicturesLeft -= 1 }
        let made = await source.nextPicture(request)
        // If the stream has ended, the picture is dropped. The next stream starts with a key picture.
        guard number == rounds.last else { return }
        guard let picture = made else {
            // A source that has returned no picture later requests a new picture itself.
            wantsKey = wantsKey && hasChanged
            return
        }
        guard send(wrapped(picture.bytes, request.milliseconds)) else {
            // The picture was dropped, so the next picture must not depend on this picture.
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
