import H264
import IntegrationHarness
import JSON
import Journaling
import PictureEncoding
import SDLHeadUnit
import SDLInspection
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// A canvas that is filled with the colour `grey`. The test changes this colour.
@MainActor
private final class GreyCanvas: ProjectedCanvas {
    private(set) var pictureNumber: UInt64 = 0
    private(set) var draws = 0
    var grey: UInt8 = 40 { didSet { isDirty = true } }
    private var isDirty = true
    private var size = PixelSize(width: 0, height: 0)
    private var bytes: [UInt8] = []

    func draw(_ size: PixelSize) -> [PixelRect] {
        draws += 1
        guard isDirty || size != self.size else { return [] }
        self.size = size
        isDirty = false
        pictureNumber += 1
        bytes = [UInt8](repeating: grey, count: size.width * size.height * 4)
        return [size.whole]
    }

    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes { try body($0, size.width * 4) }
    }
}

/// A video source that encodes its pictures slowly. During the encoding of each of the first two pictures, the source
/// announces another picture.
@MainActor
private final class SlowSource: SDLVideoSource {
    private(set) var asked = 0
    private(set) var mostAtOnce = 0
    /// A closure of the test that runs while a picture is encoded.
    var onPacking: () -> Void = {}
    private var atOnce = 0
    private weak var stream: SDLStreamingMediaManager?
    private let packer = PicturePacker()

    init(_ stream: SDLStreamingMediaManager) { self.stream = stream }

    func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture? {
        asked += 1
        atOnce += 1
        mostAtOnce = max(mostAtOnce, atOnce)
        let number = UInt64(100 + asked)
        if asked < 3 { stream?.pictureChanged() }
        let size = PixelSize(of: request.format)
        let pixels = [UInt8](repeating: UInt8(asked * 40), count: size.width * size.height * 4)
        let parts = pixels.withUnsafeBytes { bytes in
            (try? BitmapView(bytes, size: size, stride: size.width * 4)).map { PictureParts($0, [size.whole]) }
        }
        onPacking()
        let packed = try? await packer.encode(parts!, number: number, isKey: true, at: request.milliseconds)
        atOnce -= 1
        return packed.map { SDLVideoPicture($0.bytes, isKey: $0.isKey, number: number) }
    }
}

/// A viewer that accepts a limited number of batches of pictures, and then reports back-pressure.
private final class RecordingViewer: PictureFeeds.Viewer {
    private let state = Lock<(numbers: [[UInt64]], notes: [PictureFeeds.ViewerNote], capacity: Int)>(([], [], .max))

    var numbers: [[UInt64]] { state.withLock { $0.numbers } }
    var notes: [PictureFeeds.ViewerNote] { state.withLock { $0.notes } }

    /// Sets the number of further batches of pictures that the viewer accepts.
    func setCapacity(_ count: Int) { state.withLock { $0.capacity = count } }

    func take(_ pictures: [VideoPicture]) -> Bool {
        state.withLock { state in
            state.numbers.append(pictures.map(\.number))
            state.capacity -= 1
            return state.capacity > 0
        }
    }

    func note(_ note: PictureFeeds.ViewerNote) { state.withLock { $0.notes.append(note) } }
}

/// Tests of the path of a picture from an app's canvas to a viewer that is connected to the head unit. Rule 4.9 in
/// docs/rules/managers.md, CAR-07
@MainActor
@Suite struct PictureIntegrationTests {
    private let canvas = GreyCanvas()
    private let size = SDLVideoFormat(width: 64, height: 48)

    private func running(_ format: SDLVideoFormat? = nil) async throws -> (Harness, SDLStreamingMediaManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        let stream = try #require(harness.app.streamManager)
        harness.app.project(canvas)
        stream.startVideo(format ?? size)
        try await harness.activate()
        await harness.pass(.milliseconds(100))
        return (harness, stream)
    }

