import Foundation
import Glibc
import SDLSupport
import Testing
import WebServing
import WebSockets

/// Tests of a port that HTTP and WebSockets share.
@Suite
struct PortTests {
    @Test("Many requests are answered in order on one connection")
    func keepAlive() async throws {
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            for _ in 0..<20 {
                let answer = try await client.ask("GET /hello")
                #expect(answer.status == 200)
                #expect(answer.text == "hello")
                #expect(answer["content-type"] == "text/plain; charset=utf-8")
            }
            #expect(try await client.ask("GET /soon").text == "soon")
        }
    }

    @Test("A head that arrives byte by byte is answered", arguments: [false, true])
    func byteByByte(isSocket: Bool) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            let head = isSocket ? RawClient.upgrade("/echo") : "GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for byte in head.utf8 { client.send([byte]) }
            #expect(try await client.answer().status == (isSocket ? 101 : 200))
        }
    }

    @Test("Both libraries accept a cookie of 6 KB and a head of nearly 16 KB", arguments: [false, true])
    func largeHead(isSocket: Bool) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            let fields = [
                "Cookie: a=" + String(repeating: "c", count: 6000), "X-Rest: " + String(repeating: "r", count: 9900),
            ]
            if isSocket {
                try await client.openSocket("/echo", fields)
                client.sendText("still here")
                #expect(try await client.frame()?.text == "still here")
            } else {
                #expect(try await client.ask("GET /hello", fields).text == "hello")
                #expect(try await client.ask("GET /hello", fields).text == "hello")
            }
        }
    }

    @Test("A frame sent directly after the head is not lost")
    func frameBehindHead() async throws {
        try await withServer(.sample, [.echo()]) { server in
            for round in 0..<20 {
                let client = try RawClient(server.address)
                let frame = RawFrame(opcode: RawFrame.text, payload: Array("early \(round)".utf8))
                client.send(Array(RawClient.upgrade("/echo").utf8) + frame.masked())
                #expect(try await client.answer().status == 101)
                #expect(try await client.frame() == frame)
            }
        }
    }

    @Test("A socket can be opened after other requests on the same connection")
    func keepAliveThenUpgrade() async throws {
        let seen = Gathered<Handshake>()
        let endpoint = SocketEndpoint(path: "/echo", subprotocols: ["one", "two"]) { socket in
            seen.add(socket.handshake)
            return { if case .message(let message) = $0 { socket.send(SharedFrame(.text, message.bytes)) } }
        }
        try await withServer(.sample, [endpoint]) { server in
            let client = try RawClient(server.address)
            #expect(try await client.ask("GET /hello").status == 200)
            #expect(try await client.ask("POST /size", body: [1, 2, 3]).text == "3")
            let answer = try await client.openSocket("/echo?a=1&b=x%20y", ["Sec-WebSocket-Protocol: two, three"])
            #expect(answer["sec-websocket-protocol"] == "two")
            client.sendText("over")
            #expect(try await client.frame()?.text == "over")
        }
        #expect(seen.all.map(\.path) == ["/echo"])
        #expect(seen.all.map(\.query) == ["a=1&b=x%20y"])
        #expect(seen.all.map(\.subprotocol) == ["two"])
    }

    @Test(
        "An invalid WebSocket request is answered with the reason",
        arguments: [
            (["GET /echo"], 426), (["POST /echo"], 426),
            (["GET /echo", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"], 400),
            (
                [
                    "GET /echo", "Upgrade: websocket", "Connection: Upgrade",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                ], 400
            ),
            (["GET /echo", "Upgrade: websocket", "Sec-WebSocket-Key: a", "Sec-WebSocket-Version: 13"], 400),
            (["GET /echo", "Upgrade: websocket", "Sec-WebSocket-Protocol: klingon"], 400),
            (["GET /nowhere", "Upgrade: websocket", "Connection: Upgrade"], 404),
        ])
    func refusedUpgrades(request: [String], status: Int) async throws {
        try await withServer(.sample, [.echo()]) { server in
            let client = try RawClient(server.address)
            for _ in 0..<2 {
                let answer = try await client.ask(request[0], Array(request.dropFirst()))
                #expect(answer.status == status)
                #expect(answer["content-type"] == "application/problem+json")
            }
            #expect(try await client.ask("GET /hello").status == 200)
        }
    }

    @Test("A unix socket and the TCP port both serve HTTP and WebSockets")
    func unixSocket() async throws {
        let path = temporaryPath()
        try await withServer(.sample, [.echo()], { $0.unixPath = path }) { server in
            for address in server.addresses {
                // A program that may open the unix socket may send any host name. Browsers cannot reach the unix
                // socket.
                let host = address == .unix(path: path) ? "anything" : "localhost"
                let client = try RawClient(address)
                #expect(try await client.ask("GET /hello", host: host).status == 200)
                let other = try RawClient(address)
                try await other.openSocket("/echo")
                other.sendText("hi")
                #expect(try await other.frame()?.text == "hi")
            }
            #expect(server.addresses.count == 2)
        }
        #expect(access(path, F_OK) != 0)
    }

    @Test("An incomplete head is answered 408 after the time limit, and the connection is closed")
    func slowHead() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let path = temporaryPath()
        try await withServer(
            .sample, [],
            {
                $0.timekeeper = clock
                $0.unixPath = path
            }
        ) { server in
            let slow = try RawClient(.unix(path: path))
            slow.send("GET /hello HTTP/1.1\r\nHost: localh")
            // A TCP connection without bytes would first wait in the kernel.
            let silent = try RawClient(.unix(path: path))
            let good = try RawClient(.unix(path: path))
            #expect(try await good.ask("GET /hello").status == 200)
            clock.advance(by: .milliseconds(9_900))
            slow.send("o")
            #expect(try await good.ask("GET /hello").status == 200)
            #expect(!slow.isClosed)
            clock.advance(by: .milliseconds(200))
            #expect(try await slow.answer().status == 408)
            #expect(try await silent.all() == "")
            clock.advance(by: .seconds(3))
            #expect(try await slow.all() == "")
            #expect(try await good.ask("GET /hello").status == 200)
        }
    }

    @Test(
        "An invalid request head is answered with the reason",
        arguments: [
            ("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 17_000), 431),
            ("\u{16}\u{3}\u{1}", 400), ("GET /hello\r\n\r\n", 400), ("GET /hello HTTP/1.1\r\n\r\n", 400),
            ("GET /hello HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400),
        ])
    func badHeads(head: String, status: Int) async throws {
        let log = Gathered<String>()
        try await withServer(.sample, [], { $0.log = { log.add($0) } }) { server in
            let client = try RawClient(server.address)
            client.sendInBackground(Array(head.utf8))
            #expect(try await client.answer().status == status)
            #expect(try await server.ask("GET /hello").status == 200)
        }
        #expect(!log.all.isEmpty)
    }

    @Test("Heads of the maximum size are answered, also several on one connection", arguments: [1, 20, 120])
    func longHeads(fields: Int) async throws {
        let each = 16_000 / fields - 8
        let head = (0..<fields).map { "X-\($0): " + String(repeating: "x", count: each - String($0).count) }
        try await withServer(.sample) { server in
            let client = try RawClient(server.address)
            for _ in 0..<3 {
                #expect(try await client.ask("GET /hello", head).status == 200)
                #expect(
                    try await client.ask("POST /later", head, body: Array(repeating: 7, count: 50_000)).text == "50000")
            }
        }
    }

    @Test("200 clients that disconnect without a close leave no socket open")
    func abruptCloses() async throws {
        try await withServer(.sample, [.echo()]) { server in
            let before = openSockets(on: server.port)
            try await RawClient(server.address).openSocket("/echo")
            for round in 0..<200 {
                let client = try RawClient(server.address)
                switch round % 4 {
                case 0: try await client.openSocket("/echo")
                case 1: client.send("GET /hello HT")
                case 2: #expect(try await client.ask("GET /hello").status == 200)
                default: client.send(RawClient.upgrade("/echo"))
                }
                client.abort()
            }
            try await eventually { server.loop.counts.sockets <= 1 && openSockets(on: server.port) <= before + 2 }
        }
    }

    @Test("With open sockets, streams and requests, the server stops without waiting for them")
    func stopsInTime() async throws {
        let stream = BodyStream()
        var router = Router.sample
        router.immediate(.get, "/events") { _ in .events(stream) }
        router.waiting(.get, "/never") { _ in
            // This handler ends only when it is cancelled.
            let forever = Gathered<Int>()
            _ = try await forever.first(1)
            return .text("never")
        }
        var clients: [RawClient] = []
        let clock = ContinuousClock()
        var begun = clock.now
        try await withServer(router, [.echo()]) { server in
            for _ in 0..<20 {
                let client = try RawClient(server.address)
                try await client.openSocket("/echo")
                clients.append(client)
            }
            let reader = try RawClient(server.address)
            reader.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await reader.head().status == 200)
            let waiter = try RawClient(server.address)
            waiter.send("GET /never HTTP/1.1\r\nHost: localhost\r\n\r\n")
            clients += [reader, waiter]
            #expect(try await server.ask("GET /soon").status == 200)
            begun = clock.now
        }
        // On an idle machine, the stop takes less than a second.
        #expect(clock.now - begun < .seconds(30))
        for client in clients.prefix(20) {
            #expect(try await client.frame()?.code == 1001)
        }
        #expect(try await clients[20].chunk() == nil)
        #expect(try await clients[21].all().hasPrefix("HTTP/1.1 503 "))
    }

    @Test("A second server for the same port reports an error, and the first continues")
    func portInUse() async throws {
        try await withServer(.sample) { server in
            await #expect(throws: WebServerError.self) {
                try await withServer(.sample, [], { $0.address = server.address }) { _ in }
            }
            let answer = try await server.ask("GET /hello")
            #expect(answer.status == 200)
            #expect(server.address != .loopback(0))
        }
    }
}
