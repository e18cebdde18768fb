import JSON
import SDLHeadUnit
import SDLSupport
import SDLTransport
import Testing

/// Tests that the head unit reads slowly from connections with many unusable frames. Other connections are not
/// affected.
@MainActor
@Suite struct UnusableFrameTests {
    private let phone = "tcp 192.168.1.5:4000"
    private let car = TestCar()

    /// Returns a peer with a session on its own connection. No app is registered in the session.
    private func stranger(_ name: String? = nil, _ car: TestCar? = nil) async -> RawPeer {
        let peer = RawPeer((car ?? self.car).dial(name ?? phone))
        peer.startSession()
        await (car ?? self.car).inFlight.settled()
        peer.forget()
        return peer
    }

    /// The number of findings that say that the head unit reads slowly.
    private var slowFindings: Int { car.findings.count { $0 == "wire.rateLimited" } }

    /// Sends requests that are refused because no app is registered.
    private func ask(_ peer: RawPeer, _ count: Int) async {
        for id in 0..<count { peer.request(25, Int32(id), "{}") }
        await car.inFlight.settled()
    }

    @Test func `answers two hundred frames at once, then twenty per second, and loses none`() async {
        let peer = await stranger()
        // The start of the session counts as the first frame.
        await ask(peer, 199)
        #expect(peer.frames.count == 199)
        #expect(slowFindings == 0)
        await ask(peer, 1)
        #expect(peer.frames.count == 200)
        #expect(slowFindings == 1)
        await ask(peer, 100)
        #expect(peer.frames.count == 200)
        // One frame exceeds the limit, and the buffer for one second is full.
        await car.advance(.milliseconds(1_049))
        #expect(peer.frames.count == 200)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.count == 300)
        await ask(peer, 1)
        await car.advance(.milliseconds(4_999))
        #expect(peer.frames.count == 300)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.count == 301)
        #expect(slowFindings == 1)
    }

    @Test func `frames in flight delay later ones by at most six seconds`() async {
        let peer = await stranger()
        await ask(peer, 900)
        let answered = peer.frames.count
        peer.request(25, 7, "{}")
        await car.advance(.milliseconds(6_000))
        #expect(peer.frames.count == answered + 1)
    }

    @Test func `after a quiet period, two hundred frames are permitted again`() async {
        let peer = await stranger()
        await ask(peer, 150)
        await car.advance(.seconds(10))
        await ask(peer, 200)
        #expect(peer.frames.count == 350)
        #expect(slowFindings == 0)
    }

    @Test func `other connections are not read more slowly`() async throws {
        let app = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4000")
        let peer = await stranger()
        await ask(peer, 400)
        let answer = await app.ask("ListFiles")
        #expect(answer == "SUCCESS")
        try await app.activate()
        let shown = await app.ask("Show", ["mainField1": "here"])
        #expect(shown == "SUCCESS")
    }

