import JSON
import SDLSupport
import Testing

@testable import WebSockets

/// Tests for WebSocket handshakes on a port of a loop, and for errors when a loop opens a connection.
@Suite
struct HandshakeTests {
    @Test("The client's first supported subprotocol is chosen; without any, the request is refused")
    func subprotocols() async throws {
        let sockets = Gathered<WebSocket>()
        let strict = SocketEndpoint(path: "/strict", subprotocols: ["sdl.v1", "sdl.v2"], needsSubprotocol: true) {
            sockets.add($0)
            return { _ in }
        }
        let log = Gathered<String>()
        try await withLoop {
            $0.log = { log.add($0) }
        } _: { loop in
            let address = try await loop.listen(at: .loopback(), [strict, .echo()])
            let answer = try await RawClient(address).openSocket(
                "/strict", ["Sec-WebSocket-Protocol: x, sdl.v2, sdl.v1"])
            #expect(answer["sec-websocket-protocol"] == "sdl.v2")
            #expect(try await sockets.first(1)[0].handshake.subprotocol == "sdl.v2")
            for (fields, status) in [(["Sec-WebSocket-Protocol: x"], 400), ([], 400)] {
                let client = try RawClient(address)
                client.send(RawClient.upgrade("/strict", fields))
                let answer = try await client.answer()
                #expect(answer.status == status)
                #expect(answer["content-type"] == "application/problem+json")
                #expect(answer.text.contains("sdl.v1"))
            }
            let plain = try await RawClient(address).openSocket("/echo")
            #expect(plain["sec-websocket-protocol"] == nil)
            var target = SocketTarget(address, path: "/strict")
            target.subprotocols = ["nope", "sdl.v1"]
            let dialled = try await loop.dial(target) { _ in { _ in } }
            #expect(dialled.handshake.subprotocol == "sdl.v1")
        }
        #expect(log.all.contains { $0.contains("400") })
    }

    @Test("An unknown path, a missing upgrade, and a client that is not admitted are refused with an answer")
    func refused() async throws {
        let guarded = SocketEndpoint(
            path: "/guarded",
            admit: { $0.authorization == "Bearer me" ? nil : Refusal(401, "Token needed", "Show \"it\".") },
            open: { _ in { _ in } })
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [guarded])
            for (request, status) in [
                (RawClient.upgrade("/nowhere"), 404), ("GET /guarded HTTP/1.1\r\nHost: localhost\r\n\r\n", 426),
                (RawClient.upgrade("/guarded"), 401),
            ] {
                let client = try RawClient(address)
                client.send(request)
                let answer = try await client.answer()
                #expect(answer.status == status)
                #expect(try JSONValue(parsing: answer.body)["status"] == .int(status))
                #expect(try await client.all() == "")
            }
            var target = SocketTarget(address, path: "/guarded")
            target.authorization = "Bearer me"
            _ = try await loop.dial(target) { _ in { _ in } }
            target.authorization = nil
            await #expect(throws: SocketError.self) { _ = try await loop.dial(target) { _ in { _ in } } }
        }
    }

    @Test("Dialling fails without a server, and after the time limit with a silent one")
    func unreachable() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        try await withLoop {
            $0.timekeeper = clock
        } _: { loop in
            let gone = try await withLoop { try await $0.listen(at: .loopback(), []) }
            await #expect(throws: SocketError.self) { _ = try await loop.dial(SocketTarget(gone)) { _ in { _ in } } }
            await #expect(throws: SocketError.self) {
                _ = try await loop.dial(SocketTarget(.unix(path: "/nowhere/at/all"))) { _ in { _ in } }
            }
            let silent = try SilentPort()
            // In each run, the time limit expires at a different step: before the connection, before the request or
            // after the request. The library's own time limit would give a different reason.
            for _ in 0..<30 {
                async let failure = #expect(throws: SocketError.cannotDial("no answer within 10.0 seconds")) {
                    _ = try await loop.dial(SocketTarget(silent.address)) { _ in { _ in } }
                }
                while clock.nextDue == nil { await Task.yield() }
                clock.advance(by: .seconds(11))
                _ = await failure
            }
        }
    }

    @Test("Stopping the loop cancels a dial at once")
    func stoppedWhileDialling() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let silent = try SilentPort()
        async let failure: Void = withLoop {
            $0.timekeeper = clock
        } _: { loop in
            async let dialled = #expect(throws: SocketError.cannotDial("the server is stopping")) {
                _ = try await loop.dial(SocketTarget(silent.address)) { _ in { _ in } }
            }
            try await eventually { clock.nextDue != nil }
            await loop.stop()
            _ = await dialled
        }
        try await failure
    }

    @Test("Both ends can use a unix socket")
    func unixSocket() async throws {
        let path = temporaryPath()
        try await withLoop { loop in
            let address = try await loop.listen(at: .unix(path: path), [.echo()])
            let received = Gathered<String>()
            let socket = try await loop.dial(SocketTarget(address, path: "/echo")) { _ in
                { if case .message(let message) = $0 { received.add(message.text ?? "") } }
            }
            socket.send(SharedFrame(text: "through a path"))
            #expect(try await received.first(1) == ["through a path"])
        }
    }

    @Test(
        "A handshake with another method or version is refused",
        arguments: [("GET", "13", 101), ("POST", "13", 405), ("GET", "8", 426), ("GET", nil, 426)]
            as [(String, String?, Int)])
    func handshakes(_ method: String, _ version: String?, _ status: Int) async throws {
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            let client = try RawClient(address)
            let fields = [
                "Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ]
            let all = fields + (version.map { ["Sec-WebSocket-Version: \($0)"] } ?? [])
            client.send("\(method) /echo HTTP/1.1\r\n\(all.joined(separator: "\r\n"))\r\n\r\n")
            #expect(try await client.answer(hasBody: false).status == status)
        }
    }

    @Test("Listening fails on a port in use, and everything fails on a stopped loop")
    func refusals() async throws {
        let stopped = try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            try await withLoop { other in
                await #expect(throws: SocketError.self) { _ = try await other.listen(at: address, [.echo()]) }
            }
            return loop
        }
        await #expect(throws: SocketError.stopped) { _ = try await stopped.listen(at: .loopback(), []) }
        await #expect(throws: SocketError.stopped) {
            _ = try await stopped.dial(SocketTarget(.loopback(1))) { _ in { _ in } }
        }
        await stopped.stop()
    }
}