    private func shown(_ harness: Harness) -> VideoPicture? {
        harness.car.pictures.newest(of: AppKey(rawValue: "hello"))
    }

    private func openViewer(_ harness: Harness) -> (RecordingViewer, Int) {
        let viewer = RecordingViewer()
        return (viewer, harness.car.pictures.open(AppKey(rawValue: "hello"), viewer))
    }

    private func change(_ grey: UInt8, _ harness: Harness, _ stream: SDLStreamingMediaManager) async {
        canvas.grey = grey
        stream.pictureChanged()
        await harness.pass(.milliseconds(40))
    }

    @Test(arguments: [SDLVideoStreamingProtocol.raw, .rtp])
    func `A picture is sent when the stream is ready, and again only when something changes`(
        _ wrapping: SDLVideoStreamingProtocol
    ) async throws {
        let (harness, stream) = try await running(SDLVideoFormat(width: 64, height: 48, videoProtocol: wrapping))
        let first = try #require(shown(harness))
        #expect(first.isKey && first.number == 1 && first.mark == 1 && first.codec.hasPrefix("avc1.42"))
        #expect((first.width, first.height) == (64, 48))
        let draws = canvas.draws
        await harness.pass(.seconds(5))
        #expect(shown(harness)?.number == 1 && canvas.draws == draws)
        await change(200, harness, stream)
        let second = try #require(shown(harness))
        #expect(!second.isKey && second.number == 2 && second.mark == 2)
        #expect(canvas.draws == draws + 1)
    }

    @Test func `A second projector encodes the whole canvas, although nothing has changed`() async throws {
        let (harness, _) = try await running()
        let first = try #require(shown(harness))
        harness.app.project(canvas)
        await harness.pass(.milliseconds(100))
        let second = try #require(shown(harness))
        #expect(second.number == 2 && second.isKey && second.bytes == first.bytes)
    }

    @Test func `The state tree's picture is updated at most once a second`() async throws {
        let (harness, stream) = try await running()
        let changes = { harness.carJournal.changes.filter { "\($0.path)".hasSuffix("/streams") }.count }
        #expect(harness.tree("apps", "hello", "streams", "video", "picture", "mark")?.int == 1)
        let before = changes()
        for grey in 1...20 { await change(UInt8(grey), harness, stream) }
        #expect(changes() == before)
        await harness.pass(.seconds(1))
        await change(99, harness, stream)
        #expect(harness.tree("apps", "hello", "streams", "video", "picture", "number")?.int == 22)
    }

    @Test func `Only one picture is packed at a time, and changes meanwhile are in the next one`() async throws {
        let (harness, stream) = try await running()
        let slow = SlowSource(stream)
        stream.videoSource = slow
        stream.pictureChanged()
        await harness.pass(.milliseconds(200))
        #expect(slow.asked == 3 && slow.mostAtOnce == 1)
        #expect(shown(harness)?.mark == 103)
    }

    @Test func `A picture whose stream ends while it is packed is not sent`() async throws {
        let (harness, stream) = try await running()
        let slow = SlowSource(stream)
        slow.onPacking = { [size] in
            guard slow.asked == 1 else { return }
            stream.stopVideo()
            stream.startVideo(size)
        }
        stream.videoSource = slow
        stream.pictureChanged()
        await harness.pass(.milliseconds(500))
        // The new stream has the two pictures that were requested for this stream, without the earlier picture.
        #expect(slow.asked == 3 && shown(harness)?.mark == 103 && shown(harness)?.number == 2)
        slow.onPacking = {}
    }

    @Test func `Pictures are limited to the head unit's frame rate`() async throws {
        let (harness, stream) = try await running()
        let before = try #require(shown(harness)).number
        for grey in 100..<150 {
            canvas.grey = UInt8(grey)
            stream.pictureChanged()
            await harness.pass(.milliseconds(2))
        }
        // The limit is 30 pictures per second, and a tenth of a second has passed.
        let received = try #require(shown(harness)).number
        #expect((3...4).contains(received - before))
    }

