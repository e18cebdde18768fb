import SDLHeadUnit
import SDLSupport
import WebServing

/// The one door for everything that acts: REST writes and socket commands both come through here.
struct CommandDoor: Sendable {
    let hub: Hub
    let headUnit: any HeadUnitDriving
    let clock: ControlledTimekeeper
    let host: AppHost
    let desk: InspectionDesk
    let scratch: ScratchApps
    let lease = ControlLease()
    let answers = AnswerBook()
    private let hold = ClockHold()
    private let turnstile = Turnstile()

    /// What came of a command: the number of its row, and whatever else there is to say.
    struct Done: Sendable {
        let seq: UInt64
        var more: OrderedMap<String, JSONValue> = [:]

        var json: JSONValue {
            var json: JSONValue = ["seq": .int(Int(seq))]
            for (name, value) in more { json[name] = value }
            return json
        }
    }

    /// Whether it is done at once: by the head unit alone, and nobody else is at it.
    func isQuick(_ name: String) -> Bool { CommandForm.byName[name]?.isDrive == true && turnstile.isFree }

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - token: shows who holds the lease.
    ///   - causes: the batch it is part of.
    ///   - condition: throws when what the client saw has changed. Nobody else acts between it and the command.
    func run(
        _ name: String, _ params: JSONValue, token: String? = nil, causes: [UInt64] = [],
        condition: (@Sendable () throws(Problem) -> Void)? = nil
    ) async throws(Problem) -> Done {
        guard let form = CommandForm.byName[name] else {
            throw Problem(
                .notFound, detail: "There is no command \"\(name)\".", hint: "GET /v1/commands lists them.",
                more: [
                    "candidates": .array(
                        Resemblance.order(CommandForm.all.map(\.name), by: name).prefix(3).map { .string($0) })
                ])
        }
        let wrong = form.params.violations(in: params)
        guard wrong.isEmpty else { throw Problem(wrong) }
        let action = try form.read(try CommandParams(params))
        if case .control = action {} else { try lease.check(token) }
        await turnstile.enter()
        var holds = true
        defer { if holds { turnstile.leave() } }
        if let condition {
            await hub.gathered()
            try condition()
        }
        let (seq, cause) = await hub.command(name, params: params, causes: causes)
        // What takes its time, or is made of other commands, holds up nobody.
        if !action.isPrompt {
            turnstile.leave()
            holds = false
        }
        let result: Result<OrderedMap<String, JSONValue>, Problem>
        do throws(Problem) {
            result = .success(try await perform(action, seq: seq, cause: cause, token: token))
        } catch {
            result = .failure(error)
        }
        // Who has been answered reads what has come of it; what an app will say of it is still to come.
        await hub.gathered(settled: false)
        switch result {
        case .success(let more): return Done(seq: seq, more: more)
        case .failure(var problem):
            if problem.more["seq"] == nil { problem.more["seq"] = .int(Int(seq)) }
            throw problem
        }
    }

