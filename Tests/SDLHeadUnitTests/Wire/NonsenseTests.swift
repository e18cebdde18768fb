import JSON
import SDLHeadUnit
import SDLSupport
import SDLTransport
import Testing

/// Connections that send what nobody can use, beside those that do not.
@MainActor
@Suite struct NonsenseTests {
    private let phone = "tcp 192.168.1.5:4000"
    private let car = TestCar()

    /// A session on a connection of its own, which nobody has registered in.
    private func stranger(_ name: String? = nil, _ car: TestCar? = nil) async -> RawPeer {
        let peer = RawPeer((car ?? self.car).dial(name ?? phone))
        peer.startSession()
        await (car ?? self.car).flight.settled()
        peer.forget()
        return peer
    }

    /// How often it was said that something is read slowly.
    private var timesTold: Int { car.findings.count { $0 == "wire.nonsense" } }

    /// Requests that only a registered app may ask.
    private func ask(_ peer: RawPeer, _ count: Int) async {
        for id in 0..<count { peer.request(25, Int32(id), "{}") }
        await car.flight.settled()
    }

    @Test func `Two hundred are answered at once, then twenty a second, and none is lost`() async {
        let peer = await stranger()
        // The session itself is the first.
        await ask(peer, 199)
        #expect(peer.frames.count == 199)
        #expect(timesTold == 0)
        await ask(peer, 1)
        #expect(peer.frames.count == 200)
        #expect(timesTold == 1)
        await ask(peer, 100)
        #expect(peer.frames.count == 200)
        // One is owed, and a second's worth is waited for.
        await car.advance(.milliseconds(1_049))
        #expect(peer.frames.count == 200)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.count == 300)
        await ask(peer, 1)
        await car.advance(.milliseconds(4_999))
        #expect(peer.frames.count == 300)
        await car.advance(.milliseconds(1))
        #expect(peer.frames.count == 301)
        #expect(timesTold == 1)
    }

    @Test func `What was on its way already makes nobody wait longer than six seconds`() async {
        let peer = await stranger()
        await ask(peer, 900)
        let answered = peer.frames.count
        peer.request(25, 7, "{}")
        await car.advance(.milliseconds(6_000))
        #expect(peer.frames.count == answered + 1)
    }

    @Test func `After a while in peace it may send two hundred again`() async {
        let peer = await stranger()
        await ask(peer, 150)
        await car.advance(.seconds(10))
        await ask(peer, 200)
        #expect(peer.frames.count == 350)
        #expect(timesTold == 0)
    }

    @Test func `Nobody else is read more slowly`() async throws {
        let app = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4000")
        let peer = await stranger()
        await ask(peer, 400)
        let answer = await app.ask("ListFiles")
        #expect(answer == "SUCCESS")
        try await app.activate()
        let shown = await app.ask("Show", ["mainField1": "here"])
        #expect(shown == "SUCCESS")
    }

