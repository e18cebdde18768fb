import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Starts apps as processes of their own and looks after them: an app that dies takes nothing with it.
actor AppHost {
    /// What an app's process is doing.
    private enum Standing: String {
        case running
        /// Its main actor does not take its turns.
        case notResponding
        case exited
        case crashed
        case stopped
    }

    private enum Build {
        case building, built
        case failed(String)
    }

    private struct Hosted {
        let name: String
        let executable: String
        var standing = Standing.stopped
        var pid: pid_t?
        var since: Instant
        var exitCode: Int?
        var signal: Int?
        /// Somebody asked for its end, so that it is no crash.
        var isStopping = false
        /// Start again once it has ended.
        var restarts = false
        /// As it said when it attached.
        var key: String?
        /// The last of its rows, when it fell silent or ended.
        var lastRows: [UInt64] = []
        /// How its last build went, where it is built here.
        var build: Build?
    }

    private let hub: Hub
    private let timekeeper: any Timekeeper
    /// Where apps find the head unit.
    private let core: String
    /// Where apps tell of their insides.
    private let inspect: String
    private var apps: OrderedMap<String, Hosted> = [:]

    init(hub: Hub, core: String, inspect: String, timekeeper: any Timekeeper) {
        self.hub = hub
        self.core = core
        self.inspect = inspect
        self.timekeeper = timekeeper
    }

    /// What a hosted app is called.
    static func id(of executable: String) -> String {
        executable.split(separator: "/").last.map(String.init) ?? executable
    }

    /// Takes an executable in and starts it.
    func host(_ executable: String) async {
        let name = Self.id(of: executable)
        apps[name] = Hosted(name: name, executable: executable, since: timekeeper.now)
        await tell(name)
        try? await start(name)
    }

    func start(_ id: String) async throws(Problem) {
        let app = try find(id)
        guard app.pid == nil else { throw Problem(.conflict, detail: "\(id) is running already.") }
        let pid: pid_t
        do throws(SpawnFailure) {
            pid = try Self.spawn([app.executable, "--core", core, "--inspect", inspect])
        } catch {
            throw Problem(.conflict, detail: "\(app.executable) could not be started: \(error.reason).")
        }
        apps[id]?.pid = pid
        apps[id]?.standing = .running
        apps[id]?.since = timekeeper.now
        apps[id]?.isStopping = false
        apps[id]?.exitCode = nil
        apps[id]?.signal = nil
        apps[id]?.lastRows = []
        await tell(id)
        spawnThread(named: "wait") { [weak self] in
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            let end = status
            Task { await self?.ended(id, pid, end) }
        }
    }

    func stop(_ id: String) throws(Problem) {
        let app = try find(id)
        guard let pid = app.pid else { throw Problem(.conflict, detail: "\(id) is not running.") }
        // One that does not take its turns may not heed a request either.
        kill(pid, app.standing == .notResponding ? SIGKILL : SIGTERM)
        apps[id]?.isStopping = true
    }

    func restart(_ id: String) async throws(Problem) {
        guard try find(id).pid != nil else { return try await start(id) }
        apps[id]?.restarts = true
        try stop(id)
    }

    func restartAll() async throws(Problem) {
        for id in apps.keys { try await restart(id) }
    }

    /// Its sources have changed.
    func building(_ id: String) async {
        apps[id]?.build = .building
        await tell(id)
    }

    func built(_ id: String, failure: String?) async {
        apps[id]?.build = failure.map { .failed($0) } ?? .built
        await tell(id)
        guard let failure else { return }
        await hub.note(
            "process", app: apps[id]?.key, ["what": "buildFailed", "host": .string(id), "output": .string(failure)])
    }

    func stopAll() {
        for app in apps.values {
            if let pid = app.pid { kill(pid, app.standing == .notResponding ? SIGKILL : SIGTERM) }
        }
    }

    private func find(_ id: String) throws(Problem) -> Hosted {
        guard let app = apps[id] else {
            throw Problem(
                .notFound, detail: "The bridge hosts no app \"\(id)\".",
                more: ["candidates": .array(apps.keys.map { .string($0) })])
        }
        return app
    }

    // MARK: Watching

    /// What an app's process says of itself, or fails to say.
    func heard(_ key: String, _ pid: Int, _ news: InspectionDesk.News) async {
        let id = apps.first { $0.value.pid.map(Int.init) == pid }?.key
        switch news {
        case .attached:
            if let id { apps[id]?.key = key }
        case .silent(let since):
            let rows = await lastRows(of: key)
            if let id, apps[id]?.pid != nil {
                apps[id]?.standing = .notResponding
                apps[id]?.since = since
                apps[id]?.lastRows = rows
            }
            // What it was told or did last is the turn that holds it.
            await hub.note(
                "process", app: key, causes: rows.suffix(1),
                [
                    "what": "notResponding", "pid": .int(pid), "since": .int(Int(since.milliseconds)),
                    "lastRows": .array(rows.map { .int(Int($0)) }),
                ])
        case .heard:
            if let id, apps[id]?.standing == .notResponding {
                apps[id]?.standing = .running
                apps[id]?.since = timekeeper.now
                apps[id]?.lastRows = []
            }
            await hub.note("process", app: key, ["what": "responding", "pid": .int(pid)])
        case .left: break
        case .halted: await hub.note("process", app: key, ["what": "halted", "pid": .int(pid)])
        case .continued: await hub.note("process", app: key, ["what": "continued", "pid": .int(pid)])
        }
        if let id { await tell(id) }
    }

    private static let lastRowCount = 20

    private func lastRows(of key: String) async -> [UInt64] {
        let term = LogFilter.Term(test: .field(.app, .oneOf(wanted: [.equal(key.lowercased())], unwanted: [])))
        let query = LogQuery(filter: LogFilter(terms: [term]), limit: Self.lastRowCount)
        let rows = (try? await hub.log.page(query))?.rows ?? []
        return rows.compactMap { (try? JSONValue(parsing: $0))?["seq"]?.int }.map { UInt64($0) }
    }

    /// `status` is what `waitpid` gives: the low seven bits are the signal, the next byte is the exit code.
    private func ended(_ id: String, _ pid: pid_t, _ status: Int32) async {
        guard apps[id]?.pid == pid else { return }
        // What it told before its end may still be on its way.
        await SystemTimekeeper.shared.pause(for: Self.settling)
        let rows = if let key = apps[id]?.key { await lastRows(of: key) } else { [UInt64]() }
        guard var app = apps[id], app.pid == pid else { return }
        let signal = Int(status & 0x7F)
        app.pid = nil
        app.since = timekeeper.now
        app.signal = signal == 0 ? nil : signal
        app.exitCode = signal == 0 ? Int(status >> 8 & 0xFF) : nil
        app.standing = app.isStopping ? .stopped : (signal == 0 ? .exited : .crashed)
        app.lastRows = app.isStopping ? [] : rows
        let restarts = app.restarts
        app.restarts = false
        apps[id] = app
        await tell(id)
        await tellEnd(of: app, pid: pid, rows)
        if restarts { try? await start(id) }
    }

    private static let settling: Duration = .milliseconds(50)

    /// The row of an end names the rows before it.
    private func tellEnd(of app: Hosted, pid: pid_t, _ rows: [UInt64]) async {
        var words: JSONValue = [
            "what": .string(app.standing.rawValue), "host": .string(app.name), "pid": .int(Int(pid)),
        ]
        words["exitCode"] = app.exitCode.map { .int($0) }
        words["signal"] = app.signal.map { .int($0) }
        words["lastRows"] = rows.isEmpty ? nil : .array(rows.map { .int(Int($0)) })
        await hub.note("process", app: app.key, causes: rows.suffix(1), words)
    }

    private func tell(_ id: String) async {
        guard let app = apps[id] else { return }
        var value: JSONValue = [
            "id": .string(id), "name": .string(app.name), "executable": .string(app.executable),
            "state": .string(app.standing.rawValue), "since": .int(Int(app.since.milliseconds)),
        ]
        value["pid"] = app.pid.map { .int(Int($0)) }
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

    // MARK: Processes

    private struct SpawnFailure: Error {
        let reason: String
    }

    private static func spawn(_ words: [String]) throws(SpawnFailure) -> pid_t {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var pid = pid_t()
        let failure = posix_spawn(&pid, words[0], nil, nil, &arguments, environ)
        guard failure == 0 else { throw SpawnFailure(reason: String(cString: strerror(failure))) }
        return pid
    }
}