    @Test func `the end of a connection is processed after its earlier frames`() async throws {
        try await car.drive(.profile(.edit(mergePatch: ["limits": ["requestsInNone": 0]])))
        let peer = await stranger()
        peer.request(1, 1, OverlaySamples.registration)
        for id in 2..<202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        await car.inFlight.settled()
        #expect(slowFindings == 1)
        peer.request(14, 202, #"{"ttsChunks":7}"#)
        peer.close()
        await car.inFlight.settled()
        #expect(car.tree("apps", "raw") != nil)
        let refused = car.findings.count
        await car.advance(.seconds(2))
        #expect(car.findings.count > refused)
        #expect(car.tree("apps") == [:])
    }

    @Test func `after a cut connection, no more frames are read and its app is removed`() async throws {
        try await car.drive(.profile(.edit(mergePatch: ["limits": ["requestsInNone": 0]])))
        let peer = await stranger()
        peer.request(1, 1, OverlaySamples.registration)
        for id in 2..<202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        await car.inFlight.settled()
        for id in 202..<1_202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        peer.cut()
        await car.inFlight.settled()
        #expect(car.tree("apps", "raw") != nil)
        let read = car.findings.count
        await car.advance(.seconds(2))
        #expect(car.tree("apps") == [:])
        #expect(car.findings.count == read)
    }

    @Test func `all connections together have a limit of two thousand, and a well-behaved app is still read`() async {
        let app = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4000")
        var peers: [RawPeer] = []
        for number in 0..<10 { peers.append(await stranger("tcp 192.168.1.7:\(5000 + number)")) }
        for peer in peers { await ask(peer, 198) }
        // So far there are eleven sessions and 1,980 frames; the twelfth session leaves eight.
        let last = await stranger("tcp 192.168.1.7:6000")
        await ask(last, 8)
        #expect(slowFindings == 0)
        await ask(last, 1)
        #expect(slowFindings == 1)
        let read = car.findings.count
        await ask(last, 1)
        #expect(car.findings.count == read)
        let answer = await app.ask("ListFiles")
        #expect(answer == "SUCCESS")
        // A new connection waits for its turn.
        let late = RawPeer(car.dial("tcp 192.168.1.7:6001"))
        late.startSession()
        await car.inFlight.settled()
        #expect(late.frames.isEmpty)
        // Twenty frames take 40 ms of the common limit, and the extra frame takes 2 ms.
        await car.advance(.milliseconds(41))
        #expect(car.findings.count == read)
        await car.advance(.milliseconds(1))
        #expect(car.findings.count == read + 1)
        #expect(late.frames.isEmpty)
        await car.advance(.milliseconds(40))
        #expect(!late.frames.isEmpty)
    }

    /// A kind of unusable input, which the test sends repeatedly.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isRegistered = false
        let send: @Sendable (RawPeer) -> Void
    }

    nonisolated static let kinds = [
        Kind(testDescription: "a frame of an unknown session") { $0.frame([1, 2, 3], session: 77) },
        Kind(testDescription: "a response without a request") { peer in
            peer.frame(hex("10000022" + "00000001" + "00000002" + "7b7d"))
        },
        Kind(testDescription: "a request that the interface does not allow", isRegistered: true) {
            $0.request(14, 5, #"{"ttsChunks":7}"#)
        },
        Kind(testDescription: "a session that begins") { $0.startSession() },
        Kind(testDescription: "a session that is refused") { $0.send(hex("5007010900000000" + "00000001")) },
        Kind(testDescription: "bytes that are not a frame") { $0.send([UInt8](repeating: 0, count: 16 << 10)) },
    ]

    @Test(arguments: kinds) func `every kind of unusable input counts`(kind: Kind) async {
        let peer = await stranger()
        if kind.isRegistered {
            peer.request(1, 1, OverlaySamples.registration)
            await car.inFlight.settled()
        }
        for _ in 0..<199 { kind.send(peer) }
        await car.inFlight.settled()
        #expect(!car.findings.contains("wire.rateLimited"))
        kind.send(peer)
        await car.inFlight.settled()
        #expect(car.findings.contains("wire.rateLimited"))
    }

    @Test func `permitted requests of an app do not count`() async {
        let app = await TestApp.registered(car, pipe: phone)
        for _ in 0..<80 {
            let answer = await app.ask("GetSystemCapability", ["systemCapabilityType": "NAVIGATION"])
            #expect(answer != nil)
        }
        for _ in 0..<20 { await app.ask("Alert", ["alertText1": "not from NONE"]) }
        await car.advance(.seconds(10))
        for _ in 0..<95 { await app.ask("SubscribeButton", ["buttonName": "OK"]) }
        await car.advance(.seconds(10))
        for _ in 0..<95 { await app.ask("SubscribeButton", ["buttonName": "OK"]) }
        #expect(!car.findings.contains("wire.rateLimited"))
    }

    @Test(arguments: ["memory 1", "unix 7"]) func `an app on this machine is not limited`(_ pipe: String) async {
        let peer = await stranger(pipe)
        await ask(peer, 500)
        #expect(peer.frames.count == 500)
    }

    @Test func `without a frame limit, unusable frames are not limited either`() async throws {
        let car = TestCar(try TestCar.profile { $0["limits"] = ["frames": 0] })
        let peer = await stranger(nil, car)
        for id in 0..<500 { peer.request(25, Int32(id), "{}") }
        await car.inFlight.settled()
        #expect(peer.frames.count == 500)
    }
}