    private func perform(
        _ action: CommandForm.Action, seq: UInt64, cause: Cause, token: String?
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        switch action {
        case .drive(let command): try await drive(command, cause)
        case .gesture(let steps):
            for step in steps {
                await pause(for: step.pause)
                try await drive(step.command, cause)
            }
        case .clock(.step): return try await step()
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
        // All that the head unit tells of it is one turn of the hub, after everything has gone out.
        hub.hold()
        defer { hub.release() }
        do throws(DriveFailure) {
            try await headUnit.drive(command, cause: cause)
        } catch {
            throw Problem(error)
        }
    }

    private func connect(_ app: String) throws(Problem) {
        guard hub.state.value(at: ["headUnit", "apps", app]) == nil else {
            throw Problem(
                .conflict, detail: "\(app) is connected.", hint: "POST /v1/apps/\(app):disconnect ends its connection.")
        }
        guard desk.connect(app) else {
            throw Problem(
                .notFound, detail: "No app \"\(app)\" is attached to the bridge.",
                hint: "One whose process has ended is started with POST /v1/hosts/{id}:start; one that runs elsewhere "
                    + "connects when it wants to.")
        }
    }

    /// These apps stand still now, as in a debugger: so does the clock, and no time limit runs out meanwhile.
    func halted(_ apps: [String]) async {
        switch hold.change(to: apps, isPaused: clock.isPaused) {
        case .pause:
            clock.pause()
            await desk.tell(.pause)
        case .resume:
            clock.resume()
            await desk.tell(.resume)
        case .nothing: break
        }
        await tellClock()
    }

    private func drive(_ command: CommandForm.ClockCommand) async {
        hold.letGo()
        switch command {
        case .pause:
            clock.pause()
            await desk.tell(.pause)
        case .resume:
            clock.resume()
            await desk.tell(.resume)
        case .advance(let span):
            clock.advance(by: span)
            await desk.tell(.advance(span))
        case .step: break
        }
        await tellClock()
    }

    /// Moves a clock that stands on to the next thing that is due.
    private func step() async throws(Problem) -> OrderedMap<String, JSONValue> {
        guard clock.isPaused else {
            throw Problem(.conflict, detail: "The clock runs.", hint: "POST /v1/clock:pause lets it stand.")
        }
        guard let due = clock.nextDue else {
            throw Problem(
                .conflict, detail: "Nothing is due on the head unit.", hint: "POST /v1/clock:advance moves time on.")
        }
        let span = max(.zero, due - clock.now)
        await drive(.advance(span))
        return ["advancedMs": .double(span.inMilliseconds)]
    }

    /// A pause by the clock of head unit and apps. One that stands is moved on: nobody else would do it meanwhile.
    private func pause(for span: Duration) async {
        guard span > .zero else { return }
        if clock.isPaused { return await drive(.advance(span)) }
        await clock.pause(for: span, atMost: span + Self.patience)
    }

    /// How much longer than its pause somebody waits whose clock is made to stand meanwhile.
    private static let patience: Duration = .seconds(1)

    func tellClock() async {
        var value: JSONValue = [
            "state": .string(clock.isPaused ? "paused" : "running"), "now": .int(Int(clock.now.milliseconds)),
        ]
        if !hold.holders.isEmpty { value["heldBy"] = .array(hold.holders.map { .string($0) }) }
        await hub.set(value.json(), at: ["clock"])
    }

    // MARK: What is more than one thing

    private func batch(
        _ steps: [BatchStep], halts: Bool, seq: UInt64, token: String?
    ) async -> OrderedMap<String, JSONValue> {
        var results: [JSONValue] = []
        var allWell = true
        for step in steps {
            await pause(for: step.pause)
            do throws(Problem) {
                var result: JSONValue = ["ok": true]
                switch step.what {
                case .command(let name, let params):
                    for (name, value) in try await run(name, params, token: token, causes: [seq]).json.object ?? [:] {
                        result[name] = value
                    }
                case .expect(let json):
                    let met = try await Expecter(hub: hub).wait(for: try Expectation(json))
                    for (name, value) in met.object ?? [:] { result[name] = value }
                case .nothing: break
                }
                results.append(result)
            } catch {
                allWell = false
                results.append(["ok": false, "error": (try? JSONValue(parsing: error.json)) ?? .null])
                if halts { break }
            }
        }
        return ["ok": .bool(allWell), "results": .array(results)]
    }

    /// Waits until one thing fits, and does with it what a driver would.
    private func use(
        _ locator: Locator, within limit: Duration, _ cause: Cause
    ) async throws(Problem) -> OrderedMap<String, JSONValue> {
        // Whoever names no role means what can be used.
        var locator = locator
        locator.isForUse = locator.role == nil
        let expectation = Expectation(subject: .element(locator, .visible), limit: limit)
        _ = try await Expecter(hub: hub).wait(for: expectation)
        let fitting = ElementList(hub.state.snapshot.root).elements.filter { locator.matches($0) && $0.isVisible }
        guard let element = locator.meant(fitting).first else {
            throw Problem(.conflict, title: "Stale element", detail: "It has just gone again.", hint: "Try once more.")
        }
        guard let command = element.use else {
            throw Problem(
                .conflict, detail: "A \(element.role.rawValue) is not there to be used.",
                hint: "Name an app, a button, a choice or a menu's entry.", more: ["element": element.json])
        }
        try await drive(command, cause)
        return ["element": element.json]
    }

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
        try await drive(.reset, cause)
        if restarts { try await host.restartAll() }
    }
}

extension Problem {
    /// What a head unit says, as HTTP says it.
    init(_ failure: DriveFailure) {
        let status: Status =
            switch failure.kind {
            case .notFound: .notFound
            case .ambiguous, .conflict, .unsupported: .conflict
            case .invalid: .unprocessable
            }
        var more: OrderedMap<String, JSONValue> = [:]
        if !failure.candidates.isEmpty { more["candidates"] = .array(failure.candidates.map { .string($0) }) }
        self.init(status, detail: failure.detail, hint: failure.hint, more: more)
    }
}
