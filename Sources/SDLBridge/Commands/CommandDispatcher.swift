import JSON
import Journaling
import SDLHeadUnit
import SDLInspection
import SDLLog
import SDLSupport
import SDLTransport
import WebServing

/// Runs the commands that clients send as REST requests or over the socket.
struct CommandDispatcher: Sendable {
    let hub: Hub
    let headUnit: HeadUnit
    let clock: ControlledTimekeeper
    let inFlight: InFlightCounter
    let host: AppHost
    let attachedApps: AttachedApps
    let scratch: ScratchApps
    /// The address of the external head unit that this bridge only watches; nil if the bridge runs its own head unit.
    let watched: Address?
    let lease = ControlLease()
    let answers = IdempotencyCache()
    private let clockHolders = ClockHolders()
    private let mutex = AsyncMutex()

    /// The result of a command: the number of the command's row in the log, and further members of the answer.
    struct Done: Sendable {
        let seq: UInt64
        var more: OrderedMap<String, JSONValue> = [:]

        var json: JSONValue {
            var json: JSONValue = ["seq": .int(Int(seq))]
            for (name, value) in more { json[name] = value }
            return json
        }
    }

    /// Returns whether the command `name` can run immediately. This is true if the command concerns only the head unit
    /// and no other command is running.
    func isQuick(_ name: String) -> Bool { CommandDefinition.byName[name]?.isDrive == true && mutex.isFree }

    /// Runs a command by its name.
    ///
    /// - Parameters:
    ///   - token: the control token of the caller.
    ///   - causes: the row numbers of the command's causes, for example the row of the batch that contains the command.
    func run(
        _ name: String, _ params: JSONValue, token: String? = nil, causes: [UInt64] = [], pauses: [Duration] = []
    ) async throws(Problem) -> Done {
        guard let definition = CommandDefinition.byName[name] else {
            throw Problem(
                .notFound, detail: "There is no command \"\(name)\".", hint: "GET /v1/commands lists the commands.",
                more: [
                    "candidates": .array(
                        NearestMatch.order(CommandDefinition.all.map(\.name), by: name).prefix(3).map { .string($0) })
                ])
        }
        let params = try CommandParams(params, fitting: definition.params)
        return try await run(definition, params, token: token, causes: causes, pauses: pauses)
    }

    /// Runs a command whose parameters match its schema.
    ///
    /// - Parameters:
    ///   - pauses: the pauses before the touch events of a gesture. Used instead of the usual pauses if the gesture has as
    ///     many touch events.
    ///   - condition: throws if the state has changed since the client read it. No other command runs between this check
    ///     and the command itself.
    func run(
        _ definition: CommandDefinition, _ params: CommandParams, token: String? = nil, causes: [UInt64] = [],
        pauses: [Duration] = [], condition: (@Sendable () throws(Problem) -> Void)? = nil
    ) async throws(Problem) -> Done {
        if let watched { throw Problem(watching: watched) }
        var action = try definition.read(params.on(hub.state))
        if case .gesture(let steps) = action, steps.count == pauses.count {
            action = .gesture(zip(pauses, steps).map { (pause: $0, command: $1.command) })
        }
        if case .control = action {} else { try lease.check(token) }
        await mutex.lock()
        var holds = true
        defer { if holds { mutex.unlock() } }
        if let condition {
            await hub.gathered()
            try condition()
        }
        let (seq, cause) = await hub.command(
            definition.name, params: definition.logged(params.json), causes: causes)
        // Release the lock for a command that is long or that runs other commands. Otherwise this command would block
        // the other commands.
        if !action.isPrompt {
            mutex.unlock()
            holds = false
        }
        let result: Result<OrderedMap<String, JSONValue>, Problem>
        do throws(Problem) {
            result = .success(
                definition.isDrive
                    ? try await perform(action, seq: seq, cause: cause, token: token)
                    : try await elsewhere(action, seq: seq, cause: cause, token: token))
        } catch {
            result = .failure(error)
        }
        await hub.complete(command: seq, CommandOutcome(result))
        // When a client has the answer, the client must be able to read the command's effects. Do not wait for state
        // that apps report later.
        await hub.gathered(includesLate: false)
        switch result {
        case .success(let more): return Done(seq: seq, more: more)
        case .failure(var problem):
            if problem.more["seq"] == nil { problem.more["seq"] = .int(Int(seq)) }
            throw problem
        }
    }

