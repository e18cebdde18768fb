internal import CLinux
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The server that gets a connection whose head has come.
enum Destination {
    /// libmicrohttpd.
    case http
    /// libwebsockets.
    case socket
}

/// Accepts connections and holds them until their head has come, on a thread of its own.
///
/// The head is looked at where it lies in the socket's buffer and stays there for the server that gets the connection.
/// Epoll is edge-triggered: it tells of new bytes only, so that half a head does not make the loop spin. A deadline
/// ends a connection whose head stays incomplete.
final class AcceptLoop: @unchecked Sendable {
    struct Settings {
        var headLimitBytes = 16 << 10
        var headTime: Duration = .seconds(10)
        var lingerTime: Duration = .seconds(2)
        /// Connections without a complete head; past that the oldest has to go.
        var pendingLimit = 1024
        /// Connections that were answered and have not hung up; past that the oldest is closed.
        var lingerLimit = 1024
        var timekeeper: any Timekeeper = SystemTimekeeper.shared
        var log: @Sendable (String) -> Void = { _ in }
    }

    enum Delivery {
        case taken
        /// Instead of whatever was asked, after which the connection ends.
        case answer([UInt8])
        /// There are enough on their way: it is offered again when `goOn` says so.
        case later
    }

    /// Takes a connection over, if it can. The head is good for the length of the call.
    typealias Deliver = @Sendable (Destination, Int32, SocketPlace, UnsafeRawBufferPointer) -> Delivery
    /// The answer to a request for the server's health, when nothing is left to serve with; nil for other requests.
    typealias HealthAnswer = @Sendable (UnsafeRawBufferPointer, SocketPlace) -> [UInt8]?

    enum Command: Sendable {
        case linger(Int32, [UInt8])
        case deadline
        /// Tries again to accept what is still in line.
        case again
        /// Offers again what nobody could take.
        case goOn
        /// Listens no more.
        case close
        case stop
    }

    let settings: Settings
    private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let wakeup = Wakeup()
    private let inbox: Inbox<Command>
    private let chooser: Chooser
    private let deliver: Deliver
    private let healthAnswer: HealthAnswer
    private let closed = Finish()
    private let finished = Finish()
    /// The loop has ended: a connection that is given to it now gets no answer.
    private let isOver = Lock(false)

    // Touched on the loop's thread alone.
    private var listeners: [ListeningPort]
    /// The listeners at which connections may still wait to be accepted.
    private var crowded: Set<Int32> = []
    /// How many milliseconds are left to wait for the heads of connections that are turned away for want of
    /// descriptors; whole again once all have been accepted.
    private var patienceMilliseconds = AcceptLoop.patienceMilliseconds
    private var pending = Waiting<PendingHead>()
    /// Complete heads that nobody could take yet.
    private var line: Line
    private var lingering = Waiting<LingeringClose>()
    private var isStopped = false
    private var nextDeadline: Alarm?
    private let turnedAway: Seldom
    private let tooMany: Seldom
    private let peeked: UnsafeMutableRawBufferPointer

    init(
        _ listeners: [ListeningPort], _ settings: Settings, _ chooser: Chooser,
        health: @escaping HealthAnswer, deliver: @escaping Deliver
    ) {
        self.listeners = listeners
        self.settings = settings
        self.chooser = chooser
        self.deliver = deliver
        healthAnswer = health
        line = Line(limit: settings.pendingLimit)
        turnedAway = Seldom(settings, "a connection was turned away: \(systemText(EMFILE))")
        tooMany = Seldom(settings, "a connection had to go before its request was complete: too many wait")
        precondition(epoll >= 0, "no accept loop could be made: \(systemText(errno))")
        inbox = Inbox { [wakeup] in wakeup.ring() }
        // One byte more than a head may have tells a full one from one that is too long.
        peeked = .allocate(byteCount: settings.headLimitBytes + 1, alignment: 1)
        watch(wakeup.descriptor)
        for listener in listeners { watch(listener.descriptor) }
        spawnThread(named: "accept") { self.run() }
    }

    deinit { peeked.deallocate() }

    /// Accepts no more.
    func close() async {
        inbox.send(.close)
        await closed.wait()
    }

