import Glibc
import SDLSupport
import Testing
import WebSockets

@testable import WebServing

/// Tests for a server that has more clients than its limits allow.
@Suite
struct CrowdTests {
    /// Sets a limit of sixteen connections. The server derives the other limits from this limit: twelve connections for
    /// one address, four waiting requests, and four streams.
    private func crowded(_ settings: inout WebServer.Settings) { settings.connectionLimit = 16 }

    private var router: Router {
        var router = Router.sample
        router.immediate(.get, "/livez") { _ in .text("well") }
        router.waiting(.post, "/held", mayWait: true) { _ in
            try await Task.never()
            return .text("held")
        }
        router.immediate(.get, "/events") { _ in .events(BodyStream()) }
        return router
    }

    @Test func `a client above its connection limit gets 503, and health requests are answered`()
        async throws
    {
        try await withServer(router, [], crowded) { server in
            var busy: [RawClient] = []
            for _ in 0..<12 {
                let client = try RawClient(server.address)
                client.send("POST /size HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n1")
                busy.append(client)
            }
            try await eventually { try await server.ask("GET /hello").status == 503 }
            let refused = try await server.ask("GET /hello")
            #expect(refused.status == 503 && refused["retry-after"] == "1")
            #expect(refused["content-type"] == "application/problem+json")
            for _ in 0..<50 {
                let health = try await server.ask("GET /livez")
                #expect(health.status == 200 && health.text == "well")
            }
            #expect(try await server.ask("GET /livez", host: "evil.com").status == 421)
            // Existing connections stay open.
            busy[3].send("2")
            #expect(try await busy[3].answer().text == "2")
            busy.removeLast().abort()
            try await eventually { try await server.ask("GET /hello").status == 200 }
        }
    }

