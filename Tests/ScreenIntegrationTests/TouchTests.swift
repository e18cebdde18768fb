import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests of touches on a projected picture, and of the recognised gestures. Rule 4.8 in docs/rules/managers.md.
@MainActor
@Suite struct TouchTests {
    /// A delegate that records its calls. The delegate handles all gestures except single taps.
    final class RecordingDelegate: SDLTouchManagerDelegate {
        var calls: [String] = []

        private func received(_ call: String, _ point: SDLTouchPoint, _ more: String = "") -> Bool {
            calls.append("\(call) \(point.x),\(point.y)\(more)")
            return true
        }

        func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
            _ = received("tap", point)
            return false
        }
        func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
            received("double tap", point)
        }
        func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool {
            received("pan from", point)
        }
        func touchManager(
            _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
        ) -> Bool { received("pan", toPoint, " from \(fromPoint.x),\(fromPoint.y)") }
        func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool {
            received("pan to", point)
        }
        func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool {
            received("pan taken", point)
        }
        func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool {
            received("pinch from", point)
        }
        func touchManager(
            _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
        ) -> Bool { received("pinch", point, " by \(scale)") }
        func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool {
            received("pinch to", point)
        }
        func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool {
            received("pinch taken", point)
        }
    }

    /// A delegate that was written for SDL's iOS library: the methods return no value.
    final class VoidRecordingDelegate: SDLTouchManagerVoidDelegate {
        var taps: [SDLTouchPoint] = []

        func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) {
            taps.append(point)
        }
    }

    final class IdleDelegate: SDLTouchManagerDelegate {}
    final class IdleVoidDelegate: SDLTouchManagerVoidDelegate {}

    /// Returns an active projection app that has not started its video yet, with its touch manager and a delegate.
    func running(edit: JSONValue = [:]) async throws -> (Harness, SDLTouchManager, RecordingDelegate) {
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .projection)
        let harness = try Harness(configuration) { SDLViewController() }
        try await harness.drive(.profile(.edit(mergePatch: edit)))
        await harness.start()
        try await harness.activate()
        let (touches, map) = (harness.app.touchManager, RecordingDelegate())
        touches.touchEventDelegate = map
        return (harness, touches, map)
    }

    /// Sends a touch event. The first point belongs to finger 0, and the second point belongs to finger 1.
    func touch(_ harness: Harness, _ kind: TouchCommand.Kind, _ points: (Int, Int)...) async throws {
        let points = points.enumerated().map { TouchCommand.Point(id: $0.offset, x: $0.element.0, y: $0.element.1) }
        try await harness.drive(.touch(TouchCommand(kind: kind, points: points)))
    }

    func tap(_ harness: Harness, _ x: Int, _ y: Int) async throws {
        try await touch(harness, .begin, (x, y))
        try await touch(harness, .end, (x, y))
    }

    /// Returns the calls of the touch delegate that the app has reported to the inspector.
    func received(_ harness: Harness) -> [(row: JournalRow, value: JSONValue)] {
        harness.appJournal.rows.filter { $0.kind == "delegate" }
            .map { ($0, (try? JSONValue(parsing: $0.payload.bytes)) ?? [:]) }.filter { $0.1["handled"] != nil }
    }

    // MARK: Fingers

    @Test func `Each touch reaches the app for each finger`() async throws {
        let (harness, touches, _) = try await running()
        var heard: [String] = []
        touches.touchEventHandler = { touch, type in
            heard.append("\(type.rawValue) \(touch.identifier) \(Int(touch.x)),\(Int(touch.y))")
            #expect(touch.isFirstFinger == (touch.identifier == 0) && touch.isSecondFinger == (touch.identifier == 1))
        }
        for (kind, x) in [(TouchCommand.Kind.begin, 5), (.move, 6), (.end, 7)] {
            try await touch(harness, kind, (x, 9), (x, 90))
        }
        #expect(
            heard == [
                "BEGIN 0 5,9", "BEGIN 1 5,90", "MOVE 0 6,9", "MOVE 1 6,90", "END 0 7,9", "END 1 7,90",
            ])
    }

    @Test func `4.8: the thresholds of SDL's library are the defaults, and can be changed`() async throws {
        let (harness, touches, map) = try await running()
        #expect(touches.tapTimeThreshold == 0.4 && touches.tapDistanceThreshold == 50)
        #expect(touches.panDistanceThreshold == 8 && touches.enableSyncedPanning && touches.isTouchEnabled)
        touches.panDistanceThreshold = 100
        touches.tapDistanceThreshold = 10
        touches.tapTimeThreshold = 1
        try await touch(harness, .begin, (100, 100))
        try await touch(harness, .move, (200, 200))
        try await touch(harness, .end, (200, 200))
        await harness.pass(.milliseconds(999))
        #expect(map.calls.isEmpty)
        await harness.pass(.milliseconds(1))
        #expect(map.calls == ["tap 200.0,200.0"])
        try await tap(harness, 100, 100)
        try await tap(harness, 111, 100)
        await harness.pass(.seconds(2))
        #expect(map.calls.count == 1)
    }

    @Test func `4.8: gestures use two fingers, the raw handler gets all`() async throws {
        let (harness, touches, map) = try await running()
        var fingers: [Int] = []
        touches.touchEventHandler = { touch, _ in fingers.append(touch.identifier) }
        try await touch(harness, .begin, (100, 100), (200, 100), (300, 100), (400, 100))
        try await touch(harness, .end, (100, 100), (200, 100), (300, 100), (400, 100))
        #expect(fingers == [0, 1, 2, 3, 0, 1, 2, 3])
        #expect(map.calls == ["pinch from 150.0,100.0", "pinch to 150.0,100.0"])
    }

    @Test func `4.8: the first position and the first timestamp of a finger are used`() async throws {
        let (harness, touches, _) = try await running()
        var heard: [SDLTouch] = []
        touches.touchEventHandler = { touch, _ in heard.append(touch) }
        let event: JSONValue = ["id": 0, "ts": [17, 18], "c": [["x": 1, "y": 2], ["x": 3, "y": 4]]]
        let params: JSONValue = ["type": "BEGIN", "event": [event]]
        try await harness.drive(.send(app: "map", name: "OnTouchEvent", isRequest: false, params: params.json()))
        #expect(heard.map(\.timeStamp) == [17] && heard.map(\.x) == [1] && heard.map(\.y) == [2])
    }

    @Test func `4.8: the app's picture is reduced by the head unit's scale, and touches have its own pixels`()
        async throws
    {
        let cases: [(scale: Double, size: [Int], x: Double)] = [
            (1, [800, 480], 300), (2, [400, 240], 150), (3, [267, 160], 100),
        ]
        for (scale, size, x) in cases {
            let edit: JSONValue = ["videoStreamingCapability": ["scale": .double(scale)]]
            let (harness, _, map) = try await running(edit: edit)
            let stream = try #require(harness.app.streamManager)
            #expect(
                stream.screenSize?.resolutionWidth == 800
                    && stream.viewportSize == SDLImageResolution(resolutionWidth: size[0], resolutionHeight: size[1]))
            stream.startVideo()
            await harness.inFlight.settled()
            #expect([stream.videoFormat?.width, stream.videoFormat?.height] == size)
            try await tap(harness, 300, 60)
            await harness.pass(.milliseconds(400))
            #expect(map.calls == ["tap \(x),\(60 / scale)"])
            // A rectangle on the app's picture is enlarged for the head unit.
            stream.hapticInterface.updateInterfaceLayout(withSpatialData: [
                SDLHapticRect(id: 1, x: 10, y: 20, width: 30, height: 40)
            ])
            await harness.inFlight.settled()
            let rect = harness.sent("SendHapticData").last?["params"]?["hapticRectData"]?[0]?["rect"]
            let place: [Double?] = [10 * scale, 20 * scale, 30 * scale, 40 * scale]
            #expect(["x", "y", "width", "height"].map { rect?[$0]?.double } == place)
        }
    }

    @Test(arguments: [(20, [80, 48]), (10, [80, 48]), (0.5, [800, 480])] as [(Double, [Int])])
    func `4.8: a scale is limited to 1 to 10`(_ scale: Double, _ size: [Int]) async throws {
        let (harness, _, _) = try await running()
        let video: JSONValue = [
            "systemCapabilityType": "VIDEO_STREAMING",
            "videoStreamingCapability": [
                "scale": .double(scale), "preferredResolution": ["resolutionWidth": 800, "resolutionHeight": 480],
            ],
        ]
        let received: JSONValue = ["systemCapability": video]
        try await harness.drive(
            .send(app: "map", name: "OnSystemCapabilityUpdated", isRequest: false, params: received.json()))
        let viewport = try #require(harness.app.streamManager?.viewportSize)
        #expect([viewport.resolutionWidth, viewport.resolutionHeight] == size)
    }

    @Test func `4.8: without video capabilities the scale is 1, and moves are reported thirty times a second`()
        async throws
    {
        let (harness, _, map) = try await running(edit: ["videoStreamingCapability": .null])
        try await touch(harness, .begin, (100, 100))
        for x in [120, 130] { try await touch(harness, .move, (x, 100)) }
        await harness.pass(.microseconds(33_333))
        #expect(map.calls == ["pan from 120.0,100.0"])
        await harness.pass(.microseconds(1))
        #expect(map.calls.last == "pan 130.0,100.0 from 120.0,100.0")
    }

    // MARK: Taps

    @Test func `4.8: a tap is reported after 0.4 seconds, or at once without a time threshold`() async throws {
        let (harness, touches, map) = try await running()
        try await tap(harness, 100, 50)
        await harness.pass(.milliseconds(399))
        #expect(map.calls.isEmpty)
        await harness.pass(.milliseconds(1))
        #expect(map.calls == ["tap 100.0,50.0"])
        touches.tapTimeThreshold = 0
        try await tap(harness, 1, 2)
        #expect(map.calls == ["tap 100.0,50.0", "tap 1.0,2.0"])
    }

    @Test func `4.8: a second tap within 400 ms and 50 pixels is a double tap in the middle, else both are lost`()
        async throws
    {
        for (ms, x, expected) in [
            (399, 150, ["double tap 125.0,100.0"]), (400, 150, ["tap 100.0,100.0", "tap 150.0,100.0"]),
            (100, 151, []),
        ] {
            let (harness, _, map) = try await running()
            try await tap(harness, 100, 100)
            await harness.pass(.milliseconds(ms))
            try await tap(harness, x, 100)
            await harness.pass(.seconds(1))
            #expect(map.calls == expected)
        }
    }

    @Test func `A waiting tap is dropped by cancelPendingTouches and by the end of the video`() async throws {
        let (harness, touches, map) = try await running()
        try await tap(harness, 100, 100)
        touches.cancelPendingTouches()
        await harness.pass(.seconds(1))
        #expect(map.calls.isEmpty)
        let stream = try #require(harness.app.streamManager)
        stream.startVideo()
        await harness.inFlight.settled()
        try await tap(harness, 100, 100)
        stream.stopVideo()
        await harness.pass(.seconds(1))
        #expect(map.calls.isEmpty)
        try await tap(harness, 100, 100)
        await harness.pass(.seconds(1))
        #expect(map.calls == ["tap 100.0,100.0"])
    }

    // MARK: Pans and pinches

    @Test func `4.8: a finger pans once it has moved by more than 8 pixels`() async throws {
        let (harness, _, map) = try await running()
        try await touch(harness, .begin, (100, 100))
        try await touch(harness, .move, (108, 92))
        #expect(map.calls.isEmpty)
        try await touch(harness, .move, (109, 100))
        #expect(map.calls == ["pan from 109.0,100.0"])
        try await touch(harness, .end, (110, 100))
        #expect(map.calls == ["pan from 109.0,100.0", "pan to 110.0,100.0"])
    }

    @Test(arguments: [(1, 1_000_000), (10, 100_000), (30, 33_334), (60, 16_667), (1000, 16_667)])
    func `4.8: moves are reported once a frame, at the head unit's frame rate`(_ rate: Int, _ microseconds: Int)
        async throws
    {
        let (harness, touches, map) = try await running(edit: ["videoStreamingCapability": ["preferredFPS": .int(rate)]]
        )
        try await touch(harness, .begin, (100, 100))
        for x in [120, 130, 140] { try await touch(harness, .move, (x, 100)) }
        await harness.pass(.microseconds(microseconds - 1))
        #expect(map.calls == ["pan from 120.0,100.0"])
        await harness.pass(.microseconds(1))
        #expect(map.calls.last == "pan 140.0,100.0 from 120.0,100.0")
        // The app may report a frame at another time.
        try await touch(harness, .move, (150, 100))
        touches.syncFrame()
        #expect(map.calls.last == "pan 150.0,100.0 from 140.0,100.0")
        await harness.pass(.seconds(1))
        #expect(map.calls.count == 3)
    }

    @Test func `4.8: moves are reported at once if they are not synchronised`() async throws {
        let (harness, touches, map) = try await running()
        touches.enableSyncedPanning = false
        try await touch(harness, .begin, (100, 100))
        for x in [120, 130, 125] { try await touch(harness, .move, (x, 100)) }
        #expect(
            map.calls == [
                "pan from 120.0,100.0", "pan 130.0,100.0 from 120.0,100.0", "pan 125.0,100.0 from 130.0,100.0",
            ])
    }

    @Test func `4.8: a pinch reports its scale relative to the one before`() async throws {
        let (harness, _, map) = try await running()
        try await touch(harness, .begin, (100, 100), (200, 100))
        for (left, right) in [(50, 250), (100, 200)] {
            try await touch(harness, .move, (left, 100), (right, 100))
            await harness.pass(.milliseconds(34))
        }
        try await touch(harness, .end, (100, 100), (200, 100))
        #expect(
            map.calls == [
                "pinch from 150.0,100.0", "pinch 150.0,100.0 by 2.0", "pinch 150.0,100.0 by 0.5",
                "pinch to 150.0,100.0",
            ])
    }

    @Test func `4.8: an overlay over the picture cancels a gesture`() async throws {
        let (harness, _, map) = try await running()
        try await touch(harness, .begin, (100, 100))
        try await touch(harness, .move, (120, 100))
        try await harness.drive(.menu(.open(menuID: nil)))
        #expect(map.calls == ["pan from 120.0,100.0", "pan taken 120.0,100.0"])
        try await harness.drive(.menu(.close))
        try await touch(harness, .begin, (100, 100), (200, 100))
        try await harness.drive(.menu(.open(menuID: nil)))
        #expect(map.calls.suffix(2) == ["pinch from 150.0,100.0", "pinch taken 150.0,100.0"])
    }

    @Test func `A pan is cancelled by a disconnect, and when touch is disabled`() async throws {
        let (harness, touches, map) = try await running()
        var fingers = 0
        touches.touchEventHandler = { _, _ in fingers += 1 }
        try await touch(harness, .begin, (100, 100))
        try await touch(harness, .move, (120, 100))
        touches.isTouchEnabled = false
        #expect(map.calls == ["pan from 120.0,100.0", "pan taken 120.0,100.0"] && fingers == 2)
        try await touch(harness, .end, (120, 100))
        try await tap(harness, 1, 1)
        await harness.pass(.seconds(1))
        #expect(map.calls.count == 2 && fingers == 2)
        touches.isTouchEnabled = true
        try await touch(harness, .begin, (100, 100))
        try await touch(harness, .move, (130, 100))
        try await harness.drive(.app(key: "map", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(map.calls.suffix(2) == ["pan from 130.0,100.0", "pan taken 130.0,100.0"])
    }

    @Test func `Without a delegate no tap is kept waiting`() async throws {
        let (harness, touches, map) = try await running()
        touches.touchEventDelegate = nil
        try await tap(harness, 100, 100)
        touches.touchEventDelegate = map
        await harness.pass(.seconds(1))
        #expect(map.calls.isEmpty)
        // Removing the delegate discards a waiting tap.
        try await tap(harness, 100, 100)
        touches.touchEventDelegate = nil
        try await touch(harness, .begin, (100, 100))
        touches.touchEventDelegate = map
        await harness.pass(.seconds(1))
        #expect(map.calls.isEmpty)
    }

    // MARK: Handled touches

    @Test
    func `Ruling 29: touches that an app does not handle are logged as unhandled, and void delegates handle all`()
        async throws
    {
        let (harness, touches, map) = try await running()
        touches.tapTimeThreshold = 0
        let (old, idle, idleVoid) = (VoidRecordingDelegate(), IdleDelegate(), IdleVoidDelegate())
        for delegate in [map, old, idle, idleVoid] as [any SDLTouchManagerDelegate] {
            touches.touchEventDelegate = delegate
            try await tap(harness, 10, 20)
            try await touch(harness, .begin, (100, 100))
            try await touch(harness, .move, (120, 100))
            try await touch(harness, .move, (130, 100))
            try await touch(harness, .end, (130, 100))
            try await touch(harness, .begin, (100, 100), (200, 100))
            try await touch(harness, .move, (100, 100), (300, 100))
            try await touch(harness, .end, (100, 100), (300, 100))
            try await touch(harness, .begin, (100, 100))
            try await touch(harness, .move, (120, 100))
            try await touch(harness, .cancel, (120, 100))
            try await touch(harness, .begin, (100, 100), (200, 100))
            try await touch(harness, .cancel, (100, 100), (200, 100))
            touches.tapTimeThreshold = 0.4
            for _ in 1...2 { try await tap(harness, 10, 20) }
            touches.tapTimeThreshold = 0
        }
        let calls = [
            "didReceiveSingleTap", "panningDidStart", "didReceivePanning", "panningDidEnd", "pinchDidStart",
            "didReceivePinch", "pinchDidEnd", "panningDidStart", "panningCanceled", "pinchDidStart", "pinchCanceled",
            "didReceiveDoubleTap",
        ]
        let rows = received(harness).map(\.value)
        #expect(rows.compactMap { $0["call"]?.string } == calls + calls + calls + calls)
        let handled = rows.compactMap { $0["handled"]?.bool }
        let expected: [[Bool]] = [[false], Array(repeating: true, count: 23), Array(repeating: false, count: 12)]
        #expect(handled == expected.flatMap(\.self) + Array(repeating: true, count: 12))
        #expect(old.taps.map(\.x) == [10] && old.taps.map(\.y) == [20])
    }

    @Test func `The inspector gets the delegate calls with their causes, and the current gesture`() async throws {
        let (harness, _, map) = try await running()
        harness.app.inspect()
        #expect(harness.appTree("touch", "gesture") == "none")
        try await tap(harness, 100, 50)
        let caused = { Set(harness.appJournal.rows.last { $0.kind == "delegate" }?.causes ?? []).count }
        await harness.pass(.milliseconds(400))
        let tap = try #require(received(harness).last)
        #expect(tap.value["point"] == ["x": 100.0, "y": 50.0] && caused() == 1)
        try await touch(harness, .begin, (100, 100))
        #expect(harness.appTree("touch", "gesture") == "touching")
        for x in [120, 130, 140] { try await touch(harness, .move, (x, 100)) }
        #expect(harness.appTree("touch", "gesture") == "panning")
        await harness.pass(.milliseconds(34))
        // Two moves cause one call. Both moves are causes of the call.
        #expect(received(harness).last?.value["fromPoint"] == ["x": 120.0, "y": 100.0] && caused() == 2)
        try await touch(harness, .end, (140, 100))
        try await touch(harness, .begin, (100, 100), (200, 100))
        #expect(harness.appTree("touch", "gesture") == "pinching")
        try await touch(harness, .move, (100, 100), (150, 100))
        await harness.pass(.milliseconds(34))
        #expect(received(harness).last?.value["scale"] == 0.5)
        try await touch(harness, .end, (100, 100), (150, 100))
        #expect(harness.appTree("touch", "gesture") == "none")
        #expect(received(harness).count == map.calls.count)
    }
}