    /// Runs the action of a command in the thread pool. The action may wait for an app, for a clock or for another
    /// command.
    private func elsewhere(
        _ action: CommandDefinition.Action, seq: UInt64, cause: Cause, token: String?
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        try await withTaskExecutorPreference(globalConcurrentExecutor) { () async throws(Problem) in
            try await perform(action, seq: seq, cause: cause, token: token)
        }
    }

    private func perform(
        _ action: CommandDefinition.Action, seq: UInt64, cause: Cause, token: String?
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        switch action {
        case .drive(let command): try await drive(command, cause)
        case .gesture(let steps):
            for step in steps {
                await pause(for: step.pause)
                try await drive(step.command, cause)
            }
        case .clock(.step): return try await step()
        case .clock(.advance(let span)): return await advance(by: span).json
        case .clock(let command): await drive(command)
        case .host(.start(let id)): try await host.start(id)
        case .host(.stop(let id)): try await host.stop(id)
        case .host(.restart(let id)): try await host.restart(id)
        case .connect(let app): try connect(app)
        case .scratch(let command): return try await scratch.run(command)
        case .control(let command): return try await control(command, token: token)
        case .batch(let steps, let halts): return await batch(steps, halts: halts, seq: seq, token: token)
        case .use(let locator, let limit): return try await use(locator, within: limit, cause)
        case .reset(let restarts): try await reset(restarts: restarts, cause)
        }
        return [:]
    }

    private func drive(_ command: HeadUnitCommand, _ cause: Cause) async throws(Problem) {
        // Everything that the head unit reports because of this command is published as one batch.
        hub.beginBatch()
        defer { hub.endBatch() }
        do throws(DriveFailure) {
            try await headUnit.drive(command, cause: cause)
        } catch {
            throw Problem(error)
        }
    }

    private func connect(_ app: String) throws(Problem) {
        guard hub.state.value(at: ["headUnit", "apps", app]) == nil else {
            throw Problem(
                .conflict, detail: "\(app) is already connected.",
                hint: "POST /v1/apps/\(app):disconnect ends the app's connection.")
        }
        guard attachedApps.connect(app) else {
            throw Problem(
                .notFound, detail: "No app \"\(app)\" is attached to the bridge.",
                hint: "Start an app whose process has ended with POST /v1/hosts/{id}:start. An app that runs elsewhere "
                    + "must connect by itself.")
        }
    }

    /// Pauses the clock while apps are halted, for example by a debugger, so that no timeout of the head unit expires.
    func halted(_ apps: [String]) async {
        switch clockHolders.change(to: apps, isPaused: clock.isPaused) {
        case .pause: await setClocks(isPaused: true)
        case .resume: await setClocks(isPaused: false)
        case .nothing: break
        }
        await publishClock()
    }

    private func drive(_ command: CommandDefinition.ClockCommand) async {
        clockHolders.release()
        switch command {
        case .pause: await setClocks(isPaused: true)
        case .resume: await setClocks(isPaused: false)
        // The actions `advance` and `step` publish the clock themselves.
        case .advance, .step: break
        }
        await publishClock()
    }

    private func setClocks(isPaused: Bool) async {
        if isPaused { clock.pause() } else { clock.resume() }
        await attachedApps.sendClock(isPaused ? .pause : .resume)
    }