    @Test func `with all connections idle, the longest idle one is replaced by a new one`()
        async throws
    {
        try await withServer(router, [], crowded) { server in
            var idle: [RawClient] = []
            for _ in 0..<12 {
                let client = try RawClient(server.address)
                #expect(try await client.ask("GET /hello").status == 200)
                idle.append(client)
            }
            // After this request, another connection is idle for the longest time.
            #expect(try await idle[0].ask("GET /hello").status == 200)
            let next = try RawClient(server.address)
            #expect(try await next.ask("GET /hello").status == 200)
            #expect(try await idle[1].all().isEmpty, "its end, and nothing else")
            for client in idle[2...] + [idle[0], next] { #expect(!client.isClosed) }
            // A connection with a request in progress is never closed.
            for client in idle[2...] {
                client.send("POST /size HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n1")
            }
            for _ in 0..<4 { #expect(try await server.ask("GET /hello").status == 200) }
            for client in idle[2...] {
                client.send("2")
                #expect(try await client.answer().text == "2")
            }
        }
    }

    @Test func `four thousand connections at once do not block the server, and all sockets are closed`() async throws {
        let port = try await withServer(router, [], crowded) { server in
            for _ in 0..<20 {
                let clients = try (0..<200).map { _ in try RawClient(server.address, reads: false) }
                for client in clients {
                    client.send("POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}")
                }
                #expect(try await server.ask("GET /livez").status == 200)
                for client in clients { client.abort() }
            }
            try await eventually { try await server.ask("GET /hello").status == 200 }
            return server.port
        }
        try await eventually { openSockets(on: port) == 0 }
    }

    @Test func `waiting requests above the limit are refused, and others are answered`()
        async throws
    {
        let begun = Gathered<Int>()
        var router = router
        router.waiting(.post, "/kept", mayWait: true) { _ in
            begun.add(1)
            try await Task.never()
            return .text("kept")
        }
        try await withServer(router, [], crowded) { server in
            let held = try (0..<3).map { _ in try RawClient(server.address) }
            for client in held {
                client.send("POST /kept HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}")
            }
            // Wait until the three requests have begun. Otherwise the next request might take the place of the third
            // request.
            try await eventually { begun.all.count == 3 }
            #expect(try await server.ask("POST /later", body: [1, 2]).text == "2")
            let refused = try await server.ask("POST /held", body: [1])
            #expect(refused.status == 503 && refused["retry-after"] == "1")
            for client in held { client.abort() }
            let next = try RawClient(server.address)
            next.send("POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n1")
            #expect(try await server.ask("GET /hello").status == 200)
        }
    }

    @Test func `streams above the limit are refused until one ends`() async throws {
        try await withServer(router, [], crowded) { server in
            var readers: [RawClient] = []
            for _ in 0..<3 {
                let reader = try RawClient(server.address)
                reader.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try await reader.head().status == 200)
                readers.append(reader)
            }
            let refused = try await server.ask("GET /events")
            #expect(refused.status == 503 && refused["retry-after"] == "1")
            readers.removeLast().abort()
            try await eventually {
                let client = try RawClient(server.address)
                client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                defer { client.abort() }
                return try await client.head().status == 200
            }
        }
    }

    @Test(arguments: [true, false])
    func `disconnected clients free their waiting requests and streams`(
        abortsIt: Bool
    ) async throws {
        let ended = Gathered<String>()
        var router = Router.sample
        for method in [WebServing.Method.get, .post] {
            router.waiting(method, "/held", mayWait: method == .post) { _ in
                defer { ended.add("\(method)") }
                try await Task.never()
                return .text("held")
            }
        }
        try await withServer(router, [], crowded) { server in
            let before = openSockets(on: server.port)
            for method in ["GET", "POST"] {
                var held = try (0..<3).map { _ in try RawClient(server.address) }
                for client in held {
                    client.send("\(method) /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
                }
                #expect(try await server.ask("GET /hello", ["Connection: close"]).status == 200)
                for client in held {
                    if abortsIt { client.abort() } else { shutdown(client.descriptor, Int32(SHUT_WR)) }
                }
                try await eventually { ended.all.filter { $0 == method }.count == 3 }
                for client in held { _ = try await client.all() }
                held = []
            }
            try await eventually { openSockets(on: server.port) <= before }
        }
    }

    @Test func `a stream ends without a heartbeat when its reader disconnects`() async throws {
        let closed = Gathered<Int>()
        var router = Router.sample
        router.immediate(.get, "/events") { _ in .events(BodyStream(closed: { closed.add(1) })) }
        try await withServer(router, [], { $0.heartbeat = .seconds(3_600) }) { server in
            let reader = try RawClient(server.address)
            reader.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await reader.head().status == 200)
            reader.abort()
            try await eventually { closed.all.count == 1 }
        }
    }

    @Test func `a half-closed reader still gets the stream`() async throws {
        let stream = BodyStream()
        var router = Router.sample
        router.immediate(.get, "/events") { _ in .events(stream) }
        try await withServer(router) { server in
            let reader = try RawClient(server.address)
            reader.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await reader.head().status == 200)
            shutdown(reader.descriptor, Int32(SHUT_WR))
            // The bytes that the disconnect monitor sends to test the connection.
            try await reader.wait { String(decoding: $0, as: UTF8.self).contains(":\n\n") }
            stream.send(Array("data: still here\n\n".utf8))
            stream.end()
            #expect(try await reader.all().contains("still here"))
        }
    }

    @Test func `sockets above the limit are refused until one closes`() async throws {
        try await withServer(router, [.echo()], { $0.descriptorLimit = 64 }) { server in
            var sockets: [RawClient] = []
            for _ in 0..<6 {
                let client = try RawClient(server.address)
                client.send(RawClient.upgrade("/echo"))
                #expect(try await client.head().status == 101)
                sockets.append(client)
            }
            let late = try RawClient(server.address)
            late.send(RawClient.upgrade("/echo"))
            #expect(try await late.answer().status == 503)
            sockets.removeLast().abort()
            try await eventually {
                let client = try RawClient(server.address)
                client.send(RawClient.upgrade("/echo"))
                defer { client.abort() }
                return try await client.head().status == 101
            }
        }
    }

    @Test func `silent connections do not replace one whose request arrives late`() async throws {
        // With this limit, at most eight connections without a request head may wait.
        try await withServer(
            router, [],
            {
                $0.descriptorLimit = 64
                $0.headTime = .seconds(3_600)
            }
        ) { server in
            let late = try RawClient(server.address)
            let silent = try (0..<64).map { _ in try RawClient(server.address, reads: false) }
            #expect(try await server.ask("GET /livez").status == 200)
            #expect(try await late.ask("GET /livez").status == 200)
            for client in silent { client.abort() }
        }
    }

