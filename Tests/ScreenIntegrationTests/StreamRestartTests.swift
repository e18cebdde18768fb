import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
@testable import SDLManagers
import SDLProtocol
import SDLSupport
import Testing

/// Tests of streams that are suspended, refused or stopped, and of the times at which a video source must provide
/// pictures.
@MainActor
@Suite struct StreamRestartTests {
    @MainActor final class Source: SDLVideoSource {
        var requests: [SDLPictureRequest] = []
        var hasPictures = true

        func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture? {
            requests.append(request)
            guard hasPictures else { return nil }
            return SDLVideoPicture([0, 0, 0, 1, 0x67, 0x77], isKey: request.isKey, number: UInt64(requests.count))
        }

        var keys: [Bool] { requests.map(\.isKey) }
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

    @Test func `A stream starts, is ready and shuts down in steps; only a ready one has a format`() async throws {
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

    @Test func `A stream that is started again after a short time in the background is not ended later`() async throws {
        let (harness, stream) = try await running()
        stream.startVideo()
        await harness.inFlight.settled()
        try await status(harness, "BACKGROUND")
        #expect(stream.videoStreamState == .suspended)
        try await harness.activate()
        var steps: [SDLStreamState] = []
        stream.stateHandler = { steps.append(stream.videoStreamState) }
        await harness.pass(.seconds(60))
        #expect(steps.isEmpty && stream.videoStreamState == .ready)
    }

    @Test func `A stream whose end is refused is started again, and so is one that was refused in the background`()
        async throws
    {
        let (harness, stream) = try await running()
        stream.startVideo(size)
        await harness.inFlight.settled()
        // The head unit has ended the stream already.
        stream.stopVideo()
        stream.serviceEnded(.video, "not active")
        stream.startVideo(size)
        #expect(stream.videoStreamState == .starting && harness.diagnostics.isEmpty)
        stream.serviceEnded(.video, "disallowed with current HMI level")
        #expect(stream.videoStreamState == .suspended && harness.diagnostics == ["4.9"])
        try await status(harness, "BACKGROUND")
        try await harness.activate()
        #expect(stream.videoStreamState == .ready)
    }

    @Test func `Streams that were starting at a disconnect are started again`()
        async throws
    {
        let (harness, stream) = try await running()
        try await harness.drive(.app(key: "hello", .setLink(latencyMs: 60_000, lossPercent: nil)))
        stream.startVideo()
        stream.startAudio()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .starting && stream.audioStreamState == .starting)
        try await harness.drive(.app(key: "hello", .setLink(latencyMs: nil, lossPercent: nil)))
        try await harness.loseConnection()
        // The disconnect is noticed before the answer arrives.
        await harness.pass(.seconds(61))
        #expect(stream.videoStreamState == .suspended && stream.audioStreamState == .suspended)
        try await harness.activate()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
    }

    @Test
    func `A stream that was starting at a stop starts again, and one that was shutting down is stopped`()
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

