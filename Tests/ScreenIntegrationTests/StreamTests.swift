import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests of the video, audio and haptic rectangles of a projection app. Rule 4.9 in docs/rules/managers.md, HAP-02,
/// HAP-03
@MainActor
@Suite struct StreamTests {
    func running(_ type: SDLAppHMIType = .projection) async throws -> (Harness, SDLStreamingMediaManager) {
        let harness = try Harness(SDLConfiguration(appName: "Hello", appID: "hello", appType: type)) {
            SDLViewController()
        }
        await harness.start()
        return (harness, try #require(harness.app.streamManager))
    }

    func streams(_ harness: Harness) -> [String] {
        harness.tree("apps", "hello", "streams")?.object?.keys.sorted() ?? []
    }

    @Test func `Only navigation and projection apps have a stream manager`() throws {
        for type in SDLAppHMIType.allCases {
            let has = [.navigation, .projection].contains(type)
            let harness = try Harness(SDLConfiguration(appName: "Hello", appID: "hello", appType: type)) {
                SDLViewController()
            }
            #expect((harness.app.streamManager != nil) == has)
        }
    }

    @Test func `Under back-pressure video and audio data is dropped, and the app is notified`() async throws {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .projection)
        let harness = try Harness(configuration, hiddenField: "nothing") { SDLViewController() }
        await harness.start()
        let stream = try #require(harness.app.streamManager)
        stream.startVideo()
        stream.startAudio()
        try await harness.activate()
        #expect(stream.sendVideoData([1]) && stream.sendAudioData([1]))
        harness.pipeControl.isFull.withLock { $0 = true }
        // The write that detects the back-pressure is still sent.
        #expect(stream.sendVideoData([1]))
        await harness.inFlight.settled()
        #expect(!stream.sendVideoData([1]) && !stream.sendAudioData([1]))
    }

