import CLinux
import SDLSupport
import Testing
import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// An event descriptor that a loop polls. When the descriptor is readable, this object sends a message to a socket.
private final class Rung: PolledDescriptor {
    let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    private let socket: WebSocket?
    /// The calls that the loop has made, each with the number of messages that were still queued.
    let calls = Gathered<String>()

    init(telling socket: WebSocket? = nil) { self.socket = socket }
    deinit { close(descriptor) }

    func ring() { eventfd_write(descriptor, 1) }

    func ready() {
        var value: eventfd_t = 0
        eventfd_read(descriptor, &value)
        socket?.send(SharedFrame(.text, Array("rung \(value)".utf8)))
        calls.add("ready \(socket?.counts.waiting ?? 0)")
    }

    func written() { calls.add("said \(socket?.counts.waiting ?? 0)") }
    func ended() { calls.add("ended") }
}

@Suite struct PolledDescriptorTests {
    @Test func `the messages that a polled descriptor sends are written before written() is called`() async throws {
        try await withLoop { loop in
            let opened = Gathered<WebSocket>()
            let address = try await loop.listen(at: .loopback(), [.keep(in: opened)])
            try await withLoop { client in
                let heard = Gathered<SocketMessage>()
                _ = try await client.dial(SocketTarget(address, path: "/keep")) { _ in
                    { if case .message(let message) = $0 { heard.add(message) } }
                }
                let rung = Rung(telling: try await opened.first(1)[0])
                loop.poll(rung)
                rung.ring()
                #expect(try await heard.first(1).map { String(decoding: $0.bytes, as: UTF8.self) } == ["rung 1"])
                #expect(try await rung.calls.first(2) == ["ready 1", "said 0"])
                rung.ring()
                #expect(try await rung.calls.first(4).suffix(2) == ["ready 1", "said 0"])
                await loop.stop()
                #expect(rung.calls.all == ["ready 1", "said 0", "ready 1", "said 0", "ended"])
            }
        }
    }

    @Test func `a loop that has ended stops polling and calls ended()`() async throws {
        let loop = WebSocketLoop()
        await loop.stop()
        let rung = Rung()
        loop.poll(rung)
        #expect(try await rung.calls.first(1) == ["ended"])
    }
}
