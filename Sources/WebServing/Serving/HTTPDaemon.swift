internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Runs libmicrohttpd on a separate thread. The accept loop passes connections to this class.
final class HTTPDaemon: @unchecked Sendable {
    /// The functions of other parts of the server that the daemon calls.
    struct Hooks: Sendable {
        /// Passes a connection and the bytes of its request head to libwebsockets, because the client has requested a
        /// WebSocket.
        var adopt: @Sendable (Int32, [UInt8]) -> Void
        /// Sends a last answer on a connection and closes the connection.
        var linger: @Sendable (Int32, [UInt8]) -> Void
        /// Called when `takesMore` becomes true again, so that connections can be added.
        var hasRoom: @Sendable () -> Void
    }

    let settings: WebServer.Settings
    let gate: AccessPolicy
    let router: Router
    let endpoints: [String: SocketEndpoint]
    let hooks: Hooks
    let underWay = InFlightRequests()
    let hangUps = DisconnectMonitor()
    let limits: Limits
    let crowd: LogThrottle
    /// The descriptors of added connections that are above the connection limit and must replace idle connections.
    let knocking = Lock<Set<Int32>>([])
    /// The descriptors of connections without a client, which are added only to wake up libmicrohttpd.
    let bells = Lock<Set<Int32>>([])
    let isKeptAwake = Lock(false)

    /// The number of idle connections, which new connections can replace if the connection limit is reached.
    let idleCount: IdleConnections.Count

    private struct Handle: @unchecked Sendable {
        var daemon: OpaquePointer?
        /// The number of connections that were added but not yet processed by libmicrohttpd.
        var handed = 0
        /// The time when `handed` reached its limit. The accept loop then waits until `handed` has shrunk to half. Nil
        /// while the accept loop need not wait.
        var waitedSince: Instant?
    }

    /// The maximum number of connections that are added but not yet processed by libmicrohttpd. The library processes
    /// added connections before all others, so a thousand added connections would delay every request.
    private static let handedLimit = 32

    private let handle = Lock(Handle())
    private let logger = UnsafeMutablePointer<cmhd_logger>.allocate(capacity: 1)

    // Accessed only on libmicrohttpd's thread, several times for each request, so the run-time check is disabled.
    /// Whether the daemon has just ended a connection itself. libmicrohttpd's log line about the connection is then
    /// ignored.
    @exclusivity(unchecked) var isHangingUp = false
    @exclusivity(unchecked) var idle: IdleConnections

    init(
        _ settings: WebServer.Settings, _ affordable: DescriptorBudget, gate: AccessPolicy, router: Router,
        endpoints: [SocketEndpoint], hooks: Hooks
    ) throws {
        self.settings = settings
        self.gate = gate
        self.router = router
        self.endpoints = Dictionary(uniqueKeysWithValues: endpoints.map { ($0.path, $0) })
        self.hooks = hooks
        limits = Limits(affordable)
        idle = IdleConnections()
        idleCount = idle.count
        crowd = LogThrottle(settings.timekeeper, settings.log)
        // Released in `stop`, when no thread of the library refers to this object.
        let this = Unmanaged.passRetained(self).toOpaque()
        if !Self.takeRefusals() { settings.log("libmicrohttpd sends its own HTML for requests that it refuses itself") }
        guard let daemon = start(this) else {
            Unmanaged<HTTPDaemon>.fromOpaque(this).release()
            hangUps.stop()
            throw WebServerError.cannotStart("libmicrohttpd did not start: \(systemText(errno))")
        }
        let started = Handle(daemon: daemon)
        handle.withLock { $0 = started }
    }

    deinit { logger.deallocate() }

    /// The maximum time to wait until libmicrohttpd processes added connections. Then they count as processed, because
    /// libmicrohttpd drops connections silently when it has no memory.
    private static let handedTime: Duration = .seconds(5)

    /// Whether another connection can be added. If false, the daemon calls `hasRoom` when connections can be added
    /// again.
    var takesMore: Bool {
        handle.withLock { handle in
            if let since = handle.waitedSince {
                guard settings.timekeeper.now - since > Self.handedTime else { return false }
                handle.handed = 0
                handle.waitedSince = nil
            } else if handle.handed >= Self.handedLimit {
                handle.waitedSince = settings.timekeeper.now
            }
            return handle.waitedSince == nil
        }
    }

    /// Adds a connection to libmicrohttpd.
    ///
    /// - Returns: false if libmicrohttpd did not accept the connection. The connection is then closed.
    func hand(_ descriptor: Int32, _ place: SocketAddress) -> Bool {
        defer { keepAwake() }
        return add(descriptor, place)
    }

    func add(_ descriptor: Int32, _ place: SocketAddress) -> Bool {
        handle.withLock { handle in
            guard let daemon = handle.daemon else {
                close(descriptor)
                return false
            }
            // If this call fails, the library closes the descriptor.
            guard place.withPointer({ MHD_add_connection(daemon, descriptor, $0, $1) }) == .YES else { return false }
            handle.handed += 1
            return true
        }
    }

