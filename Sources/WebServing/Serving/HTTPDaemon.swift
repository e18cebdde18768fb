internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// libmicrohttpd on its own thread. The accept loop passes connections to it.
final class HTTPDaemon: @unchecked Sendable {
    struct Settings {
        var bodyLimitBytes = 1 << 20
        var limits = DescriptorBudget(wanted: 4096, descriptors: DescriptorBudget.descriptors)
        /// Paths that are answered even under overload.
        var healthPaths: Set<String> = []
        /// The time limit for a whole body.
        var bodyTime: Duration = .seconds(30)
        /// Seconds until a connection without activity is closed.
        var idleSeconds: UInt32 = 60
        var timekeeper: any Timekeeper = SystemTimekeeper.shared
        var log: @Sendable (String) -> Void = { _ in }
    }

    /// The daemon's calls to its server.
    struct Hooks: Sendable {
        /// Passes a connection that requests a WebSocket to libwebsockets, with its request head.
        var adopt: @Sendable (Int32, [UInt8]) -> Void
        /// Sends a last answer and closes the connection.
        var linger: @Sendable (Int32, [UInt8]) -> Void
        /// Called when more connections can be added, after some had to wait.
        var hasRoom: @Sendable () -> Void
    }

    let settings: Settings
    let gate: AccessPolicy
    let router: Router
    let endpoints: [String: SocketEndpoint]
    /// Whether all clients get the same responses.
    let isOpen: Bool
    let hooks: Hooks
    let underWay = InFlightRequests()
    let hangUps = DisconnectMonitor()
    let limits: Limits
    let crowd: LimitNotice
    /// The descriptors of connections that were added above the limit.
    let knocking = Lock<Set<Int32>>([])
    /// The descriptors of connections that only wake the library.
    let bells = Lock<Set<Int32>>([])
    let isKeptAwake = Lock(false)

    /// The number of idle connections, which can make room for new ones.
    let idleCount: IdleConnections.Count

    private struct Handle: @unchecked Sendable {
        var daemon: OpaquePointer?
        /// The number of added connections that the library has not processed yet.
        var handed = 0
        /// The time since which the accept loop waits for capacity.
        var waitedSince: Instant?
    }

    /// The limit of added, unprocessed connections. The library processes all of them before existing connections; a
    /// thousand at once would delay every other request.
    private static let handedLimit = 32

    private let handle = Lock(Handle())
    private let logger = UnsafeMutablePointer<cmhd_logger>.allocate(capacity: 1)

    // Accessed only on libmicrohttpd's thread, several times for each request, so the run-time check is disabled.
    /// Set while a connection is refused deliberately, so that the library's log line about it is ignored.
    @exclusivity(unchecked) var isHangingUp = false
    @exclusivity(unchecked) var responseCache = ResponseCache()
    @exclusivity(unchecked) var idle: IdleConnections

    init(_ settings: Settings, gate: AccessPolicy, router: Router, endpoints: [SocketEndpoint], hooks: Hooks) throws {
        self.settings = settings
        self.gate = gate
        isOpen = gate.token == nil && gate.origins.isEmpty
        self.router = router
        self.endpoints = Dictionary(uniqueKeysWithValues: endpoints.map { ($0.path, $0) })
        self.hooks = hooks
        limits = Limits(settings.limits)
        idle = IdleConnections()
        idleCount = idle.count
        crowd = LimitNotice(settings.timekeeper, settings.log)
        // Released in `stop`, when no thread of the library can refer to this object any more.
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

    /// After this wait, added connections count as processed: without memory, libmicrohttpd drops connections silently.
    private static let handedTime: Duration = .seconds(5)

    /// Whether another connection can be added; if not, `hasRoom` is called later.
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

    /// Adds a connection to the library.
    ///
    /// - Returns: false if that failed; then the connection is closed.
    func hand(_ descriptor: Int32, _ place: SystemSocketAddress) -> Bool {
        defer { keepAwake() }
        return add(descriptor, place)
    }

    func add(_ descriptor: Int32, _ place: SystemSocketAddress) -> Bool {
        handle.withLock { handle in
            guard let daemon = handle.daemon else {
                close(descriptor)
                return false
            }
            // The library closes the descriptor if it fails.
            guard place.withAddress({ MHD_add_connection(daemon, descriptor, $0, $1) }) == .YES else { return false }
            handle.handed += 1
            return true
        }
    }

    /// Called when the library has processed an added connection.
    func arrived() {
        let hasRoom = handle.withLock { handle in
            handle.handed = max(handle.handed - 1, 0)
            guard handle.waitedSince != nil, handle.handed <= Self.handedLimit / 2 else { return false }
            handle.waitedSince = nil
            return true
        }
        if hasRoom { hooks.hasRoom() }
    }

    /// Stops the library's thread. No connection may be suspended any more.
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
        // Without TURBO the library shuts down sockets that were passed on to libwebsockets.
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
            // Must be first; otherwise the library reports an error.
            option(.EXTERNAL_LOGGER, Int(bitPattern: cmhd_log_function()), UnsafeMutableRawPointer(logger)),
            // Enough for the longest request head, the library's notes and a response head. No more, because all of it
            // is cleared after each request.
            option(.CONNECTION_MEMORY_LIMIT, 24 << 10),
            // Unlimited, because our own limit applies first.
            option(.CONNECTION_LIMIT, Int(Int32.max)),
            option(.CONNECTION_TIMEOUT, Int(settings.idleSeconds)),
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

/// Stores the query of a new request. The library calls this with the target as sent, before it parses the target.
///
/// - Returns: nil, the initial context of each request.
private func targetReceived(
    _: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let connection, let kept = ManagedConnection.found(connection) else { return nil }
    let query = target.flatMap { strchr($0, Int32(UInt8(ascii: "?"))) }
    kept.pointee.query = query.map { String(cString: $0 + 1) } ?? ""
    return nil
}

/// Logs a line of the library, usually a bad request that it has answered itself.
private func logLine(_ this: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?) {
    guard let this, let text else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    // Our own refusals are not worth a line, either.
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
