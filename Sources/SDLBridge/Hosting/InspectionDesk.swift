import SDLSupport

/// Takes in the apps that tell of their insides, and notices when one falls silent.
final class InspectionDesk: InspectionListener.Audience {
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
    private let tell: @Sendable (_ key: String, _ pid: Int, News) async -> Void
    private let rounds = ClockRounds()
    private let attached = Lock<[ObjectIdentifier: Attached]>([:])
    /// Apps that stood still when we last looked, by their processes.
    private let halted = Lock<OrderedMap<Int, String>>([:])
    private let news = Lane<(key: String, pid: Int, news: News)>()

    /// Apps say twice a second that their main actor takes its turns.
    private static let look: Duration = .milliseconds(250)
    private static let silence: Duration = .seconds(2)

    init(
        hub: Hub, timekeeper: ControlledTimekeeper, watch: any Timekeeper = SystemTimekeeper.shared,
        tell: @escaping @Sendable (_ key: String, _ pid: Int, News) async -> Void
    ) {
        self.hub = hub
        self.timekeeper = timekeeper
        self.watch = watch
        self.tell = tell
        news.begin { batch, _ in for (key, pid, news) in batch { await tell(key, pid, news) } }
        lookAgain()
    }

    func accept(_ pipe: any BytePipe) {
        InspectionListener(pipe, timekeeper: timekeeper, audience: self).open()
    }

    /// Attached apps keep time with the head unit. Returns once all of them have followed; one that does not answer is
    /// waited for no longer than a second.
    func tell(_ clock: InspectionMessage.Clock) async {
        let listeners = attached.withLock { $0.values.map(\.listener) }
        await rounds.run(with: listeners) { listener, number in listener.send(clock, number: number) }
    }

    /// Has an app look for the head unit at once. False when none is attached under this key.
    func connect(_ key: String) -> Bool {
        guard let app = attached.withLock({ $0.values.first { $0.key == key } }) else { return false }
        app.listener.connect()
        return true
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

    func clocked(_ listener: InspectionListener, number: Int) { rounds.answered(listener, number) }

    func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?) {
        rounds.left(listener)
        guard let app = attached.withLock({ $0.removeValue(forKey: ObjectIdentifier(listener)) }) else { return }
        news.send((app.key, app.pid, .left))
        Task { [hub] in await hub.appLeft(key: app.key) }
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
