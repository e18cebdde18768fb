package import SDLSupport
package import WebSockets

/// HTTP and sockets behind one port, and behind a unix socket beside it if wanted.
///
/// An accept loop looks at each connection's first head and hands it to libwebsockets, if it asks for a socket at a path
/// that has one, or else to libmicrohttpd.
package final class WebServer: Sendable {
    package struct Settings: Sendable {
        /// Loopback unless a token is set.
        package var address = WebAddress.loopback(8080)
        /// A second way in, for programs on this machine; a program that may open the path needs no token.
        package var unixPath: String?
        package var gate = Gate()
        package var headLimitBytes = 16 << 10
        package var headTime: Duration = .seconds(10)
        /// Bytes of body that are taken where a route does not say otherwise.
        package var bodyLimitBytes = 1 << 20
        package var connectionLimit = 4096
        /// Files and connections that the process may have open; what the system says where none stands here.
        package var descriptorLimit: Int?
        /// What is answered however crowded it is.
        package var healthPaths: Set<String> = ["/livez", "/readyz"]
        /// How long a body may take in all.
        package var bodyTime: Duration = .seconds(30)
        /// How long a connection may lie idle between requests, and an answer not move.
        package var idleTime: Duration = .seconds(60)
        package var heartbeat: Duration = .seconds(15)
        package var pingAfter: Duration = .seconds(20)
        package var hangUpAfter: Duration = .seconds(35)
        package var compresses = false
        /// How long the sockets' thread may look for more before it sleeps, when that has been worth it lately.
        package var spin = AdaptiveSpin.usual
        package var timekeeper: any Timekeeper = SystemTimekeeper.shared
        /// One line for each thing a person may want to know, such as a refused client.
        package var log: @Sendable (String) -> Void = { _ in }

        package init() {}

        /// The first address, for callers that know nothing of sockets.
        package mutating func listen(host: String, port: UInt16) { address = .tcp(host: host, port: port) }
    }

    /// Where it can be reached, with the real port.
    package let addresses: [WebAddress]
    /// For what is sent to sockets.
    package let loop: WebSocketLoop
    private let settings: Settings
    private let daemon: HTTPDaemon
    private let accepting: AcceptLoop
    private let beats: Lock<Alarm?>
    /// The accept loop, for the daemon, which is made before it. Emptied at the end: the two hold each other.
    private let lingering: Lock<AcceptLoop?>
    private let isStopped = Lock(false)

    /// Starts to listen. Runs until `stop`.
    package init(_ settings: Settings, router: Router, sockets: [SocketEndpoint] = []) async throws {
        self.settings = settings
        let gate = try Self.gate(settings)
        let listeners = try Self.listen(settings)
        addresses = listeners.map(\.address)
        let loop = WebSocketLoop(Self.loopSettings(settings))
        self.loop = loop
        let affordable = Affordable(
            wanted: settings.connectionLimit, descriptors: settings.descriptorLimit ?? Affordable.descriptors)
        // Counted once for both ways in.
        let open = Quota(affordable.sockets)
        let sockets = sockets.map { $0.counted(by: open) }
        let guarded = sockets.map { $0.guarded(by: gate) }
        let lingering = Lock<AcceptLoop?>(nil)
        self.lingering = lingering
        do {
            loop.serveAdopted(guarded)
            daemon = try HTTPDaemon(
                Self.daemonSettings(settings, affordable), gate: gate, router: router, endpoints: sockets,
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
            listeners, Self.acceptSettings(settings, affordable), Chooser(guarded, places: open),
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

    /// The address over TCP.
    package var address: WebAddress { addresses[0] }

    /// How long a library gets to end its thread. One that does not is left behind: nothing waits for it any more.
    private static let patience: Duration = .milliseconds(500)

    /// Stops within two seconds, whatever a library does: accepts no more, closes sockets with 1001, ends streams,
    /// gives requests under way a moment.
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
            let stopped = Finish()
            spawnThread(named: "http stop") {
                daemon.stop()
                stopped.signal()
            }
            await stopped.wait()
        }
        lingering.withLock { $0 = nil }
    }

    /// Waits for work to end, but not for ever.
    private func within(_ name: String, _ work: @escaping @Sendable () async -> Void) async {
        let over = Finish()
        let isDone = Lock(false)
        let alarm = SystemTimekeeper.shared.ring(after: Self.patience) { over.signal() }
        Task.detached {
            await work()
            isDone.withLock { $0 = true }
            over.signal()
        }
        await over.wait()
        SystemTimekeeper.shared.cancel(alarm)
        if !isDone.withLock({ $0 }) { settings.log("\(name) does not end; it is left behind") }
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
}

extension WebServer {
    private static func gate(_ settings: Settings) throws -> Gate {
        var gate = settings.gate
        guard case .tcp(let host, _) = settings.address else {
            throw WebServerError.settings(
                "the first address of a server is a TCP one; the unix socket stands beside it")
        }
        let isLoopback = Gate().knows(host.contains(":") ? "[\(host)]" : host)
        guard isLoopback || gate.token?.isEmpty == false else {
            throw WebServerError.settings("\(host) can be reached by others: a token is needed to listen there")
        }
        gate.takesAnyAddress = !isLoopback
        gate.hosts = Set(gate.hosts.map { $0.lowercased() })
        return gate
    }

    private static func listen(_ settings: Settings) throws -> [ListeningPort] {
        let first = try ListeningPort(settings.address)
        guard let path = settings.unixPath else { return [first] }
        do {
            return [first, try ListeningPort(.unix(path: path))]
        } catch {
            first.close()
            throw error
        }
    }

    private static func loopSettings(_ settings: Settings) -> WebSocketLoop.Settings {
        var loop = WebSocketLoop.Settings()
        loop.headLimitBytes = settings.headLimitBytes + 1024
        loop.pingAfter = settings.pingAfter
        loop.hangUpAfter = settings.hangUpAfter
        loop.compresses = settings.compresses
        loop.spin = settings.spin
        loop.timekeeper = settings.timekeeper
        loop.log = settings.log
        return loop
    }

    private static func daemonSettings(_ settings: Settings, _ affordable: Affordable) -> HTTPDaemon.Settings {
        var daemon = HTTPDaemon.Settings()
        daemon.bodyLimitBytes = settings.bodyLimitBytes
        daemon.limits = affordable
        daemon.healthPaths = settings.healthPaths
        daemon.bodyTime = settings.bodyTime
        daemon.idleSeconds = UInt32(settings.idleTime.components.seconds)
        daemon.timekeeper = settings.timekeeper
        daemon.log = settings.log
        return daemon
    }

    private static func acceptSettings(_ settings: Settings, _ affordable: Affordable) -> AcceptLoop.Settings {
        var accept = AcceptLoop.Settings()
        accept.pendingLimit = affordable.pending
        accept.lingerLimit = affordable.lingering
        accept.headLimitBytes = settings.headLimitBytes
        accept.headTime = settings.headTime
        accept.timekeeper = settings.timekeeper
        accept.log = settings.log
        return accept
    }
}