    @Test func `A started stream is ready while the driver sees the app, and suspended otherwise`() async throws {
        let (harness, stream) = try await running()
        var states: [SDLStreamState] = []
        stream.stateHandler = { states.append(stream.videoStreamState) }
        stream.startVideo()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .suspended && streams(harness).isEmpty)
        #expect(harness.appTree("streams") == ["video": ["state": "Suspended"], "audio": ["state": "Stopped"]])
        try await harness.activate()
        #expect(stream.videoStreamState == .ready && streams(harness) == ["video"])
        #expect(stream.videoFormat == SDLVideoFormat(width: 800, height: 480))
        let video: JSONValue = [
            "state": "Ready", "width": 800, "height": 480, "videoProtocol": "RAW", "videoCodec": "H264",
        ]
        #expect(harness.appTree("streams", "video") == video)
        #expect(stream.sendVideoData([0, 0, 0, 1, 0x67]) && !stream.sendAudioData([0, 0]))
        try await harness.drive(
            .app(
                key: "hello",
                .setStatus(
                    hmiLevel: "BACKGROUND", audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)))
        #expect(stream.videoStreamState == .suspended && streams(harness).isEmpty && !stream.sendVideoData([1]))
        try await harness.activate()
        #expect(stream.videoStreamState == .ready)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(stream.videoStreamState == .suspended)
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(stream.videoStreamState == .ready && streams(harness) == ["video"])
        stream.stopVideo()
        await harness.inFlight.settled()
        #expect(stream.videoStreamState == .stopped && streams(harness).isEmpty)
        #expect(states.filter { $0 == .ready }.count == 3)
    }

    @Test func `Audio is a separate stream`() async throws {
        let (harness, stream) = try await running(.navigation)
        try await harness.activate()
        stream.startAudio()
        await harness.inFlight.settled()
        #expect(stream.audioStreamState == .ready && streams(harness) == ["audio"])
        #expect(stream.sendAudioData([1, 2]))
        let behind = HeadUnitCommand.app(
            key: "hello",
            .setStatus(hmiLevel: "BACKGROUND", audioStreamingState: nil, videoStreamingState: nil, systemContext: nil))
        try await harness.drive(behind)
        #expect(stream.audioStreamState == .suspended && streams(harness).isEmpty)
        try await harness.activate()
        try await harness.loseConnection()
        #expect(stream.audioStreamState == .suspended && !stream.sendAudioData([1, 2]))
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(stream.audioStreamState == .ready && streams(harness) == ["audio"])
        stream.stopAudio()
        await harness.inFlight.settled()
        #expect(stream.audioStreamState == .stopped && streams(harness).isEmpty)
    }

    @Test func `HAP-02, HAP-21, ruling 24: rectangles are sent unchanged, and again on request`() async throws {
        let (harness, stream) = try await running()
        try await harness.activate()
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: [
            SDLHapticRect(id: 1, x: 10, y: 20, width: 30, height: 40)
        ])
        stream.hapticInterface.updateInterfaceLayout()
        await harness.inFlight.settled()
        let rect: JSONValue = ["id": 1, "rect": ["x": 10.0, "y": 20.0, "width": 30.0, "height": 40.0]]
        let sent = harness.sent("SendHapticData").compactMap { $0["params"]?["hapticRectData"]?.array?.count }
        #expect(sent == [1, 1])
        #expect(harness.sent("SendHapticData").last?["params"]?["hapticRectData"]?[0]?["id"] == rect["id"])
        #expect(harness.tree("apps", "hello", "haptics", "rects", "1", "width")?.double == 30)
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: [])
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "haptics", "rects", "1") == nil)
    }

    func verdicts(_ harness: Harness) -> [String] {
        (harness.appTree("haptics", "verdicts")?.array ?? []).map { one in
            [one["id"]?.int.map(String.init), one["verdict"]?.string, one["reason"]?.string].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    @Test func `Each rectangle has a verdict with a reason`() async throws {
        let (harness, stream) = try await running()
        try await harness.activate()
        let places = (1...2).map { SDLHapticRect(id: $0, x: 10, y: 20, width: 30, height: 40) }
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: places)
        #expect(verdicts(harness) == ["1 sent", "2 sent"])
        await harness.inFlight.settled()
        #expect(verdicts(harness) == ["1 accepted", "2 accepted"])
        #expect(harness.appTree("haptics", "verdicts")?[0]?["width"]?.double == 30)
        let never = PermissionSetting(app: "hello", rpc: "SendHapticData", allowed: [], userDisallowed: [])
        try await harness.drive(.permission(never))
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: places)
        await harness.inFlight.settled()
        #expect(verdicts(harness).allSatisfy { $0.dropFirst(2).hasPrefix("rejected DISALLOWED") })
        stream.hapticInterface.updateInterfaceLayout(
            withSpatialData: (0...1001).map { SDLHapticRect(id: $0, x: 0, y: 0, width: 1, height: 1) })
        let left = [1000, 1001].map { "\($0) notSent beyond the limit of 1000 areas" }
        #expect(verdicts(harness).count == 1002 && verdicts(harness).suffix(2) == left)
        #expect(harness.diagnostics.filter { $0 == "HAP-02" }.count == 1)
        harness.app.stop()
        await harness.inFlight.settled()
        #expect(verdicts(harness) == [])
    }

    @Test(arguments: ["touch", "rotary"])
    func `Selecting a rectangle touches its middle, in each input mode`(
        _ mode: String
    ) async throws {
        let (harness, stream) = try await running()
        try await harness.activate()
        var settings = HeadUnitSettings()
        settings.inputMode = mode
        try await harness.drive(.set(settings))
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: [
            SDLHapticRect(id: 4, x: 10, y: 20, width: 31, height: 40),
            SDLHapticRect(id: 5, x: 700, y: 400, width: 9000, height: 9000),
        ])
        await harness.inFlight.settled()
        try await harness.drive(.rect(4))
        try await harness.drive(.rect(5))
        let touches = harness.carJournal.rows.filter { $0.kind == .rpc }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["name"]?.string == "OnTouchEvent" }.compactMap { $0["params"] }
        #expect(touches.map { $0["type"]?.string } == ["BEGIN", "END", "BEGIN", "END"])
        #expect(touches.first?["event"]?[0]?["c"]?[0] == ["x": 26, "y": 40])
        // For a rectangle outside the display, the touch is at the edge of the display.
        #expect(touches.last?["event"]?[0]?["c"]?[0] == ["x": 799, "y": 479])
        await #expect(throws: DriveFailure.self) { try await harness.drive(.rect(6)) }
    }

    @Test func `The head unit keeps the last of two rectangles with one id`() async throws {
        let (harness, stream) = try await running()
        try await harness.activate()
        stream.hapticInterface.updateInterfaceLayout(
            withSpatialData: [30, 50].map { SDLHapticRect(id: 7, x: 0, y: 0, width: $0, height: 9) })
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "haptics", "rectOrder") == [7])
        #expect(harness.tree("apps", "hello", "haptics", "rects", "7", "width")?.double == 50)
    }

    @Test func `HAP-02: a head unit without haptic data is sent none, and the app gets a diagnostic`() async throws {
        let (harness, stream) = try await running()
        let patch: JSONValue = ["videoStreamingCapability": ["hapticSpatialDataSupported": false]]
        try await harness.drive(.profile(.edit(mergePatch: patch)))
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: [])
        await harness.inFlight.settled()
        #expect(harness.sent("SendHapticData").isEmpty && harness.diagnostics == ["HAP-02"])
        let place = SDLHapticRect(id: 1, x: 10, y: 20, width: 30, height: 40)
        stream.hapticInterface.updateInterfaceLayout(withSpatialData: [place])
        #expect(verdicts(harness) == ["1 notSent the head unit does not support haptic data"])
    }
}
