import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLProtocol
import SDLSupport
import Testing

/// Streams that are put off, refused, or wanted no more, and what a source of pictures is asked for meanwhile.
@MainActor
@Suite struct StreamReturnTests {
    /// Notes what it is asked for, and hands over whatever the test says.
    @MainActor final class Source: SDLVideoSource {
        var wishes: [SDLPictureWish] = []
        /// Key pictures where they are asked for.
        var hasPictures = true

        func nextPicture(_ wish: SDLPictureWish) async -> SDLVideoPicture? {
            wishes.append(wish)
            guard hasPictures else { return nil }
            return SDLVideoPicture([0, 0, 0, 1, 0x67, 0x77], isKey: wish.isKey, number: UInt64(wishes.count))
        }

        var keys: [Bool] { wishes.map(\.isKey) }
    }

    func running(edit: JSONValue = [:]) async throws -> (Journey, SDLStreamingMediaManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let journey = try Journey(configuration) { SDLViewController() }
        try await journey.edit(edit)
        await journey.start()
        try await journey.activate()
        return (journey, try #require(journey.app.streamManager))
    }

    func status(_ journey: Journey, _ level: String?, video: String? = nil) async throws {
        try await journey.drive(
            .app(
                key: "hello",
                .setStatus(hmiLevel: level, audioStreamingState: nil, videoStreamingState: video, systemContext: nil)))
    }

    let size = SDLVideoFormat(width: 64, height: 48)

    @Test func `A stream starts, is ready and shuts down, step by step; only a ready one has a format`() async throws {
        let (journey, stream) = try await running()
        var steps: [String] = []
        stream.stateHandler = { steps.append("\(stream.videoStreamState.rawValue) \(stream.videoFormat != nil)") }
        stream.startVideo()
        await journey.flight.settled()
        try await status(journey, "LIMITED")
        #expect(stream.videoStreamState == .ready)
        try await status(journey, "FULL", video: "NOT_STREAMABLE")
        try await status(journey, "FULL", video: "STREAMABLE")
        stream.stopVideo()
        await journey.flight.settled()
        let once = ["Starting false", "Ready true", "ShuttingDown false"]
        #expect(steps == once + ["Suspended false"] + once + ["Suspended false", "Stopped false"])
    }

    @Test func `Streams that were asked for, and not answered, before the connection went are asked for anew`()
        async throws
    {
        let (journey, stream) = try await running()
        try await journey.drive(.app(key: "hello", .setLink(latencyMs: 60_000, lossPercent: nil)))
        stream.startVideo()
        stream.startAudio()
        await journey.flight.settled()
        #expect(stream.videoStreamState == .starting && stream.audioStreamState == .starting)
        try await journey.drive(.app(key: "hello", .setLink(latencyMs: nil, lossPercent: nil)))
        try await journey.lose()
        // The end of the connection comes before the answer to what was asked.
        await journey.pass(.seconds(61))
        #expect(stream.videoStreamState == .suspended && stream.audioStreamState == .suspended)
        try await journey.activate()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
    }

    @Test
    func `A stream that was just beginning when the connection goes begins anew, and one that was ending has ended`()
        async throws
    {
        let (journey, stream) = try await running()
        let states = { [stream.videoStreamState, stream.audioStreamState] }
        stream.startVideo(size)
        stream.startAudio()
        #expect(states() == [.starting, .starting])
        journey.app.stop()
        #expect(states() == [.suspended, .suspended])
        await journey.flight.settled()
        await journey.start()
        try await journey.activate()
        #expect(states() == [.ready, .ready])
        stream.stopVideo()
        stream.stopAudio()
        #expect(states() == [.shuttingDown, .shuttingDown])
        journey.app.stop()
        #expect(states() == [.stopped, .stopped])
    }

    @Test func `Streams of an app that the head unit starts by itself wait for nothing it is asked meanwhile`()
        async throws
    {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        configuration.languagesSupported = [.enUs, .deDe]
        let speaker = MenuLineTests.Speaker()
        let journey = try Journey(configuration, delegate: speaker) { SDLViewController() }
        try await journey.edit(["initialLevel": "FULL"])
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR) = ("DE-DE", "DE-DE")
        try await journey.drive(.set(settings))
        try await journey.force("GetSystemCapability", "DO_NOT_RESPOND")
        journey.app.streamManager?.startAudio()
        await journey.start()
        #expect(journey.sent("ChangeRegistration").count == 1 && journey.app.streamManager?.audioStreamState == .ready)
    }

