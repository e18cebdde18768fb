internal import CLinux
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The library that serves a connection: `http` is libmicrohttpd, `socket` is libwebsockets.
enum Destination {
    case http
    case socket
}

/// Accepts connections on a separate thread, and keeps each connection until the first request head has arrived.
///
/// The loop reads the head with MSG_PEEK, so that it stays in the socket's buffer for the library that serves the
/// connection. The loop uses edge-triggered epoll, which reports only new bytes, so an incomplete head does not wake
/// the loop repeatedly. A connection whose head stays incomplete is closed after a time limit.
final class AcceptLoop: @unchecked Sendable {
    enum Delivery {
        case taken
        /// Neither library gets the connection. The loop sends this answer and closes the connection.
        case answer([UInt8])
        /// The libraries have too many connections now. The loop tries again when `goOn` is called.
        case later
    }

    /// Passes a connection to the chosen library if possible. The bytes of the head are valid only during the call.
    typealias Deliver = @Sendable (Destination, Int32, SocketAddress, UnsafeRawBufferPointer) -> Delivery
    /// Returns the answer to a health request; nil for other requests. The loop sends this answer if no library can get
    /// the connection.
    typealias HealthAnswer = @Sendable (UnsafeRawBufferPointer, SocketAddress) -> [UInt8]?

    enum Command: Sendable {
        case linger(Int32, [UInt8])
        case deadline
        /// A request to accept the connections that wait in the queues of the listeners.
        case again
        /// Tells the loop to offer connections again for which the library's answer was `later`.
        case goOn
        case close
        case stop
    }

    private let settings: WebServer.Settings
    /// The limits for connections without a complete head, and for answered connections that the client has not closed
    /// yet. Above a limit, the oldest such connection is closed.
    private let affordable: DescriptorBudget
    private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let wakeup = Wakeup()
    private let inbox: Inbox<Command>
    private let router: ConnectionRouter
    private let deliver: Deliver
    private let healthAnswer: HealthAnswer
    private let closed = CompletionSignal()
    private let finished = CompletionSignal()
    /// Whether the loop has ended. If so, `linger` closes connections without an answer.
    private let isOver = Lock(false)

    // The ports at which the loop listens. Accessed only on the loop's thread.
    private var listeners: [ListeningPort]
    /// The descriptors of the listeners at which further connections may wait to be accepted.
    private var crowded: Set<Int32> = []
    /// The remaining milliseconds for which the loop may wait for request heads while the process has no free file
    /// descriptor. The value is reset when all waiting connections were accepted.
    private var headWaitMilliseconds = AcceptLoop.headWaitMilliseconds
    private var pending = TimeoutQueue<PendingHead>()
    /// The connections with a complete head that could not be delivered yet.
    private var line: PendingHeadQueue
    private var lingering = TimeoutQueue<LingeringClose>()
    private var isStopped = false
    private var nextDeadline: Alarm?
    private let throttle: LogThrottle
    private let peeked: UnsafeMutableRawBufferPointer

    init(
        _ listeners: [ListeningPort], _ settings: WebServer.Settings, _ affordable: DescriptorBudget,
        _ router: ConnectionRouter, health: @escaping HealthAnswer, deliver: @escaping Deliver
    ) {
        self.listeners = listeners
        self.settings = settings
        self.affordable = affordable
        self.router = router
        self.deliver = deliver
        healthAnswer = health
        line = PendingHeadQueue(limit: affordable.pending)
        throttle = LogThrottle(settings.timekeeper, settings.log)
        precondition(epoll >= 0, "cannot create the accept loop: \(systemText(errno))")
        inbox = Inbox { [wakeup] in wakeup.ring() }
        // One byte more than the limit, to detect a head that is too long.
        peeked = .allocate(byteCount: settings.headLimitBytes + 1, alignment: 1)
        watch(wakeup.descriptor)
        for listener in listeners { watch(listener.descriptor) }
        spawnThread(named: "accept") { self.run() }
    }

    deinit { peeked.deallocate() }

    func close() async {
        inbox.send(.close)
        await closed.wait()
    }

    /// Stops accepting connections, drops connections without a complete head, and ends the thread.
    func stop() async {
        inbox.send(.stop)
        await finished.wait()
    }

    /// Asks the loop to deliver the queued connections. Called when the libraries can take connections again.
    func goOn() { inbox.send(.goOn) }

