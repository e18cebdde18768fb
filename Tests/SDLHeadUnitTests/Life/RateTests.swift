import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the rate limits for messages from an app on a network. The limits are the same as in SDL Core.
@MainActor
@Suite struct RateTests {
    private func car(_ requests: Int, inNone: Int) throws -> TestCar {
        TestCar(
            try TestCar.profile {
                $0["limits"] = ["requests": .int(requests), "requestsInNone": .int(inNone), "fileRequestsInNone": 0]
            })
    }

    private let phone = "tcp 192.168.1.5:4000"

    @Test func `too many requests in NONE unregister the app, and the last has no response`()
        async throws
    {
        let car = try car(50, inNone: 10)
        let app = await TestApp.registered(car, pipe: phone)
        for _ in 0..<10 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
        app.forget()
        let last = await app.ask("ListFiles")
        #expect(last == nil)
        #expect(app.heard == [#"OnAppInterfaceUnregistered {"reason":"REQUEST_WHILE_IN_NONE_HMI_LEVEL"}"#])
        #expect(car.tree("apps") == [:])
        #expect(car.findings == ["policy.rateInNone"])
        // The session remains, and the counters of a new registration start at zero.
        let again = await app.register()
        #expect(again == "SUCCESS")
        let fine = await app.ask("ListFiles")
        #expect(fine == "SUCCESS")
        await car.advance(.seconds(60))
        #expect(car.findings == ["policy.rateInNone"], "nothing is overdue")
    }

    @Test func `an active app has the higher limit, for any ten seconds`() async throws {
        let car = try car(20, inNone: 5)
        let app = await TestApp.registered(car, pipe: phone)
        try await app.activate()
        for _ in 0..<20 { await app.ask("ListFiles") }
        await car.advance(.seconds(10))
        for _ in 0..<20 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
        app.forget()
        await car.advance(.milliseconds(9_999))
        let alert = await app.begin("Alert", ["alertText1": "a"])
        #expect(app.result(of: alert) == nil)
        #expect(app.heard == [#"OnAppInterfaceUnregistered {"reason":"TOO_MANY_REQUESTS"}"#])
        #expect(car.tree("overlays") == [:])
        #expect(car.findings == ["policy.rate"])
    }

    @Test(arguments: ["memory 1", "unix 7"]) func `an app on this machine has no limit`(_ pipe: String) async throws {
        let car = try car(5, inNone: 5)
        let app = await TestApp.registered(car, pipe: pipe)
        for _ in 0..<20 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
    }

    @Test func `removing a limit at run time affects registered apps`() async throws {
        let car = try car(5, inNone: 5)
        let app = await TestApp.registered(car, pipe: phone)
        for _ in 0..<4 { await app.ask("ListFiles") }
        try await car.drive(.profile(.edit(mergePatch: ["limits": ["requests": 0, "requestsInNone": 0]])))
        for _ in 0..<20 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
    }

    @Test func `a session with too many frames is notified and ends`() async throws {
        let car = TestCar(try TestCar.profile { $0["limits"] = ["frames": 20] })
        let peer = RawPeer(car.dial(phone))
        peer.startSession()
        await car.inFlight.settled()
        peer.request(1, 1, OverlaySamples.registration)
        await car.inFlight.settled()
        try await car.drive(.app(key: "raw", .activate))
        for id in 2..<40 as Range<Int32> { peer.request(34, id, "{}") }
        await car.inFlight.settled()
        let received = peer.frames.map(\.payload).filter { $0.prefix(4).elementsEqual([0x20, 0, 0x80, 1]) }
        #expect(
            received.map { String(decoding: $0.dropFirst(12), as: UTF8.self) } == [#"{"reason":"TOO_MANY_REQUESTS"}"#])
        #expect(car.tree("apps") == [:])
        #expect(car.findings.contains("wire.frame"))
    }

    @Test(arguments: [(5_000, 5_000), (nil, 7_000)] as [(Int?, Int)])
    func `sends a heartbeat after the configured silence to an app that uses heartbeats`(
        figure: Int?, silence: Int
    ) async throws {
        let (car, peer) = try await heartbeatApp(figure)
        #expect(peer.frames.map(\.head) == [[0x50, 0, 0xFF, 1]])
        await car.advance(.milliseconds(silence - 1))
        #expect(peer.frames.count == 1)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.last?.head == [0x50, 0, 0, 1])
        // Any frame counts as a sign of life.
        peer.request(34, 5, "{}")
        await car.inFlight.settled()
        await car.advance(.milliseconds(silence - 1))
        #expect(car.tree("apps", "raw") != nil)
        await car.advance(.milliseconds(silence + 1))
        #expect(car.tree("apps") == [:])
    }

    @Test func `without a heartbeat interval, no heartbeat is sent or expected`() async throws {
        let (car, peer) = try await heartbeatApp(0)
        #expect(peer.frames.map(\.head) == [[0x50, 0, 0xFF, 1]])
        await car.advance(.seconds(60))
        #expect(peer.frames.count == 1)
        #expect(car.tree("apps", "raw") != nil)
    }

    /// Returns an app that has registered and has sent a heartbeat. `figure` is the profile's heartbeat time in
    /// milliseconds.
    private func heartbeatApp(_ figure: Int?) async throws -> (TestCar, RawPeer) {
        let car = TestCar(
            try TestCar.profile { if let figure { $0["limits"] = ["heartbeatMilliseconds": .int(figure)] } })
        let peer = RawPeer(car.dial(phone))
        peer.startSession()
        await car.inFlight.settled()
        peer.request(1, 1, OverlaySamples.registration)
        await car.inFlight.settled()
        peer.forget()
        peer.send([0x50, 0, 0, 1] + big(0) + big(900))
        await car.inFlight.settled()
        return (car, peer)
    }

    @Test func `a profile without limits has SDL Core's limits`() {
        for limits in Profile.all.map(\.limits) {
            #expect(limits.frames == 1_000)
            #expect(limits.requests == 1_000)
            #expect(limits.requestsInNone == 100)
            #expect(limits.fileRequestsInNone == 5)
            #expect(limits.answerMilliseconds == 10_000 && limits.answerSlackMilliseconds == 1_000)
        }
    }
}
