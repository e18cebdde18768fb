import SDLSupport
import Testing
import WebServing
import WebSockets

@Suite
struct StreamTests {
    private func events(_ make: @escaping @Sendable () -> BodyStream) -> Router {
        var router = Router.sample
        router.immediate(.get, "/events") { _ in .events(make()) }
        return router
    }

    @Test("Events sent before and after the reader connects arrive in order")
    func inOrder() async throws {
        let streams = Gathered<BodyStream>()
        let router = events {
            let stream = BodyStream()
            stream.send(ServerSentEvent.encode(Array("first\nline".utf8), name: "state", id: "1"))
            streams.add(stream)
            return stream
        }
        try await withServer(router) { server in
            let client = try RawClient(server.address)
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let head = try await client.head()
            #expect(head["content-type"] == "text/event-stream")
            var text = ""
            text += String(decoding: try #require(try await client.chunk()), as: UTF8.self)
            #expect(text == "id: 1\nevent: state\ndata: first\ndata: line\n\n")
            let stream = try await streams.first(1)[0]
            for number in 0..<500 { stream.send(Array("\(number),".utf8), topic: .stream) }
            stream.end()
            text = ""
            while let chunk = try await client.chunk() { text += String(decoding: chunk, as: UTF8.self) }
            #expect(text == (0..<500).map { "\($0)," }.joined())
            #expect(try await client.ask("GET /hello").status == 200)
        }
    }

    @Test("The queue of a reader that does not read is limited, and others are served")
    func slowReader() async throws {
        let streams = Gathered<BodyStream>()
        let router = events {
            let stream = BodyStream(mark: 100_000)
            streams.add(stream)
            return stream
        }
        let dropping = Topic("dropping", limit: 1000, whenFull: .dropOldest)
        try await withServer(router) { server in
            let slow = try RawClient(server.address, reads: false, receiveBuffer: 4096)
            slow.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let stream = try await streams.first(1)[0]
            let chunk = [UInt8](repeating: 0x61, count: 1000)
            for _ in 0..<20_000 {
                stream.send(chunk, topic: dropping)
                #expect(stream.waitingBytes <= 101_000)
            }
            #expect(stream.droppedMessages > 1000)
            #expect(try await server.ask("GET /hello").status == 200)
        }
    }

    @Test("A stream that must not lose data ends once if its reader is too slow")
    func tooSlow() async throws {
        let closed = Gathered<Int>()
        let streams = Gathered<BodyStream>()
        let router = events {
            let stream = BodyStream(mark: 50_000, closed: { closed.add(1) })
            streams.add(stream)
            return stream
        }
        try await withServer(router) { server in
            let slow = try RawClient(server.address, reads: false, receiveBuffer: 4096)
            slow.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let stream = try await streams.first(1)[0]
            while stream.send([UInt8](repeating: 0x61, count: 1000)) != .closed {}
            #expect(stream.send([1]) == .closed)
            slow.startReading()
            _ = try await slow.head()
            while try await slow.chunk() != nil {}
            _ = try await closed.first(1)
        }
        #expect(closed.all.count == 1)
    }

    @Test("A disconnected reader is detected by the next send, at the latest by a heartbeat")
    func readerGone() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let closed = Gathered<Int>()
        let router = events { BodyStream(closed: { closed.add(1) }) }
        try await withServer(router, [], { $0.timekeeper = clock }) { server in
            let client = try RawClient(server.address)
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = try await client.head()
            clock.advance(by: .seconds(15))
            #expect(try await client.chunk() == Array(":\n\n".utf8))
            client.abort()
            try await eventually {
                clock.advance(by: .seconds(15))
                return closed.all.count == 1
            }
        }
    }
}
