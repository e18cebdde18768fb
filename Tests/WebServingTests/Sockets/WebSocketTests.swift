import SDLSupport
import Testing

@testable import WebSockets

/// Tests for messages over real connections, with this library's client and with a client that checks every frame.
@Suite
struct WebSocketTests {
    private static let sizes = [0, 1, 125, 126, 127, 4096, 65535, 65536, 300_000]

    private func bytes(_ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) } }

    @Test("An echo returns all messages in order: text and binary, of every size")
    func echo() async throws {
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            let received = Gathered<SocketMessage>()
            let socket = try await loop.dial(SocketTarget(address, path: "/echo")) { _ in
                { if case .message(let message) = $0 { received.add(message) } }
            }
            for size in Self.sizes {
                socket.send(SharedFrame(.binary, bytes(size)), topic: .stream)
                socket.send(SharedFrame(text: "size \(size)"), topic: .stream)
            }
            let messages = try await received.first(Self.sizes.count * 2)
            for (index, size) in Self.sizes.enumerated() {
                #expect(messages[2 * index].bytes == bytes(size))
                #expect(messages[2 * index].kind == .binary)
                #expect(messages[2 * index + 1].text == "size \(size)")
            }
        }
    }

    @Test("A strict client gets every frame of a burst complete and in order")
    func burst() async throws {
        let count = 20_000
        // The messages are sent on the loop's thread, so that all messages are queued before the first message is
        // written.
        let burst = SocketEndpoint(path: "/burst") { socket in
            { event in
                guard case .message = event else { return }
                for number in 0..<count {
                    // Some messages are too large to be sent together with other messages.
                    let size = number % 1000 == 999 ? 70_000 : number % 300
                    let payload = [UInt8](repeating: UInt8(number & 0xFF), count: size + 1)
                    socket.send(SharedFrame(.binary, payload), topic: .stream)
                }
            }
        }
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [burst])
            let client = try RawClient(address)
            try await client.openSocket("/burst")
            client.sendText("go")
            var frames = 0
            while frames < count, let frame = try await client.frame() {
                let size = frames % 1000 == 999 ? 70_000 : frames % 300
                guard frame.payload.count == size + 1, frame.payload[0] == UInt8(frames & 0xFF) else { break }
                frames += 1
            }
            #expect(frames == count)
            let counts = loop.counts
            #expect(counts.framesSent == count)
            #expect(counts.writes < 200)
        }
    }

    @Test("One message for many sockets reaches all, with at most one wake-up of the loop")
    func fanOut() async throws {
        let sockets = Gathered<WebSocket>()
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets)])
            var clients: [RawClient] = []
            for _ in 0..<50 {
                let client = try RawClient(address)
                try await client.openSocket("/keep")
                clients.append(client)
            }
            let open = try await sockets.first(50)
            let before = loop.counts.batches
            loop.send(SharedFrame(text: "to all"), to: open, topic: .complete)
            for client in clients { #expect(try await client.frame()?.text == "to all") }
            #expect(loop.counts.batches - before <= 1)
        }
    }

    @Test("Fragmented messages arrive complete, and the pings between are answered")
    func fragments() async throws {
        let received = Gathered<SocketMessage>()
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.receive(in: received)])
            let client = try RawClient(address)
            try await client.openSocket("/receive")
            client.send(RawFrame(opcode: RawFrame.text, payload: Array("one ".utf8)).masked(isFinal: false))
            client.send(RawFrame(opcode: RawFrame.ping, payload: [1, 2, 3]).masked())
            client.send(RawFrame(opcode: 0, payload: Array("two ".utf8)).masked(isFinal: false))
            client.send(RawFrame(opcode: 0, payload: Array("three".utf8)).masked())
            #expect(try await client.frame() == RawFrame(opcode: RawFrame.pong, payload: [1, 2, 3]))
            #expect(try await received.first(1)[0].text == "one two three")
        }
    }

    @Test(
        "A message that is too large or has invalid text closes the socket with the right code",
        arguments: [(RawFrame.binary, [UInt8](repeating: 0, count: 1001), 1009), (RawFrame.text, [0xC3, 0x28], 1007)])
    func refusedMessages(opcode: UInt8, payload: [UInt8], code: Int) async throws {
        let closures = Gathered<SocketClosure>()
        let endpoint = SocketEndpoint(path: "/small", messageLimitBytes: 1000) { _ in
            { if case .closed(let closure) = $0 { closures.add(closure) } }
        }
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [endpoint])
            let client = try RawClient(address)
            try await client.openSocket("/small")
            client.send(RawFrame(opcode: RawFrame.binary, payload: [UInt8](repeating: 0, count: 1000)).masked())
            client.send(RawFrame(opcode: opcode, payload: payload).masked())
            let goodbye = try #require(try await client.frame())
            #expect(goodbye.code == code)
            client.send(RawFrame(opcode: RawFrame.close, payload: goodbye.payload).masked())
            _ = try await closures.first(1)
        }
    }

    @Test("A close from either end is reported to the other with code and reason, and once to each")
    func close() async throws {
        let sockets = Gathered<WebSocket>()
        let closures = Gathered<SocketClosure>()
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets, closures)])
            let client = try RawClient(address)
            try await client.openSocket("/keep")
            let socket = try await sockets.first(1)[0]
            for number in 0..<100 { socket.send(SharedFrame(text: "\(number)"), topic: .stream) }
            socket.close(.unauthorized, "who are you")
            #expect(socket.send(SharedFrame(text: "late")) == .closed)
            for number in 0..<100 { #expect(try await client.frame()?.text == "\(number)") }
            let frame = try #require(try await client.frame())
            #expect(frame.code == 4401)
            #expect(String(decoding: frame.payload.dropFirst(2), as: UTF8.self) == "who are you")
            client.send(RawFrame(opcode: RawFrame.close, payload: frame.payload).masked())
            #expect(try await closures.first(1) == [SocketClosure(code: .unauthorized, reason: "who are you")])

            let other = try RawClient(address)
            try await other.openSocket("/keep")
            other.send(RawFrame(opcode: RawFrame.close, payload: [0x0F, 0xA0] + Array("bye".utf8)).masked())
            #expect(try await other.frame()?.code == 4000)
            let second = try await closures.first(2)[1]
            #expect(second == SocketClosure(code: CloseCode(rawValue: 4000), reason: "bye", byPeer: true))
            let third = try RawClient(address)
            try await third.openSocket("/keep")
            third.abort()
            #expect(try await closures.first(3)[2].code == .abnormal)
        }
        #expect(closures.all.count == 3)
    }

    @Test("Two of our own ends report how the other closed")
    func closeBetweenOurs() async throws {
        let sockets = Gathered<WebSocket>()
        let closures = Gathered<SocketClosure>()
        let ended = Gathered<SocketClosure>()
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets, closures)])
            for _ in 0..<2 {
                _ = try await loop.dial(SocketTarget(address, path: "/keep")) { _ in
                    { if case .closed(let closure) = $0 { ended.add(closure) } }
                }
            }
            let open = try await sockets.first(2)
            open[0].close(.policy, "no")
            #expect(try await ended.first(1) == [SocketClosure(code: .policy, reason: "no", byPeer: true)])
            #expect(try await closures.first(1)[0].code == .policy)
        }
        #expect(ended.all.count == 2)
        #expect(ended.all[1].code == .goingAway)
    }
}
