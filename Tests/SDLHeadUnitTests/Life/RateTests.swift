import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// How fast an app over a network may ask, as SDL Core counts it.
@MainActor
@Suite struct RateTests {
    private func car(_ requests: Int, inNone: Int) throws -> TestCar {
        TestCar(
            try TestCar.profile {
                $0["limits"] = ["requests": .int(requests), "requestsInNone": .int(inNone), "fileRequestsInNone": 0]
            })
    }

    private let phone = "tcp 192.168.1.5:4000"

    @Test func `Too many requests in NONE end an app's registration, with the reason, and the last has no answer`()
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
        // The session stays, and a new registration begins to count anew.
        let again = await app.register()
        #expect(again == "SUCCESS")
        let fine = await app.ask("ListFiles")
        #expect(fine == "SUCCESS")
        await car.advance(.seconds(60))
        #expect(car.findings == ["policy.rateInNone"], "nothing is overdue")
    }

    @Test func `In front an app may ask more, in any ten seconds`() async throws {
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

    @Test(arguments: ["memory 1", "unix 7"]) func `An app on this machine is not counted`(_ pipe: String) async throws {
        let car = try car(5, inNone: 5)
        let app = await TestApp.registered(car, pipe: pipe)
        for _ in 0..<20 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
    }

    @Test func `A limit that is lifted at run time is lifted for who is there`() async throws {
        let car = try car(5, inNone: 5)
        let app = await TestApp.registered(car, pipe: phone)
        for _ in 0..<4 { await app.ask("ListFiles") }
        try await car.drive(.profile(.edit(mergePatch: Array(#"{"limits":{"requests":0,"requestsInNone":0}}"#.utf8))))
        for _ in 0..<20 {
            let answer = await app.ask("ListFiles")
            #expect(answer == "SUCCESS")
        }
    }

    @Test func `A session that floods is told so and ends`() async throws {
        let car = TestCar(try TestCar.profile { $0["limits"] = ["frames": 20] })
        let peer = RawPeer(car.dial(phone))
        peer.startSession()
        await car.flight.settled()
        peer.request(1, 1, OverlaySamples.registration)
        await car.flight.settled()
        try await car.drive(.app(key: "raw", .activate))
        for id in 2..<40 as Range<Int32> { peer.request(34, id, "{}") }
        await car.flight.settled()
        let told = peer.frames.map(\.payload).filter { $0.prefix(4).elementsEqual([0x20, 0, 0x80, 1]) }
        #expect(told.map { String(decoding: $0.dropFirst(12), as: UTF8.self) } == [#"{"reason":"TOO_MANY_REQUESTS"}"#])
        #expect(car.tree("apps") == [:])
        #expect(car.findings.contains("wire.frame"))
    }

    @Test(arguments: [(5_000, 5_000), (nil, 7_000)] as [(Int?, Int)])
    func `An app that sends heartbeats is sent one after as long a silence as the profile says`(
        figure: Int?, silence: Int
    ) async throws {
        let (car, peer) = try await beating(figure)
        #expect(peer.frames.map(\.head) == [[0x50, 0, 0xFF, 1]])
        await car.advance(.milliseconds(silence - 1))
        #expect(peer.frames.count == 1)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.last?.head == [0x50, 0, 0, 1])
        // Any frame says that it lives.
        peer.request(34, 5, "{}")
        await car.flight.settled()
        await car.advance(.milliseconds(silence - 1))
        #expect(car.tree("apps", "raw") != nil)
        await car.advance(.milliseconds(silence + 1))
        #expect(car.tree("apps") == [:])
    }

    @Test func `Without a figure for heartbeats none is sent, and none is missed`() async throws {
        let (car, peer) = try await beating(0)
        #expect(peer.frames.map(\.head) == [[0x50, 0, 0xFF, 1]])
        await car.advance(.seconds(60))
        #expect(peer.frames.count == 1)
        #expect(car.tree("apps", "raw") != nil)
    }

    /// A registered app that has sent a heartbeat, and has forgotten all it was told before.
    private func beating(_ figure: Int?) async throws -> (TestCar, RawPeer) {
        let car = TestCar(
            try TestCar.profile { if let figure { $0["limits"] = ["heartbeatMilliseconds": .int(figure)] } })
        let peer = RawPeer(car.dial(phone))
        peer.startSession()
        await car.flight.settled()
        peer.request(1, 1, OverlaySamples.registration)
        await car.flight.settled()
        peer.forget()
        peer.send([0x50, 0, 0, 1] + big(0) + big(900))
        await car.flight.settled()
        return (car, peer)
    }

    @Test func `SDL Core's own figures are there where a profile names none`() {
        for limits in Profile.all.map(\.limits) {
            #expect(limits.frames == 1_000)
            #expect(limits.requests == 1_000)
            #expect(limits.requestsInNone == 100)
            #expect(limits.fileRequestsInNone == 5)
            #expect(limits.answerMilliseconds == 10_000 && limits.answerSlackMilliseconds == 1_000)
        }
    }
}
