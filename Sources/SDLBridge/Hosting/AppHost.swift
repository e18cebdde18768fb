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
        case exited
        case crashed
        case stopped
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

    /// Takes an executable in and starts it.
    func host(_ executable: String) async {
        let name = executable.split(separator: "/").last.map(String.init) ?? executable
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
        apps[id]?.isStopping = true
        kill(pid, SIGTERM)
    }

    func restart(_ id: String) async throws(Problem) {
        guard try find(id).pid != nil else { return try await start(id) }
        apps[id]?.restarts = true
        try stop(id)
    }

    func restartAll() async throws(Problem) {
        for id in apps.keys { try await restart(id) }
    }

    func stopAll() {
        for app in apps.values {
            if let pid = app.pid { kill(pid, SIGTERM) }
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

    /// `status` is what `waitpid` gives: the low seven bits are the signal, the next byte is the exit code.
    private func ended(_ id: String, _ pid: pid_t, _ status: Int32) async {
        guard var app = apps[id], app.pid == pid else { return }
        let signal = Int(status & 0x7F)
        app.pid = nil
        app.since = timekeeper.now
        app.signal = signal == 0 ? nil : signal
        app.exitCode = signal == 0 ? Int(status >> 8 & 0xFF) : nil
        app.standing = app.isStopping ? .stopped : (signal == 0 ? .exited : .crashed)
        let restarts = app.restarts
        app.restarts = false
        apps[id] = app
        await tell(id)
        if restarts { try? await start(id) }
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
