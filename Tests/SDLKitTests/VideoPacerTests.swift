import SDLRPC
import SDLSupport
import Testing

@testable import SDLManagers

/// Tests of the times at which pictures are requested, for a stream whose buffer is sometimes full. Rule 4.9 in
/// docs/rules/managers.md.
@MainActor
@Suite struct VideoPacerTests {
    @MainActor final class Source: SDLVideoSource {
        var keys: [Bool] = []
        /// A closure that runs once, while the source creates the next picture.
        var meanwhile: () -> Void = {}

        func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture? {
            keys.append(request.isKey)
            let meanwhile = meanwhile
            self.meanwhile = {}
            meanwhile()
            return SDLVideoPicture([0, 0, 0, 1, 0x65, 0x77, 0x88], isKey: request.isKey, number: 1)
        }
    }

    @MainActor final class Stream {
        var hasRoom = true
        var takes = true
        var sent: [[UInt8]] = []
    }

    let clock = ControlledTimekeeper(pausedAt: .zero)
    let inFlight = InFlightCounter()
    let source = Source()
    let stream = Stream()

    func pacer(_ wrapping: SDLVideoStreamingProtocol = .raw) async -> VideoPacer {
        let pacer = VideoPacer(timekeeper: clock, inFlight: inFlight, hasRoom: { [stream] in stream.hasRoom }) {
            [stream] bytes in
            if stream.takes { stream.sent.append(bytes) }
            return stream.takes
        }
        pacer.source = source
        pacer.begin(SDLVideoFormat(width: 64, height: 48, videoProtocol: wrapping), frame: .milliseconds(100))
        await pass(.milliseconds(1))
        return pacer
    }

    func pass(_ span: Duration) async { await clock.advance(by: span, settling: inFlight) }

    @Test func `While the buffer is full no picture is requested; afterwards one with all changes`() async {
        let pacer = await pacer()
        stream.hasRoom = false
        pacer.need()
        await pass(.seconds(1))
        #expect(source.keys == [true])
        stream.hasRoom = true
        await pass(.seconds(1))
        #expect(source.keys == [true, false] && stream.sent.count == 2)
    }

    @Test func `After a picture that could not be sent, a key picture is requested`() async {
        let pacer = await pacer()
        stream.takes = false
        pacer.need()
        await pass(.milliseconds(150))
        stream.takes = true
        await pass(.seconds(1))
        #expect(source.keys.prefix(2) == [true, false] && source.keys.dropFirst(2).allSatisfy { $0 })
        #expect(source.keys.count > 2 && stream.sent.count == 2)
    }

    @Test func `In RTP a second has 90,000 ticks`() async {
        let pacer = await pacer(.rtp)
        await pass(.milliseconds(999))
        pacer.need()
        await pass(.seconds(1))
        // The timestamp of a packet comes after the length and four other bytes.
        let times = stream.sent.map { $0[6..<10].reduce(0) { $0 << 8 | Int($1) } }
        #expect(times.count == 2 && times[1] - times[0] == 90_000)
    }

    @Test
    func `A picture is requested a frame after the last request; changes made meanwhile are in the next one`()
        async
    {
        let pacer = await pacer()
        source.meanwhile = { [clock] in
            clock.advance(by: .milliseconds(60))
            pacer.need()
        }
        pacer.need()
        await pass(.milliseconds(99))
        #expect(source.keys == [true, false] && stream.sent.count == 2)
        await pass(.milliseconds(39))
        #expect(source.keys.count == 2)
        await pass(.milliseconds(1))
        #expect(source.keys == [true, false, false] && stream.sent.count == 3)
    }

    @Test func `A picture that arrives after its stream has ended is dropped; the next one begins with a key picture`()
        async
    {
        let pacer = await pacer()
        source.meanwhile = {
            pacer.end()
            pacer.begin(SDLVideoFormat(width: 64, height: 48), frame: .milliseconds(100))
        }
        pacer.need()
        await pass(.milliseconds(99))
        #expect(source.keys == [true, false] && stream.sent.count == 1)
        await pass(.milliseconds(100))
        #expect(source.keys == [true, false, true] && stream.sent.count == 2)
    }
}
