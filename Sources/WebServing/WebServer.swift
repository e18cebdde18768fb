package import SDLSupport
package import WebSockets

/// An HTTP and WebSocket server on one port, and optionally on a unix socket.
///
/// An accept loop reads the first request head of each connection. The loop passes WebSocket requests for known paths
/// to libwebsockets, and all other connections to libmicrohttpd.
package final class WebServer: Sendable {
    package struct Settings: Sendable {
        /// The address at which the server listens. Without a token, the address must be a loopback address.
        package var address = WebAddress.loopback(8080)
        /// The path of an additional unix socket for local programs. Its clients need no token, because file
        /// permissions protect the socket.
        package var unixPath: String?
        package var gate = AccessPolicy()
        package var headLimitBytes = 16 << 10
        package var headTime: Duration = .seconds(10)
        /// The maximum body size in bytes, for routes that have no separate limit.
        package var bodyLimitBytes = 1 << 20
        package var connectionLimit = 4096
        /// The maximum number of files and connections that the process may open; nil for the system's limit.
        package var descriptorLimit: Int?
        /// The paths that are answered even under overload.
        package var healthPaths: Set<String> = ["/livez", "/readyz"]
        /// The time within which the whole body of a request must arrive.
        package var bodyTime: Duration = .seconds(30)
        /// The time after which the server closes a connection that is idle or whose client does not read.
        package var idleTime: Duration = .seconds(60)
        package var heartbeat: Duration = .seconds(15)
        package var pingAfter: Duration = .seconds(20)
        package var disconnectAfter: Duration = .seconds(35)
        /// The maximum time for which the WebSocket thread polls for work before it sleeps; see `AdaptiveSpin`.
        package var spin = AdaptiveSpin.usual
        package var timekeeper: any Timekeeper = SystemTimekeeper.shared
        /// Receives log lines, for example about refused clients.
        package var log: @Sendable (String) -> Void = { _ in }

        package init() {}

        /// Sets `address`, so that the caller need not import the module WebSockets.
        package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
    }

    /// The addresses at which the server listens, with their actual ports.
    package let addresses: [WebAddress]
    /// The loop that sends the messages of the WebSockets.
    package let loop: WebSocketLoop
    private let settings: Settings
    private let daemon: HTTPDaemon
    private let accepting: AcceptLoop
    private let beats: Lock<Alarm?>
    /// The accept loop, for the daemon's hooks. `stop` sets this to nil, because the loop and the daemon refer to each
    /// other.
    private let lingering: Lock<AcceptLoop?>
    private let isStopped = Lock(false)

    /// Starts the server, which runs until `stop`.
    package init(_ settings: Settings, router: Router, sockets: [SocketEndpoint] = []) async throws {
        self.settings = settings
        let gate = try Self.gate(settings)
        let listeners = try Self.listen(settings)
        addresses = listeners.map(\.address)
        let loop = WebSocketLoop(Self.loopSettings(settings))
        self.loop = loop
        let affordable = DescriptorBudget(
            wanted: settings.connectionLimit, descriptors: settings.descriptorLimit ?? DescriptorBudget.descriptors)
        // Sockets from the accept loop and from later upgrades share one quota.
        let open = Quota(affordable.sockets)
        let sockets = sockets.map { $0.counted(by: open) }
        let guarded = sockets.map { $0.guarded(by: gate) }
        let lingering = Lock<AcceptLoop?>(nil)
        self.lingering = lingering
        do {
            loop.serveAdopted(guarded)
            daemon = try HTTPDaemon(
                settings, affordable, gate: gate, router: router, endpoints: sockets,
                hooks: HTTPDaemon.Hooks(
                    adopt: { loop.adopt(descriptor: $0, head: $1) },
                    linger: { descriptor, answer in
                        lingering.withLock { $0 }?.linger(descriptor, answer)
                    },
                    hasRoom: { lingering.withLock { $0 }?.goOn() }))
        } catch {
            for listener in listeners { listener.close() }
            await loop.stop()
            throw error
        }
        accepting = AcceptLoop(
            listeners, settings, affordable, ConnectionRouter(guarded, places: open),
            health: { [daemon] head, place in daemon.health(head, place) },
            deliver: { [daemon] destination, descriptor, place, head in
                switch destination {
                case .http: return daemon.take(descriptor, place, head)
                case .socket:
                    loop.adopt(descriptor: descriptor)
                    return .taken
                }
            })
        let accepting = accepting
        lingering.withLock { $0 = accepting }
        beats = Lock(nil)
        beat()
    }

    package var address: WebAddress { addresses[0] }

    /// The maximum time that `stop` waits for the end of each library's thread.
    private static let stopTimeout: Duration = .milliseconds(500)

    /// Stops the server within two seconds: stops accepting connections, closes WebSockets with code 1001, ends
    /// streams, and gives requests in flight a short time to finish.
    package func stop() async {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        let alarm = beats.withLock { $0.take() }
        if let alarm { settings.timekeeper.cancel(alarm) }
        await within("the accept loop") { [accepting] in await accepting.close() }
        daemon.underWay.endStreams()
        async let sockets: Void = within("libwebsockets") { [loop] in await loop.stop() }
        await daemon.underWay.idle(within: .milliseconds(400), settings.timekeeper)
        daemon.underWay.failExchanges(daemon.stopping)
        await daemon.underWay.idle(within: .milliseconds(200), settings.timekeeper)
        await sockets
        await within("the accept loop") { [accepting] in await accepting.stop() }
        await within("libmicrohttpd") { [daemon] in
            let stopped = CompletionSignal()
            spawnThread(named: "http stop") {
                daemon.stop()
                stopped.signal()
            }
            await stopped.wait()
        }
        lingering.withLock { $0 = nil }
    }

    /// Runs `work` and waits for its end, but at most for `stopTimeout`.
    private func within(_ name: String, _ work: @escaping @Sendable () async -> Void) async {
        let over = CompletionSignal()
        let isDone = Lock(false)
        let alarm = SystemTimekeeper.shared.ring(after: Self.stopTimeout) { over.signal() }
        Task.detached {
            await work()
            isDone.withLock { $0 = true }
            over.signal()
        }
        await over.wait()
        SystemTimekeeper.shared.cancel(alarm)
        if !isDone.withLock({ $0 }) { settings.log("\(name) did not stop in time and was abandoned") }
    }

    private func beat() {
        guard !isStopped.withLock({ $0 }) else { return }
        let alarm = settings.timekeeper.ring(after: settings.heartbeat) { [weak self] in
            guard let self else { return }
            for stream in daemon.underWay.streams { stream.beat() }
            beat()
        }
        beats.withLock { $0 = alarm }
    }

    private static func gate(_ settings: Settings) throws -> AccessPolicy {
        var gate = settings.gate
        guard case .tcp(let host, _) = settings.address else {
            throw WebServerError.settings(
                "the first address of a server must be a TCP address; the unix socket is additional")
        }
        let isLoopback = AccessPolicy().knows(host.contains(":") ? "[\(host)]" : host)
        guard isLoopback || gate.token?.isEmpty == false else {
            throw WebServerError.settings("\(host) can be reached from other machines: set a token to listen there")
        }
        gate.takesAnyAddress = !isLoopback
        gate.hosts = Set(gate.hosts.map { $0.lowercased() })
        return gate
    }

    private static func listen(_ settings: Settings) throws -> [ListeningPort] {
        let first = try ListeningPort(settings.address, headTime: settings.headTime)
        guard let path = settings.unixPath else { return [first] }
        do {
            return [first, try ListeningPort(.unix(path: path), headTime: settings.headTime)]
        } catch {
            first.close()
            throw error
        }
    }

    private static func loopSettings(_ settings: Settings) -> WebSocketLoop.Settings {
        var loop = WebSocketLoop.Settings()
        loop.headLimitBytes = settings.headLimitBytes + 1024
        loop.pingAfter = settings.pingAfter
        loop.disconnectAfter = settings.disconnectAfter
        loop.spin = settings.spin
        loop.timekeeper = settings.timekeeper
        loop.log = settings.log
        return loop
    }
}
