import Journaling
import SDLInspection
import SDLSupport

/// Takes in the apps that tell of their insides, and notices when one falls silent.
final class AttachedApps: InspectionListener.Delegate {
    private struct Attached {
        let listener: InspectionListener
        let key: String
        let pid: Int
        /// By the watch, and by the clock of head unit and apps.
        var heard: Instant
        var heardAt: Instant
        var isSilent = false
    }

    /// Called when an app attaches, when its main actor falls silent (with the instant it was last heard at), when it is
    /// heard again, and when other apps than before stand still, as in a debugger.
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
    /// Goes on while the clock of head unit and apps stands still.
    private let watch: any Timekeeper
    private let report: @Sendable (_ key: String, _ pid: Int, News) async -> Void
    private let rounds = ClockRounds()
    private let orders = PendingOrders()
    private let attached = Lock<[ObjectIdentifier: Attached]>([:])
    /// Apps that stood still when we last looked, by their processes.
    private let halted = Lock<OrderedMap<Int, String>>([:])
    private let news = SerialWorker<(key: String, pid: Int, news: News)>()

    /// Apps say twice a second that their main actor takes its turns.
    private static let look: Duration = .milliseconds(250)
    private static let silence: Duration = .seconds(2)

    init(
        hub: Hub, timekeeper: ControlledTimekeeper, watch: any Timekeeper = SystemTimekeeper.shared,
        report: @escaping @Sendable (_ key: String, _ pid: Int, News) async -> Void
    ) {
        self.hub = hub
        self.timekeeper = timekeeper
        self.watch = watch
        self.report = report
        news.begin { batch, _ in for (key, pid, news) in batch { await report(key, pid, news) } }
        lookAgain()
    }

    func accept(_ pipe: any BytePipe) {
        InspectionListener(pipe, timekeeper: timekeeper, delegate: self).open()
    }

    /// Attached apps keep time with the head unit. Returns once all of them have followed, and what was due there has come
    /// to its end; one that does not answer is waited for no longer than a second, one known to be silent not at all.
    ///
    /// - Parameter skipped: the apps that are not waited for either.
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

    /// Has an app look for the head unit at once. False when none is attached under this key.
    func connect(_ key: String) -> Bool {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return false }
        app.listener.connect()
        return true
    }

    /// Has an app do something. nil when none is attached under this key.
    func order(_ order: InspectionMessage.Order, of key: String) async -> InspectionMessage.Answer? {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return nil }
        return await orders.give(order, to: app.listener)
    }

    /// Has an app send a picture that a decoder can begin with. False when none is attached under this key.
    func askForKeyPicture(_ key: String) -> Bool {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return false }
        orders.give(.keyPicture, to: app.listener)
        return true
    }

    func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int) {
        orders.answered(listener, answer, number)
    }

    // MARK: What apps tell

    func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal {
        let app = Attached(
            listener: listener, key: hello.key, pid: hello.pid, heard: watch.now, heardAt: timekeeper.now)
        attached.withLock { $0[ObjectIdentifier(listener)] = app }
        // Nobody waits for the answer to this: the number is that of no round.
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
        news.send((app.key, app.pid, .left))
        Task { [hub] in await hub.appUnregistered(key: app.key) }
    }

    // MARK: Watching

    private func lookAgain() {
        watch.ring(after: Self.look) { [weak self] in
            self?.lookAround()
            self?.lookAgain()
        }
    }

    private func lookAround() {
        let now = watch.now
        let silent = attached.withLock { attached -> [Attached] in
            let silent = attached.filter { !$0.value.isSilent && now - $0.value.heard > Self.silence }
            for id in silent.keys { attached[id]?.isSilent = true }
            return silent.values.sorted { $0.pid < $1.pid }
        }
        for app in silent { news.send((app.key, app.pid, .silent(since: app.heardAt))) }
        lookForHalted()
    }

    private func lookForHalted() {
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
