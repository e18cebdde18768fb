import SDLSupport
import Testing

@testable import WebSockets

@Suite(.timeLimit(.minutes(1)))
struct WebSocketTests {
    @Test("Given an echo, what is sent comes back: text and binary, of every size, in order")
    func echo() async throws {
        try await withLoop { loop in
            let address = try await loop.listen(at: .loopback(), [.echo()])
            let received = Gathered<SocketMessage>()
            let socket = try await loop.dial(SocketTarget(address, path: "/echo")) { _ in
                { if case .message(let message) = $0 { received.add(message) } }
            }
            let sizes = [0, 1, 125, 126, 127, 4096, 65535, 65536, 300_000]
            for size in sizes {
                socket.send(SharedFrame(.binary, (0..<size).map { UInt8(truncatingIfNeeded: $0) }), topic: .stream)
                socket.send(SharedFrame(text: "size \(size)"), topic: .stream)
            }
            let messages = try await received.first(sizes.count * 2)
            for (index, size) in sizes.enumerated() {
                #expect(messages[2 * index].bytes == (0..<size).map { UInt8(truncatingIfNeeded: $0) })
                #expect(messages[2 * index + 1].text == "size \(size)")
            }
        }
    }
}
