internal import CLibwebsockets
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// An event loop of libwebsockets with its own thread. It listens, connects, and transfers messages for any number of
/// sockets.
///
/// Commands to the loop are collected in one inbox. Several commands together wake the thread only once. The thread
/// keeps the loop alive until `stop`.
package final class WebSocketLoop: @unchecked Sendable {
    package struct Settings: Sendable {
        package var name = "sockets"
        /// The time after which the loop pings a client or server that has sent nothing. If it still sends nothing, it
        /// is disconnected after `disconnectAfter`.
        package var pingAfter: Duration = .seconds(20)
        package var disconnectAfter: Duration = .seconds(35)
        /// The maximum time for which a closing socket may still send its queue and the close frame.
        package var linger: Duration = .seconds(2)
        /// The maximum time that `stop` waits for sockets to close normally.
        package var stopGrace: Duration = .milliseconds(400)
        /// The maximum time for which the thread polls for work before it sleeps; see `AdaptiveSpin`.
        package var spin = Duration.zero
        package var headLimitBytes = 16 << 10
        package var timekeeper: any Timekeeper = SystemTimekeeper.shared
        /// Receives log lines about errors of libwebsockets and about refused clients.
        package var log: @Sendable (String) -> Void = { _ in }

        package init() {}
    }

    enum Command: Sendable {
        case flush(WebSocket)
        case continueReading(WebSocket)
        case giveUp(WebSocket)
        case listen(ListenRequest)
        case dial(DialRequest)
        case adopt(AdoptRequest)
        case poll(any PolledDescriptor)
        case stop(CheckedContinuation<Void, Never>)
        case retire
        case destroy
    }

    /// Counters of the loop's work, for benchmarks and tests.
    package struct Counts: Hashable, Sendable {
        package var batches = 0
        package var framesSent = 0
        package var writes = 0
        package var messagesReceived = 0
        package var sockets = 0
        /// The number of calls of `PolledDescriptor.ready`.
        package var polled = 0
        /// The number of times that the thread polled for work instead of sleeping.
        package var idlePolls = 0

        /// The sum of the counters that are increased by work. If the sum has grown since the last poll, the loop had
        /// work.
        fileprivate var work: Int { batches + writes + messagesReceived + polled }
    }

    let settings: Settings
    let inbox: Inbox<Command>
    private let waker: LoopWaker
    private let counted = Lock(Counts())

    // The context of libwebsockets. Accessed only on the loop's thread.
    private(set) var context: OpaquePointer!
    private var vhosts: [SocketVhost] = []
    var adopting: OpaquePointer?
    /// The requests to adopt a connection that have not been processed yet.
    private var arrivals: [AdoptRequest] = []
    var dialling: OpaquePointer?
    var sockets: [UInt64: WebSocket] = [:]
    let writer = FrameWriter()
    /// Whether sockets with new messages are only collected in `gathered`, so that their messages are written later,
    /// together.
    var gathers = false
    var gathered: [WebSocket] = []
    var batch: [SharedFrame] = []
    var tally = Counts()
    private var lastID: UInt64 = 0
    private var stopping: [CheckedContinuation<Void, Never>] = []
    private(set) var isStopping = false
    private var isRetiring = false
    private var isDestroyed = false
    private let policy: UnsafeMutablePointer<lws_retry_bo_t>
    private let thread = Lock(pthread_t?.none)

    package init(_ settings: Settings = Settings()) {
        self.settings = settings
        let waker = LoopWaker()
        self.waker = waker
        inbox = Inbox { waker.ring() }
        policy = .allocate(capacity: 1)
        policy.initialize(to: lws_retry_bo_t())
        policy.pointee.secs_since_valid_ping = UInt16(settings.pingAfter.components.seconds)
        policy.pointee.secs_since_valid_hangup = UInt16(settings.disconnectAfter.components.seconds)
        LibraryLog.redirect(to: settings.log)
        context = makeContext()
        // Create this virtual host in all cases, because libwebsockets reports a wake-up only to an existing virtual
        // host.
        dialling = makeVhost(SocketVhost([], polls: true), port: CONTEXT_PORT_NO_LISTEN)
        waker.attach(context)
        spawnThread(named: settings.name) { self.run() }
    }

    deinit { policy.deallocate() }

    package var counts: Counts { counted.withLock { $0 } }

    /// Sends one message to many sockets, and wakes the loop's thread at most once.
    package func send(_ frame: SharedFrame, to sockets: some Sequence<WebSocket>, topic: Topic, key: String = "") {
        var unaware: [Command] = []
        let here = isOnThread
        for socket in sockets where socket.offer(frame, topic, key).ring {
            if here { socket.flush() } else { unaware.append(.flush(socket)) }
        }
        inbox.send(contentsOf: unaware)
    }

    /// Closes all sockets with code 1001, waits at most `stopGrace` until the sockets are closed, and ends the thread.
    package func stop() async {
        await withCheckedContinuation { submit(.stop($0)) }
    }

    /// Ends the thread when the last socket has closed.
    package func stopWhenIdle() { submit(.retire) }

    /// Queues a command. If the loop has ended, the command is answered with an error or dropped.
    func submit(_ command: Command) {
        inbox.send(command)
        if waker.isDetached { refuseAll() }
    }

    /// Runs a command. On the loop's thread, the command runs immediately; on any other thread, it is queued.
    func perform(_ command: Command) {
        if isOnThread { execute(command) } else { submit(command) }
    }

    var isOnThread: Bool { thread.withLock { $0 } == pthread_self() }

    func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    // MARK: The thread

    private func run() {
        thread.withLock { $0 = pthread_self() }
        var spin = AdaptiveSpin(settings.spin)
        var sleeps = true
        // A negative time makes libwebsockets poll without waiting.
        while !isDestroyed, lws_service(context, sleeps ? 0 : -1) >= 0 {
            if !sleeps { tally.idlePolls += 1 }
            let found = counted.withLock { counted in
                defer { counted = tally }
                return tally.work != counted.work
            }
            sleeps = spin.sleeps(found: found, at: SystemTimekeeper.shared.now)
            // The thread that brings the next work may need this processor, so let other threads run.
            if !found, !sleeps { sched_yield() }
        }
        waker.detach()
        for request in arrivals { Glibc.close(request.descriptor) }
        arrivals = []
        lws_context_destroy(context)
        context = nil
        vhosts = []
        writer.free()
        refuseAll()
        counted.withLock { $0 = tally }
        for waiting in stopping { waiting.resume() }
        stopping = []
        thread.withLock { $0 = nil }
    }

    /// Executes the queued commands. libwebsockets calls this method on the loop's thread when the thread was woken.
    func drain() {
        let batch = inbox.drain()
        if !batch.isEmpty { tally.batches += 1 }
        for command in batch { execute(command) }
        adoptArrivals()
    }

    /// The maximum number of connections that are adopted before other events are handled, so that existing sockets do
    /// not wait for many new connections.
    private static let arrivalLimit = 16

    private func adoptArrivals() {
        guard !arrivals.isEmpty else { return }
        let now = arrivals.prefix(Self.arrivalLimit)
        arrivals.removeFirst(now.count)
        for request in now { adopt(request) }
        if !arrivals.isEmpty { waker.ring() }
    }

    private func execute(_ command: Command) {
        switch command {
        case .flush(let socket): socket.flush()
        case .continueReading(let socket): socket.holdReading(false)
        case .giveUp(let socket): socket.giveUp()
        case .listen(let request): listen(request)
        case .dial(let request): dial(request)
        case .adopt(let request): arrivals.append(request)
        case .poll(let polled): begin(polled)
        case .stop(let continuation): beginStop(continuation)
        case .retire:
            isRetiring = true
            endIfIdle()
        case .destroy: isDestroyed = true
        }
    }

    private func beginStop(_ continuation: CheckedContinuation<Void, Never>) {
        stopping.append(continuation)
        guard !isStopping else { return }
        isStopping = true
        for socket in sockets.values {
            socket.close(.goingAway, "the server is stopping")
            // A dialling socket has no connection to close yet.
            if socket.dialling != nil { socket.giveUp() }
        }
        settings.timekeeper.ring(after: settings.stopGrace) { [weak self] in self?.inbox.send(.destroy) }
        endIfIdle()
    }

    /// Ends the loop if the loop is stopping and its last socket has closed.
    func endIfIdle() {
        if isStopping || isRetiring, sockets.isEmpty { inbox.send(.destroy) }
    }

    private func refuseAll() {
        for command in inbox.drain() {
            switch command {
            case .listen(let request): request.answer(.failure(.stopped))
            case .dial(let request): request.answer(.failure(.stopped))
            case .adopt(let request): Glibc.close(request.descriptor)
            case .poll(let polled): polled.ended()
            case .stop(let continuation): continuation.resume()
            case .flush, .continueReading, .giveUp, .retire, .destroy: break
            }
        }
    }

    // MARK: libwebsockets' context

    private func makeContext() -> OpaquePointer {
        var info = lws_context_creation_info()
        info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8)
        info.gid = -1
        info.uid = -1
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.max_http_header_data2 = UInt32(settings.headLimitBytes)
        info.pt_serv_buf_size = 64 << 10
        info.timeout_secs = 10
        info.retry_and_idle_policy = UnsafePointer(policy)
        guard let context = lws_create_context(&info) else {
            preconditionFailure("libwebsockets could not make a context")
        }
        return context
    }

    /// Creates a virtual host of libwebsockets. A virtual host has the sockets of one listening address, or all sockets
    /// that connect to servers.
    func makeVhost(
        _ vhost: SocketVhost, port: Int32, interface: String? = nil, unix: Bool = false
    ) -> OpaquePointer? {
        var info = lws_context_creation_info()
        info.options = UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
        if unix { info.options |= UInt64(LWS_SERVER_OPTION_UNIX_SOCK) }
        // With IPv6 enabled, libwebsockets listens on all interfaces even for an IPv4 address.
        if let interface, !unix, !interface.contains(":") {
            info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
        }
        info.port = port
        info.protocols = UnsafePointer(vhost.protocols)
        info.timeout_secs = 10
        info.retry_and_idle_policy = UnsafePointer(policy)
        info.user = Unmanaged.passUnretained(vhost).toOpaque()
        // The name begins with a control character, which no host name contains. Otherwise libwebsockets might select
        // this virtual host for a host name that begins with the same characters.
        info.vhost_name = vhost.keep("\u{1}\(vhosts.count)")
        info.iface = interface.map { vhost.keep($0) }
        let made = lws_create_vhost(context, &info)
        if made != nil { vhosts.append(vhost) }
        return made
    }
}