    @Test func `one address leaves a quarter of the limit to others`() {
        let quota = Quota(8)
        let one = ClientAddress(ofPeer: "127.0.0.1:1")
        let other = ClientAddress(ofPeer: "127.0.0.2:1")
        #expect((0..<8).filter { _ in quota.enter(one) }.count == 6)
        #expect((0..<8).filter { _ in quota.enter(other) }.count == 2)
        quota.leave(one)
        #expect(quota.enter(other))
        #expect(quota.count == 8)
    }

    @Test(
        arguments: [
            ("127.0.0.1:1", "127.0.0.1:2", true), ("127.0.0.1:1", "127.0.0.2:1", false), ("unix", "unix", true),
            ("[2001:db8::1]:1", "[2001:db8::2]:1", true), ("[2001:db8::1]:1", "[2001:db8:0:1::1]:1", false),
            ("unix", "127.0.0.1:1", false),
        ])
    func `clients are distinguished by address, and for IPv6 by network`(one: String, other: String, areSame: Bool) {
        #expect((ClientAddress(ofPeer: one) == ClientAddress(ofPeer: other)) == areSame)
    }

    @Test func `a slow body is stopped by its time limit`() async throws {
        try await withServer(.sample, [], { $0.bodyTime = .zero }) { server in
            let client = try RawClient(server.address)
            client.send("POST /size HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1")
            for _ in 0..<8 where !client.isClosed {
                client.send("2")
                // The second part of the body is sent after a request on another connection, so that the server reads
                // this part separately.
                #expect(try await server.ask("GET /hello").status == 200)
            }
            let answer = try await client.all()
            #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.contains("0 seconds"))
        }
        // A body that arrives in one part has no time limit.
        try await withServer(.sample, [], { $0.bodyTime = .zero }) { server in
            let answer = try await server.ask("POST /size", body: [1, 2, 3])
            #expect(answer.text == "3")
        }
    }

    /// A route whose handler blocks the thread of libmicrohttpd until the test calls `letGo()`.
    private final class Stuck: Sendable {
        let router: Router
        private let entered: Int32
        private let writing: Int32

        init() {
            var ends: [Int32] = [-1, -1]
            precondition(pipe(&ends) == 0)
            let (reading, writing) = (ends[0], ends[1])
            precondition(pipe(&ends) == 0)
            let (entered, entering) = (ends[0], ends[1])
            var router = Router.sample
            router.immediate(.get, "/livez") { _ in .text("well") }
            router.immediate(.get, "/stuck") { _ in
                var byte: UInt8 = 0
                _ = write(entering, "a", 1)
                _ = read(reading, &byte, 1)
                for end in [reading, entering] { close(end) }
                return .text("at last")
            }
            (self.router, self.entered, self.writing) = (router, entered, writing)
        }

        deinit { for end in [writing, entered] { close(end) } }

        /// Sends a request that blocks the thread, and returns when the handler has begun.
        ///
        /// - Parameter last: whether the response ends the connection.
        func hold(_ server: WebServer, last: Bool = false) throws -> RawClient {
            let client = try RawClient(server.address)
            client.send("GET /stuck HTTP/1.1\r\nHost: localhost\r\n\(last ? "Connection: close\r\n" : "")\r\n")
            var byte: UInt8 = 0
            #expect(read(entered, &byte, 1) == 1, "it is in the handler")
            return client
        }

        func letGo() { _ = write(writing, "a", 1) }
    }

