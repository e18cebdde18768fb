import Journaling
import SDLInspection
import SDLSupport

/// The apps that have an inspection channel. Reports when an app stops responding, and when the app responds again.
final class AttachedApps: InspectionListener.Delegate {
    private struct Attached {
        let listener: InspectionListener
        let key: String
        let pid: Int
        /// The time of the newest report that the app's main actor responds, or the time when the app attached. `heard`
        /// is a time of the system's clock. `heardAt` is the same time on the head unit's clock.
        var heard: Instant
        var heardAt: Instant
        var isSilent = false
    }

    typealias OrderHandler = @Sendable (InspectionMessage.Order) async -> InspectionMessage.Answer?

    /// An event of an attached app.
    ///
    /// - `silent`: the app's main actor has not responded since `since`.
    /// - `halted` and `continued`: a debugger or a signal has stopped the process, or has let the process continue.
    ///   `all` lists all apps that are halted now.
    enum News: Sendable {
        case attached
        case silent(since: Instant)
        case heard
        case left
        case halted(all: [String])
        case continued(all: [String])
    }

    private let hub: Hub
    private let timekeeper: ControlledTimekeeper
    /// The system's clock, which runs even while the head unit's clock is paused.
    private let watch = SystemTimekeeper.shared
    private let report: @Sendable (_ key: String, _ pid: Int, News) async -> Void
    private let rounds = ClockRounds()
    private let orders = PendingOrders()
    private let attached = Lock<[ObjectIdentifier: Attached]>([:])
    /// The functions that carry out orders to apps of this process, by the key of the app.
    private let local = Lock<[String: OrderHandler]>([:])
    /// The apps that were halted (by a debugger or a signal) at the last check, by process id.
    private let halted = Lock<OrderedMap<Int, String>>([:])
    private let news = SerialWorker<(key: String, pid: Int, news: News)>()

    /// The time between two checks for apps that do not respond. An app that responds sends a report twice a second.
    private static let checkInterval: Duration = .milliseconds(250)
    private static let silence: Duration = .seconds(2)

    init(
        hub: Hub, timekeeper: ControlledTimekeeper,
        report: @escaping @Sendable (_ key: String, _ pid: Int, News) async -> Void
    ) {
        self.hub = hub
        self.timekeeper = timekeeper
        self.report = report
        news.begin { batch, _ in for (key, pid, news) in batch { await report(key, pid, news) } }
        scheduleCheck()
    }

    func accept(_ pipe: any BytePipe) {
        InspectionListener(pipe, timekeeper: timekeeper, delegate: self).open()
    }

    /// Sends a clock command to all attached apps. Waits until the apps have applied the command and have run the
    /// timers that became due. Waits for at most one second. Does not wait for apps that stopped responding earlier.
    ///
    /// - Parameter skipped: apps that get the command, but for which this method does not wait.
    @discardableResult
    func sendClock(
        _ clock: InspectionMessage.Clock, skipping skipped: Set<ObjectIdentifier> = []
    ) async -> ClockRounds.Outcome {
        let apps = attached.withLock { $0.values.sorted { $0.pid < $1.pid } }
        let (waited, others) = apps.reduce(into: ([InspectionListener](), [InspectionListener]())) { result, app in
            let isSkipped = app.isSilent || skipped.contains(ObjectIdentifier(app.listener))
            if isSkipped { result.1.append(app.listener) } else { result.0.append(app.listener) }
        }
        for listener in others { listener.send(clock, number: 0) }
        return await rounds.run(with: waited) { listener, number in listener.send(clock, number: number) }
    }

    /// Requests that the app `key` connects to the head unit immediately. Returns false if no such app is attached.
    func connect(_ key: String) -> Bool {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return false }
        app.listener.connect()
        return true
    }

    /// Sets the function that carries out orders to the app `key` of this process; nil removes the function.
    func setOrderHandler(_ handler: OrderHandler?, of key: String) { local.withLock { $0[key] = handler } }

    /// Sends an order, such as `screenshot`, to the app `key` and returns the app's answer. Returns nil if no such app
    /// is attached.
    func order(_ order: InspectionMessage.Order, of key: String) async -> InspectionMessage.Answer? {
        if let handler = local.withLock({ $0[key] }) { return await handler(order) }
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return nil }
        return await orders.give(order, to: app.listener)
    }

    /// Asks the app with the key `key` to send a key picture in its video. Returns false if no such app is attached.
    func askForKeyPicture(_ key: String) -> Bool {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return false }
        // The number 0 means that the bridge does not wait for an answer to this order.
        app.listener.send(.keyPicture, number: 0)
        return true
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int) {
        orders.answered(listener, answer, number)
    }

    // MARK: Messages of apps

    func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
        let app = Attached(
            listener: listener, key: hello.key, pid: hello.pid, heard: watch.now, heardAt: timekeeper.now)
        attached.withLock { $0[ObjectIdentifier(listener)] = app }
        // The number 0 means that the bridge does not wait for an answer to this command.
        if timekeeper.isPaused { listener.send(.pause, number: 0) }
        news.send((hello.key, hello.pid, .attached))
        return hub.appJournal(key: hello.key, pid: hello.pid)
    }

    func alive(_ listener: InspectionListener) {
        let (now, at) = (watch.now, timekeeper.now)
        let back = attached.withLock { attached -> Attached? in
            let id = ObjectIdentifier(listener)
            guard let app = attached[id] else { return nil }
            attached[id]?.heard = now
            attached[id]?.heardAt = at
            attached[id]?.isSilent = false
            return app.isSilent ? app : nil
        }
        if let back { news.send((back.key, back.pid, .heard)) }
    }

    func clocked(_ listener: InspectionListener, number: Int, _ report: InspectionMessage.ClockReport) {
        rounds.answered(listener, number, report)
    }

    func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
        rounds.left(listener)
        orders.left(listener)
        guard let app = attached.withLock({ $0.removeValue(forKey: ObjectIdentifier(listener)) }) else { return }
        Task { [hub, news] in
            await hub.appUnregistered(key: app.key)
            // The next process of the app may start only now. Otherwise its state could be removed.
            news.send((app.key, app.pid, .left))
        }
    }

    // MARK: Watching

    private func scheduleCheck() {
        watch.ring(after: Self.checkInterval) { [weak self] in
            self?.check()
            self?.scheduleCheck()
        }
    }

    private func check() {
        let now = watch.now
        let silent = attached.withLock { attached -> [Attached] in
            let silent = attached.filter { !$0.value.isSilent && now - $0.value.heard > Self.silence }
            for id in silent.keys { attached[id]?.isSilent = true }
            return silent.values.sorted { $0.pid < $1.pid }
        }
        for app in silent { news.send((app.key, app.pid, .silent(since: app.heardAt))) }
        checkForHalted()
    }

    private func checkForHalted() {
        var now: OrderedMap<Int, String> = [:]
        let apps = attached.withLock { $0.values.map { ($0.pid, $0.key) } }
        for (pid, key) in apps.sorted(by: { $0.0 < $1.0 }) where HaltedProcess.isHalted(pid) { now[pid] = key }
        let before = halted.withLock { halted in
            defer { halted = now }
            return halted
        }
        let all = Array(now.values)
        for (pid, key) in before where now[pid] == nil { news.send((key, pid, .continued(all: all))) }
        for (pid, key) in now where before[pid] == nil { news.send((key, pid, .halted(all: all))) }
    }
}