    @Test func `Streams of an app that is active from its registration on do not wait for other requests`()
        async throws
    {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .navigation)
        configuration.languagesSupported = [.enUs, .deDe]
        let delegate = MenuLineTests.GermanNameDelegate()
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        try await harness.edit(["initialLevel": "FULL"])
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR) = ("DE-DE", "DE-DE")
        try await harness.drive(.set(settings))
        try await harness.force("GetSystemCapability", "DO_NOT_RESPOND")
        harness.app.streamManager?.startAudio()
        await harness.start()
        #expect(harness.sent("ChangeRegistration").count == 1 && harness.app.streamManager?.audioStreamState == .ready)
    }

    @Test func `A stream that is stopped while it starts ends as soon as it has started`() async throws {
        let (harness, stream) = try await running()
        stream.startVideo()
        stream.stopVideo()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .stopped)
        #expect(harness.tree("apps", "hello", "streams")?.object?.keys.contains("video") != true)
    }

    @Test func `4.9: after a refusal the next format is tried; after the last one it is reported`()
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
    func `4.9: a format that no source supports is used only if the head unit offers no other`(
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

    @Test func `4.9: a refused stream is started again on the next head unit, or when the app starts it again`()
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
        try await harness.reconnect()
        #expect(stream.videoStreamState == .ready && stream.audioStreamState == .ready)
        #expect(stream.videoFormat == size)
    }

    @Test func `4.9: the next head unit is asked for its first format, whatever the former one refused`()
        async throws
    {
        let formats: JSONValue = [["protocol": "RTP", "codec": "H264"], ["protocol": "RAW", "codec": "H264"]]
        let (harness, stream) = try await running(edit: ["videoStreamingCapability": ["supportedFormats": formats]])
        await harness.inFlight.settled()
        stream.startVideo()
        stream.serviceEnded(.video, "not this one")
        stream.serviceStarted(.video, nil)
        #expect(stream.videoFormat?.videoProtocol == .raw)
        try await harness.reconnect()
        #expect(stream.videoStreamState == .ready && stream.videoFormat?.videoProtocol == .rtp)
    }

    @Test func `4.9: the stream has the format that head unit and app have agreed on`() async throws {
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

    @Test func `A source is asked for a key picture at once, and again when something changes`() async throws {
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
        #expect(source.requests.map(\.isForBackground) == [false, false, false])
        #expect(source.requests.map(\.format) == [size, size, size])
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.requests.count == 3)
        stream.startVideo(size)
        await harness.pass(.seconds(1))
        #expect(source.keys.last == true && source.requests.count == 4 && source.requests[3].milliseconds == 0)
    }

    @Test func `A source that has no picture is not asked again until it announces one`() async throws {
        let source = Source()
        source.hasPictures = false
        let (harness, stream) = try await projecting(source)
        await harness.pass(.seconds(1))
        #expect(source.keys == [true])
        source.hasPictures = true
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.requests.count == 2)
    }

    @Test func `Thirty key pictures are requested when the app enters the background, one each frame`() async throws {
        let source = Source()
        let (harness, stream) = try await projecting(source)
        stream.enterBackground()
        await harness.pass(.seconds(5))
        #expect(source.requests.count == 31 && source.keys.allSatisfy { $0 })
        #expect(source.requests.dropFirst().allSatisfy { $0.isForBackground })
        let times = source.requests.map(\.milliseconds)
        #expect(zip(times.dropFirst(), times.dropFirst(2)).allSatisfy { (33...34).contains($1 - $0) })
        stream.pictureChanged()
        await harness.pass(.seconds(1))
        #expect(source.requests.count == 31)
        stream.stopVideo()
        await harness.inFlight.settled()
        stream.startVideo(size)
        await harness.pass(.seconds(1))
        #expect(source.requests.count == 31 && stream.videoSource === source)
        stream.enterForeground()
        await harness.pass(.seconds(1))
        #expect(
            source.requests.count == 32 && source.keys.last == true && source.requests.last?.isForBackground == false)
        stream.enterBackground()
        await harness.pass(.milliseconds(100))
        stream.enterForeground()
        await harness.pass(.milliseconds(40))
        let count = source.requests.count
        await harness.pass(.seconds(5))
        #expect(source.requests.count == count && source.requests.last?.isForBackground == false)
    }

    // MARK: Haptics

    @Test func `HAP-02: an answer is ignored if the app has stopped or sent other rectangles`()
        async throws
    {
        let (harness, stream) = try await running()
        await harness.inFlight.settled()
        let verdicts = { harness.appTree("haptics", "verdicts")?.array?.map { $0["verdict"] } ?? [] }
        try await harness.force("SendHapticData", "GENERIC_ERROR", info: "too many", times: 1, delayMs: 1000)
        for id in 1...2 {
            stream.hapticInterface.updateInterfaceLayout(
                withSpatialData: [id, id + 10].map { SDLHapticRect(id: $0, x: 1, y: 2, width: 3, height: 4) })
            await harness.inFlight.settled()
        }
        #expect(harness.sent("SendHapticData").last?["params"]?["hapticRectData"]?.array?.map { $0["id"] } == [2, 12])
        #expect(verdicts() == ["accepted", "accepted"] && harness.appTree("haptics", "verdicts")?[0]?["id"] == 2)
        await harness.pass(.seconds(1))
        #expect(verdicts() == ["accepted", "accepted"])
        #expect(harness.appTree("haptics", "verdicts")?[0]?["source"] == "spatialData")
    }
}
