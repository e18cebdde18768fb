import Capsules
import JSON
import Journaling
import SDLLog
import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Starts apps as child processes and watches these processes. A crash of an app does not affect the bridge.
actor AppHost {
    private enum ProcessState: String {
        case running
        /// The process runs, but its main actor does not respond.
        case notResponding
        case exited
        case crashed
        case stopped

        var isOver: Bool { self != .running && self != .notResponding }
    }

    private enum Build {
        case building, built
        case failed(String)
    }

    private struct Hosted {
        let name: String
        let executable: String
        var state = ProcessState.stopped
        var pid: pid_t?
        var since: Instant
        var exitCode: Int?
        var signal: Int?
        /// Whether the bridge has asked the process to end. If so, the end is not a crash.
        var isStopping = false
        /// Whether the bridge starts the app again when the process has ended.
        var restarts = false
        /// The app's key in the state tree; nil until the app's inspection channel is open.
        var key: String?
        /// Whether the app's inspection channel is open.
        var isAttached = false
        /// The numbers of the app's newest rows at the moment when the app stopped responding or ended.
        var lastRows: [UInt64] = []
        /// The newest build of the app; nil if the bridge does not build this app.
        var build: Build?

        /// The reason why the app does not run normally; nil if the app runs normally.
        var why: String? {
            switch state {
            case .running: nil
            case .notResponding: "Its main actor does not respond."
            case .exited: "It ended by itself with exit code \(exitCode ?? 0)."
            case .crashed: signal.map { "It was ended by signal \($0): \(String(cString: strsignal(Int32($0))))." }
            case .stopped: isStopping ? "It was stopped on request." : nil
            }
        }
    }

    private let hub: Hub
    private let timekeeper: any Timekeeper
    /// The address at which apps connect to the head unit.
    private let core: String
    /// The address at which the apps open their inspection channels.
    private let inspect: String
    /// Stores a capsule for each app that crashes or stops responding; nil if the bridge stores no capsules.
    private let keptCapsules: CrashCapsules?
    private var apps: OrderedMap<String, Hosted> = [:]
    /// The callers that wait until a process has ended or was restarted, by the id of the hosted app.
    private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    /// The callers that wait until the inspection channel of an ended process has ended, by the id of the hosted app.
    private var settling: [String: CheckedContinuation<Void, Never>] = [:]

    init(hub: Hub, core: String, inspect: String, timekeeper: any Timekeeper, keptCapsules: CrashCapsules? = nil) {
        self.hub = hub
        self.core = core
        self.inspect = inspect
        self.timekeeper = timekeeper
        self.keptCapsules = keptCapsules
    }

    /// Returns the id of a hosted app: the last part of the executable's path.
    static func id(of executable: String) -> String {
        executable.split(separator: "/").last.map(String.init) ?? executable
    }

    func host(_ executable: String) async {
        let name = Self.id(of: executable)
        apps[name] = Hosted(name: name, executable: executable, since: timekeeper.now)
        await publish(name)
        try? await start(name)
    }

    func start(_ id: String) async throws(Problem) {
        // If the app has ended but the bridge has not cleaned up the app's process yet, wait for the cleanup.
        if let app = apps[id], app.pid != nil, app.state.isOver {
            InlineExecutor.assertIsNotCurrent()
            await withCheckedContinuation { waiting[id, default: []].append($0) }
        }
        let app = try find(id)
        guard app.pid == nil else { throw Problem(.conflict, detail: "\(id) is already running.") }
        let output = AppOutput()
        let pid: pid_t
        do throws(ChildProcess.Failure) {
            pid = try ChildProcess.start([app.executable, "--core", core, "--inspect", inspect]) {
                output?.hand(to: &$0)
            }
        } catch {
            throw Problem(.conflict, detail: "\(app.executable) could not be started: \(error.reason).")
        }
        apps[id]?.pid = pid
        apps[id]?.state = .running
        apps[id]?.since = timekeeper.now
        apps[id]?.isStopping = false
        apps[id]?.isAttached = false
        apps[id]?.exitCode = nil
        apps[id]?.signal = nil
        apps[id]?.lastRows = []
        await publish(id)
        output?.follow { [weak self] lines in Task { await self?.said(lines, by: id) } }
        spawnThread(named: "wait") { [weak self] in
            let status = ChildProcess.wait(for: pid)
            Task { await self?.ended(id, pid, status) }
        }
    }

    /// Stops an app. Returns when the process has ended and the head unit has removed the app.
    func stop(_ id: String) async throws(Problem) {
        let app = try find(id)
        guard app.pid != nil, !app.state.isOver else {
            throw Problem(.conflict, detail: "\(id) is not running.", hint: app.why)
        }
        await end(id)
        await gone(apps[id]?.key)
    }

    /// Restarts an app. Returns when the new process runs.
    func restart(_ id: String) async throws(Problem) {
        guard try find(id).pid != nil else { return try await start(id) }
        apps[id]?.restarts = true
        await end(id)
    }

    /// Ends the processes of all hosted apps and waits until the head unit has removed the apps.
    ///
    /// - Returns: the ids of all hosted apps.
    func endAll() async -> [String] {
        for id in apps.keys where apps[id]?.pid != nil { askToEnd(id) }
        for id in apps.keys where apps[id]?.pid != nil { await end(id) }
        for app in apps.values { await gone(app.key) }
        return Array(apps.keys)
    }

    private func askToEnd(_ id: String) {
        guard let app = apps[id], let pid = app.pid else { return }
        // An app that does not respond may ignore SIGTERM, so such an app gets SIGKILL.
        kill(pid, app.state == .notResponding ? SIGKILL : SIGTERM)
        apps[id]?.isStopping = true
    }

    /// Adds a row to the log for each line that the app has printed.
    private func said(_ lines: [AppOutput.Line], by id: String) async {
        for line in lines {
            await hub.note(
                "output", app: apps[id]?.key,
                ["what": .string(line.stream.rawValue), "host": .string(id), "text": .string(line.text)])
        }
    }

    /// The time after which the bridge kills a process that it has asked to end.
    private static let patience = Duration.seconds(3)

    private func end(_ id: String) async {
        guard let pid = apps[id]?.pid else { return }
        askToEnd(id)
        let alarm = SystemTimekeeper.shared.ring(after: Self.patience) { [weak self] in
            Task { await self?.force(id, pid) }
        }
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { waiting[id, default: []].append($0) }
        SystemTimekeeper.shared.cancel(alarm)
    }

    private func force(_ id: String, _ pid: pid_t) {
        if apps[id]?.pid == pid { kill(pid, SIGKILL) }
    }

    /// Waits until the head unit has removed the app with this key. Waits for at most two seconds.
    private func gone(_ key: String?) async {
        if let key { await ExpectationWaiter(hub: hub).waitUntilGone(key) }
    }

    /// Publishes that the bridge is building the app. Called when the app's sources have changed.
    func building(_ id: String) async {
        apps[id]?.build = .building
        await publish(id)
    }

    func built(_ id: String, failure: String?) async {
        apps[id]?.build = failure.map { .failed($0) } ?? .built
        await publish(id)
        guard let failure else { return }
        await hub.note(
            "process", app: apps[id]?.key, ["what": "buildFailed", "host": .string(id), "output": .string(failure)])
    }

    func stopAll() {
        for id in apps.keys where apps[id]?.state.isOver == false { askToEnd(id) }
    }

    /// Halts the processes of all apps. The messages to an app wait in the app's sockets until `continueAll`.
    func haltAll() { for app in apps.values { if let pid = app.pid { kill(pid, SIGSTOP) } } }

    func continueAll() { for app in apps.values { if let pid = app.pid { kill(pid, SIGCONT) } } }

    private func find(_ id: String) throws(Problem) -> Hosted {
        guard let app = apps[id] else {
            throw Problem(
                .notFound, detail: "The bridge hosts no app \"\(id)\".",
                more: ["candidates": .array(apps.keys.map { .string($0) })])
        }
        return app
    }

    // MARK: Watching

    func heard(_ key: String, _ pid: Int, _ news: AttachedApps.News) async {
        let id = apps.first { $0.value.pid.map(Int.init) == pid }?.key
        switch news {
        case .attached:
            if let id {
                apps[id]?.key = key
                apps[id]?.isAttached = true
            }
        // If the bridge has asked the app to end, it is normal that the app does not respond.
        case .silent where id.flatMap { apps[$0] }?.isStopping == true: return
        case .silent(let since):
            let rows = await lastRows(of: key)
            if let id, apps[id]?.state == .running {
                apps[id]?.state = .notResponding
                apps[id]?.since = since
                apps[id]?.lastRows = rows
            }
            // The cause of the new row is the app's newest row. The cause shows what the app did before the app stopped
            // responding.
            let row = await hub.note(
                "process", app: key, causes: rows.suffix(1),
                [
                    "what": "notResponding", "pid": .int(pid), "since": .int(Int(since.milliseconds)),
                    "lastRows": .array(rows.map { .int(Int($0)) }),
                ])
            keptCapsules?.keep(.notResponding, id ?? key, app: key, row: row)
        case .heard:
            if let id, apps[id]?.state == .notResponding {
                apps[id]?.state = .running
                apps[id]?.since = timekeeper.now
                apps[id]?.lastRows = []
            }
            await hub.note("process", app: key, ["what": "responding", "pid": .int(pid)])
        case .left:
            if let id {
                apps[id]?.isAttached = false
                stopSettling(id)
            }
        case .halted: await hub.note("process", app: key, ["what": "halted", "pid": .int(pid)])
        case .continued: await hub.note("process", app: key, ["what": "continued", "pid": .int(pid)])
        }
        if let id { await publish(id) }
    }

    // Output has its own limit. A crashing app prints many lines, and these lines must not replace the rows about the
    // app's actions.
    private static let lastActionCount = 12
    private static let lastLineCount = 8

    private func lastRows(of key: String) async -> [UInt64] {
        let printed = FieldTest.oneOf(wanted: [.equal("output")], unwanted: [])
        let other = FieldTest.oneOf(wanted: [], unwanted: [.equal("output")])
        let actions = await newestRows(of: key, whose: other, Self.lastActionCount)
        return (await newestRows(of: key, whose: printed, Self.lastLineCount) + actions).sorted()
    }

    private func newestRows(of key: String, whose kind: FieldTest, _ limit: Int) async -> [UInt64] {
        let isItsOwn = LogFilter.Term(test: .field(.app, .oneOf(wanted: [.equal(key.lowercased())], unwanted: [])))
        let filter = LogFilter(terms: [isItsOwn, LogFilter.Term(test: .field(.kind, kind))])
        let rows = (try? await hub.log.page(LogQuery(filter: filter, limit: limit)))?.rows ?? []
        return LogRow.values(of: rows).compactMap { $0["seq"]?.int }.map { UInt64($0) }
    }

    private typealias FieldTest = LogFilter.FieldTest

    /// Handles the end of a process. `status` is the value from `waitpid`. In this value, the low seven bits are the
    /// signal, and the next byte is the exit code.
    private func ended(_ id: String, _ pid: pid_t, _ status: Int32) async {
        guard let ended = apps[id], ended.pid == pid else { return }
        let signal = Int(status & 0x7F)
        apps[id]?.since = timekeeper.now
        apps[id]?.signal = signal == 0 ? nil : signal
        apps[id]?.exitCode = signal == 0 ? Int(status >> 8 & 0xFF) : nil
        apps[id]?.state = ended.isStopping ? .stopped : (signal == 0 ? .exited : .crashed)
        await publish(id)
        await settle(id)
        let rows = if let key = apps[id]?.key { await lastRows(of: key) } else { [UInt64]() }
        guard var app = apps[id], app.pid == pid else { return }
        app.pid = nil
        app.lastRows = app.isStopping ? [] : rows
        let restarts = app.restarts
        app.restarts = false
        apps[id] = app
        await publish(id)
        if let key = app.key { await hub.appEnded(key: key) }
        await recordEnd(of: app, pid: pid, rows)
        if restarts {
            await gone(app.key)
            try? await start(id)
        }
        for continuation in waiting.removeValue(forKey: id) ?? [] { continuation.resume() }
    }

    /// Waits until the hub has received the rows that an app sent before its end, and the last lines of a crashed app.
    private func settle(_ id: String) async {
        // The bridge does not know when it has received all lines.
        guard let app = apps[id], app.isStopping else {
            return await SystemTimekeeper.shared.pause(for: Self.settlingLimit)
        }
        guard app.isAttached else { return }
        let alarm = SystemTimekeeper.shared.ring(after: Self.settlingLimit) { [weak self] in
            Task { await self?.stopSettling(id) }
        }
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { settling[id] = $0 }
        SystemTimekeeper.shared.cancel(alarm)
        await hub.gathered(includesLate: false)
    }

    private func stopSettling(_ id: String) { settling.removeValue(forKey: id)?.resume() }

    private static let settlingLimit: Duration = .milliseconds(50)

    /// Adds a row about the end of a process to the log. The last number in `rows` is the cause of the new row.
    private func recordEnd(of app: Hosted, pid: pid_t, _ rows: [UInt64]) async {
        var words: JSONValue = [
            "what": .string(app.state.rawValue), "host": .string(app.name), "pid": .int(Int(pid)),
        ]
        words["message"] = app.why.map { .string($0) }
        words["exitCode"] = app.exitCode.map { .int($0) }
        words["signal"] = app.signal.map { .int($0) }
        words["lastRows"] = rows.isEmpty ? nil : .array(rows.map { .int(Int($0)) })
        let row = await hub.note("process", app: app.key, causes: rows.suffix(1), words)
        if app.state == .crashed { keptCapsules?.keep(.crashed, app.name, app: app.key, row: row) }
    }

    private func publish(_ id: String) async {
        guard let app = apps[id] else { return }
        var value: JSONValue = [
            "id": .string(id), "name": .string(app.name), "executable": .string(app.executable),
            "state": .string(app.state.rawValue), "since": .int(Int(app.since.milliseconds)),
        ]
        value["pid"] = app.state.isOver ? nil : app.pid.map { .int(Int($0)) }
        value["why"] = app.why.map { .string($0) }
        value["exitCode"] = app.exitCode.map { .int($0) }
        value["signal"] = app.signal.map { .int($0) }
        value["app"] = app.key.map { .string($0) }
        switch app.build {
        case .building: value["build"] = ["state": "building"]
        case .built: value["build"] = ["state": "built"]
        case .failed(let output): value["build"] = ["state": "failed", "output": .string(output)]
        case nil: break
        }
        if !app.lastRows.isEmpty { value["lastRows"] = .array(app.lastRows.map { .int(Int($0)) }) }
        await hub.set(value.json(), at: ["hosts", id])
        await hub.set(JSONValue.array(apps.keys.map { .string($0) }).json(), at: ["hostOrder"])
    }
}