    @Test func `An end is told behind what had come before it`() async throws {
        try await car.drive(.profile(.edit(mergePatch: Array(#"{"limits":{"requestsInNone":0}}"#.utf8))))
        let peer = await stranger()
        peer.request(1, 1, OverlaySamples.registration)
        for id in 2..<202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        await car.flight.settled()
        #expect(timesTold == 1)
        peer.request(14, 202, #"{"ttsChunks":7}"#)
        peer.close()
        await car.flight.settled()
        #expect(car.tree("apps", "raw") != nil)
        let refused = car.findings.count
        await car.advance(.seconds(2))
        #expect(car.findings.count > refused)
        #expect(car.tree("apps") == [:])
    }

    @Test func `Of a peer that has gone nothing more is read, and it does not stay among the apps`() async throws {
        try await car.drive(.profile(.edit(mergePatch: Array(#"{"limits":{"requestsInNone":0}}"#.utf8))))
        let peer = await stranger()
        peer.request(1, 1, OverlaySamples.registration)
        for id in 2..<202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        await car.flight.settled()
        for id in 202..<1_202 as Range<Int32> { peer.request(14, id, #"{"ttsChunks":7}"#) }
        peer.cut()
        await car.flight.settled()
        #expect(car.tree("apps", "raw") != nil)
        let read = car.findings.count
        await car.advance(.seconds(2))
        #expect(car.tree("apps") == [:])
        #expect(car.findings.count == read)
    }

    @Test func `All together may send two thousand, and who has asked well is read on`() async {
        let app = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4000")
        var peers: [RawPeer] = []
        for number in 0..<10 { peers.append(await stranger("tcp 192.168.1.7:\(5000 + number)")) }
        for peer in peers { await ask(peer, 198) }
        // Eleven sessions and 1,980 frames have come; the twelfth session leaves eight.
        let last = await stranger("tcp 192.168.1.7:6000")
        await ask(last, 8)
        #expect(timesTold == 0)
        await ask(last, 1)
        #expect(timesTold == 1)
        let read = car.findings.count
        await ask(last, 1)
        #expect(car.findings.count == read)
        let answer = await app.ask("ListFiles")
        #expect(answer == "SUCCESS")
        // A new one waits for its portion, in its turn.
        let late = RawPeer(car.dial("tcp 192.168.1.7:6001"))
        late.startSession()
        await car.flight.settled()
        #expect(late.frames.isEmpty)
        // Twenty take forty milliseconds of all their time, and the one too many two.
        await car.advance(.milliseconds(41))
        #expect(car.findings.count == read)
        await car.advance(.milliseconds(1))
        #expect(car.findings.count == read + 1)
        #expect(late.frames.isEmpty)
        await car.advance(.milliseconds(40))
        #expect(!late.frames.isEmpty)
    }

    /// One thing that nobody can use, again and again.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isRegistered = false
        let send: @Sendable (RawPeer) -> Void
    }

    nonisolated static let kinds = [
        Kind(testDescription: "a frame of a session that is not there") { $0.frame([1, 2, 3], session: 77) },
        Kind(testDescription: "a reply to nothing") { peer in
            peer.frame(hex("10000022" + "00000001" + "00000002" + "7b7d"))
        },
        Kind(testDescription: "a request that the interface does not allow", isRegistered: true) {
            $0.request(14, 5, #"{"ttsChunks":7}"#)
        },
        Kind(testDescription: "a session that begins") { $0.startSession() },
        Kind(testDescription: "a session that is refused") { $0.send(hex("5007010900000000" + "00000001")) },
        Kind(testDescription: "bytes that are no frame") { $0.send([UInt8](repeating: 0, count: 16 << 10)) },
    ]

    @Test(arguments: kinds) func `All that nobody can use counts`(kind: Kind) async {
        let peer = await stranger()
        if kind.isRegistered {
            peer.request(1, 1, OverlaySamples.registration)
            await car.flight.settled()
        }
        for _ in 0..<199 { kind.send(peer) }
        await car.flight.settled()
        #expect(!car.findings.contains("wire.nonsense"))
        kind.send(peer)
        await car.flight.settled()
        #expect(car.findings.contains("wire.nonsense"))
    }

    @Test func `Whatever an app asks that may ask does not count`() async {
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
        #expect(!car.findings.contains("wire.nonsense"))
    }

    @Test(arguments: ["memory 1", "unix 7"]) func `An app on this machine is read as it comes`(_ pipe: String) async {
        let peer = await stranger(pipe)
        await ask(peer, 500)
        #expect(peer.frames.count == 500)
    }

    @Test func `Without a limit of frames there is none of nonsense`() async throws {
        let car = TestCar(try TestCar.profile { $0["limits"] = ["frames": 0] })
        let peer = await stranger(nil, car)
        for id in 0..<500 { peer.request(25, Int32(id), "{}") }
        await car.flight.settled()
        #expect(peer.frames.count == 500)
    }
}