    @Test func `A stream that is wanted no more while it starts is ended as soon as it is there`() async throws {
        let (journey, stream) = try await running()
        stream.startVideo()
        stream.stopVideo()
        await journey.flight.settled()
        #expect(stream.videoStreamState == .stopped)
        #expect(journey.tree("apps", "hello", "streams")?.object?.keys.contains("video") != true)
    }

    @Test func `4.9: of a stream that is refused the next format is tried; when none is left it is told, and waits`()
        async throws
    {
        let formats: JSONValue = [
            ["protocol": "WEBM", "codec": "VP8"], ["protocol": "RTP", "codec": "H264"],
            ["protocol": "RAW", "codec": "H264"], ["protocol": "RAW", "codec": "VP9"],
        ]
        let (journey, stream) = try await running(edit: ["videoStreamingCapability": ["supportedFormats": formats]])
        await journey.flight.settled()
        for _ in 1...2 {
            stream.startVideo()
            #expect(stream.videoStreamState == .starting)
            stream.serviceEnded(.video, "not this one")
            #expect(stream.videoStreamState == .starting && journey.diagnostics.isEmpty)
            stream.serviceStarted(.video, nil)
            #expect(stream.videoStreamState == .ready && stream.videoFormat?.videoProtocol == .raw)
            stream.stopVideo()
            stream.serviceEnded(.video, nil)
            #expect(stream.videoStreamState == .stopped)
        }
        for round in 1...2 {
            stream.startVideo()
            for _ in 1...2 { stream.serviceEnded(.video, "none") }
            #expect(stream.videoStreamState == .suspended && journey.diagnostics.count == 2 * round - 1)
            stream.startAudio()
            stream.serviceEnded(.audio, "none")
            #expect(stream.audioStreamState == .suspended)
            stream.stopAudio()
        }
    }

    @Test(arguments: [
        ("RTMP", "H264"), ("RTSP", "H264"), ("WEBM", "H264"), ("RAW", "H265"), ("RTP", "VP8"), ("RAW", "VP9"),
    ])
    func `4.9: a format that a source cannot be asked for is taken only where the head unit offers no other`(
        _ kind: String, _ codec: String
    ) async throws {
        let other: JSONValue = ["protocol": .string(kind), "codec": .string(codec)]
        for (formats, expected) in [
            ([other], (kind, codec)), ([other, ["protocol": "RTP", "codec": "H264"]], ("RTP", "H264")),
        ] {
            let edit: JSONValue = ["videoStreamingCapability": ["supportedFormats": .array(formats)]]
            let (journey, stream) = try await running(edit: edit)
            await journey.flight.settled()
            stream.startVideo()
            stream.serviceStarted(.video, nil)
            #expect(stream.videoFormat?.videoProtocol.rawValue == expected.0)
            #expect(stream.videoFormat?.codec.rawValue == expected.1)
        }
    }

    @Test func `4.9: what one head unit has refused is asked of the next, and of this one when the app says so`()
        async throws
    {
        let (journey, stream) = try await running()
        stream.startVideo(size)
        stream.startAudio()
        for service in [ServiceType.video, .audio] { stream.serviceEnded(service, "no") }
        #expect(stream.videoStreamState == .suspended && stream.audioStreamState == .suspended)
        #expect(journey.diagnostics == ["4.9", "4.9"])
        stream.startAudio()
        #expect(stream.audioStreamState == .starting && stream.videoStreamState == .suspended)
        stream.serviceEnded(.audio, "no")
        try await journey.comeBack()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
        #expect(stream.videoFormat == size)
    }

    @Test func `4.9: the next head unit is asked for the first of its formats, whatever the last has refused`()
        async throws
    {
        let formats: JSONValue = [["protocol": "RTP", "codec": "H264"], ["protocol": "RAW", "codec": "H264"]]
        let (journey, stream) = try await running(edit: ["videoStreamingCapability": ["supportedFormats": formats]])
        await journey.flight.settled()
        stream.startVideo()
        stream.serviceEnded(.video, "not this one")
        stream.serviceStarted(.video, nil)
        #expect(stream.videoFormat?.videoProtocol == .raw)
        try await journey.comeBack()
        #expect(stream.videoStreamState == .ready && stream.videoFormat?.videoProtocol == .rtp)
    }

