import SDLSupport
import Testing

@testable import WebSockets

@Suite
struct SocketPressureTests {
    @Test("The queue of a client that does not read is limited, and other clients are served")
    func dropOldest() async throws {
        let sockets = Gathered<WebSocket>()
        let topic = Topic("frames", limit: 50, whenFull: .dropOldest)
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets), .echo()])
            let slow = try RawClient(address, reads: false, receiveBuffer: 4096)
            slow.send(RawClient.upgrade("/keep"))
            let socket = try await sockets.first(1)[0]
            let other = try RawClient(address)
            try await other.openSocket("/echo")
            let last = 20_000
            var most = 0
            for number in 1...last {
                let padding = String(repeating: "-", count: 1000)
                socket.send(SharedFrame(text: "\(number) \(padding)"), topic: topic)
                most = max(most, socket.counts.waiting)
                if number % 5000 == 0 {
                    other.sendText("\(number)")
                    #expect(try await other.frame()?.text == "\(number)")
                }
            }
            #expect(most <= 50)
            let dropped = socket.counts.dropped
            #expect(dropped > 1000)
            // After the pause, the client gets complete frames in order, ending with the newest frame.
            slow.startReading()
            #expect(try await slow.answer().status == 101)
            var before = 0
            var frames = 0
            while before < last, let frame = try await slow.frame() {
                let number = try #require(frame.text.split(separator: " ").first.flatMap { Int($0) })
                #expect(number > before)
                before = number
                frames += 1
            }
            #expect(before == last)
            #expect(frames + dropped == last)
        }
    }

    @Test("A client too slow for a complete topic is closed with 4408, by force if it does not read")
    func tooSlow() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let sockets = Gathered<WebSocket>()
        let closures = Gathered<SocketClosure>()
        try await withLoop {
            $0.timekeeper = clock
        } _: { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets, closures)])
            let stuck = try RawClient(address, reads: false, receiveBuffer: 4096)
            stuck.send(RawClient.upgrade("/keep"))
            let late = try RawClient(address, reads: false, receiveBuffer: 4096)
            late.send(RawClient.upgrade("/keep"))
            let open = try await sockets.first(2)
            let frame = SharedFrame(.binary, [UInt8](repeating: 1, count: 10_000))
            for socket in open {
                while socket.send(frame, topic: .complete) != .closed {}
                #expect(socket.counts.waiting == 0)
            }
            late.startReading()
            #expect(try await late.answer().status == 101)
            var last: RawFrame?
            while let frame = try await late.frame() { last = frame }
            #expect(last?.code == 4408)
            try await eventually {
                clock.advance(by: .milliseconds(500))
                return closures.all.count == 2
            }
            #expect(closures.all.allSatisfy { $0.code == .tooSlow })
        }
    }

    @Test("A sender that waits for room loses nothing and is notified when there is room")
    func drained() async throws {
        let sockets = Gathered<WebSocket>()
        let rooms = Gathered<Int>()
        let endpoint = SocketEndpoint(path: "/wait") { socket in
            sockets.add(socket)
            return { if case .drained = $0 { rooms.add(1) } }
        }
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [endpoint])
            let client = try RawClient(address, reads: false, receiveBuffer: 4096)
            client.send(RawClient.upgrade("/wait"))
            let socket = try await sockets.first(1)[0]
            var sent = 0
            for _ in 0..<3 {
                repeat {
                    sent += 1
                } while socket.send(
                    SharedFrame(.binary, [UInt8](repeating: UInt8(sent & 0xFF), count: 20_000)), topic: .stream)
                    != .full
            }
            client.startReading()
            _ = try await rooms.first(1)
            #expect(try await client.answer().status == 101)
            for number in 1...sent {
                #expect(try await client.frame()?.payload.first == UInt8(number & 0xFF))
            }
            // The kernel's buffers can take more bytes at any time, so there can be room before the client reads.
            #expect(rooms.all.count <= 3)
        }
    }

    @Test("A receiver that retains messages stops the reading, and resumes it when it releases them")
    func receiveWindow() async throws {
        let held = Lock<[SocketMessage]>([])
        let arrived = Gathered<Int>()
        let endpoint = SocketEndpoint(path: "/hold", windowBytes: 50_000, windowMessages: 1000) { _ in
            { event in
                guard case .message(let message) = event else { return }
                held.withLock { $0.append(message) }
                arrived.add(message.bytes.count)
            }
        }
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [endpoint, .echo()])
            let client = try RawClient(address)
            try await client.openSocket("/hold")
            let frame = RawFrame(opcode: RawFrame.binary, payload: [UInt8](repeating: 9, count: 10_000)).masked()
            client.sendInBackground((0..<2000).flatMap { _ in frame })
            _ = try await arrived.first(5)
            // Other clients connect and disconnect now, so the loop has time to read more.
            for _ in 0..<20 {
                let other = try RawClient(address)
                try await other.openSocket("/echo")
                other.sendText("x")
                #expect(try await other.frame()?.text == "x")
            }
            #expect(arrived.all.count == 5)
            while arrived.all.count < 2000 {
                let count = held.withLock { held in
                    defer { held.removeAll() }
                    return held.count
                }
                #expect(count <= 6)
                await Task.yield()
                try Task.checkCancellation()
            }
            held.withLock { $0.removeAll() }
        }
    }

    @Test("A silent peer is pinged, and disconnected if it does not answer")
    func idle() async throws {
        let closures = Gathered<SocketClosure>()
        let sockets = Gathered<WebSocket>()
        try await withLoop {
            $0.pingAfter = .seconds(1)
            $0.disconnectAfter = .seconds(3)
        } _: { loop in
            let address = try await loop.listen(at: .loopback(), [.keep(in: sockets, closures)])
            let client = try RawClient(address)
            try await client.openSocket("/keep")
            let frame = try #require(try await client.frame())
            #expect(frame.opcode == RawFrame.ping)
            #expect(try await closures.first(1)[0].code == .abnormal)
        }
    }
}