    @Test func `heads above the library's limit wait in a queue, and health requests are answered`()
        async throws
    {
        let stuck = Stuck()
        // No time limit may expire, however busy the machine is.
        let clock = ControlledTimekeeper(pausedAt: .zero)
        try await withServer(stuck.router, [.echo()], { $0.timekeeper = clock }) { server in
            let first = try stuck.hold(server)
            let crowd = try (0..<200).map { number in
                let client = try RawClient(server.address)
                client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return client
            }
            for _ in 0..<10 { #expect(try await server.ask("GET /livez").text == "well") }
            // A queued connection that has closed does not block others.
            crowd[150].abort()
            let socket = Task { try await RawClient(server.address).openSocket("/echo") }
            stuck.letGo()
            #expect(try await first.answer().text == "at last")
            for (number, client) in crowd.enumerated() where number != 150 {
                #expect(try await client.answer().text == "hello")
            }
            _ = try await socket.value
        }
    }

    @Test func `with a queue of one client, another client's request is served among the next`() async throws {
        let stuck = Stuck()
        let served = Gathered<String>()
        var router = stuck.router
        router.immediate(.get, "/name") { request in
            served.add(request.query.field("of") ?? "")
            return .text("seen")
        }
        // No time limit may expire, however busy the machine is.
        try await withServer(router, [], { $0.timekeeper = ControlledTimekeeper(pausedAt: .zero) }) { server in
            let first = try stuck.hold(server)
            func come(_ name: String, from source: String) throws -> RawClient {
                let client = try RawClient(server.address, from: source)
                client.send("GET /name?of=\(name) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return client
            }
            let crowd = try (0..<200).map { try come("crowd\($0)", from: "127.0.0.1") }
            let alone = try come("alone", from: "127.0.0.2")
            try await server.readSentHeads()
            stuck.letGo()
            for client in [first, alone] + crowd { #expect(try await client.answer().status == 200) }
            // The server has first processed the requests that the library already had, and then one request of the
            // crowd.
            let place = try #require(served.all.firstIndex(of: "alone"))
            #expect(place <= 40, "of 201")
        }
    }

    @Test func `while the library is stuck, queued clients are answered after a time, and others may try`()
        async throws
    {
        let stuck = Stuck()
        let clock = ControlledTimekeeper(pausedAt: .zero)
        try await withServer(stuck.router, [], { $0.timekeeper = clock }) { server in
            let first = try stuck.hold(server)
            let crowd = try (0..<60).map { _ in
                let client = try RawClient(server.address)
                client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return client
            }
            try await server.readSentHeads()
            clock.advance(by: .seconds(11))
            for client in crowd.dropFirst(32) { #expect(try await client.answer().status == 503) }
            let late = try RawClient(server.address)
            late.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n")
            stuck.letGo()
            for client in [first] + crowd.prefix(32) + [late] {
                #expect(try await client.answer().status == 200)
            }
        }
    }

    @Test func `exactly as many requests as the library fetches at a time are answered at once`()
        async throws
    {
        let stuck = Stuck()
        let clock = ControlledTimekeeper(pausedAt: .zero)
        try await withServer(stuck.router, [], { $0.timekeeper = clock }) { server in
            let kept = try (0..<128).map { _ in try RawClient(server.address) }
            for client in kept { #expect(try await client.ask("GET /hello").text == "hello") }
            let first = try stuck.hold(server, last: true)
            for client in kept { client.send("GET /hello HTTP/1.1\r\nHost: localhost\r\n\r\n") }
            stuck.letGo()
            #expect(try await first.answer().text == "at last")
            clock.advance(by: .seconds(1))
            for client in kept { #expect(try await client.answer().text == "hello") }
            // A wake-up connection is not a client and takes no client's place.
            for _ in 0..<100 { clock.advance(by: .seconds(1)) }
            for client in kept { #expect(try await client.ask("GET /hello").text == "hello") }
        }
    }

    @Test func `the server stops even if a library never ends`() async throws {
        let stuck = Stuck()
        let lines = Gathered<String>()
        let clock = ContinuousClock()
        var began = clock.now
        try await withServer(stuck.router, [], { $0.log = { lines.add($0) } }) { server in
            _ = try stuck.hold(server)
            began = clock.now
        }
        // On an idle machine, the stop takes less than two seconds.
        #expect(clock.now - began < .seconds(30))
        #expect(lines.all.contains { $0.contains("libmicrohttpd did not stop in time") })
        stuck.letGo()
    }
}

extension WebServer {
    /// Returns when the accept loop has read all heads that clients have sent before.
    ///
    /// If the loop accepts a connection before its head arrives, the loop reads the head after it has accepted at most 32
    /// connections. So this method makes 33 connections, one after the other.
    fileprivate func readSentHeads() async throws {
        for _ in 0...32 { #expect(try await ask("GET /livez").status == 200) }
    }

    fileprivate func ask(_ line: String, host: String) async throws -> Answer {
        try await RawClient(address).ask(line, host: host)
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits until the current task is cancelled.
    fileprivate static func never() async throws {
        let (stream, _) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        try checkCancellation()
    }
}