    /// Advances the clocks and runs all timers that become due.
    @discardableResult
    private func advance(by span: Duration) async -> ClockSteps.Outcome {
        clockHolders.release()
        let outcome = await ClockSteps(clock: clock, inFlight: inFlight, attachedApps: attachedApps).advance(by: span)
        await publishClock()
        return outcome
    }

    /// Advances a paused clock to the next due timer.
    private func step() async throws(Problem) -> OrderedMap<String, JSONValue> {
        guard clock.isPaused else {
            throw Problem(.conflict, detail: "The clock is running.", hint: "POST /v1/clock:pause pauses the clock.")
        }
        guard let due = clock.nextDue else {
            throw Problem(
                .conflict, detail: "The head unit has no pending timer.",
                hint: "POST /v1/clock:advance advances the clock.")
        }
        let span = max(.zero, due - clock.now)
        await advance(by: span)
        return ["advancedMs": .double(span.inMilliseconds)]
    }

    /// Waits until the head unit's clock has advanced by `span`. If the clock is paused, advances the clock by `span`;
    /// otherwise the wait would never end.
    private func pause(for span: Duration) async {
        guard span > .zero else { return }
        if clock.isPaused {
            await advance(by: span)
            return
        }
        await clock.pause(for: span, atMost: span + Self.patience)
    }

    /// The additional real time after which a pause in a gesture ends although the head unit's clock has not advanced
    /// far enough. This happens if the clock is paused during the gesture.
    private static let patience: Duration = .seconds(1)

    func publishClock() async {
        var value: JSONValue = [
            "state": .string(clock.isPaused ? "paused" : "running"), "now": .int(Int(clock.now.milliseconds)),
        ]
        if !clockHolders.holders.isEmpty { value["heldBy"] = .array(clockHolders.holders.map { .string($0) }) }
        await hub.set(value.json(), at: ["clock"])
    }

    // MARK: Composed commands

    private func batch(
        _ steps: [BatchStep], halts: Bool, seq: UInt64, token: String?
    ) async -> OrderedMap<String, JSONValue> {
        var results: [JSONValue] = []
        var allWell = true
        for step in steps {
            await pause(for: step.pause)
            do throws(Problem) {
                var result: JSONValue = ["ok": true]
                switch step.action {
                case .command(let definition, let params):
                    let done = try await run(definition, try params.get(), token: token, causes: [seq])
                    for (name, value) in done.json.object ?? [:] { result[name] = value }
                case .expect(let expectation):
                    let met = try await ExpectationWaiter(hub: hub).wait(for: try expectation.get())
                    for (name, value) in met.object ?? [:] { result[name] = value }
                case .nothing: break
                }
                results.append(result)
            } catch {
                allWell = false
                results.append(["ok": false, "error": error.json])
                if halts { break }
            }
        }
        return ["ok": .bool(allWell), "results": .array(results)]
    }

    /// Waits until a visible element matches `locator`. Then uses the element as a driver would, for example presses a
    /// button.
    private func use(
        _ locator: Locator, within limit: Duration, _ cause: Cause
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        let end = SystemTimekeeper.shared.now + limit
        if let near = locator.differingInCase(in: ElementList(hub.state.snapshot.root).elements) {
            throw Problem(
                .unprocessable, title: "Expectation not met",
                detail: "No visible element has the name \"\(locator.name ?? "")\", but one has the name "
                    + "\"\(near.name ?? "")\".",
                hint: "Write the name with the same upper-case and lower-case letters.",
                type: ProblemKinds.expectationNotMet, more: ["candidates": [near.json]])
        }
        var found: Element?
        repeat {
            let rest = max(.zero, end - SystemTimekeeper.shared.now)
            let expectation = Expectation(subject: .element(locator, .visible), limit: rest)
            _ = try await ExpectationWaiter(hub: hub).wait(for: expectation)
            found = await stillElement(locator, until: end)
        } while found == nil && SystemTimekeeper.shared.now < end
        guard let element = found else {
            throw Problem(
                .conflict, title: "Stale element", detail: "The element has disappeared.", hint: "Try again.")
        }
        guard let command = element.use(locator.manner) else {
            throw Problem(
                .conflict, detail: "A \(element.role.rawValue) cannot be used in this way.",
                hint:
                    "Press a button (short or long), type into a keyboard, slide a slider, or choose an app, a choice "
                    + "or a menu entry.", more: ["element": element.json])
        }
        try await drive(command, cause)
        return ["element": element.json]
    }

