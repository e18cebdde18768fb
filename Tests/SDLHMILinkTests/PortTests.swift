import SDLHeadUnit
import JSON
import Journaling
import SDLSupport
import Testing
import WebSockets

@testable import SDLHMILink

/// Tests of the port to which web HMIs connect. The tests use real sockets.
@Suite
struct PortTests {
    @Test(
        arguments: [
            (nil, true), ("http://127.0.0.1:3000", true), ("http://localhost:3000", true), ("http://localhost", true),
            ("https://127.0.0.1", true), ("http://[::1]:80", true), ("http://car.local:8080", true),
            ("file://", false), ("null", false), ("NULL", false), ("http://example.org", false),
            ("http://127.0.0.1.example.org", false), ("http://localhost.example.org", false),
            ("http://car.local.example.org", false), ("http://[::1].example.org", false), ("http://127.evil", false),
            ("https://128.0.0.1", false), ("ftp://localhost", false), ("", false),
        ] as [(String?, Bool)])
    func `Only pages from loopback or a host name of this machine may be the HMI`(origin: String?, isAllowed: Bool) {
        let refusal = HMIOrigins(hosts: ["car.local"]).refusal(of: origin)
        #expect((refusal == nil) == isAllowed)
        #expect(refusal == nil || refusal?.answer.status == 403)
    }

    @Test(
        arguments: [
            (["null"], "null", true), (["null"], "file://", true), (["null"], "http://example.org", false),
            (["http://Car.example"], "http://car.example", true), (["http://car.example"], "null", false),
            (["file://"], "null", false), (["file://"], "file://", true),
        ] as [(Set<String>, String, Bool)])
    func `Origins allowed by name are accepted too`(named: Set<String>, origin: String, isAllowed: Bool) {
        #expect((HMIOrigins(named: named).refusal(of: origin) == nil) == isAllowed)
    }

    @Test(arguments: [
        ("null", "--hmi-origin null"), ("file://", "--hmi-page"), ("http://a.b", "--hmi-origin http://a.b"),
    ])
    func `A refusal names the option that would allow the page`(origin: String, option: String) throws {
        let refusal = try #require(HMIOrigins().refusal(of: origin))
        #expect(refusal.fix.contains(option) && refusal.answer.detail.contains(option))
    }

    @Test func `Each refused origin is reported once, up to a maximum number of origins`() async throws {
        let writer = JournalWriter(nil, timekeeper: SystemTimekeeper.shared)
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: SystemTimekeeper.shared, writer: writer)
        let presenter = HMIPresenter(headUnit: car, timekeeper: SystemTimekeeper.shared, writer: writer)
        await presenter.attach()
        let refused = Lock<[String]>([])
        let port = try await HMIPort(
            presenter, at: .loopback(), refused: { refusal in refused.withLock { $0.append(refusal.origin) } })
        let loop = WebSocketLoop()
        // libwebsockets adds the scheme to the origin of a client.
        for origin in ["twice.example", "twice.example"] + (0..<40).map({ "\($0).example" }) {
            var target = SocketTarget(port.address)
            target.origin = origin
            await #expect(throws: SocketError.self) { try await loop.dial(target) { _ in { _ in } } }
        }
        await loop.stop()
        await port.stop()
        #expect(refused.withLock { $0 }.count == 32)
        #expect(refused.withLock { $0 }.prefix(2) == ["http://twice.example", "http://0.example"])
    }

    @Test func `The port can be reached only at the address it listens on`() async throws {
        let writer = JournalWriter(nil, timekeeper: SystemTimekeeper.shared)
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: SystemTimekeeper.shared, writer: writer)
        let presenter = HMIPresenter(headUnit: car, timekeeper: SystemTimekeeper.shared, writer: writer)
        await presenter.attach()
        let port = try await HMIPort(presenter, at: .loopback())
        guard case .tcp(_, let number) = port.address else { throw SocketError.stopped }
        let loop = WebSocketLoop()
        // This address also belongs to this machine. A port that listens at all addresses would accept the connection.
        await #expect(throws: SocketError.self) {
            try await loop.dial(SocketTarget(.tcp(host: "127.0.0.2", port: number))) { _ in { _ in } }
        }
        try await loop.dial(SocketTarget(port.address)) { _ in { _ in } }.close()
        await loop.stop()
        await port.stop()
    }

    @Test
    func
        `A page registers components, answers the start-up requests, becomes the presenter, and can disconnect`()
        async throws
    {
        let writer = JournalWriter(nil, timekeeper: SystemTimekeeper.shared)
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: SystemTimekeeper.shared, writer: writer)
        let (presences, presenceSink) = AsyncStream.makeStream(of: HMIPresence.self)
        let presenter = HMIPresenter(headUnit: car, timekeeper: SystemTimekeeper.shared, writer: writer) {
            presenceSink.yield($0)
        }
        await presenter.attach()
        let port = try await HMIPort(presenter, at: .loopback())
        let loop = WebSocketLoop()
        let (messages, messageSink) = AsyncStream.makeStream(of: JSONValue.self)
        let page = try await loop.dial(SocketTarget(port.address)) { _ in
            { event in
                if case .message(let message) = event, let value = try? JSONValue(parsing: message.bytes) {
                    messageSink.yield(value)
                }
            }
        }
        var received = messages.makeAsyncIterator()
        func send(_ value: JSONValue) { page.send(SharedFrame(.text, value.json()), topic: .stream) }
        for (index, name) in ["UI", "BasicCommunication"].enumerated() {
            send([
                "jsonrpc": "2.0", "id": .int(201 + index), "method": "MB.registerComponent",
                "params": ["componentName": .string(name)],
            ])
            let result = JSONValue.int(1000 * (index + 1))
            #expect(await received.next() == ["id": .int(201 + index), "jsonrpc": "2.0", "result": result])
        }
        send(["jsonrpc": "2.0", "method": "BasicCommunication.OnReady"])
        // The page accepts all requests until it is the presenter.
        while let question = await received.next(), question["method"] != "BasicCommunication.UpdateDeviceList" {
            send(["jsonrpc": "2.0", "id": question["id"] ?? .null, "result": ["code": 0, "available": true]])
        }
        page.close()
        var seen: [HMIPresence] = []
        for await presence in presences {
            seen.append(presence)
            if !presence.isConnected, seen.contains(where: \.isReady) { break }
        }
        #expect(seen.contains { $0.isReady && $0.components == ["UI", "BasicCommunication"] })
        #expect(seen.last?.missing == HMIPresence.expected)
        await loop.stop()
        await port.stop()
    }
}
