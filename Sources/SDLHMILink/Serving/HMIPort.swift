import SDLSupport
package import WebSockets

/// Where a web HMI connects: SDL Core's own port.
package final class HMIPort: Sendable {
    private let presenter: HMIPresenter
    private let loop: WebSocketLoop
    /// With the real port.
    package let address: WebAddress

    /// All messages to a page must arrive; one that takes none of them for so long is gone.
    private static let topic = Topic("hmi", limit: 16_384, whenFull: .close(.tooSlow))

    /// - Parameter refused: told of pages that were not let in, each once; called on the port's thread.
    package init(
        _ presenter: HMIPresenter, at address: WebAddress, origins: HMIOrigins = HMIOrigins(),
        log: @escaping @Sendable (String) -> Void = { _ in },
        refused: @escaping @Sendable (HMIRefusal) -> Void = { _ in }
    ) async throws {
        self.presenter = presenter
        var settings = WebSocketLoop.Settings()
        settings.name = "hmi"
        settings.log = log
        loop = WebSocketLoop(settings)
        do {
            self.address = try await loop.listen(at: address, [Self.endpoint(presenter, origins, Told(refused))])
        } catch {
            await loop.stop()
            throw error
        }
    }

    package func stop() async { await loop.stop() }

    private static func endpoint(_ presenter: HMIPresenter, _ origins: HMIOrigins, _ reported: Told) -> SocketEndpoint {
        SocketEndpoint(path: "/", queueMarkBytes: 32 << 20, admit: { refusal(of: $0, origins, reported) }) { socket in
            let id = presenter.open(from: socket.handshake.peer) { bytes in
                socket.send(SharedFrame(.text, bytes), topic: topic)
            }
            return { event in
                switch event {
                case .message(let message): presenter.receive(message.bytes, from: id)
                case .drained: break
                case .closed: presenter.close(id)
                }
            }
        }
    }

    private static func refusal(of handshake: Handshake, _ origins: HMIOrigins, _ reported: Told) -> Refusal? {
        guard let refusal = origins.refusal(of: handshake.origin) else { return nil }
        reported.report(refusal)
        return refusal.answer
    }
}

/// Tells of each refused page once: one that tries again and again says nothing new.
private final class Told: Sendable {
    /// A page can have any number of names.
    private static let most = 32

    private let seen = Lock<Set<HMIRefusal>>([])
    private let tell: @Sendable (HMIRefusal) -> Void

    init(_ tell: @escaping @Sendable (HMIRefusal) -> Void) { self.tell = tell }

    func report(_ refusal: HMIRefusal) {
        let isNew = seen.withLock { $0.count < Self.most && $0.insert(refusal).inserted }
        if isNew { tell(refusal) }
    }
}