    /// Accepts no more, drops what has no head yet, and ends the thread.
    func stop() async {
        inbox.send(.stop)
        await finished.wait()
    }

    /// There is room for more.
    func goOn() { inbox.send(.goOn) }

    /// Sends a last answer, then reads and forgets what the peer still sends until it hangs up or the linger time is over.
    /// A close with bytes unread would throw the answer away.
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
                    look(descriptor, event.events)
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
        while let late = line.takeLate(by: now) { beginLinger(late, Self.tooManyWait) }
        while let late = lingering.takeFirst(dueBy: now) { Glibc.close(late.descriptor) }
    }

    private func setDeadline() {
        let due = [pending.firstDue, line.firstDue, lingering.firstDue].compactMap(\.self).min()
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

    /// A few in one go: before a crowd, heads that have come and room that was made would have to wait for all of it.
    private func acceptSome(_ listener: ListeningPort) {
        for _ in 0..<Self.turnLimit {
            var descriptor: Int32 = -1
            let place = SpareDescriptor.shared.accept {
                SocketPlace(accepting: listener.descriptor, into: &descriptor)
            }
            if let place {
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
        if crowded.isEmpty { patienceMilliseconds = Self.patienceMilliseconds }
    }

    /// How many are accepted before the others are looked after.
    private static let turnLimit = 32
    private static let patienceMilliseconds: Int32 = 40
    private static let noDescriptors = HTTPDaemon.crowded("files and connections").rawAnswer

    /// Out of descriptors: the spare one lets us take the connection off the queue, if only to answer and close it. Without
    /// that the peer would wait for ever, since nothing new will tell us of it.
    private func turnAway(_ listener: ListeningPort) -> Bool {
        enum Outcome { case answered, nobodyThere, noDescriptor }
        let outcome = SpareDescriptor.shared.lend { () -> Outcome in
            var turned: Int32 = -1
            guard let place = SocketPlace(accepting: listener.descriptor, into: &turned) else {
                return errno == EAGAIN || errno == EWOULDBLOCK ? .nobodyThere : .noDescriptor
            }
            answerWithoutRoom(turned, place)
            return .answered
        }
        if outcome == .noDescriptor {
            // A file that was opened was quicker to take it. Not at once: nothing will have changed.
            settings.timekeeper.ring(after: .milliseconds(100)) { [weak self] in self?.inbox.send(.again) }
        }
        return outcome == .answered
    }

    private func answerWithoutRoom(_ descriptor: Int32, _ place: SocketPlace) {
        defer { Glibc.close(descriptor) }
        turnedAway.report()
        // Its head may still be on its way, so it gets some of the milliseconds that are left to wait.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let limit = min(patienceMilliseconds, 5)
        if poll(&waiting, 1, limit) == 0 { patienceMilliseconds -= limit }
        let count = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { return }
        let bytes = UnsafeRawBufferPointer(rebasing: peeked[0..<count])
        let answer = healthAnswer(bytes, place) ?? Self.noDescriptors
        send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private func begin(_ descriptor: Int32, _ place: SocketPlace) {
        let client = place.client
        if pending.count >= settings.pendingLimit { makeRoom(for: client) }
        pending.add(
            descriptor, PendingHead(place: place, client: client), due: settings.timekeeper.now + settings.headTime)
        // Most have sent their head by now, and need not be watched. Many are accepted in one go, and one whose head
        // is there need not wait for room.
        look(descriptor, 0)
        guard pending[descriptor] != nil else { return }
        pending[descriptor]?.isWatched = true
        watch(descriptor)
    }

    /// A client with connections waiting loses its own oldest one. A client that has none takes the place of the oldest
    /// of all. A connection whose head has come meanwhile is served, not dropped.
    private func makeRoom(for client: ClientAddress) {
        guard let oldest = pending.first(where: { $0.client == client }) ?? pending.first(where: { _ in true }) else {
            return
        }
        look(oldest, 0)
        guard pending.remove(oldest) != nil else { return }
        tooMany.report()
        Glibc.close(oldest)
    }

    // MARK: Heads

    private func look(_ descriptor: Int32, _ events: UInt32) {
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
                    .badRequest, detail: "This is no HTTP request.",
                    hint: "The port speaks plain HTTP; https:// needs something in front that ends TLS."))
        case .incomplete where count > settings.headLimitBytes: refuse(descriptor, tooLong)
        case .incomplete where events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue) != 0: drop(descriptor)
        case .incomplete: pending[descriptor]?.seen = count
        }
    }

    private var tooLong: Problem {
        Problem(.headTooLarge, detail: "The head of a request has at most \(settings.headLimitBytes) bytes.")
    }

    private func finish(_ descriptor: Int32, _ head: UnsafeRawBufferPointer) {
        guard let pending = pending.remove(descriptor) else { return }
        // From here on somebody else watches it.
        if pending.isWatched { unwatch(descriptor) }
        offer(descriptor, pending.place, head)
    }

    /// A connection that comes while others wait waits behind them, unless it asks after the server's health.
    private func offer(_ descriptor: Int32, _ place: SocketPlace, _ head: UnsafeRawBufferPointer) {
        let delivery: Delivery
        if line.count == 0 {
            delivery = deliver(chooser.choose(head, from: place), descriptor, place, head)
        } else {
            delivery = healthAnswer(head, place).map { .answer($0) } ?? .later
        }
        switch delivery {
        case .taken: break
        case .answer(let answer): end(descriptor, place, answer)
        case .later:
            if !line.add(descriptor, place, due: settings.timekeeper.now + settings.headTime) {
                end(descriptor, place, Self.tooManyWait)
            }
        }
    }

    private func end(_ descriptor: Int32, _ place: SocketPlace, _ answer: [UInt8]) {
        // Only faulty requests are logged here. Those that are too many come by the thousand, and are told elsewhere.
        if answer.starts(with: "HTTP/1.1 400 ".utf8) {
            settings.log("\(place.description) was refused: its head is no request's that can be understood")
        }
        beginLinger(descriptor, answer)
    }

    /// Each is looked at anew; one that has gone is of no use to anybody.
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
            switch deliver(chooser.choose(head, from: place), descriptor, place, head) {
            case .later: return
            case .taken: line.removeFirst()
            case .answer(let answer):
                line.removeFirst()
                self.end(descriptor, place, answer)
            }
        }
    }

    private static let tooManyWait = HTTPDaemon.tooManyConnections

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
        // A client that has said nothing is told nothing: a browser opens connections in advance.
        guard head.seen > 0 else {
            Glibc.close(descriptor)
            return
        }
        let seconds = settings.headTime.components.seconds
        let problem = Problem(.requestTimeout, detail: "The request's head did not come within \(seconds) seconds.")
        settings.log("\(head.place.description) was refused: 408 \(problem.detail)")
        beginLinger(descriptor, problem.rawAnswer)
    }

    // MARK: Lingering

    private func beginLinger(_ descriptor: Int32, _ answer: [UInt8]) {
        // An answer is far smaller than what a fresh connection's buffer takes.
        send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        shutdown(descriptor, Int32(SHUT_WR))
        // The head has only been looked at: with it unread, a close for want of room would throw the answer away.
        _ = recv(descriptor, peeked.baseAddress, peeked.count, Int32(MSG_DONTWAIT))
        if lingering.count >= settings.lingerLimit, let oldest = lingering.takeFirst(dueBy: nil) {
            Glibc.close(oldest.descriptor)
        }
        lingering.add(descriptor, LingeringClose(), due: settings.timekeeper.now + settings.lingerTime)
        watch(descriptor)
    }

    /// Reads what came and forgets it.
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

/// Says something that happens by the thousand, and not again for a while.
private final class Seldom {
    private let settings: AcceptLoop.Settings
    private let line: String
    private var last: Instant?

    init(_ settings: AcceptLoop.Settings, _ line: String) {
        self.settings = settings
        self.line = line
    }

    func report() {
        let now = settings.timekeeper.now
        if let last, now - last < .seconds(10) { return }
        last = now
        settings.log(line)
    }
}

/// A connection without a complete head.
private struct PendingHead {
    let place: SocketPlace
    let client: ClientAddress
    /// Bytes looked at so far.
    var seen = 0
    var isWatched = false
}

/// A connection that has been answered and is only drained.
private struct LingeringClose {
    /// The most that is read after the answer; a client that sends still more loses the answer.
    static let readLimitBytes = 16 << 20

    var forgotten = 0
}
