import JSON
import IntegrationHarness
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
        var wishes: [SDLPictureRequest] = []
        /// Key pictures where they are asked for.
        var hasPictures = true

        func nextPicture(_ wish: SDLPictureRequest) async -> SDLVideoPicture? {
            wishes.append(wish)
            guard hasPictures else { return nil }
            return SDLVideoPicture([0, 0, 0, 1, 0x67, 0x77], isKey: wish.isKey, number: UInt64(wishes.count))
        }

        var keys: [Bool] { wishes.map(\.isKey) }
    }

    func running(edit: JSONValue = [:]) async throws -> (Harness, SDLStreamingMediaManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        let harness = try Harness(configuration) { SDLViewController() }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, try #require(harness.app.streamManager))
    }

    func status(_ harness: Harness, _ level: String?, video: String? = nil) async throws {
        try await harness.drive(
            .app(
                key: "hello",
                .setStatus(hmiLevel: level, audioStreamingState: nil, videoStreamingState: video, systemContext: nil)))
    }

    let size = SDLVideoFormat(width: 64, height: 48)

    @Test func `A stream starts, is ready and shuts down, step by step; only a ready one has a format`() async throws {
        let (harness, stream) = try await running()
        var steps: [String] = []
        stream.stateHandler = { steps.append("\(stream.videoStreamState.rawValue) \(stream.videoFormat != nil)") }
        stream.startVideo()
        await harness.inFlight.settled()
        try await status(harness, "LIMITED")
        #expect(stream.videoStreamState == .ready)
        try await status(harness, "FULL", video: "NOT_STREAMABLE")
        try await status(harness, "FULL", video: "STREAMABLE")
        stream.stopVideo()
        await harness.inFlight.settled()
        let once = ["Starting false", "Ready true", "ShuttingDown false"]
        #expect(steps == once + ["Suspended false"] + once + ["Suspended false", "Stopped false"])
    }

    @Test func `Streams that were asked for, and not answered, before the connection went are asked for anew`()
        async throws
    {
        let (harness, stream) = try await running()
        try await harness.drive(.app(key: "hello", .setLink(latencyMs: 60_000, lossPercent: nil)))
        stream.startVideo()
        stream.startAudio()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .starting && stream.audioStreamState == .starting)
        try await harness.drive(.app(key: "hello", .setLink(latencyMs: nil, lossPercent: nil)))
        try await harness.lose()
        // The end of the connection comes before the answer to what was asked.
        await harness.pass(.seconds(61))
        #expect(stream.videoStreamState == .suspended && stream.audioStreamState == .suspended)
        try await harness.activate()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
    }

    @Test
    func `A stream that was just beginning when the connection goes begins anew, and one that was ending has ended`()
        async throws
    {
        let (harness, stream) = try await running()
        let states = { [stream.videoStreamState, stream.audioStreamState] }
        stream.startVideo(size)
        stream.startAudio()
        #expect(states() == [.starting, .starting])
        harness.app.stop()
        #expect(states() == [.suspended, .suspended])
        await harness.inFlight.settled()
        await harness.start()
        try await harness.activate()
        #expect(states() == [.ready, .ready])
        stream.stopVideo()
        stream.stopAudio()
        #expect(states() == [.shuttingDown, .shuttingDown])
        harness.app.stop()
        #expect(states() == [.stopped, .stopped])
    }

    @Test func `Streams of an app that the head unit starts by itself wait for nothing it is asked meanwhile`()
        async throws
    {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        configuration.languagesSupported = [.enUs, .deDe]
        let speaker = MenuLineTests.Speaker()
        let harness = try Harness(configuration, delegate: speaker) { SDLViewController() }
        try await harness.edit(["initialLevel": "FULL"])
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR) = ("DE-DE", "DE-DE")
        try await harness.drive(.set(settings))
        try await harness.force("GetSystemCapability", "DO_NOT_RESPOND")
        harness.app.streamManager?.startAudio()
        await harness.start()
        #expect(harness.sent("ChangeRegistration").count == 1 && harness.app.streamManager?.audioStreamState == .ready)
    }

    @Test func `A stream that is wanted no more while it starts is ended as soon as it is there`() async throws {
        let (harness, stream) = try await running()
        stream.startVideo()
        stream.stopVideo()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .stopped)
        #expect(harness.tree("apps", "hello", "streams")?.object?.keys.contains("video") != true)
    }

    @Test func `4.9: of a stream that is refused the next format is tried; when none is left it is told, and waits`()
        async throws
    {
        let formats: JSONValue = [
            ["protocol": "WEBM", "codec": "VP8"], ["protocol": "RTP", "codec": "H264"],
            ["protocol": "RAW", "codec": "H264"], ["protocol": "RAW", "codec": "VP9"],
        ]
        let (harness, stream) = try await running(edit: ["videoStreamingCapability": ["supportedFormats": formats]])
        await harness.inFlight.settled()
        for _ in 1...2 {
            stream.startVideo()
            #expect(stream.videoStreamState == .starting)
            stream.serviceEnded(.video, "not this one")
            #expect(stream.videoStreamState == .starting && harness.diagnostics.isEmpty)
            stream.serviceStarted(.video, nil)
            #expect(stream.videoStreamState == .ready && stream.videoFormat?.videoProtocol == .raw)
            stream.stopVideo()
            stream.serviceEnded(.video, nil)
            #expect(stream.videoStreamState == .stopped)
        }
        for round in 1...2 {
            stream.startVideo()
            for _ in 1...2 { stream.serviceEnded(.video, "none") }
            #expect(stream.videoStreamState == .suspended && harness.diagnostics.count == 2 * round - 1)
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
            let (harness, stream) = try await running(edit: edit)
            await harness.inFlight.settled()
            stream.startVideo()
            stream.serviceStarted(.video, nil)
            #expect(stream.videoFormat?.videoProtocol.rawValue == expected.0)
            #expect(stream.videoFormat?.codec.rawValue == expected.1)
        }
    }

    @Test func `4.9: what one head unit has refused is asked of the next, and of this one when the app says so`()
        async throws
    {
        let (harness, stream) = try await running()
        stream.startVideo(size)
        stream.startAudio()
        for service in [ServiceType.video, .audio] { stream.serviceEnded(service, "no") }
        #expect(stream.videoStreamState == .suspended && stream.audioStreamState == .suspended)
        #expect(harness.diagnostics == ["4.9", "4.9"])
        stream.startAudio()
        #expect(stream.audioStreamState == .starting && stream.videoStreamState == .suspended)
        stream.serviceEnded(.audio, "no")
        try await harness.comeBack()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
        #expect(stream.videoFormat == size)
    }

    @Test func `4.9: the next head unit is asked for the first of its formats, whatever the last has refused`()
        async throws
    {
        let formats: JSONValue = [["protocol": "RTP", "codec": "H264"], ["protocol": "RAW", "codec": "H264"]]
        let (harness, stream) = try await running(edit: ["videoStreamingCapability": ["supportedFormats": formats]])
        await harness.inFlight.settled()
        stream.startVideo()
        stream.serviceEnded(.video, "not this one")
        stream.serviceStarted(.video, nil)
        #expect(stream.videoFormat?.videoProtocol == .raw)
        try await harness.comeBack()
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

    private func projecting(_ source: Source) async throws -> (Harness, SDLStreamingMediaManager) {
        let (harness, stream) = try await running()
        stream.startVideo(size)
        await harness.inFlight.settled()
        stream.videoSource = source
        await harness.pass(.milliseconds(40))
        return (harness, stream)
    }

    @Test func `A source is asked at once, for a key picture, and again when something changes`() async throws {
        let source = Source()
        let (harness, stream) = try await projecting(source)
        await harness.pass(.seconds(1))
        #expect(source.keys == [true])
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.keys == [true, false])
        stream.requestKeyPicture()
        await harness.pass(.seconds(1))
        #expect(source.keys == [true, false, true])
        #expect(source.wishes.map(\.isForBackground) == [false, false, false])
        #expect(source.wishes.map(\.format) == [size, size, size])
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.wishes.count == 3)
        stream.startVideo(size)
        await harness.pass(.seconds(1))
        #expect(source.keys.last == true && source.wishes.count == 4 && source.wishes[3].milliseconds == 0)
    }

    @Test func `A source that has nothing now is not asked until it says that it has`() async throws {
        let source = Source()
        source.hasPictures = false
        let (harness, stream) = try await projecting(source)
        await harness.pass(.seconds(1))
        #expect(source.keys == [true])
        source.hasPictures = true
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.wishes.count == 2)
    }

    @Test func `Thirty key pictures go out when the app leaves the front, by themselves, a frame apart`() async throws {
        let source = Source()
        let (harness, stream) = try await projecting(source)
        stream.enterBackground()
        await harness.pass(.seconds(5))
        #expect(source.wishes.count == 31 && source.keys.allSatisfy { $0 })
        #expect(source.wishes.dropFirst().allSatisfy { $0.isForBackground })
        let times = source.wishes.map(\.milliseconds)
        #expect(zip(times.dropFirst(), times.dropFirst(2)).allSatisfy { (33...34).contains($1 - $0) })
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.wishes.count == 31)
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.startVideo(size)
        await harness.pass(.seconds(1))
        #expect(source.wishes.count == 31 && stream.videoSource === source)
        stream.enterForeground()
        await harness.pass(.seconds(1))
        #expect(source.wishes.count == 32 && source.keys.last == true && source.wishes.last?.isForBackground == false)
        stream.enterBackground()
        await harness.pass(.milliseconds(100))
        stream.enterForeground()
        await harness.pass(.milliseconds(40))
        let count = source.wishes.count
        await harness.pass(.seconds(5))
        #expect(source.wishes.count == count && source.wishes.last?.isForBackground == false)
    }

    // MARK: Haptics

    @Test func `HAP-02: an answer that comes when the app has stopped, or has named other places, counts no more`()
        async throws
    {
        let (harness, stream) = try await running()
        await harness.inFlight.settled()
        let verdicts = { harness.insides("haptics", "verdicts")?.array?.map { $0["verdict"] } ?? [] }
        try await harness.force("SendHapticData", "GENERIC_ERROR", info: "too many", times: 1, delayMs: 1000)
        for id in 1...2 {
            stream.hapticInterface.updateInterfaceLayout(
                withSpatialData: [id, id + 10].map { SDLHapticRect(id: $0, x: 1, y: 2, width: 3, height: 4) })
            await harness.inFlight.settled()
        }
        #expect(harness.sent("SendHapticData").last?["params"]?["hapticRectData"]?.array?.map { $0["id"] } == [2, 12])
        #expect(verdicts() == ["accepted", "accepted"] && harness.insides("haptics", "verdicts")?[0]?["id"] == 2)
        await harness.pass(.seconds(1))
        #expect(verdicts() == ["accepted", "accepted"])
        #expect(harness.insides("haptics", "verdicts")?[0]?["source"] == "spatialData")
    }
}
