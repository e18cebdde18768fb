import SDLSupport
package import WebSockets

/// The WebSocket port to which a web HMI connects. The port uses the same protocol as SDL Core's port for HMIs.
package final class HMIPort: Sendable {
    private let presenter: HMIPresenter
    private let loop: WebSocketLoop
    /// The address of the port. If port 0 was requested, the address contains the port that the system has chosen.
    package let address: WebAddress

    /// The queue of messages to a page. No message may be lost, so a page that reads too slowly is disconnected.
    private static let topic = Topic("hmi", limit: 16_384, whenFull: .close(.tooSlow))

    /// Opens the port. `refused` is called once for each refused origin, on the port's thread.
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
            let endpoint = Self.endpoint(presenter, origins, RefusalReporter(refused))
            self.address = try await loop.listen(at: address, [endpoint])
        } catch {
            await loop.stop()
            throw error
        }
    }

    package func stop() async { await loop.stop() }

    private static func endpoint(
        _ presenter: HMIPresenter, _ origins: HMIOrigins, _ reporter: RefusalReporter
    ) -> SocketEndpoint {
        SocketEndpoint(path: "/", queueMarkBytes: 32 << 20, admit: { refusal(of: $0, origins, reporter) }) { socket in
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

    private static func refusal(
        of handshake: Handshake, _ origins: HMIOrigins, _ reporter: RefusalReporter
    ) -> Refusal? {
        guard let refusal = origins.refusal(of: handshake.origin) else { return nil }
        reporter.report(refusal)
        return refusal.answer
    }
}

/// Reports each refused origin only once, even if a page tries to connect again and again.
private final class RefusalReporter: Sendable {
    /// The maximum number of stored origins. Without a limit, clients could fill the memory with different origins.
    private static let limit = 32

    private let seen = Lock<Set<HMIRefusal>>([])
    private let send: @Sendable (HMIRefusal) -> Void

    init(_ send: @escaping @Sendable (HMIRefusal) -> Void) { self.send = send }

    func report(_ refusal: HMIRefusal) {
        let isNew = seen.withLock { $0.count < Self.limit && $0.insert(refusal).inserted }
        if isNew { send(refusal) }
    }
}