    /// Returns the visible element that matches `locator`; nil if there is none any more. If the element is in a
    /// picture that an app draws, waits until the element has stopped moving. `end` is the end of this wait.
    private func stillElement(_ locator: Locator, until end: Instant) async -> Element? {
        var before: Element?
        while true {
            let fitting = ElementList(hub.state.snapshot.root).elements.filter { locator.matches($0) && $0.isVisible }
            let element = locator.preferred(fitting).first
            guard let element, let point = element.point, let app = element.app, SystemTimekeeper.shared.now < end
            else { return element }
            if let last = before?.point, last == point { return element }
            before = element
            await SystemTimekeeper.shared.pause(for: Self.stillness)
            await attachedApps.sendClock(.advance(.zero))
            // The app publishes its views only a few times per second, so the known position may be out of date.
            _ = await attachedApps.order(.views, of: app)
            await hub.gathered()
        }
    }

    private static let stillness = Duration.milliseconds(100)

    private func control(
        _ command: ControlCommand, token: String?
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        switch command {
        case .acquire(let holder, let span):
            let token = try lease.acquire(holder, for: span, token: token) { [hub] in
                Task { await hub.set(nil, at: ["control"]) }
            }
            let until = RowBuilder.wall(in: span)
            let shown: JSONValue = ["holder": .string(holder), "until": .string(until)]
            await hub.set(shown.json(), at: ["control"])
            return ["token": .string(token), "holder": .string(holder), "until": .string(until)]
        case .release(let given):
            try lease.release(token ?? given)
            await hub.set(nil, at: ["control"])
            return [:]
        }
    }

    private func reset(restarts: Bool, _ cause: Cause) async throws(Problem) {
        await scratch.removeAll()
        if clock.isPaused { await drive(.resume) }
        // End the apps before the reset. Otherwise an app could reconnect and get its previous HMI level.
        let ended = restarts ? await host.endAll() : []
        try await drive(.reset, cause)
        for id in ended { try await host.start(id) }
    }
}

extension Problem {
    /// Creates the problem that every command gets while the bridge only watches an external head unit.
    init(watching headUnit: Address) {
        self.init(
            .conflict, title: "Watching only",
            detail: "This bridge only watches a real head unit at \(headUnit): the command was not run.",
            hint: "Use the head unit itself, or start a simulated head unit with `sdl-bridge serve`.",
            type: ProblemKinds.watchingOnly)
    }

    init(_ failure: DriveFailure) {
        let status: Status =
            switch failure.kind {
            case .notFound: .notFound
            case .ambiguous, .conflict, .unsupported: .conflict
            case .invalid: .unprocessable
            }
        var more: OrderedMap<String, JSONValue> = [:]
        let candidates = Self.nearest(failure)
        if !candidates.isEmpty { more["candidates"] = .array(candidates.map { .string($0) }) }
        self.init(status, detail: failure.detail, hint: failure.hint, more: more)
    }

    private static let candidateLimit = 8

    /// Returns the candidates that are most similar to the requested name. The name is the first quoted word in the
    /// text of the failure.
    private static func nearest(_ failure: DriveFailure) -> [String] {
        let parts = failure.detail.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return failure.candidates }
        return Array(NearestMatch.order(failure.candidates, by: String(parts[1])).prefix(candidateLimit))
    }
}