    @Test func `4.9: what head unit and app agreed on is the stream's format`() async throws {
        let (_, stream) = try await running()
        stream.startVideo(size)
        let agreed = VideoParameters(height: 24, width: 32, videoProtocol: "RTP", videoCodec: "H265")
        stream.serviceStarted(.video, agreed)
        #expect(
            stream.videoFormat == SDLVideoFormat(width: 32, height: 24, videoProtocol: .rtp, codec: .h265))
    }

    // MARK: Pictures

    private func projecting(_ source: Source) async throws -> (Journey, SDLStreamingMediaManager) {
        let (journey, stream) = try await running()
        stream.startVideo(size)
        await journey.flight.settled()
        stream.videoSource = source
        await journey.pass(.milliseconds(40))
        return (journey, stream)
    }

    @Test func `A source is asked at once, for a key picture, and again when something changes`() async throws {
        let source = Source()
        let (journey, stream) = try await projecting(source)
        await journey.pass(.seconds(1))
        #expect(source.keys == [true])
        stream.pictureChanged()
        await journey.pass(.seconds(1))
        #expect(source.keys == [true, false])
        stream.requestKeyPicture()
        await journey.pass(.seconds(1))
        #expect(source.keys == [true, false, true])
        #expect(source.wishes.map(\.isForBackground) == [false, false, false])
        #expect(source.wishes.map(\.format) == [size, size, size])
        stream.stopVideo()
        await journey.flight.settled()
        stream.pictureChanged()
        await journey.pass(.seconds(1))
        #expect(source.wishes.count == 3)
        stream.startVideo(size)
        await journey.pass(.seconds(1))
        #expect(source.keys.last == true && source.wishes.count == 4 && source.wishes[3].milliseconds == 0)
    }

    @Test func `A source that has nothing now is not asked until it says that it has`() async throws {
        let source = Source()
        source.hasPictures = false
        let (journey, stream) = try await projecting(source)
        await journey.pass(.seconds(1))
        #expect(source.keys == [true])
        source.hasPictures = true
        stream.pictureChanged()
        await journey.pass(.seconds(1))
        #expect(source.wishes.count == 2)
    }

    @Test func `Thirty key pictures go out when the app leaves the front, by themselves, a frame apart`() async throws {
        let source = Source()
        let (journey, stream) = try await projecting(source)
        stream.enterBackground()
        await journey.pass(.seconds(5))
        #expect(source.wishes.count == 31 && source.keys.allSatisfy { $0 })
        #expect(source.wishes.dropFirst().allSatisfy { $0.isForBackground })
        let times = source.wishes.map(\.milliseconds)
        #expect(zip(times.dropFirst(), times.dropFirst(2)).allSatisfy { (33...34).contains($1 - $0) })
        stream.pictureChanged()
        await journey.pass(.seconds(1))
        #expect(source.wishes.count == 31)
        stream.stopVideo()
        await journey.flight.settled()
        stream.startVideo(size)
        await journey.pass(.seconds(1))
        #expect(source.wishes.count == 31 && stream.videoSource === source)
        stream.enterForeground()
        await journey.pass(.seconds(1))
        #expect(source.wishes.count == 32 && source.keys.last == true && source.wishes.last?.isForBackground == false)
        stream.enterBackground()
        await journey.pass(.milliseconds(100))
        stream.enterForeground()
        await journey.pass(.milliseconds(40))
        let count = source.wishes.count
        await journey.pass(.seconds(5))
        #expect(source.wishes.count == count && source.wishes.last?.isForBackground == false)
    }

    // MARK: Haptics

    @Test func `HAP-02: an answer that comes when the app has stopped, or has named other places, counts no more`()
        async throws
    {
        let (journey, stream) = try await running()
        await journey.flight.settled()
        let verdicts = { journey.insides("haptics", "verdicts")?.array?.map { $0["verdict"] } ?? [] }
        try await journey.force("SendHapticData", "GENERIC_ERROR", info: "too many", times: 1, delayMs: 1000)
        for id in 1...2 {
            stream.hapticInterface.updateInterfaceLayout(
                withSpatialData: [id, id + 10].map { SDLHapticRect(id: $0, x: 1, y: 2, width: 3, height: 4) })
            await journey.flight.settled()
        }
        #expect(journey.sent("SendHapticData").last?["params"]?["hapticRectData"]?.array?.map { $0["id"] } == [2, 12])
        #expect(verdicts() == ["accepted", "accepted"] && journey.insides("haptics", "verdicts")?[0]?["id"] == 2)
        await journey.pass(.seconds(1))
        #expect(verdicts() == ["accepted", "accepted"])
        #expect(journey.insides("haptics", "verdicts")?[0]?["source"] == "spatialData")
    }
}