    /// Called when libmicrohttpd has processed an added connection.
    func arrived() {
        let hasRoom = handle.withLock { handle in
            handle.handed = max(handle.handed - 1, 0)
            guard handle.waitedSince != nil, handle.handed <= Self.handedLimit / 2 else { return false }
            handle.waitedSince = nil
            return true
        }
        if hasRoom { hooks.hasRoom() }
    }

    /// Stops libmicrohttpd's thread. The caller must first resume all suspended connections.
    func stop() {
        let daemon = handle.withLock { handle in
            let daemon = Handle(daemon: handle.daemon.take())
            return daemon
        }.daemon
        guard let daemon else { return }
        MHD_stop_daemon(daemon)
        hangUps.stop()
        Unmanaged.passUnretained(self).release()
    }

    private func start(_ this: UnsafeMutableRawPointer) -> OpaquePointer? {
        // Without TURBO, the library shuts down sockets that libwebsockets has taken over.
        let flags = [
            MHD_USE_EPOLL_INTERNAL_THREAD, MHD_USE_NO_LISTEN_SOCKET, MHD_USE_TURBO, MHD_ALLOW_SUSPEND_RESUME,
            MHD_USE_ERROR_LOG, MHD_USE_ITC,
        ].reduce(0) { $0 | $1.rawValue }
        func function<Function>(_ function: Function) -> Int { unsafeBitCast(function, to: Int.self) }
        let completed: MHD_RequestCompletedCallback = requestCompleted
        let notified: MHD_NotifyConnectionCallback = connectionChanged
        let targeted: TargetCallback = targetReceived
        let unescape: UnescapeCallback = { _, _, text in text.map { strlen($0) } ?? 0 }
        logger.initialize(to: cmhd_logger(line: logLine, context: this))
        var options = [
            // The logger must be the first option; otherwise the library reports an error.
            option(.EXTERNAL_LOGGER, Int(bitPattern: cmhd_log_function()), UnsafeMutableRawPointer(logger)),
            // Enough memory for the longest request head, the library's notes and a response head. More memory would
            // cost time, because all of it is cleared after each request.
            option(.CONNECTION_MEMORY_LIMIT, 24 << 10),
            // Unlimited, because our own limit applies first.
            option(.CONNECTION_LIMIT, Int(Int32.max)),
            option(.CONNECTION_TIMEOUT, Int(settings.idleTime.components.seconds)),
            option(.NOTIFY_COMPLETED, function(completed), this),
            option(.NOTIFY_CONNECTION, function(notified), this),
            option(.URI_LOG_CALLBACK, function(targeted), this),
            // Do not decode escapes before the path is split.
            option(.UNESCAPE_CALLBACK, function(unescape), this),
            option(.END, 0),
        ]
        return options.withUnsafeMutableBufferPointer { options in
            withVaList([Int(MHD_OPTION.ARRAY.rawValue), Int(bitPattern: options.baseAddress), 0]) { list in
                MHD_start_daemon_va(flags, 0, nil, nil, handleRequest, this, list)
            }
        }
    }

    private func option(
        _ name: MHD_OPTION, _ value: Int, _ pointer: UnsafeMutableRawPointer? = nil
    ) -> MHD_OptionItem {
        MHD_OptionItem(option: name, value: value, ptr_value: pointer)
    }
}

private typealias UnescapeCallback =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int

private typealias TargetCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer?

/// Stores the query of a new request as the client sent it. libmicrohttpd calls this function before it parses the
/// target.
///
/// - Returns: nil, which is the initial context of each request.
private func targetReceived(
    _: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let connection, let kept = ManagedConnection.found(connection) else { return nil }
    let query = target.flatMap { strchr($0, Int32(UInt8(ascii: "?"))) }
    kept.pointee.query = query.map { String(cString: $0 + 1) } ?? ""
    return nil
}

/// Receives a log line of libmicrohttpd, usually about a bad request that libmicrohttpd has answered itself.
private func logLine(_ this: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?) {
    guard let this, let text else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    // Do not log the daemon's own refusals either.
    if daemon.isHangingUp || strncmp(text, "Error processing request", 24) == 0 { return }
    var line = Substring(String(cString: text))
    while line.last?.isNewline == true { line.removeLast() }
    daemon.settings.log("libmicrohttpd: \(line)")
}

private func connectionChanged(
    _ this: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ what: MHD_ConnectionNotificationCode
) {
    guard let this, let connection, let context else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    if what == .CONNECTION_NOTIFY_STARTED {
        context.pointee = UnsafeMutableRawPointer(daemon.began(connection))
    } else if let kept = context.pointee.take() {
        daemon.ended(kept.assumingMemoryBound(to: ManagedConnection.self))
    }
}

private func requestCompleted(
    _ this: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
    guard let this, let connection, let context else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    daemon.completed(context)
    if code == .REQUEST_TERMINATED_COMPLETED_OK { daemon.rest(connection) }
}