    @Test func `Thirty still pictures are sent when the app enters its device's background, and none after`()
        async throws
    {
        let (harness, stream) = try await running()
        let (before, draws) = (try #require(shown(harness)).number, canvas.draws)
        stream.enterBackground()
        await change(7, harness, stream)
        for _ in 0..<60 { await harness.pass(.milliseconds(34)) }
        #expect(shown(harness)?.number == before + 30 && canvas.draws == draws)
        #expect(stream.videoStreamState == .ready)
        stream.enterForeground()
        await harness.pass(.milliseconds(40))
        let back = try #require(shown(harness))
        #expect(back.isKey && back.number == before + 31 && canvas.draws == draws + 1)
    }

    @Test func `A stopped stream shuts down before it is stopped`() async throws {
        let (harness, stream) = try await running()
        var states: [SDLStreamState] = []
        stream.stateHandler = { states.append(stream.videoStreamState) }
        stream.stopVideo()
        #expect(stream.videoStreamState == .shuttingDown)
        await harness.inFlight.settled()
        #expect(states.first == .shuttingDown && stream.videoStreamState == .stopped && !states.contains(.ready))
        #expect(shown(harness) == nil)
    }

    @Test func `A late viewer begins with the key picture and the pictures since then`() async throws {
        let (harness, stream) = try await running()
        for grey in 1...3 { await change(UInt8(grey), harness, stream) }
        let (viewer, _) = openViewer(harness)
        #expect(viewer.numbers == [[1, 2, 3, 4]])
        await change(9, harness, stream)
        #expect(viewer.numbers == [[1, 2, 3, 4], [5]])
    }

    @Test func `A viewer that falls behind continues with a key picture; others miss nothing`() async throws {
        let (harness, stream) = try await running()
        askApp(stream, harness)
        let (slow, slowNumber) = openViewer(harness)
        let (quick, _) = openViewer(harness)
        slow.setCapacity(1)
        for grey in 1...80 { await change(UInt8(grey), harness, stream) }
        #expect(slow.numbers == [[1], [2]])
        #expect(quick.numbers.count == 81)
        slow.setCapacity(1_000)
        harness.car.pictures.ready(slowNumber)
        await untilBatches(3, of: slow, harness)
        #expect(slow.notes == [.waits(isAsked: true)])
        #expect(slow.numbers.last == quick.numbers.last && shown(harness)?.isKey == true)
        #expect(slow.numbers.count == 3)
    }

    @Test func `A viewer that falls behind by a few pictures continues after its last one`() async throws {
        let (harness, stream) = try await running()
        let (slow, slowNumber) = openViewer(harness)
        slow.setCapacity(1)
        for grey in 1...5 { await change(UInt8(grey), harness, stream) }
        slow.setCapacity(1_000)
        harness.car.pictures.ready(slowNumber)
        #expect(slow.numbers == [[1], [2], [3, 4, 5, 6]] && slow.notes.isEmpty)
    }

    @Test func `A viewer that joins after many pictures gets them all and then a requested key picture`() async throws {
        let (harness, stream) = try await running()
        askApp(stream, harness)
        for grey in 1...80 { await change(UInt8(grey), harness, stream) }
        let (viewer, _) = openViewer(harness)
        #expect(viewer.numbers == [Array(1...81)] && viewer.notes.isEmpty)
        await untilBatches(2, of: viewer, harness)
        #expect(viewer.numbers.last == [82] && shown(harness)?.isKey == true)
    }

    @Test func `A viewer that skips continues with a requested key picture`() async throws {
        let (harness, stream) = try await running()
        askApp(stream, harness)
        let (viewer, number) = openViewer(harness)
        await change(1, harness, stream)
        harness.car.pictures.skip(number)
        #expect(viewer.notes == [.waits(isAsked: true)])
        await untilBatches(3, of: viewer, harness)
        #expect(viewer.numbers == [[1], [2], [3]] && shown(harness)?.isKey == true)
    }

    @Test func `After too many pictures a viewer gets the last key picture and waits for the next one`() async throws {
        let (harness, stream) = try await running()
        var settings = PictureEncoder.Settings()
        settings.keyEvery = 1_000
        let projector = PictureProjector(canvas, settings) { _ in }
        stream.videoSource = projector
        for grey in 1...310 { await change(UInt8(truncatingIfNeeded: grey), harness, stream) }
        let key = try #require(shown(harness)).number - 309
        let (viewer, number) = openViewer(harness)
        #expect(viewer.numbers == [[key]] && viewer.notes == [.waits(isAsked: false)])
        harness.car.pictures.ready(number)
        #expect(viewer.numbers == [[key]])
        stream.requestKeyPicture()
        await harness.pass(.milliseconds(40))
        #expect(viewer.numbers == [[key], [key + 310]])
    }

    /// Connects the head unit's requests for key pictures to the app's stream.
    private func askApp(_ stream: SDLStreamingMediaManager, _ harness: Harness) {
        harness.car.pictures.asking { _ in
            Task { @MainActor in stream.requestKeyPicture() }
            return true
        }
    }

    /// Waits until the viewer has received `count` batches. Before a requested picture arrives, several tasks must run
    /// on the main actor.
    private func untilBatches(_ count: Int, of viewer: RecordingViewer, _ harness: Harness) async {
        for _ in 0..<50 where viewer.numbers.count < count {
            await Task.yield()
            await harness.pass(.milliseconds(40))
        }
    }

    @Test func `Invalid video data is reported once, and the next key picture is shown`() async throws {
        let (harness, stream) = try await running()
        let (viewer, _) = openViewer(harness)
        for _ in 0..<5 { stream.sendVideoData([UInt8](repeating: 0x77, count: 3_000)) }
        await harness.inFlight.settled()
        await harness.pass(.milliseconds(20))
        let findings = harness.carJournal.rows.filter { $0.kind == "finding" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["rule"]?.string }
        #expect(findings == ["stream.video"])
        #expect(viewer.notes.contains { if case .broken = $0 { true } else { false } })
        stream.requestKeyPicture()
        await change(90, harness, stream)
        await harness.pass(.milliseconds(40))
        #expect(viewer.numbers.last == [shown(harness)?.number ?? 0] && shown(harness)?.isKey == true)
    }

    @Test func `Viewers before and after the first picture are notified of invalid data once`() async throws {
        let (harness, stream) = try await running()
        stream.videoSource = nil
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.startVideo(size)
        await harness.inFlight.settled()
        let (early, _) = openViewer(harness)
        for _ in 0..<50 { stream.sendVideoData([UInt8](repeating: 0x77, count: 3_000)) }
        await harness.inFlight.settled()
        let (late, _) = openViewer(harness)
        for viewer in [early, late] {
            let broken = viewer.notes.filter { if case .broken = $0 { true } else { false } }
            #expect(broken.count == 1 && viewer.notes.last == .waits(isAsked: false))
        }
    }

    /// Returns the bytes of a key picture without an access unit delimiter at the end.
    private func undelimitedPicture() throws -> [UInt8] {
        var pixels: [UInt8] = []
        for index in 0..<(64 * 48 * 4) { pixels.append(UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 7)) }
        let packed = try pixels.withUnsafeBytes { bytes in
            let size = PixelSize(width: 64, height: 48)
            let parts = PictureParts(try BitmapView(bytes, size: size, stride: 64 * 4), [size.whole])
            return try PictureEncoder().encode(parts, number: 7, at: 0)
        }
        let end = NALUnit.startCode + NALUnit.delimiter.bytes
        let bytes = try #require(packed).bytes
        return bytes.suffix(end.count).elementsEqual(end) ? bytes.dropLast(end.count) : bytes
    }

