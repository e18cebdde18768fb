import SDLSupport
package import WebSockets

/// Where a web HMI connects: SDL Core's own port.
package final class HMIPort: Sendable {
    private let front: HMIFront
    private let loop: WebSocketLoop
    /// With the real port.
    package let address: WebAddress

    /// All messages to a page must arrive; one that takes none of them for so long is gone.
    private static let topic = Topic("hmi", limit: 16_384, whenFull: .close(.tooSlow))

    package init(
        _ front: HMIFront, at address: WebAddress, log: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws {
        self.front = front
        var settings = WebSocketLoop.Settings()
        settings.name = "hmi"
        settings.log = log
        loop = WebSocketLoop(settings)
        do {
            self.address = try await loop.listen(at: address, [Self.endpoint(front)])
        } catch {
            await loop.stop()
            throw error
        }
    }

    package func stop() async { await loop.stop() }

    private static func endpoint(_ front: HMIFront) -> SocketEndpoint {
        SocketEndpoint(path: "/", queueMark: 32 << 20, admit: { refusal(of: $0) }) { socket in
            let id = front.open(from: socket.handshake.peer) { bytes in
                socket.send(SharedFrame(.text, bytes), topic: topic)
            }
            return { event in
                switch event {
                case .message(let message): front.receive(message.bytes, from: id)
                case .drained: break
                case .closed: front.close(id)
                }
            }
        }
    }

    /// Any web page can reach a port of this machine through its browser, and gives itself away by its origin.
    static func refusal(of handshake: Handshake) -> Refusal? {
        guard let origin = handshake.origin?.lowercased() else { return nil }
        if origin == "null" || origin.hasPrefix("file://") || isLoopback(origin) { return nil }
        return Refusal(403, "Cross-origin HMI", "Only pages of this machine may be its HMI, not one of \(origin).")
    }

    private static func isLoopback(_ origin: String) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else { return false }
        let rest = origin.dropFirst(scheme.count)
        if rest.hasPrefix("[::1]") { return rest.dropFirst("[::1]".count).first ?? ":" == ":" }
        let host = rest.prefix { $0 != ":" }
        guard host != "localhost" else { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
    }
}
