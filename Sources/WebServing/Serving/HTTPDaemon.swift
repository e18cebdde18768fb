internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// libmicrohttpd on its own thread, fed with connections from the accept loop.
final class HTTPDaemon: @unchecked Sendable {
    struct Settings {
        var bodyLimitBytes = 1 << 20
        var limits = Affordable(wanted: 4096, descriptors: Affordable.descriptors)
        /// Paths that are answered however crowded it is.
        var healthPaths: Set<String> = []
        /// How long a body may take in all.
        var bodyTime: Duration = .seconds(30)
        /// Seconds after which a connection on which nothing moves is closed.
        var idleSeconds: UInt32 = 60
        var timekeeper: any Timekeeper = SystemTimekeeper.shared
        var log: @Sendable (String) -> Void = { _ in }
    }

    /// What the daemon needs of its server.
    struct Hooks: Sendable {
        /// Hands a connection that asks for a socket to libwebsockets, with the head as it was.
        var adopt: @Sendable (Int32, [UInt8]) -> Void
        /// Sends a last answer and closes.
        var linger: @Sendable (Int32, [UInt8]) -> Void
        /// More connections can be handed over, after some had to wait.
        var hasRoom: @Sendable () -> Void
    }

    let settings: Settings
    let gate: Gate
    let router: Router
    let endpoints: [String: SocketEndpoint]
    /// Whether what one client gets is what all get.
    let isOpen: Bool
    let hooks: Hooks
    let underWay = UnderWay()
    let hangUps = HangUps()
    let limits: Limits
    let crowd: CrowdNotice
    /// The descriptors of connections that were handed over without a place.
    let knocking = Lock<Set<Int32>>([])
    /// The descriptors of connections that only wake the library.
    let bells = Lock<Set<Int32>>([])
    let isKeptAwake = Lock(false)

    /// Of connections that lie idle, and would make room.
    let idleCount: IdleLine.Count

    private struct Handle: @unchecked Sendable {
        var daemon: OpaquePointer?
        /// Connections that were handed over and that the library has not come to.
        var handed = 0
        /// Since when somebody is to be told that there are few of them.
        var waitedSince: Instant?
    }

    /// The library takes all that were handed over before it looks at any connection that it has: with a thousand at once
    /// a client that presses a button would wait for all of them.
    private static let handedLimit = 32

    private let handle = Lock(Handle())
    private let logger = UnsafeMutablePointer<cmhd_logger>.allocate(capacity: 1)

    // Touched on libmicrohttpd's thread alone, several times for each request, so that nobody looks for a second access.
    /// We are about to refuse a connection on purpose, so what the library says about it is no news.
    @exclusivity(unchecked) var isHangingUp = false
    @exclusivity(unchecked) var responseCache = ResponseCache()
    @exclusivity(unchecked) var idle: IdleLine

    init(_ settings: Settings, gate: Gate, router: Router, endpoints: [SocketEndpoint], hooks: Hooks) throws {
        self.settings = settings
        self.gate = gate
        isOpen = gate.token == nil && gate.origins.isEmpty
        self.router = router
        self.endpoints = Dictionary(uniqueKeysWithValues: endpoints.map { ($0.path, $0) })
        self.hooks = hooks
        limits = Limits(settings.limits)
        idle = IdleLine()
        idleCount = idle.count
        crowd = CrowdNotice(settings.timekeeper, settings.log)
        // Given back in `stop`, when no thread of the library can name us any more.
        let this = Unmanaged.passRetained(self).toOpaque()
        if !Self.takeRefusals() { settings.log("libmicrohttpd answers with HTML what it refuses by itself") }
        guard let daemon = start(this) else {
            Unmanaged<HTTPDaemon>.fromOpaque(this).release()
            hangUps.stop()
            throw WebServerError.cannotStart("libmicrohttpd did not start: \(systemText(errno))")
        }
        let started = Handle(daemon: daemon)
        handle.withLock { $0 = started }
    }

    deinit { logger.deallocate() }

    /// How long a handed connection is counted: libmicrohttpd drops one without a word when it has no memory for it.
    private static let handedTime: Duration = .seconds(5)

    /// Whether one more can be handed over; where not, `hasRoom` tells when.
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

    /// Hands a connection to the library.
    ///
    /// - Returns: false when that failed; then it is closed.
    func hand(_ descriptor: Int32, _ place: SocketPlace) -> Bool {
        defer { keepAwake() }
        return add(descriptor, place)
    }

    func add(_ descriptor: Int32, _ place: SocketPlace) -> Bool {
        handle.withLock { handle in
            guard let daemon = handle.daemon else {
                close(descriptor)
                return false
            }
            // Closes the descriptor itself when it fails.
            guard place.withAddress({ MHD_add_connection(daemon, descriptor, $0, $1) }) == .YES else { return false }
            handle.handed += 1
            return true
        }
    }

    /// The library has come to one that was handed over.
    func arrived() {
        let hasRoom = handle.withLock { handle in
            handle.handed = max(handle.handed - 1, 0)
            guard handle.waitedSince != nil, handle.handed <= Self.handedLimit / 2 else { return false }
            handle.waitedSince = nil
            return true
        }
        if hasRoom { hooks.hasRoom() }
    }

    /// Stops the library's thread. Nothing may be suspended any more.
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
        // Without TURBO the library shuts a socket down that we have handed on.
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
            // First, or the library complains.
            option(.EXTERNAL_LOGGER, Int(bitPattern: cmhd_log_function()), UnsafeMutableRawPointer(logger)),
            // The longest head, what the library notes of it, and an answer's head: no more, as all of it is cleared after
            // each request.
            option(.CONNECTION_MEMORY_LIMIT, 24 << 10),
            // Ours comes first, at any number.
            option(.CONNECTION_LIMIT, Int(Int32.max)),
            option(.CONNECTION_TIMEOUT, Int(settings.idleSeconds)),
            option(.NOTIFY_COMPLETED, function(completed), this),
            option(.NOTIFY_CONNECTION, function(notified), this),
            option(.URI_LOG_CALLBACK, function(targeted), this),
            // What is escaped stays so until the path has been split.
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

/// Keeps the query of a request that begins: the library calls this with the target as sent, before it takes it apart.
///
/// - Returns: nil, the context with which a request begins.
private func targetReceived(
    _: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let connection, let kept = KeptConnection.found(connection) else { return nil }
    let query = target.flatMap { strchr($0, Int32(UInt8(ascii: "?"))) }
    kept.pointee.query = query.map { String(cString: $0 + 1) } ?? ""
    return nil
}

/// A line of the library's own: mostly a client's bad request that it has answered itself.
private func logLine(_ this: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?) {
    guard let this, let text else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    // Nor is what we say of a refusal ourselves.
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
        daemon.ended(kept.assumingMemoryBound(to: KeptConnection.self))
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