    @Test(arguments: [8, 60])
    func `A picture in pieces is complete when no more pieces arrive, and no sooner`(_ gap: Int) async throws {
        let (harness, stream) = try await running()
        stream.videoSource = nil
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.startVideo(size)
        await harness.inFlight.settled()
        let picture = try undelimitedPicture()
        #expect(picture.count > 200)
        let length = (picture.count - 40) / 5
        for start in stride(from: 0, to: picture.count, by: length) {
            stream.sendVideoData(Array(picture[start..<min(picture.count, start + length)]))
            await harness.pass(.milliseconds(gap))
        }
        await harness.pass(.milliseconds(20))
        #expect(shown(harness)?.number == 1 && shown(harness)?.mark == 7)
        #expect(shown(harness)?.bytes.count == picture.count)
        #expect(!harness.carJournal.rows.contains { $0.kind == "finding" })
    }

    @Test func `An unknown codec is reported`() async throws {
        let (harness, stream) = try await running(SDLVideoFormat(width: 64, height: 48, codec: .vp8))
        stream.sendVideoData([1, 2, 3])
        await harness.inFlight.settled()
        let (viewer, _) = openViewer(harness)
        #expect(viewer.notes == [.unknown("VP8 over RAW")])
    }

    @Test func `There is no screenshot before the first picture, and none without a canvas`() async throws {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let harness = try Harness(configuration) { SDLViewController() }
        let refusal = "The app does not draw on a canvas."
        #expect(harness.app.perform(.screenshot) == .refused(refusal))
        #expect(harness.app.perform(.keyPicture) == .refused("The app encodes its video itself."))
        harness.app.project(canvas)
        guard case .refused(let why) = harness.app.perform(.screenshot) else { return #expect(Bool(false)) }
        #expect(why.hasPrefix("The screenshot failed: ") && why.contains("0 x 0") && canvas.draws == 0)
        // A picture with an impossible size is not drawn.
        await harness.start()
        harness.app.streamManager?.startVideo(SDLVideoFormat(width: 10_000, height: 10_000))
        try await harness.activate()
        await harness.pass(.milliseconds(100))
        guard case .refused(let size) = harness.app.perform(.screenshot) else { return #expect(Bool(false)) }
        #expect(size.contains("a picture of") && harness.app.streamManager?.videoStreamState == .ready)
        #expect(canvas.draws == 0 && harness.diagnostics == ["4.9"])
    }

    @Test func `An impossible size is reported again after each picture of a possible size`() async throws {
        let (harness, stream) = try await running()
        for _ in 1...2 {
            for format in [SDLVideoFormat(width: 0, height: 0), size] {
                stream.stopVideo()
                await harness.pass(.milliseconds(100))
                stream.startVideo(format)
                await harness.pass(.milliseconds(100))
                stream.requestKeyPicture()
                await harness.pass(.milliseconds(100))
            }
        }
        #expect(harness.diagnostics == ["4.9", "4.9"])
    }

    @Test func `A viewer that attaches gets a key picture, though nothing has changed`() async throws {
        let (harness, _) = try await running()
        let before = shown(harness)
        #expect(harness.app.perform(.keyPicture) == .done([]))
        await harness.pass(.milliseconds(100))
        #expect(shown(harness)?.isKey == true && before != nil)
        #expect(canvas.draws > 1)
    }

    @Test func `A screenshot is a PNG of the current picture`() async throws {
        let (harness, stream) = try await running()
        canvas.grey = 77
        guard case .done(let png) = harness.app.perform(.screenshot) else { return #expect(Bool(false)) }
        #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]) && png.count > 60)
        // The change that was drawn for the screenshot is still new for the stream.
        stream.pictureChanged()
        await harness.pass(.milliseconds(40))
        #expect(shown(harness)?.mark == 2)
    }
}