    /// Sends a last answer on the connection. Then reads and discards input until the client closes the connection or
    /// the linger time ends. If the socket were closed with unread input, the system would discard the answer.
    func linger(_ descriptor: Int32, _ answer: [UInt8]) {
        let isOver = isOver.withLock { isOver in
            if !isOver { inbox.send(.linger(descriptor, answer)) }
            return isOver
        }
        if isOver { Glibc.close(descriptor) }
    }

    // MARK: The thread

    private func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        while !isStopped {
            let count = epoll_wait(epoll, &events, Int32(events.count), crowded.isEmpty ? -1 : 0)
            for event in events.prefix(Int(max(count, 0))) {
                let descriptor = event.data.fd
                if descriptor == wakeup.descriptor {
                    drain()
                } else if listeners.contains(where: { $0.descriptor == descriptor }) {
                    crowded.insert(descriptor)
                } else if pending[descriptor] != nil {
                    peek(descriptor, event.events)
                } else if lingering[descriptor] != nil {
                    forget(descriptor)
                }
            }
            for listener in listeners where crowded.contains(listener.descriptor) { acceptSome(listener) }
            setDeadline()
        }
        closeListeners()
        if let nextDeadline { settings.timekeeper.cancel(nextDeadline) }
        isOver.withLock { $0 = true }
        let late = inbox.drain().compactMap { if case .linger(let descriptor, _) = $0 { descriptor } else { nil } }
        let left = pending.descriptors + line.descriptors + lingering.descriptors + late
        for descriptor in left { Glibc.close(descriptor) }
        Glibc.close(epoll)
        finished.signal()
    }

    private func closeListeners() {
        for listener in listeners { listener.close() }
        listeners = []
        crowded = []
        closed.signal()
    }

    private func drain() {
        wakeup.take()
        for command in inbox.drain() {
            switch command {
            case .linger(let descriptor, let answer): beginLinger(descriptor, answer)
            case .deadline: nextDeadline = nil
            case .again: crowded.formUnion(listeners.map(\.descriptor))
            case .goOn: offerAgain()
            case .close: closeListeners()
            case .stop: isStopped = true
            }
        }
        let now = settings.timekeeper.now
        while let late = pending.takeFirst(dueBy: now) { timeOut(late.descriptor, late.value) }
        while let late = line.takeLate(by: now) { beginLinger(late, HTTPDaemon.tooManyConnections) }
        while let late = lingering.takeFirst(dueBy: now) { Glibc.close(late.descriptor) }
    }

    private func setDeadline() {
        let due = [pending.first?.due, line.firstDue, lingering.first?.due].compactMap(\.self).min()
        guard !isStopped, let due, nextDeadline.map({ $0.due > due }) ?? true else { return }
        if let nextDeadline { settings.timekeeper.cancel(nextDeadline) }
        nextDeadline = settings.timekeeper.ring(at: due) { [weak self] in self?.inbox.send(.deadline) }
    }

    private func watch(_ descriptor: Int32) {
        let interest = EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
        var event = epoll_event(events: interest, data: epoll_data_t(fd: descriptor))
        epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
    }

    private func unwatch(_ descriptor: Int32) {
        var event = epoll_event()
        epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, &event)
    }

    // MARK: Accepting

    /// Accepts a limited number of connections, so that many new connections do not delay existing connections.
    private func acceptSome(_ listener: ListeningPort) {
        for _ in 0..<Self.turnLimit {
            let connection = SpareDescriptor.shared.accept { SocketAddress.accept(on: listener.descriptor) }
            if let (descriptor, place) = connection {
                begin(descriptor, place)
            } else if errno == EMFILE || errno == ENFILE {
                guard turnAway(listener) else { return allAccepted(listener) }
            } else if errno != EINTR && errno != ECONNABORTED {
                return allAccepted(listener)
            }
        }
    }

    private func allAccepted(_ listener: ListeningPort) {
        crowded.remove(listener.descriptor)
        if crowded.isEmpty { headWaitMilliseconds = Self.headWaitMilliseconds }
    }

    /// The maximum number of connections that the loop accepts before it handles other events.
    private static let turnLimit = 32
    private static let headWaitMilliseconds: Int32 = 40
    private static let noDescriptors = HTTPDaemon.crowded("files and connections").rawAnswer

    /// Accepts and answers a waiting connection with the reserved descriptor, because the process has no free file
    /// descriptor. Without this answer, the client would wait forever, because epoll reports a waiting connection only
    /// once. Returns false if no connection could be answered.
    private func turnAway(_ listener: ListeningPort) -> Bool {
        enum Outcome { case answered, noConnection, noDescriptor }
        let outcome = SpareDescriptor.shared.lend { () -> Outcome in
            guard let (descriptor, place) = SocketAddress.accept(on: listener.descriptor) else {
                return errno == EAGAIN || errno == EWOULDBLOCK ? .noConnection : .noDescriptor
            }
            answerWithoutRoom(descriptor, place)
            return .answered
        }
        if outcome == .noDescriptor {
            // The reserved descriptor is in use for another file. Retry after a pause, because the other file may stay
            // open for some time.
            settings.timekeeper.ring(after: .milliseconds(100)) { [weak self] in self?.inbox.send(.again) }
        }
        return outcome == .answered
    }

    private func answerWithoutRoom(_ descriptor: Int32, _ place: SocketAddress) {
        defer { Glibc.close(descriptor) }
        throttle.report("refused a connection: \(systemText(EMFILE))")
        // The head may not have arrived yet, so wait for a part of the remaining milliseconds.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let limit = min(headWaitMilliseconds, 5)
        if poll(&waiting, 1, limit) == 0 { headWaitMilliseconds -= limit }
        let count = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return }
        let bytes = UnsafeRawBufferPointer(rebasing: peeked[0..<count])
        let answer = healthAnswer(bytes, place) ?? Self.noDescriptors
        send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private func begin(_ descriptor: Int32, _ place: SocketAddress) {
        let client = place.client
        if pending.count >= affordable.pending { makeRoom(for: client) }
        pending.add(
            descriptor, PendingHead(place: place, client: client), due: settings.timekeeper.now + settings.headTime)
        // Most connections already have their head. Such a connection needs neither a place among the pending
        // connections nor an epoll event.
        peek(descriptor, 0)
        guard pending[descriptor] != nil else { return }
        pending[descriptor]?.isWatched = true
        watch(descriptor)
    }

    /// Frees a place among the pending connections, whose head is incomplete. Closes the oldest pending connection of
    /// `client`; if there is none, the oldest of all clients. If the head of this connection has arrived in the
    /// meantime, delivers the connection instead of closing it.
    private func makeRoom(for client: ClientAddress) {
        guard let oldest = pending.first(where: { $0.client == client }) ?? pending.first(where: { _ in true }) else {
            return
        }
        peek(oldest, 0)
        guard pending.remove(oldest) != nil else { return }
        throttle.report("dropped a connection before its request was complete: too many are pending")
        Glibc.close(oldest)
    }

    // MARK: Heads

    private func peek(_ descriptor: Int32, _ events: UInt32) {
        let flags = Int32(MSG_PEEK | MSG_DONTWAIT)
        let count = recv(descriptor, peeked.baseAddress, peeked.count, flags)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return drop(descriptor) }
        let bytes = UnsafeRawBufferPointer(rebasing: peeked[0..<count])
        let seen = pending[descriptor]?.seen ?? 0
        switch RequestHead.progress(of: bytes, from: max(0, seen - 2)) {
        case .complete(let end):
            guard end <= settings.headLimitBytes else { return refuse(descriptor, tooLong) }
            finish(descriptor, UnsafeRawBufferPointer(rebasing: bytes[0..<end]))
        case .foreign:
            refuse(
                descriptor,
                Problem(
                    .badRequest, detail: "This is not an HTTP request.",
                    hint: "The port accepts plain HTTP only; for https:// use a TLS proxy."))
        case .incomplete where count > settings.headLimitBytes: refuse(descriptor, tooLong)
        case .incomplete where events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue) != 0: drop(descriptor)
        case .incomplete: pending[descriptor]?.seen = count
        }
    }

    private var tooLong: Problem {
        Problem(.headTooLarge, detail: "The request head is too long; the limit is \(settings.headLimitBytes) bytes.")
    }

    private func finish(_ descriptor: Int32, _ head: UnsafeRawBufferPointer) {
        guard let pending = pending.remove(descriptor) else { return }
        // From now on, the new owner watches the connection.
        if pending.isWatched { unwatch(descriptor) }
        offer(descriptor, pending.place, head)
    }

    /// Delivers a connection whose head is complete. If other connections are queued, the connection is queued behind
    /// them, except for health requests.
    private func offer(_ descriptor: Int32, _ place: SocketAddress, _ head: UnsafeRawBufferPointer) {
        let delivery: Delivery
        if line.count == 0 {
            delivery = deliver(router.choose(head, from: place), descriptor, place, head)
        } else {
            delivery = healthAnswer(head, place).map { .answer($0) } ?? .later
        }
        switch delivery {
        case .taken: break
        case .answer(let answer): end(descriptor, place, answer)
        case .later:
            if !line.add(descriptor, place, due: settings.timekeeper.now + settings.headTime) {
                end(descriptor, place, HTTPDaemon.tooManyConnections)
            }
        }
    }

    private func end(_ descriptor: Int32, _ place: SocketAddress, _ answer: [UInt8]) {
        // Log only malformed requests. Overload can cause thousands of refusals, which `LogThrottle` logs.
        if answer.starts(with: "HTTP/1.1 400 ".utf8) {
            settings.log("\(place.description) was refused: its request head is malformed")
        }
        beginLinger(descriptor, answer)
    }

    /// Delivers queued connections until one must wait again. Reads each head again, and drops connections that the
    /// client has closed.
    private func offerAgain() {
        while let (descriptor, place) = line.first {
            let count = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_PEEK | MSG_DONTWAIT))
            let bytes = UnsafeRawBufferPointer(rebasing: peeked[0..<max(count, 0)])
            guard case .complete(let end) = RequestHead.progress(of: bytes, from: 0) else {
                line.removeFirst()
                Glibc.close(descriptor)
                continue
            }
            let head = UnsafeRawBufferPointer(rebasing: bytes[0..<end])
            switch deliver(router.choose(head, from: place), descriptor, place, head) {
            case .later: return
            case .taken: line.removeFirst()
            case .answer(let answer):
                line.removeFirst()
                self.end(descriptor, place, answer)
            }
        }
    }

    private func drop(_ descriptor: Int32) {
        pending.remove(descriptor)
        Glibc.close(descriptor)
    }

    private func refuse(_ descriptor: Int32, _ problem: Problem) {
        guard let head = pending.remove(descriptor) else { return }
        settings.log("\(head.place.description) was refused: \(problem.status.rawValue) \(problem.detail)")
        unwatch(descriptor)
        beginLinger(descriptor, problem.rawAnswer)
    }

    private func timeOut(_ descriptor: Int32, _ head: PendingHead) {
        unwatch(descriptor)
        // A client that has sent nothing gets no answer: browsers open connections in advance and expect no answer.
        guard head.seen > 0 else {
            Glibc.close(descriptor)
            return
        }
        let seconds = settings.headTime.components.seconds
        let problem = Problem(.requestTimeout, detail: "The request head was not complete within \(seconds) seconds.")
        settings.log("\(head.place.description) was refused: 408 \(problem.detail)")
        beginLinger(descriptor, problem.rawAnswer)
    }

    // MARK: Lingering

    private static let lingerTime = Duration.seconds(2)

    private func beginLinger(_ descriptor: Int32, _ answer: [UInt8]) {
        // An answer always fits into the send buffer of a new connection.
        send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        shutdown(descriptor, Int32(SHUT_WR))
        // The head is still unread, because MSG_PEEK leaves it in the buffer. Read the head, because closing with
        // unread input would discard the answer.
        _ = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_DONTWAIT))
        if lingering.count >= affordable.lingering, let oldest = lingering.takeFirst(dueBy: nil) {
            Glibc.close(oldest.descriptor)
        }
        lingering.add(descriptor, LingeringClose(), due: settings.timekeeper.now + Self.lingerTime)
        watch(descriptor)
    }

    private func forget(_ descriptor: Int32) {
        while true {
            let count = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN { return }
            lingering[descriptor]?.forgotten += max(count, 0)
            guard count > 0, let so = lingering[descriptor]?.forgotten, so < LingeringClose.readLimitBytes else {
                lingering.remove(descriptor)
                Glibc.close(descriptor)
                return
            }
        }
    }
}

/// A connection whose request head is incomplete.
private struct PendingHead {
    let place: SocketAddress
    let client: ClientAddress
    /// The number of bytes of the head that the loop has inspected so far.
    var seen = 0
    var isWatched = false
}

/// A connection that was answered. Its further input is read and discarded until the client closes it.
private struct LingeringClose {
    /// The maximum number of bytes that the loop reads after the answer. If a client sends more bytes, the connection
    /// is closed and the answer may be lost.
    static let readLimitBytes = 16 << 20

    var forgotten = 0
}
