import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests for the media view controller: car buttons and the media clock. FND-52
@MainActor
@Suite struct MediaTests {
    final class Player: SDLMediaViewController {
        private(set) var pressed: [String] = []
        override func playPausePressed() { pressed.append("play") }
        override func seekLeftPressed() { pressed.append("left") }
        override func seekRightPressed() { pressed.append("right") }
        override func presetPressed(_ number: Int) { pressed.append("preset \(number)") }
    }

    func running() async throws -> (Harness, Player) {
        let player = Player()
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration) { player }
        await harness.start()
        try await harness.activate()
        return (harness, player)
    }

    @Test func `FND-52: car buttons reach the controller only while it is shown`() async throws {
        let (harness, player) = try await running()
        for name in ["PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT"] + (1...8).map({ "PRESET_\($0)" }) {
            try await harness.drive(.button(name: name, mode: .short, app: "hello"))
        }
        #expect(player.pressed == ["play", "left", "right"] + (1...8).map { "preset \($0)" })
        harness.app.viewControllerManager.pushViewController(SDLViewController())
        await harness.inFlight.settled()
        let names = harness.tree("apps", "hello", "subscribedButtons")?.array ?? []
        #expect(!names.contains("SEEKLEFT") && !names.contains("PRESET_3"))
    }

    @Test func `FND-52: the media clock is set when the controller appears, and each change is one request`()
        async throws
    {
        let (harness, player) = try await running()
        player.mediaClock = SDLMediaClock(startTime: 5, endTime: 125)
        player.mediaClock = SDLMediaClock(startTime: 5, endTime: 125)
        await harness.inFlight.settled()
        let set = harness.sent("SetMediaClockTimer").compactMap { $0["params"] }
        #expect(set.count == 1)
        #expect(set.first?["updateMode"] == "COUNTUP" && set.first?["audioStreamingIndicator"] == "PAUSE")
        #expect(set.first?["endTime"] == ["hours": 0, "minutes": 2, "seconds": 5])
        let changes: [(Player) -> Void] = [
            { $0.mediaClock?.isRunning = false }, { $0.mediaClock?.isRunning = true }, { $0.mediaClock = nil },
        ]
        for change in changes {
            change(player)
            await harness.inFlight.settled()
        }
        let modes = harness.sent("SetMediaClockTimer").compactMap { $0["params"]?["updateMode"]?.string }
        #expect(modes == ["COUNTUP", "PAUSE", "RESUME", "CLEAR"])
    }

    @Test func `A clock that is set before there is a head unit is sent when the app is activated`()
        async throws
    {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration) { SDLViewController() }
        harness.app.screenManager.mediaClock = SDLMediaClock(startTime: 1)
        await harness.start()
        #expect(harness.sent("SetMediaClockTimer").isEmpty)
        try await harness.activate()
        #expect(harness.sent("SetMediaClockTimer").map { $0["params"]?["updateMode"] } == ["COUNTUP"])
        #expect(harness.tree("apps", "hello", "mediaClock", "startMs") == 1000)
    }

    @Test func `Only the newest clock set in one run loop turn is sent`() async throws {
        let (harness, player) = try await running()
        let before = harness.sent("SetMediaClockTimer").count
        for start in 2...9 { player.mediaClock = SDLMediaClock(startTime: Double(start)) }
        await harness.inFlight.settled()
        let sent = harness.sent("SetMediaClockTimer").dropFirst(before)
        #expect(sent.map { $0["params"]?["startTime"]?["seconds"] } == [9])
        player.mediaClock?.isRunning = false
        player.mediaClock?.isRunning = true
        await harness.inFlight.settled()
        #expect(harness.sent("SetMediaClockTimer").count == before + 1)
    }

    @Test func `FND-52: a clock that ends before it begins is reported, and the current one continues`() async throws {
        let (harness, player) = try await running()
        player.mediaClock = SDLMediaClock(startTime: 5, endTime: 5)
        player.mediaClock = SDLMediaClock(startTime: 5, endTime: 4)
        player.mediaClock = SDLMediaClock(startTime: 5, endTime: 6, countsDown: true)
        await harness.inFlight.settled()
        #expect(harness.diagnostics == ["FND-52", "FND-52"] && !harness.results.contains("INVALID_DATA"))
        #expect(harness.sent("SetMediaClockTimer").count == 1)
        #expect(harness.app.screenManager.mediaClock == SDLMediaClock(startTime: 5, endTime: 5))
        // A stream without an end has these times.
        player.mediaClock = SDLMediaClock(startTime: .nan, endTime: .nan)
        await harness.inFlight.settled()
        let params = harness.sent("SetMediaClockTimer").last?["params"]
        #expect(params?["startTime"] == ["hours": 0, "minutes": 0, "seconds": 0] && params?["endTime"] == nil)
    }

    @Test func `A clock that begins paused is set and paused; a clock can count down`() {
        let standing = SDLMediaClock(startTime: 1, isRunning: false)
        #expect(SDLMediaClock.requests(from: nil, to: standing).map(\.updateMode) == [.countup, .pause])
        let down = SDLMediaClock(startTime: 60, endTime: 0, countsDown: true)
        #expect(SDLMediaClock.requests(from: standing, to: down).map(\.updateMode) == [.countdown])
        #expect(SDLMediaClock.requests(from: down, to: down).isEmpty)
    }

    @Test func `FND-52: a clock that begins paused is paused on the head unit`() async throws {
        let (harness, player) = try await running()
        player.mediaClock = SDLMediaClock(startTime: 5, isRunning: false)
        await harness.inFlight.settled()
        let modes = harness.sent("SetMediaClockTimer").map { $0["params"]?["updateMode"] }
        #expect(modes == ["COUNTUP", "PAUSE"])
        await harness.pass(.seconds(3))
        #expect(harness.tree("apps", "hello", "mediaClock", "startMs") == 5000)
    }

    @Test func `FND-52: a refused clock leaves the car's unchanged, is reported once, and is sent once`()
        async throws
    {
        let (harness, player) = try await running()
        player.mediaClock = SDLMediaClock(startTime: 5)
        await harness.inFlight.settled()
        try await harness.drive(.force(ForcedResult(function: "SetMediaClockTimer", result: "REJECTED", times: 1)))
        player.mediaClock = SDLMediaClock(startTime: 9)
        await harness.inFlight.settled()
        player.view = SDLTextView("something else changes")
        await harness.inFlight.settled()
        #expect(harness.sent("SetMediaClockTimer").count == 2 && harness.diagnostics == ["FND-52"])
        #expect(harness.tree("apps", "hello", "mediaClock", "startMs") == 5000)
        // The next change is computed against the clock that the car shows.
        player.mediaClock = SDLMediaClock(startTime: 5, isRunning: false)
        await harness.inFlight.settled()
        #expect(harness.sent("SetMediaClockTimer").last?["params"]?["updateMode"] == "PAUSE")
        player.mediaClock = SDLMediaClock(startTime: 9)
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "mediaClock", "startMs") == 9000)
    }
}
